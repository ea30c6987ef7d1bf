import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { grandTotal } from '#lib/domain/layout/regions.ts';
import type { JsonObject } from '#schemas/json.ts';

const ORDER = {
  date: '2026-04-02',
  store: { name: 'Larch & Pine Furniture', address: '12 Mill Lane, Leeds LS1 4AB' },
  customer: { name: 'Ada Quinn' },
  items: [{ description: 'Oak table', quantity: 1, unitPrice: 900, total: 900 }],
  total: 900,
  depositPaid: 300,
  balanceDue: 600,
  currency: 'GBP',
  paymentMethod: 'Card',
};

const firstOf = (data: JsonObject) => grandTotal(analyzeData(data).model)?.value.text;

describe('the amount to see first', () => {
  test('[detection.shown] is what is due of an order, and what was paid on a receipt', () => {
    assert.equal(
      firstOf({ ...ORDER, type: 'order confirmation', orderNumber: 'OC-118' }),
      '£600.00',
    );
    assert.equal(firstOf({ ...ORDER, receiptNumber: 'R-118' }), '£300.00');
  });
});
