import { z } from 'zod';
import { LogoFact } from '#schemas/rendering/page-facts.ts';
import type { ShownPage } from '../pages/capture.ts';

/** Of a picture, in pixels. */
const WANTED_WIDTH = 480;
const WANTED_HEIGHT = 240;
const MAX_PICTURE_CHARACTERS = 600_000;

/** Where on the page, in CSS pixels from its corner. */
export const Clip = z.object({
  x: z.number().min(-1_000).max(20_000),
  y: z.number().min(-1_000).max(20_000),
  width: z.number().min(0).max(1_000),
  height: z.number().min(0).max(1_000),
});
export type Clip = z.infer<typeof Clip>;

const Picture = LogoFact.pick({ picture: true, pixels: true, surroundings: true });
export type Picture = z.infer<typeof Picture>;

const NO_PICTURE: Picture = { pixels: [] };

/**
 * Pictures a part of the page as it is shown. A screenshot, because an image of another origin cannot
 * be read in a canvas, and what is drawn by CSS or SVG is no image at all.
 */
export async function picture({ shoot, evaluate }: ShownPage, clip: Clip): Promise<Picture> {
  if (clip.width < 1 || clip.height < 1) return NO_PICTURE;
  const scale = Math.min(3, WANTED_WIDTH / clip.width, WANTED_HEIGHT / clip.height);
  const data = await shoot({ clip: { ...clip, scale }, captureBeyondViewport: true });
  if (data.length > MAX_PICTURE_CHARACTERS) return NO_PICTURE;
  const read = Picture.safeParse(await evaluate(pixelExpression(data)));
  return { ...(read.success ? read.data : NO_PICTURE), picture: `data:image/png;base64,${data}` };
}

/**
 * Evaluates to the colours of a PNG. What runs around its edge is what it stands on, and does not count;
 * near colours count as one.
 */
function pixelExpression(png: string): string {
  return `(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(png)}), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const shrink = Math.min(1, 96 / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * shrink));
    const height = Math.max(1, Math.round(bitmap.height * shrink));
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.imageSmoothingEnabled = false;
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const hex = (values) => '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('') + 'ff';
    const groups = (wanted) => {
      const found = new Map();
      for (let at = 0; at < width * height; at += 1) {
        if (!wanted(at)) continue;
        const [r, g, b] = data.subarray(at * 4, at * 4 + 3);
        const key = (r >> 4) * 256 + (g >> 4) * 16 + (b >> 4);
        const group = found.get(key) ?? { count: 0, sum: [0, 0, 0] };
        group.count += 1;
        group.sum[0] += r; group.sum[1] += g; group.sum[2] += b;
        found.set(key, group);
      }
      const sorted = [...found.values()].sort((a, b) => b.count - a.count);
      return sorted.map(({ count, sum }) => ({ count, mean: sum.map((value) => value / count) }));
    };
    const edge = (at) => at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1);
    const around = groups(edge);
    const total = around.reduce((total, { count }) => total + count, 0);
    const surroundings = around.length > 0 && around[0].count > total * 0.5 ? around[0].mean : undefined;
    const near = (at) => surroundings !== undefined && Math.hypot(...surroundings.map((value, channel) => value - data[at * 4 + channel])) < 48;
    const sum = (found) => found.reduce((total, { count }) => total + count, 0);
    const apart = groups((at) => !near(at));
    // An icon may fill its square.
    const inside = (sum(apart) < width * height * 0.02 ? groups(() => true) : apart).slice(0, 200);
    const all = sum(inside);
    const merged = [];
    for (const { count, mean } of inside) {
      const same = merged.find((other) => Math.hypot(...other.mean.map((value, channel) => value - mean[channel])) < 36);
      if (same === undefined) merged.push({ count, mean }); else same.count += count;
    }
    const pixels = merged.slice(0, 12).map(({ count, mean }) => ({ color: hex(mean), share: count / all }));
    return { pixels, ...(surroundings === undefined ? {} : { surroundings: hex(surroundings) }) };
  })()`;
}
