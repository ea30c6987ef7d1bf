import type { Part, Shape, Shapes, Term } from '../../vocabulary/shape.ts';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import { type KeyNotions, notionsIn, notionsOf } from '../notions.ts';

/** A term that a key may fill. */
export interface Match {
  /** The way to the term from the shape: "number", "buyer.address.city". */
  readonly target: string;
  readonly term: Term | Part;
  /** The lower the surer. */
  readonly rank: number;
  /** The key says that it is a rate. */
  readonly isRate: boolean;
  /** The key says that the amount is in the currency's smallest unit. */
  readonly isMinor: boolean;
}

export interface Matcher {
  /** The terms that a key may fill in a shape, the surest first. */
  readonly match: (shape: string, key: string) => readonly Match[];
  /** Whether an object under this key only groups fields of the shape. */
  readonly isThrough: (shape: string, key: string) => boolean;
  readonly shapes: Shapes;
}

/** A less direct way to a term makes it less sure. */
const FOREIGN_RANK = 60;
const IGNORED_RANK = 100;
const SPREAD_RANK = 200;
const SPLIT_RANK = 300;
const ENDING_RANK = 360;
const MAX_REMEMBERED = 5_000;
const MINOR: ReadonlySet<string> = new Set(UNITS.minor);
const RATES = new Set(['rate', 'percent']);
/** What keys of objects add to what they hold. */
const HOLDING = new Set([
  'snapshot',
  'data',
  'date',
  'info',
  'detail',
  'object',
  'section',
  'block',
]);
/** What makes a key say something else than its last word. */
const OTHERWISE = new Set(
  'with without net gross base rate percent number id date name type code status method total sub unit'.split(
    ' ',
  ),
);

type Matches = readonly Match[];

interface Entry {
  readonly target: string;
  readonly term: Term | Part;
  readonly rank: number;
}

interface ShapeIndex {
  readonly shape: Shape;
  readonly terms: ReadonlyMap<string, readonly Entry[]>;
  /** The terms that are parts, by the notions of their keys. */
  readonly parts: ReadonlyMap<string, readonly { readonly name: string; readonly part: Part }[]>;
  readonly through: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
}

/** The order of words differs between languages, and does not decide. */
const setKey = (notions: readonly string[]): string => [...new Set(notions)].sort().join(' ');
const setKeys = (key: string): string[] => notionsOf(key).readings.map(setKey);

type Notions = (key: string) => KeyNotions;
type Indexes = ReadonlyMap<string, ShapeIndex>;

const tables = new Map<
  Shapes,
  { readonly indexes: Indexes; readonly matchers: Map<string, Matcher> }
>();

/** Looks keys up in shapes, in the language that they are written in, or in all. The tables are indexed once. */
export function matcherOf(shapes: Shapes, language = ''): Matcher {
  const table = tables.get(shapes) ?? {
    indexes: new Map(Object.entries(shapes).map(([name, shape]) => [name, indexOf(shape)])),
    matchers: new Map<string, Matcher>(),
  };
  tables.set(shapes, table);
  const notions = language === '' ? notionsOf : notionsIn(language);
  const matcher = table.matchers.get(language) ?? createMatcher(shapes, table.indexes, notions);
  table.matchers.set(language, matcher);
  return matcher;
}

function createMatcher(shapes: Shapes, indexes: Indexes, notions: Notions): Matcher {
  // By shape and key: rows repeat their keys, and a text of both would be a new one each time.
  const known = new Map([...indexes.keys()].map((name) => [name, new Map<string, Matches>()]));
  const match = (shape: string, key: string): Matches => {
    const ofShape = known.get(shape);
    const before = ofShape?.get(key);
    if (before !== undefined) return before;
    const found = find(indexes, shape, notions(key));
    if ((ofShape?.size ?? 0) >= MAX_REMEMBERED) ofShape?.clear();
    ofShape?.set(key, found);
    return found;
  };
  const isThrough = (shape: string, key: string) => {
    const { through, ignored } = at(indexes, shape);
    const { readings, foreign = [] } = notions(key);
    return [...readings, ...foreign].some(
      (reading) =>
        through.has(setKey(reading)) ||
        through.has(setKey(reading.filter((word) => !HOLDING.has(word)))) ||
        through.has(setKey(reading.filter((word) => !HOLDING.has(word) && !ignored.has(word)))),
    );
  };
  return { match, isThrough, shapes };
}

function at(indexes: Indexes, name: string): ShapeIndex {
  const index = indexes.get(name);
  if (index === undefined) throw new Error(`No shape "${name}"`);
  return index;
}

