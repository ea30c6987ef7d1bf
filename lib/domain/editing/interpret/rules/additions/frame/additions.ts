import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../../rule.ts';
import { documentTexts, plainWords } from '../../../targets/document-texts.ts';
import type { Style } from '../../style/set-text.ts';
import { hasWord } from '../../texts/find-text.ts';
import { atEnd, atStart, type Place } from '../place.ts';
import {
  inserted,
  insertedAtEnd,
  insertedNote,
  insertedText,
  insertedThanks,
  isList,
  onlyText,
} from './build.ts';
import { footerOf } from './footer.ts';
import type { Frame } from './frame.ts';
import { stampOf, watermarkOf } from './marks.ts';
import { lastOf, readFrame } from './read.ts';
import { sectionOf } from './section.ts';
import { signaturesOf } from './signatures.ts';
import { subtitleOf } from './subtitle.ts';
import type { Kind } from './words.ts';

/** Of several nouns the one that says what is added: "a line with the footer text" is of the footer. */
const RANK: readonly Kind[] = [
  'stamp',
  'watermark',
  'signature',
  'clause',
  'section',
  'postscript',
  'subtitle',
  'footer',
  'item',
  'thanks',
  'note',
  'text',
];

/** A text that somebody is to think of, and that is told by what it is about. */
const COMPOSED =
  /\b(?:that|which|to) (?:describes?|explains?|summari[sz]es?|introduces?|praises?|outlines?|highlights?|persuades?|convinces?)\b|\b(?:describing|explaining|summari[sz]ing|introducing|praising|outlining|highlighting)\b/;

