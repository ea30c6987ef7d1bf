import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import type { JsonObject } from '#schemas/json.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { fill } from './fill.ts';

const TOTAL = '{{#formatMoney}}{{total}}{{/formatMoney}}';

describe('the currency of amounts', () => {
  test('is what the data says: in a field, in an amount, by the place', () => {
    for (const [data, currency] of [
      [{ currency: 'gbp', total: '€5' }, 'GBP'],
      [{ order: { price: { currency_code: 'CHF', amount: 1 } } }, 'CHF'],
      [{ subtotal: '€10,00', total: 12 }, 'EUR'],
      [{ items: [{ price: '12.00 SEK' }] }, 'SEK'],
      [{ client: { address: { country: 'Germany' } } }, 'EUR'],
      [{ company: { country: 'Schweiz' }, client: { country: 'DE' } }, 'CHF'],
      [{ locale: 'en-GB', client: { country: 'DE' } }, 'GBP'],
      [{ locale: 'ja_JP' }, 'JPY'],
    ] as [JsonObject, string][])
      assert.equal(localeOf(data).currency, currency, JSON.stringify(data));
  });

  test('is none where the data says nothing, or two things', () => {
    for (const data of [
      { total: 5 },
      { locale: 'en' },
      { a: '5 PCS', b: '$', c: 'Dollar' },
      { a: '$5', b: '€5' },
      { from: { city: 'Berlin' }, client: { country: 'Narnia' } },
    ] as JsonObject[])
      assert.equal(localeOf(data).currency, undefined, JSON.stringify(data));
    assert.equal(fill(TOTAL, { total: 1562.4 }), '1,562.40');
    assert.equal(fill(TOTAL, { total: 1562.4, note: '$1' }), '$1,562.40');
  });

  test('is looked for in bounded time', () => {
    const rows = Array.from({ length: 300_000 }, () => ({ price: '€1' }));
    const took = processorMs(() => localeOf({ rows, deep: [[[rows]]] }));
    assert.ok(took < 2_000, `${took} ms`);
  });
});

test('a deduction has one minus sign, however it was sent', () => {
  const template = '{{#formatDeduction}}{{v}}{{/formatDeduction}}';
  for (const v of [5, -5, '5.00']) assert.equal(fill(template, { v, currency: 'USD' }), '-$5.00');
  assert.equal(fill(template, { v: '-$5.00' }), '-$5.00');
});
