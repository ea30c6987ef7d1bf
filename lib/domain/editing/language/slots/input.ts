import type { Token } from '../../interpret/language/tokens.ts';
import type { Bill } from '../bill.ts';
import type { Slotted } from '../frame-pattern.ts';

/** A figure that was input, with what it was input to be of. */
export interface StatedFigure {
  readonly value: number;
  readonly kind: 'money' | 'percent' | 'number';
  /** "hours", "pcs" */
  readonly unit: string | undefined;
  /** "each", "per hour" */
  readonly isEach: boolean;
  /** "hour" of "per hour" */
  readonly per?: string | undefined;
}

export interface Input {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly instruction: string;
  readonly bill: Bill;
}

export type Reader = (input: Input, at: number) => readonly Slotted[];

/** Longest name of a line in words. */
export const MOST_WORDS = 14;
