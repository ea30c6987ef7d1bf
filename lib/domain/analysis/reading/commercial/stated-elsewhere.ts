import type { Fact } from '#lib/domain/document-model/content.ts';
import { readDecimal } from '../../mapping/read-values.ts';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import { notionsOf } from '../notions.ts';
import type { composeSold } from './compose-sold.ts';

/** An amount that the sums state already. */
export function isSum(
  { value }: Fact,
  { totals, ...sold }: ReturnType<typeof composeSold>,
): boolean {
  const amount = /\p{Sc}|[.,]\d{2}$/u.test(value) ? readDecimal(value) : undefined;
  if (amount === undefined) return false;
  const stated = [
    ...Object.values(totals ?? {}),
    ...[...(sold.allowances ?? []), ...(sold.charges ?? []), ...(sold.taxes ?? [])].map(
      (each) => each.amount,
    ),
  ];
  return stated.some((other) => other !== undefined && Number(other) === Number(amount));
}

/** When the paper itself was made, under whatever name. */
const OF_PAPER: ReadonlySet<string> = new Set(
  'date issue create prepare print sent document invoice quote estimate receipt order statement credit debit note'.split(
    ' ',
  ),
);

/** `credit_date` on the day of issue: the same day under a key that says the same. */
export const isSameDay = ({ label, kind, value }: Fact, issued: string | undefined): boolean =>
  (kind === 'date' || kind === 'moment') &&
  issued !== undefined &&
  value.slice(0, 10) === issued.slice(0, 10) &&
  notionsOf(label).readings.some((words) => words.every((word) => OF_PAPER.has(word)));

/** `validadeDias: 15` beside the day that they lead to. */
export const isSpanOf = ({ label, kind }: Fact, until: string | undefined): boolean =>
  until !== undefined &&
  kind === 'number' &&
  notionsOf(label).readings.some(
    (words) => words.includes('valid') && words.some((word) => Object.hasOwn(UNITS.spans, word)),
  );
