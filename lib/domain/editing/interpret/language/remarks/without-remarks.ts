import { inPlainWords } from '../plain-words.ts';
import { withoutPoliteness } from '../politeness.ts';
import type { Token } from '../tokens.ts';
import { reasonLength, withoutReason } from './reasons.ts';
import { frameLength } from './request-frames.ts';

const MOST_STEPS = 8;

/** The wish itself, without who asks for it, why, and in which tone, before and behind it. */
export function withoutRemarks(given: readonly Token[]): readonly Token[] {
  return inPlainWords(withoutPoliteness(withoutReason(withoutBeginning(given))));
}

/** The same of what stands before it alone. */
export function withoutBeginning(given: readonly Token[]): readonly Token[] {
  let tokens = given;
  for (let step = 0; step < MOST_STEPS; step++) {
    const length = frameLength(tokens) || reasonLength(tokens);
    const rest = withoutPoliteness(length < tokens.length ? tokens.slice(length) : tokens);
    if (rest.length === tokens.length) break;
    tokens = rest;
  }
  return tokens;
}
