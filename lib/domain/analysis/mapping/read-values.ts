import Big from 'big.js';
import { fromEpochSeconds, parseDate, type WrittenDate } from '#lib/domain/i18n/dates.ts';
import { minorUnitDigits } from '#lib/domain/i18n/money.ts';

/** As most numbers are written: nothing to round and no exponent. */
const PLAIN = /^-?\d+(?:\.\d{1,8})?$/;

/**
 * The number in a value: 12.5, "1,234.50", "1.234,50 €", "(5.00)". undefined: not a number. Where one
 * separator stands before three digits it groups, unless `decimalComma` says otherwise.
 */
export function readDecimal(value: string | number | boolean): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Math.abs(value) >= 1e18) return undefined;
    const text = String(value);
    return PLAIN.test(text) ? text : new Big(value).round(8).toFixed();
  }
  if (value.length > 40) return undefined;
  const match =
    /^(\(|-|−)?\s*(?:[^\d\s.,()-]{1,5}\s*)?(-|−)?\s*(\d[\d.,'’\s]*|[.,]\d+)\s*(?:[^\d\s.,()]{1,5}\.?)?\s*\)?$/u.exec(
      value.trim(),
    );
  if (match === null) return undefined;
  const digits = plainDigits(match[3] ?? '');
  if (digits === undefined) return undefined;
  const isNegative = match[1] !== undefined || match[2] !== undefined;
  return `${isNegative ? '-' : ''}${digits}`;
}

/** "01.10.2026", "1. 10. 26", "2026 10 01": thousands have three digits each, the parts of a date do not. */
const DAY = /^\d{1,4}(?:\.\s?|\s)\d{1,2}(?:\.\s?|\s)\d{1,4}\.?$/;

/** "1.234,50" as "1234.50". */
function plainDigits(text: string): string | undefined {
  if (DAY.test(text.trim())) return undefined;
  const compact = text.replace(/['’\s]/g, '');
  const lastDot = compact.lastIndexOf('.');
  const lastComma = compact.lastIndexOf(',');
  const last = Math.max(lastDot, lastComma);
  const separators = compact.replace(/\d/g, '');
  const isDecimal =
    last >= 0 &&
    (lastDot >= 0 && lastComma >= 0
      ? true
      : separators.length === 1 && (lastDot >= 0 || compact.length - last - 1 !== 3));
  const whole = (isDecimal ? compact.slice(0, last) : compact).replace(/[.,]/g, '');
  const decimals = isDecimal ? compact.slice(last + 1) : '';
  if (whole.length > 18 || decimals.length > 12 || /\D/.test(decimals)) return undefined;
  return `${whole === '' ? '0' : whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** An amount in major units, of one in the currency's smallest. */
export function fromMinorUnits(amount: string, currency: string | undefined): string {
  return new Big(amount).div(new Big(10).pow(minorUnitDigits(currency))).toFixed();
}

/** Numbers above this are milliseconds: as seconds they would be in the year 5138. */
const FIRST_MILLISECONDS = 1e11;

/** In which order a national form writes a date's parts. */
export type DateOrder = 'day-first' | 'month-first';

/** A date of the data in ISO 8601, as far as its form is known: epoch times, .NET dates, mail dates. Other texts stay. */
export function readDate(value: string | number | boolean, order?: DateOrder): string | undefined {
  if (typeof value === 'boolean') return undefined;
  const moment = typeof value === 'string' ? COMPACT_MOMENT.exec(value) : null;
  if (moment !== null)
    return isoOf(parseDate(`${moment[1]}-${moment[2]}-${moment[3]}T${moment[4]}:${moment[5]}`));
  if (typeof value === 'number' || /^\d{9,13}$/.test(value)) {
    const epoch = Number(value);
    if (epoch > 19_000_101 && epoch < 21_001_231) return compactDate(String(epoch));
    return isoOf(fromEpochSeconds(epoch > FIRST_MILLISECONDS ? epoch / 1000 : epoch));
  }
  if (/^\d{8}$/.test(value)) return compactDate(value);
  const parts = order === undefined ? null : SHORT_DATE.exec(value);
  if (parts !== null) return shortDate(parts, order);
  // A moment keeps the time zone that it was written in.
  return value.length <= 40 ? value : undefined;
}

/** "20260303141500" and "202603031415", as HL7 writes them. */
const COMPACT_MOMENT =
  /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)(?:\d{2})?(?:[+-]\d{4})?$/;

/** "31/03/2026", "31.3.2026 14:05". */
const SHORT_DATE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;

function shortDate(parts: RegExpExecArray, order: DateOrder | undefined): string | undefined {
  const [, first = '', second = '', year = '', hour, minute] = parts;
  const [day, month] = order === 'month-first' ? [second, first] : [first, second];
  const time = hour === undefined ? '' : `T${two(Number(hour))}:${minute}`;
  return isoOf(parseDate(`${year}-${two(Number(month))}-${two(Number(day))}${time}`));
}

/** "20260331", as EDIFACT and national forms write it. */
function compactDate(digits: string): string | undefined {
  return isoOf(parseDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`));
}

const two = (value: number): string => String(value).padStart(2, '0');

function isoOf(date: WrittenDate | undefined): string | undefined {
  if (date === undefined) return undefined;
  const { year, month, day, time, instant } = date;
  if (day === undefined) return `${year}-${two(month)}`;
  const written = `${year}-${two(month)}-${two(day)}`;
  if (instant !== undefined) return new Date(instant).toISOString().replace('.000Z', 'Z');
  return time === undefined ? written : `${written}T${two(time.hour)}:${two(time.minute)}`;
}

const SPAN_UNITS = [
  'milliseconds',
  'seconds',
  'minutes',
  'hours',
  'days',
  'months',
  'years',
] as const;
/** What a number that is a span of time counts. */
export type SpanUnit = (typeof SPAN_UNITS)[number];

export function isSpanUnit(unit: string): unit is SpanUnit {
  return (SPAN_UNITS as readonly string[]).includes(unit);
}

const DAY_PARTS = { days: 'D', months: 'M', years: 'Y' } as const;
const SECONDS = { milliseconds: 0.001, seconds: 1, minutes: 60, hours: 3600 } as const;

/** A number of a unit as an ISO 8601 duration, such as "PT18M44S". undefined: not a number above nothing. */
export function readSpan(value: string | number, unit: SpanUnit): string | undefined {
  const count = Number(readDecimal(value) ?? Number.NaN);
  if (!(count > 0 && count < 1e12)) return undefined;
  if (unit === 'days' || unit === 'months' || unit === 'years')
    return Number.isInteger(count) ? `P${count}${DAY_PARTS[unit]}` : undefined;
  const exact = count * SECONDS[unit];
  // The shorter a span, the more its fractions of seconds tell.
  const digits = exact < 1 ? 4 : exact < 10 ? 2 : exact < 60 ? 1 : 0;
  const seconds = new Big(exact).round(digits).toNumber();
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor((seconds % 3600) / 60), 'M'],
    [Number((seconds % 60).toFixed(digits)), 'S'],
  ] as const;
  const written = parts.filter(([part]) => part > 0).map(([part, name]) => `${part}${name}`);
  return written.length === 0 ? undefined : `PT${written.join('')}`;
}
