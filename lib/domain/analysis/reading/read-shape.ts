import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, type Located } from '../mapping/locate.ts';
import type { Part } from '../vocabulary/shape.ts';
import { nameOfField, sharedPrefix } from './field-names.ts';
import {
  fits,
  isDate,
  isEmpty,
  isScalar,
  isUnbroken,
  nameIn,
  objectsIn,
  type Scalar,
  wrapped,
} from './fits.ts';
import { isInternalKey, isProgramGroup } from './internal-groups.ts';
import type { Match, Matcher } from './match-keys.ts';
import { notionsOf } from './notions.ts';
import { isPersonsName } from './person-names.ts';
import { isPlumbing } from './plumbing.ts';
import { scoreOf } from './score.ts';
import { writtenLine } from './written-line.ts';

/** A value that may fill a term. */
export interface Found {
  readonly value: JsonValue;
  readonly key: string;
  readonly path: string;
  readonly rank: number;
  /** The path of the object that it stands in. */
  readonly holder: string;
  /** The numbers of its key: 2 of `address2`. */
  readonly numbers: readonly number[];
  readonly isMinor: boolean;
  /** Only a part of the value at the path. */
  readonly isPartial?: true;
  taken: boolean;
}

/** A list that may fill a term, each entry read by itself. */
export interface FoundList {
  readonly key: string;
  readonly path: string;
  readonly rank: number;
  readonly entries: readonly Draft[];
  /** It is not told by its key that the list is this. */
  readonly isGuess: boolean;
}

/** A value that no term of the vocabulary asks for. */
export interface Left {
  readonly key: string;
  readonly value: JsonValue;
  readonly path: string;
  /** The keys of the objects around it, outermost first, as far as these are not the document's own. */
  readonly way: readonly string[];
  /** The term of the object whose part it stands in: "seller", or empty for the document's own. */
  readonly part: string;
}

/** An object read as a shape: what may fill each term, in the order of the data. */
export interface Draft {
  readonly shape: string;
  readonly path: string;
  readonly object: JsonValue;
  readonly found: Map<string, Found[]>;
  readonly lists: Map<string, FoundList[]>;
  readonly left: Left[];
  /** Objects that no term asks for, each of whose fields is read by itself. */
  readonly records: Left[];
  /** Parties whose keys do not say which. */
  readonly unnamed: Left[];
}

/** Values that fill no term, whatever it is. */
export type Refuses = (value: Scalar, key: string) => boolean;

/** Where a reading is within a draft. */
interface Place {
  readonly draft: Draft;
  readonly shape: string;
  /** The way to the part that is being read: "buyer." */
  readonly prefix: string;
  readonly path: string;
  readonly way: readonly string[];
  readonly depth: number;
  /** What makes what is found here less sure. */
  readonly rank: number;
  /** Values that fill no term, whatever their key says. */
  readonly refuses: Refuses;
}

const MAX_DEPTH = 12;
const WRAPPER_RANK = 20;
const GUESS_RANK = 400;
/** Below this a key is the term's own. */
const SURE_RANK = 100;

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Reads what stands around an object as further fields of its draft, less sure than its own. */
export function readAround(
  matcher: Matcher,
  draft: Draft,
  fields: readonly (Located & { readonly key: string })[],
  refuses: Refuses = () => false,
): void {
  const { shape } = draft;
  const place = { draft, shape, prefix: '', way: [], depth: 1, rank: GUESS_RANK, refuses };
  const [left, records] = [[...draft.left], [...draft.records]];
  for (const { key, value, path } of fields)
    if (!isEmpty(value))
      readField(matcher, keyAround(matcher, shape, key, path), value, { ...place, path }, '');
  draft.left.splice(0, draft.left.length, ...left);
  draft.records.splice(0, draft.records.length, ...records);
}

/** `business: { name: …, invoice: { … } }`: around the document stands whose it is. */
function keyAround(matcher: Matcher, shape: string, key: string, path: string): string {
  const around = /([^.[\]]+)(?:\[\d+\])?\.[^.]+$/.exec(path)?.[1];
  const whole = `${around}_${key}`;
  const isOfParty =
    around !== undefined && matcher.match(shape, whole)[0]?.target.startsWith('seller.') === true;
  return isOfParty ? whole : key;
}

/** Reads an object as a shape. Linear in the data: each value is visited once. */
export function readShape(
  matcher: Matcher,
  shape: string,
  { value, path }: Entry,
  refuses: Refuses = () => false,
  depth = 0,
): Draft {
  const draft: Draft = {
    ...{ shape, path, object: value },
    ...{ found: new Map(), lists: new Map(), left: [], records: [], unnamed: [] },
  };
  const place = { draft, shape, prefix: '', path, way: [], depth, rank: 0, refuses };
  readFields(matcher, value, place);
  return draft;
}

