import { ErrorBody } from '#schemas/error-body.ts';
import { errorExtras } from '#schemas/error-extras.ts';
import { type Condition, failures } from '#schemas/errors.ts';
import { type Endpoint, isIdempotent, isLimited } from '../endpoint.ts';
import { COMMON_HEADERS } from './responses.ts';
import { header, type Json, refTo, toSchema } from './schema.ts';

/** The name of the schema of a condition whose body has fields of its own. */
export const errorComponent = (condition: Condition): string =>
  `${condition.charAt(0).toUpperCase()}${condition.slice(1)}Error`;

/** The schema that all error bodies share, and one for each condition whose body has more. */
export function errorComponents(): Json {
  const extras = Object.entries(errorExtras).map(([name, extra]) => {
    const condition = name as Condition;
    const { properties, required } = toSchema(extra, 'output');
    const { code } = failures[condition];
    const own = {
      type: 'object',
      properties: { code: { const: code }, ...(properties as Json) },
      required: ['code', ...((required as string[] | undefined) ?? [])],
    };
    return [errorComponent(condition), { allOf: [refTo('Error'), own] }];
  });
  return {
    Error: toSchema(ErrorBody, 'output'),
    ErrorEvent: {
      type: 'object',
      properties: { code: { type: 'string' }, error: { type: 'string' }, details: {} },
      required: ['code', 'error'],
    },
    ...Object.fromEntries(extras),
  };
}

/** Keys are in it, too. */
const needsDatabase = (endpoint: Endpoint): boolean =>
  isLimited(endpoint) || endpoint.uses.includes('table');

/** Conditions that follow from the definition itself, before the handler's own. */
function impliedConditions(endpoint: Endpoint): Condition[] {
  return [
    ...(isLimited(endpoint)
      ? (['unauthenticated', 'keyDeactivated', 'rateLimitExceeded'] as const)
      : []),
    ...(endpoint.auth === 'admin'
      ? (['unauthenticated', 'forbidden', 'configuration'] as const)
      : []),
    ...(needsDatabase(endpoint) ? [endpoint.withoutDatabase ?? 'databaseNotConfigured'] : []),
    ...(endpoint.uses.includes('read:templates') ? (['templatesError'] as const) : []),
    ...(endpoint.deprecated === undefined ? [] : (['gone'] as const)),
    ...(endpoint.input.raw ? (['payloadTooLarge'] as const) : []),
    ...(endpoint.unknownKey === undefined ? [] : [endpoint.unknownKey]),
    ...(isIdempotent(endpoint) ? (['idempotencyConflict'] as const) : []),
    ...(endpoint.input.body === undefined ? [] : (['validation', 'payloadTooLarge'] as const)),
    ...(endpoint.input.body === undefined || endpoint.input.raw
      ? []
      : (['unsupportedMediaType'] as const)),
    ...(endpoint.input.query === undefined && endpoint.input.params === undefined
      ? []
      : (['validation'] as const)),
    'internal',
  ];
}

/** The bodies that an operation may answer with one status: those with fields of their own, then the common one. */
function bodyOf(conditions: readonly Condition[]): Json {
  const own = conditions.filter((condition) => errorExtras[condition] !== undefined);
  if (own.length === 0) return refTo('Error');
  return { anyOf: [...own.map((condition) => refTo(errorComponent(condition))), refTo('Error')] };
}

/** The error responses of an operation, by status. */
export function errorResponses(endpoint: Endpoint): Json {
  const conditions = new Set([...impliedConditions(endpoint), ...endpoint.errors]);
  const byStatus = Map.groupBy(conditions, (condition) => failures[condition].status);
  const responses = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    responses.map(([status, group]) => {
      const sentences = group.map((condition) => failures[condition]);
      const description = sentences.map(({ code, message }) => `${code}: ${message}`);
      const mayWait = status === 429 || status === 503;
      return [
        String(status),
        {
          description: [...new Set(description)].join('\n\n'),
          headers: {
            ...COMMON_HEADERS,
            ...(mayWait ? { 'Retry-After': header('Seconds to wait.', 'integer') } : {}),
          },
          content: { 'application/json': { schema: bodyOf(group) } },
        },
      ];
    }),
  );
}
