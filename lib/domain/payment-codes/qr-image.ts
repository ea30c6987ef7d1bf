import { encode } from 'uqr';

/** What a banking app reads from a document. */
export interface PaymentCode {
  readonly content: string;
  /** Swiss codes bear a cross. */
  readonly swiss?: true;
}

/** Modules of white around a code. */
const QUIET = 2;
/** How wide a code is without it, in millimetres: the Swiss one by its standard. */
const WIDTH_MM = { swiss: 46, other: 30 } as const;

const PREFIX = 'data:image/svg+xml;base64,';

/**
 * A QR code as a data URL of an SVG image, which says what it holds (`<desc>`), so that it can be drawn anew
 * when that changes. undefined: too much content for one.
 */
export function qrImage({ content, swiss }: PaymentCode): string | undefined {
  // Beyond this no camera reads it off paper.
  if (content.length > 1_200) return undefined;
  const { size, data } = encode(content, { ecc: content.length > 600 ? 'L' : 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const width = `${(((swiss ? WIDTH_MM.swiss : WIDTH_MM.other) * size) / (size - 2 * QUIET)).toFixed(2)}mm`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}" shape-rendering="crispEdges"><desc>${encodeURIComponent(content)}</desc><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/>${swiss ? cross(size) : ''}</svg>`;
  return PREFIX + Buffer.from(svg).toString('base64');
}

/** What an image made by `qrImage` holds. undefined: it is another image. */
export function readQrImage(url: string): PaymentCode | undefined {
  if (!url.startsWith(PREFIX)) return undefined;
  const svg = Buffer.from(url.slice(PREFIX.length), 'base64').toString();
  const written = /^<svg [^>]*><desc>([^<]+)<\/desc>/.exec(svg)?.[1];
  if (written === undefined) return undefined;
  const content = decodeURIComponent(written);
  return content.startsWith('SPC\n') ? { content, swiss: true } : { content };
}

/** The Swiss cross: 7 of the code's 46 mm, white on black within a white rim. */
function cross(size: number): string {
  const inner = size - 2 * QUIET;
  const side = (inner * 7) / 46;
  const at = (size - side) / 2;
  const square = (from: number, width: number, height: number, x = from) =>
    `M${x} ${from}h${width}v${height}h${-width}z`;
  const rim = side * 0.06;
  const [long, wide] = [side * 0.56, side * 0.17];
  const middle = size / 2;
  return `<path fill="#fff" d="${square(at, side, side)}"/><path d="${square(at + rim, side - 2 * rim, side - 2 * rim)}"/><path fill="#fff" d="${square(middle - long / 2, wide, long, middle - wide / 2)}${square(middle - wide / 2, long, wide, middle - long / 2)}"/>`;
}
