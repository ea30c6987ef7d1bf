import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { sampleBase } from '#tests/support/airtable/data.ts';
import { startAirtable, TOKEN } from '#tests/support/airtable/server.ts';
import { finished, type Started, unzipAll } from '#tests/support/jobs.ts';
import {
  INVOICE_FIELDS,
  INVOICES_SOURCE,
  makeMapping,
  makeSource,
  makeTemplate,
  mapInvoices,
} from '#tests/support/mapped-invoices.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

const airtable = await startAirtable({ bases: [sampleBase(230)], penaltyMs: 0 });
afterAll(() => airtable.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Answer {
  code: string;
  error: string;
  mapping: Record<string, unknown>;
  mappings: Record<string, unknown>[];
  html: string;
  data: Record<string, Record<string, unknown>>;
  sessionId: string;
  warnings: { code: string; subject?: string; message: string }[];
  details: { path: string[]; message: string }[];
  [key: string]: unknown;
}

describeEverywhere(
  'mappings',
  (service) => {
    beforeAll(() => airtable.forget());

    const call = async (method: string, path: string, body?: unknown) => {
      const response = await service.send(method, path, body, { accept: 'application/json' });
      const text = await response.text();
      assert.ok(!text.includes(TOKEN));
      return { status: response.status, body: JSON.parse(text) as Answer };
    };
    const textOf = async (response: Response): Promise<string> => {
      assert.equal(response.status, 200, response.headers.get('content-type') ?? '');
      const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      return pages.map(({ text }) => text).join(' ');
    };

    test('[mappings.lifecycle] are created, read, listed, replaced and deleted', async () => {
      const { sourceId, mappingId } = await mapInvoices(service);
      const path = `/v1/mappings/${mappingId}`;
      const { mapping } = (await call('GET', path)).body;
      assert.deepEqual(mapping['fields'], INVOICE_FIELDS);
      assert.deepEqual((await call('GET', '/v1/mappings?limit=1')).body.mappings, [mapping]);
      const draft = {
        name: 'Other',
        templateId: 'quote-modern',
        sourceId,
        fields: [{ placeholder: 'client.name', field: 'Client' }],
      };
      const replaced = (await call('PUT', path, draft)).body.mapping;
      assert.deepEqual(
        { ...replaced, updatedAt: '' },
        { ...draft, id: mappingId, createdAt: mapping['createdAt'], updatedAt: '' },
      );
      for (const [change, code] of [
        [{ templateId: 'nope' }, 'TEMPLATE_NOT_FOUND'],
        [{ sourceId: UNKNOWN }, 'SOURCE_NOT_FOUND'],
        [{ fields: [] }, 'VALIDATION_ERROR'],
      ] as const) {
        assert.equal((await call('PUT', path, { ...draft, ...change })).body.code, code);
        assert.equal((await call('POST', '/v1/mappings', { ...draft, ...change })).body.code, code);
      }
      assert.equal((await call('DELETE', path)).body['deleted'], mappingId);
      for (const [method, rest, body] of [
        ['GET', ''],
        ['PUT', '', draft],
        ['DELETE', ''],
        ['GET', '/preview'],
        ['POST', '/generate', { all: true }],
      ] as const)
        assert.equal((await call(method, path + rest, body)).body.code, 'MAPPING_NOT_FOUND');
      const demo = { authorization: `Bearer ${DEMO_KEY}` };
      const refused = await service.send('POST', '/v1/mappings', draft, demo);
      assert.equal(refused.status, 403);
    });

    test('[mappings.preview] [mappings.linked] shows data, markup and what is missing', async () => {
      const { mappingId } = await mapInvoices(service);
      const { body } = await call(
        'GET',
        `/v1/mappings/${mappingId}/preview?recordId=recExample0000002`,
      );
      assert.deepEqual(body.data, {
        client: {
          name: 'Grace Hopper',
          email: 'grace@example.com',
          address: '2 Engine Road\nLondon',
        },
        meta: {
          invoiceNumber: 'INV-1002',
          date: '1/31/2026',
          dueDate: '2/28/2026',
          notes: 'Thank you.',
        },
        lineItems: [
          { description: 'Consulting', quantity: 4, unitPrice: '€60.00', total: '€240.00' },
        ],
        totals: { subtotal: '€240.00', total: '€240.00' },
      });
      assert.match(body.html, /Grace Hopper/);
      assert.match(body.html, /€240\.00/);
      const first = (await call('GET', `/v1/mappings/${mappingId}/preview`)).body;
      assert.equal(first.data['meta']?.['notes'], 'No notes.');
      const missing = await call('GET', `/v1/mappings/${mappingId}/preview?recordId=recNope`);
      assert.deepEqual([missing.status, missing.body.code], [404, 'RECORD_NOT_FOUND']);
    });

    test('[mappings.warnings] names placeholders without a field, and fields that are not there', async () => {
      const source = await makeSource(service, INVOICES_SOURCE);
      const mapping = await makeMapping(service, {
        templateId: 'invoice-clean',
        sourceId: source.id,
        fields: [
          { placeholder: 'client.name', field: 'Client' },
          { placeholder: 'meta.notes', field: 'Nope → Name' },
        ],
      });
      const { body } = await call('GET', `/v1/mappings/${mapping.id}/preview`);
      assert.equal(body.data['client']?.['name'], 'Ada Lovelace');
      assert.match(body.html, /Ada Lovelace/);
      const subjects = (code: string) =>
        body.warnings.flatMap((warning) => (warning.code === code ? warning.subject : []));
      assert.deepEqual(subjects('FIELD_UNKNOWN'), ['Nope → Name']);
      assert.match(body.warnings[0]?.message ?? '', /it has Invoice Number, Client,/);
      const unmapped = subjects('PLACEHOLDER_UNMAPPED');
      assert.ok(unmapped.includes('totals.total') && unmapped.includes('client.email'));
      assert.ok(!unmapped.includes('client.name'));
    });

    test('[mappings.unknown] [mappings.record-ids] what leads nowhere is told at once, and where the mapping is used', async () => {
      const { sourceId } = await mapInvoices(service);
      const templateId = await makeTemplate(
        service,
        '<p>{{client}} {{#formatMoney}}{{total}}{{/formatMoney}}</p>',
      );
      const draft = {
        ...{ name: 'x', templateId, sourceId },
        fields: [
          { placeholder: 'client', field: 'Client → Invoices' },
          { placeholder: 'total', field: 'Client → Nope' },
          { placeholder: 'nope.x', field: 'Work' },
        ],
      };
      const expected = [
        ['VALUE_LEFT_OUT', 'Client → Invoices'],
        ['FIELD_UNKNOWN', 'Client → Nope'],
        ['PLACEHOLDER_UNKNOWN', 'nope.x'],
      ];
      const told = ({ warnings }: Answer) => warnings.map(({ code, subject }) => [code, subject]);
      const stored = await call('POST', '/v1/mappings', draft);
      assert.deepEqual(told(stored.body), expected);
      const path = `/v1/mappings/${stored.body.mapping['id']}`;
      const preview = (await call('GET', `${path}/preview`)).body;
      assert.deepEqual(told(preview).slice(0, 3), expected);
      assert.doesNotMatch(preview.html, /rec[A-Z]/);
      const one = { recordIds: ['recExample0000001'] };
      assert.deepEqual(
        told((await call('POST', `${path}/generate`, one)).body).slice(0, 3),
        expected,
      );
      const started = (await call('POST', `${path}/generate`, { view: 'Paid invoices' })).body;
      assert.deepEqual(told(started), expected);
      await finished(service, started as unknown as Started);
      const fields = [{ placeholder: 'client', field: 'Client' }];
      assert.deepEqual((await call('PUT', path, { ...draft, fields })).body.warnings, []);
    });

    test('[mappings.unknown] [mappings.language] a CSV: its columns, its currency, one language', async () => {
      const content =
        'No,Customer,Currency,Due,Total\n1,山田 太郎 設計,JPY,2026-01-07,3000\n2,Ada,EUR,2026-01-08,5';
      const source = await makeSource(service, { name: 'x', type: 'csv', config: { content } });
      const draft = {
        ...{ name: 'x', templateId: 'invoice-clean', sourceId: source.id },
        fields: [
          { placeholder: 'client.name', field: 'Customer' },
          { placeholder: 'meta.dueDate', field: 'Due' },
          { placeholder: 'lineItems[].description', field: 'No' },
          { placeholder: 'lineItems[].quantity', field: 'Nope', default: 1 },
          { placeholder: 'lineItems[].unitPrice', field: 'Total' },
          { placeholder: 'lineItems[].total', field: 'Total' },
          { placeholder: 'totals.subtotal', field: 'Total' },
          { placeholder: 'totals.total', field: 'Total' },
        ],
      };
      const { mapping, warnings } = (await call('POST', '/v1/mappings', draft)).body;
      assert.deepEqual(
        warnings.map(({ code, subject }) => [code, subject]),
        [
          ['FIELD_UNKNOWN', 'Nope'],
          ['PLACEHOLDER_UNMAPPED', 'currency'],
        ],
      );
      const path = `/v1/mappings/${mapping['id']}`;
      const { html } = (await call('GET', `${path}/preview?recordId=1`)).body;
      assert.match(html, /<html lang="en/);
      assert.match(html, /January/);
      const german = (await call('GET', `${path}/preview?recordId=1&locale=de-DE`)).body;
      assert.match(german.html, /<html lang="de-DE"/);
      assert.match(german.html, /Rechnung/);
      const stated = { recordIds: ['1'], options: { locale: 'de-DE' } };
      const file = await service.send('POST', `${path}/generate`, stated);
      assert.match(await textOf(file), /Rechnung/i);
      const nowhere = await call('POST', `${path}/generate`, { view: 'Foo' });
      assert.deepEqual([nowhere.status, nowhere.body.details[0]?.path], [400, ['view']]);
      const filter = { field: 'Nope', is: 'x' };
      assert.equal((await call('POST', `${path}/generate`, { filter })).status, 400);
    });

    test('[mappings.session] a session starts from a record', async () => {
      const { mappingId } = await mapInvoices(service);
      const request = { mappingId, recordId: 'recExample0000003' };
      const { status, body } = await call('POST', '/v1/sessions/from-mapping', request);
      assert.equal(status, 201);
      assert.match(body.html, /INV-1003/);
      const changed = await call('POST', '/v1/modify', {
        sessionId: body.sessionId,
        instruction: 'make the title dark green',
      });
      assert.equal(changed.status, 200);
      const file = await service.send('POST', '/v1/generate', { sessionId: body.sessionId });
      assert.match(await textOf(file), /Hedy Lamarr/);
      const lacking = await makeMapping(service, {
        templateId: 'invoice-clean',
        sourceId: (await call('GET', `/v1/mappings/${mappingId}`)).body.mapping['sourceId'],
        fields: [{ placeholder: 'client.name', field: 'Client' }],
      });
      const refused = await call('POST', '/v1/sessions/from-mapping', {
        mappingId: lacking.id,
        recordId: 'recExample0000003',
      });
      assert.deepEqual([refused.status, refused.body.code], [400, 'VALIDATION_ERROR']);
    });

    test('[mappings.generate-one] one record answers as create does', async () => {
      const { mappingId } = await mapInvoices(service);
      const path = `/v1/mappings/${mappingId}/generate`;
      const file = await service.send('POST', path, { recordIds: ['recExample0000004'] });
      assert.equal(file.headers.get('content-type'), 'application/pdf');
      assert.ok(file.headers.get('x-service-session-id'));
      assert.match(await textOf(file), /INV-1004/);
      const { status, body } = await call('POST', path, {
        filter: { field: 'Invoice Number', is: 'INV-1005' },
        format: 'png',
      });
      assert.equal(status, 200);
      assert.match(String(body['url']), /^data:image\/png/);
      assert.deepEqual(body['source'], {
        type: 'template',
        templateId: 'invoice-clean',
        version: 1,
      });
      for (const [request, code] of [
        [{ recordIds: ['recNope0000000001'] }, 'RECORD_NOT_FOUND'],
        [{ recordIds: ['recExample0000001', 'recNope0000000001'] }, 'RECORD_NOT_FOUND'],
        [{ filter: { field: 'Status', is: 'Lost' } }, 'RECORD_NOT_FOUND'],
        [{ view: 'Nope' }, 'RECORDS_ERROR'],
        [{}, 'VALIDATION_ERROR'],
        [{ recordIds: ['a'], view: 'b' }, 'VALIDATION_ERROR'],
      ] as const)
        assert.equal((await call('POST', path, request)).body.code, code, JSON.stringify(request));
    });

    test('[mappings.generate-several] several records are a job, in their order, with no 429', async () => {
      const { mappingId } = await mapInvoices(service);
      const before = airtable.violations();
      const { status, body } = await call('POST', `/v1/mappings/${mappingId}/generate`, {
        filter: [
          { field: 'Total', above: 2_400 },
          { field: 'Total', below: 6_000 },
        ],
      });
      assert.equal(status, 202, JSON.stringify(body));
      const started = body as unknown as Started;
      assert.equal(started.total, 29);
      const { job } = await finished(service, started);
      assert.deepEqual([job.kind, job.status, job.completed], ['mapping-batch', 'completed', 29]);
      assert.deepEqual(
        job.results.map(({ recordId }) => recordId),
        Array.from({ length: 29 }, (_, n) => `recExample00000${n + 21}`),
      );
      const download = await service.send('GET', started._links.download);
      const files = await unzipAll(Buffer.from(await download.arrayBuffer()));
      const [first] = files;
      const { pages } = await readPdf(first?.content ?? Buffer.alloc(0));
      assert.match(pages[0]?.text ?? '', /INV-1021/);
      assert.match(pages[0]?.text ?? '', /Hedy Lamarr/);
      assert.equal(files.length, 30);
      assert.equal(airtable.violations(), before);
    });

    test('[mappings.generate-several] records of a view, of JSON, and those named', async () => {
      const records = Array.from({ length: 25 }, (_, n) => ({ id: `r${n}`, who: `Person ${n}` }));
      const source = await makeSource(service, { name: 'x', type: 'json', config: { records } });
      const templateId = await makeTemplate(service, '<h1>{{name}}</h1>');
      const mapping = await makeMapping(service, {
        templateId,
        sourceId: source.id,
        fields: [{ placeholder: 'name', field: 'who' }],
      });
      const path = `/v1/mappings/${mapping.id}/generate`;
      for (const [request, total] of [
        [{ all: true }, 25],
        [{ recordIds: ['r3', 'r1', 'r3'] }, 2],
      ] as const) {
        const started = (await call('POST', path, request)).body as unknown as Started;
        const { job } = await finished(service, started);
        assert.deepEqual([job.completed, job.total], [total, total]);
        if (total === 2)
          assert.deepEqual(
            job.results.map(({ recordId }) => recordId),
            ['r3', 'r1'],
          );
      }
    });

    test('[mappings.attachments] images are fetched while the document is made', async () => {
      const source = await makeSource(service, {
        name: 'Clients',
        type: 'airtable',
        config: { ...INVOICES_SOURCE.config, tableName: 'Clients' },
      });
      const templateId = await makeTemplate(
        service,
        '<h1>{{name}}</h1><img src="{{logo}}" alt="logo">',
      );
      const mapping = await makeMapping(service, {
        templateId,
        sourceId: source.id,
        fields: [
          { placeholder: 'name', field: 'Name' },
          { placeholder: 'logo', field: 'Logo' },
        ],
      });
      const files = () => airtable.requests.filter(({ path }) => path.startsWith('/files/')).length;
      const before = files();
      const { body } = await call('POST', `/v1/mappings/${mapping.id}/generate`, {
        recordIds: ['recClient00000001'],
      });
      assert.deepEqual(body.warnings, []);
      assert.equal(files(), before + 1);
    });
  },
  {
    TABLEDB_BASE_URL: airtable.url,
    EGRESS_ALLOW: airtable.host,
    MAX_JOB_ITEMS: '100',
  },
);
