import Big from 'big.js';
import type {
  Adjustment,
  CommercialDocument,
  Instalment,
  Line,
  Payment,
  PaymentMeans,
  Tax,
  Totals,
} from '#lib/domain/document-model/commercial.ts';
import { TAX_NAMES } from '../../vocabulary/tax-names.ts';
import {
  all,
  amountIn,
  best,
  type Composing,
  isBlank,
  percentIn,
  present,
  takeAmount,
  takeDate,
  takePercent,
  takeText,
  takeTexts,
  textIn,
  use,
} from '../composing.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { notionsOf } from '../notions.ts';
import { ownName } from '../own-name.ts';
import type { Draft } from '../read-shape.ts';
import { statesDays } from './due-from-terms.ts';
import { statusIn } from './kind-and-status.ts';

const SUMS = [
  'lines',
  'net',
  'tax',
  'gross',
  'prepaid',
  'payable',
  'rounding',
  'tip',
  'tendered',
  'change',
  'refunded',
] as const;
/** Sums that say something only where they are not nothing. */
const NOT_ZERO: ReadonlySet<string> = new Set([
  'prepaid',
  'rounding',
  'tip',
  'change',
  'refunded',
  'tendered',
]);
const POSITIVE: ReadonlySet<string> = new Set(['prepaid', 'tip', 'change', 'refunded', 'tendered']);

/** The sums as the data states them. */
export function composeTotals(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
): Totals {
  const totals: Record<string, string> = {};
  for (const sum of SUMS) {
    const value = takeAmount(composing, draft, `totals.${sum}`, `totals.${sum}`);
    if (value === undefined) continue;
    const amount = POSITIVE.has(sum) ? new Big(value).abs().toFixed() : value;
    if (!(NOT_ZERO.has(sum) && new Big(amount).eq(0))) totals[sum] = amount;
  }
  for (const entry of (draft.lists.get('payments') ?? []).flatMap(({ entries }) => entries))
    for (const sum of ['tendered', 'change', 'tip'] as const) {
      const value = takeAmount(composing, entry, sum, `totals.${sum}`);
      if (value !== undefined && !new Big(value).eq(0)) totals[sum] ??= value;
    }
  for (const [term, sum] of [
    ['gross', 'gross'],
    ['net', 'net'],
    ['tax', 'tax'],
    ['plain', 'gross'],
  ] as const) {
    const value = takeAmount(composing, draft, `sums.${term}`, `totals.${sum}`);
    if (value !== undefined) totals[sum] ??= value;
  }
  return settled(withTendered(withGross(composing, draft, totals as Totals)), type);
}

/** Where data names its sums in its own way, what net and tax come to is the total, and what was taken for it the sum of the lines. */
function withGross(composing: Composing, draft: Draft, totals: Totals): Totals {
  const { net, tax, gross, lines } = totals;
  const base = net ?? gross;
  if (base === undefined || tax === undefined) return totals;
  if (gross === undefined && new Big(base).gt(0) && new Big(tax).gte(base))
    return taxAsGross(composing, totals);
  const wanted = new Big(base).plus(tax);
  const isIt = (amount: string | undefined) =>
    amount !== undefined && wanted.minus(amount).abs().lt('0.02');
  if (isIt(gross)) return totals;
  for (const target of ['totals.gross', 'totals.tax', 'sums.gross', 'sums.plain'])
    for (const found of all(draft, target)) {
      const amount = amountIn(found, composing);
      if (amount === undefined || !isIt(amount)) continue;
      const before = composing.origins.get('totals.gross');
      if (before !== undefined) composing.origins.set('totals.lines', before);
      use(composing, draft, target, found, 'totals.gross');
      const sum = lines ?? gross;
      return { ...totals, gross: amount, ...(sum === undefined ? {} : { lines: sum }) };
    }
  return totals;
}

