import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { type ProviderAccess, TableDatabaseError } from '#lib/ports/table-database.ts';
import type { Condition } from '#schemas/errors.ts';

/** A token of today's, or a legacy one. */
const TOKEN_FORM = /^(?:pat|key)/;

export const hasTokenForm = (token: string): boolean => TOKEN_FORM.test(token);

/** How a caller reaches the provider. @throws missingTabledbKey */
export function accessOf(
  { ownerId }: Caller,
  headers: { readonly 'x-provider-key'?: string | undefined },
  signal: AbortSignal,
): ProviderAccess {
  const token = headers['x-provider-key']?.trim() ?? '';
  if (token === '') throw new PagewrightError('missingTabledbKey');
  return { token, ownerId, signal };
}

/** Faults of the provider or of the way to it, as against those of the request. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'rate-limited',
  'timeout',
  'aborted',
  'unavailable',
  'protocol',
]);

export const isProvidersFault = (error: unknown): boolean =>
  error instanceof TableDatabaseError && OUTSIDE.has(error.reason);

/** What the provider refused, as a failure of the endpoint's own; what it failed at, as TABLEDB_ERROR. */
export function providerFailure(error: unknown, refused: Condition): unknown {
  if (!(error instanceof TableDatabaseError)) return error;
  const { message, reason, retryAfterSeconds } = error;
  const isOutside = isProvidersFault(error);
  const wait = isOutside && retryAfterSeconds !== undefined ? retryAfterSeconds : undefined;
  return new PagewrightError(isOutside ? 'tabledbUnavailable' : refused, {
    message,
    details: { reason, ...(wait === undefined ? {} : { retryAfter: wait }) },
    ...(wait === undefined ? {} : { headers: { 'retry-after': String(wait) } }),
    cause: error,
  });
}

/** What a question to the provider answers. @throws the endpoint's failure, or tabledbUnavailable */
export async function answerOf<Answer>(
  question: Promise<Answer>,
  refused: Condition,
): Promise<Answer> {
  return question.catch((error: unknown) => {
    throw providerFailure(error, refused);
  });
}
