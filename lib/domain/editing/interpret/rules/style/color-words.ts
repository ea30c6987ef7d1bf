import { NAMED_COLORS } from '#lib/shared/css/named-colors.ts';
import { dictionary } from '../../../dictionary.ts';

/** Colours that people name and CSS does not. */
const OTHER: Readonly<Record<string, string>> = dictionary({
  charcoal: '#36454f',
  burgundy: '#800020',
  emerald: '#047857',
  mint: '#98ff98',
  mustard: '#e1ad01',
  cream: '#fffdd0',
  peach: '#ffdab9',
  rose: '#e11d48',
  ruby: '#9b111e',
  wine: '#722f37',
  rust: '#b7410e',
  bronze: '#cd7f32',
  copper: '#b87333',
  amber: '#f59e0b',
  slate: '#475569',
  graphite: '#383838',
  sand: '#c2b280',
  lilac: '#c8a2c8',
  mauve: '#915f6d',
  taupe: '#483c32',
  sapphire: '#0f52ba',
  cobalt: '#0047ab',
  aubergine: '#472c4c',
  eggplant: '#472c4c',
  apricot: '#fbceb1',
  cherry: '#d2042d',
  scarlet: '#ff2400',
  'off white': '#faf9f6',
  offwhite: '#faf9f6',
  'off-white': '#faf9f6',
  'jet black': '#0a0a0a',
  'baby blue': '#89cff0',
  'electric blue': '#0057ff',
  'ocean blue': '#0077be',
  'army green': '#4b5320',
  'blood red': '#8a0303',
  'brick red': '#b22222',
  'olive green': '#556b2f',
  'bottle green': '#006a4e',
  'hunter green': '#355e3b',
  'mint green': '#98ff98',
  'navy blue': '#000080',
  'burnt orange': '#cc5500',
  'cool gray': '#6b7280',
  'warm gray': '#78716c',
  // CSS's own is lighter than its gray.
  'dark gray': '#4d4d4d',
  'light gray': '#d3d3d3',
  'dark yellow': '#b58900',
  'light yellow': '#fff3a3',
  'dark pink': '#c2185b',
  'dark purple': '#4b0082',
  'light purple': '#b794f4',
  'dark brown': '#5c4033',
  'light brown': '#b5651d',
  'light red': '#f28b82',
  'light orange': '#ffcc80',
  'light teal': '#7fd1c7',
  'dark teal': '#004d4d',
  'dark navy': '#00004d',
});

/** The colour that one name stands for: a name of CSS, or a value. */
export function namedColor(words: string): string | undefined {
  if (Object.hasOwn(OTHER, words)) return OTHER[words];
  const joined = words.replaceAll(' ', '').replace('gray', 'grey');
  const css = NAMED_COLORS.has(joined) ? joined : joined.replace('grey', 'gray');
  if (!NAMED_COLORS.has(css) || css === 'transparent' || css === 'currentcolor') return undefined;
  return css;
}