/** `tax_inclusive: { amount: 3774.66 }`: no tax is as much as what it is on. */
function taxAsGross({ origins }: Composing, { tax, ...others }: Totals): Totals {
  const path = origins.get('totals.tax');
  origins.delete('totals.tax');
  if (path !== undefined) origins.set('totals.gross', path);
  return present({ ...others, gross: tax }) as Totals;
}

/** Where change was given, what was paid is what was handed over. */
function withTendered(totals: Totals): Totals {
  const { prepaid, ...others } = totals;
  const isHanded =
    prepaid !== undefined && totals.change !== undefined && totals.tendered === undefined;
  return isHanded ? ({ ...others, tendered: prepaid } as Totals) : totals;
}

/** Which of the sums is the whole: one that was paid, or is due, is the total where nothing else is. */
function settled(totals: Totals, type: CommercialDocument['type']): Totals {
  if (totals.gross !== undefined) return withoutEarlier(totals);
  const { net, tax, payable, prepaid } = totals;
  if (net !== undefined && tax !== undefined) {
    const gross = new Big(net).plus(tax).toFixed();
    // Where another amount is due, discounts and charges decide which of the two is the total.
    const isOpen = payable !== undefined && prepaid === undefined && !new Big(payable).eq(gross);
    return isOpen ? totals : { ...totals, gross };
  }
  if (type === 'receipt' && prepaid !== undefined) return { ...totals, gross: prepaid };
  if (payable !== undefined && prepaid === undefined) return { ...totals, gross: payable };
  return totals;
}

/** Where all of the total is due, what was paid was for something else. */
function withoutEarlier(totals: Totals): Totals {
  const { gross, payable, prepaid, ...others } = totals;
  if (gross === undefined || payable === undefined || prepaid === undefined) return totals;
  return new Big(gross).eq(payable) ? ({ ...others, gross, payable } as Totals) : totals;
}

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
        amount: withheld === undefined ? undefined : new Big(withheld).abs().toFixed(),
        withheld: true,
      }) as Tax,
    );
  return taxes;
}

function taxIn(composing: Composing, entry: Draft, place: string): Tax | undefined {
  const name = takeText(composing, entry, 'name', `${place}.name`);
  const rate =
    takePercent(composing, entry, 'rate', `${place}.rate`) ??
    (name === undefined ? undefined : percentIn({ value: name.includes('%') ? name : '' }));
  const base = takeAmount(composing, entry, 'base', `${place}.base`);
  const amount = takeAmount(composing, entry, 'amount', `${place}.amount`);
  if (amount === undefined && rate === undefined) return undefined;
  // A letter is the code of a rate on a till's receipt, "V10" in bookkeeping.
  const isCode = name !== undefined && /^(?:[\d\s.,%]*|[a-z_]+|\p{L}|\p{Lu}\d{1,3})$/u.test(name);
  const isName = name !== undefined && !isCode;
  return present({
    name: isName
      ? name.replace(/\s*\(?\d{1,2}(?:[.,]\d{1,3})?\s*%\)?\s*$/, '') || undefined
      : undefined,
    ...{ rate, base, amount },
    included: best(entry, 'included')?.value === true ? true : undefined,
    exemptionReason: takeText(composing, entry, 'reason', `${place}.exemptionReason`),
  }) as Tax;
}

/** `btw_9: 216.45`, `MwSt 19%: 86,64 €`, `cgst` beside `sgst`, `city_tax` beside `state_tax`. */
function namedTaxes(composing: Composing, draft: Draft, count: number): Tax[] {
  const found = all(draft, 'totals.tax');
  const rated = found.filter(
    ({ key, numbers: [number] }) =>
      number !== undefined && number <= 30 && (number >= 4 || key.includes('%')),
  );
  const named = found.filter(({ key }) => GROUPED.has(wordsOfKey(key)[0] ?? '') || isOther(key));
  const chosen = rated.length > 0 ? rated : named.length > 1 ? named : [];
  return chosen.map((each, index) => {
    const place = `taxes.${count + index}`;
    const amount = amountIn(each, composing);
    const rate = each.numbers.length === 0 ? undefined : each.numbers.slice(0, 2).join('.');
    each.taken = true;
    use(composing, draft, 'totals.tax', each, `${place}.amount`);
    return present({ name: taxNameOf(each.key), rate, amount }) as Tax;
  });
}

