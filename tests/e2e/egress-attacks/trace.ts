import { PNG } from 'pngjs';
import { CANARY_COLOUR, CANARY_TEXT } from '#tests/support/canaries.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';
import { ENVIRONMENT_SECRET } from './field.ts';

/** What only a canary, the machine's files or its environment could have put into a document. */
const TRACES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a canary', new RegExp(CANARY_TEXT)],
  ['/etc/passwd', /root:[^:\n]*:0:0:/],
  ['the environment', new RegExp(`${ENVIRONMENT_SECRET}|\\bHOME=/|\\bPATH=/`)],
];

/** Traces found in the text of a PDF, in its pixels when `look`, or in the pixels of a PNG. */
export async function findTraces(
  bytes: Uint8Array,
  format: 'pdf' | 'png',
  look: boolean,
): Promise<string[]> {
  if (format === 'png') return hasCanaryColour(bytes) ? ['the colour of a canary'] : [];
  const { pages } = await readPdf(bytes);
  const text = pages.map((page) => page.text).join('\n');
  const found = TRACES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (look) {
    const colours = (await renderPdfPage(bytes)).dominantColours(1_000);
    if (colours.some(({ colour }) => colour === CANARY_COLOUR))
      found.push('the colour of a canary');
  }
  return found;
}

function hasCanaryColour(bytes: Uint8Array): boolean {
  const { data } = PNG.sync.read(Buffer.from(bytes));
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) return true;
  }
  return false;
}
