import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { PAGE_FILLER } from './page-words.ts';

const SIZES = meanings({
  A3: 'a3 | a 3 | din a3 | din a 3 | a3-size',
  A4: 'a4 | a 4 | din a4 | din a 4 | din-a4 | european paper | a4-size | iso a4',
  A5: 'a5 | a 5 | din a5 | din a 5 | a5-size',
  letter:
    'us letter | letter | us-letter | american letter | letter-size | 8.5x11 | 8.5 x 11 | 8.5 by 11 | american paper | us paper',
  legal: 'legal | us legal | us-legal | legal-size',
  tabloid: 'tabloid | ledger | 11x17 | 11 x 17 | 11 by 17',
});
const SIDES = meanings({
  landscape: `landscape | horizontal | horizontally | sideways | wide format | on its side | landscaped | landscape-format | lengthwise | broadside | turned sideways | side ways
    | in width | wide`,
  portrait:
    'portrait | vertical | vertically | upright | tall format | portrait-format | up and down | tall',
});
const HEDGES = wordList(
  'by 90 degrees | 90 degrees | 90° | 90 ° | format | style | degrees | not lying | not lying down | not on its side | not sideways | not wide | not standing | not landscape | not portrait | standing | lying',
);
const MOST_WORDS = 18;

/** "page orientation: landscape", "we print on A4", "A4 instead of letter": a sheet, a way round, and nothing else. */
export const sheetWishes: Rule = {
  name: 'sheet-wishes',
  read(clause, { last }) {
    const slots = clause.tokens.length > MOST_WORDS ? undefined : slotsOf(clause);
    if (slots === undefined) return undefined;
    const sizes = wished<string>(slots, [
      ...slots.takeAll(SIZES),
      ...slots.takeAllRead(({ text }) => ownSize(text), MOST_SIZE_WORDS),
    ]);
    const sides = wished(slots, slots.takeAll(SIDES));
    slots.takeAll(HEDGES);
    const [size, otherSize] = sizes;
    const [side, otherSide] = sides;
    // "not in italics, make it upright" is said of what was spoken of.
    if (last.length > 0 && /\bit upright$/.test(clause.text)) return undefined;
    if (otherSize !== undefined || otherSide !== undefined) return undefined;
    if (size === undefined && side === undefined) return undefined;
    if (isAmbiguous(clause, size, side) || !slots.isDone(PAGE_FILLER)) return undefined;
    const page: Operation = {
      op: 'set-page',
      ...(size === undefined ? {} : { size }),
      ...(side === undefined ? {} : { orientation: side }),
    };
    return operations([page]);
  },
};

const MOST_SIZE_WORDS = 5;
const UNIT = '(mm|cm|in|inch|inches)';
const OWN_SIZE = new RegExp(
  `^(\\d+(?:\\.\\d+)?) ?${UNIT}? ?(?:x|by|×) ?(\\d+(?:\\.\\d+)?) ?${UNIT}$`,
);

/** "10 x 15 cm", "4in by 6in" */
function ownSize(text: string): string | undefined {
  const [, width, widthUnit, height, unit = ''] = OWN_SIZE.exec(text) ?? [];
  const inShort = (said: string) => (said.startsWith('inch') ? 'in' : said);
  return width === undefined
    ? undefined
    : `${width}${inShort(widthUnit ?? unit)} x ${height}${inShort(unit)}`;
}

/** What is to be; of "from letter to A4" the second. */
function wished<Value>(slots: Slots, found: readonly Found<Value>[]): readonly Value[] {
  const left = found.filter((one) => !slots.unwished(one)).map(({ value }) => value);
  return [...new Set(left)];
}

/** "make the letter", "wide": these may speak of something else than the sheet. */
function isAmbiguous(
  { text }: Phrase,
  size: string | undefined,
  side: string | undefined,
): boolean {
  if (side !== undefined && size === undefined)
    return /\b(?:wide|tall|in width)\b/.test(text) && !/\b(?:page|paper|sheet|format)\b/.test(text);
  if (size !== 'letter' || side !== undefined) return false;
  return (
    !/\b(?:size|sized|paper|page|format|us|us-letter|american|sheet|8|8\.5)\b/.test(text) &&
    !/(?:to|in|on|use|into) (?:us )?letter(?: (?:instead|please).*)?$/.test(text)
  );
}