function readFields(matcher: Matcher, object: JsonObject, place: Place): void {
  const prefix = sharedPrefix(object);
  for (const [given, value] of Object.entries(object)) {
    if (isEmpty(value) || isOfNobody(given)) continue;
    const key = nameOfField(given, value, prefix);
    readField(matcher, key, value, { ...place, path: join(place.path, given) }, place.path);
  }
}

/** What a database numbers, and what a house writes for itself. */
const isOfNobody = (key: string): boolean =>
  /^_+(?:id|v|rev|key|etag|type|meta|metadata)$/i.test(key) || isInternalKey(key);

function readField(
  matcher: Matcher,
  key: string,
  value: JsonValue,
  place: Place,
  holder: string,
): void {
  if (isUnbroken(value)) return;
  const matches = matcher.match(place.shape, key);
  if (isObject(value) && isOfProgram(matcher, matches, key, value, place)) return;
  const leave = () => place.draft.left.push(leftAt(place, key, value));
  if (isScalar(value)) {
    if (
      !takeNumbered(matcher, matches, key, value, place, holder) &&
      !take(matches, key, value, place, holder)
    )
      leave();
  } else if (Array.isArray(value)) {
    if (!takeList(matcher, matches, key, value, place, holder)) leave();
  } else if (isObject(value)) {
    if (!takeObject(matcher, matches, key, value, place, holder)) leave();
  }
}

function leftAt({ path, way, prefix }: Place, key: string, value: JsonValue): Left {
  return { key, value, path, way, part: prefix.slice(0, -1) };
}

/** What stays in the house fills no term, and is no left-over. */
const isOfProgram = (
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: JsonObject,
  { shape }: Place,
): boolean => matches.length === 0 && !matcher.isThrough(shape, key) && isProgramGroup(value);

function put(place: Place, target: string, found: Omit<Found, 'taken' | 'numbers'>): void {
  const name = `${place.prefix}${target}`;
  const all = place.draft.found.get(name);
  const entry = { ...found, numbers: notionsOf(found.key).numbers, taken: false };
  if (all === undefined) place.draft.found.set(name, [entry]);
  else all.push(entry);
}

/** `Price 2` is the price of the second line. */
function takeNumbered(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: Scalar,
  place: Place,
  holder: string,
): boolean {
  if (notionsOf(key).numbers.length === 0) return false;
  const entry = matches.find(({ term }) => 'part' in term && term.numbered === true);
  if (entry === undefined) return false;
  const inner = matcher
    .match((entry.term as Part).part, key)
    .map((match) => ({ ...match, target: `${entry.target}.${match.target}` }));
  return take(inner, key, value, place, holder);
}

/** Puts a single value to the surest term that it can fill. */
function take(
  matches: readonly Match[],
  key: string,
  value: Scalar,
  place: Place,
  holder: string,
  isMinor = false,
): boolean {
  if (place.refuses(value, key)) return false;
  for (const match of matches) {
    const target = targetFor(match, value, key);
    if (target === undefined) continue;
    put(place, target, {
      ...{ value, key, holder, path: place.path },
      rank: match.rank + place.rank,
      isMinor: isMinor || match.isMinor,
    });
    return true;
  }
  return false;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,32}$/;

/** `quotation_to: "Customer"` names nobody. */
function isRoleWord(value: string): boolean {
  return (
    value.length <= 20 &&
    notionsOf(value).readings.some(
      (reading) => reading.length === 1 && /^(?:buyer|seller|company)$/.test(reading[0] ?? ''),
    )
  );
}

/** A site may be where something stands: of several words it is no page. A tax number is no reason why there is no tax, and a code nobody's name. */
export const isPhrase = (target: string, value: Scalar): boolean =>
  (/(?:first|middle|last)Name$/.test(target) && /\d/.test(String(value))) ||
  (/(?:^|\.)website$/.test(target) && /\S\s+\S/.test(String(value))) ||
  (/(?:^|\.)(?:vat|tax)Number$/.test(target) && /_|\p{Ll}{3,}\P{L}+\p{Ll}{3}/u.test(String(value)));

