import type { z } from 'zod';
import { type Endpoint, isIdempotent, isLimited, type Output } from '../endpoint.ts';
import { componentName, header, type Json, refTo } from './schema.ts';

export const COMMON_HEADERS: Json = {
  'X-Service-Version': header('API version, such as v1.'),
  'X-Request-Id': header('Unique identifier of this request.'),
};

const LIMIT_HEADERS: Json = {
  'RateLimit-Limit': header('Requests a minute; 2147483647 means no limit.', 'integer'),
  'RateLimit-Remaining': header('Requests left in this window.', 'integer'),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer'),
};

const DEPRECATION_HEADERS: Json = {
  Deprecation: header('true: the endpoint ends.'),
  Sunset: header('When, as an HTTP date.'),
  Link: header('Where the way out is described, with rel="deprecation".'),
};

const REPLAYED: Json = {
  'Idempotency-Replayed': header(
    'true: the answer to an earlier request with this Idempotency-Key.',
  ),
};

const responseHeaders = (endpoint: Endpoint): Json => ({
  ...COMMON_HEADERS,
  ...(isLimited(endpoint) ? LIMIT_HEADERS : {}),
  ...(endpoint.deprecated === undefined ? {} : DEPRECATION_HEADERS),
  ...(isIdempotent(endpoint) ? REPLAYED : {}),
});

/** The response of an operation that goes on in the background. */
export const accepted = (endpoint: Endpoint): Json => ({
  description: 'A job does it in the background.',
  headers: responseHeaders(endpoint),
  content: { 'application/json': { schema: refTo(componentName(endpoint, 'accepted')) } },
});

/** The response that has no body. */
export const nothing = (endpoint: Endpoint, description: string): Json => ({
  description,
  headers: responseHeaders(endpoint),
});

/** The data of each event by name: JSON Schema has no word for the parts of a stream. */
function eventStreamContent(endpoint: Endpoint, output: Extract<Output, { kind: 'events' }>): Json {
  const names = Object.keys(output.events);
  return {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: `Server-sent events: ${names.join(', ')}; or error, which ends the stream. The data of each is JSON of the schema in x-events.`,
      },
      'x-events': {
        ...Object.fromEntries(
          names.map((name) => [name, refTo(componentName(endpoint, 'event', name))]),
        ),
        error: refTo('ErrorEvent'),
      },
    },
  };
}

/** The response of an operation that went well. */
export function success(endpoint: Endpoint): Json {
  const { output, example } = endpoint;
  const jsonContent = (body: z.ZodType): Json => ({
    'application/json': {
      schema: refTo(componentName(endpoint, 'response')),
      ...(example?.response === undefined || body === undefined
        ? {}
        : { example: example.response }),
    },
  });
  switch (output.kind) {
    case 'json':
      return {
        description: endpoint.summary,
        headers: responseHeaders(endpoint),
        content: jsonContent(output.body),
      };
    case 'events':
      return {
        description: endpoint.summary,
        headers: responseHeaders(endpoint),
        content: { ...jsonContent(output.body), ...eventStreamContent(endpoint, output) },
      };
    case 'raw':
      return {
        description: output.description,
        headers: responseHeaders(endpoint),
        content: Object.fromEntries(output.mediaTypes.map((type) => [type, {}])),
      };
    case 'file': {
      const files = Object.fromEntries(
        output.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      );
      const extra = Object.fromEntries(
        Object.entries(output.headers ?? {}).map(([name, meaning]) => [name, header(meaning)]),
      );
      return {
        description: endpoint.summary,
        headers: {
          ...responseHeaders(endpoint),
          'Content-Disposition': header('The suggested filename.'),
          ...extra,
        },
        content: { ...files, ...(output.body === undefined ? {} : jsonContent(output.body)) },
      };
    }
  }
}
