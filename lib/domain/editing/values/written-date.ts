import { isLongMonth, monthNamed, nameInDate, safeLanguage, weekdayForm } from './date-names.ts';

/** A calendar date found in a text. `month` is 1 to 12; `start` and `end` say where in the text. */
export interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** How it is written, in the letters of date patterns. */
  readonly pattern: string;
}

/** A date of figures that two orders read differently. */
export interface DoubtfulDate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type DayOrder = 'day-first' | 'month-first';

/** How dates of a document are read. */
export interface DateReading {
  /** BCP 47 */
  readonly language: string;
  /** Which comes first in 03/04/2026; undefined when nothing tells. */
  readonly order: DayOrder | undefined;
}

const SEARCHES = [
  /(?<![\d/.-])(?<year>\d{4})(?<s1>[-/.])(?<month>\d{1,2})(?<s2>[-/.])(?<day>\d{1,2})(?![\d]|[-/.]\d)/gu,
  /(?<![\d/.-])(?<first>\d{1,2})(?<s1>[-/]|\. ?)(?<second>\d{1,2})(?<s2>[-/]|\. ?)(?<year>\d{4}|\d{2})(?![\d]|[-/.]\d)/gu,
  /(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日/gu,
  /(?<![\p{L}\d])(?:(?<weekday>\p{L}{2,13}\.?)(?<s0>, ?))?(?<name>\p{L}{3,12})(?<dot>\.?)(?<s1>[ -])(?<day>\d{1,2})(?<ordinal>st|nd|rd|th)?(?<s2>,? |,|-)(?<year>\d{4})(?!\d)/giu,
  /(?<![\p{L}\d])(?:(?<weekday>\p{L}{2,13}\.?)(?<s0>,? ))?(?<day>\d{1,2})(?<ordinal>\.|st|nd|rd|th)?(?<s1> de | of | |-)(?<name>\p{L}{3,12})(?<dot>\.?)(?<s2> de |,? |-)(?<year>\d{4}|\d{2})(?!\d)/giu,
] as const;

/** "Sort code 20-11-43": figures of an account or a telephone are no date. */
const CODE_BEFORE =
  /\b(?:sort code|account|iban|bic|acct|phone|tel|fax|routing|blz)\.?:? ?(?:no\.?:? ?)?$/i;
const MOST_CODE = 24;
const MAX_TEXT = 20_000;

/** Every date in a text, as people write them in its language or in English, in order of place. */
export function findDates(
  text: string,
  reading: DateReading,
): { readonly dates: readonly FoundDate[]; readonly doubtful: readonly DoubtfulDate[] } {
  const dates: FoundDate[] = [];
  const doubtful: DoubtfulDate[] = [];
  if (!/\d/.test(text) || text.length > MAX_TEXT) return { dates, doubtful };
  for (const search of SEARCHES)
    for (const match of text.matchAll(search)) {
      const end = match.index + match[0].length;
      if ([...dates, ...doubtful].some((found) => match.index < found.end && found.start < end))
        continue;
      const found = CODE_BEFORE.test(text.slice(Math.max(0, match.index - MOST_CODE), match.index))
        ? undefined
        : dateOf(match, reading);
      if (found === 'doubtful') doubtful.push({ text: match[0], start: match.index, end });
      else if (found !== undefined) dates.push(found);
    }
  dates.sort((a, b) => a.start - b.start);
  return { dates, doubtful };
}

/** What is labelled as a code holds no date, however it looks: a sort code "20-11-43". */
const CODE_LABEL =
  /\b(?:code|number|no|account|iban|bic|phone|tel|fax|routing|blz|reference|ref|id)\b/i;

/** The dates in a text of the document, which may have a label. */
export const datesIn = (
  { text, label = '' }: { readonly text: string; readonly label?: string | undefined },
  reading: DateReading,
): ReturnType<typeof findDates> =>
  CODE_LABEL.test(label) && !/\bdate\b/i.test(label)
    ? { dates: [], doubtful: [] }
    : findDates(text, reading);

/** The date that is all of a text. */
export function readDate(text: string, reading: DateReading): FoundDate | undefined {
  const trimmed = text.trim();
  const [date] = findDates(trimmed, reading).dates;
  return date !== undefined && date.start === 0 && date.end === trimmed.length ? date : undefined;
}

function dateOf(match: RegExpExecArray, reading: DateReading): FoundDate | 'doubtful' | undefined {
  const { groups = {} } = match;
  if (groups['first'] !== undefined) return figures(match, reading.order);
  const month =
    groups['name'] === undefined
      ? Number(groups['month'])
      : monthNamed(groups['name'], reading.language);
  if (month === undefined) return undefined;
  const weekday = groups['weekday'];
  const isWeekday = weekday !== undefined && weekdayForm(weekday, reading.language) !== undefined;
  // Another word before it, as in "until 3 March 2026", is no part of it.
  const skipped =
    weekday !== undefined && !isWeekday ? weekday.length + (groups['s0'] ?? '').length : 0;
  const date = {
    year: fullYear(groups['year'] ?? ''),
    month,
    day: Number(groups['day']),
    start: match.index + skipped,
    end: match.index + match[0].length,
    pattern: patternOf(
      groups,
      isWeekday ? reading.language : undefined,
      reading.language,
      match[0],
    ),
  };
  return exists(date) ? date : undefined;
}

function figures(
  match: RegExpExecArray,
  order: DayOrder | undefined,
): FoundDate | 'doubtful' | undefined {
  const { first = '', second = '', s1 = '', s2 = '', year = '' } = match.groups ?? {};
  if (s1 !== s2) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const dotted = s1.startsWith('.');
  const decided: DayOrder | undefined =
    a > 12 || dotted ? 'day-first' : b > 12 ? 'month-first' : a === b ? 'day-first' : order;
  if (decided === undefined) return 'doubtful';
  const [day, month] = decided === 'day-first' ? [a, b] : [b, a];
  const [one, two] = decided === 'day-first' ? ['d', 'M'] : ['M', 'd'];
  const isPadded = [first, second].every((digits) => digits.length === 2);
  const letters = (letter: string) => letter.repeat(isPadded ? 2 : 1);
  const date = {
    year: fullYear(year),
    month,
    day,
    start: match.index,
    end: match.index + match[0].length,
    pattern: `${letters(one)}${s1}${letters(two)}${s2}${'y'.repeat(year.length)}`,
  };
  return exists(date) ? date : undefined;
}

function patternOf(
  groups: Readonly<Record<string, string | undefined>>,
  weekdayLanguage: string | undefined,
  language: string,
  whole: string,
): string {
  const {
    name,
    s1 = '',
    s2 = '',
    day = '',
    month = '',
    year = '',
    dot = '',
    ordinal = '',
  } = groups;
  const years = 'y'.repeat(year.length);
  if (name === undefined)
    return whole.includes('年')
      ? `${years}年${'M'.repeat(month.length)}月${'d'.repeat(day.length)}日`
      : `${years}${s1}${'M'.repeat(month.length)}${s2}${'d'.repeat(day.length)}`;
  const months = isLongMonth(name, language) ? 'MMMM' : `MMM${dot}`;
  const days = (day.startsWith('0') ? 'dd' : 'd') + (ordinal === '.' ? '.' : '');
  const weekday =
    weekdayLanguage === undefined
      ? ''
      : `${weekdayForm(groups['weekday'] ?? '', weekdayLanguage)}${groups['s0'] ?? ''}`;
  const dayFirst = whole.search(/\d/) < whole.indexOf(name);
  return weekday + (dayFirst ? days + s1 + months : months + s1 + days) + s2 + years;
}

function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 2 ? (year < 70 ? 2000 : 1900) + year : year;
}

