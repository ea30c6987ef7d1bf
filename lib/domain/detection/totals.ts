import { formatPercent, plainNumber } from '#lib/domain/formatting/numbers.ts';
import type { JsonObject } from '#schemas/json.ts';
import { plays, type Role } from './aliases.ts';
import { labelOf } from './keys.ts';
import type { Total, TotalRole } from './model.ts';
import { type Field, fieldOf, fieldsOf, isScalar, type Pool } from './pool.ts';
import { isObject, joinPath } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

const ROLES: readonly (readonly [Role, TotalRole, string | undefined])[] = [
  ['subtotal', 'subtotal', 'Subtotal'],
  ['discount', 'discount', 'Discount'],
  ['shipping', 'shipping', undefined],
  ['tax', 'tax', undefined],
  ['otherCharge', 'other', undefined],
  ['total', 'total', 'Total'],
  ['amountPaid', 'paid', undefined],
  ['amountDue', 'due', undefined],
];
const PLAIN_TAX = new Set([
  'tax',
  'taxes',
  'taxamount',
  'totaltax',
  'taxtotal',
  'amounttax',
  'currenttotaltax',
]);
const PLAIN_TOTAL = new Set(['total', 'totalprice', 'totalamount', 'amount', 'amounttotal', 'sum']);

/** Takes the amounts that close a commercial document, from the head and from objects such as `totals`, in the order of an invoice. */
export function takeTotals(pool: Pool, writing: Writing): Total[] {
  const groups = pool.takeAll(isTotalsGroup);
  const amounts = pool.takeAll(
    (field) =>
      ROLES.some(([role]) => plays(role, field.name)) &&
      (isAmount(field, writing) || isTaxList(field)),
  );
  const fields = [
    ...groups.flatMap((group) => fieldsOf(group.value as JsonObject, group.path)),
    ...amounts,
  ];
  const [rate] = [...fields, ...pool.peek()].filter(
    (field) => plays('taxRate', field.name) && isScalar(field),
  );
  const totals: Total[] = [];
  const figures = new Set<string>();
  const used = new Set<Field>();
  for (const [role, totalRole, label] of ROLES) {
    for (const field of fields) {
      if (used.has(field) || !plays(role, field.name)) continue;
      const found = totalsOf(field, totalRole, label, writing);
      if (found === undefined) continue;
      used.add(field);
      for (const total of found) {
        // The same figure under two names is one line.
        const figure = `${totalRole}|${total.value.text}`;
        if (!figures.has(figure) || Array.isArray(field.value)) totals.push(total);
        figures.add(figure);
      }
    }
  }
  const taxed = rate === undefined ? -1 : totals.findIndex(({ role }) => role === 'tax');
  const tax = totals[taxed];
  if (rate !== undefined && tax !== undefined) {
    totals[taxed] = {
      ...tax,
      value: { ...tax.value, label: withRate(tax.value.label, rate, writing) },
    };
    used.add(rate);
    pool.takeAll((field) => field === rate);
  }
  pool.add(fields.filter((field) => !used.has(field)));
  return totals;
}

function isTotalsGroup(field: Field): boolean {
  if (!plays('totals', field.name) || !isObject(field.value)) return false;
  const inner = fieldsOf(field.value, field.path);
  return inner.some(({ name }) => plays('total', name) || plays('subtotal', name));
}

function isAmount(field: Field, writing: Writing): boolean {
  if (!isScalar(field)) return false;
  const value = writeValue(field.path, field.key, field.value, { ...writing, commercial: true });
  return value !== undefined && (value.kind === 'money' || value.kind === 'number');
}

function isTaxList(field: Field): boolean {
  return plays('tax', field.name) && typeof field.value === 'object';
}

/** The lines that a field makes; none for an amount of nothing. undefined: it holds more than lines can say. */
function totalsOf(
  field: Field,
  role: TotalRole,
  label: string | undefined,
  writing: Writing,
): Total[] | undefined {
  const { value, path } = field;
  if (isScalar(field)) {
    const written = amount(field, role, writing);
    return written === undefined
      ? []
      : [{ role, value: { ...written, label: labelFor(field, role, label) } }];
  }
  const items = Array.isArray(value)
    ? value.map((item, index) => fieldOf(joinPath(path, index), field.key, item))
    : [field];
  const totals = items.map((item) => namedTotal(item, role, writing));
  return totals.every((total) => total !== undefined) ? totals : undefined;
}

/** `{ name: "State tax", rate: 5, amount: 12 }`. */
function namedTotal(item: Field, role: TotalRole, writing: Writing): Total | undefined {
  if (!isObject(item.value)) return undefined;
  const fields = fieldsOf(item.value, item.path);
  const find = (names: readonly string[]) =>
    fields.find((field) => names.includes(field.name) && isScalar(field));
  const figure = find(['amount', 'value', 'total', 'price', 'tax', 'taxamount']);
  const name = find(['name', 'title', 'label', 'description', 'type']);
  const rate = find(['rate', 'percent', 'percentage', 'taxrate']);
  if (
    figure === undefined ||
    fields.some((field) => field !== figure && field !== name && field !== rate)
  )
    return undefined;
  const written = amount(fieldOf(figure.path, item.key, figure.value), role, writing);
  if (written === undefined) return undefined;
  const label = name === undefined ? labelFor(item, role, undefined) : String(name.value);
  return { role, value: { ...written, label: withRate(label, rate, writing) } };
}

function amount(field: Field, role: TotalRole, writing: Writing) {
  const number = plainNumber(field.value);
  if (number === 0 && (role === 'discount' || role === 'paid' || role === 'other'))
    return undefined;
  const value = role === 'discount' && number !== undefined ? -Math.abs(number) : field.value;
  const keyed = { ...writing, commercial: true };
  const written = writeValue(field.path, field.key, value, keyed);
  return written?.kind === 'number' ? writeValue(field.path, 'amount', value, keyed) : written;
}

function labelFor(field: Field, role: TotalRole, label: string | undefined): string {
  if (role === 'total' && !PLAIN_TOTAL.has(field.name)) return labelOf(field.key);
  if (role === 'tax' && PLAIN_TAX.has(field.name)) return 'Tax';
  if (role === 'shipping' && field.name.includes('shipping')) return 'Shipping';
  return label ?? labelOf(field.key);
}

function withRate(label: string, rate: Field | undefined, writing: Writing): string {
  if (rate === undefined) return label;
  const number = plainNumber(rate.value);
  const text =
    number === undefined ? String(rate.value) : formatPercent(number, writing.locale.language);
  return label.includes(text) ? label : `${label} (${text})`;
}
