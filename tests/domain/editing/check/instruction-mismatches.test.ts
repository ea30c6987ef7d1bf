import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'vitest';
import { instructionMismatches } from '#lib/domain/editing/check/instruction-mismatches.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { markupOf, outcomeOf, readInstructions } from '../same-instructions/corpus.ts';

const INSTRUCTIONS = new URL('../same-instructions/', import.meta.url);
const PAGE = {
  html: '<h1>Invoice</h1><p>Rosa Delgado, Gold member</p>',
  shown: 'Invoice Rosa Delgado, Gold member',
};

const styled = (style: Record<string, string>): Operation =>
  ({ op: 'set-style', targets: ['n1'], reach: 'element', style }) as Operation;
const text = (it: string): Operation => ({ op: 'set-text', target: 'n1', text: it });

const note = (it: string): Operation => ({
  op: 'insert',
  place: 'end',
  target: 'n1',
  block: { kind: 'paragraph', text: it },
});

/** A instruction, operations that are not all of it, and what is missing. */
const MISSED: readonly (readonly [string, Operation, RegExp])[] = [
  ['make the title navy', styled({ 'font-weight': 'bold' }), /navy/],
  ['title in #123456', styled({ color: '#654321' }), /#123456/],
  ['set the title to 22px', styled({ 'font-size': '12px' }), /22px/],
  ['make the title bold and italic', styled({ 'font-weight': 'bold' }), /italic/],
  ['use Georgia for the title', styled({ 'font-family': 'Arial, sans-serif' }), /georgia/],
  ['change the title to "Bill of June"', text('Invoice of June'), /bill of june/],
  ['title: small font, 40pt', text('small font, 40pt'), /look/],
  ['make the title navy with a border', styled({ color: '#000080' }), /border/],
  ['landscape and a bold title', styled({ 'font-weight': '700' }), /landscape/],
];

const MET: readonly (readonly [string, Operation])[] = [
  ['make the title navy', styled({ color: '#000080' })],
  ['title in #123456', styled({ color: '#123456' })],
  ['title in light blue', styled({ color: '#add8e6' })],
  ['set the title to 12pt', styled({ 'font-size': '16px' })],
  ['change “Rosa Delgado” to “Bill Gold”', text('Bill Gold')],
  ['add a note saying make it bold and red', note('make it bold and red')],
  ['make everything bold except the red border', styled({ 'font-weight': 'bold' })],
  ['make the gold member bold', styled({ 'font-weight': 'bold' })],
  ['make the red text of the title black', styled({ color: '#000' })],
];

describe('[modify.response] what an instruction names and what was done', () => {
  for (const [instruction, operation, missing] of MISSED)
    test(`misses something of: ${instruction}`, () => {
      assert.match(
        instructionMismatches(instruction, [operation], PAGE).join(' ').toLowerCase(),
        missing,
      );
    });

  for (const [instruction, operation] of MET)
    test(`misses nothing of: ${instruction}`, () => {
      assert.deepEqual(instructionMismatches(instruction, [operation], PAGE), []);
    });

  test('misses nothing of instructions that came to the right page', async () => {
    const names = readdirSync(INSTRUCTIONS).filter((name) => name.endsWith('.txt'));
    const all = await Promise.all(
      names.map((name) => readInstructions(new URL(name, INSTRUCTIONS))),
    );
    // Every third is enough to see a rule that misses what was done.
    const instructions = all.flat().filter((_, at) => at % 3 === 0);
    let count = 0;
    const missed: string[] = [];
    for (const { on, phrasings } of instructions) {
      const html = await markupOf(on);
      const [first = ''] = phrasings;
      const wanted = outcomeOf(html, first).html;
      for (const phrasing of phrasings) {
        if (outcomeOf(html, phrasing).html !== wanted) continue;
        const { document, content } = openDocument(html);
        const subject = { document, content, documentType: 'custom', region: undefined };
        const found = interpret(phrasing, subject);
        assert.equal(found.kind, 'operations');
        const shown = content.nodes.map((node) => node.text).join(' ');
        const operations = found.kind === 'operations' ? found.operations : [];
        count += 1;
        for (const finding of instructionMismatches(phrasing, operations, { html, shown }))
          missed.push(`${on}: ${phrasing}: ${finding}`);
      }
    }
    console.log(`${missed.length} of ${count}`);
    assert.ok(missed.length <= count * 0.01, missed.join('\n'));
  });
});
