import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { OutboundError } from '#lib/ports/outbound-http.ts';

const DECODERS: Readonly<Record<string, (() => Transform) | undefined>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A response's body, decompressed, at most `maxBytes`: reading stops at the first byte too many. */
export async function readBody(
  response: Dispatcher.ResponseData,
  isEmpty: boolean,
  maxBytes: number,
): Promise<Uint8Array> {
  const encoding = headerOf(response, 'content-encoding').toLowerCase();
  const encoded = encoding !== '' && encoding !== 'identity';
  if (!isEmpty && !encoded && Number(headerOf(response, 'content-length')) > maxBytes) {
    discard(response.body);
    throw tooLarge(maxBytes);
  }
  const decoder = encoded ? DECODERS[encoding] : undefined;
  if (encoded && decoder === undefined && !isEmpty) {
    discard(response.body);
    throw new OutboundError('protocol', 'The answer is compressed in a way that was not asked for');
  }
  if (decoder === undefined || isEmpty) return collect(response.body, maxBytes);
  const received = { bytes: 0 };
  let content: Uint8Array = new Uint8Array();
  try {
    await pipeline(
      limit(response.body, maxBytes, received),
      decoder(),
      async (decoded: AsyncIterable<Buffer>) => {
        content = await collect(decoded, maxBytes);
      },
    );
  } catch (error) {
    // A 204 and the like may name an encoding without having a body.
    if (received.bytes > 0 || error instanceof OutboundError) throw error;
  }
  return content;
}

/** A sender may spin out compressed input that decompresses to nothing. */
async function* limit(
  body: Readable,
  maxBytes: number,
  received: { bytes: number },
): AsyncGenerator<Buffer> {
  const slack = 65_536;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    received.bytes += chunk.length;
    if (received.bytes > maxBytes + slack) throw tooLarge(maxBytes);
    yield chunk;
  }
}

async function collect(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function discard(body: Readable): void {
  body.on('error', () => {}).destroy();
}

function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('too-large', `The answer is larger than ${maxBytes} bytes`);
}

function headerOf(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name];
  return (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim();
}
