import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const pageOf = (tax: Readonly<Record<string, string | number>>): string => {
  const data = {
    invoiceNumber: 'R-1',
    locale: 'en-GB',
    currency: 'EUR',
    seller: { name: 'Petit Ltd' },
    items: [{ description: 'Tart', quantity: 1, unitPrice: 10, total: 10 }],
    taxes: [{ base: 10, ...tax }],
    total: 10 + Number(tax['amount']),
  };
  return layoutDocument(analyzeData(data).model, { style: 'stripe-clean' }).html;
};

test('a word in place of a rate says why there is no tax', () => {
  assert.ok(pageOf({ rate: 'zw.', amount: 0 }).includes('Exempt from tax.'));
  assert.ok(pageOf({ rate: 'reverse charge', amount: 0 }).includes('Reverse charge'));
});

test('the letter of a rate that is charged is no exemption', () => {
  assert.ok(!pageOf({ category: 'E', rate: 20, amount: 2 }).includes('Exempt'));
  assert.ok(!pageOf({ category: 'E', amount: 2 }).includes('Exempt'));
});
