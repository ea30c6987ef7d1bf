import type { Token } from '../interpret/language/tokens.ts';

/** What an instruction came to, by what its operations hold. */
export interface AppliedContent {
  /** All texts and values, in lower case. */
  readonly values: readonly string[];
  readonly numbers: readonly number[];
  /** Names of operations, of style properties, and of what of the page or the theme was set. */
  readonly aspects: ReadonlySet<string>;
}

/** What can be asked of a document by name. */
export interface InstructionWords {
  /** The words that are not a text that was set. */
  readonly tokens: readonly Token[];
  /** Whether a token names what is to stay, or which part is meant, in place of what is to come. */
  isAside(at: number): boolean;
}
