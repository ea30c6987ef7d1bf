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

/** Conditions that follow from the definition itself, and the handler's own. */
function conditionsOf(endpoint: Endpoint): Set<Condition> {
  const { auth, uses, deprecated, unknownKey, input, withoutDatabase, errors } = endpoint;
  const groups: readonly (readonly Condition[] | false | undefined)[] = [
    isLimited(endpoint) && ['unauthenticated', 'keyDeactivated', 'rateLimitExceeded'],
    auth === 'admin' && ['unauthenticated', 'forbidden', 'configuration'],
    needsDatabase(endpoint) && [withoutDatabase ?? 'databaseNotConfigured'],
    uses.includes('read:templates') && ['templatesError'],
    deprecated && ['gone'],
    input.raw && ['payloadTooLarge'],
    unknownKey && [unknownKey],
    isIdempotent(endpoint) && ['idempotencyConflict'],
    input.body && ['validation', 'payloadTooLarge'],
    input.body && !input.raw && ['unsupportedMediaType'],
    (input.query ?? input.params) && ['validation'],
    ['internal'],
    errors,
  ];
  return new Set(groups.flatMap((group) => group || []));
}

/** The bodies that an operation may answer with one status: those with fields of their own, then the common one. */
function bodyOf(conditions: readonly Condition[]): Json {
  const own = conditions.filter((condition) => errorExtras[condition] !== undefined);
  if (own.length === 0) return refTo('Error');
  return { anyOf: [...own.map((condition) => refTo(errorComponent(condition))), refTo('Error')] };
}

/** The error responses of an operation, by status. */
export function errorResponses(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(conditionsOf(endpoint), (condition) => failures[condition].status);
  const responses = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    responses.map(([status, group]) => {
      const entries = group.map((condition) => failures[condition]);
      const sentences = new Set(entries.map(({ code, message }) => `${code}: ${message}`));
      const mayWait = status === 429 || status === 503;
      return [
        String(status),
        {
          description: [...sentences].join('\n\n'),
          headers: {
            ...COMMON_HEADERS,
            ...(mayWait && { 'Retry-After': header('Seconds to wait.', 'integer') }),
          },
          content: { 'application/json': { schema: bodyOf(group) } },
        },
      ];
    }),
  );
}
