import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isOpaque } from './technical.ts';
import { isObject, type Root } from './unwrap.ts';

/** So many keys of records, and the data are rows of a database as a framework writes them. */
const LEAST_KEYS = 2;
const MAX_READ = 5_000;
const MAX_DEPTH = 20;
const LONGEST_KEY = 500;
/** Longer numbers are somebody's own, such as a company's in a register. */
const LONGEST_ROW_NUMBER = 5;
/** Ids that people and offices have. */
const OF_PEOPLE = wordSet(
  'tax vat gst abn ein nif national passport registration company customer client patient student member employee user fiscal merchant',
);
/** "ID Number" */
const WRITTEN = wordSet('number no nr card');
/** "com.stargazer.pro.yearly", "cand_5520", "clt3x9k2m0007": people write the letters of their numbers large. */
const OF_PROGRAM = /^(?:[a-z\d]+(?:\.[a-z\d_-]+)+|(?=[^a-z]*[a-z])(?=\D*\d)[a-z\d]+[a-z\d_-]*)$/;
/** `uuid: "c1a7f9d2-…"` */
const UNIQUE = wordSet('uuid guid');
const VERSIONS = wordSet('lockversion rowversion optlock version');
/** The place of an entry among the others, which stand in that order. */
const ORDERS = wordSet('order sort{ order index key} displayorder orderindex orderno ordering ord');
const MOMENTS = wordSet(
  'created{ at on date datetime} inserted{ at on} added{ at} date{created add upd updated}',
);
const CHANGES = wordSet(
  'updated{ at on date datetime} modified{ at on date datetime} deleted{ at on} lastmodified{ at} changed{ at} archived{ at}',
);
const CLASS_KEYS = wordSet('type model class');
/** `created_by: 5`, `erstellt_von: 3` */
const DOERS = wordSet('by von par por da door av af przez');
const CHOICES = wordSet(
  'source plan stage tier origin provider gateway visibility scope priority segment audience',
);
/** Of nobody, whatever it stands for. */
const SECRETS = wordSet('token secret hash checksum etag fingerprint ip useragent');
const LISTS = wordSet('flags features roles permissions scopes tags sources');
const CHOICE = /^(?:[a-z\d]+(?:[_-][a-z\d]+)*|[A-Z\d]+(?:_[A-Z\d]+)*)$/;
/** "Statements::TrustAccountStatement", "spenden.zuwendungsbestaetigung": a class of a program. */
const CLASS = /^(?:[A-Z]\w*(?:::[A-Z]\w*)+|[a-z_]{2,30}\.[a-z_]{2,40}|(?:\\?[A-Z]\w*\\)+[A-Z]\w*)$/;

/**
 * Rows of a database without what only the database needs: the keys of its records, their versions and
 * order, when they were written, and fields that are empty. What is left is read like what people write,
 * for whoever keeps it so has given it its names. Other data as they are.
 */
export function withoutDatabaseFields(root: Root): Root {
  if (!isOfDatabase(root.data)) return root;
  const data = Object.fromEntries(
    Object.entries(root.data)
      .filter(([key, value]) => isOwn(key, value) || !isOfRow(key, value))
      .map(([key, value]) => [key, plain(value, 1)]),
  );
  const beside = root.beside.filter(({ key, value }) => !isOfRow(key, value));
  return { ...root, data, beside, isOfDatabase: true };
}

/** The record's own key may be the document's number. */
const isOwn = (key: string, value: JsonValue): boolean =>
  (normalizeKey(key) === 'id' && Number.isInteger(value)) ||
  (typeof value === 'string' && /^\d+$/.test(value));

function isOfDatabase(data: JsonObject): boolean {
  let found = 0;
  const pending: JsonValue[] = [data];
  for (let at = 0; at < pending.length && at < MAX_READ; at += 1) {
    const value = pending[at];
    if (value === null || typeof value !== 'object') continue;
    if (isObject(value))
      found += Object.entries(value).filter(([key, inner]) => isRecordKey(key, inner)).length;
    if (found >= LEAST_KEYS) return true;
    pending.push(...Object.values(value as object));
  }
  return false;
}

