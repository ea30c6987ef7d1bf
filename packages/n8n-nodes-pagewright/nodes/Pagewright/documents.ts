import type { Json, Outcome, Send } from './service.ts';

const DATA_URL = /^data:([^;,]+);base64,/;

/** The description of a document, and its file out of the data URL in it. */
function toOutcome({ url, ...json }: Json): Outcome {
  const text = String(url);
  const [prefix, mediaType] = DATA_URL.exec(text) ?? [];
  if (prefix === undefined || mediaType === undefined) return { json: { ...json, url } };
  const file = { base64: text.slice(prefix.length), filename: String(json['filename']), mediaType };
  return { json, file };
}

export interface CreateParameters {
  readonly source: 'data' | 'html' | 'url';
  /** Of the source: an object, markup or an address. */
  readonly input: unknown;
  readonly templateId: string;
  readonly format: string;
  readonly options: Json;
}

const withoutEmpty = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));

/** Makes a document in one call. */
export async function createDocument(
  send: Send,
  { source, input, ...rest }: CreateParameters,
  idempotencyKey?: string,
): Promise<Outcome> {
  const body = withoutEmpty({ ...rest, [source]: input });
  const answer = await send({
    method: 'POST',
    path: '/v1/create',
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return toOutcome(answer);
}

/** Fills a template and opens a session on the result. */
export async function previewTemplate(
  send: Send,
  body: { readonly template: string; readonly data: unknown },
): Promise<Outcome> {
  return { json: await send({ method: 'POST', path: '/v1/preview', body }) };
}

/** Changes a session in plain words. */
export async function modifySession(
  send: Send,
  body: { readonly sessionId: string; readonly instruction: string },
): Promise<Outcome> {
  const answer = await send({ method: 'POST', path: '/v1/modify', body });
  return { json: { sessionId: body.sessionId, ...answer } };
}

/** Renders a session. */
export async function generateDocument(
  send: Send,
  body: { readonly sessionId: string; readonly format: string; readonly options: Json },
): Promise<Outcome> {
  return toOutcome(await send({ method: 'POST', path: '/v1/generate', body }));
}
