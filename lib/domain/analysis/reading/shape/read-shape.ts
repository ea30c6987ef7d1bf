import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, type Located } from '../../mapping/locate.ts';
import type { Part } from '../../vocabulary/shape.ts';
import { nameOfField, sharedPrefix } from '../field-names.ts';
import {
  fits,
  isEmpty,
  isScalar,
  isUnbroken,
  nameIn,
  objectsIn,
  type Scalar,
  wrapped,
} from '../fits.ts';
import { isInternalKey, isProgramGroup } from '../internal-groups.ts';
import { isCalled, mentions, notionsOf } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';
import { isUpload } from '../plumbing.ts';
import { addressKeys } from './address-keys.ts';
import {
  type Draft,
  type Entry,
  GUESS_RANK,
  join,
  leftAt,
  type Place,
  type Refuses,
  SURE_RANK,
  UNNAMED,
} from './draft.ts';
import {
  entriesOf,
  guessOf,
  isTableOfSums,
  isWhole,
  listIn,
  meanScore,
  scoreAs,
} from './list-forms.ts';
import type { Match, Matcher } from './match-keys.ts';
import { isParty, isPartyTerm, isSubject, UNSURE_PARTY } from './parties-in.ts';
import { notOfPart } from './payment-fields.ts';
import { isCashDiscount, termsOfWhole } from './payment-terms-fields.ts';
import { scoreOf } from './score.ts';
import { takeFirstText, takeProse } from './take-prose.ts';
import { readBesideName, takeReference } from './take-reference.ts';
import { type ReadEntry, takeTexts, takeUpload } from './take-texts.ts';
import { take, takeNumbered } from './take-value.ts';

const MAX_DEPTH = 12;

const WRAPPER_RANK = 20;

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

const below =
  (matcher: Matcher): ReadEntry =>
  (shape, entry, { refuses, depth }) =>
    readShape(matcher, shape, entry, refuses, depth + 1);

function readFields(matcher: Matcher, object: JsonObject, place: Place): void {
  const prefix = sharedPrefix(object);
  // Within the document's own fields an address is of what they are about.
  const isOfThing = place.shape === 'document' && place.depth > 0;
  const placeKeys = new Set(isOfThing ? addressKeys(matcher, object) : []);
  for (const [given, value] of Object.entries(object)) {
    if (isEmpty(value) || isOfNobody(given)) continue;
    const key = nameOfField(given, value, prefix);
    if (placeKeys.has(given)) {
      place.draft.left.push(leftAt({ ...place, path: join(place.path, given) }, key, value));
      continue;
    }
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
  } else if (isSubject(matcher, key, place)) {
    place.draft.records.push(leftAt(place, key, value));
  } else if (isObject(value)) {
    if (!takeObject(matcher, matches, key, value, place, holder)) leave();
  }
}

/** What stays in the house fills no term, and is no left-over. */
const isOfProgram = (
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: JsonObject,
  { shape }: Place,
): boolean => matches.length === 0 && !matcher.isThrough(shape, key) && isProgramGroup(value);

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
  if (takeReference(matches, key, value, place)) return true;
  if (takeKeyed(matcher, parts, key, value, place)) return true;
  if (takePaymentTerms(matcher, matches, key, value, place, holder)) return true;
  if (parts.length === 0 && takeSigned(matcher, key, value, place)) return true;
  const through = matcher.isThrough(place.shape, key)
    ? scoreOf(matcher, place.shape, value) + 0.01
    : 0;
  const scored = parts
    .filter(
      ({ term, rank }) => rank < UNSURE_PARTY || !isPartyTerm(term) || isParty(matcher, value),
    )
    .filter(
      ({ target, rank }) => target !== 'lines' || rank < SURE_RANK || isCounted(matcher, value),
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
  const isPart = best !== undefined && best.score > 0 && best.score >= through - 0.05;
  if (isPart && !(through > 0.01 && isSameThing(matcher, best.match, value, place)))
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
    if (take(matches, key, name.value, inner, holder)) {
      if (place.shape === 'document') readBesideName(matcher, value, name.key, place);
      return true;
    }
  }
  return takeUnknown(matcher, key, value, place);
}

/** `work_order: { number, item, done }`: without a figure, or a list, nothing of it is sold in lines. */
const isCounted = (matcher: Matcher, value: JsonObject): boolean =>
  listIn(value) !== undefined ||
  Object.entries(value).some(
    ([key, inner]) =>
      isScalar(inner) &&
      matcher
        .match('line', key)
        .some((match) => /^(?:amount|unitPrice|quantity)/.test(match.target) && fits(match, inner)),
  );

const NAMING: ReadonlySet<string> = new Set(['name', 'description']);

