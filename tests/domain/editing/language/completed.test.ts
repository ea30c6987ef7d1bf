import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const INVOICE = {
  invoice_number: 'AT-204',
  invoice_date: '2026-05-19',
  due_date: '2026-06-18',
  currency: 'GBP',
  company: { name: 'Aldermoor Pianos', address: '4 Bridge Street, Ludlow, SY8 1DX' },
  client: { name: 'Ms. Joanne Belliveau', address: '2 Mill Lane, Ludlow, SY8 2BB' },
  sections: [
    {
      name: 'Workshop labour',
      items: [
        { description: 'Regulation', qty: 10, unit: 'hours', unit_price: 45, amount: 450 },
        { description: 'Case repair', qty: 11, unit: 'hours', unit_price: 42, amount: 462 },
      ],
      subtotal: 912,
    },
    {
      name: 'Parts and materials',
      items: [
        { description: 'Strings', qty: 1, unit: 'set', unit_price: 260, amount: 260 },
        { description: 'Handling, 10% of strings', qty: 1, unit_price: 26, amount: 26 },
      ],
      subtotal: 286,
    },
  ],
  subtotal: 1198,
  discount_label: 'Charity discount, 5% off workshop labour',
  discount: 45.6,
  vat_rate: 20,
  vat: 230.48,
  total: 1382.88,
  terms: 'The balance of £1,382.88 is payable within 30 days, by 18 June 2026.',
  notes: 'Thank you for your trust, Joanne.',
};

const { html } = layoutDocument(analyzeData(INVOICE).model, { style: 'modern' });

function edited(say: string): string {
  const open = openDocument(html);
  const read = interpret(say, { ...open, documentType: 'invoice', region: undefined });
  assert.equal(read.kind, 'operations', `${say}: ${JSON.stringify(read)}`);
  if (read.kind !== 'operations') return '';
  const done = editDocument(open, {}, read.operations);
  assert.ok(done.outcome === 'edited', say);
  assert.deepEqual(done.findings, [], say);
  const { nodes } = openDocument(done.html).content;
  return nodes
    .map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
    .join('\n');
}

const refused = (say: string): boolean => {
  const open = openDocument(html);
  return (
    interpret(say, { ...open, documentType: 'invoice', region: undefined }).kind !== 'operations'
  );
};

const holds = (text: string, ...parts: readonly string[]) => {
  for (const part of parts) assert.ok(text.includes(part), `${part} in\n${text}`);
};

describe('[modify.response] what belongs to a change goes with it', () => {
  test('the discount of some lines, and the sentence that repeats what is due', () => {
    holds(
      edited('case repair took 13 hours, not 11'),
      'Workshop labour: £996.00',
      '£49.80',
      'The balance of £1,478.64 is payable',
    );
  });

  test('a line that is a share of another one', () => {
    holds(edited('the strings are 300'), 'Amount: £300.00', 'Amount: £30.00', '£1,242.00');
  });

  test('a new line stands below the heading that is named', () => {
    const text = edited('add castors under parts, 4 at 18.50');
    holds(text, 'Parts and materials: £360.00', 'Workshop labour: £912.00', 'Castors');
    // Hours and sets are counted in it, and neither is what castors are.
    assert.match(text, /^Quantity: 4$/m);
    assert.ok(!text.includes('under parts'));
    assert.ok(text.indexOf('Castors') > text.indexOf('Handling'));
    // What it comes with is a part of its name.
    holds(edited('add fitting with parts, 2 at 40'), 'Fitting with parts');
    const labour = edited('add tuning to the workshop labour, 2 at 40');
    holds(labour, 'Workshop labour: £992.00', 'Parts and materials: £286.00');
    assert.ok(labour.indexOf('Tuning') < labour.indexOf('Strings'));
  });

  test('the day in a sentence that repeats a date', () => {
    holds(edited('give them 45 days to pay'), '3 July 2026', 'within 45 days, by 3 July 2026');
  });

  test('a name that is spelt otherwise', () => {
    holds(edited('her name is spelled Joanna Béliveau'), 'Ms. Joanna Béliveau', 'trust, Joanna.');
  });

  test('is not made up: a count in another unit, and a text with its place, are refused', () => {
    for (const say of ['the strings were 11 hours', 'it should say Tax invoice at the top'])
      assert.ok(refused(say), say);
  });
});
