import type { Element } from 'domhandler';
import { encode } from 'uqr';
import type { NewBlock } from '../../operations.ts';
import { InvalidOperation } from '../effect.ts';
import { attribute, elementFrom, lines } from '../markup.ts';

type QrCode = Extract<NewBlock, { kind: 'qr-code' }>;

const QR_PIXELS = 104;

/** Drawn in black on white whatever the document's colours: scanners need the contrast. */
export function qrCode({ content, caption }: QrCode): Element {
  const { data, size } = encodeQr(content);
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark && !(row[x - 1] ?? false)
          ? [`M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z`]
          : [],
      ),
    )
    .join('');
  const label = attribute('aria-label', `QR code: ${caption.trim() || content}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" role="img"${label} viewBox="0 0 ${size} ${size}" width="${QR_PIXELS}" height="${QR_PIXELS}" shape-rendering="crispEdges" style="display:inline-block;vertical-align:top"><rect width="${size}" height="${size}" fill="#fff"></rect><path d="${path}" fill="#000"></path></svg>`;
  const below =
    caption.trim() === ''
      ? ''
      : `<figcaption style="margin-top:4px;font-size:.85em">${lines(caption.trim())}</figcaption>`;
  return elementFrom(
    `<figure data-service-edit="qr-code" style="margin:16px 0;break-inside:avoid">${svg}${below}</figure>`,
  );
}

function encodeQr(content: string) {
  try {
    return encode(content, { ecc: 'M', border: 4 });
  } catch {
    throw new InvalidOperation(
      'The content of the QR code is too long: use at most 1,200 letters.',
    );
  }
}

function runFrom(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}
