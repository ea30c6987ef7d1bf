import { readDate } from '#lib/domain/editing/values/written-date.ts';
import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Rule } from '../../rule.ts';
import { writingIn } from '../tables/find-table.ts';
import { setNamed } from './set-named.ts';

/** What happens on a day, and what a document calls that day. */
const EVENTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:starts?|started|begins?|began|commences?|starting)\b/, ['effective date', 'start date']],
  [
    /\b(?:finished|completed|completes|graduated|passed|finishes|ended the course)\b/,
    ['completion date'],
  ],
  [/\b(?:pays?|payable|due|paying|payment)\b/, ['due date']],
  [/\b(?:expires?|valid|extended|accepts?|holds?|stands|open)\b/, ['valid until', 'expiry date']],
];
const ON_DAY =
  /^(?<what>[^":]{4,60}?)(?: ?[:,;-])?(?: (?:on|from|until|till|by|to|already on|only on))? (?<to>(?:\p{L}+ )?\d[^":]*)$/u;
const MOST_WORDS = 20;

/** "We start a month later: May 1, 2026", "the quote was extended until March 1, 2026": the day that a document has for it. */
export const events: Rule = {
  name: 'events',
  read(clause, context) {
    const [first] = clause.tokens;
    if (first === undefined || clause.tokens.length > MOST_WORDS || VERBS.has(first.word))
      return undefined;
    if (!EVENTS.some(([event]) => event.test(clause.text))) return undefined;
    const { what, to } = clause.match(ON_DAY) ?? {};
    if (what === undefined || to === undefined || readsNoDay(to.raw, context)) return undefined;
    const named = EVENTS.filter(([event]) => event.test(what.text)).flatMap(([, names]) =>
      names
        .map(words)
        .filter((name) => context.target(name) !== undefined)
        .slice(0, 1),
    );
    const [only, ...others] = named;
    return only === undefined || others.length > 0 ? undefined : setNamed(only, to, context);
  },
};

const readsNoDay = (text: string, context: Parameters<Rule['read']>[1]): boolean =>
  readDate(text, writingIn(context).dates) === undefined;

const words = (text: string): Phrase => phraseOf(tokensOf(text), text);