/** `{ quantity: 36, lot: "L25", product: { sku, name } }`: what is sold, and no line within the line. */
const isSameThing = (
  matcher: Matcher,
  { term }: Match,
  value: JsonObject,
  { draft, shape }: Place,
): boolean =>
  'part' in term &&
  term.part === shape &&
  listIn(value) === undefined &&
  nameIn(value) !== undefined &&
  !Object.entries(draft.object as JsonObject).some(
    ([key, inner]) =>
      typeof inner === 'string' && NAMING.has(matcher.match(shape, key)[0]?.target ?? ''),
  );

const MOST_SAID_OF_SIGNATORY = 6;

/** `examiner: { name, role, signature: "data:image/…" }`: whoever has a signature signs, whatever they are called. */
function takeSigned(matcher: Matcher, key: string, value: JsonObject, place: Place): boolean {
  const term = matcher.shapes[place.shape]?.terms['signatories'];
  const fields = Object.entries(value);
  const isSigned =
    fields.length <= MOST_SAID_OF_SIGNATORY &&
    fields.every(([, inner]) => inner === null || isScalar(inner)) &&
    fields.some(
      ([name, inner]) => isCalled(name, 'signature') && looksLikeImage(String(inner ?? '')),
    );
  if (term === undefined || !isSigned) return false;
  const match = { target: 'signatories', term, rank: 0, isRate: false, isMinor: false };
  return takePart(matcher, match, key, value, place);
}

const OF_PAYMENT = /^(?:payTerms|payments|bank)$/;

/** Terms of payment in a group: what of them is the document's own, and the rest as it would be without. */
function takePaymentTerms(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: JsonObject,
  place: Place,
  holder: string,
): boolean {
  const parts = matches.filter(({ term }) => 'part' in term);
  const isOfTerms = parts.some(({ target }) => target === 'payTerms');
  if (place.shape !== 'document' || !parts.every(({ target }) => OF_PAYMENT.test(target)))
    return false;
  const fields = termsOfWhole(matcher, value);
  // Of a group of any other name the cash discount proves what it is.
  const isProven =
    isOfTerms || fields.some((each) => isCashDiscount(matcher, each.name, each.value));
  if (!isProven || fields.length === 0) return false;
  const read = (name: string, said: string, inner: JsonValue) =>
    readField(matcher, said, inner, { ...place, path: join(place.path, name) }, place.path);
  for (const { name, key: said, value: inner } of fields) read(name, said, inner);
  const rest = Object.entries(value).filter(([name]) => !fields.some((each) => each.name === name));
  const own = isOfTerms ? rest.filter(([name]) => mentions(name, 'payment')) : [];
  for (const [name, inner] of own) read(name, name, inner);
  const others = Object.fromEntries(rest.filter((field) => !own.includes(field)));
  return (
    Object.keys(others).length === 0 || takeObject(matcher, matches, key, others, place, holder)
  );
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

const termsOf = ({ shapes }: Matcher, { term }: Match): number =>
  'part' in term ? Object.keys(shapes[term.part]?.terms ?? {}).length : 0;

const hasContainers = (value: JsonObject): boolean =>
  Object.values(value).some((inner) => inner !== null && typeof inner === 'object');

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
        readBesideList(matcher, key, other, beside, {
          ...place,
          path: join(place.path, other),
          rank: place.rank + GUESS_RANK,
        });
  return true;
}

/** `vat: { rate: "mixed", amount: …, breakdown: […] }`: beside a list stands what it comes to, and no rate of all. */
function readBesideList(
  matcher: Matcher,
  key: string,
  other: string,
  value: JsonValue,
  place: Place,
): void {
  const whole = matcher.match(place.shape, `${key}_${other}`);
  const isRate = whole.some(({ term }) => 'as' in term && term.as === 'percent');
  if (isRate && typeof value === 'string' && !/\d/.test(value)) return;
  const isOfList = isScalar(value) && whole.some((match) => fits(match, value));
  readField(matcher, isOfList ? `${key}_${other}` : other, value, place, place.path);
}

const BESIDE_PAYMENT = /^(?:bank|payments)$/;

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
    return below(matcher)(list.part, { value, path: at }, place);
  });
  const name = `${place.prefix}${list.target}`;
  const { key, isGuess } = list;
  const found = { key, isGuess, path: place.path, rank: list.rank + place.rank, entries: drafts };
  place.draft.lists.set(name, [...(place.draft.lists.get(name) ?? []), found]);
}

function takeList(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: readonly JsonValue[],
  place: Place,
  holder: string,
): boolean {
  if (value.length > 0 && value.every(isUpload))
    return takeUpload(matches, key, value, place, holder);
  const objects = objectsIn(value as JsonValue);
  if (objects === undefined || place.depth >= MAX_DEPTH)
    return takeTexts(below(matcher), matches, key, value, place, holder);
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
  // `move: { from: { street, city, … }, to: { … } }`: a way has ends, and names nobody.
  const isPlace = addressKeys(matcher, value).length > 0 && !isParty(matcher, value);
  if (isPlace && match.target !== 'deliverTo') return false;
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
