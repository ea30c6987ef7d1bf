import { PagewrightError } from '#lib/errors.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import type { Condition } from '#schemas/errors.ts';

/**
 * What a failed render is to the caller of an endpoint.
 * @param condition the endpoint's own failure, for what went wrong inside the render.
 */
export function renderFailure(error: unknown, condition: Condition): unknown {
  if (!(error instanceof RenderError)) return error;
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
      return new PagewrightError('urlFetchFailed', {
        message: error.message,
        details: { reason: error.detail },
        cause: error,
      });
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
