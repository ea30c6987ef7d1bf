import {
  isFigure,
  type Match,
  type Matching,
  type Pattern,
  parsePattern,
} from './frame-pattern.ts';

/** What an instruction has to hold and what it may hold besides, in any order. */
export interface Parts {
  readonly has: readonly string[];
  readonly may?: readonly string[] | undefined;
  /** Whether nothing else may be said. */
  readonly isExact?: boolean | undefined;
}

interface Part {
  readonly pattern: Pattern;
  /** A name of the document's: a word that stands right beside it may belong to it. */
  readonly isName: boolean;
  /** Words alone: the word behind them is what they are about, so it is not passed over. */
  readonly isVerb: boolean;
}

/** Parts whose patterns were read, those that have to be there first. */
export interface ReadParts {
  readonly all: readonly Part[];
  /** What has to be there, words before figures and names, which cost more to find. */
  readonly needs: readonly Pattern[];
  /** A bit for each of those that have to be there. */
  readonly needed: number;
  readonly mostChatter: number;
  /** Whether one of them holds a number. */
  readonly hasFigure: boolean;
}

/** What the words hold besides parts. */
export interface Surroundings extends Matching {
  /** All ways in which a pattern covers words from a place on: of one instruction found once. */
  matchesAt(pattern: Pattern, at: number): readonly Match[];
  /** The word behind each phrase that joins parts and means nothing on its own. */
  joins(at: number): readonly number[];
  /** Whether a word may be passed over: it names nothing of the document and asks for nothing. */
  isChatter(at: number): boolean;
  /** "the", "our": what follows is named. */
  isArticle(at: number): boolean;
  /** Whether another clause may begin at a word. */
  isBoundary(at: number): boolean;
}

export interface Covered {
  readonly end: number;
  /** How many words were passed over. */
  readonly chatter: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const MOST_CHATTER = 4;
const MOST_LEADING = 2;
const MOST_READINGS = 4;

/** Slots that read what the document calls something. */
const NAMES = /<(?:\w+:)?(?:lines?|fact|amount-fact|date-label|date-noun|total-kind)>/;

export const readParts = ({ has, may = [], isExact = false }: Parts): ReadParts => ({
  all: [...has, ...may].map((text) => ({
    pattern: onePattern(text),
    isName: NAMES.test(text),
    isVerb: !text.includes('<'),
  })),
  needs: has.toSorted((one, other) => costOf(one) - costOf(other)).map((text) => onePattern(text)),
  needed: (1 << has.length) - 1,
  mostChatter: isExact ? 0 : MOST_CHATTER,
  hasFigure: has.map(onePattern).some((one) => one.some(isFigure)),
});

const costOf = (text: string): number => Number(text.includes('<')) + Number(NAMES.test(text));

const PATTERNS = new Map<string, Pattern>();

/** Many frames hold the same part: the same text is one pattern. */
function onePattern(text: string): Pattern {
  const pattern = PATTERNS.get(text) ?? parsePattern(text);
  PATTERNS.set(text, pattern);
  return pattern;
}

interface State {
  /** A bit for each part that was found. */
  readonly used: number;
  /** Whether a part was found since the last boundary: else what stands there was not understood. */
  readonly isBegun: boolean;
  readonly last: 'name' | 'verb' | 'chatter' | undefined;
}

interface Reading extends State {
  readonly chatter: number;
  readonly values: Covered['values'];
}

/** Readings that reach each place: of those in the same state the ones that pass over the fewest words. */
class Reached {
  readonly #places: Map<string, Reading[]>[] = [];

  add(at: number, reading: Reading): void {
    const { used, isBegun, last } = reading;
    const key = `${used} ${isBegun} ${last}`;
    this.#places[at] ??= new Map();
    const known = this.#places[at].get(key) ?? [];
    this.#places[at].set(key, known);
    known.push(reading);
    known.sort((one, other) => one.chatter - other.chatter);
    known.length = Math.min(known.length, MOST_READINGS);
  }

  at = (place: number): readonly Reading[] => [...(this.#places[place]?.values() ?? [])].flat();
}

/** The ways in which parts, each at most once, cover words from a place on, with each place that they reach. */
export function* covered(parts: ReadParts, words: Surroundings, from: number): Generator<Covered> {
  if (!mayBeCovered(parts, words, from)) return;
  const reached = new Reached();
  const start = { used: 0, chatter: 0, values: {}, isBegun: false, last: undefined } as const;
  reached.add(from, start);
  for (let at = from; at <= words.words.length; at++)
    for (const reading of reached.at(at)) {
      const { used, isBegun, chatter, values } = reading;
      if (isBegun && (used & parts.needed) === parts.needed) yield { end: at, chatter, values };
      if (at === words.words.length) continue;
      for (const [end, next] of withPart(parts, words, at, reading)) reached.add(end, next);
      const isBoundary = words.isBoundary(at);
      if (!isBoundary || isBegun)
        for (const end of words.joins(at))
          reached.add(end, {
            ...reading,
            isBegun: isBegun && !isBoundary,
            // "off the callout", "the date of birth": what follows still belongs to it.
            last:
              (reading.last === 'verb' && words.isArticle(at)) ||
              (reading.last === 'name' && words.words[at] === 'of')
                ? reading.last
                : undefined,
          });
      const mayPass = !isBoundary && reading.last !== 'name' && reading.last !== 'verb';
      // Few words lead to a figure: "winter discount", "accountant says". Else they may be a verb.
      const leading = parts.hasFigure ? MOST_LEADING : 0;
      const most = isBegun ? parts.mostChatter : Math.min(leading, parts.mostChatter);
      if (mayPass && chatter < most && words.isChatter(at))
        reached.add(at + 1, { ...reading, chatter: chatter + 1, last: 'chatter' });
    }
}

/** Whether each part that has to be there is somewhere: of most frames one is not. */
const mayBeCovered = ({ needs }: ReadParts, words: Surroundings, from: number): boolean =>
  needs.every((pattern) => {
    let at = from;
    while (at < words.words.length && words.matchesAt(pattern, at).length === 0) at++;
    return at < words.words.length;
  });

function* withPart(
  { all }: ReadParts,
  words: Surroundings,
  at: number,
  reading: Reading,
): Generator<readonly [number, Reading]> {
  for (const [place, { pattern, isName, isVerb }] of all.entries()) {
    const bit = 1 << place;
    if ((reading.used & bit) !== 0 || (isName && reading.last === 'chatter')) continue;
    for (const match of words.matchesAt(pattern, at))
      if (match.end > at)
        yield [
          match.end,
          {
            ...reading,
            used: reading.used | bit,
            values: { ...reading.values, ...match.values },
            isBegun: true,
            last: isName ? 'name' : isVerb ? 'verb' : undefined,
          },
        ];
  }
}
