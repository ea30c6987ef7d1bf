import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const INVOICE = {
  invoice_number: 'BW-311',
  invoice_date: '2026-03-02',
  due_date: '2026-04-01',
  from: { name: 'Birchwood Joinery', gst_reg: 'GB 128 440 92' },
  to: { name: 'Anna Petrov', address: '4 Mill Lane, Leeds LS1 4AB' },
  items: [
    { description: 'Workshop labour (hour)', quantity: 6, unit_price: 48, amount: 288 },
    { description: 'Oak door, hinges on the left', quantity: 2, unit_price: 310, amount: 620 },
    { description: 'Brass latch', quantity: 1, unit_price: 12, amount: 12 },
    { description: 'Site visit', quantity: 1, unit_price: 45, amount: 45 },
  ],
  subtotal: 965,
  discount_percent: 10,
  discount: 96.5,
  shipping: 30,
  tax_rate: 20,
  tax: 179.7,
  total: 1078.2,
  currency: 'GBP',
  notes: 'The port window sticks. Please keep the frame dry.',
  terms: 'Payment within 30 days of invoice.',
};

/** No totals: sums stand among the facts. */
const AGREEMENT = {
  title: 'Services Agreement',
  fees_excl_tax: 1700,
  tax: 170,
  fees_incl_tax: 1870,
  fee_schedule: [
    { service: 'Night shift (trip)', units: 4, rate: 300, fee: 1200 },
    { service: 'Feeding round', units: 5, rate: 100, fee: 500 },
  ],
};

const { html } = layoutDocument(analyzeData(INVOICE).model, { style: 'stripe-clean' });

function changed(say: string, page = html): string | undefined {
  const open = openDocument(page);
  const { document, content } = open;
  const documentType = 'invoice';
  const read = interpret(say, { document, content, documentType, region: undefined });
  if (read.kind !== 'operations') return undefined;
  const result = editDocument(open, {}, read.operations);
  return result.outcome === 'edited' ? result.changes.join(' | ') : undefined;
}

describe('what an instruction writes is what it states', () => {
  const RIGHT: readonly (readonly [string, RegExp])[] = [
    ['the vat ought to be 5 not 20', /“VAT \(5%\)” is now|to “VAT \(5%\)”|with “.*\(5%\)”/],
    ['listed building so the vat ought to be 5 not 20', /\(5%\)/],
    ['customer discount should be 15 percent at this volume, not 10', /\(15%\)/],
    ['labour was 7 and 3 quarter hrs', /“7\.75”/],
    ['she gave us 2 hundred as a deposit, take it off at the bottom + show what is due', /paid/i],
    ['They handed me £60 cash at the site visit', /Added “Amount paid”/],
    ['window note: starboard, not port!!!', /“port”.*“starboard”/],
    ['Call the invoice a Statement', /“Statement”/],
    ['Call the invoice a Statement, the word invoice scares my insurer', /title.*“Statement”/],
    ['Replace the terms with: Payment in advance.', /“Payment in advance\.”/],
    ['discount 15, not 10', /\(15%\).*Total/],
    ['they gave me 1k at the site visit', /Added “Amount paid”/],
    ['the site visit should be forty-nine pounds fifty', /“£49\.50”/],
    ['terms: sixty days, not thirty', /60 days/],
    ['labour one hour more, makes 7', /“7”/],
    [
      'charge £30 insurance for the door, that is with VAT in it',
      /^(?!.*cell).*“(?:Insurance|Shipping)”/,
    ],
  ];
  for (const [say, expected] of RIGHT)
    test(`[modify.response] ${say}`, () => assert.match(changed(say) ?? 'refused', expected));

  const REFUSED = [
    'it was 12 days for me not 11',
    'Invoice number is wrong, should be 41787 I had two digits swapped',
    'swap the door for the longer one',
    'they want pine for the door not oak, thats 280',
    'fix the clause about the frost cover, make it 10 hours',
    'use the cheaper one instead of the door',
    'swap the door for a plank door at 280',
    '23 should be 21 on the parts',
    'change the frame bit to 15 years',
    'the terms clause should say 15 years',
    'the customer is Jolene Hatcher not Anna',
    'delete the subtotal, tax and total, Anna gets a shock',
    'labour one hour more, makes 9',
    // "Show" and "push" ask for more than is read.
    'Show A$ in front of the amounts rather than just $',
    'Make it due on 10 April and push the planned visit back a week',
    // A move, a removal and a name that only sound like it.
    'my name at the bottom of the door isnt needed',
    'send it to her home address in Ottawa instead of Mill Lane',
    'need an extra line, Trestle hire, 3 days at £55 a day inc VAT',
  ];
  for (const say of REFUSED)
    test(`[modify.not-feasible] ${say}`, () => assert.equal(changed(say), undefined));

  test('[modify.not-feasible] a word of several lines is not changed in all of them, unless that is said', () => {
    const items = ['Ash paddle', 'Kids paddle'].map((description) => ({
      ...{ description, quantity: 1, unit_price: 50, amount: 50 },
    }));
    const { model } = analyzeData({ ...INVOICE, items });
    const page = layoutDocument(model, { style: 'stripe-clean' }).html;
    assert.equal(changed('change the paddle to oar', page), undefined);
    assert.match(changed('change "paddle" to "oar" everywhere', page) ?? '', /oar/);
  });

  test('[modify.response] sums outside of the totals follow the lines', () => {
    const page = layoutDocument(analyzeData(AGREEMENT).model, { style: 'stripe-clean' }).html;
    const changes = changed('5 night shifts, put that right', page) ?? 'refused';
    for (const sum of ['2,000', '200', '2,200']) assert.ok(changes.includes(sum), changes);
  });
});

describe('what is named is taken away', () => {
  const RIGHT: readonly (readonly [string, RegExp])[] = [
    ["I'm covering the postage on this one, so zero shipping", /Removed .*Shipping/],
    [
      'Anna is exempt and has sent the certificate. Remove VAT from this invoice entirely.',
      /Removed .*VAT/,
    ],
    ['they are exempt, so no vat at all, shipping stays', /Removed .*VAT/],
    ["The site visit's a freebie for Anna this time, get rid of that row", /Removed .*Site visit/],
    ['take both the tax and the shipping off', /Removed .*VAT.*Removed .*Shipping/],
    ['lose the site visit and the oak door', /Removed .*Site visit.*Removed .*Oak door/],
    ['Anna came in and paid the rest so nothing owing now', /Amount paid/],
  ];
  for (const [say, expected] of RIGHT)
    test(`[modify.response] ${say}`, () => assert.match(changed(say) ?? 'refused', expected));

  for (const say of ['remove all the line items', 'take all the totals off', 'delete the document'])
    test(`[modify.content-loss] ${say}`, () => assert.equal(changed(say), undefined));
});
