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
