import type { FormattedRecord, RawRecord, TableField } from '#schemas/tabledb.ts';
import { type Formatting, kindOf } from './field-types.ts';

const LOCALE = 'en-US';
const MAX_DECIMALS = 2;

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: MAX_DECIMALS });
const money = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: MAX_DECIMALS,
  maximumFractionDigits: MAX_DECIMALS,
});
const share = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: MAX_DECIMALS,
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function currency(amount: number, { options }: TableField): string {
  const symbol = typeof options?.['symbol'] === 'string' ? options['symbol'] : '$';
  return `${amount < 0 ? '-' : ''}${symbol}${money.format(Math.abs(amount))}`;
}

/** A calendar day has no time zone: it is read and written in the same one. */
function day(value: string): string {
  const date = new Date(value.length === 10 ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(date.getTime())) return value;
  return date.toLocaleDateString(LOCALE, { timeZone: 'UTC' });
}

/** The field's own time zone, where it has one: `client` is that of whoever looks at the table. */
function timeZoneOf({ options }: TableField): string {
  const inner = options?.['result'] as { options?: Record<string, unknown> } | undefined;
  const timeZone = options?.['timeZone'] ?? inner?.options?.['timeZone'];
  return typeof timeZone === 'string' && timeZone.includes('/') ? timeZone : 'UTC';
}

function moment(value: string, field: TableField): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  try {
    return date.toLocaleString(LOCALE, { timeZone: timeZoneOf(field) });
  } catch {
    // A zone that this machine does not know.
    return date.toLocaleString(LOCALE, { timeZone: 'UTC' });
  }
}

/** A value of another type than its field's, such as a formula's error, is not written as one of it. */
const ofNumber =
  (write: (value: number, field: TableField) => string) =>
  (value: unknown, field: TableField): unknown =>
    typeof value === 'number' ? write(value, field) : value;
const ofText =
  (write: (value: string, field: TableField) => string) =>
  (value: unknown, field: TableField): unknown =>
    typeof value === 'string' ? write(value, field) : value;

const WRITERS: Readonly<Record<Formatting, (value: unknown, field: TableField) => unknown>> = {
  'as-is': (value) => value,
  number: ofNumber((value) => decimal.format(value)),
  currency: ofNumber(currency),
  percent: ofNumber((value) => share.format(value)),
  date: ofText(day),
  datetime: ofText(moment),
  boolean: (value) => value === true,
  list: (value) => (Array.isArray(value) ? value : [value]),
};

/** A value as templates get it: written, or null where there is none. */
export function formatValue(value: unknown, field: TableField): unknown {
  const { formatting } = kindOf(field.type);
  // The provider leaves an unchecked box out.
  if (formatting === 'boolean') return WRITERS.boolean(value, field);
  return isEmpty(value) ? null : WRITERS[formatting](value, field);
}

/** A record with every field of its table. */
export function formatRecord(record: RawRecord, fields: readonly TableField[]): FormattedRecord {
  const values = fields.map((field) => [field.name, formatValue(record.fields[field.name], field)]);
  return { _id: record.id, _createdTime: record.createdTime, fields: Object.fromEntries(values) };
}
