import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Table } from '#lib/ports/table.ts';
import {
  type ProviderAccess,
  type ProviderTable,
  type RecordsRequest,
  type TableDatabase,
  TableDatabaseError,
} from '#lib/ports/table-database.ts';
import { exchange } from './exchange.ts';
import { failed } from './failures.ts';
import { createPacing } from './pacing.ts';
import { readBases, readChanges, readRecord, readRecords, readTables } from './replies.ts';
import { createSlots } from './slots.ts';

export interface AirtableOptions {
  /** Such as https://api.airtable.com, without a trailing slash. */
  readonly baseUrl: string;
  /** Where all processes agree on whose turn it is. */
  readonly table: Table;
}

const DEFAULT_TIMEOUT_MS = 20_000;
/** A server that fails is asked once more, after a moment. */
const RETRY_MS = 500;
/** Bases, a thousand a page: nobody has more. */
const MAX_BASE_PAGES = 20;
/** Schemas that are remembered at a time. */
const MAX_SCHEMAS = 200;

/** The provider's ids, and nothing that could mean something else in a path. */
const ID = /^(?:app|tbl|rec|ach)[A-Za-z0-9]{1,40}$/;
/** What may stand in a header. */
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/** A call that has begun: its token, its end, and whose it is. */
interface Call {
  readonly token: string;
  readonly ownerId: string;
  readonly deadline: number;
  readonly timeout: AbortSignal;
  readonly signal: AbortSignal;
}

function begin({ token, ownerId, timeoutMs = DEFAULT_TIMEOUT_MS, signal }: ProviderAccess): Call {
  if (!TOKEN.test(token)) throw failed('auth');
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    token,
    ownerId,
    deadline: Date.now() + timeoutMs,
    timeout,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  };
}

/** What broke a connection, as a failure that says nothing of the request. */
function connectionFailure(error: unknown, { timeout, signal }: Call): TableDatabaseError {
  if (timeout.aborted) return failed('timeout');
  if (signal.aborted) return failed('aborted');
  if (error instanceof TableDatabaseError) return error;
  const code = ((error as Error).cause as { code?: unknown } | undefined)?.code;
  return failed('unavailable', { cause: new Error(String(code ?? (error as Error).name)) });
}

function requireIds(...ids: readonly string[]): void {
  if (ids.some((id) => !ID.test(id))) throw failed('not-found');
}

function recordsQuery({ view, recordIds, pageSize, maxRecords, offset }: RecordsRequest) {
  const query = new URLSearchParams();
  if (view !== undefined) query.set('view', view);
  if (recordIds !== undefined) {
    requireIds(...recordIds);
    query.set('filterByFormula', `OR(${recordIds.map((id) => `RECORD_ID()='${id}'`).join(',')})`);
  }
  if (pageSize !== undefined) query.set('pageSize', String(pageSize));
  if (maxRecords !== undefined) query.set('maxRecords', String(maxRecords));
  if (offset !== undefined) query.set('offset', offset);
  return query;
}

/** Questions to the provider, paced and repeated where that helps. */
function createAsking({ baseUrl, table }: AirtableOptions) {
  const slots = createSlots(table);
  const turn = createPacing(slots);

  async function once(call: Call, baseId: string | undefined, url: URL): Promise<unknown> {
    if (baseId !== undefined) await turn(baseId, call);
    try {
      return await exchange(url, call.token, call.signal);
    } catch (error) {
      throw connectionFailure(error, call);
    }
  }

  /** Asks again where waiting helps and there is time left for it. */
  return async function ask(
    call: Call,
    path: string,
    { baseId, query }: { baseId?: string; query?: URLSearchParams } = {},
  ): Promise<unknown> {
    const url = new URL(`${baseUrl}/v0/${path}`);
    if (query !== undefined) url.search = query.toString();
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await once(call, baseId, url);
      } catch (error) {
        const { reason, retryAfterSeconds } = error as TableDatabaseError;
        const waitMs = reason === 'rate-limited' ? (retryAfterSeconds ?? 0) * 1_000 : RETRY_MS;
        const at = Date.now() + waitMs;
        if (reason === 'rate-limited' && baseId !== undefined) await slots.block(baseId, at);
        const mayRepeat = reason === 'rate-limited' || (reason === 'unavailable' && isFirst);
        if (!mayRepeat || at >= call.deadline) throw error;
        await delay(waitMs, undefined, { signal: call.signal }).catch(() => {});
      }
    }
  };
}

/** Airtable's web API. */
export function createAirtable(options: AirtableOptions): TableDatabase {
  const ask = createAsking(options);
  const schemas = new Map<string, { readonly tables: ProviderTable[]; readonly at: number }>();

  function remember(key: string, tables: ProviderTable[]): void {
    schemas.delete(key);
    schemas.set(key, { tables, at: Date.now() });
    const [oldest] = schemas.keys();
    if (schemas.size > MAX_SCHEMAS && oldest !== undefined) schemas.delete(oldest);
  }

  return {
    async listBases(access) {
      const call = begin(access);
      const bases = [];
      let query = new URLSearchParams();
      for (let page = 1; page <= MAX_BASE_PAGES; page++) {
        const reply = readBases(await ask(call, 'meta/bases', { query }));
        bases.push(...reply.bases);
        if (reply.offset === undefined) break;
        query = new URLSearchParams({ offset: reply.offset });
      }
      return bases;
    },

    async listTables(access, baseId, maxAgeMs = 0) {
      const call = begin(access);
      requireIds(baseId);
      // A token is not kept, not even here.
      const key = createHash('sha256').update(`${baseId}\n${access.token}`).digest('hex');
      const known = schemas.get(key);
      if (known !== undefined && Date.now() - known.at < maxAgeMs) return known.tables;
      const tables = readTables(await ask(call, `meta/bases/${baseId}/tables`, { baseId }));
      remember(key, tables);
      return tables;
    },

    async listChanges(access, { baseId, webhookId, tableId, cursor }) {
      const call = begin(access);
      requireIds(baseId, webhookId, tableId);
      const query = new URLSearchParams({ cursor: String(cursor) });
      const path = `bases/${baseId}/webhooks/${webhookId}/payloads`;
      return readChanges(await ask(call, path, { baseId, query }), tableId);
    },

    async listRecords(access, request) {
      const call = begin(access);
      const { baseId, tableId } = request;
      requireIds(baseId, tableId);
      const query = recordsQuery(request);
      return readRecords(await ask(call, `${baseId}/${tableId}`, { baseId, query }));
    },

    async getRecord(access, { baseId, tableId, recordId }) {
      const call = begin(access);
      requireIds(baseId, tableId, recordId);
      return readRecord(await ask(call, `${baseId}/${tableId}/${recordId}`, { baseId }));
    },
  };
}
