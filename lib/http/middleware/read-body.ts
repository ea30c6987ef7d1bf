import { invalid, PagewrightError, payloadTooLarge } from '#lib/errors.ts';
import { exceedsDepth, MAX_JSON_DEPTH } from '#schemas/json.ts';
import type { HttpRequest } from '../message.ts';
import type { Middleware } from './exchange.ts';

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;

/** Refuses what could not be JSON before a byte of it is read. */
function assertJsonType(headers: HttpRequest['headers']): void {
  const encoding = headers['content-encoding'];
  const isEncoded = encoding !== undefined && encoding.toLowerCase() !== 'identity';
  if (isEncoded || !JSON_TYPE.test(headers['content-type'] ?? ''))
    throw new PagewrightError('unsupportedMediaType');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid({ path: [], message: `the body is not valid JSON: ${(error as Error).message}` });
  }
}

/** Reads the body as it was sent, for what is signed or is not JSON. */
export function readText(maxBytes: number): Middleware {
  return {
    before: async ({ event: exchange }) => {
      exchange.body = await exchange.request.body(maxBytes);
    },
  };
}

/** Reads the body: its size, then its media type, then its syntax. */
export function readJson(maxBytes: number): Middleware {
  return {
    before: async ({ event: exchange }) => {
      const { headers, body } = exchange.request;
      if (Number(headers['content-length'] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
      assertJsonType(headers);
      const value = parse(await body(maxBytes));
      if (exceedsDepth(value))
        throw invalid({ path: [], message: `the body nests deeper than ${MAX_JSON_DEPTH} levels` });
      exchange.body = value;
    },
  };
}
