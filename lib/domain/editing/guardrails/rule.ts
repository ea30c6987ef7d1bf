import type { GuardrailCategory } from './finding.ts';
import { rulesInQuestion } from './rules-in-question.ts';

/** What of a regular expression is asked for. */
export type Pattern = Pick<RegExp, 'source' | 'flags' | 'test'>;

/** A pattern that is only made when a text is held against it: those with classes of Unicode take milliseconds. */
export function deferred(source: string): Pattern {
  let made: RegExp | undefined;
  return {
    source,
    flags: 'u',
    test(text) {
      made ??= new RegExp(source, 'u');
      return made.test(text);
    },
  };
}

/**
 * A pattern for what is refused. Patterns run on text as `readings.ts` writes it. Every repetition in
 * them is bounded, and none stands inside of another one, so the time taken is linear in the text.
 */
export interface Rule {
  readonly name: string;
  readonly pattern: Pattern;
  /** A match is in order where this matches from its end on. */
  readonly unlessFollowedBy?: RegExp;
  /** A match is in order where this matches the 60 characters before it. */
  readonly unlessPrecededBy?: RegExp;
}

export interface RuleSet {
  readonly category: GuardrailCategory;
  readonly rules: readonly Rule[];
}

const BEFORE_CHARS = 60;
const AFTER_CHARS = 80;

/** The name of the first rule that `text` breaks. */
export function brokenRule(rules: readonly Rule[], text: string): string | undefined {
  return rulesInQuestion(rules, text).find((rule) => breaks(rule, text))?.name;
}

function breaks({ pattern, unlessFollowedBy, unlessPrecededBy }: Rule, text: string): boolean {
  // Few texts match at all, and finding all matches takes a copy of the pattern.
  if (!pattern.test(text)) return false;
  if (unlessFollowedBy === undefined && unlessPrecededBy === undefined) return true;
  const everywhere = new RegExp(pattern.source, 'gu');
  for (const match of text.matchAll(everywhere)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + AFTER_CHARS);
    const before = text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index);
    if (unlessFollowedBy?.test(after) || unlessPrecededBy?.test(before)) continue;
    return true;
  }
  return false;
}
