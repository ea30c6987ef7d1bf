import { PagewrightError } from '#lib/errors.ts';

/** Why a render failed, and of what warnings, where every endpoint's own error has it. */
function reasonOf(details: unknown): object {
  const isReason = details !== null && typeof details === 'object' && 'reason' in details;
  return isReason ? details : {};
}

/** How a failed item is described: its error's text, and in the details its code and reason. */
export function describeFailure(error: unknown) {
  const known =
    error instanceof PagewrightError
      ? error
      : new PagewrightError('itemGenerationFailed', { cause: error });
  return {
    /** Whether it is ours. */
    isFault: known.status >= 500,
    message: known.message,
    details: {
      code: known.code,
      ...reasonOf(known.details),
      ...(known.details === undefined ? {} : { cause: known.details }),
    },
  };
}
