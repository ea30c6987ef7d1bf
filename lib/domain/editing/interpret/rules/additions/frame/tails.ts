import type { Phrase } from '../../../language/phrase.ts';
import { VERBS, WORDS } from '../../../language/vocabulary.ts';
import type { Context } from '../../../rule.ts';
import { readItems } from '../../style/read-items.ts';
import type { Style } from '../../style/set-text.ts';
import { type Place, placeOf } from '../place.ts';
import { sentence } from '../said-text.ts';
import { styleAt } from './looks.ts';
import { isFiller } from './words.ts';

/** A text without quotes: all to the end, but for where it is to stand and how it is to look. */
export interface Tail {
  readonly text: string;
  readonly words: Phrase;
  readonly place: Place | undefined;
  readonly style: Style;
}

const PLACE_BEGINS =
  /^(?:at|in|on|to|below|under|underneath|beneath|above|after|before|over|inside|into|next|beside)$/;
/** A place or a look that is said after a text takes no more words. */
const MOST_BEHIND = 8;
const LETTERS =
  /^(?:letters?|print|type|font|writing|characters|lettering|ink|size|caps|capitals)$/;

/** `sure`: after "saying", where whatever follows is a text. undefined: a look, a place, a part, or nobody knows. */
export function tailOf(phrase: Phrase, sure: boolean, context: Context): Tail | undefined {
  const styled = withoutLooks(phrase, context);
  if (styled === undefined || styled.words.tokens.length === 0) return undefined;
  const { words, place } = withoutPlace(styled.words, context);
  if (words.tokens.length === 0 || isManner(words, context)) return undefined;
  if (!sure && !isPlausible(words)) return undefined;
  return {
    text: named(words) ?? written(words),
    words,
    place: place ?? styled.place,
    style: styled.style,
  };
}

const MOST_NAMED = 6;

/** "our VAT reg “VAT IE 1234567T”": what it is goes before the text itself. */
function named({ tokens }: Phrase): string | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  const isNamed =
    last?.quoted === true &&
    tokens.length > 1 &&
    tokens.length <= MOST_NAMED &&
    tokens.filter(({ quoted }) => quoted).length === 1 &&
    /^(?:our|the|my|its|this|an?)$/.test(first?.word ?? '');
  return isNamed ? last.raw : undefined;
}

/** As it was written, with its own full stop where it is a sentence. */
function written(words: Phrase): string {
  const bare = words.match(/^(?:that )(?<rest>.+)$/)?.['rest'] ?? words;
  const isSentence = bare.tokens.length > 2 || bare.ending !== '.';
  const text = sentence(bare.raw);
  return /[.!?]$/.test(text) || !isSentence ? text : text + bare.ending;
}

interface Cut {
  readonly words: Phrase;
  readonly place?: Place | undefined;
  readonly style: Style;
}

/** "…, centered", "… in bold letters"; undefined where "in red" may as well be of the text. */
function withoutLooks(phrase: Phrase, context: Context): Cut | undefined {
  const { tokens } = phrase;
  for (let at = Math.max(1, tokens.length - MOST_BEHIND); at < tokens.length; at++) {
    const word = tokens[at]?.quoted ? '' : (tokens[at]?.word ?? '');
    if (!/^(?:,|in|;|\(|-|and)$/.test(word)) continue;
    const style = allLooks(phrase.slice(at), context);
    if (style === undefined) continue;
    const isSure = word !== 'in' && word !== 'and';
    if (isSure || LETTERS.test(tokens.at(-1)?.word ?? ''))
      return { words: phrase.slice(0, at), style };
    return undefined;
  }
  return { words: phrase, style: {} };
}

function allLooks(phrase: Phrase, context: Context): Style | undefined {
  const style: Style = {};
  for (let at = 0; at < phrase.tokens.length; ) {
    const found = styleAt(phrase, at, context);
    if (found !== undefined) Object.assign(style, found.style);
    else if (!isFiller(phrase.tokens[at]?.word ?? '') || phrase.tokens[at]?.quoted)
      return undefined;
    at = found?.next ?? at + 1;
  }
  return Object.keys(style).length === 0 ? undefined : style;
}

function withoutPlace(phrase: Phrase, context: Context): Omit<Cut, 'style'> {
  const { tokens } = phrase;
  for (let at = Math.max(1, tokens.length - MOST_BEHIND); at < tokens.length - 1; at++) {
    if (tokens[at]?.quoted || !PLACE_BEGINS.test(tokens[at]?.word ?? '')) continue;
    const place = placeOf(phrase.slice(at), context);
    if (place === undefined) continue;
    const ends = /^[,;(-]$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at;
    return { words: phrase.slice(0, ends), place };
  }
  return { words: phrase };
}

/** "center it, gray, 9px", "to the left": how something stands and looks. */
function isManner(words: Phrase, context: Context): boolean {
  const items = words.tokens.length > 24 ? undefined : readItems(words, context);
  return items?.some(({ is }) => is === 'wish' || is === 'aspect' || is === 'not') === true;
}

const SMALL =
  /^(?:a|an|the|our|my|your|its|their|some|no|two|three|one|more|less|all|every|each|page|this|that|it|them|same|another|\d+)$/;

/** Nobody who gives an instruction would say just these words: they are a text. */
function isPlausible(words: Phrase): boolean {
  const { tokens, raw } = words;
  const [first] = tokens;
  if (first === undefined) return false;
  const isUnknown = (word: string) => /^\p{L}{2,}/u.test(word) && !WORDS.has(word);
  const unknown = tokens.filter(({ word, quoted }) => !quoted && isUnknown(word)).length;
  const isCapital = /^\p{Lu}/u.test(raw);
  if (!isCapital && VERBS.has(first.word)) return false;
  if (/@|www\.|https?:|\d{4}/.test(raw) || words.ending === '!') return true;
  if (unknown > 0) return isCapital || tokens.length > 1;
  // Only words that instructions are made of: a sentence with its stop, or nobody knows.
  return isCapital && tokens.length > 2 && words.ending !== '' && !SMALL.test(first.word);
}
