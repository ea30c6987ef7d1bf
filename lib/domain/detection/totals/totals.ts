import { isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Total, TotalRole } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type Field, fieldsOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { sumWords } from '../keys/sum-words.ts';
import { isObject } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { closingSums, type KnownSums } from './closing-sums.ts';
import { fitsBeside, speltLabel, speltSums } from './sums-in-words.ts';
import { isPercent, rateDiscount, totalsOf, withRate } from './total-lines.ts';

const ROLES: readonly (readonly [Role, TotalRole, string | undefined])[] = [
  ['subtotal', 'subtotal', 'Subtotal'],
  ['discount', 'discount', 'Discount'],
  ['discountRate', 'discount', 'Discount'],
  ['shipping', 'shipping', undefined],
  ['tax', 'tax', undefined],
  ['otherCharge', 'other', undefined],
  ['total', 'total', 'Total'],
  ['amountPaid', 'paid', undefined],
  ['change', 'change', undefined],
  ['amountDue', 'due', undefined],
];
const FREE = /^(?:free|included|complimentary|gratis|kostenlos|frei|inklusive|gratuit|offerte?)\b/i;
/** What systems call an object of sums. */
const TOTALS = /(?:total|totals|totalamount|totalprice|taxdetail|taxdetails|amounts)$/;
/** Half of it is lost where a tax is rounded. */
const CENT = 0.01;
/** A role's rate, which stands in the label of its amount. */
const RATES = [
  ['taxRate', 'tax'],
  ['discountRate', 'discount'],
] as const;

/** Takes the amounts that close a commercial document, from the head and from objects such as `totals`, in the order of an invoice. `sold`: what its lines come to. */
export function takeTotals(pool: Pool, writing: Writing, sold?: number): Total[] {
  const groups = pool.takeAll(isTotalsGroup);
  const amounts = pool.takeAll(
    (field) =>
      (isNamedSum(field.name) && (isAmount(field, writing) || isTaxList(field) || isFree(field))) ||
      isSpeltSum(field, writing),
  );
  const given = [
    ...groups.flatMap((group) => fieldsOf(group.value as JsonObject, group.path)),
    ...amounts,
  ];
  const spelt = speltSums(given.filter((field) => isSpeltSum(field, writing)));
  const fields = [...given.filter(({ name }) => isNamedSum(name)), ...spelt.keys()];
  const used = new Set<Field>();
  const rates = ratesBeside(fields, [...given, ...pool.peek()]);
  const numbers = new Map(given.map(({ path, value }) => [path, plainNumber(value) ?? 0]));
  const totals: Total[] = [];
  const base = subtotalOf(fields);
  for (const [role, totalRole, label] of ROLES) {
    for (const field of fields) {
      if (used.has(field) || !plays(role, field.name) || [...rates.values()].includes(field))
        continue;
      const said = spelt.has(field) ? speltLabel(field, label, totals) : label;
      if (spelt.has(field) && !fitsBeside(field, totalRole, totals, numbers)) continue;
      const found =
        isDiscountRate(field, role) || (role === 'discount' && isRateBySums(field, base, fields))
          ? rateDiscount(field, base, writing)
          : totalsOf(field, totalRole, said, base, writing);
      if (found === undefined) continue;
      used.add(field);
      addTotals(totals, found, Array.isArray(field.value));
    }
  }
  const loose = new Set([...given, ...pool.peek()].filter((field) => !used.has(field)));
  for (const rate of rates.values()) loose.delete(rate);
  const closing = closingSums([...loose], knownSums(totals, numbers, sold));
  for (const [field, role] of closing) {
    totals.push(...(totalsOf(field, role, undefined, base, writing) ?? []));
    used.add(field);
    numbers.set(field.path, plainNumber(field.value) ?? 0);
  }
  pool.takeAll((field) => closing.has(field));
  if (closing.size > 0) totals.sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  dropRepeated(totals);
  nameSubtotal(totals, numbers);
  easeSettled(totals, numbers);
  for (const [role, rate] of rates) {
    const at = totals.findIndex((total) => total.role === role);
    const total = totals[at];
    if (total === undefined) continue;
    const label = withRate(total.value.label, rate, writing);
    totals[at] = { ...total, value: { ...total.value, label } };
    used.add(rate);
    pool.takeAll((field) => field === rate);
  }
  const taken = new Set([...used].map((field) => spelt.get(field) ?? field));
  pool.add(given.filter((field) => !taken.has(field)));
  return totals;
}

/** The same figure under two names is one line; the only one of a list says more than the sum of the list. */
function addTotals(totals: Total[], found: readonly Total[], listed: boolean): void {
  for (const total of found) {
    const known = totals.findIndex(
      ({ role, value }) => role === total.role && value.text === total.value.text,
    );
    if (known !== -1 && listed && found.length === 1) totals[known] = total;
    else if (known === -1 || listed) totals.push(total);
  }
}

const ORDER = [...new Set(ROLES.map(([, role]) => role))];

/** What the totals come to so far. */
function knownSums(
  totals: readonly Total[],
  numbers: ReadonlyMap<string, number>,
  sold: number | undefined,
): KnownSums {
  const sumOf = (role: TotalRole) =>
    totals
      .filter((total) => total.role === role)
      .reduce((sum, { value }) => sum + Math.abs(numbers.get(value.path) ?? Number.NaN), 0);
  const has = (role: TotalRole) => totals.some((total) => total.role === role);
  return {
    base: has('subtotal') ? sumOf('subtotal') : sold,
    added: sumOf('tax') + sumOf('shipping') + sumOf('other') - sumOf('discount'),
    total: numbers.get(totals.findLast(({ role }) => role === 'total')?.value.path ?? ''),
    hasSubtotal: has('subtotal'),
  };
}

