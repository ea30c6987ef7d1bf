import { cssColor, fontFamily } from '#lib/shared/css/css-values.ts';
import { dictionary } from './dictionary.ts';
import type { StyleProperty } from './operations.ts';

/** Reads one kind of value: as CSS takes it, undefined when it is none. */
type Parser = (value: string) => string | undefined;

/** CSS pixels in one unit; of relative ones in text of 16 pixels, which is all that bounds need. */
const PIXELS: Readonly<Record<string, number>> = dictionary({
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
});
const NUMBER = /^([+-]?(?:\d{1,5}(?:\.\d{0,6})?|\.\d{1,6}))([a-z]{1,3}|%)?$/;

interface Bounds {
  /** CSS pixels. */
  readonly pixels: readonly [number, number];
  /** Undefined: no percentages. */
  readonly percent?: readonly [number, number];
  readonly keywords?: readonly string[];
}

/** A length with bounds: beyond them a value moves what it styles off the sheet. A bare number is pixels. */
function length({ pixels, percent, keywords = [] }: Bounds): Parser {
  return (value) => {
    if (keywords.includes(value)) return value;
    const match = NUMBER.exec(value);
    if (match?.[1] === undefined) return undefined;
    const size = Number(match[1]);
    const unit = match[2] ?? 'px';
    if (unit === '%') return percent && isWithin(size, percent) ? `${size}%` : undefined;
    const factor = PIXELS[unit];
    if (factor === undefined || !isWithin(size * factor, pixels)) return undefined;
    return size === 0 ? '0' : `${size}${unit}`;
  };
}

function isWithin(size: number, [least, most]: readonly [number, number]): boolean {
  return size >= least && size <= most;
}

function keyword(...words: readonly string[]): Parser {
  return (value) => (words.includes(value) ? value : undefined);
}

/** A plain number within bounds. */
function number(least: number, most: number): Parser {
  return (value) => {
    const match = NUMBER.exec(value);
    if (match?.[1] === undefined || match[2] !== undefined) return undefined;
    return isWithin(Number(match[1]), [least, most]) ? String(Number(match[1])) : undefined;
  };
}

