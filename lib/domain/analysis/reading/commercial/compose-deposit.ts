import Big from 'big.js';
import type { CommercialDocument, Deposit, Totals } from '#lib/domain/document-model/commercial.ts';
import {
  all,
  best,
  type Composing,
  isBlank,
  present,
  takeAmount,
  takeDate,
  takePercent,
} from '../composing.ts';
import { isDate } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { isCalled, mentions } from '../notions.ts';
import { ownName } from '../own-name.ts';
import type { Draft } from '../shape/draft.ts';
import { amountOf, isNear, nameOf, unnamedAmounts } from './unnamed-amounts.ts';

interface Deposited {
  readonly totals: Totals;
  readonly deposit: Deposit | undefined;
}

/** A deposit: of an invoice that states what remains it was paid, else it is asked for. */
export function composeDeposit(
  composing: Composing,
  draft: Draft,
  { type, kind }: Pick<CommercialDocument, 'type' | 'kind'>,
  totals: Totals,
): Deposited {
  const { payable, prepaid } = totals;
  const terms = openDeposit(draft);
  const isAsked = type === 'invoice' && (NOTHING_PAID.has(kind) || isRequested(draft));
  const isPaid = type === 'invoice' && payable !== undefined && prepaid === undefined && !isAsked;
  const paid = isPaid ? takeAmount(composing, draft, 'deposit', 'totals.prepaid') : undefined;
  if (paid !== undefined)
    return { totals: { ...totals, prepaid: new Big(paid).abs().toFixed() }, deposit: undefined };
  leaveTerms(draft);
  const found = best(draft, 'deposit') ?? best(draft, 'depositPercent');
  const amount = takeAmount(composing, draft, 'deposit', 'deposit.amount');
  const percent = takePercent(composing, draft, 'depositPercent', 'deposit.percent');
  const asked = present({ amount, percent });
  if (found === undefined || isBlank(asked)) return { totals, deposit: undefined };
  const own = composing.machineMade ? undefined : ownName(found.key, composing.language);
  const reason = terms === undefined ? own : `${own ?? labelOf(terms.key)}, ${terms.text}`;
  if (terms !== undefined) composing.consumed.add(terms.path);
  const dueDate = takeDate(composing, draft, 'depositDue', 'deposit.dueDate');
  const deposit: Deposit = {
    ...(reason && { reason }),
    ...asked,
    ...(dueDate && { dueDate }),
    ...(isAsked && amount !== undefined && { now: true }),
  };
  return amount === undefined
    ? { totals, deposit }
    : withBalance(composing, draft, totals, { ...deposit, amount });
}

/** Papers that ask for money before anything of it is paid. */
const NOTHING_PAID: ReadonlySet<CommercialDocument['kind']> = new Set([
  'pro-forma',
  'order-confirmation',
]);

/** `deposit: { amount, due_date }` and `requestedDeposit` are still to be paid. */
function isRequested(draft: Draft): boolean {
  const keys = all(draft, 'deposit').map(({ key }) => key);
  return (
    draft.found.has('depositDue') ||
    keys.some((key) => mentions(key, 'request', 'required', 'due', 'payable'))
  );
}

/** What the total less the deposit comes to is no sum that is due now. */
function withBalance(
  composing: Composing,
  draft: Draft,
  totals: Totals,
  deposit: Deposit & { readonly amount: string },
): Deposited {
  const { payable, ...others } = totals;
  if (totals.gross === undefined) return { totals, deposit };
  const rest = new Big(totals.gross).minus(deposit.amount);
  const { origins, consumed } = composing;
  const path = origins.get('totals.payable');
  if (payable !== undefined && isNear(rest, payable)) {
    origins.delete('totals.payable');
    if (path !== undefined) origins.set('deposit.balance.amount', path);
    const dueDate = takeDate(composing, draft, 'balanceDue', 'deposit.balance.dueDate');
    const balance = { amount: payable, ...(dueDate && { dueDate }) };
    return { totals: others, deposit: { ...deposit, balance } };
  }
  const named = composing.machineMade
    ? undefined
    : amountOf(unnamedAmounts(composing, draft), rest)?.left;
  if (named === undefined) return { totals, deposit };
  consumed.add(named.path);
  origins.set('deposit.balance.amount', named.path);
  // Of `solde: { montant, echeance }` the object says what it is.
  const reason = isCalled(named.key, 'amount') ? nameOf(named) : labelOf(named.key);
  const balance = { reason, amount: rest.toFixed() };
  return { totals, deposit: { ...deposit, balance } };
}

/**
 * `deposit: { percent: 25, amount: 913.7, due: "On acceptance" }` is the deposit with its share, and when it is
 * asked for. Of one that says more it stands what the data says.
 */
function openDeposit(draft: Draft) {
  const list = draft.lists
    .get('deposits')
    ?.find(({ path, entries: [only, another] }) => only?.path === path && another === undefined);
  const [entry] = list?.entries ?? [];
  const [amount, ...others] = entry?.found.get('amount') ?? [];
  const [share, ...shares] = entry?.left.filter(({ key }) => mentions(key, 'percent')) ?? [];
  const due = entry?.left.find(({ key, value }) => mentions(key, 'due') && isDay(value));
  const [text, ...texts] = entry?.left.filter((each) => each !== share && each !== due) ?? [];
  if (list === undefined || entry === undefined || amount === undefined) return undefined;
  if (share === undefined && due === undefined) return undefined;
  const isMore = entry.found.size > 1 || [...others, ...shares, ...texts].length > 0;
  if (isMore || draft.found.has('deposit') || (text && typeof text.value !== 'string'))
    return undefined;
  const { key } = list;
  draft.lists.delete('deposits');
  draft.found.set('deposit', [{ ...amount, key }]);
  for (const [term, of] of [
    ['depositPercent', share],
    ['depositDue', due],
  ] as const)
    if (of !== undefined) draft.found.set(term, [{ ...amount, ...of, rank: amount.rank }]);
  if (text === undefined) return undefined;
  const said = String(text.value);
  return { key, path: text.path, text: said.charAt(0).toLowerCase() + said.slice(1) };
}

const isDay = (value: unknown): boolean => typeof value === 'string' && isDate(value);

/** "30% on acceptance" says more than its figure. */
function leaveTerms({ found, left }: Draft): void {
  const isFigure = (value: unknown) => /^[\d.,\s]+%?$/.test(String(value));
  const shares = found.get('depositPercent') ?? [];
  for (const { key, value, path } of shares)
    if (!isFigure(value)) left.push({ key, value, path, way: [], part: '' });
  found.set(
    'depositPercent',
    shares.filter(({ value }) => isFigure(value)),
  );
}
