import { PagewrightError } from '#lib/errors.ts';
import { attachment, inline } from './content-disposition.ts';
import type {
  Endpoint,
  EventsOutput,
  FileOutput,
  FileReply,
  JsonOutput,
  Reply,
} from './endpoint.ts';
import { eventStream } from './event-stream.ts';
import type { HttpRequest, HttpResponse } from './message.ts';
import { negotiateFile } from './negotiate.ts';

type Headers = Readonly<Record<string, string>>;

function jsonResponse(status: number, body: unknown, headers: Headers): HttpResponse {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** The response of anything thrown. What is not a PagewrightError is a bug: its text never leaves. */
export function errorResponse(error: unknown, headers: Headers): HttpResponse {
  const known =
    error instanceof PagewrightError ? error : new PagewrightError('internal', { cause: error });
  const body = {
    error: known.message,
    code: known.code,
    ...(known.details === undefined ? {} : { details: known.details }),
    ...known.fields,
  };
  return jsonResponse(known.status, body, { ...headers, ...known.headers });
}

function fileResponse(file: FileReply, headers: Headers): HttpResponse {
  const disposition =
    file.disposition === 'inline' ? inline(file.filename) : attachment(file.filename);
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.mediaType,
      ...(file.size === undefined ? {} : { 'content-length': String(file.size) }),
      'content-disposition': disposition,
      ...file.headers,
    },
    body: file.content,
  };
}

async function negotiatedResponse(
  output: FileOutput,
  request: HttpRequest,
  reply: Reply<FileOutput>,
  headers: Headers,
) {
  const varied = { ...headers, vary: 'Accept' };
  const accept = request.headers['accept'];
  if (output.body !== undefined && reply.json !== undefined) {
    const mediaType = reply.mediaType;
    if (negotiateFile(accept, mediaType) === 'json')
      return jsonResponse(200, output.body.parse(await reply.json()), varied);
  }
  return fileResponse(await reply.file(), varied);
}

/** Turns what a handler returned into a response, after checking it against the declared output. */
export async function replyResponse(
  endpoint: Endpoint,
  request: HttpRequest,
  reply: unknown,
  headers: Headers,
  onFailure: (error: unknown) => void,
): Promise<HttpResponse> {
  const { output } = endpoint;
  switch (output.kind) {
    case 'json':
      return jsonResponse(output.status, output.body.parse(reply as Reply<JsonOutput>), headers);
    case 'file':
      return negotiatedResponse(output, request, reply as Reply<FileOutput>, headers);
    case 'events': {
      const result = reply as Reply<EventsOutput>;
      if ('json' in result) return jsonResponse(200, output.body.parse(result.json), headers);
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
