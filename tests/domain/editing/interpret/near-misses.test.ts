import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { isForeign } from '#lib/domain/editing/interpret/language/foreign.ts';
import {
  markupOf,
  outcomeOf,
  suggestedFor,
} from '#tests/domain/editing/same-instructions/corpus.ts';

const subjectOf = (html: string) => ({
  ...openDocument(html),
  documentType: 'custom',
  region: undefined,
});

const UNREADABLE: readonly (readonly [string, string, RegExp])[] = [
  ['invoice', 'embed a video of our workshop', /QR code/],
  ['report', 'add a pie chart of the metrics', /the metrics/],
  ['certificate', "make the recipient's name sparkle", /the recipient's name/],
  ['quote', 'put the totals in a speech bubble', /the totals/],
  ['bill', 'give the notes a wobbly outline', /border around the notes/],
  ['contract', 'make clause 2 friendlier', /clause 2/],
  ['invoice', 'the hours on the first line were a typo', /quantity of|Add 1 more/],
  ['invoice', 'they sent half of it on account last week I think', /off|paid/],
  ['quote', 'net 30', /days/],
  ['invoice', 'we need some of it upfront as a retainer', /paid|deposit/],
];

describe('what cannot be done is answered by what is near to it', () => {
  for (const [on, instruction, near] of UNREADABLE)
    test(`[modify.not-feasible] “${instruction}” is refused with changes that work here`, async () => {
      const html = await markupOf(on);
      const suggestions = suggestedFor(html, instruction);
      assert.equal(suggestions.length, 3);
      assert.match(suggestions[0] ?? '', near);
      for (const suggestion of suggestions)
        assert.ok(outcomeOf(html, suggestion).html !== undefined, suggestion);
    });
});

const UNDONE = [
  'undo that',
  'please revert the last change',
  'can you undo this?',
  'I changed my mind, undo',
  'no, go back',
  'oops, wrong, undo it',
  'take that back',
  'put it back the way it was',
  'restore the previous version',
  'I liked it better before',
  'back to how it was',
  'Ctrl+Z',
];

test('[modify.response] a change is taken back in any words', async () => {
  const subject = subjectOf(await markupOf('invoice'));
  assert.deepEqual(
    UNDONE.filter((instruction) => interpret(instruction, subject).kind !== 'undo'),
    [],
  );
});

const LISTS = [
  '- title red\n- total bold\n- notes italic',
  '• make the title red\n• make the total bold\n• make the notes italic',
  '1. title in red\n2. total in bold\n3. notes in italics',
  '1) title red 2) total bold 3) notes italic',
  'Please make these changes:\n* title: red\n* total: bold\n* notes: italic',
];

test('[modify.response] a list of instructions comes to what they come to one after the other', async () => {
  const html = await markupOf('quote');
  const wanted = outcomeOf(html, 'make the title red, the total bold and the notes italic').html;
  assert.ok(wanted !== undefined);
  assert.deepEqual(
    LISTS.filter((instruction) => outcomeOf(html, instruction).html !== wanted),
    [],
  );
});

test('[modify.response] how something is to be, in words that are no look, is no text for it', async () => {
  const html = await markupOf('rawLetter');
  const instruction = 'the fees should be lighter somehow differently coloured than grass';
  assert.equal(outcomeOf(html, instruction).html, undefined);
});

test('[modify.not-feasible] what holds no English word is told apart', () => {
  for (const foreign of ['Mach die Überschrift größer', 'agrandis un peu le titre rouge'])
    assert.ok(isForeign(foreign), foreign);
  for (const english of [
    'net 30',
    'make the Überschrift bigger',
    'the “Größe” in red',
    'sparkle it',
  ])
    assert.ok(!isForeign(english), english);
});
