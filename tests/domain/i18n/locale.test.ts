import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { localeOf } from '#lib/domain/i18n/locale.ts';

const GERMAN = { Rechnungsnummer: 'R-1', Kunde: { Name: 'Kurt' }, Zwischensumme: 1, MwSt: 19 };

describe('the locale of a document', () => {
  test('[options.locale-precedence] is what its data says, else what was requested, else what its words show, else en-US', () => {
    const language = (data: object, locale?: string) =>
      localeOf({ ...data } as never, { locale }).language;
    assert.equal(language({ ...GERMAN, locale: 'fr-FR' }, 'es'), 'fr-FR');
    assert.equal(language({ meta: { language: 'it' } }, 'es'), 'it');
    assert.equal(language(GERMAN, 'es'), 'es');
    assert.equal(language(GERMAN), 'de-DE');
    assert.equal(language({ locale: 'not a locale' }, 'es'), 'es');
    assert.equal(language({ total: 1 }), 'en-US');
  });

  test('names the time zone of the data, else the requested one, else none', () => {
    const zone = (data: object, timeZone?: string) =>
      localeOf({ ...data } as never, { timeZone }).timeZone;
    assert.equal(zone({ timezone: 'Europe/Berlin' }, 'Asia/Tokyo'), 'Europe/Berlin');
    assert.equal(zone({ timezone: 'Mars/Olympus' }, 'Asia/Tokyo'), 'Asia/Tokyo');
    assert.equal(zone({}), undefined);
  });

  test('that was requested says nothing about the currency', () => {
    assert.equal(localeOf({ total: 1 }, { locale: 'de-DE' }).currency, undefined);
    assert.equal(localeOf({ total: 1, locale: 'de-DE' }).currency, 'EUR');
  });

  test('[create.currency] what the data names or writes goes before what was requested, and that before a guess', () => {
    const currency = (data: object, requested?: string) =>
      localeOf({ ...data } as never, { currency: requested }).currency;
    assert.equal(currency({ total: '£1,500.00' }, 'EUR'), 'GBP');
    assert.equal(currency({ order: { currency: 'USD' }, total: 1_500 }, 'EUR'), 'USD');
    assert.equal(currency({ seller: { country: 'GB' }, total: 1_500 }, 'EUR'), 'EUR');
    assert.equal(currency({ net: '£1', gross: '$2' }, 'EUR'), 'EUR');
    assert.equal(currency({ net: '£1', gross: '$2' }), undefined);
  });
});
