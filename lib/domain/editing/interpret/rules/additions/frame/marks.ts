import { dictionary } from '../../../../dictionary.ts';
import type { Phrase } from '../../../language/phrase.ts';
import { VERBS } from '../../../language/vocabulary.ts';
import type { Context, Reading } from '../../../rule.ts';
import { notFeasible, operations } from '../../answers.ts';
import type { Frame } from './frame.ts';

const STATE =
  /^(?:paid(?: in full)?|draft|void|overdue|past due|approved|accepted|rejected|cancell?ed|final|copy|original|sample|confidential|urgent|unpaid|pending|received|completed?|expired|signed|duplicate|pro-?forma|pro forma|refunded|declined|not paid|top secret|secret|internal(?: use only)?|preview|example|specimen|do not copy|for review|private|preliminary|closed|delivered|settled|partially paid|not valid|invalid|first copy|archived?|superseded|obsolete|test|revised|withdrawn|credited|in review|demo)$/i;
const GOOD = /^(?:paid|approved|accepted|final|received|completed?|signed|delivered|settled)\b/i;
const MOST_WORDS = 4;
const COLORS: Readonly<Record<'good' | 'bad', string>> = dictionary({
  good: '#15803d',
  bad: '#b91c1c',
});

/** The words of a stamp or a watermark: quoted, or such as marks have, or in capitals among small letters. */
function markOf(frame: Frame, clause: Phrase): string | undefined {
  const [text] = [...frame.texts, ...frame.names];
  const one = frame.texts.length + frame.names.length === 1 && frame.rest === undefined;
  if (one && text?.quoted) return text.text;
  if (one && text !== undefined)
    return frame.says && isMark(text.text, clause) ? marked(text.text) : undefined;
  const { rest } = frame;
  return rest !== undefined && text === undefined && isMark(rest.raw, clause)
    ? marked(rest.raw)
    : undefined;
}

function isMark(words: string, clause: Phrase): boolean {
  const list = words.split(' ');
  if (list.length > MOST_WORDS || (VERBS.has(list[0]?.toLowerCase() ?? '') && !STATE.test(words)))
    return false;
  if (STATE.test(words)) return true;
  const isShouted = words === words.toUpperCase() && /\p{Lu}{2}/u.test(words);
  return isShouted && clause.raw !== clause.raw.toUpperCase();
}

/** Marks of one or two words are set in capitals. */
function marked(words: string): string {
  return words.split(' ').length <= 2 ? words.toUpperCase() : words;
}

export function stampOf(frame: Frame, clause: Phrase): Reading | undefined {
  const text = markOf(frame, clause);
  if (text === undefined || text.length > 40 || frame.place?.about !== undefined) return undefined;
  const color = frame.style.color ?? (GOOD.test(text) ? COLORS.good : COLORS.bad);
  const { corner } = frame;
  return operations([
    { op: 'set-page', stamp: { text, color, ...(corner === undefined ? {} : { corner }) } },
  ]);
}

export function watermarkOf(frame: Frame, clause: Phrase, _: Context): Reading | undefined {
  const text = markOf(frame, clause);
  if (text === undefined || text.length > 80 || frame.place?.about !== undefined) return undefined;
  const { color } = frame.style;
  if (frame.corner !== undefined || (color !== undefined && !isGray(color)))
    return notFeasible('A watermark is pale gray and runs across the page.', [
      `Add a watermark saying “${text}”`,
      `Stamp it “${text}”`,
    ]);
  return operations([{ op: 'set-page', watermark: text }]);
}

function isGray(hex: string): boolean {
  const parts =
    /^#(..)(..)(..)/
      .exec(hex)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? [];
  return parts.length === 3 && Math.max(...parts) - Math.min(...parts) < 40;
}
