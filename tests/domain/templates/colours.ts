import type { PdfLine } from '#tests/support/pdf-page.ts';
import type { Colour, Pixels } from '#tests/support/pixels.ts';

/** Pixels a point that colours are read at: letters then have cores. */
export const SCALE = 4;

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ground beside a line of text, and the colour in it that is farthest from the ground: that of the letters' cores. */
export function colourOfText(
  pixels: Pixels,
  { x, y, width, fontSize }: PdfLine,
): { text: Colour; ground: Colour } {
  const ground = pixels.pixel(
    Math.round((x - 1.5) * SCALE),
    Math.round((y - fontSize / 3) * SCALE),
  );
  const level = luminance(ground);
  let [text, farthest, before] = [ground, 0, ground];
  for (let top = Math.round((y - fontSize) * SCALE); top < y * SCALE; top += 1)
    for (let left = Math.round(x * SCALE); left < (x + width) * SCALE; left += 1) {
      const pixel = pixels.pixel(left, top);
      // Most pixels are like the one before: reckoning all of them took most of the tests' time.
      if (isSame(pixel, before)) continue;
      before = pixel;
      const distance = Math.abs(luminance(pixel) - level);
      if (distance > farthest) [text, farthest] = [pixel, distance];
    }
  return { text, ground };
}

function isSame(first: Colour, second: Colour): boolean {
  return first[0] === second[0] && first[1] === second[1] && first[2] === second[2];
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The same of colours as `#rrggbbaa`, the first as it is seen on the second, which is opaque. */
export function contrastOfColours(first: string, second: string): number {
  const [front, ground] = [first, second].map((colour) =>
    [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  const share = (front[3] ?? 255) / 255;
  const seen = [0, 1, 2].map((at) => (front[at] ?? 0) * share + (ground[at] ?? 0) * (1 - share));
  return contrast(
    [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0, 255],
    [ground[0] ?? 0, ground[1] ?? 0, ground[2] ?? 0, 255],
  );
}
