import { isDeepStrictEqual } from 'node:util';
import type { Interpretation, Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { covered } from './any-order.ts';
import { billOf } from './bill.ts';
import { contradict } from './contradicting-figures.ts';
import { type DateName, dateFacts } from './facts.ts';
import { matches } from './frame-pattern.ts';
import { FRAMES } from './frames.ts';
import { InstructionWords } from './instruction-words.ts';
import type { Outcome, Values } from './intents/intent.ts';
import { INTENTS } from './intents/intents.ts';
import { endsOf } from './lists.ts';
import { isTaxOfSome } from './misread.ts';
import { isNews, isReason } from './reason.ts';
import type { Input } from './slots/input.ts';

/** Longer instructions are about other things. */
const MOST_WORDS = 90;

const MOST_OTHERS = 8;

/** What sets a figure of a line. */
const FIGURES = new Set(['change-figure', 'change-each']);

/** Reads a piece that no frame covers: as an instruction of another kind. */
export type OtherReader = (from: number, to: number) => Interpretation;

interface Clause {
  readonly intent: string;
  /** Words that its parts do not cover. */
  readonly chatter: number;
  readonly isContinued: boolean;
  readonly outcome: Outcome;
  readonly end: number;
}

interface Reading {
  /** How many clauses a frame covers. */
  readonly framed: number;
  readonly operations: readonly Operation[];
  readonly keep: readonly string[];
  readonly leaves: readonly DateName[];
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

class InstructionReader {
  readonly #input: Input;
  readonly #other: OtherReader;
  readonly #words: InstructionWords;
  readonly #clauses = new Map<number, readonly Clause[]>();
  /** Pieces that are read as something else cost much, so few of them are. */
  #othersLeft = MOST_OTHERS;
  #refused: Extract<Outcome, { refused: string }> | undefined;

  constructor(input: Input, other: OtherReader) {
    this.#input = input;
    this.#other = other;
    this.#words = new InstructionWords(input);
  }

  read(): Interpretation | undefined {
    if (!this.#mayHoldClause()) return undefined;
    const reading = this.#from(0, undefined);
    if (reading !== undefined && reading.framed > 0) {
      const { operations, keep, leaves } = reading;
      const { words, bill, instruction } = this.#input;
      const stays = dateFacts(bill).flatMap(({ name, node }) =>
        leaves.includes(name) ? [node.id] : [],
      );
      const distinct = operations.filter(
        (one, at) =>
          !(one.op === 'replace-text' && one.targets?.every((id) => stays.includes(id))) &&
          !operations.slice(0, at).some((before) => isDeepStrictEqual(before, one)),
      );
      if (contradict(distinct, words, bill)) return { kind: 'unknown', clause: instruction };
      const recompute: Operation = { op: 'recompute', keep: [...new Set(keep)] };
      const isSum = bill.table !== undefined;
      return { kind: 'operations', operations: isSum ? [...distinct, recompute] : distinct };
    }
    if (this.#refused === undefined) return undefined;
    const { refused, suggestions = [] } = this.#refused;
    return { kind: 'not-feasible', reason: `${refused}.`, suggestions };
  }

  /** The clauses from a word on to the end. */
  #from(start: number, before: string | undefined): Reading | undefined {
    const at = this.#skipped(start);
    if (at >= this.#input.words.length)
      return before === undefined ? undefined : { framed: 0, operations: [], keep: [], leaves: [] };
    for (const clause of this.#clausesAt(at)) {
      if (clause.isContinued && clause.intent !== before) continue;
      const rest = this.#from(clause.end, clause.intent);
      if (rest === undefined) continue;
      if ('refused' in clause.outcome) {
        this.#refused ??= clause.outcome;
        continue;
      }
      const { operations, keep = [], leaves } = clause.outcome;
      return {
        framed: rest.framed + 1,
        operations: [...operations, ...rest.operations],
        keep: [...keep, ...rest.keep],
        leaves: leaves === undefined ? rest.leaves : [leaves, ...rest.leaves],
      };
    }
    return this.#otherwise(at, before);
  }

  /** Courtesies and joints say nothing. */
  #skipped(start: number): number {
    let at = start;
    for (;;) {
      const [end] = endsOf('polite', this.#input.words, at);
      // "instead of 10%" names what was before.
      if (end !== undefined && this.#input.words[end] !== 'of') at = end;
      else if (/^[,.;!?()-]$/.test(this.#input.words[at] ?? '')) at++;
      else return at;
    }
  }

  #isOfSome(outcome: Outcome, from: number, to: number): boolean {
    const words = this.#input.words.slice(from, to);
    return (
      'operations' in outcome &&
      outcome.operations.some((operation) => isTaxOfSome(operation, words, this.#input.bill))
    );
  }

  /** The longest first, and what can be done before what is refused. */
  #clausesAt(at: number): readonly Clause[] {
    const known = this.#clauses.get(at);
    if (known !== undefined) return known;
    const found: Clause[] = [];
    for (const { intent, values, isContinued = false, ...frame } of FRAMES)
      for (const { end, chatter, ...match } of this.#matchesOf(frame, at)) {
        if (!this.#endsAt(end) || (FIGURES.has(intent) && this.#words.isPaid(at, end))) continue;
        if (values?.['noun'] === 'quantity' && this.#words.isPriceOfOne(at, end)) continue;
        const outcome = INTENTS[intent]?.({ ...values, ...match.values }, this.#input.bill);
        if (outcome === undefined || this.#isOfSome(outcome, at, end)) continue;
        found.push({ intent, chatter, isContinued, outcome, end });
      }
    const isRefused = ({ outcome }: Clause) => Number('refused' in outcome);
    found.sort(
      (one, other) =>
        other.end - one.end || isRefused(one) - isRefused(other) || one.chatter - other.chatter,
    );
    this.#clauses.set(at, found);
    return found;
  }

  *#matchesOf(
    { patterns, withoutFigures, parts, hasFigure }: Omit<(typeof FRAMES)[number], 'intent'>,
    at: number,
  ): Generator<{ end: number; chatter: number; values: Values }> {
    for (const pattern of this.#words.hasFigures ? patterns : withoutFigures)
      for (const match of matches(pattern, this.#words, at)) yield { ...match, chatter: 0 };
    if (parts !== undefined && (this.#words.hasFigures || !hasFigure))
      yield* covered(parts, this.#words, at);
  }

  /** Most instructions are about something else, which is seen before anything else is read. */
  #mayHoldClause(): boolean {
    const starts = [0, ...this.#words.boundariesFrom(0)].map((at) => this.#skipped(at));
    return [...new Set(starts)].some((at) =>
      this.#clausesAt(at).some(({ isContinued }) => !isContinued),
    );
  }

  /** A clause ends where another may begin. */
  #endsAt(end: number): boolean {
    const word = this.#input.words[end];
    if (word === undefined || /^(?:[,.;!?)-]|and|but|so|then|as|because|since|plus)$/.test(word))
      return true;
    return (
      endsOf('polite', this.#input.words, end).length > 0 ||
      endsOf('aside', this.#input.words, end).length > 0
    );
  }

  /** "#1187" alone does not; and "call it …" behind another clause is about what that one speaks of. */
  #asksForSomething(from: number, to: number, before: string | undefined): boolean {
    const words = this.#input.words.slice(from, to);
    const isOfFormer = before !== undefined && endsOf('naming-it', words, 0).length > 0;
    return !isOfFormer && words.some((word) => /^\p{L}{2}/u.test(word));
  }

  #otherwise(at: number, before: string | undefined): Reading | undefined {
    const ends = this.#words.boundariesFrom(at);
    const isSaidFirst = ends.some((end) => isNews(this.#words, at, end));
    for (const end of isSaidFirst ? [] : ends.toReversed()) {
      if ((at === 0 && end === this.#input.words.length) || this.#words.isOfLine(at, end)) continue;
      if (!this.#asksForSomething(at, end, before)) continue;
      if (this.#othersLeft-- <= 0) break;
      const result = this.#other(at, end);
      if (result.kind !== 'operations' || result.operations.length === 0) continue;
      const rest = this.#from(end, before ?? 'other');
      if (rest !== undefined)
        return { ...rest, operations: [...result.operations, ...rest.operations] };
    }
    for (const end of ends) {
      if (!isReason(this.#words, this.#input, at, end)) continue;
      const rest = this.#from(end, before);
      if (rest !== undefined) return rest;
    }
    return undefined;
  }
}