/** Taxes that stand beside others of their kind. */
const GROUPED = new Set(['cgst', 'sgst', 'igst', 'cess', 'gst', 'hst', 'pst', 'qst']);

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
  const rate = takePercent(composing, draft, 'taxes.rate', 'taxes.0.rate');
  const stated = takeText(composing, draft, 'taxes.name', 'taxes.0.name');
  if (taxes.length > 0) return taxes;
  const isName = stated !== undefined && !/^[a-z_]+$/.test(stated);
  const name = isName
    ? stated
    : [...keys, ...numbersOfSeller(draft)].map(taxNameOf).find((each) => each !== undefined);
  const isRate = rate !== undefined && Number(rate) <= 100;
  if (!isRate && (name === undefined || totals.tax === undefined)) return [];
  const { net, tax: amount } = totals;
  const path = composing.origins.get('totals.tax');
  if (path !== undefined) composing.origins.set('taxes.0.amount', path);
  return [present({ name, rate: isRate ? rate : undefined, base: net, amount }) as Tax];
}

/** `hst_number: …`: who is known by the number of a tax charges that tax. */
const numbersOfSeller = ({ found }: Draft): string[] =>
  ['seller.vatNumber', 'seller.taxNumber'].flatMap((term) =>
    (found.get(term) ?? []).map(({ key }) => key),
  );

const CHARGES = ['shipping', 'handling', 'service', 'fee', 'surcharge'] as const;

export function composeAdjustments(
  composing: Composing,
  draft: Draft,
  lines: readonly Line[],
): { readonly allowances: Adjustment[]; readonly charges: Adjustment[] } {
  const allowances = (draft.lists.get('allowances') ?? []).flatMap(({ key, entries }) =>
    entries.flatMap(
      (entry) => adjustmentIn(composing, entry, 'discount', 'allowances.0', key) ?? [],
    ),
  );
  const amount = takeAmount(composing, draft, 'allowances.amount', 'allowances.0.amount');
  const percent = takePercent(composing, draft, 'allowances.percent', 'allowances.0.percent');
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
      charges.push(present({ kind, reason, amount: new Big(value).abs().toFixed() }) as Adjustment);
    }
  return { allowances, charges };
}

const notZero = (value: string | undefined): boolean =>
  value !== undefined && !new Big(value).eq(0);

function isSumOfLines(amount: string, lines: readonly Line[]): boolean {
  const sum = lines
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((total, each) => total.plus(each.amount ?? 0), new Big(0));
  return sum.minus(new Big(amount).abs()).abs().lt(0.02);
}

export function adjustmentIn(
  composing: Composing,
  entry: Draft,
  kind: Adjustment['kind'],
  place: string,
  key = '',
): Adjustment | undefined {
  const percent = takePercent(composing, entry, 'percent', `${place}.percent`);
  const type = takeText(composing, entry, 'type', `${place}.type`);
  const value = takeAmount(composing, entry, 'amount', `${place}.amount`);
  // "Trade discount" says more than "Discount" does.
  const own =
    composing.machineMade || wordsOfKey(key).length < 2
      ? undefined
      : ownName(key, composing.language);
  const reason = takeText(composing, entry, 'reason', `${place}.reason`) ?? own;
  const isPercent = type !== undefined && /percent|%/i.test(type) && percent === undefined;
  const amount = value === undefined || isPercent ? undefined : new Big(value).abs().toFixed();
  const rate = isPercent ? value : percent;
  if (!notZero(amount) && !notZero(rate)) return undefined;
  return present({ kind, reason, percent: rate, amount }) as Adjustment;
}

