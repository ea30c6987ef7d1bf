import {
  BOOK,
  DISPLAY,
  HUMANIST,
  NEUTRAL,
  ROUND,
  TECHNICAL,
  WIDE,
} from '#lib/domain/styles/typefaces.ts';
import { dictionary } from '../../../dictionary.ts';

const MONO = "'JetBrains Mono','Courier New',monospace";

const SCRIPT = "'Brush Script MT','Segoe Script','Snell Roundhand',cursive";

const NARROW = `'Arial Narrow','Liberation Sans Narrow',${NEUTRAL}`;

/** Kinds of typefaces as people ask for them, by a family that comes with the renderer. */
const KINDS: Readonly<Record<string, string>> = dictionary({
  serif: BOOK,
  'sans serif': NEUTRAL,
  'sans-serif': NEUTRAL,
  sans: NEUTRAL,
  monospace: MONO,
  monospaced: MONO,
  mono: MONO,
  typewriter: "'Cousine','Courier New',monospace",
  'fixed width': MONO,
  'fixed-width': MONO,
  'in script': SCRIPT,
  'in cursive script': SCRIPT,
  'cursive script': SCRIPT,
  'script style': SCRIPT,
  'in handwriting': SCRIPT,
  'handwritten style': SCRIPT,
  'handwriting style': SCRIPT,
  'signature style': SCRIPT,
});

/** Words for a typeface that say something else elsewhere: heard beside "font". */
const CHARACTERS: Readonly<Record<string, string>> = dictionary({
  modern: NEUTRAL,
  clean: NEUTRAL,
  simple: NEUTRAL,
  neutral: NEUTRAL,
  contemporary: NEUTRAL,
  minimalist: NEUTRAL,
  minimal: NEUTRAL,
  professional: HUMANIST,
  business: HUMANIST,
  readable: HUMANIST,
  technical: TECHNICAL,
  friendly: ROUND,
  rounded: ROUND,
  round: ROUND,
  soft: ROUND,
  playful: ROUND,
  strong: WIDE,
  wide: WIDE,
  classic: BOOK,
  classical: BOOK,
  traditional: BOOK,
  formal: BOOK,
  old: BOOK,
  'old-fashioned': BOOK,
  bookish: BOOK,
  elegant: DISPLAY,
  fancy: DISPLAY,
  stylish: DISPLAY,
  luxurious: DISPLAY,
  sophisticated: DISPLAY,
  script: SCRIPT,
  cursive: SCRIPT,
  handwriting: SCRIPT,
  handwritten: SCRIPT,
  calligraphy: SCRIPT,
  calligraphic: SCRIPT,
  brush: SCRIPT,
  display: DISPLAY,
  condensed: NARROW,
  narrow: NARROW,
  compressed: NARROW,
  code: MONO,
  coding: MONO,
});

const SANS =
  'Inter|Open Sans|IBM Plex Sans|Manrope|Montserrat|Arimo|Carlito|Noto Sans|Arial|Helvetica|Helvetica Neue|Verdana|Tahoma|Calibri|Trebuchet MS|Segoe UI|Roboto|Lato|Poppins|Nunito|Raleway|Futura|Oswald|Fira Sans|Work Sans|DM Sans|Source Sans Pro|Source Sans 3|PT Sans|Ubuntu|Century Gothic|Gill Sans|Optima|Impact|Space Grotesk|Rubik|Karla|Barlow|Quicksand|Bebas Neue|Archivo|Avenir|Proxima Nova|Comic Sans MS|Comic Sans|Lucida Sans|Aptos|Outfit|Figtree|Plus Jakarta Sans|Mulish|Josefin Sans|Franklin Gothic|San Francisco';
const SERIFS =
  'Source Serif 4|Playfair Display|Tinos|Gelasio|Georgia|Times New Roman|Times|Garamond|Cambria|Palatino|Palatino Linotype|Book Antiqua|Baskerville|Didot|Bodoni|Merriweather|Lora|Libre Baskerville|Crimson Text|EB Garamond|Noto Serif|PT Serif|Century|Rockwell|Cormorant|Roboto Slab|Charter|Source Serif|Playfair';
const MONOS =
  'JetBrains Mono|Cousine|Courier New|Courier|Consolas|Menlo|Monaco|Roboto Mono|Fira Code|Source Code Pro|IBM Plex Mono|Lucida Console';

/** Families by name, with what stands in where the name does not ship. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ...families(SANS, NEUTRAL),
  ...families(SERIFS, BOOK),
  ...families(MONOS, MONO),
]);

function families(list: string, fallback: string): readonly (readonly [string, string])[] {
  return list.split('|').map((name) => {
    const shipped =
      name === 'Source Serif' ? 'Source Serif 4' : name === 'Playfair' ? 'Playfair Display' : name;
    return [name.toLowerCase(), `'${shipped}',${fallback}`] as const;
  });
}

/** A font-family list for the words that name a family or a kind of typeface. */
export function familyNamed(words: string): string | undefined {
  const kind = Object.hasOwn(KINDS, words) ? KINDS[words] : undefined;
  return kind ?? FAMILIES.get(words);
}

/** The same for a word that stands beside "font": "modern", "elegant". */
export function familyOfCharacter(word: string): string | undefined {
  return Object.hasOwn(CHARACTERS, word) ? CHARACTERS[word] : undefined;
}

/** Of a family that is not known: its name in front of the neutral ones. undefined for what is no name. */
export function unknownFamily(name: string): string | undefined {
  return /^[\p{L}\p{N} -]{2,40}$/u.test(name) ? `'${name}',${NEUTRAL}` : undefined;
}
