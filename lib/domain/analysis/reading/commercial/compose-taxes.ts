import Big from 'big.js';
import type { Tax, Totals } from '#lib/domain/document-model/commercial.ts';
import { readDecimal } from '../../mapping/read-values.ts';
import EXEMPTIONS from '../../vocabulary/exemptions.json' with { type: 'json' };
import { TAX_NAMES } from '../../vocabulary/tax-names.ts';
import {
  all,
  amountIn,
  best,
  type Composing,
  percentIn,
  present,
  takeAmount,
  takePercent,
  takeText,
  use,
} from '../composing.ts';
import { sumOfRate, wordsOfKey } from '../key-words.ts';
import { notionsOf } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';

/** Taxes by rate: from lists and objects of any form, from keys that name the rate, from one rate beside one amount. */
export function composeTaxes(composing: Composing, draft: Draft): Tax[] {
  const taxes: Tax[] = [];
  const seen = new Set<string>();
  const lists = [...(draft.lists.get('taxes') ?? [])].sort((one, other) => one.rank - other.rank);
  for (const { key, entry } of lists.flatMap(({ key, entries }) =>
    entries.map((entry) => ({ key, entry })),
  )) {
    const place = `taxes.${taxes.length}`;
    const nested = entry.lists.get('taxes')?.flatMap(({ entries }) => entries) ?? [];
    for (const each of nested.length > 0 ? nested : [entry]) {
      const amountKey = best(each, 'amount')?.key ?? '';
      const own = taxIn(composing, each, place);
      const name = own?.name ?? taxNameOf(key) ?? taxNameOf(amountKey);
      const tax = own === undefined || name === undefined ? own : { ...own, name };
      const said = JSON.stringify([tax?.rate, tax?.amount, tax?.name]);
      if (tax !== undefined && !seen.has(said)) taxes.push(tax);
      seen.add(said);
    }
  }
  taxes.push(...namedTaxes(composing, draft, taxes.length));
  const withholdings = (draft.lists.get('withholdings') ?? []).flatMap(({ entries }) => entries);
  for (const entry of withholdings) {
    const tax = taxIn(composing, entry, `taxes.${taxes.length}`);
    if (tax !== undefined) taxes.push({ ...tax, withheld: true });
  }
  const withheld = takeAmount(composing, draft, 'withheld', `taxes.${taxes.length}.amount`);
  const withheldRate = takePercent(composing, draft, 'withheldRate', `taxes.${taxes.length}.rate`);
  const isListed = taxes.some((tax) => tax.withheld === true);
  if (!isListed && (withheld !== undefined || withheldRate !== undefined))
    taxes.push(
      present({
        rate: withheldRate,
        amount: withheld,
        withheld: true,
      }) as Tax,
    );
  return taxes.map((tax) => (tax.withheld === true ? positive(tax) : tax));
}

/** What is withheld is taken off, with or without a minus. */
const positive = (tax: Tax): Tax =>
  tax.amount === undefined ? tax : { ...tax, amount: new Big(tax.amount).abs().toFixed() };

function taxIn(composing: Composing, entry: Draft, place: string): Tax | undefined {
  const name = takeText(composing, entry, 'name', `${place}.name`);
  const rate =
    takePercent(composing, entry, 'rate', `${place}.rate`) ??
    (name === undefined ? undefined : percentIn({ value: name.includes('%') ? name : '' }));
  const stated = takeAmount(composing, entry, 'base', `${place}.base`);
  const amount = takeAmount(composing, entry, 'amount', `${place}.amount`);
  const base = stated ?? baseWithin(composing, entry, amount);
  if (amount === undefined && rate === undefined) return undefined;
  // A letter is the code of a rate on a till's receipt, "V10" in bookkeeping.
  const isCode = name !== undefined && /^(?:[\d\s.,%]*|[a-z_]+|\p{L}|\p{Lu}\d{1,3})$/u.test(name);
  const isName = name !== undefined && !isCode;
  return present({
    name: isName
      ? name.replace(/\s*\(?\d{1,2}(?:[.,]\d{1,3})?\s*%\)?\s*$/, '') || undefined
      : undefined,
    category:
      isNothing(rate) && isNothing(amount) ? exemptionIn(composing, entry, place) : undefined,
    ...{ rate, base, amount },
    included: best(entry, 'included')?.value === true ? true : undefined,
    exemptionReason: takeText(composing, entry, 'reason', `${place}.exemptionReason`),
  }) as Tax;
}

const CATEGORIES = new Map(
  Object.entries(EXEMPTIONS).flatMap(([category, words]) =>
    [category, ...words].map((word) => [word.toLowerCase(), category]),
  ),
);

const isNothing = (figure: string | undefined): boolean =>
  figure === undefined || new Big(figure).eq(0);

