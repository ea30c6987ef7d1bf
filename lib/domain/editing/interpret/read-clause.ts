import type { Phrase } from './language/phrase.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { asAddition, inKnownWords, reasonAt } from './language/wordings.ts';
import type { Reading, Rule } from './rule.ts';

/** As it is said; else in the words that rules know; else without the reason that is given for it. */
export function readClause(
  clause: Phrase,
  context: Parameters<Rule['read']>[1],
  rules: readonly Rule[],
): Reading | undefined {
  for (const said of wordingsOf(clause))
    for (const rule of rules) {
      const reading = rule.read(said, context);
      if (reading !== undefined && !(TEXTS.has(rule.name) && isDescribed(said)))
        return TEXTS.has(rule.name) ? { ...reading, setsText: true } : reading;
    }
  return undefined;
}

const DESCRIBED = /\b(?:should|must|needs? to|has to|have to|ought to|shall) be (?<how>[^"]+)$/;

/** "the fees should be lighter in some way": how something is to be, in small letters, is no text for it. */
function isDescribed(clause: Phrase): boolean {
  const how = clause.match(DESCRIBED)?.['how'];
  return how !== undefined && how.tokens.length > 2 && /^[\p{Ll} ,.-]+$/u.test(how.raw);
}

/** Rules that take words without quotes for a text, up to the end of the clause. */
const TEXTS = new Set(['set-value', 'rename', 'replace-text', 'set-fact', 'corrections']);

/** Whoever says more than this in one breath gives a text, whose words are not to be touched. */
const MOST_WORDS = 60;

/** "The meeting was postponed: instead of 14 March write 21 March": what happened, before what is to be done. */
const HAPPENED =
  /^[^":]*\b(?:was|were|is|are|has|have|had|got|moved|changed)\b[^":]* [:;] (?<wish>(?:instead of|change|replace|swap|correct|update) .+)$/;

function afterReason(clause: Phrase): Phrase | undefined {
  return clause.match(HAPPENED)?.['wish'];
}

function* wordingsOf(clause: Phrase): Generator<Phrase> {
  yield clause;
  if (clause.tokens.length > MOST_WORDS) return;
  const known = inKnownWords(clause.tokens);
  if (known !== undefined) yield clause.with(known);
  const added = asAddition(known ?? clause.tokens);
  if (added !== undefined) yield clause.with(added);
  const told = afterReason(clause);
  if (told !== undefined) yield told;
  const reason = reasonAt(clause.tokens);
  if (reason === undefined) return;
  const wish = clause.with(withoutPoliteness(clause.tokens.slice(0, reason)));
  yield wish;
  const plain = inKnownWords(wish.tokens);
  if (plain !== undefined) yield clause.with(plain);
}
