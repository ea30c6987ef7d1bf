import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import type { FormattedRecord, RawRecord } from '#schemas/tabledb.ts';
import { sampleBase } from '#tests/support/airtable/data.ts';
import { startAirtable, status, TOKEN, tooMany } from '#tests/support/airtable/server.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const other = { ...sampleBase(), id: 'appOther000000001', name: 'Other' };
const airtable = await startAirtable({ bases: [sampleBase(), other], penaltyMs: 0 });
afterAll(() => airtable.close());

const BASE = '/v1/tabledb/bases/appExample0000001/tables';
const provider = { 'x-provider-key': TOKEN };

interface Failure {
  code: string;
  error: string;
  details?: { path: unknown[] }[] & { reason?: string };
}

describeEverywhere(
  '/v1/tabledb',
  (service) => {
    beforeAll(() => airtable.forget());

    const get = async <T>(path: string, headers: Record<string, string> = provider) => {
      const response = await service.send('GET', path, undefined, headers);
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as T,
      };
    };
    const failure = async (path: string, headers?: Record<string, string>) => {
      const { status: code, body } = await get<Failure>(path, headers);
      assert.ok(!JSON.stringify(body).includes(TOKEN));
      return [code, body.code];
    };
    const connect = async (body: unknown) => {
      const response = await service.send('POST', '/v1/tabledb/connect', body);
      return { status: response.status, body: (await response.json()) as Failure & object };
    };

    test('[tabledb.connect] [settings.tabledb] lists the bases of a token', async () => {
      const { status: code, body } = await connect({ apiKey: TOKEN });
      assert.equal(code, 200);
      assert.deepEqual(body, {
        success: true,
        bases: [
          { id: 'appExample0000001', name: 'Office', permissionLevel: 'create' },
          { id: 'appOther000000001', name: 'Other', permissionLevel: 'create' },
        ],
        message: 'Connected to 2 bases',
      });
    });

    test('[tabledb.key-required] [tabledb.key-format] connect wants a token of the right form', async () => {
      for (const body of [{}, { apiKey: '' }, { apiKey: 1 }]) {
        const { status: code, body: answer } = await connect(body);
        assert.deepEqual([code, answer.code], [400, 'VALIDATION_ERROR']);
        assert.deepEqual(answer.details?.[0]?.path, ['apiKey']);
      }
      for (const apiKey of ['sk-1', 'xpat', ' ', 'PAT1']) {
        const { status: code, body } = await connect({ apiKey });
        assert.deepEqual([code, body.code], [400, 'INVALID_KEY_FORMAT']);
      }
    });

    test('[tabledb.auth-error] [tabledb.legacy-keys] a token that the provider refuses', async () => {
      for (const apiKey of ['patWrong', 'keyLegacy123']) {
        const { status: code, body } = await connect({ apiKey });
        assert.deepEqual([code, body.code], [401, 'TABLEDB_AUTH_ERROR']);
        assert.ok(!body.error.includes(apiKey));
        assert.equal(/personal access token/.test(body.error), apiKey.startsWith('key'));
      }
    });

    test('[tabledb.connect-error] a provider that fails', async () => {
      airtable.will('/meta/bases', status(500, 'oops'), status(500, 'oops'));
      const { status: code, body } = await connect({ apiKey: TOKEN });
      assert.deepEqual([code, body.code], [500, 'CONNECT_ERROR']);
    });

    test('[tabledb.key-missing] every other call wants the header', async () => {
      for (const path of [
        BASE,
        `${BASE}/Invoices/schema`,
        `${BASE}/Invoices/records`,
        `${BASE}/Invoices/records/recExample0000001`,
      ]) {
        assert.deepEqual(await failure(path, {}), [400, 'MISSING_TABLEDB_KEY']);
        assert.deepEqual(await failure(path, { 'x-provider-key': ' ' }), [
          400,
          'MISSING_TABLEDB_KEY',
        ]);
      }
    });

    test('[tabledb.tables] summaries of the tables of a base', async () => {
      const { body } = await get<{ baseId: string; tables: object[] }>(BASE);
      assert.equal(body.baseId, 'appExample0000001');
      assert.deepEqual(body.tables[0], {
        id: 'tblInvoices000000',
        name: 'Invoices',
        description: 'What was sent',
        primaryFieldId: 'fldInvoiceNumbe00',
        fieldCount: 12,
        viewCount: 2,
      });
      assert.equal(body.tables.length, 3);
    });

    test('[tabledb.tables-error] a bad token or base', async () => {
      const wrong = { 'x-provider-key': 'patWrong' };
      assert.deepEqual(await failure(BASE, wrong), [400, 'TABLEDB_ERROR']);
      for (const base of ['appNope0000000001', 'nope', '..%2Fmeta', '%00'])
        assert.deepEqual(await failure(`/v1/tabledb/bases/${base}/tables`), [400, 'TABLEDB_ERROR']);
    });

    test('[tabledb.unavailable] a provider that cannot be reached or is busy is 502', async () => {
      airtable.will('/tables', status(503, ''), status(503, ''));
      assert.deepEqual(await failure(BASE), [502, 'TABLEDB_ERROR']);
      airtable.will('appOther000000001/tables', tooMany({ 'retry-after': '90' }));
      const path = '/v1/tabledb/bases/appOther000000001/tables';
      const busy = await get<Failure>(path);
      assert.deepEqual([busy.status, busy.body.code], [502, 'TABLEDB_ERROR']);
      assert.equal(busy.body.details?.reason, 'rate-limited');
      assert.equal(busy.headers.get('retry-after'), '90');
    });

    test('[tabledb.schema] [tabledb.table-by-name] a table by id or exact name', async () => {
      for (const table of ['tblInvoices000000', 'Invoices']) {
        const { body } = await get<{ table: object; fields: object[]; views: object[] }>(
          `${BASE}/${table}/schema`,
        );
        assert.deepEqual(body.table, {
          id: 'tblInvoices000000',
          name: 'Invoices',
          description: 'What was sent',
          primaryFieldId: 'fldInvoiceNumbe00',
        });
        assert.deepEqual(body.fields[0], {
          id: 'fldInvoiceNumbe00',
          name: 'Invoice Number',
          type: 'singleLineText',
          description: 'Unique',
        });
        assert.deepEqual(body.views, [
          { id: 'viwAllInvoices000', name: 'All', type: 'grid' },
          { id: 'viwPaid0000000000', name: 'Paid invoices', type: 'grid' },
        ]);
      }
    });

    test('[tabledb.ai-schema] what an agent needs to write a template', async () => {
      const { body } = await get<{
        aiSchema: { tableName: string; tableDescription: string; fields: object[] };
      }>(`${BASE}/Invoices/schema`);
      const { tableName, tableDescription, fields } = body.aiSchema;
      assert.deepEqual([tableName, tableDescription], ['Invoices', 'What was sent']);
      assert.deepEqual(fields[0], {
        name: 'Invoice Number',
        type: 'singleLineText',
        serviceType: 'text',
        description: 'Unique',
        mustachePath: 'fields.Invoice Number',
        isArray: false,
        hasConditional: true,
      });
      assert.deepEqual(fields[1], {
        name: 'Client',
        type: 'multipleRecordLinks',
        serviceType: 'links',
        description: null,
        mustachePath: 'fields.Client',
        isArray: true,
        hasConditional: true,
      });
    });

    test('[tabledb.ai-schema] its paths work in a template, names with spaces too', async () => {
      const record = await get<{ record: FormattedRecord }>(
        `${BASE}/Invoices/records/recExample0000002`,
      );
      const response = await service.send('POST', '/v1/templates/preview', {
        html: '{{fields.Invoice Number}}: {{fields.Total}}{{#fields.Notes}} {{fields.Notes}}{{/fields.Notes}}',
        data: record.body.record,
      });
      const { html } = (await response.json()) as { html: string };
      assert.match(html, /INV-1002: €240\.00 Thank you\./);
    });

    test('[tabledb.table-not-found] an unknown table, also in another case', async () => {
      for (const table of ['Nope', 'invoices', 'tblNope', '..%2F..', '%7B%7D'])
        for (const rest of ['schema', 'records', 'records/recExample0000001'])
          assert.deepEqual(await failure(`${BASE}/${table}/${rest}`), [404, 'TABLE_NOT_FOUND']);
      const { body } = await get<Failure>(`${BASE}/Nope/schema`);
      assert.match(body.error, /"Invoices", "Clients", "All types"/);
    });

    test('[tabledb.records] formatted and raw, five unless more are asked for', async () => {
      interface Records {
        baseId: string;
        tableId: string;
        tableName: string;
        recordCount: number;
        records: FormattedRecord[];
        rawRecords: RawRecord[];
      }
      const { body } = await get<Records>(`${BASE}/Invoices/records`);
      assert.deepEqual(
        [body.baseId, body.tableId, body.tableName, body.recordCount],
        ['appExample0000001', 'tblInvoices000000', 'Invoices', 5],
      );
      assert.deepEqual(body.rawRecords[0]?.fields, {
        'Invoice Number': 'INV-1001',
        Client: ['recClient00000001'],
        'Client Email': ['Ada@example.com'],
        'Invoice Date': '2026-01-31',
        'Due Date': '2026-02-28',
        Work: 'Consulting',
        Hours: 2,
        Rate: 60,
        Total: 120,
        Status: 'Sent',
      });
      assert.deepEqual(body.records[0], {
        _id: 'recExample0000001',
        _createdTime: '2026-01-01T09:31:00.000Z',
        fields: {
          'Invoice Number': 'INV-1001',
          Client: ['recClient00000001'],
          'Client Email': ['Ada@example.com'],
          'Invoice Date': '1/31/2026',
          'Due Date': '2/28/2026',
          Work: 'Consulting',
          Hours: '2',
          Rate: '€60.00',
          Total: '€120.00',
          Status: 'Sent',
          Notes: null,
          Approved: false,
        },
      });
      const paid = await get<Records>(
        `${BASE}/Invoices/records?maxRecords=100&view=Paid%20invoices`,
      );
      assert.deepEqual(
        paid.body.rawRecords.map(({ fields }) => fields['Status']),
        ['Paid', 'Paid'],
      );
    });

    test('[tabledb.max-records] from 1 to 100', async () => {
      for (const count of ['0', '101', '1.5', 'x', '-1'])
        assert.deepEqual(await failure(`${BASE}/Invoices/records?maxRecords=${count}`), [
          400,
          'VALIDATION_ERROR',
        ]);
    });

    test('[tabledb.records-error] a view that does not exist, a token that may not read', async () => {
      assert.deepEqual(await failure(`${BASE}/Invoices/records?view=Nope`), [400, 'RECORDS_ERROR']);
      const wrong = { 'x-provider-key': 'patWrong' };
      assert.deepEqual(await failure(`${BASE}/Invoices/records`, wrong), [400, 'RECORDS_ERROR']);
    });

    test('[tabledb.record] one record; an unknown one is RECORD_ERROR', async () => {
      const { body } = await get<{ record: FormattedRecord; rawRecord: RawRecord }>(
        `${BASE}/Invoices/records/recExample0000003`,
      );
      assert.equal(body.rawRecord.fields['Total'], 360);
      assert.equal(body.record.fields['Total'], '€360.00');
      assert.equal(body.record.fields['Approved'], true);
      for (const id of ['recNope0000000001', 'nope', '..%2Fx'])
        assert.deepEqual(await failure(`${BASE}/Invoices/records/${id}`), [400, 'RECORD_ERROR']);
    });
  },
  { TABLEDB_BASE_URL: airtable.url },
);
