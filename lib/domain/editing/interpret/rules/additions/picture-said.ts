import type { Phrase } from '../../language/phrase.ts';
import { meanings, slotsOf, wordList } from '../../language/slots.ts';
import type { Context } from '../../rule.ts';
import type { Style } from '../style/set-text.ts';
import { atStart, type Place, placeOf } from './place.ts';

export const ADDRESS = /^(?:https?:\/\/|data:image\/)/i;

/** What is said of a picture beside what it is. */
interface Said {
  readonly place: Place | undefined;
  readonly style: Style;
}

const FILLER = wordList(
  `, | . | ; | : | - | = | ( | ) | { | } | -> | and | & | from | with | at | of | in | on | to | into | for | as | is | are | be | it | its | the | a | an | my | our | this
  | that | please | exactly | about | around | only | just | here | address | url | src | link | file | picture | image | logo | found | under | using | which
  | you | can | could | will | should | must | stand | sit | go | goes | look | put | show | place | placed | shown | instead | current | old | one | new | now | very
  | being | size | document | page | header | letterhead | corner | hand | side | 's | us | we | use | have`,
);
/** Where a logo goes anyway. */
const OVER_NAME = /^(?:above|over) the name$/;
const SIDES = meanings({
  left: 'left',
  center: 'center | centered | in the middle',
  right: 'right',
});
const TOP = wordList('top upper');
/** "the crest of the school" */
const WHOSE = /^of (?:the |our |my |a )?[a-z]+(?= (?:,|\(|is|are|https?|from|here|:|-))/;
const PREPOSITION =
  /^(?:at|in|on|to|below|under|underneath|beneath|above|over|after|before|behind|into|inside|next|beside|between|right|directly|just)$/;
const MOST_PLACE = 10;
const MOST_SIZE = 6;
const UNIT = '(?<unit>px|pt|mm|cm|in|pixels|inch|inches)';
const SIZES = [
  new RegExp(
    `^(?<length>\\d{1,3}(?:\\.\\d{1,2})?) ?${UNIT}(?: (?:in |of )?(?<across>high|tall|wide|across|height|width))?$`,
  ),
  new RegExp(
    `^(?<across>height|width)(?: of| :| =| is)? (?<length>\\d{1,3}(?:\\.\\d{1,2})?) ?${UNIT}$`,
  ),
];

/** Its size and its place, in any order; undefined where something else is said as well. */
export function pictureSaid(rest: Phrase | undefined, context: Context): Said | undefined {
  if (rest === undefined || rest.tokens.length === 0) return { place: undefined, style: {} };
  const whose = WHOSE.exec(rest.text)?.[0].split(' ').length ?? 0;
  const words = rest.tokens.slice(whose).map((token) => ({ ...token, quoted: false }));
  const slots = slotsOf(rest.with(words));
  if (slots === undefined) return undefined;
  words.forEach(({ word, raw }, at) => {
    if (ADDRESS.test(word) || ADDRESS.test(raw)) slots.mark(at, at + 1);
  });
  const size = slots.takeRead(sizeOf, MOST_SIZE);
  const place = slots.takeRead(
    (where) => placeNamed(where, context),
    MOST_PLACE,
    ({ word }) => PREPOSITION.test(word),
  );
  slots.takeAll(TOP);
  const side = slots.take(SIDES)?.value;
  return slots.isDone(FILLER)
    ? { place: place?.value, style: { ...size?.value, ...acrossPage(side) } }
    : undefined;
}

/** "at the top", "in the header": where a logo goes anyway. */
export function isUsual(place: Place | undefined): boolean {
  const { about, place: where } = place ?? {};
  return (
    (where === 'start' && about === undefined) ||
    (where === 'end' && about?.region?.name === 'header')
  );
}

function placeNamed(where: Phrase, context: Context): Place | undefined {
  if (!/[\p{L}\d]/u.test(where.tokens.at(-1)?.word ?? '')) return undefined;
  return OVER_NAME.test(where.text) ? atStart(context) : placeOf(where, context);
}

/** "60px high", "200px wide" */
function sizeOf({ text }: Phrase): Style | undefined {
  const found = SIZES.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  if (found === undefined) return undefined;
  const unit = (found['unit'] ?? 'px').replace('pixels', 'px').replace(/inch(?:es)?/, 'in');
  const length = `${found['length']}${unit}`;
  return /wid|across/.test(found['across'] ?? '')
    ? { width: length, height: 'auto', 'max-width': '100%', 'max-height': 'none' }
    : { height: length, width: 'auto', 'max-width': '100%', 'max-height': 'none' };
}

function acrossPage(side: 'left' | 'center' | 'right' | undefined): Style {
  return side === undefined || side === 'left'
    ? {}
    : { display: 'block', 'margin-left': 'auto', 'margin-right': side === 'center' ? 'auto' : '0' };
}
