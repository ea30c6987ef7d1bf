import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { retentions } from '#lib/domain/retentions.ts';
import type { Source, SourceField } from '#schemas/source.ts';
import type { FormattedRecord, RawRecord } from '#schemas/tabledb.ts';
import { sampleBase } from '#tests/support/airtable/data.ts';
import { startAirtable, TOKEN } from '#tests/support/airtable/server.ts';
import { DEMO_KEY, describeEverywhere, OWNER_KEY } from '#tests/support/service.ts';

const airtable = await startAirtable({ bases: [sampleBase(230)], penaltyMs: 0 });
afterAll(() => airtable.close());

const MASK = 'pat••••6789';
const table = {
  name: 'Invoices',
  type: 'airtable',
  config: { apiKey: TOKEN, baseId: 'appExample0000001', tableName: 'Invoices' },
};
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Answer {
  success: boolean;
  source: Source;
  sources: Source[];
  code: string;
  error: string;
  details: { path: string[]; message: string }[];
  [key: string]: unknown;
}
interface Records {
  records: FormattedRecord[];
  rawRecords: RawRecord[];
  total: number | null;
  nextCursor: string | null;
}

describeEverywhere(
  '/v1/sources',
  (service) => {
    beforeAll(() => airtable.forget());

    const call = async <T = Answer>(method: string, path: string, body?: unknown) => {
      const response = await service.send(method, `/v1/sources${path}`, body);
      const text = await response.text();
      assert.ok(!text.includes(TOKEN), 'a token came back');
      return { status: response.status, body: JSON.parse(text) as T };
    };
    const create = async (draft: object): Promise<Source> => {
      const { status, body } = await call('POST', '', draft);
      assert.equal(status, 201, JSON.stringify(body));
      return body.source;
    };
    const records = async (id: string, query: Record<string, string> = {}) => {
      const { status, body } = await call<Records & Answer>(
        'GET',
        `/${id}/records?${new URLSearchParams(query)}`,
      );
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };

    test('[sources.lifecycle] are created, read, listed, replaced, merged and deleted', async () => {
      const source = await create(table);
      assert.deepEqual(
        [source.status, source.lastError, source.recordCount, source.lastSyncedAt, source.fields],
        ['untested', null, null, null, []],
      );
      assert.deepEqual((await call('GET', `/${source.id}`)).body.source, source);
      const { body: list } = await call('GET', '?limit=1');
      assert.deepEqual([list.sources[0], list['limit'], list['offset']], [source, 1, 0]);
      const merged = await call('PATCH', `/${source.id}`, { config: { view: 'Paid invoices' } });
      assert.deepEqual(merged.body.source.config, {
        ...table.config,
        apiKey: MASK,
        view: 'Paid invoices',
      });
      assert.equal(merged.body.source.name, 'Invoices');
      const replaced = await call('PUT', `/${source.id}`, { ...table, name: 'New' });
      assert.deepEqual(replaced.body.source.config, { ...table.config, apiKey: MASK });
      assert.equal(replaced.body.source.createdAt, source.createdAt);
      assert.deepEqual((await call('DELETE', `/${source.id}`)).body, {
        success: true,
        deleted: source.id,
      });
      for (const [method, path, body] of [
        ['GET', ''],
        ['PUT', '', table],
        ['PATCH', '', { name: 'x' }],
        ['DELETE', ''],
        ['POST', '/test'],
        ['POST', '/sync'],
        ['GET', '/records'],
      ] as const) {
        for (const id of [source.id, UNKNOWN]) {
          const { status, body: answer } = await call(method, `/${id}${path}`, body);
          assert.deepEqual([status, answer.code], [404, 'SOURCE_NOT_FOUND'], method + path);
        }
      }
    });

    test('[sources.secrets] are encrypted at rest, masked in answers, and kept where the mask comes back', async () => {
      const source = await create(table);
      assert.equal(source.config['apiKey'], MASK);
      const { items } = await service.ports.table.query({
        partition: `OWNER#${await ownerId()}`,
        prefix: `SOURCE#${source.id}`,
        limit: 10,
      });
      assert.equal(items.length, 1);
      assert.ok(!JSON.stringify(items).includes(TOKEN));
      const config = { ...table.config, apiKey: MASK };
      for (const [method, body] of [
        ['PUT', { ...table, config }],
        ['PATCH', { config: { apiKey: MASK } }],
        ['PATCH', { name: 'Renamed' }],
      ] as const) {
        assert.equal((await call(method, `/${source.id}`, body)).status, 200);
        assert.equal((await records(source.id, { limit: '1' })).records.length, 1, method);
      }
      const wrong = await call('PUT', `/${source.id}`, {
        ...table,
        config: { ...table.config, apiKey: 'pat••••0000' },
      });
      assert.deepEqual([wrong.status, wrong.body.code], [400, 'VALIDATION_ERROR']);
      assert.deepEqual(wrong.body.details[0]?.path, ['config', 'apiKey']);
    });

    async function ownerId(): Promise<string> {
      const caller = await authenticate(service.ports, OWNER_KEY);
      assert.ok(caller !== undefined && caller !== 'deactivated');
      return caller.ownerId;
    }

    test('[sources.validation] name what is wrong', async () => {
      for (const [draft, path] of [
        [{ ...table, type: 'excel' }, 'type'],
        [{ ...table, config: { ...table.config, apiKey: 'hello' } }, 'config.apiKey'],
        [{ ...table, config: { apiKey: TOKEN } }, 'config.baseId'],
        [{ name: 'x', type: 'json', config: { records: [] } }, 'config.records'],
        [{ name: 'x', type: 'json', config: { records: [1] } }, 'config.records.0'],
        [{ name: 'x', type: 'csv', config: { content: ' ' } }, 'config.content'],
        [{ name: '', type: 'csv', config: { content: 'a\n1' } }, 'name'],
        [{ name: 'x', type: 'csv', config: { content: 'a,b\n1,"' } }, 'config.content'],
      ] as const) {
        const { status, body } = await call('POST', '', draft);
        assert.equal(status, 400);
        assert.equal(body.details[0]?.path.join('.'), path);
      }
      const messageOf = async (draft: object) =>
        (await call('POST', '', draft)).body.details[0]?.message ?? '';
      assert.match(
        await messageOf({ ...table, type: 'excel' }),
        /one of "airtable", "json", "csv"/,
      );
      assert.match(await messageOf({ name: 'x', type: 'csv', config: {} }), /the CSV as text/);
      const source = await create({ name: 'x', type: 'json', config: { records: [{ a: 1 }] } });
      const wrong = await call('PATCH', `/${source.id}`, { config: { records: 'none' } });
      assert.deepEqual(wrong.body.details[0]?.path, ['config', 'records']);
    });

    test('[sources.demo] a demo key stores none', async () => {
      const demo = { authorization: `Bearer ${DEMO_KEY}` };
      const response = await service.send('POST', '/v1/sources', table, demo);
      const { code } = (await response.json()) as Answer;
      assert.deepEqual([response.status, code], [403, 'DEMO_TIER_LIMITATION']);
    });

    test('[sources.test] says whether a source can be read, and why not', async () => {
      const source = await create(table);
      const { body } = await call('POST', `/${source.id}/test`);
      assert.deepEqual([body.success, body['ok']], [true, true]);
      assert.ok(Number(body['latencyMs']) >= 0);
      const config = { tableName: 'Nope' };
      await call('PATCH', `/${source.id}`, { config });
      const failed = await call('POST', `/${source.id}/test`);
      assert.deepEqual([failed.status, failed.body['ok']], [200, false]);
      assert.match(String(failed.body['message']), /no table "Nope"/);
      const { source: after } = (await call('GET', `/${source.id}`)).body;
      assert.deepEqual([after.status, after.lastError], ['error', failed.body['message']]);
      const sync = await call('POST', `/${source.id}/sync`);
      assert.deepEqual([sync.status, sync.body.code], [404, 'TABLE_NOT_FOUND']);
    });

    test('[sources.sync] reads fields and counts records', async () => {
      const source = await create(table);
      const { body } = await call('POST', `/${source.id}/sync`);
      const { fields, recordCount, status, lastSyncedAt } = body.source;
      assert.deepEqual([status, recordCount], ['ok', 230]);
      assert.ok(lastSyncedAt);
      const byName = new Map(fields.map((field: SourceField) => [field.name, field]));
      assert.deepEqual(byName.get('Client'), {
        name: 'Client',
        type: 'multipleRecordLinks',
        serviceType: 'links',
        isArray: true,
        samples: ['recClient00000001', 'recClient00000002', 'recClient00000003'],
        linkedTableId: 'tblClients0000000',
        linkedFields: [
          { name: 'Name', serviceType: 'text' },
          { name: 'Email', serviceType: 'email' },
          { name: 'Street', serviceType: 'text' },
          { name: 'Logo', serviceType: 'attachment' },
          { name: 'Invoices', serviceType: 'links' },
        ],
      });
      assert.deepEqual(byName.get('Total')?.samples, ['120', '240', '360']);
    });

    test('[sources.records] of a table, by cursor, offset, view and filter', async () => {
      const { id } = await create(table);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Records = await records(id, {
          limit: '100',
          ...(cursor === null ? {} : { cursor }),
        });
        seen.push(...page.rawRecords.map((record) => record.id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      assert.equal(new Set(seen).size, 230);
      const middle = await records(id, { limit: '2', offset: '228' });
      assert.deepEqual(
        middle.records.map(({ fields }) => fields['Invoice Number']),
        ['INV-1229', 'INV-1230'],
      );
      assert.equal(middle.nextCursor, null);
      const paid = await records(id, { view: 'Paid invoices', limit: '1' });
      assert.equal(paid.records[0]?.fields['Status'], 'Paid');
      const large = await records(id, {
        filter: '[{"field":"Total","above":27000},{"field":"Status","is":"paid"}]',
      });
      assert.deepEqual(
        large.rawRecords.map(({ fields }) => fields['Total']),
        [27_240, 27_600],
      );
    });

    test('[sources.records] of a filter are all found, page after page', async () => {
      const list = Array.from({ length: 60 }, (_, n) => ({ n: n + 1, even: n % 2 === 1 }));
      const { id } = await create({ name: 'Numbers', type: 'json', config: { records: list } });
      const found: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: Records = await records(id, {
          limit: '7',
          filter: '{"field":"even","is":true}',
          ...(cursor === null ? {} : { cursor }),
        });
        found.push(...page.rawRecords.map(({ fields }) => fields['n']));
        cursor = page.nextCursor;
      } while (cursor !== null);
      assert.deepEqual(
        found,
        list.flatMap(({ n, even }) => (even ? n : [])),
      );
      for (const query of [
        'cursor=x',
        'limit=0',
        'limit=101',
        'filter={',
        'filter={"field":"a"}',
        'filter={"field":"nope","is":1}',
        'filter={"field":"n → x","is":1}',
        'filter={"field":"n","after":"yesterday"}',
        'filter={"field":"n","after":"2026-02-31"}',
        'view=All',
      ]) {
        const { status } = await call('GET', `/${id}/records?${query}`);
        assert.equal(status, 400, query);
      }
    });

    test('[sources.filters] of what is not there name the fields, as an unknown view the views', async () => {
      const { id } = await create(table);
      const refused = async (query: Record<string, string>) => {
        const { status, body } = await call('GET', `/${id}/records?${new URLSearchParams(query)}`);
        assert.equal(status, 400, JSON.stringify(query));
        return body.details?.[0]?.message ?? body.error;
      };
      for (const [filter, message] of [
        ['{"field":"invoice no","is":"x"}', /no field "invoice no": name one of Invoice Number,/],
        ['[{"field":"Client → Name","is":"x"}]', /does not follow links: name one of/],
        ['{"field":"Due Date","after":"1/8/2026"}', /must be a date such as 2026-01-31/],
      ] as const)
        assert.match(await refused({ filter }), message);
      assert.match(
        await refused({ view: 'Nope' }),
        /no view "Nope": it has "All", "Paid invoices"/,
      );
    });

    test('[sources.column-types] the cells of a column are all of one kind', async () => {
      const content = 'ZIP,Qty,Paid\n01067,1,true\n28001,n/a,false\n80331,3,';
      const { id, fields } = await create({ name: 'x', type: 'csv', config: { content } });
      assert.deepEqual(
        fields.map(({ name, serviceType }) => [name, serviceType]),
        [
          ['ZIP', 'text'],
          ['Qty', 'number'],
          ['Paid', 'boolean'],
        ],
      );
      const { rawRecords } = await records(id);
      assert.deepEqual(
        rawRecords.map((record) => record.fields),
        [
          { ZIP: '01067', Qty: 1, Paid: true },
          { ZIP: '28001', Qty: 'n/a', Paid: false },
          { ZIP: '80331', Qty: 3 },
        ],
      );
    });

    test('[sources.content] JSON and CSV come back as they were sent', async () => {
      const config = { records: [{ id: 'A', client: { name: 'Ada' }, tags: ['x'] }] };
      const json = await create({ name: 'JSON', type: 'json', config });
      assert.deepEqual(json.config, config);
      assert.deepEqual([json.status, json.recordCount], ['ok', 1]);
      assert.deepEqual(
        json.fields.map(({ name, serviceType, isArray }) => [name, serviceType, isArray]),
        [
          ['id', 'text', false],
          ['client.name', 'text', false],
          ['tags', 'text', true],
        ],
      );
      const content = 'id;Name\nA;Jürgen\n';
      const csv = await create({ name: 'CSV', type: 'csv', config: { content } });
      assert.deepEqual(csv.config, { content, delimiter: ';' });
      const { records: rows, total } = await records(csv.id);
      assert.deepEqual(rows, [{ _id: 'A', _createdTime: '', fields: { id: 'A', Name: 'Jürgen' } }]);
      assert.equal(total, 1);
      const changed = await call('PATCH', `/${csv.id}`, { config: { content: 'id,Name\nB,Ada' } });
      assert.deepEqual(changed.body.source.config, {
        content: 'id,Name\nB,Ada',
        delimiter: ',',
      });
      const { sources } = (await call('GET', '')).body;
      assert.ok(sources.every((source) => !('content' in source.config)));
    });

    test('[sources.cleanup] the files of deleted sources are gone, those of others stay', async () => {
      const make = () => create({ name: 'x', type: 'csv', config: { content: 'a\n1' } });
      const [gone, kept] = [await make(), await make()];
      await call('DELETE', `/${gone.id}`);
      const files = async () => {
        const { entries } = await service.ports.blobs.list('sources/');
        return entries
          .map(({ key }) => key)
          .filter((key) => key.includes(gone.id) || key.includes(kept.id));
      };
      assert.equal((await files()).length, 1);
      const orphan = (await files())[0]?.replace(kept.id, gone.id) ?? '';
      await service.ports.blobs.put(orphan, Buffer.from('left over'), 'text/csv');
      // The start of the service began a pass; the next one is six hours later.
      const later = new Date(Date.now() + 8 * 3_600_000);
      await cleanUp({ ...service.ports, now: () => later }, retentions);
      assert.deepEqual(
        (await files()).map((key) => key.includes(kept.id)),
        [true],
      );
    });
  },
  { TABLEDB_BASE_URL: airtable.url },
);
