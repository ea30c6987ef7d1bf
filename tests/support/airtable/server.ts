import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StoredBase, type StoredTable, sampleBase } from './data.ts';
import { pageOf, Refused } from './records.ts';

export const TOKEN = 'patExample.0123456789';

/** What the next request of a kind gets in place of an answer. */
export type Reaction = (response: ServerResponse) => void;

export const status =
  (code: number, body: unknown, headers: Record<string, string> = {}): Reaction =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const tooMany = (headers: Record<string, string> = {}): Reaction =>
  status(
    429,
    { errors: [{ error: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded' }] },
    headers,
  );

export const hang: Reaction = () => {};

export interface AirtableRequest {
  readonly path: string;
  readonly at: number;
  readonly authorization: string;
}

/** A stand-in of Airtable's web API: its paths, errors, pages, limits and links that end. */
export interface Airtable {
  readonly url: string;
  readonly host: string;
  readonly requests: readonly AirtableRequest[];
  /** Requests beyond five a second at a base: each is answered with 429. */
  readonly violations: () => number;
  readonly bases: StoredBase[];
  /** Tokens, and the ids of the bases that they reach; undefined: all. */
  readonly tokens: Map<string, readonly string[] | undefined>;
  /** What webhooks noted, by their ids, in order: tables, and the records that changed in them. */
  readonly changes: Map<string, Readonly<Record<string, readonly string[]>>[]>;
  /** Reactions to the next requests whose path contains the text. */
  will(path: string, ...reactions: readonly Reaction[]): void;
  /** Forgets what was asked so far: another deployment begins. */
  forget(): void;
  /** Ends every link to a file that was given out so far. */
  endLinks(): void;
  close(): Promise<void>;
}

export interface AirtableOptions {
  readonly bases?: readonly StoredBase[];
  readonly port?: number;
  /** After more than five requests in a second. */
  readonly penaltyMs?: number;
  readonly basesPerPage?: number;
}

const LIMIT = 5;
const WINDOW_MS = 1_000;
const TICK_MS = 20;

const forbidden = () =>
  new Refused(403, {
    error: {
      type: 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
      message: 'Invalid permissions, or the requested model was not found.',
    },
  });
const notFound = () => new Refused(404, { error: 'NOT_FOUND' });

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Options that only the stand-in has, and files by links that end. */
const shownTable = ({ views, records: _, ...table }: StoredTable) => ({
  ...table,
  views: views.map(({ id, name, type }) => ({ id, name, type })),
});

export async function startAirtable(options: AirtableOptions = {}): Promise<Airtable> {
  const bases = [...(options.bases ?? [sampleBase()])];
  const tokens: Airtable['tokens'] = new Map([[TOKEN, undefined]]);
  const changes: Airtable['changes'] = new Map();
  const requests: AirtableRequest[] = [];
  const reactions: { path: string; react: Reaction }[] = [];
  const windows = new Map<string, number[]>();
  const blocked = new Map<string, number>();
  let violations = 0;
  let generation = 1;
  // Requests that arrive while this process stands still are seen together when it goes on.
  const stalls: { at: number; ms: number }[] = [];
  let ticked = performance.now();
  const note = () => {
    const now = performance.now();
    if (now - ticked > 2 * TICK_MS) stalls.push({ at: now, ms: now - ticked });
    ticked = now;
  };
  const ticking = setInterval(note, TICK_MS).unref();

  function authorize({ headers }: IncomingMessage): readonly StoredBase[] {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (token.startsWith('key'))
      throw new Refused(401, {
        error: { type: 'UNAUTHORIZED', message: `Invalid authentication token ${token}` },
      });
    if (!tokens.has(token))
      throw new Refused(401, {
        error: { type: 'AUTHENTICATION_REQUIRED', message: 'Authentication required' },
      });
    const reached = tokens.get(token);
    return bases.filter(({ id }) => reached === undefined || reached.includes(id));
  }

  function admit(baseId: string): void {
    note();
    const now = performance.now();
    const stalled = stalls.filter(({ at }) => at > now - 2 * WINDOW_MS);
    const from = now - WINDOW_MS + stalled.reduce((sum, { ms }) => sum + ms, 0);
    const recent = (windows.get(baseId) ?? []).filter((at) => at > from);
    const isBlocked = (blocked.get(baseId) ?? 0) > now;
    if (isBlocked || recent.length >= LIMIT) {
      violations += 1;
      if (!isBlocked) blocked.set(baseId, now + (options.penaltyMs ?? 30_000));
      throw new Refused(429, {
        errors: [{ error: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded' }],
      });
    }
    windows.set(baseId, [...recent, now]);
  }

  /** Attachments come with links of this moment. */
  function withLinks(value: unknown): unknown {
    return JSON.parse(JSON.stringify(value), (key, each) => {
      const isFile = each !== null && typeof each === 'object' && 'filename' in each;
      if (!isFile || key === '') return each;
      return { ...each, url: `${url()}/files/${generation}/${each.id}/${each.filename}` };
    });
  }

  /** Two payloads a page. */
  function payloadsPage(webhookId: string, from: number) {
    const all = changes.get(webhookId);
    if (all === undefined) throw notFound();
    const shown = all.slice(from - 1, from + 1);
    const payloads = shown.map((tables, n) => ({
      timestamp: '2026-01-31T09:30:00.000Z',
      baseTransactionNumber: from + n,
      payloadFormat: 'v0',
      actionMetadata: { source: 'client' },
      changedTablesById: Object.fromEntries(
        Object.entries(tables).map(([id, records]) => [
          id,
          { changedRecordsById: Object.fromEntries(records.map((record) => [record, {}])) },
        ]),
      ),
    }));
    const cursor = from + shown.length;
    return { payloads, cursor, mightHaveMore: cursor <= all.length };
  }

  function answer(request: IncomingMessage, { pathname, searchParams }: URL): unknown {
    const reached = authorize(request);
    const [version, ...parts] = pathname.slice(1).split('/').map(decodeURIComponent);
    if (version !== 'v0' || request.method !== 'GET') throw notFound();
    if (parts[0] === 'meta' && parts[1] === 'bases') {
      const [, , baseId, last] = parts;
      if (baseId === undefined) return basesPage(reached, searchParams);
      if (last !== 'tables' || parts.length !== 4) throw notFound();
      admit(baseId);
      const base = reached.find(({ id }) => id === baseId);
      if (base === undefined) throw forbidden();
      return { tables: base.tables.map(shownTable) };
    }
    if (parts[0] === 'bases' && parts[2] === 'webhooks' && parts[4] === 'payloads') {
      admit(parts[1] ?? '');
      return payloadsPage(parts[3] ?? '', Number(searchParams.get('cursor') ?? 1));
    }
    const [baseId = '', tableName, recordId] = parts;
    admit(baseId);
    const base = reached.find(({ id }) => id === baseId);
    if (base === undefined) throw notFound();
    const table = base.tables.find(({ id, name }) => id === tableName || name === tableName);
    if (table === undefined) throw forbidden();
    if (recordId === undefined) return withLinks(pageOf(table, searchParams));
    const record = table.records.find(({ id }) => id === recordId);
    if (record === undefined || parts.length > 3) throw notFound();
    return withLinks(record);
  }

  function basesPage(reached: readonly StoredBase[], query: URLSearchParams) {
    const size = options.basesPerPage ?? 1_000;
    const from = Number(query.get('offset') ?? 0);
    const shown = reached.slice(from, from + size).map(({ tables: _, ...base }) => base);
    return { bases: shown, ...(from + size < reached.length ? { offset: `${from + size}` } : {}) };
  }

  function file(path: string, response: ServerResponse): void {
    const [, , given] = path.split('/');
    if (Number(given) < generation) status(410, { error: 'GONE' })(response);
    else response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://airtable');
    const path = url.pathname + url.search;
    const { authorization = '' } = request.headers;
    requests.push({ path, at: performance.now(), authorization });
    const planned = reactions.findIndex((one) => path.includes(one.path));
    if (planned >= 0) return reactions.splice(planned, 1)[0]?.react(response);
    if (path.startsWith('/files/')) return file(path, response);
    try {
      status(200, answer(request, url))(response);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      status(error.status, error.body)(response);
    }
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = () => `http://${host}`;
  return {
    url: url(),
    host,
    requests,
    bases,
    tokens,
    changes,
    violations: () => violations,
    will(path, ...planned) {
      reactions.push(...planned.map((react) => ({ path, react })));
    },
    forget() {
      windows.clear();
      blocked.clear();
    },
    endLinks() {
      generation += 1;
    },
    async close() {
      clearInterval(ticking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
