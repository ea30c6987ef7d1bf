import { type Endpoint, isIdempotent } from '#lib/http/endpoint.ts';
import { openApiPath } from '#lib/http/openapi/document.ts';
import { errorComponent } from '#lib/http/openapi/failures.ts';
import { errorExtras } from '#schemas/error-extras.ts';
import { type Condition, failures } from '#schemas/errors.ts';

const conditions = Object.keys(failures) as Condition[];

/** `RATE_LIMIT_EXCEEDED` is `RateLimitExceededError`, `MODIFY_ERROR` is `ModifyError`. */
function className(code: string): string {
  const words = code.toLowerCase().split('_');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return name.endsWith('Error') ? name : `${name}Error`;
}

/** The bodies that a code comes with: where it has several conditions, not all of them have fields of their own. */
function bodyType(code: string): string {
  const own = conditions.filter((condition) => failures[condition].code === code);
  const names = own.map((condition) =>
    errorExtras[condition] === undefined ? 'Error' : errorComponent(condition),
  );
  return [...new Set(names)].map((name) => `Schemas['${name}']`).join(' | ');
}

/** The client's errors: a class for each code. */
export function errorClasses(): string {
  const codes = [...new Set(Object.values(failures).map(({ code }) => code))].toSorted();
  const classes = codes.map(
    (code) => `export class ${className(code)} extends PagewrightError<${bodyType(code)}> {}`,
  );
  const entries = codes.map((code) => `  ${code}: ${className(code)},`);
  return `import type { components } from './api.generated.ts';
import { PagewrightError } from './error.ts';

type Schemas = components['schemas'];

${classes.join('\n')}

/** The class of each code. */
export const errorClasses = {
${entries.join('\n')}
} as const;
`;
}

/** The paths where a POST takes an idempotency key. */
export function idempotentPaths(endpoints: readonly Endpoint[]): string {
  const paths = endpoints.filter(isIdempotent).map(({ path }) => `  '${openApiPath(path)}',`);
  return `/** Paths where a POST with an Idempotency-Key is carried out once. */
export const idempotentPaths: ReadonlySet<string> = new Set([
${paths.join('\n')}
]);
`;
}
