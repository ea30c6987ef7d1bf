/** Red, green, blue and alpha, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** In pixels from the top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Throws outside the image. */
  pixel(x: number, y: number): Colour;
  /** Share of the pixels that are not white, 0 to 1: of the whole image or of `within`. */
  inkFraction(within?: Box): number;
  /** The smallest box around everything that is not white; undefined for a white image. */
  inkBox(): Box | undefined;
  /** Up to `count` colours as #rrggbb, the most frequent first, with their shares of the image. */
  dominantColours(count?: number): { colour: string; share: number }[];
}

const WHITE_FROM = 250;

/** Reads an image of four bytes a pixel, rows from the top. Transparent pixels count as white. */
export function pixelsOf(width: number, height: number, rgba: Uint8Array): Pixels {
  const whole = { left: 0, top: 0, width, height };
  const pixel = (x: number, y: number): Colour => {
    if (x < 0 || y < 0 || x >= width || y >= height) throw new RangeError(`no pixel ${x}, ${y}`);
    const at = (y * width + x) * 4;
    return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
  };
  const isLight = (at: number): boolean => (rgba[at] ?? 0) >= WHITE_FROM;
  const isInk = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4;
    return !(isLight(at) && isLight(at + 1) && isLight(at + 2)) && rgba[at + 3] !== 0;
  };
  return {
    width,
    height,
    pixel,
    inkFraction(within = whole) {
      let ink = 0;
      forEachPlace(within, (x, y) => {
        if (isInk(x, y)) ink += 1;
      });
      return ink / (within.width * within.height);
    },
    inkBox: () => boxOf(whole, isInk),
    dominantColours: (count = 5) => dominantColours(rgba, count),
  };
}

function forEachPlace(box: Box, visit: (x: number, y: number) => void): void {
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) visit(x, y);
  }
}

function boxOf(whole: Box, isInk: (x: number, y: number) => boolean): Box | undefined {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, -1, -1, -1];
  forEachPlace(whole, (x, y) => {
    if (!isInk(x, y)) return;
    left = Math.min(left, x);
    right = Math.max(right, x);
    if (top < 0) top = y;
    bottom = y;
  });
  if (top < 0) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function dominantColours(rgba: Uint8Array, count: number): { colour: string; share: number }[] {
  const counts = new Map<number, number>();
  const add = (colour: number, places: number) =>
    counts.set(colour, (counts.get(colour) ?? 0) + places);
  let [before, places] = [-1, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    // Neighbours are mostly alike: they are counted in one step.
    if (colour === before) places += 1;
    else {
      if (places > 0) add(before, places);
      [before, places] = [colour, 1];
    }
  }
  if (places > 0) add(before, places);
  return [...counts]
    .sort(([, first], [, second]) => second - first)
    .slice(0, count)
    .map(([colour, places]) => ({
      colour: `#${colour.toString(16).padStart(6, '0')}`,
      share: (places * 4) / rgba.length,
    }));
}
