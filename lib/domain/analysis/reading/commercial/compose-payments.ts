import Big from 'big.js';
import type { CommercialDocument, Payment } from '#lib/domain/document-model/commercial.ts';
import { isObject } from '../../mapping/locate.ts';
import { PAYMENT_METHODS } from '../../mapping/payment-methods.ts';
import {
  all,
  type Composing,
  isBlank,
  present,
  takeAmount,
  takeDate,
  takeText,
  textIn,
  use,
} from '../composing.ts';
import { joinPath } from '../content/reading.ts';
import { labelOf } from '../key-words.ts';
import { mentions } from '../notions.ts';
import type { Draft, Found, FoundList } from '../shape/draft.ts';
import { statesDays } from './due-from-terms.ts';
import { statusIn } from './kind-and-status.ts';

/** Payments that were made, of a list and of fields of the document. */
export function composePayments(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  totals: CommercialDocument['totals'],
): Payment[] {
  const byMethod = paymentsByMethod(composing, draft, totals?.gross);
  if (byMethod.length > 0) return byMethod;
  const payments = (draft.lists.get('payments') ?? [])
    .flatMap((list) => {
      if (!isPlan(list, type)) return list.entries;
      leaveAsTable(draft, list);
      return [];
    })
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
  leaveMethodOfRest(draft);
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

/** How something was paid, or when. */
const OF_PAYMENT = ['date', 'method', 'brand', 'lastDigits', 'reference', 'status'];

/** `formaDePago: [{ hito, porcentaje, importe }, …]`: shares of the total and when each is due. Nothing of it is paid. */
function isPlan({ entries }: FoundList, type: CommercialDocument['type']): boolean {
  const isShared = entries.every(({ left }) => left.some(({ key }) => mentions(key, 'percent')));
  // Of shares what names each is no method.
  const isPaid = entries.some(({ found }) =>
    OF_PAYMENT.some((term) => found.has(term) && !(isShared && term === 'method')),
  );
  const isSaid = entries.some(({ left }) =>
    left.some(({ key, value }) =>
      type === 'quote' ? typeof value === 'string' : mentions(key, 'percent'),
    ),
  );
  return entries.length > 1 && !isPaid && (isShared || isSaid);
}

/** A list that says more than the vocabulary asks for is a table of its own. */
export function leaveAsTable(draft: Draft, { key, path, entries }: FoundList): void {
  const [first] = entries;
  const value = first?.path === path ? first.object : entries.map(({ object }) => object);
  draft.left.push({ key, value, path, way: [], part: '' });
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

/** `paid_by: "card"` beside `payment_method: "transfer"`: how a part was paid, and how the rest is to be. */
function leaveMethodOfRest({ found }: Draft): void {
  const methods = found.get('payments.method') ?? [];
  const made = methods.filter(({ key }) => mentions(key, 'paid'));
  const rest = methods.filter((each) => !made.includes(each));
  if (made.length === 0 || rest.length === 0 || !found.has('totals.payable')) return;
  found.set('payments.method', made);
  found.set('bank.method', [...(found.get('bank.method') ?? []), ...rest]);
}

/** What was paid before on the only payment, which is said of the document and not of it. */
export function withAdvance(
  payments: readonly Payment[],
  { prepaid, payable }: NonNullable<CommercialDocument['totals']>,
  paidDate: string | undefined,
): readonly Payment[] {
  const [only, second] = payments;
  const isPart = Number(prepaid ?? 0) > 0 && Number(payable ?? 0) > 0 && paidDate !== undefined;
  if (only === undefined || second !== undefined || only.amount !== undefined || !isPart)
    return payments;
  return [{ ...only, amount: prepaid, date: only.date ?? paidDate }];
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

/** `payment_method: "card", payment_method_title: "Visa ending in 4242"`: of a code and words for one fact, the words. */
function preferWritten({ consumed }: Composing, draft: Draft, target: string): void {
  const every = all(draft, target);
  const isWritten = (found: Found) => /\p{L}\S*\s+\S/u.test(textIn(found) ?? '');
  if (!every.some(isWritten)) return;
  for (const found of every)
    if (/^[a-z]+(?:_[a-z]+)*$/.test(textIn(found) ?? '')) {
      found.taken = true;
      consumed.add(found.path);
    }
}

function paymentIn(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Payment | undefined {
  const text = (term: string, at: string) =>
    takeText(composing, draft, `${prefix}${term}`, `${place}.${at}`);
  preferWritten(composing, draft, `${prefix}method`);
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
  const code = text.toLowerCase();
  // "Credit" of a person is what they write, "credit" of a program its code.
  const isCode = text === code || text === text.toUpperCase();
  const known = Object.hasOwn(PAYMENT_METHODS, code) ? PAYMENT_METHODS[code] : undefined;
  if (known !== undefined && (isCode || known.toLowerCase() === code)) return known;
  if (/^[A-Z]{2,3}$/.test(text)) return text;
  if (/^\s|[a-z][A-Z]|\s/.test(text) || !/^[A-Za-z_-]+$/.test(text)) return text;
  const words = text.replace(/[_-]+/g, ' ').toLowerCase();
  return /^[A-Z][a-z]/.test(text)
    ? text.replaceAll('_', ' ')
    : words.charAt(0).toUpperCase() + words.slice(1);
}

const MOST_METHODS = 8;

/**
 * `payments: { cash: 20, gift_card: 10, tendered: 50, change: 30 }`: each amount under the method that it was
 * paid with. What proves it is that some of them come to the total.
 */
function paymentsByMethod(
  composing: Composing,
  { object, path, found }: Draft,
  gross: string | undefined,
): Payment[] {
  if (gross === undefined || composing.minorUnits) return [];
  const discounted = [...found].flatMap(([target, every]) =>
    target.startsWith('cashDiscount.') ? every.map((each) => each.path) : [],
  );
  for (const [key, value] of Object.entries(object as object)) {
    if (!isObject(value) || !mentions(key, 'payment', 'paid', 'tender')) continue;
    const fields = Object.entries(value).flatMap(([name, stated]) =>
      typeof stated === 'number' &&
      stated > 0 &&
      !mentions(name, 'change') &&
      !discounted.includes(joinPath(joinPath(path, key), name))
        ? [{ name, amount: new Big(stated), path: joinPath(joinPath(path, key), name) }]
        : [],
    );
    const parts = fields.length > MOST_METHODS ? undefined : adding(fields, new Big(gross));
    if (parts === undefined) continue;
    const paths = new Set(parts.map((part) => part.path));
    for (const each of paths) composing.consumed.add(each);
    for (const each of [...found.values()].flat()) if (paths.has(each.path)) each.taken = true;
    return parts.map(({ name, amount }) => ({ method: labelOf(name), amount: amount.toFixed() }));
  }
  return [];
}

/** Two or more that come to a sum. */
function adding<T extends { readonly amount: Big }>(
  fields: readonly T[],
  sum: Big,
): readonly T[] | undefined {
  for (let set = (1 << fields.length) - 1; set > 0; set -= 1) {
    const chosen = fields.filter((_, index) => (set & (1 << index)) !== 0);
    if (
      chosen.length > 1 &&
      chosen.reduce((all, { amount }) => all.plus(amount), new Big(0)).eq(sum)
    )
      return chosen;
  }
  return undefined;
}
