import { crc32 } from 'node:zlib';

/** The file is not a whole PNG. The message says where it breaks. */
export class PngSyntaxError extends Error {
  override readonly name = 'PngSyntaxError';
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum around a chunk's data. */
const CHUNK_OVERHEAD = 12;
const HEADER_BYTES = 13;

/**
 * Proves that `input` is a whole PNG: signature, header, image data and end in this order, nothing
 * behind it, each checksum right. Throws PngSyntaxError. The pixels are not decompressed.
 */
export function inspectPng(input: Uint8Array): void {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    throw new PngSyntaxError('no PNG signature');
  }
  let hasHeader = false;
  let hasData = false;
  let position = SIGNATURE.length;
  for (;;) {
    const chunk = readChunk(bytes, position);
    position += CHUNK_OVERHEAD + chunk.data.length;
    if (!hasHeader) hasHeader = proveHeader(chunk);
    else if (chunk.type === 'IDAT') hasData ||= chunk.data.length > 0;
    else if (chunk.type === 'IEND') break;
  }
  if (!hasData) throw new PngSyntaxError('no image data');
  if (position !== bytes.length) throw new PngSyntaxError('bytes behind the end of the image');
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function readChunk(bytes: Buffer, position: number): Chunk {
  if (position + CHUNK_OVERHEAD > bytes.length) throw new PngSyntaxError('the file is cut off');
  const end = position + 8 + bytes.readUInt32BE(position);
  if (end + 4 > bytes.length) throw new PngSyntaxError('the file is cut off');
  const type = bytes.toString('latin1', position + 4, position + 8);
  if (crc32(bytes.subarray(position + 4, end)) !== bytes.readUInt32BE(end)) {
    throw new PngSyntaxError(`the checksum at byte ${end} is wrong`);
  }
  return { type, data: bytes.subarray(position + 8, end) };
}

function proveHeader({ type, data }: Chunk): true {
  if (type !== 'IHDR' || data.length !== HEADER_BYTES) throw new PngSyntaxError('no header');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  if (width === 0 || height === 0) throw new PngSyntaxError('the image is empty');
  return true;
}
