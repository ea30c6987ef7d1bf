import type { Phrase } from '../../language/phrase.ts';
import { type Found, type Slots, wordList } from '../../language/slots.ts';
import { COLUMN_FILLER } from './column-words.ts';

const NAMING = wordList(
  'called | named | titled | labelled | labeled | headed | name | title | header | heading | with the heading | with the title | with the header | with the name | entitled | label | name it | call it | caption',
);
const STOP =
  /^(?:[,:;.()=+-]|with|that|which|in|for|showing|containing|where|is|as|at|and|filled|saying|right|directly|of|to|i)$/;
const MOST_NAME_WORDS = 5;

export function hasNameBesides(slots: Slots, quoted: number): boolean {
  return slots.phrase.tokens.some(
    ({ word }, at) =>
      at < quoted &&
      slots.isFree(at) &&
      !STOP.test(word) &&
      !COLUMN_FILLER.byWords.has(word) &&
      !NAMING.byWords.has(word),
  );
}

/** Free words in a row that say something, up to where something else begins. */
export function runFrom(slots: Slots, start: number): readonly [number, number] | undefined {
  const { tokens } = slots.phrase;
  let from = start;
  while (slots.isFree(from) && /^(?:the|a|an|:|,|"|=|value|-)$/.test(tokens[from]?.word ?? ''))
    from++;
  let to = from;
  while (
    slots.isFree(to) &&
    to - from < MOST_NAME_WORDS &&
    !tokens[to]?.quoted &&
    !STOP.test(tokens[to]?.word ?? '')
  )
    to++;
  return to > from ? [from, to] : undefined;
}

/** In quotes, behind "called", right before or right behind the word "column". */
export function nameIn(slots: Slots, noun: Found<true>): string | undefined {
  const { tokens } = slots.phrase;
  const marker = slots.take(NAMING);
  const quoted = tokens.findIndex((token, at) => token.quoted && slots.isFree(at));
  if (quoted >= 0) {
    slots.mark(quoted, quoted + 1);
    return tokens[quoted]?.raw;
  }
  const before = runBefore(slots, noun.at);
  const isFor = tokens[noun.next]?.word === 'for' && !slots.isFree(noun.next + 2);
  const run =
    (marker && runFrom(slots, marker.next)) ??
    before ??
    runFrom(slots, noun.next) ??
    (isFor || tokens[noun.next]?.word === 'for' ? runFrom(slots, noun.next + 1) : undefined);
  if (run === undefined) return undefined;
  const isShort = /^(?:no|nr|pos)$/.test(slots.word(run[1] - 1)) && slots.word(run[1]) === '.';
  const to = isShort ? run[1] + 1 : run[1];
  slots.mark(run[0], to);
  return titled(slots.phrase.slice(run[0], to).raw);
}

function runBefore(slots: Slots, end: number): readonly [number, number] | undefined {
  const { tokens } = slots.phrase;
  let from = end;
  while (
    slots.isFree(from - 1) &&
    end - from < MOST_NAME_WORDS &&
    !STOP.test(tokens[from - 1]?.word ?? '') &&
    !COLUMN_FILLER.byWords.has(tokens[from - 1]?.word ?? '')
  )
    from--;
  return from < end ? [from, end] : undefined;
}

export function titleOf(clause: Phrase, { at, next }: Found<unknown>): string {
  return titled(clause.slice(at, next).raw);
}

/** A name in small letters begins with a capital, as heads do. */
function titled(raw: string): string {
  if (/^(?:vat|gst|hst|sku)$/i.test(raw)) return raw.toUpperCase();
  return raw.charAt(0).toUpperCase() + raw.slice(1);
}
