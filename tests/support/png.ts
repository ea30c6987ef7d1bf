import { PNG } from 'pngjs';
import { type Pixels, pixelsOf } from './pixels.ts';

/** Decodes a PNG. Throws when it is not a whole one. */
export function readPng(bytes: Uint8Array): Pixels {
  const image = PNG.sync.read(Buffer.from(bytes));
  return pixelsOf(image.width, image.height, image.data);
}
