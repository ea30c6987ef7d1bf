import Big from 'big.js';
import type {
  Adjustment,
  CommercialDocument,
  Line,
} from '#lib/domain/document-model/commercial.ts';
import type { Fact } from '#lib/domain/document-model/content.ts';
import { countableUnit } from '#lib/domain/i18n/units.ts';
import { readDecimal } from '../../mapping/read-values.ts';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import {
  all,
  amountIn,
  best,
  type Composing,
  present,
  takeAmount,
  takeDate,
  takeNumber,
  takePercent,
  takeText,
  use,
} from '../composing.ts';
import { labelOf } from '../key-words.ts';
import { leftFacts } from '../left-over.ts';
import { isCalled } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';
import { shareOr } from './compose-adjustments.ts';
import { isGrouped } from './compose-taxes.ts';
import { barCode, detailsOf } from './line-details.ts';
import { leaveRecordIds } from './own-number.ts';
import { isNear } from './unnamed-amounts.ts';

/** Whether amounts of lines are without tax or with it. */
export type Prices = NonNullable<CommercialDocument['pricesInclude']>;

export interface Pricing {
  readonly prices: Prices | undefined;
  /** Whether any line of the document has a price or an amount. */
  readonly isPriced: boolean;
}

/** One thing that is sold. */
export function composeLine(
  composing: Composing,
  entry: Draft,
  place: string,
  { prices, isPriced }: Pricing,
): Line {
  const text = (term: string) => takeText(composing, entry, term, place, term);
  const name = text('name');
  const described = takeText(
    composing,
    entry,
    'description',
    place,
    name === undefined ? 'name' : 'description',
  );
  // Of two descriptions the first is the name.
  const description = name === undefined ? text('description') : described;
  const money = moneyOf(composing, entry, place, prices);
  const counted = countedIn(composing, entry);
  const taxes = groupedTaxes(composing, entry);
  const quantity = takeNumber(composing, entry, 'quantity', place, 'quantity');
  const hours = takeNumber(composing, entry, 'hours', place, 'quantity');
  const position = text('position');
  // `n: 6, each: 50, sum: 300`
  const isCount =
    quantity === undefined &&
    hours === undefined &&
    comesTo(position, money.unitPrice, money.amount);
  const stated = text('unit');
  const unit = stated !== undefined && /^(?:none|null|n\/a)$/i.test(stated) ? undefined : stated;
  leaveRecordIds(composing, entry);
  const code = best(entry, 'sku');
  // `towar_id: 5521` is the record of an article; "ID 5521" of it is a code on purpose.
  const isRecord = typeof code?.value === 'number' && /.(?:_id|Id)$/.test(code.key);
  const isInternal = isRecord || (composing.machineMade && /id$/i.test(code?.key ?? ''));
  return present({
    position: isCount ? undefined : position,
    name: name ?? described,
    description: description === (name ?? described) ? undefined : description,
    sku: isInternal ? undefined : (text('sku') ?? barCode(composing, entry, place)),
    quantity: quantity ?? hours ?? (isCount ? position : undefined),
    unit: unit ?? (quantity === undefined ? hours && 'HUR' : counted),
    ...money,
    currency: entry.currency,
    adjustments: discountsOf(composing, entry, place).map((each) =>
      asPercent(each, quantity ?? hours ?? '1', money),
    ),
    ...taxOf(composing, entry, place),
    date: takeDate(composing, entry, 'date', place, 'date'),
    period: periodOf(composing, entry, place),
    group: text('group'),
    image: text('image'),
    optional: isOptional(composing, entry) ? true : undefined,
    details: detailsOf(composing, entry, place, isPriced),
    particulars:
      taxes ?? (isPriced || composing.machineMade ? undefined : leftFacts(composing, entry)),
  }) as Line;
}

const comesTo = (
  position: string | undefined,
  unitPrice: string | undefined,
  amount: string | undefined,
): boolean =>
  position !== undefined &&
  unitPrice !== undefined &&
  amount !== undefined &&
  /^\d{1,6}$/.test(position) &&
  isNear(new Big(unitPrice).times(position), amount);

/** `m2: 42`: the key of a quantity may be its unit; in English also `visits: 4`. */
function countedIn({ language }: Composing, entry: Draft): string | undefined {
  const key = best(entry, 'quantity')?.key.toLowerCase() ?? '';
  // `mg` is the German "Menge" as well.
  if (isCalled(key, 'quantity')) return undefined;
  if (Object.hasOwn(UNITS.measures, key)) return UNITS.measures[key as keyof typeof UNITS.measures];
  return /^en\b/.test(language) ? countableUnit(key) : undefined;
}

