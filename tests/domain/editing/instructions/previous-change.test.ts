import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { Touched } from '#lib/domain/editing/apply/touched.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { markupOf } from '../same-instructions/corpus.ts';

interface Step {
  readonly html: string;
  readonly changes: string;
  readonly touched: readonly Touched[];
}

/** The instructions of a session one after the other; the last may be refused. */
function outcomesOf(markup: string, instructions: readonly string[]): string {
  let step: Step | undefined;
  for (const instruction of instructions) {
    const open = openDocument(step?.html ?? markup);
    const subject = { ...open, documentType: 'custom', region: undefined };
    const read = interpret(instruction, { ...subject, previous: step?.touched });
    if (read.kind !== 'operations') return 'reason' in read ? read.reason : read.kind;
    const result = editDocument(open, {}, read.operations);
    if (result.outcome === 'refused') return result.message;
    step = { ...result, changes: result.changes.join(' ') };
  }
  return step?.changes ?? '';
}

const NOTE = 'add a note saying we are closed on Friday';

const CASES: readonly (readonly [instructions: readonly string[], expected: RegExp])[] = [
  [[NOTE, 'make that bold'], /^Set “We are closed on Friday”'s font weight to 700$/],
  [[NOTE, 'make that bold', 'make it red'], /^Set “We are closed on Friday”'s text colour/],
  [[NOTE, 'change it to "Closed on Monday"'], /^Changed “We are closed on Friday” to “Closed/],
  [[NOTE, 'remove it'], /^Removed “We are closed on Friday”$/],
  [[NOTE, 'make it landscape'], /^Turned the page to landscape$/],
  [['rename Qty to Units', 'make it bold'], /^Set the column head “Units”'s font weight/],
  [['make the title red', 'make it bigger'], /^Set the title's font size/],
  [['change the accent color to teal', 'make it green'], /^Set the document's accent colour/],
];

const LINE = 'add a line item Locks, 2 at 50';

const TAKEN_BACK: readonly (readonly string[])[] = [
  [LINE, 'remove it'],
  [LINE, 'make it bold', 'delete that line'],
];

describe('[modify.response] a line that was added goes with its sum', () => {
  for (const instructions of TAKEN_BACK)
    test(instructions.join(', '), async () => {
      const changes = outcomesOf(await markupOf('invoice'), instructions);
      assert.match(changes, /^Removed the row “Locks”.*“Total” is now/);
    });

  test('a discount as well', async () => {
    const changes = outcomesOf(await markupOf('invoice'), ['give them 10% off', 'remove that']);
    assert.match(changes, /^Removed the line “Discount \(10%\)”.*“Total” is now/);
  });
});

const UNCLEAR: readonly (readonly string[])[] = [
  ['make that bold'],
  ['make these bigger'],
  ['add page numbers', 'make them bigger'],
  ['remove the notes', 'make it bold'],
];

describe('[modify.response] “it” is what the change before was about', () => {
  for (const markup of ['invoice', 'bill'])
    for (const [instructions, expected] of CASES)
      test(`${markup}: ${instructions.join(', ')}`, async () => {
        assert.match(outcomesOf(await markupOf(markup), instructions), expected);
      });
});

describe('[modify.not-feasible] where nothing says what is meant, its name is asked for', () => {
  for (const instructions of UNCLEAR)
    test(instructions.join(', '), async () => {
      assert.match(
        outcomesOf(await markupOf('invoice'), instructions),
        /^What “\w+” means is not clear/,
      );
    });

  test('a part that another request changed meanwhile', async () => {
    const open = openDocument(await markupOf('invoice'));
    const previous = [{ id: open.content.nodes[3]?.id ?? '', text: 'What it said before' }];
    const subject = { ...open, documentType: 'custom', region: undefined, previous };
    assert.equal(interpret('make it bold', subject).kind, 'not-feasible');
  });
});

test('[modify.not-feasible] the head of a column is not hidden without its column', async () => {
  const instructions = ['rename Qty to Units', 'hide it'];
  assert.match(outcomesOf(await markupOf('invoice'), instructions), /hide the column/);
});
