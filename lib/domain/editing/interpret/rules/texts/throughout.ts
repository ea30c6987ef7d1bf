import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, operations } from '../answers.ts';
import { textSaid } from './find-text.ts';

/** Said of every place at once. */
const EVERYWHERE =
  /^(?<before>.*?)(?:^| )(?:everywhere(?: it (?:appears|occurs|stands))?(?: (?:in|on|across) (?:the|this) (?:whole |entire )?\p{L}+)?|throughout(?: (?:the|this) (?:whole |entire )?\p{L}+)?|(?:in|across|over) (?:the |this )?(?:whole|entire|complete|full) \p{L}+|all over(?: the \p{L}+)?|in (?:all|every) (?:places?|occurrences?|instances?)|wherever (?:it|that|this) (?:appears|occurs|stands)|(?:each|every) time(?: it (?:appears|occurs))?)(?<after>(?: .*)?)$/u;
const EACH = '(?:all|every|each)(?: of)?(?: the)?';
const MENTION = '(?:mentions?|occurrences?|instances?|uses?)(?: of)?';
/** Said of every place by the form itself. */
const EACH_FORMS = [
  new RegExp(
    `^(?:${EACH} )?${MENTION} (?<old>.+?) (?:should|must|have to|need to|has to|needs to) (?:be|become|read|say)(?: changed to| replaced (?:by|with))? (?<to>.+)$`,
  ),
  new RegExp(
    `^(?:replace|change|swap|substitute|turn|rename) (?:${EACH} )?${MENTION} (?<old>.+?) (?:with|by|to|for|into) (?<to>.+)$`,
  ),
  /^(?:whenever|wherever|every time|each time|everywhere) (?:it|the \p{L}+|this) (?:says|reads|mentions|has) (?<old>.+?) (?:, )?(?:it (?:should|must) (?:say|read|be)|(?:say|write|use|put|make it|change it to|have)) (?<to>.+)$/u,
];
const FORMS = [
  /^(?:use|say|write|put|have|call it|print) (?:the )?(?<to>.+?) (?:instead of|rather than|in place of|for) (?<old>.+)$/,
  /^substitute (?<to>.+?) for (?<old>.+)$/,
  /^(?:change|replace|rename|swap|exchange|turn|correct|switch|update|substitute) (?<old>.+?) (?:to|with|by|into|for) (?<to>.+)$/,
  /^(?<old>.+?) (?:should|must|has to|needs to|is to) (?:be|become|read|say|be called|be changed to) (?<to>.+)$/,
  /^(?:instead of|in place of) (?<old>.+?) (?:, )?(?:use|say|write|put) (?<to>.+)$/,
];
const NOUN = /^(?:the )?(?:words?|terms?|name|text|phrase) (?<name>.+)$/;
const MOST_WORDS = 6;

/** "Use Client everywhere in place of Customer": one word for another, in labels and sentences alike. */
export const throughout: Rule = {
  name: 'throughout',
  read(clause, context) {
    const each = firstMatch(clause, EACH_FORMS);
    if (each !== undefined) return everywhere(each, context);
    const { before, after } = clause.match(EVERYWHERE) ?? {};
    const tokens = [...(before?.tokens ?? []), ...(after?.tokens ?? [])];
    const said = tokens.length === 0 ? undefined : firstMatch(clause.with(tokens), FORMS);
    return said && everywhere(said, context);
  },
};

function everywhere(
  { old, to }: Readonly<Record<string, Phrase>>,
  context: Context,
): Reading | undefined {
  const before = bare(old);
  const now = bare(to);
  if (before === undefined || now === undefined) return undefined;
  const found = textSaid(before.raw, context);
  // A name is written large; what is not may be a look or a part.
  const isWord = before.quoted || now.quoted || /^\p{Lu}/u.test(before.raw) || isLower(before, now);
  const isFigure = found?.nodes.some(({ role }) => role === 'total-value') === true;
  if (found === undefined || !isWord || isFigure || /\d/.test(before.raw)) return undefined;
  return operations([{ op: 'replace-text', find: found.text, replace: now.raw }]);
}

/** Both in small letters, and neither a look nor a part of a document. */
const isLower = (before: Phrase, now: Phrase): boolean =>
  /^\p{Ll}+$/u.test(before.raw) && /^\p{Ll}+$/u.test(now.raw);

function bare(said: Phrase | undefined): Phrase | undefined {
  const name = said?.match(NOUN)?.['name'] ?? said;
  if (name === undefined || name.tokens.length > MOST_WORDS) return undefined;
  // A quoted text and more than that says more than what it is.
  return name.quoted || name.tokens.every(({ quoted }) => !quoted) ? name : undefined;
}
