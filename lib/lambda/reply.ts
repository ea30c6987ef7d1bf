import { Readable } from 'node:stream';
import type { HttpResponse } from '#lib/http/message.ts';

/** What API Gateway's proxy integration takes when the whole response is one JSON text. */
export interface BufferedReply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The same for a streamed response: the head goes out first, then the body as it comes. */
export interface StreamedReply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Never a Buffer: middy takes text and streams only. */
  readonly body: string | Readable;
}

/** @throws Error for a binary or streamed body: without binary media types API Gateway would garble it. */
export function bufferedReply({ status, headers, body }: HttpResponse): BufferedReply {
  if (typeof body !== 'string') {
    throw new TypeError('A buffered function answered with bytes: it needs the streaming mode');
  }
  return { statusCode: status, headers, body };
}

export function streamedReply({ status, headers, body }: HttpResponse): StreamedReply {
  return {
    statusCode: status,
    headers,
    body: body instanceof Uint8Array ? Readable.from([body], { objectMode: false }) : body,
  };
}