/** Payments that were made, of a list and of fields of the document. */
export function composePayments(composing: Composing, draft: Draft): Payment[] {
  const payments = (draft.lists.get('payments') ?? [])
    .flatMap(({ entries }) => entries)
    .flatMap((entry, index) => {
      const status = takeText(composing, entry, 'status', `payments.${index}.status`);
      if (
        status !== undefined &&
        /fail|declin|cancel|void|error|pending|refund|unpaid|not[_ ]?paid|open|scheduled/i.test(
          status,
        ) &&
        statusIn(status) !== 'paid'
      )
        return [];
      return paymentIn(composing, entry, '', `payments.${index}`) ?? [];
    });
  leaveTerms(draft);
  const own = paymentIn(
    composing,
    draft,
    'payments.',
    `payments.${payments.length === 0 ? 0 : payments.length - 1}`,
  );
  if (own === undefined) return payments;
  const [first] = payments;
  return payments.length === 1 && first !== undefined
    ? [{ ...own, ...first }]
    : payments.length === 0
      ? [own]
      : payments;
}

/** What is due when, of a list that says nothing else; any other is a table of its own. */
export function composeInstalments(composing: Composing, draft: Draft): Instalment[] {
  return (draft.lists.get('instalments') ?? []).flatMap(({ key, path, entries }) => {
    const isPlain = entries.every(
      ({ found, left }) =>
        found.has('date') &&
        found.has('amount') &&
        found.size === 2 &&
        // `paid: false`
        left.every(({ value }) => value === false),
    );
    if (!isPlain) {
      const [first] = entries;
      const value = first?.path === path ? first.object : entries.map(({ object }) => object);
      draft.left.push({ key, value, path, way: [], part: '' });
      return [];
    }
    return entries.map((entry, index) => {
      const place = `instalments.${index}`;
      const date = takeDate(composing, entry, 'date', place, 'date');
      return present({
        date,
        amount: takeAmount(composing, entry, 'amount', place, 'amount'),
      }) as Instalment;
    });
  });
}

/** "30 % with the order, the rest after 14 days": how is paid, and no method. */
const TERMS = /\d\s?%|\d+\s\p{L}+.*\s\p{L}/u;
const LONGEST_METHOD = 30;

function leaveTerms({ found }: Draft): void {
  const methods = found.get('payments.method') ?? [];
  const isTerms = ({ value }: (typeof methods)[number]) =>
    typeof value === 'string' &&
    (statesDays(value) || (value.length > LONGEST_METHOD && TERMS.test(value)));
  const terms = methods.filter(isTerms);
  if (terms.length === 0) return;
  found.set(
    'payments.method',
    methods.filter((each) => !isTerms(each)),
  );
  found.set('paymentTerms', [...(found.get('paymentTerms') ?? []), ...terms]);
}

/** `description: "•••• 8812"` beside the kind of card. */
function maskedIn(
  composing: Composing,
  draft: Draft,
  target: string,
  place: string,
): string | undefined {
  const found = all(draft, target).find((each) => /^[•*xX·.\s]*\d{4}$/.test(textIn(each) ?? ''));
  if (found === undefined) return undefined;
  use(composing, draft, target, found, `${place}.lastDigits`);
  return textIn(found);
}

const RAW_METHODS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
  paypal: 'PayPal',
  ideal: 'iDEAL',
  sepa_debit: 'SEPA Direct Debit',
  ec: 'girocard',
  jcb: 'JCB',
};

