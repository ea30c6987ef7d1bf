import type { Look, Rgba } from './observe.ts';

const HUES: Record<string, (hue: number, saturation: number, lightness: number) => boolean> = {
  red: (h, s) => s > 0.25 && (h >= 325 || h < 16),
  orange: (h, s) => s > 0.3 && h >= 12 && h < 48,
  yellow: (h, s) => s > 0.15 && h >= 34 && h < 70,
  green: (h, s) => s > 0.15 && h >= 80 && h < 175,
  teal: (h, s) => s > 0.15 && h >= 160 && h < 205,
  blue: (h, s) => s > 0.15 && h >= 185 && h < 256,
  purple: (h, s) => s > 0.15 && h >= 250 && h < 325,
  gray: (_, s, l) => s <= 0.2 && l > 0.15 && l < 0.98,
};

/** Degrees and fractions of one. */
export function hsl([red, green, blue]: Rgba): [number, number, number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const lightness = most - spread / 2;
  if (spread === 0) return [0, 0, lightness];
  const turn =
    most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [(turn * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

const NAMED: Record<string, Rgba> = { white: [255, 255, 255, 255], black: [0, 0, 0, 255] };

function toRgba(value: string): Rgba {
  const named = NAMED[value];
  if (named !== undefined) return named;
  const hex = /^#(..)(..)(..)$/.exec(value);
  const parts = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : value.match(/\d+/g);
  const [red = 0, green = 0, blue = 0] = (parts ?? []).map(Number);
  return [red, green, blue, 255];
}

function colourIs(color: Rgba, expected: string): boolean {
  const hue = /^hue:(\w+)$/.exec(expected)?.[1];
  if (hue !== undefined) return HUES[hue]?.(...hsl(color)) ?? false;
  const wanted = toRgba(expected);
  // Black and white are also what is as good as black and white.
  const near = expected === 'black' ? 34 : 2;
  return [0, 1, 2].every((part) => Math.abs((color[part] ?? 0) - (wanted[part] ?? 0)) <= near);
}

function numberIs(value: number, expected: string, before: number | undefined): boolean {
  if (expected === '>') return before !== undefined && value > before * 1.01;
  if (expected === '<') return before !== undefined && value < before * 0.99;
  const limit = Number.parseFloat(expected.replace(/^[<>]=/, ''));
  if (expected.startsWith('>=')) return value >= limit;
  if (expected.startsWith('<=')) return value <= limit;
  return Math.abs(value - limit) <= 0.11;
}

/** By the property itself, or by where the text stands in its part. */
function alignedAs({ textAlign, box, own, region }: Look, expected: string): boolean {
  const same = { left: ['left', 'start'], right: ['right', 'end'], center: ['center'] }[expected];
  const holds = (outer: typeof box) => {
    const [before, after] = [box.left - outer.left, outer.right - box.right];
    if (expected === 'center') return Math.abs(before - after) < 6;
    return expected === 'left' ? before < 14 : after < 14;
  };
  // A property that a shrunken box keeps from being seen does not count.
  const spread = own.width > box.width + 4 || holds(region);
  return ((same?.includes(textAlign) ?? false) && spread) || (holds(region) && region.width > 60);
}

/** Whether a property of a look is as expected; `before` is the look that the text had. */
export function styleHolds(
  look: Look,
  property: string,
  expected: string,
  before: Look | undefined,
): boolean {
  switch (property) {
    case 'color':
    case 'bg':
      return colourIs(look[property], expected);
    case 'lightness':
      return numberIs(hsl(look.color)[2], expected, before && hsl(before.color)[2]);
    case 'bg-lightness':
      return numberIs(hsl(look.bg)[2], expected, before && hsl(before.bg)[2]);
    case 'font-size':
      return numberIs(
        Number.parseFloat(look.fontSize),
        expected,
        before && Number.parseFloat(before.fontSize),
      );
    case 'font-weight':
      return numberIs(Number(look.fontWeight), expected, before && Number(before.fontWeight));
    case 'line-ratio':
      return numberIs(look.lineRatio, expected, before?.lineRatio);
    case 'font-family':
      return look.fontFamily.toLowerCase().includes(expected.replace('has:', '').toLowerCase());
    case 'font-style':
      return look.fontStyle === expected;
    case 'font-variant-caps':
      return look.fontVariantCaps.includes(expected.replace('has:', ''));
    case 'list-style-type':
      return look.listStyleType === expected;
    case 'align':
      return alignedAs(look, expected);
    case 'text-align':
      return look.textAlign === expected;
    case 'shown':
      return look.shown.trim() === expected;
    case 'topline':
      return look.topline.includes(expected);
    case 'underline':
    case 'boxed':
    case 'rounded':
    case 'sideline':
    case 'rowline':
    case 'ruledBelow':
      return look[property] === (expected === 'yes');
    default:
      throw new Error(`the corpus asks for an unknown property: ${property}`);
  }
}
