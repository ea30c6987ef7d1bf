import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readerText } from '#tests/support/reader-text.ts';

async function shownOf(data: JsonObject): Promise<string> {
  const analysis = analyzeData(data);
  const disagree = analysis.warnings.filter(({ code }) => code === 'AMOUNTS_DISAGREE');
  assert.deepEqual(disagree, []);
  return readerText(
    layoutDocument(await inLanguage(analysis), { style: 'stripe-clean' }).html,
  ).replaceAll('\u00a0', ' ');
}

const FACTURA = {
  factura: 'F-1',
  fecha: '2026-06-03',
  emisor: { nombre: 'Ana Ruiz', nif: '12345678Z' },
  cliente: { nombre: 'Sur S.A.', nif: 'A1' },
  conceptos: [{ concepto: 'Diseño', cantidad: 1, precio: 1000, importe: 1000 }],
  base_imponible: 1000,
  moneda: 'EUR',
};

const INVOICE = {
  invoice: 'INV-1',
  date: '2026-02-03',
  from: { name: 'Acme Ltd', address: '1 Road, Leeds LS1 1AA' },
  client: { name: 'Bob Ltd', address: '2 Way' },
  items: [{ description: 'Work', quantity: 2, unitPrice: 50, total: 100 }],
  currency: 'GBP',
};

