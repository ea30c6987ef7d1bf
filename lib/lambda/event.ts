import type { APIGatewayProxyEvent } from 'aws-lambda';
import { invalid, payloadTooLarge } from '#lib/errors.ts';
import type { HttpRequest } from '#lib/http/message.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function joinHeaders(event: APIGatewayProxyEvent): Record<string, string> {
  const joined: Record<string, string> = {};
  const single = Object.entries(event.headers ?? {}).map(
    ([name, value]) => [name, value === undefined ? undefined : [value]] as const,
  );
  const many = event.multiValueHeaders ? Object.entries(event.multiValueHeaders) : single;
  for (const [name, values] of many) {
    if (values !== undefined) joined[name.toLowerCase()] = values.join(', ');
  }
  return joined;
}

/** API Gateway has already decoded the query. */
function joinQuery(event: APIGatewayProxyEvent): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
    for (const value of values ?? []) query.append(name, value);
  }
  return query;
}

/** The whole body is in memory by now: the limit keeps the API's answer the same on every server. */
function readBody(event: APIGatewayProxyEvent, maxBytes: number): string {
  const encoding = event.isBase64Encoded ? 'base64' : 'utf8';
  const body = event.body ?? '';
  if (Buffer.byteLength(body, encoding) > maxBytes) throw payloadTooLarge(maxBytes);
  if (encoding === 'utf8') return body;
  try {
    return utf8.decode(Buffer.from(body, 'base64'));
  } catch {
    throw invalid({ path: [], message: 'the body is not valid UTF-8' });
  }
}

/**
 * A request from an event of a REST API's Lambda proxy integration (format 1.0). REST APIs pass the
 * path on as it was sent, still percent-encoded and without the stage.
 */
export function toHttpRequest(event: APIGatewayProxyEvent, signal: AbortSignal): HttpRequest {
  return {
    method: event.httpMethod,
    path: event.path,
    query: joinQuery(event),
    headers: joinHeaders(event),
    body: async (maxBytes) => readBody(event, maxBytes),
    clientAddress: event.requestContext.identity.sourceIp,
    signal,
  };
}
