import { readDate } from '#lib/domain/editing/values/written-date.ts';
import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { writingIn } from '../tables/find-table.ts';
import { setNamed } from './set-named.ts';
import { setAll } from './set-part.ts';

const GIVEN =
  /^(?:(?:and|so|now|please) )*(?:(?:make|set|change|put|correct|update|fix) (?:it|that|this|them)(?: to| into)? |(?:it|that|this) (?:is|should be|must be|has to be|needs to be) |(?:the )?(?:right|correct|new|real|actual) (?:one|number|date|value|code|id) (?:is|:) |use |write |say )?(?:now |actually |really )?(?<to>[^":]{1,40}?)(?: now| instead)?$/;
const MOST_WORDS = 14;
/** What a value may be that is given without a name. */
const SORTS: readonly RegExp[] = [/^\S+@\S+$/, /^\+?[\d\s().-]{7,24}$/, /^(?=\S*\d)\S+$/];

/** "The transaction ID was mistyped: TX-88210": another value of what was spoken of. */
export const givenAnew: Rule = {
  name: 'given-anew',
  read(clause, context): Reading | undefined {
    const [target, ...others] = context.last;
    if (target === undefined || others.length > 0 || clause.tokens.length > MOST_WORDS)
      return undefined;
    const to = /\d|@/.test(clause.text) ? clause.match(GIVEN)?.['to'] : undefined;
    if (target.kind === 'total') return amountOf(target, clause, context);
    if (to === undefined) return undefined;
    if (target.kind === 'region') return figureOf(target, to, context);
    const { nodes } = target;
    if (target.kind !== 'text' || target.words !== undefined) return undefined;
    const isAlike = nodes.every(
      ({ role, text }) =>
        /^(?:value|number|party-line)$/.test(role) && isOfSort(text, to.raw, context),
    );
    return nodes.length > 0 && isAlike ? setAll(nodes, to, context) : undefined;
  },
};

const INSTEAD =
  /^(?<to>[$€£¥]? ?\d[\d.,]*) (?:instead of|rather than|not|and not) [$€£¥]? ?\d[\d.,]*$/;

/** "a better discount - $200.00 instead of $170.00" */
function amountOf({ nodes }: Target, clause: Phrase, context: Context): Reading | undefined {
  const to = clause.match(INSTEAD)?.['to'];
  const label = nodes.find(({ role }) => role === 'total-label')?.text;
  return to === undefined || label === undefined
    ? undefined
    : setNamed(phraseOf(tokensOf(label), label), to, context);
}

function isOfSort(text: string, to: string, context: Context): boolean {
  const { dates } = writingIn(context);
  const isDated = readDate(text, dates) !== undefined;
  if (isDated || readDate(to, dates) !== undefined)
    return isDated && readDate(to, dates) !== undefined;
  const sort = SORTS.find((one) => one.test(text));
  return sort?.test(to) === true && !/^\p{Sc}/u.test(text);
}

/** "The fee went up: 130 pounds": a figure of the sentence there. */
function figureOf({ name, nodes }: Target, to: Phrase, context: Context): Reading | undefined {
  const isProse = nodes.every(({ role }) => role === 'prose' || role === 'heading');
  return isProse && /^\d+ \p{L}+/u.test(to.raw)
    ? setNamed(phraseOf(tokensOf(name), name), to, context)
    : undefined;
}
