import { type FoundDate, writeDate } from '../../values/written-date.ts';
import type { Bill } from '../bill.ts';
import { type DateFact, type DateName, dateFacts } from '../facts.ts';
import { replaced } from '../recipient.ts';
import {
  type Day,
  daysAfter,
  daysBetween,
  everyPlace,
  factOf,
  isSameDay,
  isStated,
  rewritten,
  type StatedDate,
  timeOf,
} from './date-places.ts';
import type { Intent, Outcome } from './intent.ts';
import { periods, withPeriod } from './terms.ts';

/** What a date was stated without is the year: the next such day from the document's own date on. */
function inYear(stated: StatedDate, fact: DateFact, bill: Bill): Day {
  const { name } = fact;
  const from = factOf(bill, 'document-date')?.date;
  if (stated.isMonthless) return inMonth(stated, fact, from);
  if (stated.isYearless !== true || name === 'document-date') return stated;
  // What may be before the document, as when a deposit came, stays near to what it was.
  if (name === 'other' || from === undefined)
    return [-1, 0, 1]
      .map((years) => ({ ...stated, year: fact.date.year + years }))
      .reduce((best, day) => {
        const away = (one: Day) => Math.abs(daysBetween(fact.date, one));
        return away(day) < away(best) ? day : best;
      });
  const day = { ...stated, year: from.year };
  return timeOf(day) < timeOf(from) ? { ...day, year: from.year + 1 } : day;
}

/** A day that something happened on, as the document writes dates; the year is the nearest one. */
export function dayWritten(stated: StatedDate, bill: Bill): string | undefined {
  const fact = factOf(bill, 'document-date') ?? dateFacts(bill)[0];
  if (fact === undefined) return undefined;
  const day = inYear(stated, { ...fact, name: 'other' }, bill);
  return writeDate(day, fact.date.pattern, bill.writing.dates.language);
}

/** The month that it is in already or, where a weekday is stated, the one beside it that this holds of. */
function inMonth(
  { day, weekday }: Extract<StatedDate, { isMonthless: true }>,
  { name, date }: DateFact,
  from: Day | undefined,
): Day {
  const near = [0, -1, 1].map((months) => {
    const first = new Date(Date.UTC(date.year, date.month - 1 + months, 1));
    return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day };
  });
  const isPossible = (one: Day) =>
    (name !== 'due-date' || from === undefined || timeOf(one) >= timeOf(from)) &&
    (weekday === undefined || new Date(timeOf(one)).getUTCDay() === weekday);
  return near.find(isPossible) ?? { ...date, day };
}

function moved(fact: DateFact, day: Day, bill: Bill): Outcome {
  // It may stand in a box above as well.
  const operations =
    fact.name === 'other' ? [rewritten(fact, day, bill)] : everyPlace(bill, fact, day);
  const from = factOf(bill, 'document-date');
  if (fact.name === 'due-date' && from !== undefined) {
    const [before, now] = [daysBetween(from.date, fact.date), daysBetween(from.date, day)];
    if (now < 0) return { refused: `That is before the document's own date, ${from.node.text}` };
    for (const period of periods(bill))
      if (period.days === before && before !== now && now > 0)
        operations.push(withPeriod(period, now));
  }
  const due = factOf(bill, 'due-date');
  if (fact.name === 'document-date' && due !== undefined) {
    const days = daysBetween(fact.date, due.date);
    // Terms that are stated in days hold, so the day that they lead to is another one.
    if (periods(bill).some((period) => period.days === days))
      operations.push(...everyPlace(bill, due, daysAfter(day, days)));
    else if (timeOf(day) > timeOf(due.date))
      return {
        refused: `That is after the due date, ${due.node.text}: say when it is due as well`,
      };
  }
  return { operations };
}

export const setDate: Intent = (values, bill) => {
  const name = values['which'] as DateName;
  const fact =
    typeof name !== 'string'
      ? (name as DateFact)
      : name === 'other'
        ? onlyOther(bill)
        : factOf(bill, name);
  const date = values['date'] as StatedDate;
  if (fact === undefined) return undefined;
  const old = values['old'] as StatedDate | undefined;
  if (old !== undefined && !isStated(old, fact.date)) return { refused: `It is ${fact.node.text}` };
  const day = inYear(date, fact, bill);
  // The day that stands there already, written otherwise.
  if (isSameDay(day, fact.date) && isWhole(date) && date.pattern !== fact.date.pattern)
    return written(date, [fact.node.id]);
  return isSameDay(daysAfter(day, 0), day)
    ? moved(fact, day, bill)
    : { refused: `${fact.node.text} is in a month without such a day` };
};

/** The one date that is neither the document's own nor when to pay: of an event. */
function onlyOther(bill: Bill): DateFact | undefined {
  const [found, ...others] = dateFacts(bill).filter(({ name }) => name === 'other');
  return others.length > 0 ? undefined : found;
}

/** "the quote is good for 14 days" */
/** "Valid for: 30 days", where no day is stated. */
const validSpan = ({ subject }: Bill) =>
  subject.content.nodes.find(
    ({ role, label = '', text }) =>
      role === 'value' && /\bvalid/i.test(label) && /^\d+ days?\b/i.test(text),
  );

export const validFor: Intent = (values, bill) => {
  const [valid, from] = [factOf(bill, 'valid-date'), factOf(bill, 'document-date')];
  const span = valid === undefined ? validSpan(bill) : undefined;
  if (span !== undefined)
    return { operations: [replaced(span, span.text.replace(/\d+/, String(values['days'])))] };
  if (valid === undefined || from === undefined) return undefined;
  return moved(valid, daysAfter(from.date, values['days'] as number), bill);
};

const isWhole = (date: StatedDate): date is FoundDate =>
  date.isMonthless !== true && date.isYearless !== true;

const written = ({ pattern }: FoundDate, targets?: string[]): Outcome => ({
  operations: [{ op: 'reformat', to: { what: 'date', pattern }, ...(targets && { targets }) }],
});

/** "we write dates like 24 November 2026" */
export const dateForm: Intent = (values) => {
  const date = values['date'] as StatedDate;
  return isWhole(date) ? written(date) : undefined;
};

export const shiftDate: Intent = (values, bill) => {
  const name = (values['which'] ?? 'due-date') as DateName;
  const fact = factOf(bill, name);
  return fact && moved(fact, daysAfter(fact.date, values['days'] as number), bill);
};