/** The rates that amounts were taken at, by the amounts' roles. */
function ratesBeside(
  fields: readonly Field[],
  all: readonly Field[],
): ReadonlyMap<TotalRole, Field> {
  return new Map(
    RATES.flatMap(([rateRole, role]) => {
      const amountField = fields.find((field) => plays(role, field.name) && !isPercent(field));
      const rate = all.find((field) => plays(rateRole, field.name) && isScalar(field));
      return rate === undefined || amountField === undefined ? [] : [[role, rate] as const];
    }),
  );
}

const isNamedSum = (name: string): boolean => ROLES.some(([role]) => plays(role, name));

function isSpeltSum(field: Field, writing: Writing): boolean {
  return !isNamedSum(field.name) && sumWords(field.key) !== undefined && isAmount(field, writing);
}

/** Of several totals one may be the subtotal once more. */
function dropRepeated(totals: Total[]): void {
  const subtotal = totals.find(({ role }) => role === 'subtotal')?.value.text;
  const again = totals.findIndex(({ role, value }) => role === 'total' && value.text === subtotal);
  if (totals.some(({ role, value }) => role === 'total' && value.text !== subtotal) && again !== -1)
    totals.splice(again, 1);
}

/** Of two totals the one that comes to the other with the tax or a tip is the subtotal. */
function nameSubtotal(totals: Total[], numbers: ReadonlyMap<string, number>): void {
  if (totals.some(({ role }) => role === 'subtotal')) return;
  const figure = ({ value }: Total) => numbers.get(value.path) ?? 0;
  const tax = totals
    .filter(({ role }) => role === 'tax' || role === 'other')
    .reduce((sum, each) => sum + figure(each), 0);
  const both = totals.filter(({ role }) => role === 'total');
  const [first, second] = both.sort((a, b) => figure(a) - figure(b));
  if (both.length !== 2 || first === undefined || second === undefined || tax <= 0) return;
  if (Math.abs(figure(first) + tax - figure(second)) > CENT) return;
  totals.splice(totals.indexOf(first), 1);
  totals.unshift({ role: 'subtotal', value: { ...first.value, label: 'Subtotal' } });
}

/** Nothing is due of what is paid: the line stays, without its weight. */
function easeSettled(totals: Total[], numbers: ReadonlyMap<string, number>): void {
  if (!totals.some(({ role }) => role === 'paid')) return;
  const isOwed = ({ role }: Total) => role === 'due' || role === 'total';
  const nothing = (total: Total) => numbers.get(total.value.path) === 0;
  if (totals.filter(isOwed).every(nothing)) return;
  for (const [at, total] of totals.entries())
    if (isOwed(total) && nothing(total)) totals[at] = { ...total, role: 'paid' };
}

function isTotalsGroup(field: Field): boolean {
  if (!isObject(field.value)) return false;
  const inner = fieldsOf(field.value, field.path);
  if (!plays('totals', field.name) && !TOTALS.test(field.name) && !isAllSums(inner)) return false;
  return inner.some(
    (each) =>
      isScalar(each) &&
      (plays('total', each.name) ||
        plays('subtotal', each.name) ||
        plays('amountDue', each.name) ||
        sumWords(each.key)?.role === 'total' ||
        (TOTALS.test(field.name) && plays('tax', each.name))),
  );
}

/** Sums and nothing else, whatever the object is called. */
function isAllSums(fields: readonly Field[]): boolean {
  return (
    fields.filter((field) => isScalar(field)).length >= 2 &&
    fields.every(
      (field) => isObject(field.value) || ROLES.some(([role]) => plays(role, field.name)),
    )
  );
}

function isAmount(field: Field, writing: Writing): boolean {
  if (!isScalar(field) || typeof field.value === 'boolean') return false;
  if (isPercent(field)) return plays('discount', field.name) || plays('discountRate', field.name);
  const value = writeValue(field.path, field.key, field.value, { ...writing, commercial: true });
  return (
    value !== undefined &&
    (value.kind === 'money' ||
      value.kind === 'number' ||
      (value.kind === 'percent' && plays('discountRate', field.name)) ||
      isNumeric(field.value))
  );
}

/** `shipping: "Free"`. */
export function isFree({ name, value }: Field): boolean {
  return plays('shipping', name) && typeof value === 'string' && FREE.test(value.trim());
}

function isTaxList(field: Field): boolean {
  return (
    typeof field.value === 'object' &&
    (['tax', 'discount', 'shipping'] as const).some((role) => plays(role, field.name))
  );
}

function subtotalOf(fields: readonly Field[]): number | undefined {
  const field = fields.find(({ name }) => plays('subtotal', name));
  return field === undefined ? undefined : plainNumber(field.value);
}

/** Some systems write 20 for 20 %: the sums say which it is. */
function isRateBySums(field: Field, base: number | undefined, fields: readonly Field[]): boolean {
  const rate = isScalar(field) ? plainNumber(field.value) : undefined;
  if (rate === undefined || base === undefined || rate <= 0 || rate >= 100) return false;
  const sums = fields
    .filter(({ name }) => plays('total', name))
    .map(({ value }) => plainNumber(value) ?? 0);
  const comesTo = (left: number, tolerance: number) =>
    sums.some((sum) => Math.abs(sum - left) <= tolerance);
  return !comesTo(base - rate, CENT) && comesTo(base * (1 - rate / 100), Math.abs(base) / 10_000);
}

function isDiscountRate(field: Field, role: Role): boolean {
  return role === 'discountRate' || (role === 'discount' && isPercent(field));
}
