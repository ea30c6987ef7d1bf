import { PagewrightError } from '#lib/errors.ts';
import { ModelError } from '#lib/ports/model.ts';

/** A change that cannot be made, and what could be made instead. */
export function notFeasible(
  message: string,
  suggestions: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): PagewrightError {
  return new PagewrightError('requestNotFeasible', {
    message,
    details: { suggestions, ...more },
  });
}

/** A change that is refused for what it would take away. @param lost names it: "the line items (2 rows)" */
export function contentLoss(
  message: string,
  lost: readonly string[],
  suggestions: readonly string[],
): PagewrightError {
  return new PagewrightError('contentLossBlocked', { message, details: { lost, suggestions } });
}

/** What goes wrong on the way and is no refusal: MODIFY_ERROR, with what happened as its cause. */
export function modifyFailure(error: unknown): unknown {
  if (error instanceof PagewrightError) return error;
  if (error instanceof ModelError) {
    return new PagewrightError('modifyError', {
      message: `The language model gave no usable answer: ${error.message}`,
      details: { reason: error.reason, tokensUsed: error.tokensUsed },
      cause: error,
    });
  }
  const reason = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : undefined;
  return new PagewrightError('modifyError', {
    ...(reason === undefined ? {} : { details: { reason } }),
    cause: error,
  });
}
