import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  currencyCode,
  formatDeduction,
  formatMoney,
  languageTag,
  minorUnitDigits,
} from '#lib/domain/i18n/money.ts';

/** Amount, language, currency, then what stands on paper; white space is compared as a space. */
const WRITTEN = [
  [1234.5, 'en-US', 'USD', '$1,234.50'],
  [0, 'en-US', 'USD', '$0.00'],
  [-690, 'en-US', 'USD', '-$690.00'],
  [0.005, 'en-US', 'USD', '$0.01'],
  [1234567890123.45, 'en-US', 'USD', '$1,234,567,890,123.45'],
  [1234.5, 'de-DE', 'EUR', '1.234,50 €'],
  [1234.5, 'fr-FR', 'EUR', '1 234,50 €'],
  [1234.5, 'en-GB', 'GBP', '£1,234.50'],
  [1234.5, 'en-US', 'JPY', '¥1,235'],
  [1234.5, 'en-US', 'KWD', 'KWD 1,234.500'],
  [1234.5, 'en-IN', 'INR', '₹1,234.50'],
  [123456.5, 'en-IN', 'INR', '₹1,23,456.50'],
  [1234.5, 'en-US', 'CAD', 'CA$1,234.50'],
  [1234.5, 'en-CA', 'CAD', '$1,234.50'],
  [1234.5, 'en-US', 'XYZ', 'XYZ 1,234.50'],
] as const;

describe('money', () => {
  for (const [value, language, currency, expected] of WRITTEN) {
    test(`${value} ${currency} in ${language} is "${expected}"`, () => {
      const written = formatMoney(value, { language, currency });
      assert.equal(written.replace(/\s/gu, ' '), expected);
    });
  }

  test('leaves out ".00" of whole amounts on request', () => {
    const locale = { language: 'en-US', currency: 'USD' };
    assert.equal(formatMoney(1200, locale, 'whole'), '$1,200');
    assert.equal(formatMoney(1200.5, locale, 'whole'), '$1,200.50');
  });

  test('has two decimals and no symbol where the currency is unknown', () => {
    const locale = { language: 'en-US', currency: undefined };
    assert.equal(formatMoney(1234.5, locale), '1,234.50');
    assert.equal(formatMoney(1200, locale, 'whole'), '1,200');
    assert.equal(formatMoney(-690, { ...locale, language: 'de-DE' }), '-690,00');
  });

  test('keeps the decimals of a small price', () => {
    const locale = { language: 'en-US', currency: 'USD' };
    assert.equal(formatMoney(0.0025, locale, 'price'), '$0.0025');
    assert.equal(formatMoney(0.1 + 0.2, locale, 'price'), '$0.30');
    assert.equal(formatMoney(9.999, locale, 'price'), '$10.00');
  });

  test('that is deducted has one minus sign, whatever the sign in the data', () => {
    const locale = { language: 'en-US', currency: 'USD' };
    for (const value of [5, -5]) assert.equal(formatDeduction(value, locale), '-$5.00');
    assert.equal(formatDeduction('€5,00', locale), '-€5,00');
    for (const value of ['-€5,00', '(5.00)', '−5', '$-5.00'])
      assert.equal(formatDeduction(value, locale), value);
  });

  test('is never "NaN" or "∞"', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      assert.equal(formatMoney(value, { language: 'en-US', currency: 'USD' }), '');
  });

  test('has the decimals of its currency', () => {
    assert.deepEqual(['USD', 'JPY', 'KWD', 'KRW', 'BHD'].map(minorUnitDigits), [2, 0, 3, 0, 3]);
  });

  test('takes codes in any case and symbols for currencies, and nothing else', () => {
    for (const [value, code] of [
      ['usd', 'USD'],
      [' EUR ', 'EUR'],
      ['€', 'EUR'],
      ['$', 'USD'],
      ['R$', 'BRL'],
      ['zł', 'PLN'],
    ])
      assert.equal(currencyCode(value), code);
    for (const value of [
      'US',
      'DOLLAR',
      '',
      '€€',
      'US1',
      '__proto__',
      'constructor',
      840,
      null,
      {},
    ])
      assert.equal(currencyCode(value), undefined, String(value));
  });

  test('takes language tags that Intl knows', () => {
    assert.deepEqual(['en_US', 'de', 'pt-br', ' fr '].map(languageTag), [
      'en-US',
      'de',
      'pt-BR',
      'fr',
    ]);
    for (const value of ['english', 'e', 'x'.repeat(50), 'en"><script>', '', '__proto__', 7, null])
      assert.equal(languageTag(value), undefined, String(value));
  });
});
