import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  formatNumber,
  formatPercent,
  isNumeric,
  numberFormat,
  numberLanguage,
  plainNumber,
} from '#lib/domain/i18n/numbers.ts';

describe('numbers', () => {
  test('are read from numbers and plain numeric strings only', () => {
    for (const [value, number] of [
      [12.5, 12.5],
      ['398.00', 398],
      [' 7 ', 7],
      ['-3', -3],
      ['+3', 3],
      ['.5', 0.5],
    ] as const)
      assert.equal(plainNumber(value), number);
    for (const value of [
      '1,200.00',
      '$5',
      '1e9',
      '0x10',
      '',
      ' ',
      'abc',
      '1.2.3',
      '1'.repeat(16),
      Number.NaN,
      Number.POSITIVE_INFINITY,
      null,
      true,
      [],
      [5],
      {},
    ])
      assert.equal(plainNumber(value), undefined, String(value));
  });

  test('are recognised in what a reader takes for an amount', () => {
    for (const value of [
      5,
      0,
      -1.5,
      '5',
      '$1,200.00',
      '-$5.00',
      '$-5.00',
      '1.200,00 €',
      '€1,200.00',
      '(500)',
      '19%',
      '19 %',
      'CHF 1’200.00',
      'US$ 5',
      '5 USD',
      '1 200,00 zł',
      '−5',
      '₹1,23,456',
    ])
      assert.ok(isNumeric(value), String(value));
    for (const value of [
      '',
      'abc',
      '$',
      '--',
      'twelve',
      '5 apples each',
      '<b>5</b>',
      '1'.repeat(41),
      Number.NaN,
      null,
      undefined,
      true,
      [],
      {},
    ])
      assert.ok(!isNumeric(value), String(value));
  });

  test('are grouped in their language and keep up to four decimals', () => {
    assert.equal(formatNumber(1234567.891, 'en-US'), '1,234,567.891');
    assert.equal(formatNumber(1234567.891, 'de-DE'), '1.234.567,891');
    assert.equal(formatNumber(0.123456, 'en-US'), '0.1235');
    assert.equal(formatNumber(2, 'en-US'), '2');
    assert.equal(formatNumber(2.999, 'en-US', 1), '3');
    assert.equal(formatNumber(0.00042, 'en-US'), '0.00042');
    assert.equal(formatNumber(1e-7, 'en-US'), '0.0000001');
    assert.equal(formatNumber(1e-12, 'en-US'), '1e-12');
    assert.equal(formatNumber(0.1 + 0.2, 'en-US'), '0.3');
    assert.equal(formatNumber(Number.NaN, 'en-US'), '');
  });

  test('as rates are per cent in either form', () => {
    for (const [rate, expected] of [
      [8.25, '8.25%'],
      [0.0825, '8.25%'],
      [19, '19%'],
      [100, '100%'],
      [0, '0%'],
      [1, '1%'],
      [-5, '-5%'],
      [5.5555, '5.556%'],
    ] as const)
      assert.equal(formatPercent(rate, 'en-US'), expected);
    assert.equal(formatPercent(0.4, 'en-US', true), '0.4%');
    assert.equal(formatPercent(Number.POSITIVE_INFINITY, 'en-US'), '');
  });

  test('of English documents abroad have the point where their money has it', () => {
    assert.equal(formatNumber(7800.5, numberLanguage('en-DE', 'EUR')), '7,800.5');
    assert.equal(formatPercent(13.5, numberLanguage('en-DE', 'EUR')), '13.5%');
    // "€1.50", but "1 199,00 kr".
    assert.equal(formatNumber(2.5, numberLanguage('en-SE', 'EUR')), '2.5');
    assert.equal(formatNumber(2.5, numberLanguage('en-SE', 'SEK')), '2,5');
    assert.equal(formatNumber(2.5, numberLanguage('en-AT', 'EUR')), '2,5');
    for (const language of ['en-US', 'en-IE', 'de-DE', 'en-ZA'])
      assert.equal(numberLanguage(language, 'EUR'), language);
    assert.equal(numberLanguage('en-DE', undefined), 'en-DE');
  });

  test('share one formatter per kind', () => {
    const options = { maximumFractionDigits: 1 };
    assert.equal(numberFormat('en-US', options), numberFormat('en-US', { ...options }));
    assert.notEqual(numberFormat('en-US', options), numberFormat('de', options));
  });
});
