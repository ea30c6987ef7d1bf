import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const { model } = analyzeData({
  ...{ invoiceNumber: 'HPH-0418', date: '2026-03-06', dueDate: '2026-04-05', currency: 'GBP' },
  locale: 'en-GB',
  seller: { name: 'Hart Plumbing', email: 'office@hart.example', phone: '01943 555 0182' },
  customer: {
    name: 'Priya Nair',
    email: 'priya@mail.example',
    address: '2 Beech Grove, Ilkley LS29 9QT',
  },
  items: [{ description: 'Radiator valve', quantity: 3, unitPrice: 26.5, total: 79.5 }],
  ...{ subtotal: 79.5, total: 79.5, terms: 'Payment within 30 days.' },
  notes: 'Parts are covered for 12 months. Ring us by the 20th.',
});
const { html } = layoutDocument(model, { style: 'professional' });

/** What of the document changed: the texts that came. undefined: the instruction was not taken. */
function came(instruction: string): readonly string[] | undefined {
  const open = openDocument(html);
  const { document, content } = open;
  const said = interpret(instruction, {
    document,
    content,
    documentType: 'invoice',
    region: undefined,
  });
  if (said.kind !== 'operations') return undefined;
  const edited = editDocument(open, {}, said.operations);
  if (edited.outcome !== 'edited') return undefined;
  const before = new Set(content.nodes.map(({ text }) => text));
  const after = openDocument(edited.html).content.nodes.map(({ text }) => text);
  return after.filter((text) => !before.has(text));
}

describe('corrections of a slip', () => {
  for (const [instruction, ...expected] of [
    ['0418 is taken already, use HPH-0422', 'HPH-0422'],
    ['spelt her name wrong - Priya Nayar', 'Priya Nayar'],
    ['sold on the 7th, not the 6th', '7 March 2026', '6 April 2026'],
    ['18 months for parts, it says 12', 'Parts are covered for 18 months. Ring us by the 20th.'],
    ['my email for the money is now cash@hart.example', 'cash@hart.example'],
  ] as const)
    test(`[modify.response] ${instruction}`, () => {
      assert.deepEqual([...(came(instruction) ?? [])].sort(), [...expected].sort());
    });

  for (const instruction of [
    // Neither says that something is wrong.
    'Priya Nayar',
    'HPH-0422 for the valves',
    // What is done to it is not understood.
    'HPH-0422 should go below the 0418 in a frame of roses',
  ])
    test(`[modify.not-feasible] ${instruction}`, () => {
      assert.equal(came(instruction), undefined);
    });
});
