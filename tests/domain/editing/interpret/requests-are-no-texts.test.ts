import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { markupOf, outcomeOf } from '#tests/domain/editing/same-instructions/corpus.ts';

/** What is said to whoever edits, where a text without quotes may stand: never a part of the text. */
const REQUESTS: readonly (readonly [string, string, RegExp])[] = [
  ['quote', 'We forgot the delivery: please add a row Delivery, 1, $180.00, $180.00', /add a row/],
  ['contract', 'change Fees to Charges - do it in both places', /both places/],
  ['contract', 'notice should be 30 days, 14 is too short', /too short/],
  ['bill', 'change the client to Paul Adler, he took over from Lena', /took over/],
  ['letter', 'the reference is CN-78, 77 was the old one', /old one/],
  [
    'report',
    'rename Recommendations to Next steps, and use bullets there instead of numbers',
    /bullets/,
  ],
  [
    'certificate',
    "change First Aid Instructor to First Aid Trainer, he's no instructor",
    /no instructor/,
  ],
  ['receipt', 'change the note to Refills are free before ten, noon is too generous', /generous/],
  ['rawInvoice', "change 5 Mint Yard to 9 Mill Lane, she's moved house", /moved house/],
  ['invoice', 'add a note Bring your own lock please make it small', /make it small/],
  [
    'invoice',
    'change the notes to Spare keys are with Tom, and please print them in red',
    /print them/,
  ],
  ['quote', 'the quote number was taken, use Q-1181', /taken/],
  ['rawInvoice', 'I forgot the PO number: PO-7719', /forgot/],
  ['certificate', 'our brand colour changed to navy, use it for the title', />it</],
];

describe('words of a request are no new text', () => {
  for (const [on, instruction, words] of REQUESTS)
    test(`[modify.content-loss] “${instruction}” does not write ${words.source}`, async () => {
      const { html = '' } = outcomeOf(await markupOf(on), instruction);
      assert.doesNotMatch(html, words);
    });
});

test('[modify.response] what is quoted is written down, whatever it asks for', async () => {
  const { html = '' } = outcomeOf(
    await markupOf('invoice'),
    'change the notes to "Your keys: please add a row of hooks"',
  );
  assert.match(html, /Your keys: please add a row of hooks/);
});
