import { isInternalKey } from '#lib/domain/analysis/reading/internal-groups.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plays } from '../keys/aliases.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isOfEvent, tellsOfEvent } from './events.ts';

/** The object that is the document, with its place in the data and the wrappers' names, outermost first. */
export interface Root {
  readonly data: JsonObject;
  /** Empty, or `invoice` or `data.object`. */
  readonly path: string;
  readonly wrappers: readonly string[];
  /** What stood beside the document in its wrappers, with its path. */
  readonly beside: readonly Beside[];
  /** What a server said of its answer, with its path. */
  readonly said: readonly Beside[];
  /** Rows of a database, as a framework writes them. */
  readonly isOfDatabase?: true;
}

interface Beside {
  readonly path: string;
  readonly key: string;
  readonly value: JsonValue;
}

/** Wrappers that say nothing about what they hold. */
export const NEUTRAL_WRAPPERS: ReadonlySet<string> = wordSet(
  'data object payload body document{ s} record{ s} res{ult ponse ults} attributes ' +
    'content fields',
);

const ENVELOPES = new Set([
  ...NEUTRAL_WRAPPERS,
  'order',
  'invoice',
  'invoices',
  'quote',
  'estimate',
  'draftorder',
  'receipt',
  'report',
  'certificate',
  'certificates',
  'letter',
  'contract',
  'agreement',
  'resume',
  'cv',
]);
/** Wrappers that are as often a part of a document: beside another part they wrap nothing. */
const PARTS = wordSet('result{ s} content body record document order');
/** What somebody has been given: alone it is the document, elsewhere what the document is about. */
const HONOURS = wordSet('award{ s} credential{ s} badge diploma');
/** A payment beside whoever made it is a document; beside other fields it is one of them. */
const PAYMENTS = new Set(['payment', 'payments']);
const LEAST_OF_PAYMENT = 6;
/** `_meta`, but not what some keep the document itself in. */
const OF_PROGRAM = /^_(?!source$|embedded$|fields$|data$)/;
const MAX_WRAPPERS = 4;

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Joins a path: `a`, `a.b`, `a[0]`. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Steps into envelopes such as `{ invoice: {…} }`, `{ data: { object: {…} } }` and `{ Invoices: [ {…} ] }`. */
export function unwrap(data: JsonObject): Root {
  let root: Root = { data, path: '', wrappers: [], beside: [], said: [] };
  for (let depth = 0; depth < MAX_WRAPPERS; depth += 1) {
    const inner = step(root);
    if (inner === undefined) break;
    root = inner;
  }
  return root;
}

function step(root: Root): Root | undefined {
  // What stays in the house stands beside no document.
  const keys = Object.keys(root.data).filter(
    (key) => !(isObject(root.data[key]) && (isInternalKey(key) || OF_PROGRAM.test(key))),
  );
  const isEvent = keys.length <= MOST_OF_ANSWER && tellsOfEvent(root.data);
  const isBeside = (key: string, value: JsonValue) =>
    isSaid(key, value) || (isEvent && isOfEvent(key, value));
  const candidates = keys.filter(
    (key) =>
      ENVELOPES.has(normalizeKey(key)) ||
      (isEvent && happenedTo(root.data, key)) ||
      keys.length === 1 ||
      isPayment(root.data, key) ||
      HONOURS.has(normalizeKey(key)) ||
      (keys.length <= MOST_OF_ANSWER && isAnswer(root.data, key)),
  );
  for (const key of candidates) {
    const value = root.data[key];
    const single = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
    const content = isObject(value) ? value : isObject(single) ? single : undefined;
    if (content === undefined || Object.keys(content).length < 2 - (isObject(value) ? 1 : 0))
      continue;
    if (HONOURS.has(normalizeKey(key)) && keys.length > 1 && !tellsWhose(content)) continue;
    const others = keys.filter((other) => other !== key && !/^_/.test(other));
    if (!others.every((other) => isEnvelopeInfo(root.data[other]))) continue;
    if (PARTS.has(normalizeKey(key)) && others.some((other) => isObject(root.data[other])))
      continue;
    const base = joinPath(root.path, key);
    const beside = others.flatMap((other) => {
      const besideValue = root.data[other];
      return besideValue === undefined
        ? []
        : [{ path: joinPath(root.path, other), key: other, value: besideValue }];
    });
    return {
      data: content,
      path: isObject(value) ? base : joinPath(base, 0),
      wrappers: [...root.wrappers, keyWords(key).join(' ')],
      beside: [...root.beside, ...beside.filter((each) => !isBeside(each.key, each.value))],
      said: [...root.said, ...beside.filter((each) => isBeside(each.key, each.value))],
    };
  }
  return undefined;
}

