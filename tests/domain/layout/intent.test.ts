import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { applyIntent, ineffectiveParts } from '#lib/domain/layout/apply-intent.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';

const INVOICE: JsonObject = {
  invoiceNumber: 'INV-77',
  date: '2026-03-01',
  dueDate: '2026-03-31',
  company: { name: 'Northlight Studio', email: 'hello@northlight.example' },
  client: { name: 'Fjord Interiors', phone: '+1 207 555 0148' },
  items: [{ description: 'Workshop', sku: 'WS-1', quantity: 2, unitPrice: 950, total: 1900 }],
  subtotal: 1900,
  tax: 100,
  total: 2000,
  currency: 'USD',
  notes: 'Quote the number, please.',
};
const REPORT: JsonObject = {
  title: 'Second quarter',
  summary: 'Visitors came in the evening.',
  metrics: { visitors: 18240, revenue: 6412 },
  findings: ['The quiet floor is full.'],
  recommendations: ['Keep the late Thursday.'],
};

function layOut(data: JsonObject, intent: string): string {
  const { html } = layoutDocument(applyIntent(analyzeData(data, intent).model, intent), {
    style: 'minimal',
    intent,
  });
  return html.slice(html.indexOf('<body'));
}

/** What is marked to be seen first, as text. */
function stressedIn(html: string): string[] {
  return [...html.matchAll(/<(\w+) class="[^"]*\bstressed"[^>]*>(.*?)<\/\1>/gs)].map((match) =>
    (match[2] ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

describe('emphasis', () => {
  for (const [intent, ...expected] of [
    ['highlight the due date', /^Due date/],
    ['An invoice that focuses on the total.', /^Total/],
    ['please emphasise the invoice number and the due date', /INV-77/, /^Due date/],
    ['make the amount due stand out', /^Total/],
    ['make the deadline more prominent, in a modern look', /^Due date/],
    ['draw attention to the tax', /^Tax/],
    ['I want the invoice number and the total amount to stand out', /INV-77/, /^Total/],
    ['emphasize how much is owed', /^Total/],
    ['Clean look, the payment deadline should be clearly visible', /^Due date/],
    ['with the total in large type', /^Total/],
    ['Highlight the total amount due prominently', /^Total/],
  ] as [string, ...RegExp[]][]) {
    it(`[create.intent] follows "${intent}"`, () => {
      const found = stressedIn(layOut(INVOICE, intent));
      assert.equal(found.length, expected.length, JSON.stringify(found));
      for (const pattern of expected) assert.ok(found.some((text) => pattern.test(text)));
    });
  }

  it('finds figures and sections of a report by their own labels', () => {
    assert.match(stressedIn(layOut(REPORT, 'focus on revenue')).join(), /Revenue/i);
    assert.match(layOut(REPORT, 'highlight the findings'), /block stressed"><h2>Findings/);
  });

  it('marks nothing that is not named', () => {
    for (const intent of [
      'an invoice with a due date and a total',
      'highlight the moon',
      'stress-free',
      'focus on simplicity and a clean look',
    ])
      assert.deepEqual(stressedIn(layOut(INVOICE, intent)), [], intent);
  });
});

describe('what is left out', () => {
  it('is a column, a fact, a contact or a note, by any of their names', () => {
    const html = layOut(
      INVOICE,
      'hide the SKU column and the due date; without phone numbers, notes',
    );
    for (const gone of ['WS-1', 'Due date', '0148', 'Quote the number'])
      assert.ok(!html.includes(gone), gone);
    for (const kept of ['Workshop', '$2,000.00', 'INV-77', 'hello@northlight.example', 'March 1'])
      assert.ok(html.includes(kept), kept);
  });

  it('is a section, or all sections but those that are wanted', () => {
    const without = layOut(REPORT, 'a report without the recommendations');
    assert.ok(!without.includes('late Thursday') && without.includes('quiet floor'));
    assert.ok(!layOut(REPORT, 'leave the recommendations out').includes('late Thursday'));
    const only = layOut(REPORT, 'show only the summary and findings');
    assert.ok(only.includes('in the evening') && only.includes('quiet floor'));
    assert.ok(!only.includes('late Thursday') && !only.includes('18,240'));
  });

  it('is never a part with amounts and names, nor anything that is not named', () => {
    for (const intent of [
      'without total, description and client',
      'only one page',
      'no frills, no more than two colours',
      'use only black and white',
    ]) {
      const html = layOut(INVOICE, intent);
      for (const kept of ['Workshop', 'WS-1', '$2,000.00', 'Fjord', 'Due date', 'Quote the number'])
        assert.ok(html.includes(kept), `${kept}: ${intent}`);
    }
  });
});

describe('words', () => {
  it('takes titles with and without quotation marks', () => {
    const title = (intent: string) => /<h1>(.*?)<\/h1>/.exec(layOut(INVOICE, intent))?.[1];
    assert.equal(title('titled "Final notice"'), 'Final notice');
    assert.equal(title('call it Payment Reminder and keep it formal'), 'Payment Reminder');
    assert.equal(title('with the heading Order Confirmation.'), 'Order Confirmation');
    assert.equal(title('a clean one'), 'Invoice');
  });

  it('thanks only when it is asked to, in the language of the document', () => {
    assert.match(layOut(INVOICE, 'friendly; thank the customer'), /Thank you for your business/);
    assert.match(layOut({ ...INVOICE, locale: 'de-DE' }, 'add a thank you note'), /Vielen Dank/);
    assert.doesNotMatch(layOut(INVOICE, 'a friendly, warm invoice'), /thank/i);
    assert.match(
      layOut(INVOICE, 'with a note saying "See you in <May>"'),
      /See you in &lt;May&gt;/,
    );
  });

  it('chooses a style by tone', () => {
    const style = (intent: string) => analyzeData(INVOICE, intent).recommendations.suggestedStyle;
    assert.equal(style('a formal tone'), 'professional');
    assert.equal(style('keep it friendly'), 'modern');
    assert.equal(style('friendly, not too formal'), 'modern');
    assert.equal(style('make the total bold'), style(''));
    assert.equal(style('make it bold'), 'bold');
  });
});

describe('an intent that has no effect', () => {
  const { model } = analyzeData(INVOICE, undefined);
  for (const [intent, ...expected] of [
    ['highlight the due date and the total'],
    ['An invoice, please, in a modern look. Thank the client and hide the SKU column.'],
    ['a note saying "Paid by card, thank you.", landscape'],
    ['highlight the warranty', 'highlight the warranty'],
    ['make it bold and fold it twice', 'fold it twice'],
    ['minimal. Our bank is closed on Mondays. Without notes', 'Our bank is closed on Mondays'],
    ['put a unicorn on it', 'put a unicorn on it'],
  ] as [string, ...string[]][]) {
    it(`[create.intent-warning] ${intent}`, () =>
      assert.deepEqual(ineffectiveParts(model, intent), expected));
  }

  it('stays quick on a long intent and a long document', () => {
    const items = Array.from({ length: 1_000 }, (_, n) => ({ description: `Item ${n}`, total: n }));
    const long = analyzeData({ ...INVOICE, items }, undefined).model;
    assert.equal(ineffectiveParts(long, 'frobnicate this, '.repeat(110)).length, 12);
  });
});
