import { findDates } from '../../values/written-date.ts';
import type { Bill } from '../bill.ts';
import { dateFacts } from '../facts.ts';
import type { Slotted } from '../frame-pattern.ts';
import { endsOf } from '../lists.ts';
import { numberAt } from './figures.ts';
import type { Input } from './input.ts';

/** A date as it stands in the instruction; one without a year takes the document's. */
export function dates(input: Input, at: number): readonly Slotted[] {
  const { tokens, instruction, bill, words } = input;
  const start = tokens[at]?.start;
  if (start === undefined) return [];
  const last = lastOfMonth(input, at);
  if (last !== undefined) return [last];
  if (![0, 1, 2].some((ahead) => /\d/.test(words[at + ahead] ?? ''))) return [];
  const text = instruction.slice(start);
  const own = yearOf(bill);
  const readings = [text, own === undefined ? '' : withYear(text, own)];
  for (const [index, reading] of readings.entries()) {
    const date = findDates(reading, bill.writing.dates).dates.find((one) => one.start === 0);
    if (date === undefined) continue;
    const length = index === 0 ? date.end : date.end - String(own).length - 1;
    const end = tokens.findIndex((token, place) => place >= at && token.start >= start + length);
    return [{ value: { ...date, isYearless: index === 1 }, end: end < 0 ? tokens.length : end }];
  }
  const alone = dayAlone(words, at);
  // "Monday Nov 24": the day is that of the date.
  return alone.length > 0 || !isWeekday(words[at]) ? alone : dates(input, behindWeekday(words, at));
}

const isWeekday = (word = ''): boolean =>
  /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satu?r?)(?:day)?$/.test(word);

const behindWeekday = (words: readonly string[], at: number): number =>
  at + 1 + Number(words[at + 1] === ',');

/** "the 20th", "Sunday 29th": its month is near to that of the date that it is to be. */
function dayAlone(words: readonly string[], at: number): readonly Slotted[] {
  const weekday = WEEKDAYS.indexOf((words[at] ?? '').slice(0, 3));
  const from = weekday < 0 ? at : behindWeekday(words, at);
  const place = words[from] === 'the' ? from + 1 : from;
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(words[place] ?? '')?.[1]);
  if (!(day >= 1 && day <= 31)) return [];
  const value = { day, isMonthless: true, weekday: weekday < 0 ? undefined : weekday };
  return [{ value, end: place + 1 }];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** "the end of March" */
function lastOfMonth({ words, bill }: Input, at: number): Slotted | undefined {
  const [from, month] = words[at] === 'the' ? [at + 1, words[at + 3]] : [at, words[at + 2]];
  const year = yearOf(bill);
  if (words[from] !== 'end' || words[from + 1] !== 'of' || month === undefined) return undefined;
  const [first] = findDates(`1 ${month} ${year ?? 0}`, bill.writing.dates).dates;
  if (first === undefined || year === undefined) return undefined;
  const day = new Date(Date.UTC(year, first.month, 0)).getUTCDate();
  return { value: { ...first, day, isYearless: true }, end: from + 3 };
}

const DAY_AND_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])(?!,? \d{4})/iu;

function withYear(text: string, year: number): string {
  return text.replace(DAY_AND_MONTH, (day) => `${day} ${year}`);
}

/** The year of the document's own date, else of the first that it holds. */
function yearOf(bill: Bill): number | undefined {
  const dates = dateFacts(bill);
  return (dates.find(({ name }) => name === 'document-date') ?? dates[0])?.date.year;
}

const PERIODS: readonly (readonly [string, number])[] = [
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
];

export function days(input: Input, at: number): readonly Slotted[] {
  const number =
    numberAt(input, at) ??
    (/^an?$/.test(input.words[at] ?? '') ? { value: 1, kind: 'number' } : undefined);
  if (number === undefined || number.kind !== 'number') return [];
  return PERIODS.flatMap(([list, size]) =>
    endsOf(list, input.words, at + 1).map((end) => ({ value: number.value * size, end })),
  );
}
