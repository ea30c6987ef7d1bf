import type { ContentNode } from '../../content-model.ts';
import type { Operation } from '../../operations.ts';
import { type FoundDate, writeDate } from '../../values/written-date.ts';
import type { Bill } from '../bill.ts';
import { type DateFact, type DateName, dateFacts } from '../facts.ts';
import type { Intent, Outcome } from './intent.ts';

const DAY_MS = 86_400_000;

type Day = Pick<FoundDate, 'year' | 'month' | 'day'>;

const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
const daysBetween = (from: Day, to: Day) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

function daysAfter(from: Day, days: number): Day {
  const date = new Date(timeOf(from) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A date in the form of the one that stands there; the text around it stays. */
function rewritten({ node, date }: DateFact, day: Day, { writing }: Bill): Operation {
  const text = writeDate(day, date.pattern, writing.dates.language);
  const whole = node.text.slice(0, date.start) + text + node.text.slice(date.end);
  return { op: 'replace-text', targets: [node.id], find: node.text, replace: whole };
}

/** "Net 30", "within 30 days" in the languages of documents. */
const PERIOD =
  /(?<=\bnet[ -]?)\d{1,3}\b|\b\d{1,3}(?=[ -](?:calendar )?(?:days?|tagen?|jours|d[ií]as|giorni|dagen|dias|dagar|dni)\b)/giu;

/** Texts that say within how many days to pay. */
function periods({
  subject,
}: Bill): { readonly node: ContentNode; readonly days: number; readonly at: number }[] {
  return subject.content.nodes.flatMap((node) => {
    if (
      !/\b(?:net|pay|payment|payable|due|terms?|zahlbar|zahlung|payer|paiement|pago|pagamento|betaling)/iu.test(
        `${node.label ?? ''} ${node.text}`,
      )
    )
      return [];
    const found = [...node.text.matchAll(PERIOD)];
    const [match] = found;
    return match !== undefined && found.length === 1
      ? [{ node, days: Number(match[0]), at: match.index }]
      : [];
  });
}

function withPeriod(
  { node, days, at }: ReturnType<typeof periods>[number],
  now: number,
): Operation {
  const replace = `${node.text.slice(0, at)}${now}${node.text.slice(at + String(days).length)}`;
  return { op: 'replace-text', targets: [node.id], find: node.text, replace };
}

const isSameDay = (one: Day, other: Day) => timeOf(one) === timeOf(other);

const factOf = (bill: Bill, name: DateName): DateFact | undefined =>
  dateFacts(bill).find((one) => one.name === name);

const everyPlace = (bill: Bill, fact: DateFact, day: Day): Operation[] =>
  dateFacts(bill)
    .filter(({ name, date }) => name === fact.name && isSameDay(date, fact.date))
    .map((one) => rewritten(one, day, bill));

const isStated = (stated: StatedDate, day: Day): boolean =>
  stated.day === day.day && (stated.isMonthless === true || stated.month === day.month);

/** So many days to pay: the due date and the terms both follow. */
export const dueIn: Intent = (values, bill) => {
  const stated = values['days'];
  const days = typeof stated === 'number' ? stated : (stated as { value: number }).value;
  const [due, from] = [factOf(bill, 'due-date'), factOf(bill, 'document-date')];
  const before = due && from && daysBetween(from.date, due.date);
  const all = periods(bill);
  const agreed = before === undefined ? all : all.filter((one) => one.days === before);
  const terms = agreed.length > 0 ? agreed : all.length === 1 ? all : [];
  const isKnown = terms.length > 0 || (due !== undefined && from !== undefined);
  if (!isKnown) return undefined;
  const check = values['check'] as StatedDate | undefined;
  if (check !== undefined && from !== undefined && !isStated(check, daysAfter(from.date, days)))
    return {
      refused: `${days} days after ${from.node.text} is another day: say which of the two holds`,
    };
  return {
    operations: [
      ...terms.filter((one) => one.days !== days).map((one) => withPeriod(one, days)),
      ...(due && from ? everyPlace(bill, due, daysAfter(from.date, days)) : []),
    ],
  };
};

/** A date as it was stated, or only its day: "the 20th". */
type StatedDate =
  | (FoundDate & { readonly isYearless?: boolean; readonly isMonthless?: undefined })
  | {
      readonly day: number;
      readonly isMonthless: true;
      /** 0 is Sunday. */
      readonly weekday: number | undefined;
    };

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
export const validFor: Intent = (values, bill) => {
  const [valid, from] = [factOf(bill, 'valid-date'), factOf(bill, 'document-date')];
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
