import type { Base, RawRecord, TableField, TableView } from '#schemas/tabledb.ts';

/** Who asks, with what, and for how long an answer is worth waiting for. */
export interface ProviderAccess {
  readonly token: string;
  /** Waiting for the provider is fair between owners. */
  readonly ownerId: string;
  /** For the whole call, waiting for the provider's limits included. Default 20 seconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** A table with its fields and views. */
export interface ProviderTable {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly primaryFieldId: string;
  readonly fields: readonly TableField[];
  readonly views: readonly TableView[];
}

/** Which records of a table. */
export interface RecordsRequest {
  readonly baseId: string;
  readonly tableId: string;
  /** Name or id of a view: its records in its order. */
  readonly view?: string;
  /** Only these, in no certain order: at most 100. */
  readonly recordIds?: readonly string[];
  /** At most this many in the page, 1 to 100. Default 100. */
  readonly pageSize?: number;
  /** At most this many in all pages together. */
  readonly maxRecords?: number;
  /** The `offset` of the page before. */
  readonly offset?: string;
}

export interface RecordsPage {
  readonly records: readonly RawRecord[];
  /** Present when more may follow. */
  readonly offset?: string;
}

/** Which changes of a table, as a webhook of the provider’s notes them. */
export interface ChangesRequest {
  readonly baseId: string;
  /** Of the provider’s webhook. */
  readonly webhookId: string;
  readonly tableId: string;
  /** The number of the first transaction that is wanted, from 1. */
  readonly cursor: number;
}

export interface ChangesPage {
  /** Records that were made or changed, in the order of the transactions. */
  readonly changes: readonly { readonly recordId: string; readonly transaction: number }[];
  /** The cursor of what follows. */
  readonly next: number;
  readonly hasMore: boolean;
}

export type TableDatabaseFailureReason =
  /** The token is unknown, expired or revoked. */
  | 'auth'
  /** The token may not do this, or there is no such table: the provider does not tell them apart. */
  | 'forbidden'
  | 'not-found'
  /** The provider does not accept the request, such as the name of a view. */
  | 'invalid'
  | 'rate-limited'
  | 'timeout'
  | 'aborted'
  /** It cannot be reached, or fails. */
  | 'unavailable'
  /** It answers something that is not of its protocol. */
  | 'protocol';

/** The only error of TableDatabase. Its message is public and never holds a token. */
export class TableDatabaseError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'TableDatabaseError';
  }

  override readonly name = 'TableDatabaseError';
  readonly reason: TableDatabaseFailureReason;
  /** When it may be tried again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    reason: TableDatabaseFailureReason,
    message: string,
    context: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: context.cause });
    this.reason = reason;
    this.retryAfterSeconds = context.retryAfterSeconds;
  }
}

/**
 * Read-only access to somebody's tables at a provider, at the address of the setting
 * TABLEDB_BASE_URL. The provider's limit of requests a base is kept by all processes together; whoever
 * has to wait waits in turn, until the deadline at most. Tokens are neither logged nor stored.
 *
 * Ids that do not have the provider's form are refused without asking: `not-found`.
 */
export interface TableDatabase {
  /** All bases that the token reaches. */
  listBases(access: ProviderAccess): Promise<readonly Base[]>;
  /** @param maxAgeMs a schema that was read so recently may be returned again. Default 0 */
  listTables(
    access: ProviderAccess,
    baseId: string,
    maxAgeMs?: number,
  ): Promise<readonly ProviderTable[]>;
  /** A page of what has changed. The provider keeps it for a week. */
  listChanges(access: ProviderAccess, request: ChangesRequest): Promise<ChangesPage>;
  listRecords(access: ProviderAccess, request: RecordsRequest): Promise<RecordsPage>;
  getRecord(
    access: ProviderAccess,
    record: { readonly baseId: string; readonly tableId: string; readonly recordId: string },
  ): Promise<RawRecord>;
}
