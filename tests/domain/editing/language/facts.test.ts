import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const QUOTE = {
  locale: 'fr-FR',
  quote_number: 'D-1',
  date: '2026-03-02',
  valid_until: '2026-04-01',
  seller: { name: 'Atelier Nord SARL', city: 'Lyon' },
  customer: { name: 'Mairie de Lille' },
  items: [{ description: 'Pose de parquet', quantity: 2, unit_price: 400 }],
  currency: 'EUR',
};

test('dates are known by their labels where a language has one word for several of English', async () => {
  const { html } = layoutDocument(await inLanguage(analyzeData(QUOTE)), { style: 'stripe-clean' });
  const { document, content } = openDocument(html);
  const subject = { document, content, documentType: 'quote', region: undefined };
  for (const [instruction, date] of [
    ['extend the validity by two weeks', '15 avril 2026'],
    ['date it 5 March 2026', '5 mars 2026'],
  ] as const) {
    const read = interpret(instruction, subject);
    assert.ok(read.kind === 'operations', instruction);
    assert.ok(JSON.stringify(read.operations).includes(date), instruction);
  }
});

test('an ID of what has a number already is that number, not one more', () => {
  const receipt = {
    receiptNumber: 'R-1',
    transactionId: 'TX-88120',
    merchant: { name: 'Juniper Café' },
    items: [{ description: 'Flat white', quantity: 1, unitPrice: 4, total: 4 }],
    total: 4,
  };
  const { html } = layoutDocument(analyzeData(receipt).model, { style: 'stripe-clean' });
  const { document, content } = openDocument(html);
  const subject = { document, content, documentType: 'receipt', region: undefined };
  const stated = content.nodes.find(({ text }) => text === 'TX-88120')?.id;
  for (const [instruction, op] of [
    ['transaction ID is TX-88121', 'set-text'],
    ['customer ID is C-9', 'insert'],
  ] as const) {
    const read = interpret(instruction, subject);
    assert.ok(read.kind === 'operations', instruction);
    const [operation] = read.operations;
    assert.equal(operation?.op, op, instruction);
    if (operation?.op === 'set-text') assert.equal(operation.target, stated);
  }
});
