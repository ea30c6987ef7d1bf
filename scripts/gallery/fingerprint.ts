import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';

/** How a document looks, in some hundred characters. */
export const Fingerprint = z.object({
  pages: z.int(),
  /** Digest of every line of text with its place, size and font, to a quarter of a point. */
  text: z.string(),
  /** The first page in 320 cells, row by row, each how dark it is: one hexadecimal digit. */
  picture: z.string(),
});
export type Fingerprint = z.infer<typeof Fingerprint>;

const COLUMNS = 16;
const ROWS = 20;
/** Pixels a point at which the page is looked at. */
const SCALE = 0.35;
const STORE = new URL('./fingerprints.generated.json', import.meta.url);

const quarter = (points: number) => Math.round(points * 4) / 4;

/** @param pdf as it was rendered; throws when it cannot be read. */
export async function fingerprintOf(pdf: Uint8Array): Promise<Fingerprint> {
  const { pages } = await readPdf(pdf);
  const text = pages.map(({ width, height, lines, fonts }) => ({
    paper: [width, height],
    fonts,
    lines: lines.map((line) => [line.text, quarter(line.x), quarter(line.y), line.fontSize]),
  }));
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
  return { pages: pages.length, text: digest.slice(0, 16), picture: await pictureOf(pdf) };
}

async function pictureOf(pdf: Uint8Array): Promise<string> {
  const page = await renderPdfPage(pdf, 1, SCALE);
  const darkness = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      const [red, green, blue] = page.pixel(x, y);
      const column = Math.floor((x * COLUMNS) / page.width);
      const cell = Math.floor((y * ROWS) / page.height) * COLUMNS + column;
      darkness[cell] = (darkness[cell] ?? 0) + 1 - (red + green + blue) / 765;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  // The root spreads what is nearly white, where most of a page is.
  return Array.from(darkness, (sum, cell) =>
    Math.round(15 * Math.sqrt(sum / (counts[cell] ?? 1))).toString(16),
  ).join('');
}

/** What differs, in words; empty where both look the same. Rounding may move a cell by one step. */
export function differences(found: Fingerprint, stored: Fingerprint | undefined): string[] {
  if (stored === undefined) return ['has no stored fingerprint'];
  const moved = [...found.picture].filter(
    (digit, cell) =>
      Math.abs(Number.parseInt(digit, 16) - Number.parseInt(stored.picture[cell] ?? '', 16)) > 1,
  ).length;
  return [
    ...(found.pages === stored.pages
      ? []
      : [`has ${found.pages} pages instead of ${stored.pages}`]),
    ...(found.text === stored.text ? [] : ['has other text, or text in other places or type']),
    ...(moved === 0 ? [] : [`looks different in ${moved} of ${COLUMNS * ROWS} places`]),
  ];
}

/** The fingerprints that were last accepted, by the name of the exhibit. */
export async function readFingerprints(): Promise<Map<string, Fingerprint>> {
  const text = await readFile(STORE, 'utf8').catch(() => '{}');
  return new Map(Object.entries(z.record(z.string(), Fingerprint).parse(JSON.parse(text))));
}

export async function writeFingerprints(prints: ReadonlyMap<string, Fingerprint>): Promise<void> {
  const lines = [...prints]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, print]) => `${JSON.stringify(name)}:${JSON.stringify(print)}`);
  await writeFile(STORE, `{\n${lines.join(',\n')}\n}\n`);
}