/** "make the section headings the same color as “Acme”": a look of what is there. */
const ALIKE =
  /^(?!(?:add|insert|include|append|write) )[^"]*\b(?:the )?same (?:colou?r|font|size|style|weight|look|typeface|shade|tone) (?:as|like|that)\b/;

/** "the signature 30px further down": one that is there. */
const MOVED = /\b(?:further|farther|px|pt|mm|cm|pixels|points|bit) (?:down|up|lower|higher)\b/;

/** "a box around the sentence about the fee": around what is there. */
const DRAWN = /^[^"]*\b(?:box|border|frame|outline|rectangle) (?:a?round) [^"]*$/;

/** What is said of something new in any order: what, which text, where, and how it looks. */
export const additions: Rule = {
  name: 'additions',
  read(clause, context) {
    if (COMPOSED.test(clause.text) && !clause.tokens.some(({ quoted }) => quoted)) return undefined;
    if ([ALIKE, MOVED, DRAWN].some((form) => form.test(clause.text))) return undefined;
    const frame = readFrame(clause, context);
    if (frame === undefined) return undefined;
    const kind = RANK.find((one) => frame.kinds.includes(one));
    return built(kind, frame, clause, context);
  },
};

function built(
  kind: Kind | undefined,
  frame: Frame,
  clause: Phrase,
  context: Context,
): Reading | undefined {
  switch (kind) {
    case 'stamp':
      return stampOf(frame, clause);
    case 'watermark':
      return watermarkOf(frame, clause, context);
    case 'signature':
      return signaturesOf(frame, clause, context);
    case 'section':
    case 'clause':
      return sectionOf(kind, frame, context);
    case 'subtitle':
      return frame.rest === undefined ? subtitleOf(frame, context) : undefined;
    case 'footer':
      return frame.rest === undefined ? footerOf(frame, clause, context) : undefined;
    case 'postscript':
      return postscriptOf(frame, clause, context);
    case 'text':
    case undefined: {
      const isFooter = frame.place?.about?.region?.name === 'footer' || frame.place?.isFoot;
      if (isFooter && frame.place?.place === 'end')
        return frame.rest === undefined ? footerOf(frame, clause, context) : undefined;
      return frame.rest === undefined ? textOf(kind, frame, clause, context) : undefined;
    }
    default:
      return frame.rest === undefined || (kind === 'thanks' && isToSomebody(frame.rest, context))
        ? textOf(kind, frame, clause, context)
        : undefined;
  }
}

/** "a thank-you note for Elsie": whom the document names. */
const isToSomebody = (rest: Phrase, { scope }: Context): boolean =>
  /^\p{Lu}/u.test(rest.raw) && scope.nodes.some(({ text }) => hasWord(text, rest.raw));

/** "P.S. Bring a warm coat": after the name of who signs. */
function postscriptOf(frame: Frame, clause: Phrase, context: Context): Reading | undefined {
  const { rest } = frame;
  const isLast = rest?.tokens.at(-1) === clause.tokens.at(-1);
  const text = onlyText(frame) ?? (isLast ? (rest?.raw ?? '') + (rest?.ending ?? '') : undefined);
  const place = frame.place ? lastOf(frame.place, context) : atEnd(context);
  if (text === undefined || text === '' || place === undefined) return undefined;
  const said = /^p\.? ?s\b/i.test(text) ? text : `P.S. ${text}`;
  return insertedText(said, place, frame.style);
}

/** Said of a text in quotes, these put it into the document; "make" and "use" may as well set what is there. */
const WRITES =
  /^(?:add|put|put in|insert|include|append|attach|place|say|write|type|print|mention|state|enter|also|another|too|as well|in addition|shown|added|inserted|included|plus|stick|pop|tack on|throw in|show|display|have|get|needs?|wants?|to be added)$/;

function textOf(
  kind: Kind | undefined,
  frame: Frame,
  clause: Phrase,
  context: Context,
): Reading | undefined {
  const text = onlyText(frame);
  const adds = frame.adds.length > 0;
  if (text === undefined || isElsewhere(frame) || isRow(frame, context)) return undefined;
  const isPlaced = frame.place !== undefined && frame.sets.every((word) => /\bbe$/.test(word));
  if (frame.sets.length > 0 && !adds && !isPlaced) return undefined;
  // Of what the document says already something else is wished.
  const plain = plainWords(text);
  const { plainOf } = documentTexts(context.scope.content);
  const isKnown = plain !== '' && context.scope.nodes.some((node) => plainOf(node) === plain);
  if (isLookOf(frame) && isOfWhatIsThere(kind, text, frame, context)) return undefined;
  const quoted = frame.texts[0]?.quoted === true || frame.names[0]?.quoted === true;
  // "in the notes say that …" is to be what the notes say.
  if (kind === undefined && (frame.across || !(quoted || isSaidAtEdge(frame)))) return undefined;
  const writes = frame.adds.some((word) => WRITES.test(word));
  if (
    (kind === undefined && !writes && (adds || frame.place === undefined)) ||
    (isKnown && !/^(?:add|insert|append|include|write|say|type)/.test(clause.text))
  )
    return undefined;
  if (!adds && (kind === undefined || !frame.says) && frame.place === undefined) return undefined;
  const place =
    inCorner(frame, context) ?? frame.list ?? (kind === 'item' ? inOnlyList(context) : undefined);
  if (kind === 'item' && place?.about === undefined && place !== undefined)
    return inserted({ kind: 'list', items: [text], ordered: false }, place, frame.style);
  if (kind === 'item' && (place === undefined || !isList(place))) return undefined;
  const aligned = frame.place === undefined && frame.corner?.endsWith('right') === true;
  const style: Style = aligned ? { 'text-align': 'right', ...frame.style } : frame.style;
  if (place !== undefined) return insertedText(text, place, style);
  if (/^p\.? ?s\b/i.test(text)) return insertedAtEnd(text, style, context);
  if (kind === 'thanks') return insertedThanks(text, style, context);
  return kind === 'text' ? insertedAtEnd(text, style, context) : insertedNote(text, style, context);
}

/** Behind the last entry, where all that are entries stand in one list. */
function inOnlyList({ scope: { content } }: Context): Place | undefined {
  const entries = content.nodes.filter(({ role }) => role === 'list-item');
  const last = entries.at(-1);
  const lists = new Set(entries.map(({ element }) => element.parent));
  return last === undefined || lists.size !== 1 ? undefined : { place: 'after', target: last.id };
}

/** "put "14 March" in bold": a look for what is there, where "add" would be for what is not. */
function isLookOf({ adds, style }: Frame): boolean {
  return Object.keys(style).length > 0 && !adds.some((word) => !LOOKS.test(word));
}

const LOOKS = /^(?:put|make|show|display|print|have|set up|want|needs?|give|use|write|type|say)$/;

/** "make the phrase “two years” bold" */
function isOfWhatIsThere(
  kind: Kind | undefined,
  text: string,
  { place }: Frame,
  context: Context,
): boolean {
  if (kind === undefined && place === undefined) return true;
  return (kind === undefined || (kind === 'text' && place === undefined)) && isSaid(text, context);
}

/** Whether the document says it, alone or in a longer text. */
function isSaid(text: string, { scope }: Context): boolean {
  const said = plainWords(text);
  const { plainOf } = documentTexts(scope.content);
  return said !== '' && scope.nodes.some((node) => plainOf(node).includes(said));
}

/** "at the bottom say thanks for coming" */
function isSaidAtEdge({ adds, place }: Frame): boolean {
  return place !== undefined && place.about === undefined && adds.some((word) => SAYS.test(word));
}

const SAYS = /^(?:say|write|type|print|mention|state)$/;

/** "new line: Inner tube, qty 3, price $8" */
function isRow({ texts }: Frame, { subject: { content } }: Context): boolean {
  const [text] = texts;
  return (
    content.lineItems !== undefined &&
    text?.quoted === false &&
    /\b(?:qty|quantity)\b.*\d|\d ?[x×@] ?[$€£]?\d/i.test(text.text)
  );
}

/** A table takes rows, not lines of text. */
function isElsewhere({ place }: Frame): boolean {
  const kind = place?.about?.kind;
  const isIn = place?.place === 'end' || place?.place === 'start';
  const isCell = place?.about?.nodes.some(({ role }) => role === 'cell' || role === 'column-head');
  return (
    (kind === 'text' && isCell === true) ||
    kind === 'row' ||
    kind === 'column' ||
    (isIn && kind === 'table') ||
    (isIn && place?.about?.region?.name === 'line-items')
  );
}

function inCorner({ place, corner }: Frame, context: Context): Place | undefined {
  if (place !== undefined || corner === undefined) return place;
  return corner.startsWith('bottom') ? atEnd(context) : atStart(context);
}
