import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned } from '../target.ts';

/** How readers of one sort of names ask for any other: what is named from a token on. */
export type Scan = (phrase: Phrase, at: number, context: Context) => Scanned | undefined;
