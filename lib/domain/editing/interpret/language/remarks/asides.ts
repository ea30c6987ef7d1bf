import type { Token } from '../tokens.ts';
import { LOOKS, VERBS, WORDS } from '../vocabulary.ts';

const MOST_WORDS = 14;
/** What only explains: "(same numbers)", "(e.g. $450 not $450.00)", "(12 March 2026 etc)". */
const EXPLAINS =
  /^(?:e \. g|e\.g|eg|i \. e|i\.e|ie|for example|for instance|like|same|as|so|not|just|see|including|incl|that is|which|all)\b|\b(?:etc|and so on|not|same|too|as well)\b/;

/** A wish without what stands in brackets beside it, where that says what is meant once more; undefined where nothing does. */
export function withoutAsides(
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] | undefined {
  const open = tokens.findIndex(({ word, quoted }, at) => at > 1 && !quoted && word === '(');
  if (open < 0) return undefined;
  const close = tokens.findIndex(({ word, quoted }, at) => at > open && !quoted && word === ')');
  const end = close < 0 ? tokens.length : close;
  const inside = tokens.slice(open + 1, end);
  if (inside.length === 0 || inside.length > MOST_WORDS || !isAside(inside, isKnown))
    return undefined;
  return [...tokens.slice(0, open), ...tokens.slice(end + 1)];
}

/** Nothing in it is a wish: it lists, or explains, what the document or the wish itself speaks of. */
function isAside(inside: readonly Token[], isKnown: (word: string) => boolean): boolean {
  const [first] = inside;
  if (first === undefined || inside.some(({ quoted }) => quoted)) return false;
  if (VERBS.has(first.word) && first.word !== 'see') return false;
  const isListed = inside.some(({ word }) => /^(?:,|and|&|\/)$/.test(word));
  const text = inside.map(({ word }) => word).join(' ');
  if (!isListed && !EXPLAINS.test(text)) return false;
  return inside.every(
    ({ word }) => !LOOKS.has(word) && (isKnown(word) || WORDS.has(word) || /^\W|\d/.test(word)),
  );
}