/** What an event is about is all that is more than a few words, but for what is said of the event. */
function happenedTo(data: JsonObject, key: string): boolean {
  const value = data[key];
  const content = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return (
    isObject(content) &&
    Object.keys(content).length >= LEAST_OF_PAYMENT &&
    Object.entries(data).every(
      ([other, own]) => other === key || typeof own !== 'object' || isOfEvent(other, own),
    )
  );
}

const SAID =
  /^(?:status|statuscode|statusmessage|statusdesc|statusdescription|code|success|succeeded|ok|messages?|msg|meta|responsecode|responsemessage|resultcode|errorcode|errors?|haserrors?|validationerrors|requestid)$/;

/** Which of its records a server has sent. */
const PAGING =
  /^(?:total|returned)?(?:items|results|records|count)$|^(?:totalcount|limit|offset|page|pagenumber|pagesize|perpage|hasmore|totalpages|pagecount)$/;

/** True for whether a server could do what it was asked, and how much of it it sent: `code: 200`, `message: "success"`, `limit: 20`. */
function isSaid(key: string, value: JsonValue): boolean {
  if (PAGING.test(normalizeKey(key)))
    return typeof value === 'number' || typeof value === 'boolean';
  if (!SAID.test(normalizeKey(key))) return false;
  if (normalizeKey(key) === 'requestid') return typeof value === 'string';
  if (normalizeKey(key) === 'messages' && typeof value === 'object')
    return Object.values(value ?? {}).some((each) => /^(?:ok|success)$/i.test(String(each)));
  if (isObject(value)) return Object.entries(value).every(([inner, own]) => isSaid(inner, own));
  return typeof value === 'number'
    ? value === 0 || value === 1 || (value >= 200 && value < 300)
    : typeof value !== 'string' || /^ok$|\bsuccess(?:ful(?:ly)?)?\b/i.test(value);
}

function tellsWhose(content: JsonObject): boolean {
  return Object.keys(content).some((key) => plays('honoree', normalizeKey(key)));
}

/** A server says little of its answer; each key is looked at beside all others. */
const MOST_OF_ANSWER = 12;

/** The only object beside what a server says of its answer. */
function isAnswer(data: JsonObject, key: string): boolean {
  const others = Object.keys(data).filter((other) => other !== key);
  return (
    others.length > 0 &&
    isObject(data[key]) &&
    Object.keys(data[key]).length >= LEAST_OF_PAYMENT &&
    others.some((other) => /^(?:success|ok|messages|resultcode)$/.test(normalizeKey(other))) &&
    others.every((other) => isSaid(other, data[other] ?? null))
  );
}

function isPayment(data: JsonObject, key: string): boolean {
  const value = data[key];
  return (
    PAYMENTS.has(normalizeKey(key)) &&
    isObject(value) &&
    Object.keys(value).length >= LEAST_OF_PAYMENT &&
    Object.values(data).every(isObject)
  );
}

/** Beside the document an envelope holds single values, never content of its own. */
function isEnvelopeInfo(value: JsonValue | undefined): boolean {
  if (isObject(value))
    return Object.values(value).every(
      (inner) =>
        !isObject(inner) &&
        !Array.isArray(inner) &&
        !(typeof inner === 'string' && inner.length > 80),
    );
  if (Array.isArray(value)) return value.length === 0;
  return !(typeof value === 'string' && value.length > 80);
}
