import { BLACK, contrast, fromOklch, type Hex, oklch, WHITE } from './color.ts';

/** WCAG 2's contrast of text (AA), and a little more, so that rounding does not undercut it. */
export const LEAST_CONTRAST = 4.5;
const WANTED = 4.6;
const STEPS = 40;

/** The least contrast of a text colour with any of its backdrops. */
export function leastContrast(color: Hex, backdrops: readonly Hex[]): number {
  return Math.min(...backdrops.map((backdrop) => contrast(color, backdrop)));
}

/**
 * The colour nearest to `color`, lighter or darker in its own hue, that can be read on every backdrop;
 * black or white, whichever is better, where no shade can.
 */
export function legible(color: Hex, backdrops: readonly Hex[]): Hex {
  if (leastContrast(color, backdrops) >= WANTED) return color;
  const { l, c, h } = oklch(color);
  for (let step = 1; step <= STEPS; step += 1) {
    const shades = [l - step / STEPS, l + step / STEPS].filter((light) => light >= 0 && light <= 1);
    const readable = shades
      .map((light) => fromOklch({ l: light, c, h }))
      .filter((shade) => leastContrast(shade, backdrops) >= WANTED);
    if (readable[0] !== undefined) return readable[0];
  }
  return leastContrast(BLACK, backdrops) >= leastContrast(WHITE, backdrops) ? BLACK : WHITE;
}
