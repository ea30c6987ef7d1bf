import { z } from 'zod';
import { TableDatabaseError, type TableDatabaseFailureReason } from '#lib/ports/table-database.ts';

/** The three forms of the provider's errors. */
const ErrorBody = z.union([
  z.object({ error: z.object({ type: z.string(), message: z.string().optional() }) }),
  z.object({ error: z.string() }),
  z.object({ errors: z.array(z.object({ error: z.string(), message: z.string().optional() })) }),
]);

/** A long text of somebody else's is no message. */
const MAX_MESSAGE_CHARACTERS = 300;

/** What the provider says, in one line; empty where it says nothing. */
function statementIn(body: unknown): string {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) return '';
  const { data } = parsed;
  if ('errors' in data) {
    const [first] = data.errors;
    return first?.message ?? first?.error ?? '';
  }
  return typeof data.error === 'string' ? data.error : (data.error.message ?? data.error.type);
}

const REASONS: Readonly<Record<number, TableDatabaseFailureReason>> = {
  401: 'auth',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  429: 'rate-limited',
};

const MESSAGES: Readonly<Record<TableDatabaseFailureReason, string>> = {
  auth: 'The table database does not accept the token: it is wrong, expired or revoked',
  forbidden: 'The token may not read this, or it does not exist',
  'not-found': 'The table database does not have this',
  invalid: 'The table database does not accept the request',
  'rate-limited': 'The table database takes no more requests at the moment',
  timeout: 'The table database did not answer in time',
  aborted: 'The request was cancelled before the table database answered',
  unavailable: 'The table database cannot be reached at the moment',
  protocol: 'The table database gave an answer that is none of its own',
};

export const failed = (
  reason: TableDatabaseFailureReason,
  context: { retryAfterSeconds?: number; cause?: unknown; statement?: string } = {},
): TableDatabaseError => {
  const { statement = '', ...rest } = context;
  const message = MESSAGES[reason] + (statement === '' ? '' : ` (${statement})`);
  return new TableDatabaseError(reason, message, rest);
};

/** The failure that an answer with this status and body is. @param token never repeated, whoever sends it back */
export function failureOf(
  status: number,
  body: unknown,
  token: string,
  retryAfterSeconds?: number,
): TableDatabaseError {
  const reason = REASONS[status] ?? (status >= 500 ? 'unavailable' : 'invalid');
  const statement = statementIn(body).replaceAll(token, '…').slice(0, MAX_MESSAGE_CHARACTERS);
  // Of a server that is down nothing is worth repeating.
  return failed(reason, {
    ...(status >= 500 || status === 401 ? {} : { statement }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    cause: new Error(`HTTP ${status}`),
  });
}
