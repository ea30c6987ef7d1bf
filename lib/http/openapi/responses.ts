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

/** A response of an operation; without content it has no body. */
export function response(
  endpoint: Endpoint,
  description: string,
  content?: Json,
  extra?: Json,
): Json {
  const headers = {
    ...COMMON_HEADERS,
    ...(isLimited(endpoint) && LIMIT_HEADERS),
    ...(endpoint.deprecated && DEPRECATION_HEADERS),
    ...(isIdempotent(endpoint) && REPLAYED),
    ...extra,
  };
  return { description, headers, content };
}

/** The response of an operation that goes on in the background. */
export const accepted = (endpoint: Endpoint): Json =>
  response(endpoint, 'A job does it in the background.', {
    'application/json': { schema: refTo(componentName(endpoint, 'accepted')) },
  });

/** The data of each event by name: JSON Schema has no word for the parts of a stream. */
function eventStreamContent(endpoint: Endpoint, output: Extract<Output, { kind: 'events' }>): Json {
  const names = Object.keys(output.events);
  const data = names.map((name) => [name, refTo(componentName(endpoint, 'event', name))]);
  return {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: `Server-sent events: ${names.join(', ')}; or error, which ends the stream. The data of each is JSON of the schema in x-events.`,
      },
      'x-events': { ...Object.fromEntries(data), error: refTo('ErrorEvent') },
    },
  };
}

const eachOf = <T>(names: readonly string[], make: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)]));

/** The response of an operation that went well. */
export function success(endpoint: Endpoint): Json {
  const { output, example, summary } = endpoint;
  const json = {
    'application/json': {
      schema: refTo(componentName(endpoint, 'response')),
      example: example?.response,
    },
  };
  switch (output.kind) {
    case 'json':
      return response(endpoint, summary, json);
    case 'events':
      return response(endpoint, summary, { ...json, ...eventStreamContent(endpoint, output) });
    case 'raw':
      return response(
        endpoint,
        output.description,
        eachOf(output.mediaTypes, () => ({})),
      );
    case 'file': {
      const { mediaTypes, body, headers = {} } = output;
      const files = eachOf(mediaTypes, () => ({ schema: { type: 'string', format: 'binary' } }));
      return response(endpoint, summary, body === undefined ? files : { ...files, ...json }, {
        'Content-Disposition': header('The suggested filename.'),
        ...eachOf(Object.keys(headers), (name) => header(headers[name] ?? '')),
      });
    }
  }
}