function targetFor(match: Match, value: Scalar, key: string): string | undefined {
  const { term, target, rank } = match;
  if (!('part' in term)) return fits(match, value) && !isPhrase(target, value) ? target : undefined;
  if (term.text === undefined || typeof value !== 'string' || value.length > 300) return undefined;
  if (term.part === 'bank' && IBAN.test(value.trim())) return `${target}.iban`;
  if (term.text === 'iban') return IBAN.test(value.trim()) ? `${target}.iban` : undefined;
  const isPlace = term.text.startsWith('address.');
  // A house and its town without anybody's name.
  if (term.text === 'name' && /^\d+\w?[ ,][^\n]+\n/.test(value))
    return `${target}.address.formatted`;
  // "Free" is nowhere, and a customer's order is no customer.
  if (isPlace ? !/[\d,\n]/.test(value) : rank >= SURE_RANK && /\d/.test(value)) return undefined;
  // Who signs may be named by their role alone.
  const isRole = term.part !== 'signatory' && isRoleWord(value);
  const isNobody = term.text === 'name' && (/^\S+@\S+$/.test(value) || isRole);
  if (isNobody || !/\p{L}/u.test(value)) return undefined;
  const isContact = notionsOf(key).readings.some((reading) => reading.join() === 'contact');
  return `${target}.${isContact && term.text === 'name' ? 'contact' : term.text}`;
}

function takeObject(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: JsonObject,
  place: Place,
  holder: string,
): boolean {
  const single = wrapped(value);
  const parts = matches.filter(({ term }) => 'part' in term);
  const isSum = single !== undefined && isAmountOf(matches, single.value);
  if (single !== undefined && (single.isMoney || isSum || parts.length === 0)) {
    const inner = { ...place, path: join(place.path, single.key) };
    if (take(matches, key, single.value, inner, holder, single.isMinor)) return true;
  }
  if (place.depth >= MAX_DEPTH) return false;
  if (takeKeyed(matcher, parts, key, value, place)) return true;
  const through = matcher.isThrough(place.shape, key)
    ? scoreOf(matcher, place.shape, value) + 0.01
    : 0;
  const scored = parts
    .filter(
      ({ term, rank }) => rank < UNSURE_PARTY || !isPartyTerm(term) || isParty(matcher, value),
    )
    .map((match) => ({
      match,
      score: scoreAs(matcher, place.shape, match, key, value) - match.rank / 10_000,
    }))
    // Of two that read as much of it the one that has fewer terms says more: who signs is somebody.
    .sort(
      (one, other) =>
        other.score - one.score || termsOf(matcher, one.match) - termsOf(matcher, other.match),
    );
  const [best] = scored;
  if (best !== undefined && best.score > 0 && best.score >= through - 0.05)
    return takePart(matcher, best.match, key, value, place);
  const signed = parts.find(({ term, rank }) => isSignatory(term) && rank < UNSURE_PARTY);
  if (signed !== undefined && isNamed(value)) return takePart(matcher, signed, key, value, place);
  if (through > 0.01 || (matcher.isThrough(place.shape, key) && hasContainers(value))) {
    readFields(matcher, value, {
      ...place,
      depth: place.depth + 1,
      rank: place.rank + WRAPPER_RANK,
    });
    return true;
  }
  if (single !== undefined) {
    const inner = { ...place, path: join(place.path, single.key) };
    if (take(matches, key, single.value, inner, holder, single.isMinor)) return true;
  }
  const isOther = parts.length > 0 || matches.length === 0 || isParty(matcher, value);
  const name = isOther ? undefined : nameIn(value);
  if (name !== undefined) {
    const inner = { ...place, path: join(place.path, name.key) };
    if (take(matches, key, name.value, inner, holder)) return true;
  }
  return takeUnknown(matcher, key, value, place);
}

/** `{ value: "1000.00" }` under a key of a sum is that sum. */
const isAmountOf = (matches: readonly Match[], value: Scalar): boolean =>
  matches.some((match) => 'as' in match.term && match.term.as === 'amount' && fits(match, value));

const isSignatory = (term: Match['term']): boolean => 'part' in term && term.part === 'signatory';

/** A name, and perhaps what its bearer is. */
const isNamed = (value: JsonObject): boolean =>
  Object.keys(value).length <= 2 &&
  Object.values(value).every((text) => typeof text === 'string') &&
  Object.values(value).some((text) => isPersonsName(String(text)));

/** From this on a key may name somebody, or what they are sent. */
const UNSURE_PARTY = 20;
const isPartyTerm = (term: Match['term']): boolean => 'part' in term && term.part === 'party';

const termsOf = ({ shapes }: Matcher, { term }: Match): number =>
  'part' in term ? Object.keys(shapes[term.part]?.terms ?? {}).length : 0;

const hasContainers = (value: JsonObject): boolean =>
  Object.values(value).some((inner) => inner !== null && typeof inner === 'object');

