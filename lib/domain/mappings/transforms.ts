import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import { formatValue } from '#lib/domain/tabledb/format-value.ts';
import type { Transform } from '#schemas/mapping.ts';
import type { TableField } from '#schemas/tabledb.ts';
import { truthOf } from './print-value.ts';

const as = (type: string, field: TableField): TableField => ({ ...field, type });

/** What parts thousands, so that what follows it is no decimals. */
const GROUPING = /[.,](?=(?:\d{3}[.,])*\d{3}$)|[.,](?=.*[.,])/g;

/** The number in a text such as "$1,200.00" or "1.200,00 €". */
function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return plainNumber(value) ?? value;
  const digits = value.replaceAll(/[^\d.,+-]/g, '');
  const isPlain = plainNumber(digits) !== undefined;
  return plainNumber(isPlain ? digits : digits.replace(GROUPING, '').replace(',', '.')) ?? value;
}

/** Sums of cents are cents. */
const DIGITS = 12;

/** The sum of a list of amounts; undefined: one of them is none. */
function sumOf(values: unknown): number | undefined {
  const numbers = [values].flat().flatMap((value) => (value === null ? [] : [numberIn(value)]));
  const isSum = numbers.length > 0 && numbers.every((each) => typeof each === 'number');
  return isSum
    ? Number(numbers.reduce((sum, each) => sum + each, 0).toPrecision(DIGITS))
    : undefined;
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const onText =
  (write: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? write(value) : value;

/** Each works on the value in its printed form; what it does not apply to passes. */
const TRANSFORMS: Readonly<
  Record<Transform, (value: unknown, raw: unknown, field: TableField) => unknown>
> = {
  uppercase: onText((text) => text.toLocaleUpperCase('en')),
  lowercase: onText((text) => text.toLocaleLowerCase('en')),
  trim: onText((text) => text.trim()),
  currency: (value, raw, field) => {
    const amount = numberIn(first(raw));
    return typeof amount === 'number' ? formatValue(amount, as('currency', field)) : value;
  },
  number: (_, raw) => numberIn(first(raw)),
  sum: (value, raw) => sumOf(raw) ?? value,
  date: (_, raw, field) => formatValue(first(raw), as('date', field)),
  join: (value) => (Array.isArray(value) ? value.join(', ') : value),
  first: (value, raw) => (Array.isArray(raw) && typeof raw[0] !== 'object' ? raw[0] : first(value)),
  boolean: (_, raw) => truthOf(first(raw)),
};

/** A value as a mapping wants it. */
export const transformValue = (
  transform: Transform | undefined,
  value: unknown,
  raw: unknown,
  field: TableField,
): unknown => {
  if (transform === undefined) return value;
  if (value === null && transform !== 'boolean') return null;
  return TRANSFORMS[transform](value, raw, field);
};
