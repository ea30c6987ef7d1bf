import type { Operation } from '../../operations.ts';
import { type FoundDate, writeDate } from '../../values/written-date.ts';
import type { Bill } from '../bill.ts';
import { type DateFact, type DateName, dateFacts } from '../facts.ts';

const DAY_MS = 86_400_000;

export type Day = Pick<FoundDate, 'year' | 'month' | 'day'>;

export const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
export const daysBetween = (from: Day, to: Day) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

export function daysAfter(from: Day, days: number): Day {
  const date = new Date(timeOf(from) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A date as it was stated, or only its day: "the 20th". */
export type StatedDate =
  | (FoundDate & { readonly isYearless?: boolean; readonly isMonthless?: undefined })
  | {
      readonly day: number;
      readonly isMonthless: true;
      /** 0 is Sunday. */
      readonly weekday: number | undefined;
    };

/** A date in the form of the one that stands there; the text around it stays. */
export function rewritten({ node, date }: DateFact, day: Day, { writing }: Bill): Operation {
  const text = writeDate(day, date.pattern, writing.dates.language);
  const whole = node.text.slice(0, date.start) + text + node.text.slice(date.end);
  return { op: 'replace-text', targets: [node.id], find: node.text, replace: whole };
}

export const isSameDay = (one: Day, other: Day) => timeOf(one) === timeOf(other);

export const factOf = (bill: Bill, name: DateName): DateFact | undefined =>
  dateFacts(bill).find((one) => one.name === name);

export const everyPlace = (bill: Bill, fact: DateFact, day: Day): Operation[] =>
  dateFacts(bill)
    .filter(({ name, date }) => name === fact.name && isSameDay(date, fact.date))
    .map((one) => rewritten(one, day, bill));

export const isStated = (stated: StatedDate, day: Day): boolean =>
  stated.day === day.day && (stated.isMonthless === true || stated.month === day.month);
