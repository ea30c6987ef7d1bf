import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';
import { sentences } from './prose-figure.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** What one moment may be replaced by: a day, a weekday, a time of the day, a month. */
const SORTS = [
  `(?:${WEEKDAY},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?`,
  WEEKDAY,
  `(?:half past |quarter (?:past|to) )?${NUMBER}(?:(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\.?|o'clock|in the (?:morning|afternoon|evening)|at night)|:\\d\\d)|noon|midnight`,
  `(?:(?:the )?(?:end|start|beginning|middle) of )?${MONTH}`,
].map((sort) => ({
  whole: new RegExp(`^(?:on |at |in )?(?<moment>${sort})(?: (?:now|instead))?$`, 'i'),
  written: new RegExp(`\\b(?:${sort})(?![\\p{L}\\d])`, 'giu'),
}));

/** Whether words say when something is. */
export const isMoment = ({ raw }: Phrase): boolean => SORTS.some(({ whole }) => whole.test(raw));

/**
 * "change the meeting to 21 March": the one moment of that sort in the sentence that is named.
 * undefined: none is said, none is there, or several are.
 */
export function proseMoment(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  for (const { whole, written } of SORTS) {
    const moment = whole.exec(to.raw)?.groups?.['moment'];
    if (moment === undefined) continue;
    const found = sentences(what, undefined, context).flatMap((node) =>
      [...node.text.matchAll(written)].map(([find]) => ({ node, find })),
    );
    const [only, ...others] = found;
    if (only === undefined || others.length > 0) return undefined;
    const { node, find } = only;
    return operations([{ op: 'replace-text', targets: [node.id], find, replace: moment }]);
  }
  return undefined;
}
