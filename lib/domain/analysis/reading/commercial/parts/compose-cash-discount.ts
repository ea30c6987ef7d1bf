import Big from 'big.js';
import type { CashDiscount } from '#lib/domain/document-model/commercial.ts';
import {
  type Composing,
  present,
  takeAmount,
  takeDate,
  takeNumber,
  takePercent,
} from '../../composing.ts';
import type { Draft } from '../../shape/draft.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 180;

/** What may be taken off by a buyer who pays early. It is a term of payment: the sums of the document are without it. */
export function composeCashDiscount(
  composing: Composing,
  draft: Draft,
  issueDate: string | undefined,
): CashDiscount | undefined {
  const at = (term: string) => [`cashDiscount.${term}`, `cashDiscount.${term}`] as const;
  const isStated = ['percent', 'amount', 'payable'].some((term) =>
    draft.found.has(`cashDiscount.${term}`),
  );
  if (!isStated) return undefined;
  const percent = takePercent(composing, draft, ...at('percent'));
  const amount = takeAmount(composing, draft, ...at('amount'));
  const payable = takeAmount(composing, draft, ...at('payable'));
  const days = takeNumber(composing, draft, ...at('days'));
  const date = takeDate(composing, draft, ...at('date')) ?? dayAfter(issueDate, days);
  if (![percent, amount, payable].some((figure) => figure !== undefined && !new Big(figure).eq(0)))
    return undefined;
  return present({
    percent,
    amount: amount && new Big(amount).abs().toFixed(),
    payable,
    date,
    days: date === undefined ? days : undefined,
  }) as CashDiscount;
}

function dayAfter(issueDate: string | undefined, days: string | undefined): string | undefined {
  const start = /^\d{4}-\d\d-\d\d/.exec(issueDate ?? '')?.[0];
  const count = Number(days);
  if (start === undefined || !(Number.isInteger(count) && count > 0 && count <= MOST_DAYS))
    return undefined;
  return new Date(Date.parse(start) + count * DAY_MS).toISOString().slice(0, 10);
}
