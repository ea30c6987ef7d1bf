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

describe('sums and lines made by hand', () => {
  test('[detection.shown] ask for a deposit below the total, with its share and the balance', async () => {
    const quote = {
      estimate: 'E-9',
      from: { name: 'Sol Electric', address: '88 Oak St, Reno, NV 89501' },
      customer: { name: 'Jim Hale' },
      items: [{ description: 'Panel upgrade', qty: 1, price: 2400 }],
      total: 2400,
    };
    const asked = { ...quote, deposit_percent: 50, deposit_due: 1200, balance_due: 1200 };
    assert.match(
      await shownOf(asked),
      /Estimate E-9 .*Total \$2,400\.00 Deposit due \(50%\) \$1,200\.00 Balance due \$1,200\.00/,
    );
    const parts = { percent: 25, amount: 600, due: 'On acceptance' };
    assert.match(
      await shownOf({ ...quote, deposit: parts }),
      /Total \$2,400\.00 Deposit, on acceptance \(25%\) \$600\.00/,
    );
    const { type } = analyzeData(asked).document?.model ?? {};
    assert.equal(type, 'quote');
    assert.match(await shownOf({ ...quote, retainer: 800 }), /\$2,400\.00 Retainer \$800\.00/);
    assert.match(
      await shownOf({ ...quote, deposit: '30% on acceptance' }),
      /Deposit 30% on acceptance/,
    );
  });

  test('[detection.shown] call what is charged for delivery as the data does', async () => {
    const invoice = {
      invoice: '1044',
      from: { name: 'Hexham Timber', address: '12 Mill Lane, Hexham NE46 1XD' },
      items: [{ description: 'Decking boards', qty: 40, price: 22, total: 880 }],
      subtotal: 880,
      total: 940,
    };
    for (const [key, label] of [
      ['delivery', 'Delivery'],
      ['carriage', 'Carriage'],
      ['delivery_fee', 'Delivery fee'],
      ['total_shipping', 'Shipping'],
    ] as const)
      assert.match(await shownOf({ ...invoice, [key]: 60 }), new RegExp(`${label} £60\\.00`));
  });

  test('[detection.shown] state the rate of a charge in its label, and count points', async () => {
    const shown = await shownOf({
      folio_number: 'F-50932',
      property: { name: 'The Tidewrack Inn', address: '61 Kelp Street, Portland, ME 04101' },
      charges: [{ description: 'Room 7', qty: 2, rate: 200, amount: 400 }],
      charges_subtotal: 400,
      serviceChargePercent: 18,
      serviceCharge: 72,
      total: 472,
      points: { earned: 600, new_balance: 2140 },
    });
    assert.match(shown, /Subtotal \$400\.00 Service charge \(18%\) \$72\.00 .*\$472\.00/);
    assert.match(shown, /Earned 600 New balance 2,140(?!\.)/);
  });

  test('[detection.shown] take what a line counts for its quantity where its amount proves it', async () => {
    const shown = await shownOf({
      quote: '58',
      from: { name: 'Derg Valley Gardens', address: 'Killaloe, Co. Clare, Ireland' },
      date: '2026-11-20',
      items: [
        { menu: 'Buffet lunch', head: 40, price_per_head: 18.5, amount: 740 },
        { item: 'Hedge cutting', visits: 4, each: 180, total: 720 },
        { item: 'Coaching', sessions: 3, fee: 60, amount: 180 },
        { item: 'Compost', qty: 3, each: 95, total: 285, bags: 1 },
      ],
      total: 1925,
    });
    assert.match(shown, /20 November 2026/);
    assert.match(shown, /Buffet lunch 40 €18\.50 €740\.00/);
    assert.match(shown, /Hedge cutting 4 visits €180\.00 €720\.00/);
    assert.match(shown, /Coaching 3 sessions €60\.00 €180\.00/);
    assert.match(shown, /Compost ?Bags: 1 3 €95\.00 €285\.00/);
  });

  test('[detection.shown] name a tax by the key of its amount or by the number of its seller', async () => {
    const receipt = {
      receipt_no: '991',
      store: { name: 'Maple Books', address: '10 King St, Toronto, ON M5H 1A1' },
      items: [{ title: 'Atlas', price: 40 }],
      subtotal: 40,
      total: 45.2,
    };
    assert.match(await shownOf({ ...receipt, tax: { hst: 5.2 } }), /HST \(13%\) \$5\.20/);
    const store = { ...receipt.store, hst_number: '81234 5678 RT0001' };
    assert.match(await shownOf({ ...receipt, store, tax: 5.2 }), /HST \(13%\) \$5\.20/);
  });

  test('[detection.shown] read "zahlbar" as terms of payment', async () => {
    const shown = await shownOf({
      rechnung: '61',
      datum: '2026-04-02',
      absender: { name: 'Gärtnerei Kohl' },
      positionen: [{ leistung: 'Rasen mähen', menge: 4, preis: 45, gesamt: 180 }],
      gesamt: 180,
      zahlbar: '14 Tage netto',
    });
    assert.match(shown, /Fällig am 16\. April 2026/);
    assert.match(shown, /Zahlungsbedingungen 14 Tage netto/);
  });

  test('[detection.shown] take the larger of two totals for the one with tax', async () => {
    const shown = await shownOf({
      fakturanr: '2026-14',
      säljare: { namn: 'Lunds Cykelverkstad AB', adress: 'Bangatan 4, 222 21 Lund' },
      rader: [{ beskrivning: 'Byte av kedja', antal: 1, apris: 1200, summa: 1200 }],
      summa: 1200,
      moms: 300,
      totalt: 1500,
    });
    assert.match(shown, /Delsumma 1 200,00 kr Moms \(25 %\) 300,00 kr Summa 1 500,00 kr/);
  });

  test('[detection.shown] keep each amount in its own currency and add up no two of them', async () => {
    const invoice = {
      invoice: 'X-9',
      from: { name: 'Fernhill Framing', address: '8 Abbey Row, Hexham NE46 3NB, UK' },
      items: [
        { description: 'Hotel', quantity: 1, total: 100, currency: 'EUR' },
        { description: 'Flight', quantity: 1, total: 300, currency: 'USD' },
      ],
    };
    const shown = await shownOf(invoice);
    assert.match(shown, /Hotel 1 €100\.00 Flight 1 US\$300\.00/);
    assert.doesNotMatch(shown, /400|£/);
    const { warnings } = analyzeData(invoice);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['CURRENCIES_MIXED'],
    );
    const dollars = (amount: number) => ({ amount, currency: 'USD' });
    const converted = await shownOf({
      ...invoice,
      items: [{ description: 'Bulbs', quantity: 50, price: dollars(8), total: dollars(400) }],
      total: dollars(400),
      totalInEUR: { amount: 388.5, currency: 'EUR' },
    });
    assert.match(converted, /Bulbs 50 US\$8\.00 US\$400\.00 .*Total US\$400\.00/);
    assert.match(converted, /Total in EUR €388\.50/);
  });

  test('[detection.shown] take a bare tax of the lines for rates where the column as a whole says so', async () => {
    const invoice = { invoice: 'X-9', currency: 'EUR', from: { name: 'Lindner', country: 'DE' } };
    const rates = await shownOf({
      ...invoice,
      items: [
        { item: 'Herbs', total: 360, vat: 19 },
        { item: 'Book', total: 79.8, vat: 7 },
      ],
      vat: 73.99,
      total: 513.79,
    });
    assert.match(rates, /Herbs 19% €360\.00 Book 7% €79\.80/);
    assert.match(rates, /VAT \(19% on €360\.00\) €68\.40 VAT \(7% on €79\.80\) €5\.59/);
    const amounts = await shownOf({
      ...invoice,
      items: [
        { item: 'Herbs', total: 100, vat: 19 },
        { item: 'Book', total: 200, vat: 14 },
      ],
      vat: 33,
      total: 333,
    });
    assert.doesNotMatch(amounts, /(?:14|19)%/);
  });

  test('[detection.shown] print no text whose placeholder nobody filled, and name it', async () => {
    const invoice = {
      invoice: 'X-9',
      currency: 'EUR',
      items: [{ item: 'Hotel', total: 100 }],
      notes: ['Thank you', 'Pay {document.total_price} by {document.due_date}'],
    };
    const shown = await shownOf(invoice);
    assert.match(shown, /Thank you/);
    assert.doesNotMatch(shown, /[{}]|Pay/);
    const { warnings } = analyzeData(invoice);
    assert.deepEqual(
      warnings.map(({ subject }) => subject),
      ['{document.total_price}'],
    );
  });

  test('[detection.shown] read a discount in per cent, a rate of nothing and the parts of a tax as such', async () => {
    const invoice = {
      invoice: 'X-9',
      currency: 'GBP',
      items: [
        {
          item: 'Frames',
          quantity: 2,
          price: 150,
          discount: 10,
          discountType: 'percent',
          total: 270,
        },
      ],
      subtotal: 270,
    };
    const shared = { type: 'percent', value: 10 };
    const shown = await shownOf({ ...invoice, discount: shared, total: 243 });
    assert.match(
      shown,
      /Frames 2 £150\.00 10% £270\.00 .*Discount \(10%\) -£27\.00 Total £243\.00/,
    );
    assert.doesNotMatch(shown, /percent/);
    assert.match(
      await shownOf({ ...invoice, discount: 10, discountType: '%', total: 243 }),
      /Discount \(10%\) -£27\.00/,
    );
    const rates = [
      { rate: 20, net: 200, tax: 40 },
      { rate: 0, net: 70, tax: 0 },
    ];
    assert.match(
      await shownOf({ ...invoice, taxes: rates, total: 310 }),
      /VAT \(20% on £200\.00\) £40\.00 VAT \(0% on £70\.00\) £0\.00/,
    );
    const mixed = { rate: 'mixed', amount: 40, breakdown: rates };
    assert.doesNotMatch(await shownOf({ ...invoice, vat: mixed, total: 310 }), /mixed|Amount £40/);
  });

  test('[detection.shown] take what all discounts come to for an amount, whatever kind it is called', async () => {
    const invoice = {
      invoice_number: 'INV-1847',
      currency: 'USD',
      items: [{ description: 'Cutting board', quantity: 5, unit_price: 65.76, total: 328.8 }],
      subtotal: 328.8,
      discount_codes: [{ code: 'TRADE10', amount: '32.88', type: 'percentage' }],
      total_discounts: '32.88',
      total: 295.92,
    };
    const shown = await shownOf(invoice);
    assert.match(shown, /Discount \(TRADE10\) -\$32\.88 Total \$295\.92/);
    assert.doesNotMatch(shown, /32\.88%/);
  });

  test('[detection.shown] print no weight as money, and not whether it was sent', async () => {
    const note = {
      ddt_numero: 'DDT 214/2025',
      mittente: { nome: 'Azienda Agricola Poggio Lungo', indirizzo: 'Strada di Poggio Lungo 5' },
      destinatario: { nome: "Enoteca Sant'Ambrogio S.r.l." },
      righe: [{ descrizione: 'Chianti Classico 2022', quantita: 12 }],
      pesoLordoKg: 268.5,
      email_inviata: true,
      emailSent: true,
    };
    const shown = await shownOf(note);
    assert.match(shown, /268,5(?! ?€)/);
    assert.doesNotMatch(shown, /email|sent|inviata/i);
  });

  test('[detection.shown] never read a date as an amount', async () => {
    const invoice = {
      rechnung: 'RE-7',
      absender: { name: 'Kranich Software GmbH', adresse: 'Speicherstr. 3, 60327 Frankfurt' },
      kunde: { name: 'Stadtwerke Mainau AG' },
      posten: [{ bezeichnung: 'Wartung', menge: 1, preis: 1000, summe: 1000 }],
      gesamt: 1000,
      waehrung: 'EUR',
    };
    const keys = ['anzahlungVom', 'rabattBis', 'skontoBis', 'total_date', 'discount_until'];
    for (const date of ['01.10.2026', '1. 10. 2026', '1.10.26', '2026.10.01'])
      for (const key of keys)
        assert.deepEqual(
          new Set((await shownOf({ ...invoice, [key]: date })).match(/[\d.,]+ €/g)),
          new Set(['1.000,00 €']),
          `${key}: ${date}`,
        );
  });
});