function indexOf(shape: Shape): ShapeIndex {
  const terms = new Map<string, Entry[]>();
  const parts = new Map<string, { name: string; part: Part }[]>();
  for (const [target, term] of Object.entries(shape.terms))
    for (const [rank, key] of term.keys.entries())
      for (const set of setKeys(key)) {
        terms.set(set, [...(terms.get(set) ?? []), { target, term, rank }]);
        if ('part' in term)
          parts.set(set, [...(parts.get(set) ?? []), { name: target, part: term }]);
      }
  return {
    ...{ shape, terms, parts },
    through: new Set((shape.through ?? []).flatMap(setKeys)),
    ignored: new Set(shape.ignore.split(' ')),
  };
}

function find(indexes: Indexes, shape: string, notions: KeyNotions): readonly Match[] {
  const found = new Map<string, Match>();
  const { readings, foreign = [] } = notions;
  for (const [at, reading] of [...readings, ...foreign].entries()) {
    const unsure = at < readings.length ? 0 : FOREIGN_RANK;
    const isMinor = reading.some((word) => MINOR.has(word));
    const isRate = reading.some((word) => RATES.has(word));
    const words = isMinor ? reading.filter((word) => !MINOR.has(word)) : reading;
    const own = entriesFor(indexes, shape, words, 2);
    // Pence are of an amount, whether its key says so or not: `linePence`.
    const isAmount = own.some(({ term }) => 'as' in term && term.as === 'amount');
    const entries =
      isMinor && !isAmount ? entriesFor(indexes, shape, [...words, 'amount'], 2) : own;
    for (const entry of entries) {
      const known = found.get(entry.target);
      const rank = entry.rank + unsure;
      if (known === undefined || known.rank > rank)
        found.set(entry.target, { ...entry, rank, isRate, isMinor });
    }
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank);
}

/** `depth`: how many parts a key may lead through: `customer address city` is two. */
function entriesFor(
  indexes: Indexes,
  shape: string,
  words: readonly string[],
  depth: number,
): Entry[] {
  const index = at(indexes, shape);
  const found = [...direct(index, words)];
  for (const name of index.shape.spread ?? []) {
    const term = index.shape.terms[name];
    if (term === undefined || !('part' in term)) continue;
    for (const entry of direct(at(indexes, term.part), words))
      found.push({ ...entry, target: `${name}.${entry.target}`, rank: entry.rank + SPREAD_RANK });
  }
  if (depth > 0 && words.length > 1) found.push(...throughParts(indexes, index, words, depth));
  return found.length > 0 ? found : byEnding(index, words);
}

function direct({ terms, ignored }: ShapeIndex, words: readonly string[]): Entry[] {
  const exact = terms.get(setKey(words)) ?? [];
  const reduced = words.filter((word) => !ignored.has(word));
  if (reduced.length === words.length) return [...exact];
  // Of words that all may be added the last is what it is: the amount of an order.
  const own = reduced.length === 0 ? words.slice(-1) : reduced;
  if (own.length === words.length) return [...exact];
  const others = terms.get(setKey(own)) ?? [];
  return [...exact, ...others.map((entry) => ({ ...entry, rank: entry.rank + IGNORED_RANK }))];
}

/** Kinds of taxes, fees and discounts have names of their own. */
function byEnding({ shape }: ShapeIndex, words: readonly string[]): Entry[] {
  if (words.length < 2 || words.some((word) => OTHERWISE.has(word))) return [];
  return (shape.endings?.[words.at(-1) ?? ''] ?? []).flatMap((target) => {
    const term = shape.terms[target];
    return term === undefined ? [] : [{ target, term, rank: ENDING_RANK }];
  });
}

/** Keys that begin or end with a part: `customer_name`, `adresse du client`. */
function throughParts(
  indexes: Indexes,
  { parts }: ShapeIndex,
  words: readonly string[],
  depth: number,
): Entry[] {
  const found: Entry[] = [];
  for (let cut = 1; cut < words.length; cut += 1)
    for (const [head, rest] of [
      [words.slice(0, cut), words.slice(cut)],
      [words.slice(cut), words.slice(0, cut)],
    ] as const)
      for (const { name, part } of parts.get(setKey(head)) ?? [])
        for (const entry of entriesFor(indexes, part.part, rest, depth - 1)) {
          // A list within an entry of a list is no list of the whole.
          if (part.list === true && 'part' in entry.term) continue;
          found.push({
            target: `${name}.${entry.target}`,
            term: entry.term,
            rank: entry.rank + SPLIT_RANK - head.length * 10,
          });
        }
  return found;
}
