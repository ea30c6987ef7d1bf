import { currencyCode } from '#lib/domain/i18n/money.ts';
import type { JsonObject } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';
import type { Writing } from '../values.ts';

const CURRENCY = /^(?:currency|currencycode)$/;

/** An object that names its currency is about money: its sums are written as such, whatever the document is. */
export function withOwnCurrency(object: JsonObject, writing: Writing): Writing {
  for (const [key, value] of Object.entries(object)) {
    const currency =
      typeof value === 'string' && CURRENCY.test(normalizeKey(key))
        ? currencyCode(value)
        : undefined;
    if (currency !== undefined)
      return {
        ...writing,
        commercial: true,
        cents: true,
        locale: { ...writing.locale, currency },
      };
  }
  return writing;
}
