import { formatDate, fromEpochSeconds, parseDate } from '#lib/domain/i18n/dates.ts';
import { formatDeduction, formatMoney, type Locale } from '#lib/domain/i18n/money.ts';
import {
  formatNumber,
  formatPercent,
  numberLanguage,
  plainNumber,
} from '#lib/domain/i18n/numbers.ts';
import type { JsonValue } from '#schemas/json.ts';
import type { ValueFormat } from './compile.ts';

/** A value as text, in the format of the section around it. Text stays as it is where the format cannot read it. */
export function valueText(
  value: JsonValue | undefined,
  format: ValueFormat | undefined,
  locale: Locale,
): string {
  if (format === undefined || value === null || value === undefined) return textOf(value);
  if (format === 'formatDate') {
    const date = typeof value === 'number' ? fromEpochSeconds(value) : parseDate(value);
    return date === undefined ? textOf(value) : formatDate(date, locale);
  }
  const number = plainNumber(value);
  if (format === 'formatDeduction') return formatDeduction(number ?? textOf(value), locale);
  if (number === undefined) return textOf(value);
  if (format === 'formatMoney') return formatMoney(number, locale);
  const language = numberLanguage(locale.language, locale.currency);
  return format === 'formatPercent'
    ? formatPercent(number, language)
    : formatNumber(number, language);
}

/** A value as text: lists of simple values joined, objects empty. */
function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .filter((item) => item === null || typeof item !== 'object')
    .map(textOf)
    .join(', ');
}
