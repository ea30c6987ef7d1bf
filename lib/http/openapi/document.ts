import { Warning } from '#schemas/warning.ts';
import type { Auth, Endpoint } from '../endpoint.ts';
import { API_VERSION } from '../headers.ts';
import { errorComponents, errorResponses } from './failures.ts';
import { parameters } from './parameters.ts';
import { accepted, response, success } from './responses.ts';
import { componentName, type Json, operationId, refTo, toSchema } from './schema.ts';

const RESOURCE_NOTES =
  'Unknown request fields are ignored, and named in the warnings of the JSON answer; clients should ignore unknown response fields.';

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const SECURITY: Readonly<Record<Auth, readonly Json[]>> = {
  none: [],
  key: [{ apiKey: [] }],
  'key-or-token': [{ apiKey: [] }, { linkToken: [] }],
  webhook: [{ webhookSecret: [] }],
  admin: [{ adminToken: [] }],
};

function operation(endpoint: Endpoint): Json {
  const { input, example, auth, output, deprecated, summary, description } = endpoint;
  const status = output.kind === 'json' ? output.status : 200;
  const schema = refTo(componentName(endpoint, 'request'));
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.id.split('.')[0]],
    summary,
    description,
    security: SECURITY[auth],
    deprecated: deprecated && true,
    parameters: parameters(endpoint),
    requestBody: input.body && {
      required: true,
      content: { 'application/json': { schema, example: example?.body } },
    },
    responses: {
      '204':
        output.kind === 'json' && output.nothing ? response(endpoint, output.nothing) : undefined,
      '202': output.kind === 'file' && output.accepted ? accepted(endpoint) : undefined,
      [String(status)]: success(endpoint),
      ...errorResponses(endpoint),
    },
  };
}

/** The schema of a result; where a body was sent, with the warnings about its unknown fields. */
function resultSchema({ input, output }: Endpoint): Json | undefined {
  const body = output.kind === 'raw' ? undefined : output.body;
  if (body === undefined) return undefined;
  const schema = toSchema(body, 'output');
  const properties = schema['properties'] as Json | undefined;
  if (input.body === undefined || input.raw || properties === undefined) return schema;
  const own = properties['warnings'] as { items?: Json } | undefined;
  const isSame = JSON.stringify(own?.items) === JSON.stringify(toSchema(Warning, 'output'));
  const items =
    own === undefined || isSame ? refTo('Warning') : { anyOf: [own.items, refTo('Warning')] };
  const warnings = { ...own, type: 'array', items };
  return { ...schema, properties: { ...properties, warnings } };
}

function components(endpoints: readonly Endpoint[]): Json {
  const schemas: Json = { ...errorComponents(), Warning: toSchema(Warning, 'output') };
  for (const endpoint of endpoints) {
    const { input, output } = endpoint;
    const name = (...parts: string[]) => componentName(endpoint, ...parts);
    if (input.body !== undefined) schemas[name('request')] = toSchema(input.body, 'input');
    const result = resultSchema(endpoint);
    if (result !== undefined) schemas[name('response')] = result;
    if (output.kind === 'file' && output.accepted !== undefined)
      schemas[name('accepted')] = toSchema(output.accepted, 'output');
    for (const [event, data] of Object.entries(output.kind === 'events' ? output.events : {}))
      schemas[name('event', event)] = toSchema(data, 'output');
  }
  return {
    schemas,
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: gk_…' },
      adminToken: { type: 'http', scheme: 'bearer', description: 'The setting ADMIN_TOKEN.' },
      webhookSecret: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Webhook-Secret',
        description: 'The secret of a webhook; or a Standard Webhooks signature.',
      },
      linkToken: {
        type: 'apiKey',
        in: 'query',
        name: 'token',
        description: 'The token of a signed document link.',
      },
    },
  };
}

/** The OpenAPI 3.1 document of a set of endpoints, as plain JSON. Pure: the same endpoints give the same document. */
export function openApiDocument(endpoints: readonly Endpoint[], release: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  const document = {
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
  // Leaves undefined members out.
  return JSON.parse(JSON.stringify(document));
}
