import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readerText } from '#tests/support/reader-text.ts';

async function shownOf(data: JsonObject): Promise<string> {
  const model = await inLanguage(analyzeData(data));
  return readerText(layoutDocument(model, { style: 'stripe-clean' }).html);
}

const CREDIT = {
  document_type: 'credit_note',
  credit_note_number: 'CN-19',
  credit_date: '2026-05-06',
  original_invoice_date: '2026-04-21',
  seller: { name: 'Houtlust Meubelen B.V.', city: 'Elst', country: 'Nederland' },
  customer: { name: 'Lunchroom De Waag', city: 'Nijmegen', country: 'Nederland' },
  reason: 'Retour van twee stoelen die beschadigd zijn geleverd.',
  lines: [{ description: 'Eetkamerstoel, eiken', quantity: -2, unit_price: 114, total: -228 }],
  total: -228,
  currency: 'EUR',
  note: 'Het bedrag wordt binnen 7 dagen teruggestort op de rekening waarmee u heeft betaald.',
  created_at: '2026-05-06T08:17:44+02:00',
};

describe('facts of trade papers, each once and by its name', () => {
  test('[detection.shown] label what keys say in English in the language of the document', async () => {
    const shown = await shownOf(CREDIT);
    assert.match(shown, /Datum oorspronkelijke factuur 21 april 2026/);
    assert.match(shown, /Reden Retour van twee stoelen/);
    assert.equal(shown.split('6 mei 2026').length, 2);
  });

  test('[detection.shown] call a quote so where only its English keys call it an estimate', async () => {
    const { document_type: _, credit_note_number: __, ...rest } = CREDIT;
    const quote = { ...rest, estimateNumber: '2026/021', lines: [], total: 228 };
    assert.match(await shownOf(quote), /Offerte.*2026\/021/);
    const own = await shownOf({ ...quote, title: 'Prijsopgave' });
    assert.match(own, /Prijsopgave/);
  });

  test('[detection.shown] print a certified address with its firm, and its owner', async () => {
    const shown = await shownOf({
      invoiceNumber: '12',
      companyName: 'Studio Onda S.r.l.',
      companyEmail: 'ciao@studioonda.example',
      companyPec: 'studioonda@pec.example',
      company: { titolare: 'Elisa Onda' },
      clientName: 'Cantina Rocca',
      items: [{ name: 'Sito web per la cantina', qty: 1, price: 390, total: 390 }],
      total: 390,
      currency: 'EUR',
    });
    assert.match(shown, /ciao@studioonda\.example PEC: studioonda@pec\.example/);
    assert.doesNotMatch(shown, /Company pec/);
  });

  test('[detection.shown] state a payment by its card, not by a code and a token of the gateway', async () => {
    const shown = await shownOf({
      number: '58213',
      date_paid: '2026-06-02',
      store: { name: 'Saltspring Kitchen', phone: '604-555-0171' },
      line_items: [{ name: 'Cast iron skillet', quantity: 1, price: '64.99', total: '64.99' }],
      total: '64.99',
      currency: 'CAD',
      payment_method: 'card',
      payment_method_title: 'Visa ending in 4242',
      transaction_id: 'ch_3PqL8dK2xVbN',
    });
    assert.match(shown, /Payment method Visa ending in 4242/);
    assert.doesNotMatch(shown, /ch_3PqL|method title|Card\b/);
  });

  test('[detection.shown] list what was paid before an invoice, and no way to pay the rest', async () => {
    const shown = await shownOf({
      rechnungsnummer: 'RE-37',
      absender: { firma: 'Malerbetrieb Brandl e. K.', inhaber: 'Jürgen Brandl', ort: 'Regensburg' },
      empfaenger: { name: 'Dr. Katharina Wöhrl', ort: 'Sinzing' },
      positionen: [{ bezeichnung: 'Wände streichen', menge: 1, einzelpreis: 3358.36 }],
      bruttosumme: 3358.36,
      zahlungen: [{ datum: '2026-01-28', art: 'Anzahlung per Überweisung', betrag: 1000 }],
      offenerBetrag: 2358.36,
      waehrung: 'EUR',
    });
    assert.match(shown, /Zahlungen.*Anzahlung per Überweisung 28\.01\.2026 1\.000,00 €/);
    assert.doesNotMatch(shown, /Zahlungsart Anzahlung/);
    assert.match(shown, /Regensburg Inhaber: Jürgen Brandl/);
  });

  test('[detection.shown] leave out when a record was made, whatever the language', async () => {
    for (const key of [
      ...['aangemaaktOp', 'createdAt', 'creado_el', 'cree_le', 'creatoIl', 'criadoEm'],
      ...['angelegtAm', 'utworzono', 'skapad', 'oprettet', 'opprettet', 'luotu', 'vytvoreno'],
      ...['создано', '登録日時', '创建时间', '생성일시', 'olusturulmaTarihi'],
    ]) {
      const shown = await shownOf({
        betreft: 'Verhuizing van onze praktijk',
        afzender: { naam: 'Tandartspraktijk Van den Berg', plaats: 'Utrecht' },
        ontvanger: { naam: 'Mevrouw De Wit', plaats: 'Utrecht' },
        datum: '2026-06-15',
        inhoud: 'Na achttien jaar verhuizen wij naar een nieuwe locatie aan de Biltstraat.',
        [key]: '2026-06-12T16:05:00',
      });
      assert.doesNotMatch(shown, /12 juni|16:05/, key);
    }
  });
});
