import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { TableDatabaseError } from '#lib/ports/table-database.ts';
import { hasTokenForm, isProvidersFault } from './provider-access.ts';

const LEGACY =
  'The table database does not accept legacy keys any more: make a personal access token (pat…)';

function connectFailure(error: unknown, token: string): unknown {
  if (!(error instanceof TableDatabaseError)) {
    return new PagewrightError('connectError', { cause: error });
  }
  const { message, reason, retryAfterSeconds } = error;
  if (!isProvidersFault(error)) {
    const isLegacy = reason === 'auth' && token.startsWith('key');
    return new PagewrightError('tabledbAuthError', {
      message: isLegacy ? LEGACY : message,
      cause: error,
    });
  }
  return new PagewrightError('connectError', {
    message,
    details: { reason },
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'retry-after': String(retryAfterSeconds) } }),
    cause: error,
  });
}

/**
 * Checks a token, which is not kept, and lists the bases that it reaches.
 * @throws invalidKeyFormat, tabledbAuthError, connectError
 */
export async function connect(
  { tabledb }: Pick<Ports, 'tabledb'>,
  { ownerId }: Caller,
  { apiKey }: { readonly apiKey: string },
  signal: AbortSignal,
) {
  const token = apiKey.trim();
  if (!hasTokenForm(token)) throw new PagewrightError('invalidKeyFormat');
  const bases = await tabledb.listBases({ token, ownerId, signal }).catch((error: unknown) => {
    throw connectFailure(error, token);
  });
  const count = bases.length === 1 ? 'one base' : `${bases.length} bases`;
  const message =
    bases.length === 0
      ? 'The token is accepted, but reaches no base: give it access to one'
      : `Connected to ${count}`;
  return { success: true as const, bases: [...bases], message };
}
