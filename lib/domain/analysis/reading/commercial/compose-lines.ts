import Big from 'big.js';
import type {
  Adjustment,
  CommercialDocument,
  GroupSum,
  Line,
} from '#lib/domain/document-model/commercial.ts';
import { amountIn, best, type Composing, present, takeAmount, takeText } from '../composing.ts';
import { mentions, notionsOf } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { adjustmentIn } from './compose-adjustments.ts';
import { composeLine, type Prices, type Pricing } from './compose-line.ts';
import {
  groupOf,
  hasPrice,
  isBeside,
  isOfOptions,
  isSold,
  keep,
  leaveOccasions,
  leaveSumsOfGroups,
  order,
  sumOf,
} from './parts/line-lists.ts';
import { markRates } from './tax-columns.ts';
import { nameColumns } from './unnamed-columns.ts';

export interface Composed {
  readonly lines: Line[];
  readonly groupSums: GroupSum[];
  readonly allowances: Adjustment[];
  readonly charges: Adjustment[];
  readonly pricesInclude: Prices | undefined;
}

/** The lines of a document, of all lists that hold some; what is taken off or added by lines that say so. */
export function composeLines(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
): Composed {
  leaveOccasions(draft);
  const lists = [...(draft.lists.get('lines') ?? [])].sort(
    (one, other) => order(one) - order(other),
  );
  const main = lists.filter((list) => !isBeside(list));
  const kept = main.length === 0 ? lists : keep(composing, draft, main);
  // In the order of the data.
  const chosen = (draft.lists.get('lines') ?? []).filter((list) => kept.includes(list));
  const drafts = chosen.flatMap(({ entries }) => entries);
  if (chosen.length > 1) leaveSumsOfGroups(composing, draft, chosen);
  const prices = pricesOf(drafts, type);
  const composed: Composed = {
    ...{ lines: [], groupSums: [], allowances: [], charges: [] },
    pricesInclude: prices,
  };
  markRates(composing, draft, drafts);
  if (!composing.machineMade) {
    for (const entry of drafts) leaveWords(entry);
    nameColumns(composing, drafts);
  }
  const isPriced = !composing.hidesPrices && drafts.some((entry) => hasPrice(entry));
  const apart = chosen.length > 1 ? chosen.filter(isOfOptions) : [];
  for (const list of chosen) {
    const isOptional = apart.includes(list);
    const isGroup = !isOptional && chosen.length - apart.length > 1;
    const group = isGroup ? groupOf(list) : undefined;
    const before = composed.lines.length;
    for (const entry of list.entries)
      addEntry(composing, entry, group, { prices, isPriced }, composed);
    if (isOptional)
      for (const [index, line] of composed.lines.entries())
        if (index >= before) composed.lines[index] = { ...line, optional: true };
  }
  for (const list of lists)
    if (!chosen.includes(list) && isBeside(list))
      for (const entry of list.entries) addBeside(composing, entry, composed);
  return composed;
}

/** `menu: "Buffet lunch"`: a position is a number. */
function leaveWords({ found, left }: Draft): void {
  for (const { key, value, path } of found.get('position') ?? [])
    if (!/\d/.test(String(value))) {
      left.push({ key, value, path, way: [], part: '' });
      found.delete('position');
    }
}

function pricesOf(entries: readonly Draft[], type: CommercialDocument['type']): Prices | undefined {
  const has = (...terms: string[]) =>
    entries.some((entry) => terms.some((term) => best(entry, term) !== undefined));
  const isNet = has('unitPriceNet', 'amountNet', 'priced.net', 'summed.net');
  const isGross = has('unitPriceGross', 'amountGross', 'priced.gross', 'summed.gross');
  // A shop shows what was paid.
  if (isNet && !(isGross && type === 'receipt')) return 'net';
  return isGross ? 'gross' : undefined;
}

/** A heading states what the lines below it come to, without what is taken off there. */
function isSumOf(
  composing: Composing,
  entry: Draft,
  nested: readonly Draft[],
  discounts: readonly Adjustment[],
): boolean {
  const own = best(entry, 'amount') ?? best(entry, 'amountNet');
  const sum = new Big(sumOf(composing, { entries: nested }));
  const off = discounts.reduce((all, { amount }) => all.plus(amount ?? 0), new Big(0));
  return own !== undefined && !sum.eq(0) && sum.minus(off).eq(amountIn(own, composing) ?? 0);
}

const sumIn = (composing: Composing, entry: Draft, { groupSums }: Composed): string | undefined => {
  const place = `groupSums.${groupSums.length}.amount`;
  return (
    takeAmount(composing, entry, 'amount', place) ??
    takeAmount(composing, entry, 'amountNet', place)
  );
};

/** `discount: { reason: …, amount: … }` of a line, or of a heading. */
function discountsIn(composing: Composing, { lists }: Draft, before: number): Adjustment[] {
  return (lists.get('allowances') ?? []).flatMap(({ entries }) =>
    entries.flatMap(
      (entry, index) =>
        adjustmentIn(composing, entry, 'discount', `allowances.${before + index}`) ?? [],
    ),
  );
}

const PRICED_LINE: Pricing = { prices: undefined, isPriced: true };

