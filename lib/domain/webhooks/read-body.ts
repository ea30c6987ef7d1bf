import { invalid, payloadTooLarge } from '#lib/errors.ts';
import { exceedsDepth, type JsonObject, MAX_JSON_DEPTH } from '#schemas/json.ts';
import { NamedRecord, ProviderNotification, ReceivedBody } from '#schemas/service/webhook.ts';
import type { RunInput } from './run-store.ts';
import type { StoredWebhook } from './webhook-store.ts';

/** A record of the store holds 400 kB. */
const MAX_BYTES = 256_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid({ path: [], message: `the body is not valid JSON: ${(error as Error).message}` });
  }
}

/**
 * What a body asks for: it is read once its sender is known.
 * @throws payloadTooLarge, validation
 */
export function readBody({ mappingId, sourceId }: StoredWebhook, text: string): RunInput {
  if (Buffer.byteLength(text) > MAX_BYTES) throw payloadTooLarge(MAX_BYTES);
  const body = parse(text);
  if (exceedsDepth(body))
    throw invalid({ path: [], message: `the body nests deeper than ${MAX_JSON_DEPTH} levels` });
  if (!ReceivedBody.safeParse(body).success)
    throw invalid({ path: [], message: 'must be a record: a JSON object that is not empty' });
  const named = NamedRecord.safeParse(body).data;
  const notification = ProviderNotification.safeParse(body).data;
  if (named === undefined && notification === undefined)
    return { kind: 'record', record: body as JsonObject };
  if (mappingId === undefined && sourceId === undefined) {
    throw invalid({
      path: named === undefined ? [] : ['recordId'],
      message: 'this webhook has no source to read from: send the whole record',
    });
  }
  if (named !== undefined) return { kind: 'named', recordId: named.recordId };
  return { kind: 'notification', notification: notification as ProviderNotification };
}
