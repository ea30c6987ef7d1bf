import { hexOf, isLikeColor } from '../interpret/rules/style/color-values.ts';
import { namedColor } from '../interpret/rules/style/color-words.ts';
import type { AppliedContent, InstructionWords } from './instruction-words.ts';

/** Of two that are parted by one of these the first one is what there was. */
const TO = /^(?:to|into|->|with|by)$/;
/** "light gray" is another one than gray. */
const SHADES =
  /^(?:light|lighter|dark|darker|pale|paler|deep|soft|bright|medium|warm|cool|very|muted|off|slightly|a|bit)$/;

/** Colours by name and number: "black and white" is a look of its own, and a colour may be a word of the document. */
export function colorMismatches(
  instruction: string,
  words: InstructionWords,
  { values, aspects }: AppliedContent,
  before: () => string,
): string[] {
  const { tokens } = words;
  if (!tokens.some(({ word, quoted }) => !quoted && isColor(word))) return [];
  const used = values.flatMap((value) => value.match(COLORS) ?? []);
  const hexes = used.flatMap((value) => hexOf(value) ?? []);
  const word = (at: number) => tokens[at]?.word ?? '';
  return tokens.flatMap(({ word: name, quoted }, at) => {
    if (quoted || !isColor(name) || words.isAside(at)) return [];
    const isHex = !BASIC.has(name);
    if (
      !isHex &&
      (before().includes(name) ||
        BLACK_AND_WHITE.test(
          `${word(at - 2)} ${word(at - 1)} ${name} ${word(at + 1)} ${word(at + 2)}`,
        ))
    )
      return [];
    if (TO.test(word(at + 1)) || aspects.has('watermark')) return [];
    const wanted = hexOf(isHex ? name : (namedColor(name) ?? name));
    if (EXCHANGED.test(instruction) && hexes.length > 0) return [];
    const isUsed = SHADES.test(word(at - 1))
      ? hexes.length > 0
      : hexes.some((one) => one === wanted || (!isHex && isLikeColor(one, name)));
    return isUsed ? [] : [`The colour ${name} was not used.`];
  });
}

const COLORS = /#[\da-f]{3,8}\b|\b[a-z]{3,20}\b|rgba?\([^)]{1,40}\)/g;
/** One colour for another: what there was is named as well. */
const EXCHANGED =
  /\b(?:swap|exchange|trade|every\w*|throughout|instead|replace|whatever|anything|substitute)\b/i;
const BLACK_AND_WHITE = /\bblack (?:and|&|on) white\b|\bwhite (?:and|&|on) black\b|\bwhite space\b/;

const isColor = (word: string) => BASIC.has(word) || /^#[\da-f]{3,8}$/.test(word);

const BASIC = new Set(
  'red blue green navy teal orange purple yellow pink gray black white brown maroon crimson turquoise cyan magenta lime olive indigo violet beige burgundy coral salmon lavender'.split(
    ' ',
  ),
);
