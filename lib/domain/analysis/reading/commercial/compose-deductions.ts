import Big from 'big.js';
import type { Deduction, Tax, Totals } from '#lib/domain/document-model/commercial.ts';
import {
  amountIn,
  best,
  type Composing,
  present,
  takeAmount,
  takeDate,
  takeText,
  textIn,
} from '../composing.ts';
import { leftIn } from '../left-over.ts';
import { mentions, mentionsOne } from '../notions.ts';
import type { Draft, FoundList } from '../shape/draft.ts';
import { amountOf, nameOf, unnamedAmounts } from './unnamed-amounts.ts';

interface Sums {
  readonly totals: Totals;
  readonly taxes: readonly Tax[];
}

/** What lies between the total and what is due, where the data says what it is. */
export function composeDeductions(composing: Composing, draft: Draft, sums: Sums): Deduction[] {
  const missing = missingIn(sums);
  const deposits = missing?.gt(0) && depositsOf(composing, draft, missing);
  if (deposits) return deposits;
  if (composing.machineMade) return [];
  // Of other deposits it stands what the data says.
  for (const { key, path, entries } of draft.lists.get('deposits') ?? []) {
    const [first] = entries;
    const value = first?.path === path ? first.object : entries.map(({ object }) => object);
    draft.left.push({ key, value, path, way: [], part: '' });
  }
  draft.lists.delete('deposits');
  return (missing && deductionOf(composing, draft, missing)) ?? [];
}

function missingIn({
  totals: { gross, payable, prepaid, rounding },
  taxes,
}: Sums): Big | undefined {
  if (gross === undefined || payable === undefined) return undefined;
  const withheld = taxes
    .filter((tax) => tax.withheld === true)
    .reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0));
  const missing = new Big(gross)
    .minus(payable)
    .minus(withheld)
    .minus(prepaid ?? 0)
    .plus(rounding ?? 0);
  return missing.abs().gt('0.02') ? missing : undefined;
}

/** A list of what was invoiced before, with the number and date of each. */
function depositsOf(composing: Composing, draft: Draft, missing: Big): Deduction[] | undefined {
  const list = draft.lists.get('deposits')?.find((each) => sumOf(composing, each).eq(missing));
  if (list === undefined) return undefined;
  return list.entries.flatMap((entry, index) => {
    const place = `deductions.${index}`;
    const amount = takeAmount(composing, entry, 'amount', place, 'amount');
    if (amount === undefined) return [];
    const deduction = present({
      reference:
        takeText(composing, entry, 'reference', place, 'reference') ??
        numberIn(composing, entry, `${place}.reference`),
      date: takeDate(composing, entry, 'date', place, 'date'),
      tax: takeAmount(composing, entry, 'tax', place, 'tax'),
      amount: new Big(amount).abs().toFixed(),
    });
    return [deduction as Deduction];
  });
}

function sumOf(composing: Composing, { entries }: FoundList): Big {
  return entries.reduce((sum, entry) => {
    const found = best(entry, 'amount');
    const amount = found === undefined ? undefined : amountIn(found, composing);
    return sum.plus(new Big(amount ?? 0).abs());
  }, new Big(0));
}

/** The number of an invoice is none of a card. */
function numberIn(composing: Composing, entry: Draft, place: string): string | undefined {
  const left = leftIn(entry).find(({ key }) => mentions(key, 'number'));
  if (left === undefined) return undefined;
  composing.consumed.add(left.path);
  composing.origins.set(place, left.path);
  return textIn(left);
}

/** `balance_brought_forward`, `arrears`. */
const FROM_BEFORE: ReadonlySet<string> = new Set(
  'balance forward previous prior earlier opening arrears due carried'.split(' '),
);

/** An amount that no term asks for and that is what is missing, under its own name. */
function deductionOf(composing: Composing, draft: Draft, missing: Big): Deduction[] | undefined {
  const amounts = unnamedAmounts(composing, draft);
  // More than the total is due where something is owed from before.
  const found = amountOf(
    missing.gt(0) ? amounts : amounts.filter(({ left }) => mentionsOne(left.key, FROM_BEFORE)),
    missing,
  );
  if (found === undefined) return undefined;
  composing.consumed.add(found.left.path);
  composing.origins.set('deductions.0.amount', found.left.path);
  return [{ reason: nameOf(found.left), amount: missing.toFixed() }];
}
