import Big from 'big.js';
import type { CommercialDocument, Deposit, Totals } from '#lib/domain/document-model/commercial.ts';
import { best, type Composing, isBlank, present, takeAmount, takePercent } from '../composing.ts';
import { labelOf } from '../key-words.ts';
import { ownName } from '../own-name.ts';
import type { Draft } from '../shape/draft.ts';
import { amountOf, isNear, unnamedAmounts } from './unnamed-amounts.ts';

interface Deposited {
  readonly totals: Totals;
  readonly deposit: Deposit | undefined;
}

/** A deposit: of an invoice that states what remains it was paid, else it is asked for. */
export function composeDeposit(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  totals: Totals,
): Deposited {
  const { payable, prepaid } = totals;
  const isPaid = type === 'invoice' && payable !== undefined && prepaid === undefined;
  const paid = isPaid ? takeAmount(composing, draft, 'deposit', 'totals.prepaid') : undefined;
  if (paid !== undefined)
    return { totals: { ...totals, prepaid: new Big(paid).abs().toFixed() }, deposit: undefined };
  leaveTerms(draft);
  const found = best(draft, 'deposit') ?? best(draft, 'depositPercent');
  const amount = takeAmount(composing, draft, 'deposit', 'deposit.amount');
  const percent = takePercent(composing, draft, 'depositPercent', 'deposit.percent');
  const asked = present({ amount, percent });
  if (found === undefined || isBlank(asked)) return { totals, deposit: undefined };
  const reason = composing.machineMade ? undefined : ownName(found.key, composing.language);
  const deposit = { ...(reason && { reason }), ...asked };
  return amount === undefined
    ? { totals, deposit }
    : withBalance(composing, draft, totals, { ...deposit, amount });
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
    return { totals: others, deposit: { ...deposit, balance: { amount: payable } } };
  }
  const named = composing.machineMade
    ? undefined
    : amountOf(unnamedAmounts(composing, draft), rest)?.left;
  if (named === undefined) return { totals, deposit };
  consumed.add(named.path);
  origins.set('deposit.balance.amount', named.path);
  const balance = { reason: labelOf(named.key), amount: rest.toFixed() };
  return { totals, deposit: { ...deposit, balance } };
}

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
