import { z } from 'zod';
import { ErrorBody } from '#schemas/error-body.ts';
import { type Condition, failures } from '#schemas/errors.ts';
import type { Endpoint, Output } from './endpoint.ts';
import { API_VERSION } from './headers.ts';
import { isIdempotent } from './idempotency.ts';

type Json = Record<string, unknown>;

const RESOURCE_NOTES =
  'Unknown request fields are ignored; clients should ignore unknown response fields.';

/** A zod schema as JSON Schema 2020-12, without the parts that only a document of its own needs. */
function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const operationId = (endpoint: Endpoint): string =>
  endpoint.id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parameters(endpoint: Endpoint): Json[] {
  const of = (
    place: 'path' | 'query',
    schema: z.ZodType | undefined,
    example: Readonly<Record<string, string>> | undefined,
  ): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = toSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      ...(example?.[name] === undefined ? {} : { example: coerceExample(example[name], property) }),
    }));
  };
  return [
    ...of('path', endpoint.input.params, endpoint.example?.params),
    ...of('query', endpoint.input.query, endpoint.example?.query),
    ...(isIdempotent(endpoint) ? [IDEMPOTENCY_KEY] : []),
  ];
}

/** Query values travel as text; an example must have the type of its schema. */
function coerceExample(text: string, property: Json): unknown {
  return property['type'] === 'integer' || property['type'] === 'number' ? Number(text) : text;
}

const header = (description: string, type = 'string'): Json => ({ description, schema: { type } });

const COMMON_HEADERS: Json = {
  'X-Service-Version': header('API version, such as v1.'),
  'X-Request-Id': header('Unique identifier of this request.'),
};

const LIMIT_HEADERS: Json = {
  'RateLimit-Limit': header('Requests a minute; 2147483647 means no limit.', 'integer'),
  'RateLimit-Remaining': header('Requests left in this window.', 'integer'),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer'),
};

const responseHeaders = (endpoint: Endpoint): Json =>
  endpoint.auth === 'none' ? COMMON_HEADERS : { ...COMMON_HEADERS, ...LIMIT_HEADERS };

function eventStreamContent(output: Extract<Output, { kind: 'events' }>): Json {
  const names = Object.keys(output.events).join(', ');
  return {
    'text/event-stream': {
      schema: { type: 'string', description: `Server-sent events: ${names}.` },
    },
  };
}

function success(endpoint: Endpoint): Json {
  const { output, example } = endpoint;
  const jsonContent = (body: z.ZodType): Json => ({
    'application/json': {
      schema: { $ref: `#/components/schemas/${componentName(endpoint, 'Response')}` },
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
        content: { ...jsonContent(output.body), ...eventStreamContent(output) },
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

/** Conditions that follow from the definition itself, before the handler's own. */
function impliedConditions(endpoint: Endpoint): Condition[] {
  return [
    ...(endpoint.auth === 'none'
      ? []
      : (['unauthenticated', 'keyDeactivated', 'rateLimitExceeded'] as const)),
    ...(endpoint.unknownKey === undefined ? [] : [endpoint.unknownKey]),
    ...(isIdempotent(endpoint) ? (['idempotencyConflict'] as const) : []),
    ...(endpoint.input.body === undefined
      ? []
      : (['validation', 'payloadTooLarge', 'unsupportedMediaType'] as const)),
    ...(endpoint.input.query === undefined && endpoint.input.params === undefined
      ? []
      : (['validation'] as const)),
    'internal',
  ];
}

function errorResponses(endpoint: Endpoint): Json {
  const conditions = new Set([...impliedConditions(endpoint), ...endpoint.errors]);
  const byStatus = Map.groupBy(
    [...conditions].map((condition) => failures[condition]),
    ({ status }) => status,
  );
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, entries]) => [
        String(status),
        {
          description: [...new Set(entries.map(({ code, message }) => `${code}: ${message}`))].join(
            '\n\n',
          ),
          headers: {
            ...COMMON_HEADERS,
            ...(status === 429 || status === 503
              ? { 'Retry-After': header('Seconds to wait.', 'integer') }
              : {}),
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

function componentName(endpoint: Endpoint, part: 'Request' | 'Response'): string {
  const id = operationId(endpoint);
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;
}

function operation(endpoint: Endpoint): Json {
  const { input, example, auth, output } = endpoint;
  const status = output.kind === 'json' ? output.status : 200;
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
    security:
      auth === 'none'
        ? []
        : auth === 'key'
          ? [{ apiKey: [] }]
          : [{ apiKey: [] }, { linkToken: [] }],
    parameters: parameters(endpoint),
    ...(input.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${componentName(endpoint, 'Request')}` },
                ...(example?.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }),
    responses: { [String(status)]: success(endpoint), ...errorResponses(endpoint) },
  };
}

function components(endpoints: readonly Endpoint[]): Json {
  const schemas: Json = { Error: toSchema(ErrorBody, 'output') };
  for (const endpoint of endpoints) {
    if (endpoint.input.body !== undefined)
      schemas[componentName(endpoint, 'Request')] = toSchema(endpoint.input.body, 'input');
    if (endpoint.output.body !== undefined)
      schemas[componentName(endpoint, 'Response')] = toSchema(endpoint.output.body, 'output');
  }
  return {
    schemas,
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: gk_…' },
      linkToken: {
        type: 'apiKey',
        in: 'query',
        name: 'token',
        description: 'The token of a signed document link.',
      },
    },
  };
}

/** The OpenAPI 3.1 document of a set of endpoints. Pure: the same endpoints give the same document. */
export function openApiDocument(endpoints: readonly Endpoint[], release: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagewright',
      version: release,
      summary: 'Structured JSON, raw HTML or a web address in; a finished PDF or PNG out.',
      description: `API ${API_VERSION}. ${RESOURCE_NOTES}`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ id }) => id.split('.')[0]))].map((name) => ({ name })),
    paths,
    components: components(endpoints),
  };
}
