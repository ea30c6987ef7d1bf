import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { Part } from '../../vocabulary/shape.ts';
import { fits, isDate, isScalar, objectsIn, wrapped } from '../fits.ts';
import { isOpaqueText } from '../plumbing.ts';
import type { Entry, Place } from './draft.ts';
import type { Match, Matcher } from './match-keys.ts';
import { scoreOf } from './score.ts';

/** How much an object looks like a part; a list of parts may be written as an object that holds it, or by its keys. */
export function scoreAs(
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

/** The entries of an object that stands for a list: `{ data: […] }`, `{ edges: [{ node: … }] }`, `{ "1": {…}, "2": {…} }`. */
export function listIn(
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

export function entriesOf(value: JsonValue, path: string): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const node = Object.keys(entry).length <= 2 ? entry.node : undefined;
    return isObject(node)
      ? [{ value: node, path: `${path}[${index}].node` }]
      : [{ value: entry, path: `${path}[${index}]` }];
  });
}

/** The score from which a list is taken for what its entries look like. */
const LEAST_LIST_SCORE = 0.34;

/** The score from which the only entry of a list is the document itself. */
const LEAST_WHOLE = 0.5;

export function meanScore(matcher: Matcher, part: string, entries: readonly Entry[]): number {
  const scores = entries.map(({ value }) => scoreOf(matcher, part, value));
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** What a list under an unknown key may be, by what its entries hold. */
const GUESSED = ['lines', 'payments', 'taxes'];

/** What a list is by what its entries look like. */
export function guessOf(matcher: Matcher, entries: readonly Entry[], { shape }: Place) {
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
export function isWhole(matcher: Matcher, value: JsonObject, place: Place): boolean {
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
    return (has('amount') && (has('name') || has('prose') || isTaxed)) || isGroup(value);
  });
  /** `{ title: "Installation", items: [{ … }] }`: a heading with lines of its own. */
  function isGroup(value: JsonObject): boolean {
    return Object.entries(value).some(
      ([key, inner]) =>
        matcher.match(part, key).some(({ target }) => target === 'lines') &&
        hasMoney(matcher, part, entriesOf(inner, '')),
    );
  }
}

/** Parts of a price with their shares and days say more than their texts. */
export const isTableOfSums = ({ shapes }: Matcher, entries: readonly Entry[]): boolean =>
  Object.hasOwn(shapes, 'line') &&
  entries.length > 1 &&
  entries.every(({ value }) => Object.values(value).some(isFigure));

const isFigure = (value: JsonValue): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d.,\s]+%?$/.test(value));

/** A note is by somebody, of a day: three texts without any day are of a table. */
export function isRecord(texts: readonly string[]): boolean {
  const own = readable(texts);
  return own.length > MOST_TEXTS || (own.length === MOST_TEXTS && !own.some(isDate));
}

const MOST_TEXTS = 3;

/** Texts of an entry without those of its file: its kind, and where it is stored, unless it is called by that alone. */
export function readable(texts: readonly string[]): readonly string[] {
  const said = texts.filter((text) => !MEDIA_TYPE.test(text));
  const own = said.filter((text) => !isOpaqueText(text) && !FILE_ADDRESS.test(text));
  return own.length === 0 ? said : own;
}

const MEDIA_TYPE = /^(?:application|image|text|audio|video)\/[\w.+-]+$/;
/** "https://cdn.example/letters/plan.pdf?signature=…" */
const FILE_ADDRESS = /^https?:\/\/[^\s?]+\.(?:pdf|docx?|xlsx?|odt|jpe?g|png|zip)(?:\?\S*)?$/i;
