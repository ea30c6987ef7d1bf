import type { Operation } from '../../operations.ts';
import { bare } from '../../reading/vocabulary.ts';
import { roundTo } from '../../values/written-number.ts';
import type { Bill, BillTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import { type Account, accountOf, settle, shareOf, sumOf, tooMuch } from './account.ts';
import type { StatedDate } from './date-places.ts';
import { dayWritten } from './dates.ts';
import { atRate, DEPOSIT, paidAsAsked, rateAsked } from './deposits.ts';
import { type Intent, type Outcome, type Values, writtenAs } from './intent.ts';
import { type StatedAccount, statedAccount } from './stated-account.ts';
import { addTotals, labelIn, placeOf } from './totals.ts';

/** Lines for what was paid and what is left, behind the total; what is left is emphasised in its place. */
function withPaid(bill: Bill, account: Account, label: string, amount: number): Operation[] {
  const { total, due } = account;
  const left = roundTo(total.figure.value - sumOf(account.paid) - amount, 2);
  const operations: Operation[] = [];
  // "Amount due" is what the lines come to, until something has been paid of it.
  if (due === undefined && total.kind === 'due')
    operations.push({
      op: 'replace-text',
      targets: [total.labelNode.id],
      find: bare(total.label),
      replace: labelIn(bill, 'Total'),
    });
  const at = due === undefined ? placeOf(bill, total) + 1 : placeOf(bill, due);
  const lines = [[label, -amount] as const];
  if (due === undefined) lines.push([labelIn(bill, 'Amount due'), left]);
  const added = addTotals(bill, lines, at).map((operation) =>
    due === undefined && operation.op === 'add-total' && operation.label !== label
      ? { ...operation, like: placeOf(bill, total) }
      : operation,
  );
  return [...operations, ...added, ...settle(bill, account, left)];
}

export const payment: Intent = (values, bill) => {
  const account = accountOf(bill);
  if (account === undefined) return undefined;
  const { total, paid } = account;
  const amount = shareOf(values['amount'] as StatedFigure, total.figure.value);
  const old = (values['old'] as StatedFigure | undefined)?.value;
  const isMore = values['isMore'] === true;
  const stated = paid.length === 0 ? statedAccount(bill, total) : undefined;
  if (stated !== undefined) return withStated(values, stated, amount, total);
  const when = values['when'] as StatedDate | undefined;
  const day = when && dayWritten(when, bill);
  const asked = isMore || values['isSet'] ? undefined : paidAsAsked(bill, account, amount, day);
  if (asked !== undefined) return asked;
  const [only] = paid;
  const rate = only && rateAsked(values, only);
  if (only !== undefined && paid.length === 1 && rate !== undefined)
    return { operations: atRate(bill, account, only, rate) };
  if (only !== undefined && paid.length === 1 && (!isMore || old !== undefined)) {
    if (old !== undefined && Math.abs(only.figure.value) !== old)
      return { refused: `“${only.label}” is ${only.text}` };
    // "They paid 500" where 300 were paid: instead of them, or as well?
    if (old === undefined && values['isSet'] !== true && Math.abs(only.figure.value) !== amount)
      return {
        refused: `“${only.label}” is ${only.text} already: say “another ${amount}”, or what it is instead of`,
      };
    if (amount > total.figure.value) return tooMuch(bill, account);
    const set = writtenAs(
      { node: only.valueNode, written: only.figure },
      only.figure.value < 0 ? -amount : amount,
    );
    return {
      operations: [set, ...settle(bill, account, roundTo(total.figure.value - amount, 2))],
      keep: [only.valueNode.id],
    };
  }
  // "450 not 400" is about an amount that the totals do not hold.
  if (values['old'] !== undefined && only === undefined)
    return { refused: 'The totals have no payment' };
  if (sumOf(paid) + amount > total.figure.value + 0.005) return tooMuch(bill, account);
  const isOther = only !== undefined && (day !== undefined || DEPOSIT.test(only.label));
  if (isMore && only !== undefined && paid.length === 1 && !isOther) {
    const all = sumOf(paid) + amount;
    const set = writtenAs(
      { node: only.valueNode, written: only.figure },
      only.figure.value < 0 ? -all : all,
    );
    return {
      operations: [set, ...settle(bill, account, roundTo(total.figure.value - all, 2))],
      keep: [only.valueNode.id],
    };
  }
  const label = labelIn(bill, values['isDeposit'] === true ? 'Deposit paid' : 'Amount paid');
  const dated = day === undefined ? label : `${label} (${day})`;
  return { operations: withPaid(bill, account, dated, amount) };
};

/** Where the document says elsewhere what was paid, nothing is added to the totals. */
function withStated(
  values: Values,
  { paid, left }: StatedAccount,
  amount: number,
  total: BillTotal,
): Outcome {
  const before = paid.written.value;
  if (values['isMore'] !== true && values['isSet'] !== true)
    return {
      refused: `“${paid.node.label}” is ${paid.node.text} already: say “another ${amount}”, or what it is instead of`,
    };
  const all = roundTo(values['isMore'] === true ? before + amount : amount, 2);
  const rest = roundTo(total.figure.value - all, 2);
  if (rest < 0) return { refused: `The total is ${total.text}, which is less than what was paid` };
  return {
    operations: [writtenAs(paid, all), writtenAs(left, rest)],
    keep: [paid.node.id, left.node.id],
  };
}

export const settled: Intent = ({ when }, bill) => {
  const account = accountOf(bill);
  if (account === undefined) return undefined;
  const stated = account.paid.length === 0 ? statedAccount(bill, account.total) : undefined;
  const paid = stated?.paid.written.value ?? sumOf(account.paid);
  const left = roundTo(account.total.figure.value - paid, 2);
  if (left <= 0) return undefined;
  const amount: StatedFigure = { value: left, kind: 'money', unit: undefined, isEach: false };
  return payment({ amount, isMore: true, when }, bill);
};
