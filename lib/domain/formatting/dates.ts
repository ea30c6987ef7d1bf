const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
/** .NET's JSON form, which Xero sends. */
const EPOCH_MS = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** A calendar date as it was written, never shifted to another zone. `month` is 1 to 12. */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  /** Absent when only the month is written. */
  readonly day?: number;
  /** Absent when the value is a date alone, or midnight. */
  readonly time?: { readonly hour: number; readonly minute: number };
}

/** Reads ISO 8601 dates and date-times, keeping the date that stands there whatever its zone. undefined: another form. */
export function parseDate(value: unknown): WrittenDate | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const text = value.trim();
  const epoch = EPOCH_MS.exec(text);
  if (epoch !== null) return fromEpochSeconds(Number(epoch[1]) / 1000);
  const match = ISO.exec(text);
  if (match === null) return parseMonth(text);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const check = new Date(Date.UTC(year, month - 1, day));
  check.setUTCFullYear(year);
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return undefined;
  const [hour, minute] = [Number(match[4] ?? 0), Number(match[5] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  return hour + minute > 0 ? { year, month, day, time: { hour, minute } } : { year, month, day };
}

function parseMonth(text: string): WrittenDate | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return match === null ? undefined : { year: Number(match[1]), month: Number(match[2]) };
}

/** The UTC date of an epoch time in seconds. undefined when it is out of range. */
export function fromEpochSeconds(seconds: number): WrittenDate | undefined {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** "January 31, 2026" (long) or "Jan 31, 2026" (medium), with the time when there is one and `withTime` is set. */
export function formatDate(
  date: WrittenDate,
  language: string,
  style: 'long' | 'medium' = 'long',
  withTime = false,
): string {
  const timed = withTime && date.time !== undefined;
  const whole = date.day !== undefined;
  const key = `${language}|${style}|${timed}|${whole}`;
  let format = formatters.get(key);
  if (format === undefined) {
    if (formatters.size > 200) formatters.clear();
    format = new Intl.DateTimeFormat(language, {
      ...(whole
        ? { dateStyle: style }
        : { year: 'numeric', month: style === 'long' ? 'long' : 'short' }),
      ...(timed ? { timeStyle: 'short' as const } : {}),
      timeZone: 'UTC',
    });
    formatters.set(key, format);
  }
  const { year, month, day = 1, time } = date;
  const instant = new Date(Date.UTC(2000, month - 1, day, time?.hour ?? 0, time?.minute ?? 0));
  instant.setUTCFullYear(year, month - 1, day);
  return format.format(instant);
}
