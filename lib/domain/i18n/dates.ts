import { isTimeZone } from '#schemas/known-names.ts';
import type { Locale } from './money.ts';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** .NET's JSON form, which Xero sends. */
const EPOCH_MS = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** RFC 2822, as mail and some shops write it: "Tue, 10 Mar 2026 14:19:39 +0000". */
const MAIL_DATE =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})(?: (\d{2}:\d{2}(?::\d{2})?) ?(GMT|UTC|Z|[+-]\d{4}))$/;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const DAY_MS = 86_400_000;

/** A calendar date as it was written. `month` is 1 to 12. */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  /** Absent when only the month is written. */
  readonly day?: number;
  /** Absent when the value is a date alone, or midnight. */
  readonly time?: { readonly hour: number; readonly minute: number };
  /**
   * Epoch milliseconds, where the value names a moment rather than a day: another zone has another
   * time then. Absent at midnight UTC, which is how programs send a day.
   */
  readonly instant?: number;
}

/** Reads dates and date-times of ISO 8601 and RFC 2822, with the date and time that stand there. undefined: another form. */
export function parseDate(value: unknown): WrittenDate | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const text = value.trim();
  const epoch = EPOCH_MS.exec(text);
  if (epoch !== null) return fromEpochSeconds(Number(epoch[1]) / 1000);
  const match = ISO.exec(fromMailDate(text) ?? fromSheetDate(text) ?? text);
  if (match === null) return parseMonth(text);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const check = new Date(Date.UTC(year, month - 1, day));
  check.setUTCFullYear(year);
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return undefined;
  const [hour, minute] = [Number(match[4] ?? 0), Number(match[5] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  const date =
    hour + minute > 0 ? { year, month, day, time: { hour, minute } } : { year, month, day };
  if (match[7] === undefined) return date;
  check.setUTCHours(hour, minute, Number(match[6] ?? 0));
  return withInstant(date, check.getTime() - offsetMs(match[7]));
}

/** A date of RFC 2822 in ISO 8601. */
function fromMailDate(text: string): string | undefined {
  const match = MAIL_DATE.exec(text);
  const month = MONTHS.indexOf(match?.[2] ?? '') + 1;
  if (match === null || month === 0) return undefined;
  const day = (match[1] ?? '').padStart(2, '0');
  const zone = match[5]?.replace(/GMT|UTC/, 'Z') ?? '';
  return `${match[3]}-${String(month).padStart(2, '0')}-${day}T${match[4]}${zone}`;
}

/** "18-Feb-2025", "3-Mar-25": a day as spreadsheets write it by themselves. */
function fromSheetDate(text: string): string | undefined {
  const match = SHEET_DATE.exec(text);
  const [, day = '', name = '', year = ''] = match ?? [];
  const month = MONTHS.indexOf(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()) + 1;
  if (match === null || month === 0) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const SHEET_DATE = /^(\d{1,2})-([A-Za-z]{3})-(\d{4}|\d{2})$/;

const RANGE =
  /^(\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.Z+-]{4,20})?)(?:\/| ?[–—] ?| - | to | bis | au | al )(\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.Z+-]{4,20})?)$/;

/** Reads two ISO dates with a slash, a dash or a word between them. undefined: another form. */
export function parseDateRange(
  text: string,
): readonly [start: WrittenDate, end: WrittenDate] | undefined {
  if (text.length > 90) return undefined;
  const match = RANGE.exec(text.trim());
  const [start, end] = [parseDate(match?.[1]), parseDate(match?.[2])];
  return start === undefined || end === undefined ? undefined : [start, end];
}

function offsetMs(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function withInstant(date: WrittenDate, instant: number): WrittenDate {
  return instant % DAY_MS === 0 && date.time === undefined ? date : { ...date, instant };
}

function parseMonth(text: string): WrittenDate | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return match === null ? undefined : { year: Number(match[1]), month: Number(match[2]) };
}

/** The UTC date and time of an epoch time in seconds. undefined when it is out of range. */
export function fromEpochSeconds(seconds: number): WrittenDate | undefined {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
  return withInstant(hour + minute > 0 ? { ...day, time: { hour, minute } } : day, date.getTime());
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * "January 31, 2026" (long) or "Jan 31, 2026" (medium), with the time when there is one and `withTime`
 * is set. A moment is written in the time zone of the place, where that is known; a day is never moved.
 */
export function formatDate(
  date: WrittenDate,
  place: Pick<Locale, 'language' | 'timeZone'>,
  style: 'long' | 'medium' = 'long',
  withTime = false,
): string {
  const { instant, day, month, year, time } = date;
  const timeZone = instant === undefined ? 'UTC' : (place.timeZone ?? 'UTC');
  const isMoved = instant !== undefined && place.timeZone !== undefined;
  const format = formatOf(place.language, timeZone, {
    style,
    isWhole: day !== undefined,
    isTimed: withTime && (time !== undefined || isMoved),
  });
  if (isMoved) return format.format(instant);
  const written = new Date(Date.UTC(2000, month - 1, day ?? 1, time?.hour ?? 0, time?.minute ?? 0));
  written.setUTCFullYear(year, month - 1, day ?? 1);
  return format.format(written);
}

/** "13–14 June 2025": days of one month, as a language writes them. undefined: they are not of one. */
export function formatDays(
  from: WrittenDate,
  to: WrittenDate,
  language: string,
): string | undefined {
  if (from.year !== to.year || from.month !== to.month || (from.day ?? 0) >= (to.day ?? 0))
    return undefined;
  const [start, end] = [from, to].map(({ year, month, day = 1 }) => Date.UTC(year, month - 1, day));
  const format = formatOf(language, 'UTC', { style: 'long', isWhole: true, isTimed: false });
  return start === undefined || end === undefined ? undefined : format.formatRange(start, end);
}

function formatOf(
  language: string,
  timeZone: string,
  form: { readonly style: 'long' | 'medium'; readonly isWhole: boolean; readonly isTimed: boolean },
): Intl.DateTimeFormat {
  const { style, isWhole, isTimed } = form;
  const key = `${language}|${timeZone}|${style}|${isTimed}|${isWhole}`;
  let format = formatters.get(key);
  if (format === undefined) {
    if (formatters.size > 200) formatters.clear();
    format = new Intl.DateTimeFormat(language, {
      ...(isWhole
        ? { dateStyle: style }
        : { year: 'numeric', month: style === 'long' ? 'long' : 'short' }),
      ...(isTimed ? { timeStyle: 'short' as const } : {}),
      timeZone,
    });
    formatters.set(key, format);
  }
  return format;
}

/** A value that is the IANA name of a time zone, such as "Europe/Berlin". undefined: not one. */
export function timeZoneName(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 64 && isTimeZone(value) ? value : undefined;
}
