import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { createAirtable } from '#lib/adapters/airtable/airtable.ts';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import type { TableDatabase, TableDatabaseError } from '#lib/ports/table-database.ts';
import { sampleBase } from '#tests/support/airtable/data.ts';
import {
  type Airtable,
  hang,
  startAirtable,
  status,
  TOKEN,
  tooMany,
} from '#tests/support/airtable/server.ts';

const BASE = 'appExample0000001';
const INVOICES = { baseId: BASE, tableId: 'tblInvoices000000' };
const me = { token: TOKEN, ownerId: 'me' };

describe('Airtable', () => {
  let folder: string;
  let stores: ReturnType<typeof openStores>;
  let airtable: Airtable;
  let tabledb: TableDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-airtable-'));
    stores = openStores(folder);
  });
  afterAll(async () => {
    stores.table.close();
    await rm(folder, { recursive: true });
  });

  // Each test has a base of its own, so that none waits for the requests of the one before.
  let number = 0;
  let base: string;
  let invoices: typeof INVOICES;
  beforeEach(async () => {
    number += 1;
    base = `appTest${number}`;
    invoices = { ...INVOICES, baseId: base };
    airtable = await startAirtable({ bases: [{ ...sampleBase(230), id: base }] });
    tabledb = createAirtable({ baseUrl: airtable.url, table: stores.table });
  });
  afterEach(() => airtable.close());

  const reasonOf = async (question: Promise<unknown>) => {
    const error = await question.then(
      () => assert.fail('was answered'),
      (failure: TableDatabaseError) => failure,
    );
    assert.equal(error.name, 'TableDatabaseError');
    assert.ok(!error.message.includes(TOKEN), error.message);
    return error.reason;
  };

  test('[tabledb.pages] reads bases and records page after page', async () => {
    await airtable.close();
    const bases = ['appA', 'appB', 'appC'].map((id) => ({ ...sampleBase(), id }));
    airtable = await startAirtable({ bases, basesPerPage: 2 });
    tabledb = createAirtable({ baseUrl: airtable.url, table: stores.table });
    const found = await tabledb.listBases(me);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['appA', 'appB', 'appC'],
    );
  });

  test('[tabledb.pages] goes on where a page ended', async () => {
    const ids = new Set<string>();
    let offset: string | undefined;
    do {
      const page = await tabledb.listRecords(me, { ...invoices, ...(offset ? { offset } : {}) });
      for (const { id } of page.records) ids.add(id);
      offset = page.offset;
    } while (offset !== undefined);
    assert.equal(ids.size, 230);
  });

  test('[tabledb.missing-parts] fills in what the provider leaves out', async () => {
    airtable.will(
      '/tables',
      status(200, {
        tables: [
          {
            id: 'tbl1',
            name: 'T',
            primaryFieldId: 'fld1',
            fields: [{ id: 'fld1', name: 'A', type: 'singleLineText' }],
          },
        ],
      }),
    );
    airtable.will('/tbl1', status(200, { records: [{ id: 'rec1' }] }));
    const [table] = await tabledb.listTables(me, base);
    assert.deepEqual(table, {
      id: 'tbl1',
      name: 'T',
      description: null,
      primaryFieldId: 'fld1',
      fields: [{ id: 'fld1', name: 'A', type: 'singleLineText', description: null }],
      views: [],
    });
    const { records } = await tabledb.listRecords(me, { baseId: base, tableId: 'tbl1' });
    assert.deepEqual(records, [{ id: 'rec1', createdTime: '', fields: {} }]);
  });

  test('[tabledb.error-forms] reads each form of the provider’s errors', async () => {
    const forms = [
      [status(422, { error: { type: 'VIEW_NAME_NOT_FOUND', message: 'View x' } }), 'invalid'],
      [status(404, { error: 'NOT_FOUND' }), 'not-found'],
      [status(422, { errors: [{ error: 'X', message: 'Y' }] }), 'invalid'],
      [status(403, { error: { type: 'INVALID_PERMISSIONS' } }), 'forbidden'],
      [status(401, '<html>'), 'auth'],
      [status(200, '<html>'), 'protocol'],
      [status(302, '', { location: 'https://example.com' }), 'protocol'],
      [status(200, { tables: 'none' }), 'protocol'],
    ] as const;
    for (const [reaction, reason] of forms) {
      airtable.will('/tables', reaction);
      assert.equal(await reasonOf(tabledb.listTables(me, base)), reason);
    }
  });

  test('never repeats a token, whoever sends it back', async () => {
    const echo = status(422, { error: { type: 'X', message: `no ${TOKEN}` } });
    airtable.will('/tables', echo);
    assert.equal(await reasonOf(tabledb.listTables(me, base)), 'invalid');
    const noHeader = { token: 'pat\r\nX: y', ownerId: 'me' };
    assert.equal(await reasonOf(tabledb.listBases(noHeader)), 'auth');
  });

  test('[tabledb.path-segments] asks for nothing whose id has another form', async () => {
    const before = airtable.requests.length;
    for (const id of ['../meta', 'app/x', 'appA%2F', '', 'app?a=b', 'meta'])
      assert.equal(await reasonOf(tabledb.listTables(me, id)), 'not-found');
    const record = { ...invoices, recordId: '../tblClients' };
    assert.equal(await reasonOf(tabledb.getRecord(me, record)), 'not-found');
    assert.equal(airtable.requests.length, before);
  });

  test('[tabledb.rate-limit] keeps to five requests a second, of all processes together', async () => {
    const other = createAirtable({ baseUrl: airtable.url, table: stores.table });
    const many = Array.from({ length: 18 }, (_, n) =>
      (n % 2 ? other : tabledb).getRecord(me, { ...invoices, recordId: 'recExample0000001' }),
    );
    assert.equal((await Promise.all(many)).length, 18);
    assert.equal(airtable.violations(), 0);
  });

  test('[tabledb.rate-limit] keeps to it where its own table is slow', async () => {
    const table = Object.create(stores.table) as typeof stores.table;
    let puts = 0;
    table.put = async (...args) => {
      const written = await stores.table.put(...args);
      puts += 1;
      if (puts === 5) await delay(400);
      return written;
    };
    const slow = createAirtable({ baseUrl: airtable.url, table });
    const record = { ...invoices, recordId: 'recExample0000001' };
    await Promise.all(Array.from({ length: 10 }, () => slow.getRecord(me, record)));
    assert.equal(airtable.violations(), 0);
  });

  test('[tabledb.rate-limit-fair] an owner with much to ask does not hold up another', async () => {
    const done: string[] = [];
    const read = async (ownerId: string) => {
      const record = { ...invoices, recordId: 'recExample0000001' };
      await tabledb.getRecord({ ...me, ownerId }, record);
      done.push(ownerId);
    };
    await Promise.all([...Array.from({ length: 14 }, () => read('many')), read('one')]);
    assert.ok(done.indexOf('one') < 8, `place ${done.indexOf('one')}`);
  });

  test('[tabledb.slow-base] a base that hangs holds up no other', async () => {
    airtable.bases.push({ ...sampleBase(), id: 'appSlow' });
    airtable.will('/appSlow/', hang, hang, hang, hang, hang, hang);
    const stop = new AbortController();
    const slow = Array.from({ length: 6 }, () =>
      tabledb.listTables({ ...me, signal: stop.signal }, 'appSlow').catch(() => 'stopped'),
    );
    assert.ok((await tabledb.listTables(me, base)).length > 0);
    stop.abort();
    assert.deepEqual(
      await Promise.all(slow),
      slow.map(() => 'stopped'),
    );
  });

  test('[tabledb.retry-after] waits as long as the provider says, everybody at that base', async () => {
    airtable.will('/tables', tooMany({ 'retry-after': '1' }));
    const tables = await tabledb.listTables(me, base);
    assert.ok(tables.length > 0);
    const [refused, repeated] = airtable.requests;
    assert.ok((repeated?.at ?? 0) - (refused?.at ?? 0) >= 950);
  });

  test('[tabledb.retry-after] [tabledb.deadline] fails at once where the wait would be too long, and says how long it is', async () => {
    airtable.will('/tables', tooMany());
    const hurried = { ...me, timeoutMs: 5_000 };
    for (const question of [1, 2]) {
      const failure = await tabledb.listTables(hurried, base).catch((error: unknown) => error);
      const { reason, retryAfterSeconds = 0 } = failure as TableDatabaseError;
      assert.equal(reason, 'rate-limited', `question ${question}`);
      assert.ok(retryAfterSeconds > 20 && retryAfterSeconds <= 30, String(retryAfterSeconds));
    }
    assert.equal(airtable.requests.length, 1);
  });

  test('[tabledb.deadline] a provider that does not answer is given up', async () => {
    airtable.will('/tables', hang);
    const hurried = { ...me, timeoutMs: 200 };
    assert.equal(await reasonOf(tabledb.listTables(hurried, base)), 'timeout');
    const gone = AbortSignal.abort();
    assert.equal(await reasonOf(tabledb.listTables({ ...me, signal: gone }, base)), 'aborted');
  });

  test('asks a server that fails once more', async () => {
    airtable.will('/tables', status(503, ''));
    assert.ok((await tabledb.listTables(me, base)).length > 0);
    airtable.will('/tables', status(500, ''), status(502, ''));
    assert.equal(await reasonOf(tabledb.listTables(me, base)), 'unavailable');
    const nowhere = createAirtable({ baseUrl: 'http://127.0.0.1:1', table: stores.table });
    assert.equal(await reasonOf(nowhere.listBases(me)), 'unavailable');
  });

  test('reads a schema again only when it has become old', async () => {
    await tabledb.listTables(me, base, 60_000);
    await tabledb.listTables(me, base, 60_000);
    assert.equal(airtable.requests.length, 1);
    await tabledb.listTables(me, base);
    airtable.tokens.set('patOther', undefined);
    await tabledb.listTables({ ...me, token: 'patOther' }, base, 60_000);
    assert.equal(airtable.requests.length, 3);
  });

  test('reads records by their ids', async () => {
    const recordIds = ['recExample0000003', 'recExample0000005'];
    const { records } = await tabledb.listRecords(me, { ...invoices, recordIds });
    assert.deepEqual(records.map(({ id }) => id).toSorted(), recordIds);
  });
});
