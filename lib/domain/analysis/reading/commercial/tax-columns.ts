import Big from 'big.js';
import { readDecimal } from '../../mapping/read-values.ts';
import { all, amountIn, best, type Composing, percentIn } from '../composing.ts';
import { isScalar } from '../fits.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { isNear } from './unnamed-amounts.ts';

/** What value added taxes and their like come to in some country. */
const RATES: ReadonlySet<number> = new Set([
  0, 2.1, 2.5, 2.6, 3, 3.8, 4, 4.8, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 9.5, 10, 12, 13, 13.5, 14, 15, 16,
  17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27, 28,
]);

/** The tax of a line under a key that may mean its rate as well as its amount. */
interface Cell {
  readonly entry: Draft;
  readonly found: Found;
  readonly value: Big;
  /** What the line comes to. */
  readonly base: Big | undefined;
}

/** `vat: 19` of the lines is their rate or their amount of tax: the column as a whole tells, and what the document states. */
export function markRates(composing: Composing, document: Draft, entries: readonly Draft[]): void {
  // Beside a column of rates it is the amount, also where a line has no rate.
  if (entries.some(({ found }) => found.has('taxRate') && found.has('taxAmount'))) return;
  const cells = cellsOf(composing, entries);
  if (cells.length === 0 || !cells.every(isLikeRate) || !areRates(composing, document, cells))
    return;
  for (const { entry, found } of cells) {
    entry.found.delete('taxAmount');
    entry.found.set('taxRate', [found]);
  }
}

const cellsOf = (composing: Composing, entries: readonly Draft[]): Cell[] =>
  entries.flatMap((entry) => {
    const inner = (entry.lists.get('lines') ?? []).flatMap((list) => list.entries);
    const [found] = all(entry, 'taxAmount');
    const text = isScalar(found?.value) ? readDecimal(found.value) : undefined;
    const own =
      found === undefined || text === undefined || entry.found.has('taxRate')
        ? []
        : [{ entry, found, value: new Big(text), base: baseOf(composing, entry) }];
    return [...own, ...cellsOf(composing, inner)];
  });

function baseOf(composing: Composing, entry: Draft): Big | undefined {
  const read = (...terms: string[]) => {
    const found = terms.map((term) => best(entry, term)).find((each) => each !== undefined);
    const amount = found && amountIn(found, composing);
    return amount === undefined ? undefined : new Big(amount);
  };
  const stated = read('amountNet', 'amount', 'summed.net', 'summed.plain');
  const price = read('unitPriceNet', 'unitPrice', 'priced.net', 'priced.plain');
  const count = best(entry, 'quantity') ?? best(entry, 'hours');
  return stated ?? price?.times((count && readDecimal(count.value as string)) ?? 1);
}

const isLikeRate = ({ value }: Cell): boolean =>
  RATES.has(value.toNumber()) || (value.gt(0) && value.lte('0.3'));

/** The tax of all lines tells best, then the rates that the document names, then whether each would be a share of its line. */
function areRates(composing: Composing, document: Draft, cells: readonly Cell[]): boolean {
  const listed = (document.lists.get('taxes') ?? []).flatMap(({ entries }) => entries);
  const amounts = [...all(document, 'totals.tax'), ...listed.flatMap((tax) => all(tax, 'amount'))];
  const stated = amounts.flatMap((found) => amountIn(found, composing) ?? []);
  const whole = stated.reduce((sum, amount) => sum.plus(amount), new Big(0));
  const added = cells.reduce((sum, { value }) => sum.plus(value), new Big(0));
  const reckoned = cells.reduce((sum, cell) => sum.plus(shareOf(cell)), new Big(0));
  const isWhole = (sum: Big) =>
    stated.length > 0 && stated.concat(whole.toFixed()).some((each) => isNear(sum, each));
  if (isWhole(added) !== isWhole(reckoned)) return isWhole(reckoned);
  const rates = new Set(listed.flatMap((tax) => all(tax, 'rate')).map(percentIn));
  if (cells.every(({ found }) => rates.has(percentIn(found)))) return true;
  const isSame = new Set(cells.map(({ value }) => value.toFixed())).size === 1;
  return (isSame && cells.length > 1) || !cells.every(isShareOfLine) || added.eq(0);
}

const shareOf = ({ found, base }: Cell): Big =>
  (base ?? new Big(0)).times(percentIn(found) ?? 0).div(100);

/** An amount that some rate makes of the line, without its tax or with it. */
function isShareOfLine({ value, base }: Cell): boolean {
  if (base === undefined || base.eq(0)) return false;
  return [base, base.minus(value)].some((net) => {
    const rate = net.eq(0) ? 0 : value.times(200).div(net).round().div(2).toNumber();
    return RATES.has(rate) && net.times(rate).div(100).minus(value).abs().lte('0.02');
  });
}
