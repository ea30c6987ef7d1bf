import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { type Place, placeOf } from './place.ts';

const PLACE_BEGINS = new Set(
  'at in on to below under underneath beneath above after before over inside into next beside'.split(
    ' ',
  ),
);

/** A text of the user's own, and the place that is said after it. */
export interface SaidText {
  readonly text: string;
  readonly place: Place | undefined;
}

/** "thanks for your business at the bottom": the place is none of the text. */
export function saidText(phrase: Phrase, context: Context): SaidText | undefined {
  const first = phrase.tokens[0];
  if (first === undefined) return undefined;
  if (first.quoted) {
    const rest = phrase.slice(1);
    if (rest.tokens.length === 0) return { text: first.raw.trim(), place: undefined };
    const place = placeOf(rest, context);
    return place && { text: first.raw.trim(), place };
  }
  for (let at = phrase.tokens.length - 2; at > 0 && at > phrase.tokens.length - 8; at--) {
    const token = phrase.tokens[at];
    if (token === undefined || token.quoted || !PLACE_BEGINS.has(token.word)) continue;
    const place = placeOf(phrase.slice(at), context);
    if (place !== undefined) return { text: sentence(phrase.slice(0, at).raw), place };
  }
  return { text: sentence(phrase.raw), place: undefined };
}

/** As it was written, with a capital at the start. */
export function sentence(text: string): string {
  const plain = text
    .trim()
    .replace(/^[:,;\s-]+|[,;:\s-]+$/g, '')
    .replace(/^["']([^"']+)["']$/, '$1');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
