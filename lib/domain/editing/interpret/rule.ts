import type { Element } from 'domhandler';
import type { Interpretation, Subject } from './interpretation.ts';
import type { Phrase } from './language/phrase.ts';
import type { Wished } from './looks.ts';
import type { Target } from './target.ts';
import type { Scope } from './targets/scope.ts';

export type { Target } from './target.ts';

/** What a clause comes to. */
export interface Reading {
  readonly result: Exclude<Interpretation, { kind: 'unknown' }>;
  /** What "it" means in the clauses that follow. */
  readonly about?: readonly Target[];
  /** What "the same" means in the clauses that follow. */
  readonly looks?: readonly Wished[];
  /** Nothing was named in it: what follows may say of what it is. */
  readonly isLoose?: boolean;
  /** It says what is wrong; what is to be done about it may follow. */
  readonly complains?: boolean;
  /** It takes words without quotes for a text, up to the end of the clause. */
  readonly setsText?: boolean;
}

/** What rules read clauses against. */
export interface Context {
  readonly subject: Subject;
  /** What the clause before was about; what "it" means. */
  readonly last: readonly Target[];
  /** The looks that the clause before wished for; what "the same" means. */
  readonly lastLooks: readonly Wished[];
  /** The part of the document that the caller points at. */
  readonly scope: Scope;
  /** Names of parts that this document does not have, as rules came upon them. */
  readonly missing: Set<string>;
  /** The same after these were spoken of. */
  speakingOf(targets: readonly Target[]): Context;
  /** The same of a part of the document. */
  within(part: Target): Context;
  /** Whether a word is one of the document's, of names of its parts, or of looks. */
  isKnown(word: string): boolean;
  /** A computed style value of an element, lengths in CSS pixels: what a browser would say. */
  look(element: Element, property: string): string | undefined;
  /** The document's own colour as `#rrggbb`, where it has one. */
  accent(): string | undefined;
  /** What a phrase names: "the client's email", "second table", "totals and notes", "it". undefined unless all of it is understood. */
  targets(phrase: Phrase): readonly Target[] | undefined;
  /** The same of a phrase that must name one thing. */
  target(phrase: Phrase): Target | undefined;
}

/**
 * One sort of wish. A rule reads a clause whole or not at all: what it does not understand of it is a
 * reason to answer undefined, so that nothing is done by half.
 */
export interface Rule {
  readonly name: string;
  read(clause: Phrase, context: Context): Reading | undefined;
}
