import { formatDeduction } from '#lib/domain/i18n/money.ts';
import { formatPercent, isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Total, TotalRole } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf, isScalar } from '../fields/unclaimed-fields.ts';
import { isForeign } from '../keys/aliases.ts';
import { englishOf, labelOf } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';

const PLAIN_TAX = wordSet(
  'tax taxes taxamount{ s} totaltax{ amount amounts es} taxtotal amounttax ' + 'currenttotaltax',
);
/** `tva_20`, `iva21`: a tax by its rate. */
const RATE_IN_KEY = /^(\p{L}{2,12})[-_ ]?(\d{1,2})$/u;
const PLAIN_TOTAL = wordSet(
  'total{ price value amount amt grossamount} opportunity amount{ total} sum ' +
    'taxinclusiveamount',
);

/** What a tax is taken of. */
const BASES = wordSet('tax{ableamount base} net{amount } base{amount }');

/** "10%". */
export function isPercent({ value }: Field): boolean {
  return typeof value === 'string' && value.trim().endsWith('%') && isNumeric(value);
}

/** "10%" of the subtotal as the amount that it takes off, so that the column adds up; the rate itself where there is no subtotal to take it from. */
export function rateDiscount(field: Field, base: number | undefined, writing: Writing): Total[] {
  const text = String(field.value).replace('%', '').replace(',', '.').trim();
  const given = Math.abs(Number(text));
  const isFraction = !isPercent(field) && given < 1;
  const rate = isFraction ? given * 100 : given;
  if (rate === 0) return [];
  const shown = Number.isFinite(rate)
    ? formatPercent(rate, writing.locale.language, true)
    : String(field.value);
  const { path } = field;
  const name = isOwnWord(field) ? labelOf(field.key) : 'Discount';
  if (base === undefined || !Number.isFinite(rate))
    return [
      {
        role: 'discount',
        value: { path, label: name, kind: 'percent', text: formatDeduction(shown, writing.locale) },
      },
    ];
  const exact = -(base * rate) / 100;
  const off = writeValue(path, 'amount', writing.minorUnits ? Math.round(exact) : exact, {
    ...writing,
    commercial: true,
  });
  return off === undefined
    ? []
    : [{ role: 'discount', value: { ...off, label: `${name} (${shown})` } }];
}

/**
 * The lines that a field makes; none for an amount of nothing. undefined: it holds more than lines can say.
 * @param subtotal what is taxed, as the document says beside.
 */
export function totalsOf(
  field: Field,
  role: TotalRole,
  label: string | undefined,
  subtotal: number | undefined,
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
  const totals = items.map((item) => namedTotal(item, role, subtotal, writing));
  return totals.every((total) => total !== undefined) ? totals : undefined;
}

/** How a discount was meant: "percentage", "fixed_amount". */
const MANNERS = wordSet('valuetype discounttype amounttype allocationmethod');

/** The same figure again, how it was meant, and a short name beside the full one. */
function isSaid(field: Field, figure: Field, item: JsonValue): boolean {
  if (MANNERS.has(field.name)) return true;
  if (field.name === 'value') return plainNumber(field.value) === plainNumber(figure.value);
  return field.name === 'title' && isObject(item) && 'description' in item;
}

/** `{ name: "State tax", rate: 5, amount: 12 }`. */
function namedTotal(
  item: Field,
  role: TotalRole,
  subtotal: number | undefined,
  writing: Writing,
): Total | undefined {
  if (!isObject(item.value)) return undefined;
  const fields = fieldsOf(item.value, item.path);
  const find = (names: readonly string[]) =>
    fields.find((field) => names.includes(field.name) && isScalar(field));
  const figure = find(['amount', 'value', 'total', 'price', 'tax', 'taxamount']);
  const name = find(['description', 'name', 'title', 'label', 'type']);
  const isRated = fields.some(
    ({ name: key, value }) => MANNERS.has(key) && /^percent/i.test(String(value)),
  );
  const rate = find(
    ['rate', 'percent', 'percentage', 'taxrate', 'taxratepercentage'].concat(
      isRated ? ['value'] : [],
    ),
  );
  const isTaxed = ({ name: key, value }: Field) =>
    typeof value === 'boolean' ||
    (BASES.has(key) && subtotal !== undefined && plainNumber(value) === subtotal);
  if (
    figure === undefined ||
    fields.some(
      (field) =>
        field !== figure &&
        field !== name &&
        field !== rate &&
        !(role === 'discount' && /^coupon(?:code)?$|^code$/.test(field.name)) &&
        !isTaxed(field) &&
        !isSaid(field, figure, item.value),
    )
  )
    return undefined;
  const written = amount(fieldOf(figure.path, item.key, figure.value), role, writing);
  if (written === undefined) return undefined;
  const coupon = role === 'discount' ? find(['code', 'coupon', 'couponcode']) : undefined;
  const own = name === undefined ? labelFor(item, role, undefined) : String(name.value);
  const label = coupon === undefined || coupon === name ? own : `${own} (${coupon.value})`;
  return { role, value: { ...written, label: withRate(label, rate, writing) } };
}

function amount(field: Field, role: TotalRole, writing: Writing) {
  const number = plainNumber(field.value);
  if (number === 0 && ['discount', 'paid', 'other', 'change'].includes(role)) return undefined;
  const deducted = role === 'discount';
  const value = deducted && number !== undefined ? -Math.abs(number) : field.value;
  const keyed = { ...writing, commercial: true };
  const written = writeValue(field.path, field.key, value, keyed);
  if (written === undefined || number !== undefined)
    return written?.kind === 'money' || written?.kind === 'percent' || written === undefined
      ? written
      : writeValue(field.path, 'amount', value, keyed);
  return deducted ? { ...written, text: formatDeduction(written.text, writing.locale) } : written;
}

/** The reader's own language has the word already. */
function isOwnWord({ key, name }: Field): boolean {
  return isForeign(name) || englishOf(key) !== undefined;
}

function labelFor(field: Field, role: TotalRole, label: string | undefined): string {
  const rate = role === 'tax' ? RATE_IN_KEY.exec(field.key) : null;
  if (rate !== null) return `${labelOf(rate[1] ?? field.key)} (${rate[2]}%)`;
  if (isOwnWord(field)) return labelOf(field.key);
  if (role === 'total' && !PLAIN_TOTAL.has(field.name)) return labelOf(field.key);
  if (role === 'tax' && PLAIN_TAX.has(field.name)) return 'Tax';
  if (role === 'shipping' && field.name.includes('shipping')) return 'Shipping';
  if (role === 'tax') return labelOf(field.key).replace(/ (?:value|amount|total)$/i, '');
  return label ?? labelOf(field.key);
}

/** A label with the rate behind it: "Tax (19%)". */
export function withRate(label: string, rate: Field | undefined, writing: Writing): string {
  if (rate === undefined) return label;
  const number = plainNumber(rate.value);
  const text =
    number === undefined ? String(rate.value) : formatPercent(number, writing.locale.language);
  return label.includes(text) ? label : `${label} (${text})`;
}
