import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { type DayOrder, datesIn, readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { writingIn } from '../tables/find-table.ts';
import { DATE_WORDS, FILLER, FORMAT_WORDS } from './format-words.ts';

/** A way to write dates, and the only ones that are to be written so. */
export interface DateWish {
  readonly pattern: string;
  readonly only: readonly ContentNode[];
}

const NAMED = meanings({
  'yyyy-MM-dd': `iso | iso 8601 | iso-8601 | iso8601 | iso style | iso-style | international | sortable | year first | year-first | computer | ymd | y-m-d | swedish
    | chinese | japanese | canadian | year month day | technical`,
  'dd/MM/yyyy': `european | british | uk | english | french | italian | spanish | portuguese | eu | europe | day first | day-first | day before month
    | dmy | d/m/y | uk-style | european-style | australian | indian | irish | day month year | day before the month | continental`,
  'MM/dd/yyyy': `us | american | usa | u.s. | us-style | american-style | month first | month-first | mdy | m/d/y | month before day | month before the day`,
  'dd.MM.yyyy':
    'german | swiss | austrian | polish | russian | czech | dotted | deutsch | german-style | danish | norwegian | finnish | turkish',
  'dd-MM-yyyy': 'dutch',
});
const FORMS = meanings({
  long: `long | full | written out | spelled out | spelt out | spell out | write out | in full | in words | in letters | as words | as a word | words | word
    | a word | month name | month names | name of the month | names of the months | full month name | full month names | full month | spell | written-out
    | spelled-out | fully | textual | with the name of the month | out | name | names | by name | alphabetic`,
  medium: `medium | abbreviated | abbreviate | shorten | short month | short months | short month names | abbreviated month | abbreviated months | month abbreviation
    | month abbreviations | three-letter month | three-letter months | shortened`,
  short: `short | numeric | numerical | numbers | number | digits | figures | numbers only | all numbers | all-numeric | numeric month | in digits | as numbers | numerically`,
  weekday: `weekday | weekdays | day of the week | days of the week | day of week | day name | day names | name of the day | names of the days | name of the weekday`,
});
const MONTHS = wordList('month | months | the months | the month');
const WITH = wordList('add | include | with | show | display | print | put | want | insert');
const MARKS = meanings({
  '.': 'dots | periods | points | full stops | dot',
  '/': 'slashes | slash | forward slashes',
  '-': 'dashes | hyphens | dash | hyphen',
});
const MARK_ROLE = wordList(
  'between | separator | separators | separated by | separated with | delimiter | as the separator',
);
const MOST_DATE_WORDS = 9;
const SHORT_NAME = /\bmonths?\b.*\bshort(?:er)?\b|\bshort(?:er)? (?:form of )?(?:the )?months?\b/;
/** Few clauses speak of dates, and reading one takes its time. */
const OF_DATES =
  /\b(?:dates?|months?|weekdays?|days?|years?|[dmy]{1,4})\b|\d[-/.]\d|\b(?:19|20)\d\d\b/i;

/** The way that a clause asks for dates to be written in, in the letters of `reformat`. undefined: it asks for something else. */
export function dateWish(clause: Phrase, context: Context): DateWish | undefined {
  const slots = OF_DATES.test(clause.text) ? slotsOf(clause) : undefined;
  if (slots === undefined) return undefined;
  const { language, order } = writingIn(context).dates;
  let days: readonly Day[] | undefined;
  const shown = () => {
    days ??= shownDates(context);
    return days;
  };
  const letter = slots.takeAllRead((words) => letters(words.raw), MOST_DATE_WORDS);
  const said = letter.filter((one) => !slots.unwished(one)).at(-1)?.value;
  const only = ownDates(slots, context);
  const subject = slots.take(DATE_WORDS);
  const isPlural = /^dates\b|format|style/.test(
    subject === undefined ? '' : textOf(slots, subject),
  );
  slots.takeAll(DATE_WORDS);
  const example = slots.takeAllRead((words) => exampleOf(words, language, shown), MOST_DATE_WORDS);
  const isFormat =
    isPlural ||
    /\be \. g\b|\bfor example\b/.test(clause.text) ||
    slots.phrase.tokens.some(({ word }) => FORMAT_WORDS.byWords.has(word));
  const named = slots.takeAll(NAMED);
  const isAbout = subject !== undefined || only.length > 0;
  const by = (found: readonly Found<string>[]) =>
    found.filter((one) => !slots.unwished(one)).at(-1)?.value;
  const same = example.filter((one) => !slots.unwished(one)).at(-1)?.value;
  const forms = slots.takeAll(FORMS);
  const months = slots.takeAll(MONTHS).length > 0 || /\bmonths?\b/.test(clause.text);
  // "months in short form" are names still.
  const form = SHORT_NAME.test(clause.text) && by(forms) === 'short' ? 'medium' : by(forms);
  const marks = isAbout ? slots.takeAll(MARKS) : [];
  const mark = by(marks);
  if (marks.length > 0) slots.takeAll(MARK_ROLE);
  if (form === 'weekday') slots.takeAll(WITH);
  const pattern =
    said ??
    (same !== undefined && (isFormat || same.isShown) ? same.pattern : undefined) ??
    (isAbout ? by(named) : undefined) ??
    (isAbout || months || form === 'weekday'
      ? formPattern(form, longIn(language, order))
      : undefined) ??
    (mark === undefined ? undefined : `dd${mark}MM${mark}yyyy`);
  if (pattern === undefined || !slots.isDone(FILLER)) return undefined;
  return { pattern, only };
}

function textOf({ phrase }: Slots, { at, next }: Found<unknown>): string {
  return phrase.slice(at, next).text;
}

/** Dates that are named by their own labels: "the due date", "Completion". */
function ownDates(slots: Slots, context: Context): readonly ContentNode[] {
  const { nodes } = context.scope;
  const values = nodes.filter(({ role, label }) => role === 'value' && label !== undefined);
  const isDate = ({ text }: ContentNode) => readDate(text, writingIn(context).dates) !== undefined;
  const named = slots.takeRead((words) => {
    const said = plainWords(words.text).replace(/ dates?$/, '');
    if (words.quoted || said === '' || said === 'date' || said === 'dates') return undefined;
    const found = values.filter((value) => {
      const own = plainWords(value.label ?? '').replace(/ (?:date|by|on)$/, '');
      return own === said && isDate(value);
    });
    return found.length === 0 ? undefined : found;
  }, 3);
  return named?.value ?? [];
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function shownDates(context: Context): readonly Day[] {
  const { dates } = writingIn(context);
  return context.scope.nodes.flatMap((node) =>
    node.text.length < 60 ? datesIn(node, dates).dates : [],
  );
}

const ORDERS = ['month-first', 'day-first'] as const;

/** "14 Sep 2026"; the order that makes it a date of the document goes before the other one. */
function exampleOf(
  words: Phrase,
  language: string,
  shown: () => readonly Day[],
): { readonly pattern: string; readonly isShown: boolean } | undefined {
  if (!/\d/.test(words.text)) return undefined;
  const raw = words.raw.replace(/^["']|["']$/g, '');
  const read = ORDERS.flatMap((order) => readDate(raw, { language, order }) ?? []);
  const own = read.find((date) =>
    shown().some(
      ({ year, month, day }) => date.year === year && date.month === month && date.day === day,
    ),
  );
  const found = own ?? read[0];
  return found && { pattern: found.pattern, isShown: own !== undefined };
}

/** "DD/MM/YYYY", "d mmm yyyy", "Month D, YYYY" */
function letters(raw: string): string | undefined {
  const said = raw.replace(/^["']|["']$/g, '').trim();
  if (said.length > 40 || !/^[dmy]/i.test(said) || !/[dmyhr]$/i.test(said)) return undefined;
  let months = 0;
  const pattern = said
    .replace(/\bday([-/.])month\1year\b/i, 'dd$1MM$1yyyy')
    .replace(/\bmonth([-/.])day\1year\b/i, 'MM$1dd$1yyyy')
    .replace(/\byear([-/.])month\1day\b/i, 'yyyy$1MM$1dd')
    .replace(/\b(?:month(?: name)?)\b/gi, 'MMMM')
    .replace(/\byear\b/gi, 'yyyy')
    .replace(/\bday\b/gi, 'd')
    .replace(/y+|m+|d+/gi, (run) => {
      const lower = run.toLowerCase();
      if (lower.startsWith('m')) months += 1;
      if (lower.startsWith('y')) return lower.length > 2 ? 'yyyy' : 'yy';
      return lower.startsWith('m')
        ? lower.slice(0, 4).toUpperCase()
        : lower.length > 2
          ? lower.length === 3
            ? 'EEE'
            : 'EEEE'
          : lower;
    });
  const rest = pattern.replace(/yyyy|yy|M{1,4}|d{1,2}|E{3,4}/g, '');
  const valid = months === 1 && /d/.test(pattern) && !/[\p{L}\d]/u.test(rest);
  return valid ? pattern.replace(/^yy(?=[-/.]M)/, 'yyyy') : undefined;
}

function formPattern(form: string | undefined, long: string): string | undefined {
  const isMonthFirst = long.startsWith('M');
  switch (form) {
    case 'long':
      return long;
    case 'medium':
      return isMonthFirst ? 'MMM d, yyyy' : 'd MMM yyyy';
    case 'short':
      return isMonthFirst ? 'MM/dd/yyyy' : 'dd/MM/yyyy';
    case 'weekday':
      return `EEEE, ${long}`;
    default:
      return undefined;
  }
}

/** As dates of the document are written out; where none tells an order, as in its language. */
function longIn(language: string, order: DayOrder | undefined): string {
  if (language.startsWith('de')) return 'd. MMMM yyyy';
  return /^en(?:-US)?$/i.test(language) && order !== 'day-first' ? 'MMMM d, yyyy' : 'd MMMM yyyy';
}
