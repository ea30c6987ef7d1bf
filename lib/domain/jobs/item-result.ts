import { describeFailure } from '#lib/domain/creation/item-failure.ts';
import type { ItemResult } from './job-store.ts';

/** What of a failure is kept with each of thousands of items. */
const MAX_DETAILS_CHARACTERS = 2_000;
const MAX_ERROR_CHARACTERS = 500;

/** A failure as a result. Its details are cut to the code where they would be long. */
export function failedResult(error: unknown): ItemResult {
  const { message, details } = describeFailure(error);
  const isLong = JSON.stringify(details).length > MAX_DETAILS_CHARACTERS;
  return {
    status: 'error',
    error: message.slice(0, MAX_ERROR_CHARACTERS),
    details: isLong ? { code: details.code } : JSON.parse(JSON.stringify(details)),
  };
}
