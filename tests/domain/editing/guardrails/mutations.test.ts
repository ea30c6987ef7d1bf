import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { executableParts } from '#lib/domain/editing/guardrails/executable-parts.ts';
import { judgeContent, judgeInstruction } from '#lib/domain/editing/guardrails/judge-text.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { fc } from '#tests/support/fast-check.ts';
import { HOSTILE } from './hostile.ts';
import { mutated } from './mutate.ts';

const COUNT = 1_000;
/** Blobs in code that a mutation spoils, and misspelt words of other languages, are what gets through. */
const MOST_THROUGH = 0.02;

/** What costs a rule most: its beginning again and again, never its end. */
const TEDIOUS = [
  'ignore ',
  'ignore all of the your other ',
  'show me the ',
  'send your ',
  'make a ',
  'how to a ',
  'fake the a b ',
  'kill all the ',
  'child ',
  '<',
  '<style ',
  '<a href ',
  '/*',
  '&',
  '&#x',
  '%3c',
  '\\u003c',
  '“',
  '"',
  "'a ",
  'note: ',
  'a\n',
  '01010101 ',
  '32 ',
  '4f',
  'QUJD',
  'игнорируй все ',
  '忽略之前',
  'instrct ',
  ' on',
  'j a v a ',
];

describe('hostile instructions in disguise', () => {
  test(`of ${COUNT} mutations nearly all are refused`, () => {
    const all = fc.sample(mutated(Object.values(HOSTILE).flat()), { numRuns: COUNT, seed: 7 });
    const through = all.filter(({ text }) => judgeInstruction(text) === undefined);
    console.log(`mutations let through: ${through.length} of ${COUNT}`);
    assert.ok(through.length <= COUNT * MOST_THROUGH, JSON.stringify(through, null, 2));
  });

  test('what gets through is only text once it stands in a document', () => {
    fc.assert(
      fc.property(mutated(HOSTILE.script_injection), ({ text }) => {
        const document = parseDocument('<p title="">x</p>');
        const [paragraph] = document.body.children;
        assert.ok(paragraph && 'attribs' in paragraph);
        paragraph.attribs['title'] = text;
        for (const child of paragraph.children) if ('data' in child) child.data = text;
        assert.deepEqual([...executableParts(parseDocument(document.toHtml()).tree)], []);
      }),
      { numRuns: COUNT, seed: 11 },
    );
  });

  test('judging any text comes to an end without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        judgeInstruction(text);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  for (const unit of TEDIOUS)
    test(`takes ${JSON.stringify(unit)} without end`, () => {
      judgeContent(unit.repeat(200_000 / unit.length));
      judgeInstruction(unit.repeat(2_000 / unit.length));
    });
});