function periodOf(composing: Composing, entry: Draft, place: string): Line['period'] {
  const start = takeDate(composing, entry, 'period.start', place, 'period.start');
  const end = takeDate(composing, entry, 'period.end', place, 'period.end');
  return start === undefined && end === undefined
    ? undefined
    : (present({ start, end }) as Line['period']);
}

/** `optional: true`, or a word for it where the kind of the line stands; other kinds are the program's. */
function isOptional(composing: Composing, entry: Draft): boolean {
  const flag = best(entry, 'optional');
  if (flag !== undefined) use(composing, entry, 'optional', flag, '');
  let is = flag?.value === true;
  const kinds = entry.left.filter(({ key, value }) => isKind(key, value));
  for (const { value, path } of kinds) {
    composing.consumed.add(path);
    is ||= isCalled(String(value), 'optional');
  }
  const others = entry.left.filter((left) => !kinds.includes(left));
  entry.left.splice(0, entry.left.length, ...others);
  return is;
}

const isKind = (key: string, value: unknown): boolean =>
  typeof value === 'string' && /^\p{Ll}{1,20}$/u.test(value) && isCalled(key, 'type');

/** Where prices and amounts stand, by what a document's amounts are; of both kinds only one is printed. */
const NET_FIRST = {
  unitPrice: ['unitPriceNet', 'unitPrice', 'priced.net', 'priced.plain'],
  amount: ['amountNet', 'amount', 'summed.net', 'summed.plain'],
} as const;
const GROSS_FIRST = {
  unitPrice: ['unitPriceGross', 'unitPrice', 'priced.gross', 'priced.plain'],
  amount: ['amountGross', 'amount', 'summed.gross', 'summed.plain'],
} as const;
const ALL = ['unitPrice', 'unitPriceNet', 'unitPriceGross', 'amount', 'amountNet', 'amountGross'];

type LineMoney = Pick<Line, 'unitPrice' | 'amount' | 'grossAmount'>;

