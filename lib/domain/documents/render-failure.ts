import { PagewrightError } from '#lib/errors.ts';
import { RenderError, type RenderSource } from '#lib/ports/renderer.ts';
import type { Condition } from '#schemas/errors.ts';

/**
 * What a failed render is to the caller of an endpoint.
 * @param source what was rendered: a page that is not ready in time could not be fetched.
 * @param condition the endpoint's own failure, for what went wrong inside the render.
 */
export function renderFailure(
  error: unknown,
  source: RenderSource['kind'],
  condition: Condition,
): unknown {
  if (!(error instanceof RenderError)) return error;
  if (source === 'url' && error.reason === 'timeout') return fetchFailure(error, 'timeout');
  switch (error.reason) {
    case 'overloaded':
      return new PagewrightError('overloaded', {
        headers: { 'retry-after': String(error.retryAfterSeconds ?? 1) },
        details: { retryAfter: error.retryAfterSeconds ?? 1 },
        cause: error,
      });
    case 'not-installed':
      return new PagewrightError('rendererNotInstalled', {
        details: { install: error.install },
        cause: error,
      });
    case 'navigation':
      return fetchFailure(error, error.detail);
    case 'option':
      return new PagewrightError('validation', {
        message: error.message,
        details: [
          {
            path: ['options', ...(error.detail === undefined ? [] : [error.detail])],
            message: error.message,
          },
        ],
        cause: error,
      });
    default:
      return new PagewrightError(condition, {
        message: error.message,
        details: { reason: error.reason },
        cause: error,
      });
  }
}

function fetchFailure(error: RenderError, reason: string | undefined): PagewrightError {
  return new PagewrightError('urlFetchFailed', {
    message: error.message,
    details: { reason },
    cause: error,
  });
}
