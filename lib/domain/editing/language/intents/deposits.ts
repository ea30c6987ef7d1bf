import type { Operation } from '../../operations.ts';
import { nearlyEqual } from '../../values/shares.ts';
import { roundTo } from '../../values/written-number.ts';
import type { Bill, BillTotal } from '../bill.ts';
import { replaced } from '../recipient.ts';
import type { StatedFigure } from '../slots/input.ts';
import { type Account, accountOf, settle, shareOf, sumOf, tooMuch } from './account.ts';
import type { StatedDate } from './date-places.ts';
import { dayWritten } from './dates.ts';
import { type Intent, type Outcome, type Values, writtenAs } from './intent.ts';
import { figuresLike, writtenInPlace } from './sentence-figure.ts';
import { addTotals, labelIn, labelled, placeOf } from './totals.ts';

/** What is paid besides is no part of a deposit. */
export const DEPOSIT = /deposit|retainer/i;

/** "a 20% deposit" where one of 30% is asked for: nobody asks for two. */
export function rateAsked(values: Values, { rate, label }: BillTotal): number | undefined {
  const { kind, value } = values['amount'] as StatedFigure;
  const old = (values['old'] as StatedFigure | undefined)?.value;
  const isAsked = rate !== undefined && DEPOSIT.test(label);
  const isOther = kind === 'percent' && value !== rate && (old === undefined || old === rate);
  return isAsked && isOther && values['isMore'] !== true ? value : undefined;
}

/** The deposit at another rate, also where a sentence speaks of it. */
export function atRate(
  bill: Bill,
  account: Account,
  deposit: BillTotal,
  rate: number,
): Operation[] {
  const amount = shareOf(
    { value: rate, kind: 'percent', unit: undefined, isEach: false },
    account.total.figure.value,
  );
  const mention = `${deposit.rate}% ${deposit.label.split(' ')[0]?.toLowerCase()}`;
  const sentences = bill.subject.content.nodes.filter(
    ({ role, text }) => role === 'prose' && text.includes(mention),
  );
  const set = writtenAs(
    { node: deposit.valueNode, written: deposit.figure },
    deposit.figure.value < 0 ? -amount : amount,
  );
  return [
    labelled(deposit, rate),
    set,
    ...settle(bill, account, roundTo(account.total.figure.value - amount, 2)),
    ...sentences.map((node) => replaced(node, mention.replace(/^\S+/, `${rate}%`), mention)),
  ];
}

/** Whether a deposit is asked for: what was paid is called so, or taken off. */
const isAsked = ({ label, figure }: BillTotal): boolean =>
  DEPOSIT.test(label) && !/\b(?:paid|received)\b/i.test(label) && figure.value > 0;

/** A deposit that is asked for and came in, and what is left then. undefined: it is another amount, or paid already. */
export function paidAsAsked(
  bill: Bill,
  account: Account,
  amount: number,
  day: string | undefined,
): Outcome | undefined {
  const [only, ...others] = account.paid;
  if (only === undefined || others.length > 0 || !isAsked(only)) return undefined;
  if (!nearlyEqual(only.figure.value, amount)) return undefined;
  const { id, text } = only.labelNode;
  const name = text.replace(/\b(deposit|retainer)\b[^(]*?(?=\s*\(|\s*$)/i, '$1 paid');
  const replace = day === undefined ? name : `${name} (${day})`;
  const label: Operation = { op: 'replace-text', targets: [id], find: text, replace };
  const keep = [only.valueNode.id];
  if (account.due !== undefined) return { operations: [label], keep };
  const left = roundTo(account.total.figure.value - sumOf(account.paid), 2);
  const added = addTotals(bill, [[labelIn(bill, 'Amount due'), left]], placeOf(bill, only) + 1);
  const like = placeOf(bill, account.total);
  return {
    operations: [
      label,
      writtenAs({ node: only.valueNode, written: only.figure }, -amount),
      ...added.map((one) => (one.op === 'add-total' ? { ...one, like } : one)),
    ],
    keep,
  };
}

/** "They paid the deposit": as much as is asked for. */
export const depositPaid: Intent = ({ when }, bill) => {
  const account = accountOf(bill);
  const asked = account?.paid.find(isAsked);
  if (account === undefined || asked === undefined) return undefined;
  const day = when === undefined ? undefined : dayWritten(when as StatedDate, bill);
  return paidAsAsked(bill, account, asked.figure.value, day);
};

/** "Deposit 40%": of the one that is asked for. */
export const depositOf: Intent = ({ amount, old }, bill) => {
  const account = accountOf(bill);
  const [only, ...others] = account?.paid ?? [];
  if (account === undefined || only === undefined || others.length > 0 || !DEPOSIT.test(only.label))
    return undefined;
  const { value, kind } = amount as StatedFigure;
  const before = (old as StatedFigure | undefined)?.value;
  if (before !== undefined && before !== only.rate && before !== Math.abs(only.figure.value))
    return { refused: `“${only.label}” is ${only.text}` };
  if (kind === 'percent') return { operations: atRate(bill, account, only, value) };
  if (value > account.total.figure.value) return tooMuch(bill, account);
  return {
    operations: [
      ...(only.rate === undefined ? [] : [labelled(only, undefined)]),
      writtenAs(
        { node: only.valueNode, written: only.figure },
        only.figure.value < 0 ? -value : value,
      ),
      ...settle(bill, account, roundTo(account.total.figure.value - value, 2)),
    ],
    keep: [only.valueNode.id],
  };
};

/** "A deposit of €1,000 holds the date.": where a sentence says so, it says the new amount. */
function inWords(bill: Bill, stated: StatedFigure): Outcome | undefined {
  const figures = bill.subject.content.nodes.flatMap((node) =>
    node.role === 'prose' && DEPOSIT.test(node.text)
      ? figuresLike(node.text, stated).map((figure) => ({ node, figure }))
      : [],
  );
  const [only, ...others] = figures;
  if (only === undefined) return undefined;
  const written = writtenInPlace(only.figure, stated, bill);
  return others.length > 0 || written === undefined
    ? { refused: 'The deposit has several figures' }
    : { operations: [replaced(only.node, written, only.figure)] };
}

/** What is asked for before the work begins, and what remains then: the total stays the total. */
export const depositDue: Intent = (values, bill) => {
  const account = accountOf(bill);
  if (account === undefined || account.paid.length > 0 || account.due !== undefined)
    return undefined;
  const stated = values['amount'] as StatedFigure;
  const spoken = inWords(bill, stated);
  if (spoken !== undefined && values['isHeld'] === true) return spoken;
  const amount = shareOf(stated, account.total.figure.value);
  const left = roundTo(account.total.figure.value - amount, 2);
  if (left < 0) return tooMuch(bill, account);
  const at = placeOf(bill, account.total) + 1;
  const rate = stated.kind === 'percent' ? ` (${stated.value}%)` : '';
  const lines = addTotals(
    bill,
    [
      [`Deposit due now${rate}`, amount],
      ['Remaining balance', left],
    ],
    at,
  );
  const sentence = spoken !== undefined && 'operations' in spoken ? spoken.operations : [];
  return { operations: [...lines, ...sentence] };
};
