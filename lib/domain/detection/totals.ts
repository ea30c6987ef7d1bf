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
  const fields = [
    ...groups.flatMap((group) => fieldsOf(group.value as JsonObject, group.path)),
    ...pool.takeAll(
      (field) =>
        ROLES.some(([role]) => plays(role, field.name)) &&
        (isAmount(field, writing) || isTaxList(field)),
    ),
  ];
  const rates = [
    ...pool.takeAll((field) => plays('taxRate', field.name) && isScalar(field)),
    ...fields.filter((field) => plays('taxRate', field.name)),
  ];
  const totals: Total[] = [];
  const figures = new Set<string>();
  const used = new Set<Field>(rates);
  for (const [role, totalRole, label] of ROLES) {
    for (const field of fields) {
      if (used.has(field) || !plays(role, field.name)) continue;
      used.add(field);
      for (const total of totalsOf(field, totalRole, label, writing)) {
        // The same figure under two names is one line.
        const figure = `${totalRole}|${total.value.text}`;
        if (!figures.has(figure) || Array.isArray(field.value)) totals.push(total);
        figures.add(figure);
      }
    }
  }
  pool.add(fields.filter((field) => !used.has(field)));
  return withTaxRate(totals, rates[0], writing);
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

function totalsOf(
  field: Field,
  role: TotalRole,
  label: string | undefined,
  writing: Writing,
): Total[] {
  const { value, path } = field;
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      isObject(item) ? namedTotal(item, joinPath(path, index), field, role, writing) : [],
    );
  if (isObject(value)) return namedTotal(value, path, field, role, writing);
  const written = amount(field, role, writing);
  return written === undefined
    ? []
    : [{ role, value: { ...written, label: labelFor(field, role, label) } }];
}

/** `{ name: "State tax", rate: 5, amount: 12 }`. */
function namedTotal(
  item: JsonObject,
  path: string,
  parent: Field,
  role: TotalRole,
  writing: Writing,
): Total[] {
  const fields = fieldsOf(item, path);
  const figure = fields.find(({ name }) =>
    ['amount', 'value', 'total', 'price', 'tax', 'taxamount'].includes(name),
  );
  if (figure === undefined) return [];
  const name = fields.find((field) =>
    ['name', 'title', 'label', 'description', 'type'].includes(field.name),
  );
  const rate = fields.find((field) =>
    ['rate', 'percent', 'percentage', 'taxrate'].includes(field.name),
  );
  const written = amount(fieldOf(figure.path, parent.key, figure.value), role, writing);
  if (written === undefined) return [];
  const label = name === undefined ? labelFor(parent, role, undefined) : String(name.value);
  return [{ role, value: { ...written, label: withRate(label, rate, writing) } }];
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

function withTaxRate(totals: readonly Total[], rate: Field | undefined, writing: Writing): Total[] {
  return totals.map((total) =>
    total.role === 'tax' && rate !== undefined && !total.value.label.includes('%')
      ? { ...total, value: { ...total.value, label: withRate(total.value.label, rate, writing) } }
      : total,
  );
}

function withRate(label: string, rate: Field | undefined, writing: Writing): string {
  if (rate === undefined || label.includes('%')) return label;
  const number = plainNumber(rate.value);
  const text =
    number === undefined ? String(rate.value) : formatPercent(number, writing.locale.language);
  return `${label} (${text})`;
}
