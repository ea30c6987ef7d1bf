import { dictionary } from '../dictionary.ts';
import { calculate } from './calculate.ts';

const PX_PER_UNIT: Readonly<Record<string, number>> = dictionary({
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
});
/** The area between the margins of letter paper, which `vw` and `vh` are hundredths of. */
export const PAGE = { width: 720, height: 960 };
const VIEWPORT: Readonly<Record<string, number>> = dictionary({
  vw: PAGE.width / 100,
  vh: PAGE.height / 100,
  vmin: PAGE.width / 100,
  vmax: PAGE.height / 100,
});
const FONT_SIZES: Readonly<Record<string, number>> = dictionary({
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
});
const BORDER_WIDTHS: Readonly<Record<string, string>> = dictionary({
  thin: '1px',
  medium: '3px',
  thick: '5px',
});
const DIMENSION = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i;

const inPixels = (size: number): string =>
  `${Number.isInteger(size) ? size : Number(size.toFixed(4))}px`;

/** Pixels of a length, where it can be known without a layout. */
function pixels(term: string, em: number, rem: number): number | undefined {
  const [, amount, unit = ''] = DIMENSION.exec(term) ?? [];
  if (amount === undefined) return undefined;
  const number = Number(amount);
  switch (unit.toLowerCase()) {
    case '':
      return number;
    case 'em':
      return number * em;
    case 'rem':
      return number * rem;
    case 'ex':
    case 'ch':
      return number * em * 0.5;
    default: {
      const factor = PX_PER_UNIT[unit.toLowerCase()] ?? VIEWPORT[unit.toLowerCase()];
      return factor === undefined ? undefined : number * factor;
    }
  }
}

/** A length in pixels; keywords, percentages and what needs a layout stay as they are. */
export function computeLength(value: string, em: number, rem: number): string {
  const keyword = BORDER_WIDTHS[value.toLowerCase()];
  if (keyword !== undefined) return keyword;
  // Corners that differ in width and height are known by their width.
  const size = calculate(value, (term) => pixels(term, em, rem));
  return size === undefined ? value.toLowerCase() : inPixels(size);
}

export function computeFontSize(value: string, inherited: string | undefined, rem: number): string {
  const em = inherited === undefined ? (FONT_SIZES['medium'] ?? 16) : Number.parseFloat(inherited);
  const keyword = value.toLowerCase();
  const absolute = FONT_SIZES[keyword];
  if (absolute !== undefined) return inPixels(absolute);
  if (keyword === 'smaller') return inPixels(em / 1.2);
  if (keyword === 'larger') return inPixels(em * 1.2);
  const size = calculate(value, (term) =>
    term.endsWith('%') ? (Number.parseFloat(term) / 100) * em : pixels(term, em, rem),
  );
  return size === undefined ? value : inPixels(size);
}

/** A number stays one, since it is inherited as such. */
export function computeLineHeight(value: string, em: number, rem: number): string {
  if (/^(?:normal|[\d.]+)$/i.test(value)) return value.toLowerCase();
  const size = calculate(value, (term) =>
    term.endsWith('%') ? (Number.parseFloat(term) / 100) * em : pixels(term, em, rem),
  );
  return size === undefined ? value : inPixels(size);
}

export function computeWeight(value: string, inherited = '400'): string {
  const above = Number(inherited);
  switch (value.toLowerCase()) {
    case 'normal':
      return '400';
    case 'bold':
      return '700';
    case 'bolder':
      return above < 350 ? '400' : above < 550 ? '700' : '900';
    case 'lighter':
      return above < 550 ? '100' : above < 750 ? '400' : '700';
    default:
      return value;
  }
}