/** Why there is no tax, by a code of UNTDID 5305 or a word in place of the rate. A till's "E" of 20 % is another code. */
function exemptionIn(composing: Composing, entry: Draft, place: string): string | undefined {
  const held = best(entry, 'category');
  const word = String(held?.value ?? '').replace(/[\s.]+$/, '');
  const category = CATEGORIES.get(word.toLowerCase());
  if (category !== undefined) takeText(composing, entry, 'category', `${place}.category`);
  return category;
}

/** `{ rate: 8, gross: 6048, tax: 448 }`: a gross amount without its tax is the tax's base. */
function baseWithin(
  composing: Composing,
  entry: Draft,
  amount: string | undefined,
): string | undefined {
  const holding = best(entry, 'gross');
  const gross = holding === undefined ? undefined : amountIn(holding, composing);
  return gross === undefined || amount === undefined
    ? undefined
    : new Big(gross).minus(amount).toFixed();
}

/** `btw_9: 216.45`, `MwSt 19%: 86,64 €`, `cgst` beside `sgst`, `city_tax` beside `state_tax`. */
function namedTaxes(composing: Composing, draft: Draft, count: number): Tax[] {
  const found = all(draft, 'totals.tax');
  const rated = found.filter(
    ({ key, numbers: [number] }) =>
      number !== undefined && number <= 30 && (number >= 4 || key.includes('%')),
  );
  const named = found.filter(({ key }) => isGrouped(key) || isOther(key));
  const chosen = rated.length > 0 ? rated : named.length > 1 ? named : [];
  return chosen.map((each, index) => {
    const place = `taxes.${count + index}`;
    const amount = amountIn(each, composing);
    const rate = each.numbers.length === 0 ? undefined : each.numbers.slice(0, 2).join('.');
    const base = signed(readDecimal(sumOfRate(each.key) ?? ''), amount);
    each.taken = true;
    use(composing, draft, 'totals.tax', each, `${place}.amount`);
    return present({ name: taxNameOf(each.key), rate, base, amount }) as Tax;
  });
}

/** What is credited is below zero, and so is what its tax is reckoned on. */
const signed = (base: string | undefined, amount: string | undefined): string | undefined =>
  base !== undefined && new Big(amount ?? 0).lt(0) ? new Big(base).abs().neg().toFixed() : base;

/** Taxes that stand beside others of their kind. */
const GROUPED = new Set(['cgst', 'sgst', 'igst', 'cess', 'gst', 'hst', 'pst', 'qst']);

/** `cgst`, "Total CGST" */
export const isGrouped = (key: string): boolean => {
  const words = wordsOfKey(key).filter((word) => !SUM_WORDS.has(word));
  return GROUPED.has(words[0] ?? '');
};

/** A tax of its own, such as that of a city. */
function isOther(key: string): boolean {
  const [reading = []] = notionsOf(key).readings;
  return reading.length > 1 && reading.every((word) => !SUM_WORDS.has(word));
}

const SUM_WORDS = new Set(['total', 'amount', 'sum', 'sales', 'with', 'order', 'invoice']);

/** What a tax is called, where its key names one: "IVA", "VAT". */
export function taxNameOf(key: string): string | undefined {
  const words = wordsOfKey(key);
  const letters = words.filter((word) => !/\d/.test(word));
  return [letters.join(''), letters.slice(0, 2).join(''), ...words].flatMap(
    (word) => TAX_NAMES[word] ?? [],
  )[0];
}

/** One rate beside one amount. */
export function withRate(composing: Composing, draft: Draft, taxes: Tax[], totals: Totals): Tax[] {
  const keys = ['totals.tax', 'taxes.rate'].flatMap((term) =>
    (draft.found.get(term) ?? []).map(({ key }) => key),
  );
  const place = `taxes.${taxes.length}`;
  const rate = takePercent(composing, draft, 'taxes.rate', `${place}.rate`);
  const stated = takeText(composing, draft, 'taxes.name', `${place}.name`);
  if (taxes.some((tax) => tax.withheld !== true)) return taxes;
  const isName = stated !== undefined && !/^[a-z_]+$/.test(stated);
  const name = isName
    ? stated
    : [...keys, ...numbersOfSeller(draft)].map(taxNameOf).find((each) => each !== undefined);
  const isRate = rate !== undefined && Number(rate) <= 100;
  if (!isRate && (name === undefined || totals.tax === undefined)) return taxes;
  const { net, tax: amount } = totals;
  const path = composing.origins.get('totals.tax');
  if (path !== undefined) composing.origins.set(`${place}.amount`, path);
  const own = present({ name, rate: isRate ? rate : undefined, base: net, amount }) as Tax;
  return [...taxes, own];
}

/** `hst_number: …`: who is known by the number of a tax charges that tax. */
const numbersOfSeller = ({ found }: Draft): string[] =>
  ['seller.vatNumber', 'seller.taxNumber'].flatMap((term) =>
    (found.get(term) ?? []).map(({ key }) => key),
  );