/** How much an object looks like a part; a list of parts may be written as an object that holds it, or by its keys. */
function scoreAs(
  matcher: Matcher,
  shape: string,
  { term, target }: Match,
  key: string,
  value: JsonObject,
): number {
  const { part, list } = term as Part;
  const own = scoreOf(matcher, part, value);
  if (list !== true) return own;
  // Only parts of its own: what is said of the whole.
  if (part === 'line' && matcher.isThrough(shape, key) && !Object.values(value).some(isScalar))
    return 0;
  const inner = listIn(value);
  const [first] = inner?.entries ?? [];
  const isHeld =
    inner?.key === undefined ||
    HOLDER.test(inner.key) ||
    matcher.match(shape, inner.key).some((match) => match.target === target);
  return Math.max(own, first === undefined || !isHeld ? 0 : scoreOf(matcher, part, first.value));
}

/** What lists are called within the object that holds them. */
const HOLDER =
  /^(?:data|nodes?|edges|elements?|records?|results?|list|rows?|entries|content|values?|objects?)$/i;

/** A figure as a key: "19 %", "7", "rate_21". */
const FIGURE_KEY = /^\D{0,12}\d{1,2}(?:[.,]\d{1,3})?\s*%?\D{0,3}$/;

/** `{ "19%": 12.3, "7%": { net: 7.01, tax: 0.49 } }`: entries by their figure. */
function takeKeyed(
  matcher: Matcher,
  parts: readonly Match[],
  key: string,
  value: JsonObject,
  place: Place,
): boolean {
  const match = parts.find(({ term }) => 'part' in term && term.keyed !== undefined);
  const given = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  const sums = given.filter(
    ([name, inner]) => isObject(inner) && matcher.isThrough(place.shape, name),
  );
  const fields = given.filter((field) => !sums.includes(field));
  if (match === undefined || fields.length === 0) return false;
  if (!fields.every(([name, inner]) => FIGURE_KEY.test(name) && !Array.isArray(inner)))
    return false;
  // What they come to is the document's.
  for (const [name, inner] of sums)
    readField(matcher, name, inner, { ...place, path: join(place.path, name) }, place.path);
  const { part, keyed = '' } = match.term as Part;
  const entries = fields.map(([name, inner]) => {
    const path = join(place.path, name);
    const content: JsonObject = isObject(inner) ? inner : { amount: inner };
    const draft = readShape(
      matcher,
      part,
      { value: content, path },
      place.refuses,
      place.depth + 1,
    );
    for (const found of [...draft.found.values()].flat())
      if (!isObject(inner)) Object.assign(found, { path });
    const figure = { value: /\d+(?:[.,]\d+)?/.exec(name)?.[0] ?? name, key: name, path, rank: 0 };
    draft.found.set(keyed, [
      { ...figure, holder: path, numbers: [], isMinor: false, taken: false },
    ]);
    return draft;
  });
  const list = { key, isGuess: false, path: place.path, rank: match.rank + place.rank, entries };
  const name = `${place.prefix}${match.target}`;
  place.draft.lists.set(name, [...(place.draft.lists.get(name) ?? []), list]);
  return true;
}

function takePart(
  matcher: Matcher,
  match: Match,
  key: string,
  value: JsonObject,
  place: Place,
): boolean {
  const { term, target, rank } = match;
  const { part, list } = term as Part;
  const others = BESIDE_PAYMENT.test(target) ? notOfPart(matcher, part, value) : [];
  if (others.length > 0) {
    for (const [name, inner] of others) {
      const within = { ...place, path: join(place.path, name) };
      const isOfBank =
        isScalar(inner) && matcher.match('bank', name).some((each) => fits(each, inner));
      const own = isOfBank ? { ...within, shape: 'bank', prefix: 'bank.' } : within;
      readField(matcher, name, inner, own, place.path);
    }
    const rest = Object.entries(value).filter(([name]) => !others.some(([each]) => each === name));
    return takePart(matcher, match, key, Object.fromEntries(rest), place);
  }
  if (list !== true) {
    readFields(matcher, value, {
      ...place,
      shape: part,
      prefix: `${place.prefix}${target}.`,
      depth: place.depth + 1,
      rank: place.rank + rank,
    });
    return true;
  }
  const listed = listIn(value);
  const isNamed =
    listed?.key !== undefined &&
    matcher
      .match(place.shape, listed.key)
      .some((match) => match.target === target && match.rank < 100);
  const inner = isNamed || scoreOf(matcher, part, value) <= 0.4 ? listed : undefined;
  const entries = inner?.entries ?? [{ value, path: place.path }];
  putList(matcher, { target, part, rank, key, isGuess: false }, entries, place);
  if (inner !== undefined)
    for (const [other, beside] of Object.entries(value))
      if (other !== inner.key && !isEmpty(beside) && inner.key !== undefined)
        readField(
          matcher,
          other,
          beside,
          { ...place, path: join(place.path, other), rank: place.rank + GUESS_RANK },
          place.path,
        );
  return true;
}

