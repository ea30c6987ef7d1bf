import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { lineNamed } from './total-lines.ts';

const RELATION =
  /^(?<relation>above|before|over|preceding|ahead of|on top of|below|under|beneath|underneath|after|behind|following)(?: the| our)? (?<line>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: line| row| amount)?$/u;
const MOST_WORDS = 6;
const IN_TOTALS =
  /^(?:to|in|into|at|of|on|as part of|at the (?:end|bottom) of) (?:the |our )?(?:totals?(?: (?:section|block|box|area|part|lines))?|sums|summary)$/;

export interface TotalPlace {
  /** Without the words that say where. */
  readonly said: Phrase;
  /** The place among the lines; undefined where only the totals are named. */
  readonly at: number | undefined;
}

/** "below the total", "before tax", "to the totals": where a line is to stand, and the rest of the clause. undefined: nothing of it. */
export function totalPlace(clause: Phrase, context: Context): TotalPlace | undefined {
  const { tokens } = clause;
  const { totals } = context.subject.content;
  for (let from = 0; from < tokens.length - 1; from++) {
    if (tokens[from]?.quoted) continue;
    for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from + 1; to--) {
      const words = clause.slice(from, to);
      const rest = () => clause.with([...tokens.slice(0, from), ...tokens.slice(to)]);
      if (IN_TOTALS.test(words.text)) return { said: rest(), at: undefined };
      const { relation, line: name } = words.match(RELATION) ?? {};
      const line = name && /^the totals?$|^[^ ].*$/.test(name.text) && lineNamed(name, context);
      const at = line ? totals.indexOf(line) : -1;
      if (relation === undefined || at < 0) continue;
      const isBefore = /^(?:above|before|over|preceding|ahead|on)/.test(relation.text);
      return { said: rest(), at: isBefore ? at : at + 1 };
    }
  }
  return undefined;
}
