import assert from 'node:assert/strict';
import { test } from 'vitest';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import type { Interpretation, Subject } from '#lib/domain/editing/interpret/interpretation.ts';
import { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { fc } from '#tests/support/fast-check.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { LOOKS, PARTS } from './corpus.ts';
import { editedDocuments } from './documents.ts';

const LIMIT_MS = 1_000;
const said = [...LOOKS, ...PARTS].map((one) => one[1]);
const documents = await editedDocuments();
const subjects = ['template-quote-modern', 'layout-report-corporate', 'raw'].map(
  (name): Subject => {
    const document = parseDocument(documents.get(name) ?? assert.fail(name));
    return { document, content: readContent(document), documentType: 'custom', region: undefined };
  },
);

function checked(instruction: string, subject: Subject): void {
  let result: Interpretation | undefined;
  const took = processorMs(() => {
    result = interpret(instruction, subject);
  });
  assert.ok(took < LIMIT_MS, `slow: ${instruction.slice(0, 200)}`);
  if (result?.kind !== 'operations') return;
  assert.ok(result.operations.length > 0);
  for (const operation of result.operations) Operation.parse(operation);
}

const subject = fc.constantFrom(...subjects);
/** Sentences out of the words of the corpus, in any order. */
const shuffled = fc
  .array(fc.constantFrom(...new Set(said.flatMap((one) => one.split(' ')))), { maxLength: 60 })
  .map((words) => words.join(' '));
/** An instruction with letters dropped, doubled and exchanged. */
const mutated = fc
  .tuple(
    fc.constantFrom(...said),
    fc.array(fc.tuple(fc.nat(60), fc.string({ maxLength: 3 })), { maxLength: 6 }),
  )
  .map(([one, edits]) =>
    edits.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), one),
  );

test('any text, known words in any order, and slips of the keyboard are read without harm', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), subject, checked), {
    numRuns: 100,
  });
  fc.assert(fc.property(shuffled, subject, checked), { numRuns: 300 });
  fc.assert(fc.property(mutated, subject, checked), { numRuns: 400 });
});

test('reads instructions on separate lines one by one', () => {
  const subject = subjects[0] ?? assert.fail('no document');
  const result = interpret('- make the title red\n- hide the notes\n\n* add page numbers', subject);
  assert.equal(result.kind, 'operations');
  assert.deepEqual(result.kind === 'operations' && result.operations.map(({ op }) => op), [
    'set-style',
    'hide',
    'set-page',
  ]);
});

test('2,000 characters of anything are read in time', () => {
  const [first = assert.fail('no document')] = subjects;
  const pieces = [
    'a',
    ' ',
    '"',
    "'",
    'make the title red and ',
    'the ',
    'add ',
    'move a above ',
    'page ',
    '1',
    ',',
    'remove the ',
    'swap a and b with ',
    'watermark ',
    'a note saying ',
    'very ',
    'x@',
    'http://',
    '((',
    'make it ',
    'to the top of the page ',
    'signature line for ',
    'more ',
    'not ',
    'color of the same color as ',
    '.',
  ];
  for (const piece of pieces) checked(piece.repeat(2_000).slice(0, 2_000), first);
});