const BESIDE_PAYMENT = /^(?:bank|payments)$/;
/** What stands with how is paid, and is said of the whole document. */
const OF_WHOLE =
  /^(?:dueDate|paidDate|paymentTerms|paymentUrl|instalments|same|totals\.(?:payable|prepaid))$/;

/** `payment: { method, bank, due_date, still_to_pay }`: what the part has no term for, and the bank or the document has. */
function notOfPart(matcher: Matcher, part: string, value: JsonObject): [string, JsonValue][] {
  return Object.entries(value).filter(([key, inner]) => {
    // A list of objects is no value of the part, whatever its key says.
    const isList = Array.isArray(inner) && objectsIn(inner) !== undefined;
    const own = matcher.match(part, key).filter(({ term }) => !isList || 'part' in term);
    if (isEmpty(inner) || own.length > 0) return false;
    const isOfBank =
      isScalar(inner) && matcher.match('bank', key).some((match) => fits(match, inner));
    return (
      isOfBank ||
      matcher
        .match('document', key)
        .some(
          (match) =>
            match.rank < SURE_RANK &&
            OF_WHOLE.test(match.target) &&
            ('part' in match.term
              ? objectsIn(inner) !== undefined
              : isScalar(inner) && fits(match, inner)),
        )
    );
  });
}

/** An object with its path. */
export interface Entry {
  readonly value: JsonObject;
  readonly path: string;
}

/** The entries of an object that stands for a list: `{ data: […] }`, `{ edges: [{ node: … }] }`, `{ "1": {…}, "2": {…} }`. */
function listIn(
  value: JsonObject,
): { readonly key?: string; readonly entries: readonly (Entry & { path: string })[] } | undefined {
  const all = Object.entries(value);
  const lists = all.filter(([, inner]) => objectsIn(inner) !== undefined);
  const [only] = lists;
  if (only !== undefined && lists.length === 1)
    return { key: only[0], entries: entriesOf(only[1], only[0]) };
  if (all.length > 0 && all.every(([, inner]) => isObject(inner)))
    return { entries: all.map(([key, inner]) => ({ value: inner as JsonObject, path: key })) };
  return undefined;
}

function entriesOf(value: JsonValue, path: string): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const node = Object.keys(entry).length <= 2 ? entry.node : undefined;
    return isObject(node)
      ? [{ value: node, path: `${path}[${index}].node` }]
      : [{ value: entry, path: `${path}[${index}]` }];
  });
}

interface ListTarget {
  readonly target: string;
  readonly part: string;
  readonly rank: number;
  readonly key: string;
  readonly isGuess: boolean;
}

function putList(
  matcher: Matcher,
  list: ListTarget,
  entries: readonly Entry[],
  place: Place,
): void {
  const drafts = entries.map(({ value, path }) => {
    const at =
      path === place.path
        ? path
        : path.startsWith(`${place.path}[`)
          ? path
          : `${place.path}.${path}`;
    return readShape(matcher, list.part, { value, path: at }, place.refuses, place.depth + 1);
  });
  const name = `${place.prefix}${list.target}`;
  const { key, isGuess } = list;
  const found = { key, isGuess, path: place.path, rank: list.rank + place.rank, entries: drafts };
  place.draft.lists.set(name, [...(place.draft.lists.get(name) ?? []), found]);
}

/** The score from which a list is taken for what its entries look like. */
const LEAST_LIST_SCORE = 0.34;
/** The score from which the only entry of a list is the document itself. */
const LEAST_WHOLE = 0.5;