function paymentIn(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Payment | undefined {
  const text = (term: string, at: string) =>
    takeText(composing, draft, `${prefix}${term}`, `${place}.${at}`);
  const method =
    text('method', 'method') ??
    (prefix === ''
      ? undefined
      : takeText(composing, draft, 'buyer.paid.method', `${place}.method`));
  const brand = text('brand', 'method');
  const digits =
    text('lastDigits', 'lastDigits') ?? maskedIn(composing, draft, `${prefix}method`, place);
  const reference = text('reference', 'reference');
  const payment = present({
    method: methodOf(brand ?? method),
    purpose: text('purpose', 'purpose'),
    amount: takeAmount(composing, draft, `${prefix}amount`, `${place}.amount`),
    date: takeDate(composing, draft, `${prefix}date`, `${place}.date`),
    reference:
      reference !== undefined &&
      /^[\w-]{16,}$/.test(reference) &&
      /[a-z]/.test(reference) &&
      composing.machineMade
        ? undefined
        : reference,
    lastDigits: digits === undefined ? undefined : /\d{2,4}\D*$/.exec(digits)?.[0]?.trim(),
  });
  if (
    brand !== undefined &&
    method !== undefined &&
    /\s/.test(method) &&
    payment.method !== undefined
  )
    return { ...payment, method } as Payment;
  return isBlank(payment) ? undefined : (payment as Payment);
}

/** "credit_card", "CASH" as a reader writes them. */
function methodOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const known = RAW_METHODS[text.toLowerCase()];
  if (known !== undefined) return known;
  if (/^[A-Z]{2,3}$/.test(text)) return text;
  if (/^\s|[a-z][A-Z]|\s/.test(text) || !/^[A-Za-z_-]+$/.test(text)) return text;
  const words = text.replace(/[_-]+/g, ' ').toLowerCase();
  return /^[A-Z][a-z]/.test(text)
    ? text.replaceAll('_', ' ')
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** How to pay, from the document and from its seller. */
export function composeMeans(composing: Composing, draft: Draft): PaymentMeans[] {
  const means: PaymentMeans[] = [];
  for (const prefix of ['bank', 'seller.bank', 'payee.bank', 'payee']) {
    const place = `paymentMeans.${means.length}`;
    const text = (term: string, at = term) =>
      takeText(composing, draft, `${prefix}.${term}`, `${place}.${at}`);
    const branch = text('branch', 'bankName');
    const bank = text('bankName');
    const found = present({
      accountName: text('accountName'),
      iban: text('iban'),
      bic: text('bic'),
      bankName: [bank, branch].filter((each) => each !== undefined).join(', ') || undefined,
      accountNumber:
        text('accountNumber') ??
        accountBeside(composing, draft, prefix, place) ??
        accountOf(composing, draft, prefix, place),
      bankCode: text('bankCode'),
      reference: text('reference'),
      mandate: text('mandate'),
    });
    if (!isBlank(found)) means.push(found as PaymentMeans);
  }
  const place = `paymentMeans.${means.length}.text`;
  const texts = ['bank.text', 'payText'].flatMap((term) =>
    takeTexts(composing, draft, term, place),
  );
  if (texts.length > 0) means.push({ text: texts.join('\n') });
  // A reference for itself belongs to the account that stands elsewhere.
  const [first, second] = means;
  if (first !== undefined && second !== undefined && Object.keys(first).join() === 'reference')
    return [{ ...second, ...first }];
  return means;
}

/** An account number is the bank's where there is a bank, else one that a customer has with the seller. */
function accountBeside(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const isBank = all(draft, `${prefix}.bankCode`).length > 0;
  return isBank ? takeText(composing, draft, 'ref.account', `${place}.accountNumber`) : undefined;
}

const LEAST_ACCOUNT = 8;

/** The account that a seller states with so many digits is no customer's. */
function accountOf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const owner = /^(seller|payee)\.bank$/.exec(prefix)?.[1];
  const found = all(draft, `${owner}.number`).find(
    (each) =>
      notionsOf(each.key).readings.some((reading) => reading.includes('account')) &&
      String(each.value).replace(/\D/g, '').length >= LEAST_ACCOUNT,
  );
  if (owner === undefined || found === undefined) return undefined;
  use(composing, draft, `${owner}.number`, found, `${place}.accountNumber`);
  return textIn(found);
}
