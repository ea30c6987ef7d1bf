import { invalid, PagewrightError } from '#lib/errors.ts';
import { exceedsDepth, MAX_JSON_DEPTH } from '#schemas/json.ts';
import type { HttpRequest } from './message.ts';

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;

/** Refuses what could not be JSON before a byte of it is read. */
function assertJsonType(headers: HttpRequest['headers']): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new PagewrightError('unsupportedMediaType');
  if (!JSON_TYPE.test(headers['content-type'] ?? ''))
    throw new PagewrightError('unsupportedMediaType');
}

function assertDeclaredSize(headers: HttpRequest['headers'], maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
}

/** What a server throws when a body turns out larger than was allowed. */
export function payloadTooLarge(maxBytes: number): PagewrightError {
  return new PagewrightError('payloadTooLarge', {
    message: `The request body is too large: at most ${maxBytes} bytes`,
    details: { maxBytes },
  });
}

/**
 * The request's JSON body.
 * @throws PagewrightError payloadTooLarge, unsupportedMediaType, or validation at path [].
 */
export async function readJson(request: HttpRequest, maxBytes: number): Promise<unknown> {
  assertDeclaredSize(request.headers, maxBytes);
  assertJsonType(request.headers);
  const text = await request.body(maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid({ path: [], message: `the body is not valid JSON: ${(error as Error).message}` });
  }
  if (exceedsDepth(value))
    throw invalid({ path: [], message: `the body nests deeper than ${MAX_JSON_DEPTH} levels` });
  return value;
}