function takeList(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: readonly JsonValue[],
  place: Place,
  holder: string,
): boolean {
  const objects = objectsIn(value as JsonValue);
  if (objects === undefined || place.depth >= MAX_DEPTH)
    return takeTexts(matcher, matches, key, value, place, holder);
  const entries = entriesOf(value as JsonValue, place.path);
  const first = entries.slice(0, 3);
  const candidates = matches
    .flatMap(({ term, target, rank }) =>
      'part' in term
        ? [
            {
              target,
              part: term.part,
              list: term.list,
              rank,
              key,
              isGuess: false,
              score: meanScore(matcher, term.part, first) - rank / 10_000,
            },
          ]
        : [],
    )
    .sort(
      (one, other) =>
        other.score - one.score || Number(other.list === true) - Number(one.list === true),
    );
  const [best] = candidates;
  // `for: [{ label, each, sum }, …]`: of several with prices none is somebody.
  const isOther =
    best?.list !== true && entries.length > 1 && guessOf(matcher, entries, place) !== undefined;
  if (best !== undefined && best.score > 0.15 && !isOther) {
    if (best.list === true) putList(matcher, best, entries, place);
    else readFirst(matcher, best.part, `${place.prefix}${best.target}.`, entries, place);
    return true;
  }
  const [only] = entries.length === 1 ? first : [];
  if (
    only !== undefined &&
    (matcher.isThrough(place.shape, key) || isWhole(matcher, only.value, place))
  ) {
    readFields(matcher, only.value, { ...place, path: only.path, depth: place.depth + 1 });
    return true;
  }
  if (takeProse(matcher, matches, key, entries, place, holder)) return true;
  if (guessList(matcher, key, entries, place)) return true;
  return !isTableOfSums(matcher, entries) && takeFirstText(matches, key, entries, place);
}

/** Of a list where one is asked for, the first. */
function readFirst(
  matcher: Matcher,
  part: string,
  prefix: string,
  entries: readonly Entry[],
  place: Place,
): void {
  const [first] = entries;
  if (first === undefined) return;
  readFields(matcher, first.value, {
    ...place,
    shape: part,
    prefix,
    path: first.path,
    depth: place.depth + 1,
  });
}

