import { type Token, textOf } from './tokens.ts';

const WHOSE = '(?:our|my|their|the|his|her|its)';
const OWNER =
  '(?:brand|branding|company|house|corporate|club|official|standard|usual|main|primary|firm|school|office|agency|team|website|signature|accent)';
const KIND =
  '(?:colou?rs?|shade|tone|fonts?|typefaces?|blue|green|red|orange|purple|teal|navy|pink|brown|yellow|gold|gr[ae]y)';
/** "Our brand colour is", "the font we always use is" */
const STATES = new RegExp(
  `^(?:${WHOSE} ${OWNER} (?:${OWNER} )?(?:'s )?${KIND}|${WHOSE} ${KIND}|${OWNER} ${KIND})(?: (?:we|that we)(?: always| usually)? use)? (?:is(?: now)?|=|:|happens to be|(?:has |was |has been |is )?changed to|(?:has )?(?:became|become)|will be)(?: called)? `,
);
const ENDS = /^(?:[.,;!)\n-]|so|and|please|then)$/;
const POINTS = /^(?:it|that|this|same)$/;
const NOUN = /^(?:colou?r|shade|tone|font|typeface|one)$/;
const MOST_VALUE = 4;
const MOST_WORDS = 14;

/** "Our brand blue is #1d4ed8. Use it for the title.": the wish with the value that was stated in its place. */
export function withStatedValue(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.slice(0, MOST_WORDS);
  const text = textOf(words);
  const from = STATES.exec(text)?.[0].trim().split(' ').length;
  if (from === undefined) return tokens;
  const end = tokens.findIndex(
    ({ word, quoted }, at) => at > from && !quoted && ENDS.test(word) && at <= from + MOST_VALUE,
  );
  const value = tokens.slice(from, end);
  if (end < 0 || !isValue(value)) return tokens;
  const wish = tokens.slice(end).filter((_, at, rest) => !rest.slice(0, at + 1).every(isEnd));
  const at = wish.findIndex(({ word, quoted }) => !quoted && POINTS.test(word));
  if (at < 0) return tokens;
  const before = wish[at]?.word === 'same' && wish[at - 1]?.word === 'the' ? at - 1 : at;
  const next = NOUN.test(wish[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return [...wish.slice(0, before), ...value, ...wish.slice(next)];
}

const isEnd = ({ word, quoted }: Token): boolean => !quoted && ENDS.test(word);

/** A colour's value or name, or a name written large. */
const isValue = (value: readonly Token[]): boolean =>
  value.every(({ raw }) => /^(?:#|\p{Lu}|rgb|hsl)/u.test(raw)) ||
  value.every(({ word, quoted }) => !quoted && /^\p{L}+$/u.test(word));