describe('sums that the data states in its own way', () => {
  test('[detection.payable] take what is withheld off a total that has it off already', async () => {
    const taxes = { iva: 210, iva_porcentaje: 21, irpf_porcentaje: 15 };
    const listed = { impuestos: [{ tipo: 21, base: 1000, cuota: 210 }] };
    for (const stated of [
      { ...taxes, irpf: -150, total: 1060 },
      { ...taxes, irpf: 150, total: 1060 },
      { ...listed, retencion: { porcentaje: 15, importe: 150 }, total_a_pagar: 1060 },
      { ...listed, retencion_irpf: { tipo: 15, importe: -150 }, total: 1060 },
    ])
      assert.match(
        await shownOf({ ...FACTURA, ...stated }),
        /(?:IVA|Impuesto) \(21 %\) 210,00 € Total 1210,00 € Retención \(15 %\) -150,00 € Importe pendiente 1060,00 €/,
      );
  });

  test('[detection.shown] print taxes by their rates once, as amounts', async () => {
    const shown = await shownOf({
      negozio: 'Panetteria Bertolini',
      scontrino_n: '42',
      articoli: [
        { descrizione: 'Pane', qta: 2, prezzo: 3.2, aliquota_iva: 4, importe: 6.4 },
        { descrizione: 'Torta', qta: 1, prezzo: 18, aliquota_iva: 10, importe: 18 },
      ],
      totale: 24.4,
      di_cui_iva: { '4%': 0.25, '10%': 1.64 },
      contanti: 24.4,
      valuta: 'EUR',
    });
    assert.match(shown, /di cui IVA \(4%\) 0,25 € di cui IVA \(10%\) 1,64 €/);
    assert.doesNotMatch(shown, /25%|Di cui IVA 4/);
  });

  test('[detection.shown] read an object of sums as the sums', async () => {
    const sums = { net: 100, vat_total: 20, gross: 120, deposit_paid: 50, outstanding: 70 };
    const shown = await shownOf({ ...INVOICE, sums });
    assert.match(
      shown,
      /Subtotal £100\.00 VAT \(20%\) £20\.00 Total £120\.00 .*Amount due £70\.00/,
    );
    assert.doesNotMatch(shown, /Sums/);
    const grand = { ...INVOICE, sub: 100, tax: 20, grand: 120, net_days: 15 };
    assert.match(await shownOf(grand), /Due date 18 February 2026 .*Total £120\.00/);
    assert.doesNotMatch(await shownOf(grand), /Grand/);
  });

  test('[detection.shown] say with the delivery when and how it is delivered', async () => {
    const to = { name: 'Depot', address: 'Dock 1, Hull', date: '2026-02-05' };
    const shown = await shownOf({ ...INVOICE, total: 100, deliver_to: { ...to, note: 'Ring' } });
    assert.match(shown, /Bill to Bob Ltd 2 Way Ship to Depot Dock 1, Hull Note: Ring/);
    assert.match(shown, /Delivery date 5 February 2026/);
  });

  test('[detection.shown] do not disagree where payments or a minus say the rest', async () => {
    const paid = { subtotal: 100, tip: 10, total: 110, balance_due: 0 };
    const payments = [
      { method: 'Gift card', amount: 25 },
      { method: 'Visa', last4: '4242', amount: 85 },
    ];
    const receipt = { receipt_number: 'R-5', paid_at: '2026-07-18', items: INVOICE.items };
    await shownOf({ ...receipt, merchant: INVOICE.from, ...paid, payments, currency: 'USD' });
    const lines = [{ title: 'Atlas', qty: 1, price: 35, total: -35 }];
    const refund = {
      ...{ type: 'Refund receipt', refund_no: 'RF-12', refunded_at: '2026-07-20' },
      ...{ store: INVOICE.from, customer: INVOICE.client, lines, total_refunded: -35 },
      currency: 'GBP',
    };
    const shown = await shownOf(refund);
    assert.match(shown, /Amount refunded -£35\.00/);
  });

  test('[detection.shown] tell rates of a line from amounts, in every country', async () => {
    const items = [
      { bezeichnung: 'Signaletik', menge: 1, einzelpreis: 4200, betrag: 4200, mwst: 8.1 },
      { bezeichnung: 'Broschüre', menge: 500, einzelpreis: 2.4, betrag: 1200, mwst: 2.6 },
    ];
    const rechnung = {
      rechnungsnummer: '331',
      lieferant: { name: 'Bergwerk AG' },
      positionen: items,
    };
    const stated = { ...rechnung, zwischensumme: 5400, total: 5771.4, waehrung: 'CHF' };
    assert.match(await shownOf(stated), /8[.,]1 ?%.*2[.,]6 ?%/);
    const taxed = {
      ...stated,
      mwst: [
        { satz: 8.1, betrag: 340.2 },
        { satz: 2.6, betrag: 31.2 },
      ],
    };
    assert.match(await shownOf(taxed), /Signaletik 1 \S+ 4.200.00 8[.,]1 ?%/);
  });

  test('[detection.shown] leave out an entry without anything, and keep its list', async () => {
    const items = [...INVOICE.items, null];
    assert.match(await shownOf({ ...INVOICE, items, total: 100 }), /Work 2 £50\.00 £100\.00/);
  });

  test('[detection.none] are an invoice with its number, paid or not', () => {
    const paid = { status: 'paid', paid_on: '2026-02-04', payment_method: 'Visa', paid: 100 };
    const { document } = analyzeData({ ...INVOICE, invoice_number: 'A-19', total: 100, ...paid });
    assert.equal(document?.model.type, 'invoice');
  });

  test('[detection.shown] name targets, and read margins, rates and taxes for what they are', async () => {
    const report = {
      ...{ report_title: 'Review', report_date: '2026-10-12', currency: 'USD' },
      kpis: [{ name: 'On-time delivery', value: '96.4%', target: '95%' }],
      regional_results: [
        { region: 'Midwest', revenue: 6120000, margin: 0.142 },
        { region: 'South', revenue: 4810000, margin: 0.118 },
      ],
      fees: [
        { service: 'Placement', units: 96, rate: 210, fee: 20160 },
        { service: 'Feeding', units: 3, rate: 640, fee: 1920 },
      ],
      ...{ fee: 480, vat_23: 110.4, fee_total: 590.4 },
    };
    const shown = await shownOf(report);
    assert.match(shown, /96\.4% Target 95%/);
    assert.match(shown, /Midwest \S+ 14\.2%/);
    assert.match(shown, /Placement 96 \$210\.00 \$20,160\.00/);
    assert.match(shown, /VAT \(23%\) \$110\.40/);
  });

  test('[detection.shown] show what of the total was paid on a receipt, and what is still due', async () => {
    const sold = [{ thing: 'Cutting', how_many: 18, price: 24.2, cost: 435.6 }];
    const shown = await shownOf({
      ...{ what: 'Receipt', receipt_no: 'R 3371', shop: INVOICE.from, sold, total: 435.6 },
      ...{ paid_so_far: 200, still_owing: 235.6, currency: 'GBP' },
    });
    assert.match(shown, /Cutting 18 £24\.20 £435\.60/);
    assert.match(shown, /Amount paid £200\.00 Balance due £235\.60/);
    assert.doesNotMatch(shown, /Receipt Receipt/);
  });

  test('[detection.shown] sign an acceptance, and head clauses that are called paragraphs', async () => {
    const acceptance = { line: 'Accepted for the Town of Harwick', name: '', date: '' };
    const shown = await shownOf({ ...INVOICE, total: 100, pay_by: 'Check or Venmo', acceptance });
    assert.match(shown, /Payment details Check or Venmo/);
    assert.doesNotMatch(shown, /Acceptance|Line/);
    const vertrag = {
      ...{ titel: 'Dienstvertrag', auftraggeber: { name: 'Messe GmbH' } },
      ...{ auftragnehmer: { name: 'Tontechnik Hahn' }, datum: '2026-03-01' },
      paragraphen: [
        { ueberschrift: 'Gegenstand', text: 'Betreuung der Tonanlage.' },
        { ueberschrift: 'Vergütung', text: '600 € pro Tag.' },
      ],
    };
    assert.match(await shownOf(vertrag), /Gegenstand Betreuung der Tonanlage\./);
    assert.doesNotMatch(await shownOf(vertrag), /Überschrift|Paragraphen/);
  });

  test('[detection.shown] call a deposit invoice, a mark and a bank as their data does', async () => {
    const rechnung = { ...INVOICE, dokumenttyp: 'Anzahlungsrechnung', total: 100 };
    assert.match(await shownOf(rechnung), /Anzahlungsrechnung/);
    const zertifikat = {
      ...{ titel: 'Zertifikat', teilnehmer: { vorname: 'Lukas', nachname: 'Brandt' } },
      ...{ kurs: 'Agile Führung', veranstalter: 'Akademie Rhein', note: 'sehr gut (1,3)' },
    };
    assert.match(await shownOf(zertifikat), /Note sehr gut/);
    const bank = { name: 'Barclays Bank', account_name: 'Acme Ltd', sort_code: '20-35-93' };
    assert.match(await shownOf({ ...INVOICE, total: 100, bank }), /Bank Barclays Bank/);
  });
});
