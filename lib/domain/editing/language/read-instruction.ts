import { isDeepStrictEqual } from 'node:util';
import type { Interpretation, Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import { isLookWord } from '../interpret/rules/style/known-words.ts';
import type { Operation } from '../operations.ts';
import type { BillLine } from './bill.ts';
import { billOf } from './bill.ts';
import { type Matching, matches, type Pattern, parsePattern } from './frame-pattern.ts';
import type { Outcome, Values } from './intents/intent.ts';
import { INTENTS } from './intents/intents.ts';
import { endsOf, isIn } from './lists.ts';
import { numberAt } from './slots/figures.ts';
import type { Input } from './slots/input.ts';
import { READERS } from './slots/readers.ts';
import frames from './tables/frames.json' with { type: 'json' };

interface Frame {
  readonly intent: string;
  /** For the documentation: what it is about, and examples of it. */
  readonly topic?: string;
  readonly examples?: readonly string[];
  readonly values?: Values;
  /** Only behind another clause of the same intent: "… and 12 metres of pipe". */
  readonly isContinued?: boolean;
  readonly say: readonly string[];
}

const FIGURES = new Set(
  'figure count money percent share date days code new-line house-number postcode'.split(' '),
);

const FRAMES = (frames as readonly Frame[]).map(({ say, ...frame }) => {
  const patterns = say.map(parsePattern);
  return { ...frame, patterns, withoutFigures: patterns.filter((one) => !one.some(isFigure)) };
});

/** What cannot be there without a number. */
function isFigure(piece: Pattern[number]): boolean {
  return piece.is === 'slot' && FIGURES.has(piece.kind);
}

/** Longer instructions are about other things. */
const MOST_WORDS = 90;

const MOST_OTHERS = 8;

/** Behind these another clause may begin. */
const BOUNDARY = /^(?:[,.;!?-]|and|but|so|then|as|because|since|plus)$/;

/** Reads a piece that no frame covers: as an instruction of another kind. */
export type OtherReader = (from: number, to: number) => Interpretation;

interface Clause {
  readonly intent: string;
  readonly isContinued: boolean;
  readonly outcome: Outcome;
  readonly end: number;
}

interface Reading {
  /** How many clauses a frame covers. */
  readonly framed: number;
  readonly operations: readonly Operation[];
  readonly keep: readonly string[];
}

/**
 * What an instruction about lines, sums, payments and dates comes to. All of it is covered by frames,
 * by clauses that `other` reads, or is a reason for them; else undefined, and nothing is done by half.
 */
export function readInstruction(
  tokens: readonly Token[],
  instruction: string,
  subject: Subject,
  other: OtherReader,
): Interpretation | undefined {
  if (tokens.length > MOST_WORDS || subject.region !== undefined) return undefined;
  const words = tokens.map(({ word, quoted }) => (quoted ? '""' : word));
  const reader = new InstructionReader(
    { tokens, words, instruction, bill: billOf(subject) },
    other,
  );
  return reader.read();
}

class InstructionReader implements Matching {
  readonly words: readonly string[];
  readonly #input: Input;
  readonly #other: OtherReader;
  readonly #slots = new Map<string, ReturnType<Matching['slots']>>();
  readonly #hasFigures: boolean;
  readonly #clauses = new Map<number, readonly Clause[]>();
  /** Pieces that are read as something else cost much, so few of them are. */
  #othersLeft = MOST_OTHERS;
  #refused: Extract<Outcome, { refused: string }> | undefined;

  constructor(input: Input, other: OtherReader) {
    this.words = input.words;
    this.#input = input;
    this.#other = other;
    this.#hasFigures = input.words.some(
      (word, at) => /\d|^an?$/.test(word) || numberAt(input, at) !== undefined,
    );
  }

  ends(list: string, at: number): readonly number[] {
    return endsOf(list, this.words, at);
  }

  slots(kind: string, at: number): ReturnType<Matching['slots']> {
    const key = `${kind} ${at}`;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    const reader = READERS[kind];
    if (reader === undefined) throw new Error(`There are no slots of the kind ${kind}`);
    const found = at < this.words.length ? reader(this.#input, at) : [];
    const pointed =
      kind.startsWith('line') || kind === 'total-kind' ? this.#pointedAt(kind, at) : [];
    this.#slots.set(key, [...found, ...pointed]);
    return [...found, ...pointed];
  }

  read(): Interpretation | undefined {
    if (!this.#mayHoldClause()) return undefined;
    const reading = this.#from(0, undefined);
    if (reading !== undefined && reading.framed > 0) {
      const { operations, keep } = reading;
      const distinct = operations.filter(
        (one, at) => !operations.slice(0, at).some((before) => isDeepStrictEqual(before, one)),
      );
      const recompute: Operation = { op: 'recompute', keep: [...new Set(keep)] };
      const isSum = this.#input.bill.table !== undefined;
      return { kind: 'operations', operations: isSum ? [...distinct, recompute] : distinct };
    }
    if (this.#refused === undefined) return undefined;
    const { refused, suggestions = [] } = this.#refused;
    return { kind: 'not-feasible', reason: `${refused}.`, suggestions };
  }

  /** The clauses from a word on to the end. */
  #from(start: number, before: string | undefined): Reading | undefined {
    const at = this.#skipped(start);
    if (at >= this.words.length)
      return before === undefined ? undefined : { framed: 0, operations: [], keep: [] };
    for (const clause of this.#clausesAt(at)) {
      if (clause.isContinued && clause.intent !== before) continue;
      const rest = this.#from(clause.end, clause.intent);
      if (rest === undefined) continue;
      if ('refused' in clause.outcome) {
        this.#refused ??= clause.outcome;
        continue;
      }
      const { operations, keep = [] } = clause.outcome;
      return {
        framed: rest.framed + 1,
        operations: [...operations, ...rest.operations],
        keep: [...keep, ...rest.keep],
      };
    }
    return this.#otherwise(at, before);
  }

  /** Courtesies and joints say nothing. */
  #skipped(start: number): number {
    let at = start;
    for (;;) {
      const [end] = endsOf('polite', this.words, at);
      if (end !== undefined) at = end;
      else if (/^[,.;!?()-]$/.test(this.words[at] ?? '')) at++;
      else return at;
    }
  }

  /** The longest first, and what can be done before what is refused. */
  #clausesAt(at: number): readonly Clause[] {
    const known = this.#clauses.get(at);
    if (known !== undefined) return known;
    const found: Clause[] = [];
    for (const { intent, values, isContinued = false, ...frame } of FRAMES)
      for (const pattern of this.#hasFigures ? frame.patterns : frame.withoutFigures)
        for (const match of matches(pattern, this, at)) {
          if (!this.#endsAt(match.end)) continue;
          const outcome = INTENTS[intent]?.({ ...values, ...match.values }, this.#input.bill);
          if (outcome !== undefined) found.push({ intent, isContinued, outcome, end: match.end });
        }
    const isRefused = ({ outcome }: Clause) => Number('refused' in outcome);
    found.sort((one, other) => other.end - one.end || isRefused(one) - isRefused(other));
    this.#clauses.set(at, found);
    return found;
  }

  /** Most instructions are about something else, which is seen before anything else is read. */
  #mayHoldClause(): boolean {
    const starts = [0, ...this.#boundariesFrom(0)].map((at) => this.#skipped(at));
    return [...new Set(starts)].some((at) =>
      this.#clausesAt(at).some(({ isContinued }) => !isContinued),
    );
  }

  /** A clause ends where another may begin. */
  #endsAt(end: number): boolean {
    const word = this.words[end];
    if (word === undefined || /^(?:[,.;!?)-]|and|but|so|then|as|because|since|plus)$/.test(word))
      return true;
    return (
      endsOf('polite', this.words, end).length > 0 || endsOf('aside', this.words, end).length > 0
    );
  }

  #otherwise(at: number, before: string | undefined): Reading | undefined {
    const ends = this.#boundariesFrom(at);
    for (const end of ends.toReversed()) {
      if (at === 0 && end === this.words.length) continue;
      if (this.#othersLeft-- <= 0) break;
      const result = this.#other(at, end);
      if (result.kind !== 'operations' || result.operations.length === 0) continue;
      const rest = this.#from(end, before ?? 'other');
      if (rest !== undefined)
        return { ...rest, operations: [...result.operations, ...rest.operations] };
    }
    for (const end of ends) {
      if (!this.#isReason(at, end)) continue;
      const rest = this.#from(end, before);
      if (rest !== undefined) return rest;
    }
    return undefined;
  }

  #boundariesFrom(at: number): number[] {
    const ends: number[] = [];
    for (let end = at + 1; end < this.words.length; end++)
      if (BOUNDARY.test(this.words[end] ?? '')) ends.push(end);
    return [...ends, this.words.length];
  }

  /**
   * A reason for a change: it names no figure, quotes nothing, asks for nothing and names no
   * look, and is a sentence of its own or begins as a reason does.
   */
  #isReason(from: number, to: number): boolean {
    const some = this.words.slice(from, to);
    const isInstruction = some.some(
      (word, at) => /\d|""/.test(word) || isIn('modal', [word]) || this.#counts(from + at),
    );
    if (isInstruction) return false;
    if (endsOf('aside', this.words, from).length > 0) return true;
    // What begins with a verb of editing asks for something, read or not.
    const begins = (at: number) => at === from || BOUNDARY.test(this.words[at - 1] ?? '');
    const isImperative = some.some(
      (_, index) =>
        begins(from + index) &&
        ['set', 'add', 'remove'].some((list) => endsOf(list, this.words, from + index).length > 0),
    );
    if (isImperative) return false;
    // Somebody's name may be what is to stand there.
    const named = this.#input.tokens.slice(from + 1, to);
    if (named.some(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw) && !/day$/.test(raw))) return false;
    const isSentence =
      endsOf('subject', this.words, from).length > 0 && some.length > 2 && !some.some(isLookWord);
    const hasVerb = some
      .slice(1, 6)
      .some(
        (word, at) =>
          /[a-z]{2}ed$/.test(word) || endsOf('finite', this.words, from + 1 + at).length > 0,
      );
    return isSentence || hasVerb;
  }

  /** "one tin", "five boxes", but not "this one". */
  #counts(at: number): boolean {
    return (READERS['count']?.(this.#input, at) ?? []).length > 0;
  }

  /** "that line", "it": the one line, or the one of the totals, that was spoken of before. */
  #pointedAt(kind: string, at: number): ReturnType<Matching['slots']> {
    const ends = endsOf('pointing', this.words, at);
    if (ends.length === 0) return [];
    const found = new Map<string, unknown>();
    for (let place = 0; place < at; place++) {
      const [longest] = READERS[kind]?.(this.#input, place) ?? [];
      if (longest === undefined || longest.end > at) continue;
      const { value } = longest;
      if (Array.isArray(value) && value.length > 1) continue;
      found.set(
        Array.isArray(value) ? ((value as BillLine[])[0]?.row.id ?? '') : JSON.stringify(value),
        value,
      );
      place = longest.end - 1;
    }
    const [only, ...others] = found.values();
    return only === undefined || others.length > 0 ? [] : ends.map((end) => ({ value: only, end }));
  }
}
