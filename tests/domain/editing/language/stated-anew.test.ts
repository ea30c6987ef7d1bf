import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const QUOTE = {
  quote_number: 'Q-93',
  date: '2026-02-09',
  valid_until: '2026-03-11',
  currency: 'NZD',
  company: { name: 'Ridgeline Decks Ltd', address: 'Suite 305, 42 Riverbank Road, Hamilton 3204' },
  client: { name: 'Mark Tamihana', address: 'Flat 12, 15 Pukeko Place, Cambridge 3434' },
  crew: 'Dan and Luis',
  items: [
    { description: 'Kwila decking', quantity: 32, unit: 'm²', unit_price: 118, amount: 3776 },
    {
      description: 'Servicing an Ideal Logic 30',
      quantity: 1,
      unit: 'each',
      unit_price: 200,
      amount: 200,
    },
  ],
  subtotal: 3976,
  gst_rate: 15,
  gst: 596.4,
  total: 4572.4,
  payment_schedule: [
    { milestone: 'Deposit', percent: 40, amount: 1828.96 },
    { milestone: 'Framing', percent: 40, amount: 1828.96 },
    { milestone: 'Completion', percent: 20, amount: 914.48 },
  ],
  bank: { account_name: 'Ridgeline Decks', account_number: '20-45-67 31415926' },
  notes:
    'Power will be off for about 5 hours on the first day. The boiler is an Ideal Logic 30. We can start in the week of 6 April 2026.',
};

const { html } = layoutDocument(analyzeData(QUOTE).model, { style: 'modern' });
const textsIn = (page: string) => openDocument(page).content.nodes.map(({ text }) => text);
const BEFORE = textsIn(html);

/** The texts that come in; undefined where nothing is done. */
function newTexts(say: string): readonly string[] | undefined {
  const open = openDocument(html);
  const read = interpret(say, { ...open, documentType: 'quote', region: undefined });
  if (read.kind !== 'operations') return undefined;
  const edited = editDocument(open, {}, read.operations);
  if (edited.outcome !== 'edited') return undefined;
  assert.equal(edited.selfCheckPassed, true, say);
  return textsIn(edited.html).filter((text) => !BEFORE.includes(text));
}

describe('what is said anew of what the document says', () => {
  test.each([
    ['kwila has gone up to 124', ['$1,917.28', '$958.64']],
    ['take 10% off', ['$1,646.06', '$823.04']],
  ])('payments by rates share the new total: %s', (say, expected) => {
    const texts = newTexts(say) ?? [];
    for (const text of expected) assert.ok(texts.includes(text), `${say}: ${texts}`);
  });

  test.each([
    ["he's in Flat 14, not 12", [/^Flat 14, 15 Pukeko Place/]],
    ["we're in Suite 310 now", [/^Suite 310, 42 Riverbank Road/]],
    [
      'the boiler is an Ideal Logic 35, I wrote 30',
      [/Logic 35\. We can start/, /^Servicing an Ideal Logic 35$/],
    ],
  ])('a number that is called so, wherever it stands: %s', (say, expected) => {
    const texts = newTexts(say) ?? [];
    for (const pattern of expected)
      assert.ok(
        texts.some((text) => pattern.test(text)),
        `${say}: ${texts}`,
      );
  });

  test.each([
    ['power will only be off about 3 hours', /off for about 3 hours on the first day\. The boiler/],
    ["we can't start until the week of 13 April", /in the week of 13 April 2026\.$/],
    ['account number is wrong, it ends 5962 not 5926', /^20-45-67 31415962$/],
    ['instead of Crew can it say Electricians', /^Electricians$/],
    ['gst should be 12.5% on this job', /GST \(12\.5%\)/],
  ])('a sentence or a value with its new figure: %s', (say, expected) => {
    const texts = newTexts(say) ?? [];
    assert.ok(
      texts.some((text) => expected.test(text)),
      `${say}: ${texts}`,
    );
  });

  test('a new line has its quantity where no unit is like it', () => {
    assert.deepEqual(newTexts('add a magnetic filter, 2 at $95')?.slice(0, 4), [
      ...['Magnetic filter', '2 each', '$95.00', '$190.00'],
    ]);
  });

  test.each([
    'just put Aroha Tamihana as the customer, Mark isn’t on the title',
    'change the start to the week of 13 April',
    'change the crew to Tom and Jo and the quote number line to Q-94',
  ])('is refused where what is meant is not clear: %s', (say) => {
    assert.equal(newTexts(say), undefined);
  });
});
