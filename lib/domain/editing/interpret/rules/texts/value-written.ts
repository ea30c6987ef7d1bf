import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { monthNamed } from '#lib/domain/editing/values/date-names.ts';
import { findDates, readDate, writeDate } from '#lib/domain/editing/values/written-date.ts';
import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { amountIn } from '../tables/cells.ts';
import { writingIn } from '../tables/find-table.ts';

/** A date is written as the one before it was, an amount too; anything else as it was said. */
export function textFor(node: ContentNode, value: Phrase, context: Context): string | undefined {
  const writing = writingIn(context);
  const said = value.raw.replace(/^["“'](.*)["”']$/, '$1').trim();
  if (said === '') return undefined;
  // "Dear Henry" is followed by what "Dear Mr. Grant," is.
  if (
    node.text.endsWith(',') &&
    node.role === 'prose' &&
    /[\p{L}.]$/u.test(said) &&
    said.length < 60
  )
    return `${said},`;
  if (value.quoted) return said;
  // "Cargo rack: 3" is no new name.
  if (!/\d/.test(node.text) && /\p{L}{2}/u.test(node.text) && FIGURE.test(said)) return undefined;
  // "the invoice is settled" gives it no other number.
  if (node.role === 'number' && /^\p{Ll}[\p{Ll} -]*$/u.test(said)) return undefined;
  const before = readDate(node.text, writing.dates);
  if (before !== undefined && isSameDay(said, before, context)) return said;
  const date = before && dateSaid(said, before, context);
  // A date that is not understood is asked for, not written down.
  if (before !== undefined && date === undefined && !(UNDATED.test(said) || PENDING.test(said)))
    return undefined;
  if (before !== undefined && date !== undefined)
    return writeDate(date, before.pattern, writing.dates.language);
  const figure = writing.read(node.text);
  const amount =
    figure?.kind === 'money' || node.role === 'total-value' ? amountIn(value) : undefined;
  // Words in the place of an amount are a new label, or nothing that can be added up.
  if (figure?.kind === 'money' && amount === undefined && !PENDING.test(said)) return undefined;
  if (figure !== undefined && amount !== undefined)
    return writeLike(amount, figure, Math.max(figure.decimals, Number.isInteger(amount) ? 0 : 2));
  // A number keeps what it is introduced by: "No. 7" becomes "No. 8".
  const lead =
    node.role === 'number'
      ? /^(?:.*?(?:no\.?|nr\.?|number|#)\s*)(?=\S)/i.exec(node.text)?.[0]
      : undefined;
  if (lead !== undefined && !said.toLowerCase().startsWith(lead.trim().toLowerCase()))
    return lead + said;
  // What took the stop for the end of the wish takes it from the sentence.
  const isSentence = /[.!?]$/.test(node.text) && /[\p{L}\d]$/u.test(said) && /\s\S+\s/.test(said);
  return isSentence && !LABELS.has(node.role) ? said + value.ending : said;
}

const LABELS = new Set<ContentNode['role']>([
  'label',
  'heading',
  'title',
  'total-label',
  'column-head',
]);

const FIGURE = /^[-+]?\p{Sc}?\d[\d.,]*%?\p{Sc}?$/u;
const UNDATED =
  /^(?:(?:due |payable )?(?:up)?on (?:receipt|delivery|completion|acceptance|request|demand|signature)|immediately|none|never|open|-)$/i;
const PENDING = /^(?:tb[acd]|free|n\/a|included|waived|complimentary|pending|on request)$/i;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** How it is written: who writes the day before the month in words does so in figures. */
  readonly pattern?: string;
}

/** What may stand beside a date and say no other one. */
const FILLER =
  /^(?:\s|,|\.|\(|\)|\b(?:the|on|by|of|end|today|todays|today's|until|till|to|from|now|instead|please|mon|tues|wednes|thurs|fri|satur|sun|day)(?:day)?\b)*$/i;

/** "write the date as 03/02/2026": the day that it is, in other figures. */
function isSameDay(said: string, before: Day, context: Context): boolean {
  const { language } = writingIn(context).dates;
  return (['day-first', 'month-first'] as const).some((order) => {
    const date = readDate(said, { language, order });
    return date?.year === before.year && date.month === before.month && date.day === before.day;
  });
}

const NOISE = /\b(?:the|of|on)\b|(?<=\d)(?:st|nd|rd|th)\b|,/gi;
const WEEKDAY = /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)day\s+/i;

/** "December 15", "15 Dec 2026", "2026-12-15", "12/15": without a year, that of the date before. */
export function dateSaid(said: string, before: Day, context: Context): Day | undefined {
  const { dates } = writingIn(context);
  const own = before.pattern?.startsWith('d') === true ? 'day-first' : 'month-first';
  const reading = { language: dates.language, order: dates.order ?? own } as const;
  const [found, ...others] = findDates(said, reading).dates;
  const beside = found && said.slice(0, found.start) + said.slice(found.end);
  if (found !== undefined && others.length === 0 && FILLER.test(beside ?? '')) return found;
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