function plain(value: JsonValue, depth: number, isEntry = false): JsonValue {
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const ordered = orderIn(value);
    return value.map((entry) => withoutOrder(plain(entry, depth + 1, true), ordered));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isOfRow(name, inner, isEntry) && !isOfPointer(name, value))
      .map(([name, inner]) => [name, plain(inner, depth + 1)]),
  );
}

function isOfRow(key: string, value: JsonValue, isEntry = false): boolean {
  if (isLong(value)) return false;
  // A place where somebody is still to sign.
  if (value === null || value === '') return !/^signature./.test(normalizeKey(key));
  if (typeof value === 'object')
    return Object.keys(value).length === 0 || (Array.isArray(value) && isOfProgram(key, value));
  const name = normalizeKey(key);
  return (
    isRecordKey(key, value) ||
    isChoice(key, value) ||
    (SECRETS.has(keyWords(key).at(-1) ?? '') && isOpaqueText(value)) ||
    (typeof value === 'number' && VERSIONS.has(name)) ||
    (typeof value === 'string' && CLASS_KEYS.has(name) && CLASS.test(value)) ||
    (isMoment(value) && (CHANGES.has(name) || (isEntry && MOMENTS.has(name))))
  );
}

/** `approverIds: [3, 17]`, `featureFlags: ["bankid"]` */
const isOfProgram = (key: string, values: readonly JsonValue[]): boolean =>
  (keyWords(key).at(-1) === 'ids' && values.every(Number.isInteger)) ||
  (LISTS.has(keyWords(key).at(-1) ?? '') &&
    values.every((value) => !isLong(value) && CHOICE.test(String(value))));

/** `role: "SALES"`: of a list that only the program has. */
const isChoice = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' && CHOICES.has(keyWords(key).at(-1) ?? '') && CHOICE.test(value);

/** A text, whatever its key: no pattern is tried on megabytes. */
const isLong = (value: JsonValue): boolean =>
  typeof value === 'string' && value.length > LONGEST_KEY;

const isMoment = (value: JsonValue): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value));

const isOpaqueText = (value: JsonValue): boolean => typeof value === 'string' && isOpaque(value);

/** `id: 4411`, `job_id: 17`, `ownerId: "cm8k2…"`, `created_by: 5`: which row of which table. */
function isRecordKey(key: string, value: JsonValue): boolean {
  if (isLong(value)) return false;
  const words = keyWords(key);
  const [first, last] = [words[0], words.at(-1)];
  if (DOERS.has(last ?? '')) return Number.isInteger(value);
  if (UNIQUE.has(last ?? '')) return isOpaqueText(value);
  if (first !== 'id' && last !== 'id' && last !== 'pk') return false;
  if (words.some((word) => WRITTEN.has(word))) return false;
  if (isOpaqueText(value) || (typeof value === 'string' && OF_PROGRAM.test(value))) return true;
  const isNumber = Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value));
  if (!isNumber) return false;
  return String(value).length <= LONGEST_ROW_NUMBER || !words.some((word) => OF_PEOPLE.has(word));
}

/** `itemable_type: "Service"` beside `itemable_id`: in which table a record stands. */
const isOfPointer = (key: string, row: JsonObject): boolean =>
  /[_a-z]type$/i.test(key) &&
  ['id', 'Id'].some((end) => Object.hasOwn(row, key.replace(/type$/i, end)));

/** The key by which a list is in order. */
function orderIn(list: readonly JsonValue[]): string | undefined {
  const [first] = list;
  if (list.length < 2 || !isObject(first)) return undefined;
  return Object.keys(first).find(
    (key) =>
      ORDERS.has(normalizeKey(key)) &&
      list.every((entry) => isObject(entry) && Number.isInteger(entry[key])) &&
      list.every((entry, at) => {
        const step = numberIn(entry, key) - numberIn(list[at - 1], key);
        // "Order" alone may be the number of one.
        return at === 0 || (/^ord(?:er)?$/i.test(key) ? step === 1 : step > 0);
      }),
  );
}

const numberIn = (entry: JsonValue | undefined, key: string): number =>
  isObject(entry) ? Number(entry[key]) : Number.NaN;

function withoutOrder(entry: JsonValue, key: string | undefined): JsonValue {
  if (key === undefined || !isObject(entry)) return entry;
  const { [key]: _place, ...others } = entry;
  return others;
}