function exists({ year, month, day }: { year: number; month: number; day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Letters that stand alone: the d of "de" is none. */
const PATTERN_PIECE = /(?<![A-Za-z])(?:y{4}|y{2}|M{1,4}|d{1,2}|E{3,4})(?![A-Za-z])/g;

/** A date in a pattern's letters: yyyy, yy, MMMM, MMM, MM, M, dd, d, EEEE, EEE; the rest stands as it is. */
export function writeDate(
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
  pattern: string,
  language: string,
): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return pattern.replace(PATTERN_PIECE, (piece) => {
    if (piece === 'yyyy') return String(year).padStart(4, '0');
    if (piece === 'yy') return two(year % 100);
    if (piece === 'MM') return two(month);
    if (piece === 'M') return String(month);
    if (piece === 'dd') return two(day);
    if (piece === 'd') return String(day);
    if (piece.startsWith('M')) {
      const name = nameInDate(language, month, piece === 'MMMM' ? 'long' : 'short');
      return pattern.includes(`${piece}.`) ? name.replace(/\.$/, '') : name;
    }
    const format = new Intl.DateTimeFormat(safeLanguage(language), {
      weekday: piece === 'EEEE' ? 'long' : 'short',
      timeZone: 'UTC',
    });
    return format.format(Date.UTC(year, month - 1, day));
  });
}
