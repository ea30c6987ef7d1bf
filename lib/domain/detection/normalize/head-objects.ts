import { notionsOf } from '#lib/domain/analysis/reading/notions.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { normalizeKey } from '../keys/keys.ts';
import { listOfObjects } from './object-lists.ts';
import { isObject } from './unwrap.ts';

const MAX_DEPTH = 7;
const MAX_VISITED = 2_000;
/** Lists that are about amounts, but of nothing that is sold. */
const OTHER_LISTS: readonly Role[] = ['tax', 'discount', 'transactionId', 'amountPaid', 'shipping'];
const OTHER_NAMES =
  /payment|refund|transaction|shipment|fulfillment|discount|tax|history|histories|captures|summary|riepilogo|tender|coupon|metric|kpi/;
/** What makes an object a part of a document's head, wherever it stands. */
const HEAD_ROLES: readonly Role[] = [
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'dueDate',
  'validUntil',
];

/** The notions that the last word of a line's key has. */
const LINE_WORDS = {
  description: [
    'description',
    'name',
    'title',
    'item',
    'product',
    'service',
    'label',
    'task',
    'activity',
    'text',
    'detail',
    'article',
    'work',
    'note',
    'option',
    'summary',
  ],
  quantity: ['quantity', 'count', 'hours', 'days', 'unit', 'piece'],
  price: ['price', 'amount', 'total', 'rate', 'cost', 'sum', 'net', 'fee', 'charge'],
} as const;

interface Place {
  readonly key: string;
  readonly value: JsonValue;
  /** The objects and lists on the way from the root, without the root. */
  readonly way: readonly JsonValue[];
}

/**
 * The objects, and lists of one object, that only group a document's own fields: those on the way to
 * what is sold, and those with the document's number or due date.
 */
export function openedIn(data: JsonObject): ReadonlySet<unknown> {
  const opened = new Set<unknown>();
  const heads: Place[] = [];
  let best: { readonly score: number; readonly way: readonly JsonValue[] } | undefined;
  const pending: Place[] = [{ key: '', value: data, way: [] }];
  for (let index = 0; index < pending.length && index < MAX_VISITED; index += 1) {
    const place = pending[index];
    if (place === undefined || place.way.length > MAX_DEPTH) break;
    const score = lineScore(place);
    if (score > 0 && (best === undefined || score > best.score))
      best = { score, way: place.way.slice(0, -1) };
    const object = objectIn(place.value);
    if (object === undefined) continue;
    if (place.way.length > 0 && place.way.length <= 3 && isHead(object)) heads.push(place);
    for (const [key, value] of Object.entries(object))
      if (value !== null && typeof value === 'object')
        pending.push({ key, value, way: [...place.way, value] });
  }
  for (const value of best?.way ?? []) opened.add(value);
  if (best !== undefined)
    for (const { way } of heads) if (!isParty(way)) for (const value of way) opened.add(value);
  return opened;
}

function objectIn(value: JsonValue): JsonObject | undefined {
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) ? value[0] : undefined;
  return isObject(value) ? value : undefined;
}

/** How much a list looks like that of what is sold: what, how many, how much. */
function lineScore({ key, value, way }: Place): number {
  const name = normalizeKey(key);
  const [first] = Array.isArray(value) ? (listOfObjects(value)?.items ?? []) : [];
  if (
    first === undefined ||
    OTHER_LISTS.some((role) => plays(role, name)) ||
    OTHER_NAMES.test(name)
  )
    return 0;
  const said = wordsOf(first);
  const has = (part: keyof typeof LINE_WORDS) => LINE_WORDS[part].some((word) => said.has(word));
  const priced = has('price');
  const listed = plays('lineItems', name);
  if (!has('description')) return listed && priced ? 1 : 0;
  if (!priced && !(listed && has('quantity'))) return 0;
  return (listed ? 4 : 0) + (has('quantity') ? 3 : 0) + (priced ? 2 : 0) + 2 - way.length / 4;
}

/** What the keys of a row, and of the objects in it, are about: their last words. */
function wordsOf(row: JsonObject): ReadonlySet<string> {
  const keys = Object.entries(row).flatMap(([key, value]) =>
    isObject(value) ? [key, ...Object.keys(value)] : [key],
  );
  return new Set(
    keys.flatMap((key) => notionsOf(key).readings.flatMap((words) => words.slice(-1))),
  );
}

function isHead(object: JsonObject): boolean {
  return Object.entries(object).some(
    ([key, value]) =>
      value !== null &&
      typeof value !== 'object' &&
      typeof value !== 'boolean' &&
      HEAD_ROLES.some((role) => plays(role, normalizeKey(key))),
  );
}

function isParty(way: readonly JsonValue[]): boolean {
  return way.some(
    (value) => isObject(value) && Object.keys(value).some((key) => /mail|^name$|street/i.test(key)),
  );
}
