import { normalizeKey } from '#lib/domain/detection/keys/keys.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** What an amount is of, by the key's letters. */
const QUANTITY = /^(?:quantity|qty|count|units|hours|days|nights|anzahl|menge)$/;
const PRICE = /^(?:(?:unit|item|each)?(?:price|rate|cost|fee)|unitamount|einzelpreis)$/;
const AMOUNT = /^(?:(?:line)?(?:total|amount|sum)|subtotal|linetotal|totalprice|betrag)$/;
const OF_TOTALS: readonly (readonly [part: Part, key: RegExp])[] = [
  ['subtotal', /^(?:sub|net)total$|^(?:net|net(?:to)?amount|amountbeforetax)$/],
  ['discount', /^(?:discount|discountamount|discounttotal|rebate)$/],
  ['taxRate', /^(?:tax|vat|gst|salestax)(?:rate|percent(?:age)?)$/],
  ['tax', /^(?:tax|vat|gst|salestax|taxamount|vatamount|taxtotal|totaltax|totalvat)$/],
  ['shipping', /^(?:shipping|shippingcost|delivery|freight|handling)$/],
  ['paid', /^(?:amountpaid|paid|paidamount|deposit|totalpaid|tendered)$/],
  ['due', /^(?:amountdue|due|balance|balancedue|outstanding)$/],
  [
    'total',
    /^(?:total|grandtotal|totalamount|amount|totaldue|invoicetotal|totalprice|gross|grossamount)$/,
  ],
];
type Part = 'subtotal' | 'discount' | 'taxRate' | 'tax' | 'shipping' | 'total' | 'paid' | 'due';

const DISCOUNT_SHARE = 0.05;
const SHIPPING = 45;
const TAX_RATE = 8;
const PAID = 500;

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const isObject = (value: JsonValue | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Makes the amounts of made-up data agree: lines with their factors, totals with the lines. Changes `data`. */
export function addUp(data: JsonObject, taxRate = TAX_RATE): void {
  const sums = linesOf(data).map(lineTotals);
  const [sum = 2_000] = sums.filter((found) => found !== undefined);
  settle(data, sum, taxRate);
}

/** The lists of objects at the top and one level below it. */
function linesOf(data: JsonObject): JsonObject[][] {
  const places = [data, ...Object.values(data).filter(isObject)];
  return places
    .flatMap((place) => Object.values(place))
    .filter((value) => Array.isArray(value))
    .map((value) => value.filter(isObject))
    .filter((rows) => rows.length > 0);
}

/** What the lines come to; undefined where they have no amounts. */
function lineTotals(rows: readonly JsonObject[]): number | undefined {
  const [first = {}] = rows;
  const keys = Object.keys(first).filter((key) => typeof first[key] === 'number');
  const find = (words: RegExp) => keys.find((key) => words.test(normalizeKey(key)));
  const [quantity, price, amount] = [find(QUANTITY), find(PRICE), find(AMOUNT)];
  if (price === undefined && amount === undefined) return undefined;
  let sum = 0;
  for (const row of rows) {
    const each = Number(price === undefined ? row[amount ?? ''] : row[price]);
    const total = cents(each * (quantity === undefined ? 1 : Number(row[quantity])));
    if (amount !== undefined && price !== undefined) row[amount] = total;
    sum += total;
  }
  return cents(sum);
}

/** Every amount of a document's end, wherever outside of lists it stands. */
function settle(data: JsonObject, sum: number, taxRate: number): void {
  const found = fieldsOf(data);
  const has = (part: Part) => found.some((field) => field.part === part);
  const discount = has('discount') ? Math.ceil(sum * DISCOUNT_SHARE) : 0;
  const shipping = has('shipping') ? SHIPPING : 0;
  const tax = has('tax') || has('taxRate') ? cents(((sum - discount) * taxRate) / 100) : 0;
  const total = cents(sum - discount + tax + shipping);
  const paid = has('paid') ? Math.min(PAID, total) : 0;
  const values: Readonly<Record<Part, number>> = {
    ...{ subtotal: sum, discount, taxRate, tax, shipping, total, paid },
    due: cents(total - paid),
  };
  for (const { holder, key, part } of found) holder[key] = values[part];
}

interface AmountField {
  readonly holder: JsonObject;
  readonly key: string;
  readonly part: Part;
}

function fieldsOf(holder: JsonObject): AmountField[] {
  return Object.entries(holder).flatMap(([key, value]): AmountField[] => {
    if (isObject(value)) return fieldsOf(value);
    if (typeof value !== 'number') return [];
    const name = normalizeKey(key);
    const part = OF_TOTALS.find(([, words]) => words.test(name))?.[0];
    return part === undefined ? [] : [{ holder, key, part }];
  });
}