function either(...parsers: readonly Parser[]): Parser {
  return (value) => {
    for (const parser of parsers) {
      const read = parser(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };
}

const BORDER_STYLES = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
] as const;
const borderWidth = length({ pixels: [0, 40], keywords: ['thin', 'medium', 'thick'] });

/** Width, style and colour in any order. A line without a style is a solid one: CSS would draw none. */
const border: Parser = (value) => {
  if (value === 'none' || value === '0') return 'none';
  let width: string | undefined;
  let style: string | undefined;
  let color: string | undefined;
  for (const part of value.match(/[^\s(]+(?:\([^)]*\))?/g) ?? []) {
    const asWidth = width === undefined ? borderWidth(part) : undefined;
    if (asWidth !== undefined) width = asWidth;
    else if (style === undefined && (BORDER_STYLES as readonly string[]).includes(part))
      style = part;
    else if (color === undefined && cssColor(part) !== undefined) color = cssColor(part);
    else return undefined;
  }
  return `${width ?? '1px'} ${style ?? 'solid'} ${color ?? 'currentcolor'}`;
};

const radius = length({ pixels: [0, 1_000], percent: [0, 50] });
const radii: Parser = (value) => {
  const parts = value.split(/\s+/);
  const read = parts.map(radius);
  return parts.length <= 4 && read.every((part) => part !== undefined) ? read.join(' ') : undefined;
};

const DECORATIONS = ['underline', 'overline', 'line-through'];
const decoration: Parser = (value) => {
  if (value === 'none') return value;
  const parts = value.split(/\s+/);
  const known = parts.every((part) => DECORATIONS.includes(part));
  return known && new Set(parts).size === parts.length ? parts.join(' ') : undefined;
};

const GENERIC =
  /(?:^|, )(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|inherit)$/;
const SERIF_NAMES =
  /times|georgia|garamond|serif|baskerville|playfair|merriweather|lora|cambria|book|didot|tinos|gelasio|palatino|caslon/i;
const MONO_NAMES = /mono|courier|consol|menlo|code/i;

/** A list of families that ends with a generic one: a browser without the others still has type of that kind. */
const families: Parser = (value) => {
  const list = fontFamily(value);
  if (list === undefined || GENERIC.test(list)) return list;
  if (MONO_NAMES.test(list)) return `${list}, monospace`;
  return `${list}, ${SERIF_NAMES.test(list) && !/sans/i.test(list) ? 'serif' : 'sans-serif'}`;
};

const outside = length({ pixels: [-96, 1_000], percent: [-10, 60], keywords: ['auto'] });
const inside = length({ pixels: [0, 600], percent: [0, 40] });
const extent = (word: string) =>
  length({ pixels: [0, 4_000], percent: [0, 100], keywords: [word, 'fit-content'] });

interface Rule {
  readonly parse: Parser;
  /** What would be right, after "must be". */
  readonly right: string;
}

const COLOR: Rule = { parse: cssColor, right: 'a colour such as "#1e3a5f" or "navy"' };
const OUTSIDE: Rule = { parse: outside, right: 'a length of at most 1000px, such as "12px"' };
const INSIDE: Rule = { parse: inside, right: 'a length from 0 to 600px, such as "12px"' };
const BORDER: Rule = { parse: border, right: 'a line such as "1px solid #333", or "none"' };

const RULES: Readonly<Record<StyleProperty, Rule>> = {
  color: COLOR,
  'background-color': COLOR,
  'background-image': { parse: keyword('none'), right: '"none"' },
  'font-family': { parse: families, right: 'a list of font names such as "Georgia, serif"' },
  'font-size': {
    parse: length({
      pixels: [0, 400],
      percent: [0, 1_000],
      keywords: ['small', 'medium', 'large', 'x-large', 'xx-large', 'smaller', 'larger', 'inherit'],
    }),
    right: 'a size such as "14px" or "1.2em"',
  },
  'font-weight': {
    parse: either(keyword('normal', 'bold', 'bolder', 'lighter'), number(100, 900)),
    right: '"normal", "bold" or a number from 100 to 900',
  },
  'font-style': {
    parse: keyword('normal', 'italic', 'oblique'),
    right: '"normal", "italic" or "oblique"',
  },
  'font-variant-caps': {
    parse: keyword('normal', 'small-caps', 'all-small-caps'),
    right: '"normal" or "small-caps"',
  },
  'list-style-type': {
    parse: keyword(
      'none',
      'disc',
      'circle',
      'square',
      'decimal',
      'lower-alpha',
      'upper-alpha',
      'lower-roman',
      'upper-roman',
    ),
    right: 'a mark such as "decimal", "disc" or "none"',
  },
  'text-align': {
    parse: keyword('left', 'right', 'center', 'justify', 'start', 'end'),
    right: '"left", "right", "center" or "justify"',
  },
  'text-decoration-line': {
    parse: decoration,
    right: '"none", "underline", "overline" or "line-through"',
  },
  'text-transform': {
    parse: keyword('none', 'uppercase', 'lowercase', 'capitalize'),
    right: '"none", "uppercase", "lowercase" or "capitalize"',
  },
  'letter-spacing': {
    parse: length({ pixels: [-3, 32], keywords: ['normal'] }),
    right: 'a length from -3px to 32px, or "normal"',
  },
  'line-height': {
    parse: either(
      keyword('normal'),
      number(0.8, 4),
      length({ pixels: [6, 400], percent: [80, 400] }),
    ),
    right: 'a number from 0.8 to 4, such as "1.5"',
  },
  'margin-top': OUTSIDE,
  'margin-bottom': OUTSIDE,
  'margin-left': OUTSIDE,
  'margin-right': OUTSIDE,
  'padding-top': INSIDE,
  'padding-bottom': INSIDE,
  'padding-left': INSIDE,
  'padding-right': INSIDE,
  'border-top': BORDER,
  'border-bottom': BORDER,
  'border-left': BORDER,
  'border-right': BORDER,
  'border-radius': { parse: radii, right: 'up to four lengths, such as "8px"' },
  width: { parse: extent('auto'), right: 'a length such as "200px" or "50%"' },
  'max-width': { parse: extent('none'), right: 'a length such as "200px" or "50%"' },
  height: { parse: extent('auto'), right: 'a length such as "60px"' },
  'max-height': { parse: extent('none'), right: 'a length such as "60px"' },
  opacity: {
    parse: (value) => {
      const match = NUMBER.exec(value);
      const share = Number(match?.[1]) / (match?.[2] === '%' ? 100 : 1);
      const plain = match?.[2] === undefined || match[2] === '%';
      return plain && isWithin(share, [0, 1]) ? String(share) : undefined;
    },
    right: 'a number from 0 to 1',
  },
  display: { parse: keyword('block', 'inline-block'), right: '"block" or "inline-block"' },
  'break-before': {
    parse: keyword('auto', 'page', 'avoid', 'avoid-page', 'left', 'right'),
    right: '"auto", "page" or "avoid"',
  },
  'break-inside': { parse: keyword('auto', 'avoid', 'avoid-page'), right: '"auto" or "avoid"' },
};

const MAX_CHARS = 300;

/** The value in a form that is safe in a style attribute; undefined when the property has no such value. */
export function styleValue(property: StyleProperty, value: string): string | undefined {
  if (value.length > MAX_CHARS) return undefined;
  const plain = value.trim().replace(/\s*!\s*important$/i, '');
  // The names of fonts keep their letters.
  return RULES[property].parse(property === 'font-family' ? plain : plain.toLowerCase());
}

/** What a value of that property must be: the end of a sentence. */
export function describeValidValue(property: StyleProperty): string {
  return RULES[property].right;
}

/** A length of a spacer or of a page's margin: from 0 to `mostPixels`. */
export function plainLength(value: string, mostPixels: number): string | undefined {
  return length({ pixels: [0, mostPixels] })(value.trim().toLowerCase());
}