function moneyOf(
  composing: Composing,
  entry: Draft,
  place: string,
  prices: Prices | undefined,
): LineMoney {
  const targets = prices === 'gross' ? GROSS_FIRST : NET_FIRST;
  const taken = (term: 'unitPrice' | 'amount') => {
    for (const target of targets[term]) {
      const value = takeAmount(composing, entry, target, place, term);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const unitPrice =
    taken('unitPrice') ??
    priceOfUnit(composing, entry, place) ??
    priceAmongAmounts(composing, entry, place);
  const amount = fittingAmount(composing, entry, place, unitPrice) ?? taken('amount');
  const grossAmount =
    prices === 'net' && amount !== undefined
      ? takeAmount(composing, entry, 'amountGross', place, 'grossAmount')
      : undefined;
  // A price of the other kind alone is told under its own name.
  if (unitPrice !== undefined || amount !== undefined)
    for (const term of ALL) for (const found of entry.found.get(term) ?? []) found.taken = true;
  return present({ unitPrice, amount, grossAmount }) as LineMoney;
}

/** `unit: 12.5` beside a quantity is a price. */
function priceOfUnit(composing: Composing, entry: Draft, place: string): string | undefined {
  const found = entry.found.get('quantity') ?? [];
  if (found.length < 2) return undefined;
  const [last] = [...found].sort((one, other) => other.rank - one.rank);
  if (last === undefined || !/^unit/i.test(last.key)) return undefined;
  use(composing, entry, 'quantity', last, `${place}.unitPrice`);
  return amountIn(last, composing);
}

/** `sessions: 3, fee: 60, amount: 180`: of two amounts one is what each costs. */
function priceAmongAmounts(composing: Composing, entry: Draft, place: string): string | undefined {
  const quantity = best(entry, 'quantity');
  const count = quantity && readDecimal(quantity.value as string);
  if (count === undefined) return undefined;
  const amounts = all(entry, 'amount').flatMap((found) => {
    const value = amountIn(found, composing);
    return value === undefined ? [] : [{ found, value }];
  });
  const price = amounts.find(({ value, found }) =>
    amounts.some(
      (other) => other.found !== found && isNear(new Big(value).times(count), other.value),
    ),
  );
  if (price === undefined) return undefined;
  price.found.taken = true;
  composing.consumed.add(price.found.path);
  composing.origins.set(`${place}.unitPrice`, price.found.path);
  return price.value;
}

const AMOUNTS = ['amountNet', 'amount', 'amountGross'] as const;

function amountsIn({ found }: Draft): number {
  let count = 0;
  for (const term of AMOUNTS) count += found.get(term)?.length ?? 0;
  return count;
}

/** Of several amounts of a line the one that quantity, price and discount come to. */
function fittingAmount(
  composing: Composing,
  entry: Draft,
  place: string,
  unitPrice: string | undefined,
): string | undefined {
  if (unitPrice === undefined || amountsIn(entry) < 2) return undefined;
  const quantity = best(entry, 'quantity') ?? best(entry, 'hours');
  const count = quantity === undefined ? undefined : readDecimal(quantity.value as string);
  const found = AMOUNTS.flatMap((term) => all(entry, term).map((each) => ({ term, each })));
  const product = new Big(unitPrice).times(count ?? 1);
  const discount = best(entry, 'discountAmount');
  const off = (discount && amountIn(discount, composing)) ?? '0';
  for (const wanted of [product.minus(new Big(off).abs()), product])
    for (const { term, each } of found) {
      const value = amountIn(each, composing);
      if (value === undefined || new Big(value).minus(wanted).abs().gt('0.011')) continue;
      use(composing, entry, term, each, `${place}.amount`);
      return value;
    }
  return undefined;
}

function taxOf(
  composing: Composing,
  entry: Draft,
  place: string,
): Pick<Line, 'taxRate' | 'taxAmount' | 'taxCategory'> {
  const rate =
    takePercent(composing, entry, 'taxRate', place, 'taxRate') ??
    takePercent(composing, entry, 'priced.taxRate', place, 'taxRate') ??
    rateOf(composing, entry, place);
  const taxAmount = takeAmount(composing, entry, 'taxAmount', place, 'taxAmount');
  const taxCategory = takeText(composing, entry, 'taxCategory', place, 'taxCategory');
  const isCategory = taxCategory !== undefined && /^[A-Z]{1,2}$/.test(taxCategory);
  return {
    ...(rate === undefined || new Big(rate).gt(100) ? {} : { taxRate: rate }),
    ...(taxAmount === undefined ? {} : { taxAmount }),
    ...(isCategory ? { taxCategory } : {}),
  } as Pick<Line, 'taxRate' | 'taxAmount' | 'taxCategory'>;
}

/** CGST and SGST of a line, and their base: each has a column of its own. */
function groupedTaxes(composing: Composing, entry: Draft): Fact[] | undefined {
  const found = all(entry, 'taxAmount').filter(({ key }) => isGrouped(key));
  if (found.length < 2) return undefined;
  const base = entry.left.filter(({ key }) => isCalled(key, 'base amount'));
  const facts = [...base, ...found].flatMap((each): Fact[] => {
    const value = 'rank' in each ? amountIn(each, composing) : readDecimal(String(each.value));
    if (value === undefined) return [];
    composing.consumed.add(each.path);
    return [{ label: labelOf(each.key), kind: 'money', value }];
  });
  for (const each of found) each.taken = true;
  entry.left.splice(0, entry.left.length, ...entry.left.filter((left) => !base.includes(left)));
  return facts;
}

/** The rate of the only tax of a line. */
function rateOf(composing: Composing, entry: Draft, place: string): string | undefined {
  const [only, second] = (entry.lists.get('taxes') ?? []).flatMap(({ entries }) => entries);
  return only === undefined || second !== undefined
    ? undefined
    : takePercent(composing, only, 'rate', place, 'taxRate');
}

/** `discount: 10` is in per cent where the amount of the line says so. */
function asPercent(
  discount: Adjustment,
  quantity: string,
  { unitPrice, amount }: Pick<Line, 'unitPrice' | 'amount'>,
): Adjustment {
  const { amount: off, ...rest } = discount;
  if (off === undefined || rest.percent !== undefined) return discount;
  if (unitPrice === undefined || amount === undefined) return discount;
  const whole = new Big(quantity).times(unitPrice);
  const isPercent = isNear(whole.times(new Big(100).minus(off)).div(100), amount);
  return isPercent && !isNear(whole.minus(off), amount) ? { ...rest, percent: off } : discount;
}

function discountsOf(composing: Composing, entry: Draft, place: string): Adjustment[] {
  const type = takeText(composing, entry, 'discountType', place);
  const stated = takePercent(composing, entry, 'discountPercent', place, 'adjustments.0.percent');
  const value = takeAmount(composing, entry, 'discountAmount', place, 'adjustments.0.amount');
  const [percent, amount] = shareOr(type, stated, value);
  if (
    (percent === undefined || Number(percent) === 0) &&
    (amount === undefined || Number(amount) === 0)
  )
    return [];
  return [
    present({
      kind: 'discount' as const,
      percent,
      amount: amount === undefined ? undefined : new Big(amount).abs().toFixed(),
    }) as Adjustment,
  ];
}
