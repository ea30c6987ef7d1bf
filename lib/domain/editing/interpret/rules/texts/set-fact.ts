import { readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Rule } from '../../rule.ts';
import { firstMatch } from '../answers.ts';
import { writingIn } from '../tables/find-table.ts';
import { valuesNamed } from './find-text.ts';
import { setNamed } from './set-named.ts';
import { isLook } from './set-value.ts';
import { dateSaid } from './value-written.ts';

const FORMS = [
  /^(?:change|set|update|correct|fix|edit|move|push|make|put) (?:the )?(?<what>.+?) (?:to be|to say|to|=|->) (?<value>.+)$/,
  /^(?:the )?(?<what>.+?) (?:should be|must be|needs to be|has to be|should say|is now|is|=|:|->) (?<value>.+)$/,
];
/** Longer names are none of a fact. */
const MOST_WORDS = 5;

/** "invoice date should be May 10": a day, or a proper text, for what stands beside a label. Asked before what reads the 10 as a size. */
export const setFact: Rule = {
  name: 'set-fact',
  read(clause, context) {
    const { what, value } = firstMatch(clause, FORMS) ?? {};
    if (what === undefined || value === undefined || what.tokens.length > MOST_WORDS)
      return undefined;
    if (isLook(what, value) || / (?:not|instead of|rather than) /.test(value.text))
      return undefined;
    const nodes = valuesNamed(what, context).filter(({ role }) => role === 'value');
    if (nodes.length === 0) return undefined;
    const { dates } = writingIn(context);
    const isFact = nodes.every(({ text }) => {
      const date = readDate(text, dates);
      return date === undefined
        ? value.quoted || /^\p{Lu}|\d{3}/u.test(value.raw)
        : dateSaid(value.raw, date, context) !== undefined;
    });
    return isFact ? setNamed(what, value, context) : undefined;
  },
};
