import type { Phrase } from '../../../language/phrase.ts';
import type { Context } from '../../../rule.ts';
import { type Place, placeOf } from '../place.ts';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface ReadPlace {
  readonly place?: Place | undefined;
  readonly corner?: Corner;
  readonly next: number;
}

const BEGINS =
  /^(?:at|in|on|to|into|onto|inside|within|below|under|underneath|beneath|above|over|after|before|behind|across|next|beside|between|right|just|directly|near|as|somewhere|among|top|upper|bottom|foot|end|lower|down|up|ahead|following|diagonally|through)$/;
const CORNER =
  /^(?:(?:in|at|on|to|into) )?(?:the |its )?(?:very )?(?<edge>top|upper|bottom|lower)(?: |-)(?:hand )?(?<side>left|right)(?:(?: |-)hand)?(?: (?:corner|side|edge))?(?: of (?:the |each |every |this |our )?(?:page|document|sheet|paper|invoice|letter|quote|receipt|report|contract|certificate))?$/;
/** What is printed on the page is said to be on it. */
const ON_IT =
  /^(?:diagonally |right |all )?(?:on|to|onto|across|over|behind|in|for|through|into|at|diagonally across)(?: (?:top of|front of|back of))?(?: (?:it|there|this|that|here|(?:the |this |our |my |every |each |all |whole |entire |first |of |a |its |these )*(?:document|page|pages|sheet|paper|invoice|quote|quotation|estimate|letter|report|receipt|contract|agreement|certificate|bill|text|content|contents|everything|thing|background|back|front|pdf|file|doc)))(?: of (?:the |each |every |all )?(?:document|page|pages|text))?$/;
const EDGE_ALONE = /^(?:bottom|top|foot|end)(?: of (?:the|each|every) page)?(?= [:,(])/;
const MOST_WORDS = 10;

/** Where something is to stand, said from a token on: the longest that is a place. */
export function placeAt(clause: Phrase, at: number, context: Context): ReadPlace | undefined {
  const token = clause.tokens[at];
  if (token === undefined || token.quoted || !BEGINS.test(token.word)) return undefined;
  const alone = EDGE_ALONE.exec(clause.slice(at, at + 5).text)?.[0];
  if (alone !== undefined) {
    const place = placeOf(clause.with(bare(token.word, token)), context);
    if (place !== undefined) return { place, next: at + alone.split(' ').length };
  }
  for (let length = Math.min(MOST_WORDS, clause.tokens.length - at); length > 0; length--) {
    const words = clause.slice(at, at + length);
    const corner = words.match(CORNER) === undefined ? undefined : cornerOf(words.text);
    if (corner !== undefined) return { corner, next: at + length };
    if (length < 2) break;
    const last = words.tokens.at(-1);
    if (
      !last?.quoted &&
      /^(?:[,.;:(-]|and|the|that|a|in|at|to|with|add|it)$/.test(last?.word ?? '') &&
      last?.word !== 'it'
    )
      continue;
    if (ON_IT.test(words.text)) return { next: at + length };
    const place = placeOf(words, context);
    if (place === undefined) continue;
    const next = at + length;
    // "as the last sentence before the closing": where that is says what stands behind it.
    const isOpen = token.word === 'as' && placeAt(clause, next, context)?.place !== undefined;
    return isOpen ? { next } : { place, next };
  }
  return undefined;
}

/** "bottom: …" as "at the bottom". */
function bare(word: string, token: Phrase['tokens'][number]): Phrase['tokens'] {
  return ['at', 'the', word].map((each) => ({ ...token, word: each }));
}

function cornerOf(words: string): Corner {
  const edge = /top|upper/.test(words) ? 'top' : 'bottom';
  return `${edge}-${/left/.test(words) ? 'left' : 'right'}`;
}
