import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readerText } from '#tests/support/reader-text.ts';

const shownOf = (data: JsonObject): string =>
  readerText(layoutDocument(analyzeData(data).model, { style: 'stripe-clean' }).html);

const QUOTE = {
  document: 'Quote',
  quote_number: 'Q-64',
  quote_date: '2025-09-03',
  start_date: '2025-10-13',
  currency: 'EUR',
  prepared_by: {
    name: 'Nora Feldt Design',
    address: '22 Quay Street, Galway H91 X2K4',
    email: 'nora@norafeldt.example',
  },
  prepared_for: { company: 'Salthill Physio', address: '9 Salthill Road, Galway H91 P8R2' },
  items: [{ description: 'Page design', quantity: 8, unit: 'page', unit_price: 165, amount: 1320 }],
  total: 1320,
};

const TAX_INVOICE = {
  docType: 'Tax Invoice',
  invoiceNo: 'WGC-592',
  issueDate: '2026-11-16',
  currency: 'AUD',
  business: {
    name: 'Wattle Care',
    abn: '51 824 753 556',
    address: '41 Main Rd, Newmarket QLD 4051',
  },
  billTo: { name: 'Banksia Court', address: '120 Ashgrove Ave, Ashgrove QLD 4060' },
  lines: [
    { description: 'Skip bin', qty: 1, unit: 'ea', unitPrice: 290, lineTotal: 290 },
    { description: 'Decking oil', qty: 3, unit: 'tin', unitPrice: 90, lineTotal: 270 },
  ],
  subtotal: 560,
  gstRate: 10,
  gst: 56,
  total: 616,
  depositPaid: 100,
  balanceDue: 516,
  bank: { accountName: 'Wattle Care', bsb: '484-799', accountNumber: '204518663' },
};

describe('what owners call things', () => {
  test('[detection.shown] whoever prepared a quote, with an address, is who sends it', () => {
    const shown = shownOf(QUOTE);
    assert.match(
      shown,
      /Nora Feldt Design 22 Quay Street, Galway H91 X2K4 nora@norafeldt\.example/,
    );
    assert.doesNotMatch(shown, /Prepared by|Document/);
  });

  test('[detection.shown] an address tells the country, and the country how dates are written', () => {
    assert.match(shownOf(QUOTE), /3 September 2025/);
  });

  test('[detection.shown] a few short facts stand with the dates', () => {
    assert.match(
      shownOf(QUOTE),
      /3 September 2025 Start date 13 October 2025 .*Page design 8 pages/,
    );
  });

  test('[detection.shown] titles, bank codes, deposits and units keep their names', () => {
    const shown = shownOf(TAX_INVOICE);
    for (const own of ['Tax Invoice', 'BSB', 'Deposit paid', '1 ea', '3 tins'])
      assert.ok(shown.includes(own), `${own}: ${shown}`);
  });

  test('[detection.shown] numbers of two taxes have two names', () => {
    const seller = {
      name: 'Cedar Print',
      gstNumber: '81234 5678 RT0001',
      pstNumber: 'PST-1044-2210',
    };
    const shown = shownOf({ ...TAX_INVOICE, business: seller });
    assert.match(shown, /GST number: 81234 5678 RT0001 PST number: PST-1044-2210/);
  });

  test('[detection.shown] rates beside a total are taxes, added to the lines or held in them', () => {
    const sumsOf = (data: JsonObject) =>
      analyzeData({ invoiceNumber: 'A-1', currency: 'GBP', client: { name: 'Ada' }, ...data })
        .model.totals.map(({ value: { label, text } }) => `${label} ${text}`)
        .join(', ');
    const table = { description: 'Table', quantity: 2, unitPrice: 210, total: 420 };
    const book = { description: 'Book', quantity: 1, unitPrice: 10, total: 10 };
    const rated = [
      { ...table, vat_rate: 20 },
      { ...book, vat_rate: 0 },
    ];
    const added = 'Subtotal £430.00, VAT (20%) £84.00, Total £514.00';
    assert.equal(sumsOf({ items: rated, total: 514 }), added);
    const held = 'Total £430.00, of which VAT (20%) £70.00';
    assert.equal(sumsOf({ items: rated, total: 430 }), held);
    const whole = 'Total £420.00, of which VAT (20%) £70.00';
    assert.equal(sumsOf({ items: [table], vatRate: 20, total: 420 }), whole);
    const rate = 'Subtotal £420.00, VAT (20%) £84.00, Total £504.00';
    assert.equal(sumsOf({ items: [table], vat: 20, total: 504 }), rate);
    // No sum says what they come to.
    assert.doesNotMatch(sumsOf({ items: rated, total: 500 }), /VAT/);
  });

  test('[detection.shown] a rate alone gives the tax and what it is of', () => {
    const {
      subtotal: _,
      gst: __,
      total: ___,
      depositPaid: ____,
      balanceDue: _____,
      ...rest
    } = TAX_INVOICE;
    assert.match(shownOf(rest), /Subtotal \$560\.00 GST \(10%\) \$56\.00 Total \$616\.00/);
  });

  test('[detection.shown] an address of nobody is that of the firm that is only named', () => {
    const { business: _, ...rest } = TAX_INVOICE;
    const shown = shownOf({
      shop: 'Chain & Spoke',
      address: { street: '12 Mill Road', city: 'Norwich', postcode: 'NR1 1AA' },
      ...rest,
    });
    assert.match(shown, /Chain & Spoke 12 Mill Road/);
  });

  for (const list of ['work_done', 'jobs', 'hours', 'tunings'])
    test(`[detection.shown] the only line is a line, whatever “${list}” are`, () => {
      const shown = shownOf({
        job_type: 'INVOICE',
        ref: 'PT-1',
        business: { trading_name: 'Strathspey Tuning' },
        customer: { name: 'Ann Reid' },
        [list]: [{ what: 'Upright tuning', how_many: 2, each: 70, amount: 140 }],
        vat_rate: 20,
        vat: 28,
        amount_due: 168,
        ccy: 'GBP',
      });
      assert.match(shown, /Amount Upright tuning 2 £70\.00 £140\.00/);
      assert.match(shown, /Subtotal £140\.00 VAT \(20%\) £28\.00 Total £168\.00/);
    });

  test('[detection.shown] what is due is the total where a discount explains it, and nothing else is', () => {
    const { total: _, depositPaid: __, subtotal: net, gst: ___, ...rest } = TAX_INVOICE;
    const shown = shownOf({ ...rest, net, discount: 60, gst: 50, balanceDue: 550 });
    assert.match(shown, /Discount -\$60\.00 GST \(10%\) \$50\.00 Total \$550\.00/);
    assert.doesNotMatch(shown, /610\.00/);
  });

  test('[detection.shown] a certificate is headed as its data calls it', () => {
    const data = {
      documentType: 'Certificate of Attendance',
      certificateNumber: 'FA-26',
      recipient: 'Grace Adeyemi',
      course: 'First Aid at Work',
      issuer: 'Deva Safety Training',
      issuerAddress: '4 Watergate Row, Chester CH1 2LD',
      issueDate: '2026-11-18',
    };
    const shown = shownOf(data);
    assert.match(shown, /Certificate of Attendance/);
    assert.match(shown, /18 November 2026/);
  });
});
