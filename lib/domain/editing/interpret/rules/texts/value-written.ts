import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { monthNamed } from '#lib/domain/editing/values/date-names.ts';
import { findDates, readDate, writeDate } from '#lib/domain/editing/values/written-date.ts';
import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { amountIn } from '../tables/change-cell.ts';
import { writingIn } from '../tables/find-table.ts';

/** A date is written as the one before it was, an amount too; anything else as it was said. */
export function textFor(node: ContentNode, value: Phrase, context: Context): string | undefined {
  const writing = writingIn(context);
  const said = value.raw.replace(/^["“'](.*)["”']$/, '$1').trim();
  if (said === '') return undefined;
  if (value.quoted) return said;
  const before = readDate(node.text, writing.dates);
  const date = before && dateSaid(said, before, context);
  if (before !== undefined && date !== undefined)
    return writeDate(date, before.pattern, writing.dates.language);
  const figure = writing.read(node.text);
  const amount =
    figure?.kind === 'money' || node.role === 'total-value' ? amountIn(value) : undefined;
  if (figure !== undefined && amount !== undefined)
    return writeLike(amount, figure, Math.max(figure.decimals, Number.isInteger(amount) ? 0 : 2));
  // A number keeps what it is introduced by: "No. 7" becomes "No. 8".
  const lead =
    node.role === 'number'
      ? /^(?:.*?(?:no\.?|nr\.?|number|#)\s*)(?=\S)/i.exec(node.text)?.[0]
      : undefined;
  return lead !== undefined && !said.toLowerCase().startsWith(lead.trim().toLowerCase())
    ? lead + said
    : said;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const NOISE = /\b(?:the|of|on)\b|(?<=\d)(?:st|nd|rd|th)\b|,/gi;
const WEEKDAY = /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)day\s+/i;

/** "December 15", "15 Dec 2026", "2026-12-15", "12/15": without a year, that of the date before. */
export function dateSaid(said: string, before: Day, context: Context): Day | undefined {
  const { dates } = writingIn(context);
  const reading = { language: dates.language, order: dates.order ?? 'month-first' } as const;
  const [found] = findDates(said, reading).dates;
  if (found !== undefined && found.start === 0 && found.end === said.length) return found;
  const plain = said.replace(NOISE, ' ').replace(/\s+/g, ' ').trim().replace(WEEKDAY, '');
  const match =
    /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?: (?<year>\d{4}))?$/u.exec(plain) ??
    /^(?<day>\d{1,2})\.? (?<name>\p{L}+)\.?(?: (?<year>\d{4}))?$/u.exec(plain) ??
    /^(?<a>\d{1,2})[/.](?<b>\d{1,2})\.?$/.exec(plain);
  if (match?.groups === undefined) return undefined;
  const { name, day, year, a, b } = match.groups;
  const order = reading.order === 'month-first' ? [a, b] : [b, a];
  const month = name === undefined ? Number(order[0]) : monthNamed(name, dates.language);
  const dayOf = Number(day ?? order[1]);
  if (month === undefined || month < 1 || month > 12 || dayOf < 1 || dayOf > 31) return undefined;
  return { year: year === undefined ? before.year : Number(year), month, day: dayOf };
}
