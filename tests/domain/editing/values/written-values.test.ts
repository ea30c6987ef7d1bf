import assert from 'node:assert/strict';
import { test } from 'vitest';
import { currencyNamed, currencySign } from '#lib/domain/editing/values/currencies.ts';
import { findDates, readDate, writeDate } from '#lib/domain/editing/values/written-date.ts';
import { readNumber, writeLike } from '#lib/domain/editing/values/written-number.ts';
import { fc } from '#tests/support/fast-check.ts';

const NUMBERS: readonly (readonly [string, number, string])[] = [
  ['$1,200.00', 1200, '$98,765.50'],
  ['1.200,00 €', 1200, '98.765,50 €'],
  ['CHF 1’200.00', 1200, 'CHF 98’765.50'],
  ['1 200,50 kr', 1200.5, '98 765,50 kr'],
  ['(500.00)', -500, '98,765.50'],
  ['-$5.00', -5, '$98,765.50'],
  ['8.25%', 8.25, '98,765.50%'],
  ['$150.00/hr', 150, '$98,765.50/hr'],
  ['₹1,20,000.00', 120_000, '₹98,765.50'],
];

test('numbers are read as they are written, and others are written like them', () => {
  for (const [text, value, other] of NUMBERS) {
    const read = readNumber(text);
    assert.equal(read?.value, value, text);
    assert.equal(read && writeLike(98_765.5, read), other, text);
  }
  for (const text of ['FF-2041', '2026-09-14', 'NY 12534', '1.2.3', '', '12 Mill Lane 4'])
    assert.equal(readNumber(text), undefined, text);
});

test('keeps a number that is formatted like itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(...NUMBERS.slice(0, 4).map(([text]) => text)),
      (cents, like) => {
        const model = readNumber(like);
        assert.ok(model);
        const written = writeLike(cents / 100, model);
        const read = readNumber(written, model.convention);
        assert.equal(read?.value, cents / 100);
        assert.equal(read && writeLike(read.value, read), written);
      },
    ),
  );
});

const DATES: readonly (readonly [string, string])[] = [
  ['September 14, 2026', 'en-US'],
  ['Monday, September 14, 2026', 'en-US'],
  ['Sep 14, 2026', 'en-US'],
  ['14 Sep 2026', 'en-GB'],
  ['14-Sep-2026', 'en-GB'],
  ['2026-09-14', 'en-US'],
  ['14/09/2026', 'en-GB'],
  ['09/14/2026', 'en-US'],
  ['14.9.2026', 'de-DE'],
  ['14. September 2026', 'de-DE'],
  ['14 de septiembre de 2026', 'es-ES'],
  ['14 septembre 2026', 'fr-FR'],
  ['2026年9月14日', 'ja-JP'],
];

test('dates are read in the forms that people write, with the form', () => {
  for (const [text, language] of DATES) {
    const date = readDate(text, { language, order: undefined });
    assert.deepEqual(date && [date.year, date.month, date.day], [2026, 9, 14], text);
    assert.equal(date && writeDate(date, date.pattern, language), text);
    assert.equal(date && writeDate(date, 'dd/MM/yyyy', language), '14/09/2026');
  }
});

test('does not read a date that two orders read differently', () => {
  const found = findDates('due 03/04/2026', { language: 'en', order: undefined });
  assert.deepEqual([found.dates.length, found.doubtful[0]?.text], [0, '03/04/2026']);
  const read = readDate('03/04/2026', { language: 'en', order: 'day-first' });
  assert.deepEqual([read?.month, read?.day], [4, 3]);
  for (const text of ['1.2.3', '192.168.2.100', '31/02/2026', '99-99-2026'])
    assert.equal(readDate(text, { language: 'en', order: 'day-first' }), undefined, text);
});

test('reads back any day in the form in which it was written', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
      fc.constantFrom('dd/MM/yyyy', 'yyyy-MM-dd', 'MMMM d, yyyy', 'd MMM yyyy', 'dd.MM.yyyy'),
      (moment, pattern) => {
        const day = {
          year: moment.getUTCFullYear(),
          month: moment.getUTCMonth() + 1,
          day: moment.getUTCDate(),
        };
        const text = writeDate(day, pattern, 'en-GB');
        const read = readDate(text, { language: 'en-GB', order: 'day-first' });
        assert.deepEqual(read && [read.year, read.month, read.day], [day.year, day.month, day.day]);
      },
    ),
  );
});

test('currencies are known by name, sign and code, with the place of their sign', () => {
  const named = ['euros', '€', 'Swiss francs', 'gbp', 'US dollars', 'pounds sterling'];
  assert.deepEqual(named.map(currencyNamed), ['EUR', 'EUR', 'CHF', 'GBP', 'USD', 'GBP']);
  assert.deepEqual(['all', 'new', 'foo', 'the'].map(currencyNamed), Array(4).fill(undefined));
  assert.equal(currencySign('EUR', 'en-US').before, '€');
  assert.match(currencySign('EUR', 'de-DE').after, /^\s€$/);
});
