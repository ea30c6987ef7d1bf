import {
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  toGamut,
  useMode,
  wcagContrast,
} from 'culori/fn';
import { cssColor } from '#lib/shared/css/css-values.ts';

/** `#rrggbb`, lower case. */
export type Hex = string;

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeXyz65, modeXyz50]) useMode(mode);
for (const mode of [modeLab, modeLch, modeOklab, modeOklch]) useMode(mode);

const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toRgb = converter('rgb');

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** Any CSS colour as opaque hex, seen on `backdrop`; undefined: not a colour, or hardly seen. */
export function opaque(color: unknown, backdrop: Hex = WHITE): Hex | undefined {
  const value = cssColor(color);
  const found = value === undefined ? undefined : toRgb(parse(value));
  if (found === undefined || (found.alpha ?? 1) < 0.05) return undefined;
  const behind = toRgb(backdrop) ?? { r: 1, g: 1, b: 1 };
  const alpha = found.alpha ?? 1;
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return formatHex({
    mode: 'rgb',
    r: mix(found.r, behind.r),
    g: mix(found.g, behind.g),
    b: mix(found.b, behind.b),
  });
}

export function contrast(one: Hex, other: Hex): number {
  return wcagContrast(one, other);
}

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export function oklch(color: Hex): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

const toSrgb = toGamut('rgb', 'oklch');

/** The colour of that lightness, chroma and hue, or the nearest that a screen can show. */
export function fromOklch(color: { l: number; c: number; h: number }): Hex {
  return formatHex(toSrgb({ mode: 'oklch', ...color }));
}

/** How different two colours look: about 0.02 is just seen, black and white are 1 apart. */
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  if (a === undefined || b === undefined) return 1;
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** Black, white and greys, and what is so near them that nobody takes it for a colour of its own. */
export function isNeutral(color: Hex): boolean {
  const { l, c } = oklch(color);
  return l < 0.16 || l > 0.975 || c < 0.03 + 0.02 * l;
}
