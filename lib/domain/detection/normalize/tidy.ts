import { parseDate } from '#lib/domain/i18n/dates.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { sharedPrefix, withoutPrefix } from '../keys/key-prefix.ts';
import { normalizeKey } from '../keys/keys.ts';
import { kindOf } from '../keys/value-kinds.ts';
import { isNoise } from './api-noise.ts';
import { type Card, cardOf, flatCardOf, PAID_WITH } from './cards.ts';
import { type Origin, originOf } from './machine-made.ts';
import { proceedsIn } from './proceeds.ts';
import { withSpans } from './quantities.ts';
import { contentOf, recordOf } from './record-content.ts';
import {
  isBookkeeping,
  isKnownOtherwise,
  isRepeatedKind,
  isSwitch,
  isWrittenAgain,
  shownNames,
  withoutForm,
} from './redundant-values.ts';
import { fromMinorKey, simpleOf, withWholeName } from './simple-values.ts';
import { isTechnical } from './technical.ts';
import { isObject, joinPath, type Root } from './unwrap.ts';

/** Data with its single values plain, and what was left out of it as technical. */
export interface Tidied extends Origin {
  readonly root: Root;
  readonly locale: Locale;
  /** Paths, without the indexes of lists: `lines[].id`. */
  readonly technical: readonly string[];
  /** Those of them that are left out of every document; the others only of those that sell something. */
  readonly always: readonly string[];
}

interface Work extends Origin {
  readonly currency: string | undefined;
  readonly technical: Set<string>;
  readonly always: Set<string>;
  readonly prefix: string | undefined;
}

/** What of a payment is about how it was paid. */
const PAYING = /card|method|payment|source|instrument|authorization|tender/i;
const MAX_DEPTH = 40;
const MAX_LISTED = 500;
/** Keys that the service reads for itself: they are neither shown nor left out. */
const READ =
  /^(?:currency|currencycode|locale|language|lang|schema|schemaversion|documenttype|doctype|template|templateid|type|kind|object)$/;

/** Makes amounts, references and records of an API the plain values that they stand for. Pure; linear. */
export function tidy(root: Root): Tidied {
  const origin = originOf({ ...asObject(root.said), ...asObject(root.beside), ...root.data });
  const technical = new Set<string>();
  const always = new Set<string>();
  const given = localeOf(root.data);
  const record = recordOf(root.data);
  const prefix = sharedPrefix(record);
  const work: Work = { ...origin, currency: given.currency, technical, always, prefix };
  const data = tidyObject(record, root.path, work, 0, true);
  const locale = given.currency === undefined ? localeOf(data) : given;
  for (const { key, value, path } of root.said) list(key, value, path, work, true);
  const around = root.beside
    .filter((each) => !isAnswerTime(each, work))
    .flatMap(({ path, key, value }) =>
      Object.entries(tidyObject({ [key]: value }, parentOf(path, key), work, 1)).map(
        ([plain, content]) => ({ path, key: plain, value: content }),
      ),
    );
  return {
    ...origin,
    root: { ...root, data, beside: around },
    locale,
    technical: [...technical],
    always: [...always],
  };
}

/** The path of what holds a key; the answer to a question stands under another than the question. */
function parentOf(path: string, key: string): string {
  return path.endsWith(key) ? path.slice(0, -key.length - 1) : path;
}

/** What stands beside the document, as an object. */
function asObject(said: Root['beside']): JsonObject {
  return Object.fromEntries(said.map(({ key, value }) => [key, value]));
}