function meanScore(matcher: Matcher, part: string, entries: readonly Entry[]): number {
  const scores = entries.map(({ value }) => scoreOf(matcher, part, value));
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** What a list under an unknown key may be, by what its entries hold. */
const GUESSED = ['lines', 'payments', 'taxes'];

function guessList(
  matcher: Matcher,
  key: string,
  entries: readonly Entry[],
  place: Place,
): boolean {
  const guess = guessOf(matcher, entries, place);
  if (guess === undefined) return false;
  const { target, part } = guess;
  putList(matcher, { target, part, rank: GUESS_RANK, key, isGuess: true }, entries, place);
  return true;
}

/** What a list is by what its entries look like. */
function guessOf(matcher: Matcher, entries: readonly Entry[], { shape }: Place) {
  if (shape !== 'document') return undefined;
  const terms = matcher.shapes[shape]?.terms ?? {};
  const first = entries.slice(0, 3);
  for (const target of GUESSED) {
    const term = terms[target];
    if (term === undefined || !('part' in term)) continue;
    const score = meanScore(matcher, term.part, first);
    if (score >= LEAST_LIST_SCORE && hasMoney(matcher, term.part, first))
      return { target, part: term.part, score };
  }
  return undefined;
}

/** Whether the only entry of a list is the document itself, rather than its only line. */
function isWhole(matcher: Matcher, value: JsonObject, place: Place): boolean {
  const score = scoreOf(matcher, place.shape, value);
  if (score <= LEAST_WHOLE) return false;
  const guess = guessOf(matcher, [{ value, path: place.path }], place);
  return guess === undefined || guess.score < score;
}

/** Without a name and an amount entries are no lines; without a name what is taxed at a rate are no taxes. */
function hasMoney(matcher: Matcher, part: string, entries: readonly Entry[]): boolean {
  return entries.some(({ value }) => {
    const kinds: string[] = [];
    for (const [key, inner] of Object.entries(value)) {
      const scalar = isScalar(inner) ? inner : isObject(inner) ? wrapped(inner)?.value : undefined;
      if (scalar === undefined) continue;
      const [match, ...others] = matcher.match(part, key).filter((each) => fits(each, scalar));
      if (match !== undefined && 'as' in match.term) kinds.push(match.term.as);
      if (others.some(({ term }) => 'as' in term && term.as === 'name')) kinds.push('name');
    }
    const has = (kind: string) => kinds.includes(kind);
    const isTaxed =
      part === 'tax' && has('percent') && kinds.indexOf('amount') < kinds.lastIndexOf('amount');
    return has('amount') && (has('name') || has('prose') || isTaxed);
  });
}

/** Lists of single values: the lines of an address, notes, names. */
/** A list whose entries are one text each, which says all of them. */
function takeWritten(
  matcher: Matcher,
  { term, target, rank }: Match,
  key: string,
  value: readonly JsonValue[],
  place: Place,
): void {
  const { part } = term as Part;
  const entries = value.map((text, index) => {
    const path = `${place.path}[${index}]`;
    const line = { value: writtenLine(String(text)), path };
    const draft = readShape(matcher, part, line, place.refuses, place.depth + 1);
    for (const found of [...draft.found.values()].flat())
      Object.assign(found, { path, isPartial: true });
    return draft;
  });
  const list = { key, isGuess: false, path: place.path, rank: rank + place.rank, entries };
  const name = `${place.prefix}${target}`;
  place.draft.lists.set(name, [...(place.draft.lists.get(name) ?? []), list]);
}

function takeTexts(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: readonly JsonValue[],
  place: Place,
  holder: string,
): boolean {
  if (!value.every(isScalar)) return false;
  // `partner_id: [14, "Deco Addict"]`: a record's number with its name.
  const [id, name] = value;
  if (value.length === 2 && typeof id === 'number' && typeof name === 'string')
    return take(matches, key, name, { ...place, path: `${place.path}[1]` }, holder);
  const found = { value: value as JsonValue, key, holder, path: place.path, isMinor: false };
  for (const match of matches) {
    const { term, target, rank } = match;
    if ('part' in term && term.written === true) {
      takeWritten(matcher, match, key, value, place);
      return true;
    }
    if ('as' in term && term.as === 'prose') {
      put(place, target, { ...found, rank: rank + place.rank });
      return true;
    }
    const [only] = value;
    if (value.length === 1 && isScalar(only))
      return take(matches, key, only, { ...place, path: `${place.path}[0]` }, holder);
    if ('part' in term && term.text === 'name' && value.length > 1 && value.some(isOfAddress)) {
      // The lines of an address, the name first.
      put(place, `${target}.name`, {
        ...found,
        value: value.join('\n'),
        rank: rank + place.rank,
      });
      return true;
    }
    if ('part' in term && term.part === 'signatory' && value.length > 1) {
      for (const [index, text] of value.entries()) {
        const at = { ...place, path: `${place.path}[${index}]` };
        if (isScalar(text)) take([match], key, text, at, holder);
      }
      return true;
    }
    if ('part' in term && term.list === true && term.text !== undefined) {
      put(place, `${target}.${term.text}`, {
        ...found,
        value: value.join(', '),
        rank: rank + place.rank,
      });
      return true;
    }
  }
  return false;
}

/** A house, a postcode, a mailbox: of several texts about somebody one has some. */
const isOfAddress = (text: JsonValue): boolean => /\d|@/.test(String(text));

/** Lists of objects that each hold a text: notes with their author, terms with their title. */
function takeProse(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  entries: readonly Entry[],
  place: Place,
  holder: string,
): boolean {
  const match = matches.find(({ term }) => 'as' in term && term.as === 'prose');
  if (match === undefined) return false;
  // Entries that hold more than texts are records.
  const isText = entries.every(({ value }) =>
    Object.values(value).every((inner) => inner === null || isScalar(inner)),
  );
  if (!isText || isTableOfSums(matcher, entries)) return false;
  const said = entries.map(({ value }) =>
    Object.values(value).filter(
      (inner): inner is string => typeof inner === 'string' && inner !== '',
    ),
  );
  // Records have more to say than who wrote a note, and what.
  if (said.filter(isRecord).length * 2 > said.length) return false;
  if (!said.some((each) => each.length > 1 || each.some((text) => /\s/.test(text)))) return false;
  const texts = said.map((each) => each.filter((text) => !MEDIA_TYPE.test(text)).join(': '));
  if (texts.length === 0) return false;
  put(place, match.target, {
    value: texts,
    key,
    holder,
    path: place.path,
    rank: match.rank + place.rank,
    isMinor: false,
  });
  return true;
}

/** Parts of a price with their shares and days say more than their texts. */
const isTableOfSums = ({ shapes }: Matcher, entries: readonly Entry[]): boolean =>
  Object.hasOwn(shapes, 'line') &&
  entries.length > 1 &&
  entries.every(({ value }) => Object.values(value).some(isFigure));

const isFigure = (value: JsonValue): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d.,\s]+%?$/.test(value));

/** A note is by somebody, of a day: three texts without any day are of a table. */
function isRecord(texts: readonly string[]): boolean {
  const own = texts.filter((text) => !MEDIA_TYPE.test(text));
  return own.length > MOST_TEXTS || (own.length === MOST_TEXTS && !own.some(isDate));
}

const MOST_TEXTS = 3;
const MEDIA_TYPE = /^(?:application|image|text|audio|video)\/[\w.+-]+$/;

/** Fields of a party that tell one, whatever its key. */
const TELLING = /^(?:email|phone|vatNumber|taxNumber|registration|address(?:\..+)?|lastName)$/;

