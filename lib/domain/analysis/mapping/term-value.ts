import { z } from 'zod/mini';
import { Amount, Currency, DateText, Decimal } from '#lib/domain/document-model/amount.ts';
import { countryCode, countryCurrency, countryLanguage } from '#lib/domain/i18n/countries.ts';
import { currencyCode } from '#lib/domain/i18n/money.ts';
import { decodeEntities, plainText } from './entities.ts';
import { freeValue } from './free-value.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { paymentTerms } from './payment-terms.ts';
import { readName, titleCase } from './read-names.ts';
import { fromMinorUnits, readDate, readDecimal } from './read-values.ts';
import type { Reading, SystemMapping } from './system-mapping.ts';

export interface Settings {
  readonly mapping: Pick<SystemMapping, 'amounts' | 'dates'>;
  readonly currency: string | undefined;
}

/** A scalar in the form that its term has. undefined: it has none there. */
export function termValue(
  value: string | number | boolean,
  schema: z.ZodMiniType,
  as: Reading | undefined,
  settings: Settings,
): string | undefined {
  const { mapping, currency } = settings;
  if (schema === Amount) {
    const amount = readDecimal(value);
    if (amount === undefined) return undefined;
    return (as ?? mapping.amounts) === 'minor' ? fromMinorUnits(amount, currency) : amount;
  }
  if (schema === Decimal) return readDecimal(value);
  if (schema === DateText) return readDate(value, mapping.dates);
  if (schema === Currency) return readCurrency(String(value), as);
  if (as === 'boolean') return String(value);
  if (typeof value === 'boolean')
    return schema instanceof z.ZodMiniString ? undefined : String(value);
  return freeValue(value, as, settings) ?? readAs(decodeEntities(String(value)), as);
}

function readCurrency(text: string, as?: Reading): string | undefined {
  if (as !== 'country-currency') return currencyCode(text);
  const country = countryCode(text);
  return country === undefined ? undefined : countryCurrency(country);
}

/** "[E-COM11] Cabinet" */
const CODE_BEFORE_NAME = /^\[([^\]\s]{1,40})\]\s+(?=\S)/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i;

function readAs(text: string, as?: Reading): string | undefined {
  if (as === 'iban' || as === 'national-account')
    return IBAN.test(text.replace(/\s/g, '')) === (as === 'iban') ? text : undefined;
  if (as === 'plain-text') return plainText(text);
  if (as === 'payment-terms') return paymentTerms(text);
  if (as === 'country') return countryCode(text) ?? text;
  if (as === 'country-language') return countryLanguage(text);
  if (as === 'last-digits') return /\d{2,4}$/.exec(text.trim())?.[0];
  if (as === 'code-in-brackets') return CODE_BEFORE_NAME.exec(text)?.[1];
  if (as === 'named-behind-code') return text.replace(CODE_BEFORE_NAME, '');
  const name = readName(text, as);
  if (name !== undefined) return name;
  const method = text.toLowerCase();
  if (as === 'payment-method' && Object.hasOwn(PAYMENT_METHODS, method))
    return PAYMENT_METHODS[method] ?? text;
  return as === 'title-case' || as === 'payment-method' ? titleCase(text) : text;
}
