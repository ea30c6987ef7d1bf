import { toKnownError } from '#lib/errors.ts';
import { contentDisposition } from './content-disposition.ts';
import type { EventsOutput, FileOutput, FileReply, JsonOutput, Output, Reply } from './endpoint.ts';
import { eventStream } from './event-stream.ts';
import type { HttpResponse } from './message.ts';
import type { Exchange } from './middleware/exchange.ts';
import { negotiateFile } from './negotiate.ts';

type Headers = Readonly<Record<string, string>>;

function jsonResponse(status: number, body: unknown, headers: Headers): HttpResponse {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** The response of anything thrown. */
export function errorResponse(error: unknown, headers: Headers): HttpResponse {
  const known = toKnownError(error);
  const body = {
    error: known.message,
    code: known.code,
    details: known.details,
    ...known.fields,
  };
  return jsonResponse(known.status, body, { ...headers, ...known.headers });
}

const WARNING_COUNT = 'x-service-warnings';

function fileResponse(file: FileReply, { headers, warnings }: Exchange): HttpResponse {
  const own = { ...file.headers };
  if (own[WARNING_COUNT] !== undefined)
    own[WARNING_COUNT] = String(Number(own[WARNING_COUNT]) + warnings.length);
  return {
    status: 200,
    headers: {
      ...headers,
      vary: 'Accept',
      'content-type': file.mediaType,
      ...(file.size === undefined ? {} : { 'content-length': String(file.size) }),
      'content-disposition': contentDisposition(file.disposition, file.filename),
      ...own,
    },
    body: file.content,
  };
}

/** The result with what the stack noticed about the request among its warnings. */
function withWarnings(result: unknown, { warnings }: Exchange): unknown {
  if (warnings.length === 0) return result;
  const body = result as { readonly warnings?: readonly unknown[] };
  return { ...body, warnings: [...(body.warnings ?? []), ...warnings] };
}

async function negotiatedResponse(
  output: FileOutput,
  exchange: Exchange,
  reply: Reply<FileOutput>,
): Promise<HttpResponse> {
  if ('accepted' in reply) {
    if (output.accepted === undefined) throw new Error('The endpoint declares no accepted');
    const started = withWarnings(output.accepted.parse(reply.accepted), exchange);
    return jsonResponse(202, started, exchange.headers);
  }
  const { json, mediaType } = reply;
  const accept = exchange.request.headers['accept'];
  if (
    output.body === undefined ||
    json === undefined ||
    negotiateFile(accept, mediaType) !== 'json'
  )
    return fileResponse(await reply.file(), exchange);
  const body = withWarnings(output.body.parse(await json()), exchange);
  return jsonResponse(200, body, { ...exchange.headers, vary: 'Accept' });
}

/** Turns what a handler returned into a response, after checking it against the declared output. */
export async function replyResponse(
  output: Output,
  exchange: Exchange,
  reply: unknown,
  onFailure: (error: unknown) => void,
): Promise<HttpResponse> {
  const { headers } = exchange;
  const json = (status: number, body: unknown) =>
    jsonResponse(status, withWarnings(body, exchange), headers);
  switch (output.kind) {
    case 'json':
      if (output.nothing !== undefined && reply === undefined)
        return { status: 204, headers, body: '' };
      return json(output.status, output.body.parse(reply as Reply<JsonOutput>));
    case 'file':
      return negotiatedResponse(output, exchange, reply as Reply<FileOutput>);
    case 'raw': {
      const response = reply as HttpResponse;
      return { ...response, headers: { ...headers, ...response.headers } };
    }
    case 'events': {
      const result = reply as Reply<EventsOutput>;
      if ('json' in result) return json(200, output.body.parse(result.json));
      return {
        status: 200,
        headers: {
          ...headers,
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
        },
        body: eventStream(output, result.events, onFailure),
      };
    }
  }
}
