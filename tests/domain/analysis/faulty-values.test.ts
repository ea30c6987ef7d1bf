import assert from 'node:assert/strict';
import { test } from 'vitest';
import { faultWarnings } from '#lib/domain/analysis/faulty-values.ts';
import type { JsonObject } from '#schemas/json.ts';

const found = (data: JsonObject) =>
  faultWarnings(data).map(({ message, path }) => [path?.slice(1).join('.'), message]);

test('reports days that no calendar has, and figures in words', () => {
  const data = {
    ...{ 'Invoice Date': '09/12/2026', 'Pay By': '31/02/2027', Qty: 'one' },
    items: [
      { description: 'Tuning', quantity: 'two', unitPrice: 70, date: '2026-13-01' },
      { description: 'Mileage', quantity: 2, unitPrice: '£0.45', date: '2026-12-01' },
    ],
  };
  assert.deepEqual(found(data), [
    ['Pay By', '"31/02/2027" is no day of the calendar: it is printed as it is'],
    ['Qty', '"one" is no number: it is printed as it is'],
    ['items.0.quantity', '"two" is no number: it is printed as it is'],
    ['items.0.date', '"2026-13-01" is no day of the calendar: it is printed as it is'],
  ]);
});

test('says nothing of numbers with units, versions, and amounts that are texts on purpose', () => {
  const data = {
    ...{
      total: 'on request',
      tax: 'VAT',
      discount: 'Spring',
      version: '1.2.3',
      none: '0000-00-00',
      phone: '01/2345',
    },
    ...{ from: '12/31/2026', to: '31.12.2026', items: [{ quantity: '3 hours', price: 'free' }] },
  };
  assert.deepEqual(found(data), []);
});
