import Big from 'big.js';
import type { Adjustment, Line } from '#lib/domain/document-model/commercial.ts';
import {
  all,
  amountIn,
  type Composing,
  present,
  takeAmount,
  takePercent,
  takeText,
  use,
} from '../composing.ts';
import { IN_PERCENT } from '../fits.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { ownName } from '../own-name.ts';
import type { Draft } from '../shape/draft.ts';
import { notZero } from './compose-sums.ts';

const CHARGES = ['shipping', 'handling', 'service', 'fee', 'surcharge'] as const;

export function composeAdjustments(
  composing: Composing,
  draft: Draft,
  lines: readonly Line[],
): { readonly allowances: Adjustment[]; readonly charges: Adjustment[] } {
  const value = takeAmount(composing, draft, 'allowances.amount', 'allowances.0.amount');
  const allowances = (draft.lists.get('allowances') ?? []).flatMap(({ key, entries }) =>
    entries.flatMap(
      (entry) => adjustmentIn(composing, entry, 'discount', 'allowances.0', key, value) ?? [],
    ),
  );
  const stated = takePercent(composing, draft, 'allowances.percent', 'allowances.0.percent');
  const type = takeText(composing, draft, 'allowances.type', 'allowances.0.percent');
  const [percent, amount] = shareOr(type, stated, value);
  const reason = takeText(composing, draft, 'allowances.reason', 'allowances.0.reason');
  const onLines = lines.some(({ adjustments }) => adjustments !== undefined);
  if (
    allowances.length === 0 &&
    (notZero(amount) || notZero(percent)) &&
    !(onLines && amount !== undefined && isSumOfLines(amount, lines))
  )
    allowances.push(
      present({
        kind: 'discount' as const,
        reason,
        percent: notZero(percent) ? percent : undefined,
        amount: notZero(amount) ? new Big(amount ?? 0).abs().toFixed() : undefined,
      }) as Adjustment,
    );
  const charges = (draft.lists.get('charges') ?? []).flatMap(({ key, entries }) =>
    entries.flatMap(
      (entry) =>
        adjustmentIn(
          composing,
          entry,
          /ship|deliver|versand|liefer/i.test(key) ? 'shipping' : 'fee',
          'charges.0',
        ) ?? [],
    ),
  );
  for (const kind of CHARGES)
    for (const found of all(draft, `charge.${kind}`)) {
      const value = found.taken ? undefined : amountIn(found, composing);
      use(composing, draft, `charge.${kind}`, found, `charges.${charges.length}.amount`);
      if (!notZero(value) || value === undefined) continue;
      // What a payment service keeps is none of its payer's business.
      if (kind === 'fee' && composing.machineMade && lines.length === 0) continue;
      if (charges.some((other) => other.kind === kind && Number(other.amount) === Number(value)))
        continue;
      const own = composing.machineMade ? undefined : ownName(found.key, composing.language);
      const reason =
        own ?? (composing.machineMade || kind === 'shipping' ? undefined : labelOf(found.key));
      const place = `charges.${charges.length}.percent`;
      const percent = takePercent(composing, draft, `charge.${kind}.percent`, place);
      charges.push(
        present({ kind, reason, percent, amount: new Big(value).abs().toFixed() }) as Adjustment,
      );
    }
  return { allowances, charges };
}

function isSumOfLines(amount: string, lines: readonly Line[]): boolean {
  const sum = lines
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((total, each) => total.plus(each.amount ?? 0), new Big(0));
  return sum.minus(new Big(amount).abs()).abs().lt(0.02);
}

/** `discount: 10, discountType: "percent"`: the figure is the share, unless all discounts come to it. */
export function shareOr(
  type: string | undefined,
  percent: string | undefined,
  amount: string | undefined,
  sum?: string,
): readonly [percent: string | undefined, amount: string | undefined] {
  const isSum = sum !== undefined && amount !== undefined && new Big(sum).abs().eq(amount);
  const isShare = type !== undefined && IN_PERCENT.test(type) && percent === undefined && !isSum;
  return isShare ? [amount, undefined] : [percent, amount];
}

export function adjustmentIn(
  composing: Composing,
  entry: Draft,
  kind: Adjustment['kind'],
  place: string,
  key = '',
  sum?: string,
): Adjustment | undefined {
  const percent = takePercent(composing, entry, 'percent', `${place}.percent`);
  const type = takeText(composing, entry, 'type', `${place}.type`);
  const stated = takeAmount(composing, entry, 'amount', `${place}.amount`);
  // "Trade discount" says more than "Discount" does.
  const own =
    composing.machineMade || wordsOfKey(key).length < 2
      ? undefined
      : ownName(key, composing.language);
  const reason = takeText(composing, entry, 'reason', `${place}.reason`) ?? own;
  const [rate, value] = shareOr(type, percent, stated, sum);
  const amount = value === undefined ? undefined : new Big(value).abs().toFixed();
  if (!notZero(amount) && !notZero(rate)) return undefined;
  return present({ kind, reason, percent: rate, amount }) as Adjustment;
}