function tidyObject(
  object: JsonObject,
  path: string,
  work: Work,
  depth: number,
  atHead = false,
): JsonObject {
  const given = withSpans(withoutPrefix(object, work.prefix));
  const card = flatCardOf(given);
  const entries = Object.entries(given).filter(([key]) => card?.keys.includes(key) !== true);
  const proceeds = proceedsIn(given);
  const names = new Set(entries.map(([key]) => normalizeKey(key)));
  const shown = shownNames(entries);
  const around = { atHead, names, inRow: path.endsWith(']'), parent: lastKey(path) };
  const tidied: [string, JsonValue][] = [];
  const beside: (readonly [string, JsonValue])[] = [];
  for (const [key, value] of entries) {
    const at = joinPath(path, key);
    const said =
      /^rate$/i.test(key) && /tax|vat/i.test(lastKey(path))
        ? 'tax_rate'
        : work.machineMade
          ? withoutForm(key, names, atHead)
          : key;
    const noise =
      proceeds.has(key) ||
      isSwitch(key, value) ||
      isRepeatedKind(key, value, shown) ||
      isKnownOtherwise(key, value, object) ||
      isWrittenAgain(key, value, object) ||
      isBookkeeping(key, value, around) ||
      (work.machineMade && isNoise(key, value, around));
    const technical = isTechnical(key, value, atHead);
    if (noise || technical) list(key, value, at, work, technical);
    if (noise) continue;
    if (value === null || typeof value !== 'object') {
      const major = fromMinorKey(key, value, work.currency);
      if (major === undefined) tidied.push([said, value]);
      else if (!names.has(normalizeKey(major[0]))) tidied.push([...major]);
      else list(key, value, at, work);
      continue;
    }
    const paidWith = isObject(value) ? cardOf(key, value) : undefined;
    if (paidWith !== undefined) {
      const { text, rest } = withoutCard(paidWith, value as JsonObject, at, work);
      beside.push([PAID_WITH, text]);
      if (Object.keys(rest).length > 0) tidied.push([key, tidyObject(rest, at, work, depth + 1)]);
      continue;
    }
    const inner = contentOf(key, tidyValue(value, at, work, depth + 1));
    const paid = isObject(inner) && PAYING.test(key) ? inner[PAID_WITH] : undefined;
    if (isObject(inner) && paid !== undefined) {
      const { [PAID_WITH]: _, ...others } = inner;
      beside.push([PAID_WITH, paid]);
      if (Object.keys(others).length > 0) tidied.push([key, others]);
      continue;
    }
    // Of a currency the id is what says which.
    const simple = simpleOf(key, /currency$/i.test(key) ? value : inner);
    if (simple === undefined) {
      if (Object.keys(inner).length > 0 || !work.machineMade) tidied.push([key, inner]);
      continue;
    }
    tidied.push([referenceKey(key, names), simple.value]);
    for (const [other, content] of simple.beside ?? [])
      if (!names.has(normalizeKey(other))) beside.push([other, content]);
  }
  if (card !== undefined) beside.push([PAID_WITH, card.text]);
  const plain = Object.fromEntries([...tidied, ...beside]);
  return atHead ? plain : withWholeName(plain);
}

/** What a card's name leaves of it; what is on the card only is left out. */
function withoutCard(
  { text, keys }: Card,
  card: JsonObject,
  path: string,
  work: Work,
): { readonly text: string; readonly rest: JsonObject } {
  const rest = Object.fromEntries(Object.entries(card).filter(([key]) => !keys.includes(key)));
  for (const key of keys.slice(2)) list(key, card[key] ?? null, joinPath(path, key), work);
  return { text, rest };
}

function tidyValue(
  value: JsonObject | readonly JsonValue[],
  path: string,
  work: Work,
  depth: number,
): JsonObject | JsonValue[] {
  if (depth > MAX_DEPTH) return value as JsonObject | JsonValue[];
  if (!Array.isArray(value)) return tidyObject(recordOf(value as JsonObject), path, work, depth);
  return value.map((item) =>
    item === null || typeof item !== 'object'
      ? item
      : tidyValue(item, `${path}[]`, work, depth + 1),
  );
}

/** When a server answered says nothing of the document in the answer. */
const ANSWERED = /^(?:time|timestamp|server_?time)$/i;
function isAnswerTime({ path, key, value }: Root['beside'][number], work: Work): boolean {
  if (!ANSWERED.test(key) || (typeof value !== 'number' && parseDate(value) === undefined))
    return false;
  list(key, value, path, work);
  return true;
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** `partner_id: [14, "Deco Addict"]`, once it is a name, is a partner. */
function referenceKey(key: string, names: ReadonlySet<string>): string {
  const plain = key.replace(/(?:_id|Id|ID|_ref|Ref|_money|Money)$/, '');
  if (plain === '' || plain === key || names.has(normalizeKey(plain))) return key;
  // "Approved" is no amount without its money.
  return /money$/i.test(key) && kindOf(plain, 1, true) !== 'money' ? `${plain}_amount` : plain;
}

/** Lists the single values of what is left out. `always`: whatever the document is. */
function list(key: string, value: JsonValue, path: string, work: Work, always = false): void {
  const empty =
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  if (empty || READ.test(normalizeKey(key)) || work.technical.size >= MAX_LISTED) return;
  if (typeof value === 'object') {
    for (const [inner, content] of Object.entries(value))
      list(
        inner,
        content,
        Array.isArray(value) ? `${path}[]` : joinPath(path, inner),
        work,
        always,
      );
    return;
  }
  for (const paths of always ? [work.technical, work.always] : [work.technical])
    paths.add(path.replace(/\[\d+\]/g, '[]'));
}
