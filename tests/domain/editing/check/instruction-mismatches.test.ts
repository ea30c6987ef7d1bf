import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { instructionMismatches } from '#lib/domain/editing/check/instruction-mismatches.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';

const PAGE = {
  html: '<h1>Invoice</h1><p>Rosa Delgado, Gold member</p>',
  shown: 'Invoice Rosa Delgado, Gold member',
  touched: ['Invoice 2 of 7'],
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
  ['change the title to Paid 500, on 15 July', text('Paid 500'), /15/],
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
  ['change the title from 7 to 1,200', text('Invoice 1200')],
  ['make the red text of the title black', styled({ color: '#000' })],
];

describe('[modify.response] what an instruction names and what was done', () => {
  for (const [instruction, operation, missing] of MISSED)
    test(`misses something of: ${instruction}`, () => {
      assert.match(
        instructionMismatches(instruction, [operation], PAGE, []).join(' ').toLowerCase(),
        missing,
      );
    });

  for (const [instruction, operation] of MET)
    test(`misses nothing of: ${instruction}`, () => {
      assert.deepEqual(instructionMismatches(instruction, [operation], PAGE, []), []);
    });
});