function addEntry(
  composing: Composing,
  entry: Draft,
  group: string | undefined,
  pricing: Pricing,
  into: Composed,
): void {
  const nested = entry.lists.get('lines')?.flatMap(({ entries }) => entries) ?? [];
  const isOwn = isSold(entry);
  const discounts = discountsIn(composing, entry, into.allowances.length);
  const isGroup = nested.length > 0 && (!isOwn || isSumOf(composing, entry, nested, discounts));
  if (isGroup) {
    const at = `lines.${into.lines.length}.group`;
    const name =
      takeText(composing, entry, 'name', at) ?? takeText(composing, entry, 'description', at);
    for (const inner of nested) addEntry(composing, inner, name ?? group, pricing, into);
    into.allowances.push(...discounts);
    const sum =
      discounts.length === 0 && pricing.isPriced ? sumIn(composing, entry, into) : undefined;
    if (name !== undefined && sum !== undefined) into.groupSums.push({ group: name, amount: sum });
    return;
  }
  const place = `lines.${into.lines.length}`;
  const own = composeLine(composing, entry, place, pricing);
  const line = discounts.length === 0 ? own : { ...own, adjustments: discounts };
  const details = nested.flatMap(
    (inner) => takeText(composing, inner, 'name', `${place}.details`) ?? [],
  );
  const whole =
    details.length === 0 ? line : { ...line, details: [...(line.details ?? []), ...details] };
  if (isSubtotal(whole, into.lines)) return;
  if (isDiscount(whole)) {
    into.allowances.push(
      present({
        kind: 'discount' as const,
        reason: whole.name,
        amount: new Big(whole.amount ?? 0).abs().toFixed(),
      }) as Adjustment,
    );
    return;
  }
  if (
    whole.name === undefined &&
    whole.amount === undefined &&
    whole.unitPrice === undefined &&
    whole.description === undefined
  )
    return;
  into.lines.push(whole.group === undefined && group !== undefined ? { ...whole, group } : whole);
}

/** What the lines so far come to, listed among them. */
function isSubtotal(
  { name = '', amount, quantity, unitPrice }: Line,
  before: readonly Line[],
): boolean {
  if (amount === undefined || quantity !== undefined || unitPrice !== undefined) return false;
  const isNamed = mentions(name, 'total');
  if (before.length < 2 || (name !== '' && !isNamed)) return false;
  const sum = before.reduce((total, line) => total.plus(line.amount ?? 0), new Big(0));
  return sum.eq(amount);
}

/** A line that takes something off is an allowance. */
function isDiscount({ amount, name = '' }: Line): boolean {
  if (amount === undefined || !new Big(amount).lt(0)) return false;
  return mentions(name, 'discount');
}

function addBeside(composing: Composing, entry: Draft, into: Composed): void {
  const place = `charges.${into.charges.length}`;
  const reason =
    takeText(composing, entry, 'name', `${place}.reason`) ??
    takeText(composing, entry, 'description', `${place}.reason`);
  const amount =
    takeAmount(composing, entry, 'amount', `${place}.amount`) ??
    takeAmount(composing, entry, 'unitPrice', `${place}.amount`);
  if (amount === undefined || new Big(amount).eq(0)) return;
  const adjustment = {
    ...(reason === undefined ? {} : { reason }),
    amount: new Big(amount).abs().toFixed(),
  };
  if (new Big(amount).lt(0)) into.allowances.push({ kind: 'discount', ...adjustment });
  else into.charges.push({ kind: chargeKind(reason ?? ''), ...adjustment });
}

function chargeKind(reason: string): Adjustment['kind'] {
  const words = notionsOf(reason).readings.flat();
  return (
    (['shipping', 'handling', 'service', 'surcharge'] as const).find((kind) =>
      words.includes(kind),
    ) ?? 'fee'
  );
}

/** A document that sells one thing without a list of lines. */
export function flatLine(composing: Composing, draft: Draft): Line | undefined {
  const name = best(draft, 'lines.name');
  const hasPrice =
    best(draft, 'lines.quantity') !== undefined ||
    best(draft, 'lines.hours') !== undefined ||
    best(draft, 'lines.unitPrice') !== undefined;
  if (name === undefined) return undefined;
  const found = new Map(
    [...draft.found].flatMap(([target, each]) =>
      target.startsWith('lines.') ? [[target.slice('lines.'.length), each] as const] : [],
    ),
  );
  if (!hasPrice) {
    // All of the document is for it.
    const sum = best(draft, 'totals.net') ?? best(draft, 'totals.gross');
    if (sum === undefined) return undefined;
    found.set('amount', [{ ...sum }]);
  }
  const entry = { ...draft, found, lists: new Map(), left: [], records: [], unnamed: [] };
  markRates(composing, draft, [entry]);
  return composeLine(composing, entry, 'lines.0', PRICED_LINE);
}

/** "Item 1", "Qty 1", "Price 1": the lines of a form, by their numbers. */
/** `l4_desc: "", l4_qty: 0, l4_amt: "0.00"`: a row of a form that nobody filled in. */
const isUnfilled = (row: ReadonlyMap<string, readonly Found[]>): boolean =>
  [...row.values()].flat().every(({ value }) => Number(value) === 0);

export function numberedLines(composing: Composing, draft: Draft): Line[] {
  const rows = new Map<number, Map<string, NonNullable<ReturnType<typeof best>>[]>>();
  for (const [target, each] of draft.found) {
    if (!target.startsWith('lines.')) continue;
    for (const found of each) {
      const [number] = found.numbers;
      if (number === undefined || found.taken) continue;
      const row = rows.get(number) ?? new Map<string, Found[]>();
      row.set(target.slice('lines.'.length), [
        ...(row.get(target.slice('lines.'.length)) ?? []),
        found,
      ]);
      rows.set(number, row);
    }
  }
  const entries = [...rows]
    .filter(([, row]) => row.size > 1 && !isUnfilled(row))
    .sort(([one], [other]) => one - other)
    .map(([, found]) => ({
      ...{ ...draft, found, lists: new Map(), left: [], records: [], unnamed: [] },
    }));
  markRates(composing, draft, entries);
  return entries.map((entry, index) =>
    composeLine(composing, entry, `lines.${index}`, PRICED_LINE),
  );
}