/** Of a list of records where one text is asked for, the first that fits: `emails: [{ address: … }]`. */
function takeFirstText(
  matches: readonly Match[],
  key: string,
  entries: readonly Entry[],
  place: Place,
): boolean {
  const [first] = entries;
  if (first === undefined || !matches.some(({ term }) => 'as' in term && term.as !== 'prose'))
    return false;
  return Object.entries(first.value).some(
    ([inner, value]) =>
      typeof value === 'string' &&
      !isPlumbing(inner, value) &&
      take(matches, key, value, { ...place, path: join(first.path, inner) }, first.path),
  );
}

/** An object under a key that says nothing: a party by what it holds, or a record beside the vocabulary. */
function takeUnknown(matcher: Matcher, key: string, value: JsonObject, place: Place): boolean {
  if (place.shape === 'document' && place.way.length === 0 && isParty(matcher, value)) {
    const prefix = `${UNNAMED}${place.draft.unnamed.length}.`;
    place.draft.unnamed.push(leftAt(place, key, value));
    readFields(matcher, value, { ...place, shape: 'party', prefix, depth: place.depth + 1 });
    return true;
  }
  return readBeside(matcher, key, value, place);
}

/** What parties are found under whose keys do not say which. */
export const UNNAMED = 'unnamed';

function isParty(matcher: Matcher, value: JsonObject): boolean {
  if (scoreOf(matcher, 'party', value) < 0.5) return false;
  const targets = Object.entries(value).flatMap(([key, inner]) =>
    isEmpty(inner) ? [] : (matcher.match('party', key)[0]?.target ?? []),
  );
  return (
    targets.some((target) => /^(?:name|firstName)$/.test(target)) &&
    targets.some((target) => TELLING.test(target))
  );
}

/** What a record beside the vocabulary says stays under its name; lists in it may still be the document's own. */
function readBeside(matcher: Matcher, key: string, value: JsonObject, place: Place): boolean {
  const way = [...place.way, key];
  if (place.way.length === 0) place.draft.records.push(leftAt(place, key, value));
  for (const [inner, content] of Object.entries(value)) {
    if (isEmpty(content)) continue;
    const path = join(place.path, inner);
    const objects = objectsIn(content);
    const within = { ...place, path, way, depth: place.depth + 1 };
    if (objects !== undefined && place.depth < MAX_DEPTH) {
      const matches = matcher.match(place.shape, inner).filter(({ rank }) => rank < GUESS_RANK);
      if (
        takeList(
          matcher,
          matches,
          inner,
          content as readonly JsonValue[],
          { ...within, rank: place.rank + GUESS_RANK },
          place.path,
        )
      )
        continue;
    }
    const [only] = objects?.length === 1 ? objects : [];
    const inside = only ?? (isObject(content) ? content : undefined);
    if (inside !== undefined && wrapped(inside) === undefined && place.depth < MAX_DEPTH) {
      const at = only === undefined ? within : { ...within, path: `${path}[0]` };
      if (!takeSurePart(matcher, inner, inside, at)) readBeside(matcher, inner, inside, at);
      continue;
    }
    const sure = matcher.match(place.shape, inner).filter((match) => isSure(match, inner));
    if (
      isScalar(content) &&
      take(sure, inner, content, { ...within, rank: place.rank + GUESS_RANK }, place.path)
    )
      continue;
    place.draft.left.push(leftAt(within, inner, content));
  }
  return true;
}

/** A part of the document that is buried in a record is one if its key is the part's own. */
function takeSurePart(matcher: Matcher, key: string, value: JsonObject, place: Place): boolean {
  const match = matcher
    .match(place.shape, key)
    .find(({ term, rank }) => 'part' in term && term.list !== true && rank < SURE_RANK);
  if (match === undefined || scoreAs(matcher, place.shape, match, key, value) < 0.5) return false;
  if (!/^(?:deliverTo|buyer|seller|bank)$/.test(match.target)) return false;
  return takePart(matcher, match, key, value, { ...place, rank: place.rank + GUESS_RANK });
}

/** Keys that name their document themselves are sure wherever they stand: `invoice_number`, `dueDate`. */
function isSure({ rank, target, term }: Match, key: string): boolean {
  if (rank >= 20 || !('as' in term)) return false;
  if (target === 'currency') return true;
  const words = notionsOf(key).readings.some((reading) => reading.length > 1);
  return (
    words &&
    /^(?:number|issueDate|dueDate|validUntil|paidDate|totals\..*|taxes\.rate|currency|paymentTerms|bank\.reference)$/.test(
      target,
    )
  );
}
