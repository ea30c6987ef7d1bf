import { type ErrorBody, type ErrorContext, PagewrightError } from './error.ts';
import { errorClasses } from './errors.generated.ts';
import { retryAfterOf } from './retry.ts';

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  'code' in value &&
  typeof value.code === 'string';

/** The error of a body, of its code's class. A newer service may have codes that this client does not know. */
export function toError(body: unknown, context: ErrorContext): PagewrightError {
  if (!isErrorBody(body)) {
    // A proxy between here and the service answered in its own way.
    const error = `The answer with status ${context.status} is not one of Pagewright`;
    return new PagewrightError({ error, code: 'UNKNOWN_ANSWER', details: body }, context);
  }
  const Class = Object.hasOwn(errorClasses, body.code)
    ? (errorClasses[body.code as keyof typeof errorClasses] as typeof PagewrightError)
    : PagewrightError;
  return new Class(body, context);
}

export function contextOf(response: Response): ErrorContext {
  return {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(response),
  };
}

export async function readError(response: Response): Promise<PagewrightError> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Then the text is all there is to tell.
  }
  return toError(body, contextOf(response));
}
