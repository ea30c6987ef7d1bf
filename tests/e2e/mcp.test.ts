import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startAirtable } from '#tests/support/airtable/server.ts';
import { INVOICE_FIELDS, INVOICES_SOURCE } from '#tests/support/mapped-invoices.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere, OWNER_KEY } from '#tests/support/service.ts';

const airtable = await startAirtable({ penaltyMs: 0 });
afterAll(() => airtable.close());

const TOOLS = [
  'svc_create_document',
  'svc_create_source',
  'svc_generate',
  'svc_generate_from_source',
  'svc_link_template',
  'svc_list_templates',
  'svc_modify',
  'svc_preview',
  'svc_suggest_mappings',
];

type Progress = { progress: number; total?: number | undefined };
type Connected = Pick<Client, 'listTools' | 'callTool' | 'close' | 'getServerVersion'>;

const QUOTE = {
  client: { name: 'Ada Lovelace' },
  lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
  totals: { subtotal: 120, total: 120 },
  meta: { quoteNumber: 'Q-7' },
};

/** What holds of the tools, however an agent reaches them. */
function toolTests(connected: () => Connected, fetchFile: (url: string) => Promise<Uint8Array>) {
  const call = async (name: string, args: object, onprogress?: (progress: Progress) => void) =>
    (await connected().callTool(
      { name, arguments: { ...args } },
      undefined,
      onprogress === undefined ? undefined : { onprogress },
    )) as CallToolResult & { structuredContent: Record<string, unknown> };
  const textOf = ({ content }: CallToolResult) =>
    content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const failure = async (name: string, args: object) => {
    const answer = await call(name, args);
    assert.equal(answer.isError, true, textOf(answer));
    return textOf(answer);
  };
  const pdfText = async (url: unknown) => {
    const { pages } = await readPdf(await fetchFile(String(url)));
    return pages.map(({ text }) => text).join(' ');
  };

  test('[tools.server] lists nine tools with typed inputs and outputs', async () => {
    assert.equal(connected().getServerVersion()?.name, 'pagewright');
    const { tools } = await connected().listTools();
    assert.deepEqual(tools.map(({ name }) => name).toSorted(), TOOLS);
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      assert.ok(description && inputSchema.type === 'object', name);
      assert.ok(outputSchema && Object.keys(outputSchema.properties ?? {}).length > 0, name);
      assert.equal(typeof annotations?.readOnlyHint, 'boolean', name);
    }
  });

  test('[tools.documents] makes, changes and renders a document; answers are links', async () => {
    const templates = await call('svc_list_templates', { type: 'quote' });
    assert.match(textOf(templates), /quote-modern/);
    const made = await call('svc_create_document', { data: QUOTE, templateId: 'quote-modern' });
    assert.match(await pdfText(made.structuredContent['url']), /Ada Lovelace/);
    const link = made.content.find(({ type }) => type === 'resource_link');
    assert.deepEqual(link && 'mimeType' in link && link.mimeType, 'application/pdf');
    assert.ok(JSON.stringify(made).length < 5_000, 'no base64');
    const sessionId = made.structuredContent['sessionId'];
    const changed = await call('svc_modify', { sessionId, instruction: 'add the note "Welcome."' });
    assert.equal(changed.structuredContent['selfCheckPassed'], true, textOf(changed));
    const file = await call('svc_generate', { sessionId });
    assert.match(await pdfText(file.structuredContent['url']), /Welcome\./);
  });

  test('[tools.preview] shows a small picture', async () => {
    const preview = await call('svc_preview', { templateId: 'quote-modern', data: QUOTE });
    const image = preview.content.find(({ type }) => type === 'image');
    assert.ok(image && 'data' in image && image.data.startsWith('iVBOR'));
    const { sessionId } = preview.structuredContent;
    const png = await call('svc_generate', { sessionId, format: 'png' });
    assert.equal(png.structuredContent['format'], 'png');
  });

  test('[tools.create-source] [tools.suggest-mappings] [tools.link-template] [tools.generate-from-source] from a token to documents', async () => {
    const source = await call('svc_create_source', INVOICES_SOURCE);
    const { sourceId } = source.structuredContent;
    assert.match(String(sourceId), /^[0-9a-f-]{36}$/);
    const ends = { templateId: 'invoice-clean', sourceId };
    const suggested = await call('svc_suggest_mappings', ends);
    const { suggestions } = suggested.structuredContent as {
      suggestions: { placeholder: string; field: string; confidence: number }[];
    };
    assert.ok(suggestions.some(({ field }) => field === 'Invoice Number'));
    assert.ok(suggestions.every(({ confidence }) => confidence > 0 && confidence <= 1));
    assert.match(
      await failure('svc_generate_from_source', { ...ends, all: true }),
      /svc_link_template/,
    );
    const byItself = await call('svc_link_template', ends);
    assert.ok((byItself.structuredContent['fields'] as object[]).length > 5);
    const linked = await call('svc_link_template', { ...ends, fields: INVOICE_FIELDS });
    assert.match(String(linked.structuredContent['mappingId']), /^[0-9a-f-]{36}$/);
    const one = await call('svc_generate_from_source', { ...ends, recordId: 'recExample0000002' });
    const { documents, completed } = one.structuredContent as {
      documents: { url: string }[];
      completed: number;
    };
    assert.equal(completed, 1, textOf(one));
    assert.match(await pdfText(documents[0]?.url), /INV-1002/);
    const seen: Progress[] = [];
    const many = await call(
      'svc_generate_from_source',
      { ...ends, filter: [{ field: 'Total', above: 200 }] },
      (progress) => seen.push(progress),
    );
    assert.deepEqual(
      [many.structuredContent['status'], many.structuredContent['completed']],
      ['completed', 6],
      textOf(many),
    );
    assert.equal(many.content.filter(({ type }) => type === 'resource_link').length, 6);
    // The client drops what is told in one chunk with the answer, so the last may not be seen.
    assert.ok(seen.length > 0);
    for (const { progress, ...told } of seen)
      assert.deepEqual(told, { total: 6, message: `${progress} of 6 documents` });
    const steps = seen.map(({ progress }) => progress);
    assert.deepEqual(
      steps,
      [...new Set(steps)].toSorted((a, b) => a - b),
    );
  });

  const makePeople = async () => {
    const people = ['No,Name,Role', '1,Ada,Programmer', '2,,Compiler', '3,Hedy,Inventor'];
    const csv = await call('svc_create_source', {
      ...{ type: 'csv', name: 'People' },
      config: { content: people.join('\n'), delimiter: ',' },
    });
    const { sourceId, fields, records } = csv.structuredContent as {
      sourceId: string;
      fields: { name: string }[];
      records: { recordId: string; fields: Record<string, string> }[];
    };
    return { sourceId, fields, records };
  };

  test('[tools.sources] shows sources, mappings, fields and records; a wrong token is no source', async () => {
    const { sourceId, fields, records } = await makePeople();
    assert.deepEqual(
      fields.map(({ name }) => name),
      ['No', 'Name', 'Role'],
    );
    assert.deepEqual(records[0], {
      recordId: '1',
      fields: { No: '1', Name: 'Ada', Role: 'Programmer' },
    });
    const ends = { templateId: 'certificate-classic', sourceId };
    const suggested = await call('svc_suggest_mappings', ends);
    assert.deepEqual(suggested.structuredContent['records'], records);
    assert.match(textOf(suggested), /The first: 1, 2, 3/);
    const listed = async () =>
      (await call('svc_list_templates', {})).structuredContent as {
        sources: { sourceId: string }[];
        mappings: object[];
      };
    const linked = await call('svc_link_template', {
      ...ends,
      fields: [{ placeholder: 'recipient', field: 'Name' }],
    });
    const { mappingId } = linked.structuredContent;
    const { sources, mappings } = await listed();
    assert.equal(sources[0]?.sourceId, sourceId);
    assert.deepEqual(mappings[0], { mappingId, name: ends.templateId, ...ends });
    const config = { ...INVOICES_SOURCE.config, apiKey: 'patWRONG.x' };
    const wrong = await failure('svc_create_source', { ...INVOICES_SOURCE, config });
    assert.match(wrong, /token/);
    assert.equal((await listed()).sources.length, sources.length);
  });

  test('[tools.mappings] a mapping is replaced by the next of its name, and named when it is used', async () => {
    const { sourceId } = await makePeople();
    const ends = { templateId: 'letter-formal', sourceId };
    const link = async (field: string, name?: string) => {
      const fields = [{ placeholder: 'recipient.name', field }];
      const linked = await call('svc_link_template', { ...ends, fields, ...(name && { name }) });
      return linked.structuredContent as { mappingId: string; warnings: string[] };
    };
    const first = await link('Nope');
    assert.match(first.warnings[0] ?? '', /FIELD_UNKNOWN: .*"Nope".* it has No, Name, Role/);
    assert.equal((await link('Name')).mappingId, first.mappingId);
    const other = await link('Role', 'Other');
    assert.notEqual(other.mappingId, first.mappingId);
    const foreign = { ...ends, mappingId: crypto.randomUUID(), recordId: '1' };
    assert.match(await failure('svc_generate_from_source', foreign), /svc_link_template/);
  });

  test('[tools.batches] a batch names its records, their warnings and what failed', async () => {
    const { sourceId } = await makePeople();
    const ends = { templateId: 'quote-modern', sourceId };
    const fields = [
      { placeholder: 'client.name', field: 'Name' },
      { placeholder: 'meta.nope', field: 'Role' },
      { placeholder: 'meta.date', field: 'No', default: '2026-01-31' },
      ...['quantity', 'unitPrice', 'total'].map((name) => ({
        ...{ placeholder: `lineItems[].${name}`, field: 'No' },
      })),
      { placeholder: 'lineItems[].description', field: 'Role' },
      { placeholder: 'totals.subtotal', field: 'No' },
      { placeholder: 'totals.total', field: 'No' },
    ];
    const linked = await call('svc_link_template', { ...ends, fields });
    const made = await call('svc_generate_from_source', {
      ...ends,
      all: true,
      options: { locale: 'de-DE', pageSize: 'A4' },
    });
    const { documents, failures, mappingId, failed } = made.structuredContent as {
      documents: { recordId: string; url: string; warnings: string[] }[];
      failures: object[];
      mappingId: string;
      failed: number;
    };
    assert.equal(mappingId, linked.structuredContent['mappingId']);
    assert.deepEqual(
      documents.map(({ recordId }) => recordId),
      ['1', '3'],
      textOf(made),
    );
    assert.equal(failed, 1);
    assert.deepEqual(failures, [
      { recordId: '2', error: 'data.client.name: is required by the template' },
    ]);
    assert.match(textOf(made), /- record 2: data\.client\.name/);
    assert.match(textOf(made), /PLACEHOLDER_UNKNOWN: .*meta\.nope/);
    assert.match(await pdfText(documents[0]?.url), /Angebot/i);
    const one = { ...ends, filter: { field: 'Name', is: 'Hedy' } };
    const alone = await call('svc_generate_from_source', one);
    const [only] = alone.structuredContent['documents'] as typeof documents;
    assert.equal(only?.recordId, '3', textOf(alone));
    assert.match(only?.warnings.join() ?? '', /PLACEHOLDER_UNKNOWN/);
  });

  test('[tools.errors] tells the agent what to do next', async () => {
    const unknown = crypto.randomUUID();
    for (const [name, args, advice] of [
      ['svc_create_document', {}, /data, html or url/],
      ['svc_create_document', { data: { a: 1 }, templateId: 'nope' }, /svc_list_templates/],
      ['svc_modify', { sessionId: unknown, instruction: 'x' }, /svc_preview/],
      ['svc_modify', { sessionId: unknown }, /instruction/],
      ['svc_generate', {}, /sessionId/],
      ['svc_preview', { templateId: 'quote-modern', data: { a: 1 } }, /client\.name|required/],
      [
        'svc_suggest_mappings',
        { templateId: 'invoice-clean', sourceId: unknown },
        /svc_create_source/,
      ],
      ['svc_create_source', { type: 'airtable', name: 'x', config: {} }, /config\.apiKey/],
      ['svc_create_source', { type: 'csv', name: 'x', config: { content: 'a,b\n"' } }, /line 2/],
      ['svc_create_source', { type: 'csv', name: 'x', config: {} }, /is required: the CSV as text/],
      ['svc_create_source', { type: 'excel', name: 'x', config: {} }, /one of "airtable"/],
      ['svc_suggest_mappings', { templateId: 'invoice-clean', sourceId: 'x' }, /must be a UUID/],
    ] as const)
      assert.match(await failure(name, args), advice, name);
  });
}

describeEverywhere(
  'agents over HTTP',
  (service) => {
    beforeAll(() => airtable.forget());
    const connect = async (key = OWNER_KEY) => {
      const client = new Client({ name: 'test', version: '1' });
      const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      });
      await client.connect(transport as Parameters<typeof client.connect>[0]);
      return client;
    };
    let client: Client | undefined;
    beforeAll(async () => {
      client = await connect();
    });
    afterAll(() => client?.close());

    toolTests(
      () => client ?? assert.fail('not connected'),
      async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer()),
    );

    test('[tools.same-rules] the keys, limits and quotas are those of every request', async () => {
      await assert.rejects(connect(`gk_${'z'.repeat(43)}`));
      const demo = await connect(DEMO_KEY);
      const refused = (await demo.callTool({
        name: 'svc_create_source',
        arguments: { ...INVOICES_SOURCE },
      })) as CallToolResult;
      assert.equal(refused.isError, true);
      assert.match(JSON.stringify(refused.content), /DEMO_TIER_LIMITATION/);
      await demo.close();
    });

    test('[tools.stateless] says that it has no stream, and answers a lone message', async () => {
      const listen = await service.send('GET', '/mcp');
      assert.deepEqual([listen.status, listen.headers.get('allow')], [405, 'POST']);
      const headers = { accept: 'application/json, text/event-stream' };
      const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
      const answer = await service.send('POST', '/mcp', ping, headers);
      assert.deepEqual(await answer.json(), { jsonrpc: '2.0', id: 7, result: {} });
      const wrong = await service.send('POST', '/mcp', '{', headers);
      assert.equal(wrong.status, 400);
      const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
      assert.equal((await service.send('POST', '/mcp', note, headers)).status, 202);
    });
  },
  { TABLEDB_BASE_URL: airtable.url, TIERS: '{"demo":{"requestsPerMinute":1000}}' },
);

describe('agents over standard input and output', () => {
  let client: Client | undefined;
  let dataDir: string;
  beforeAll(async () => {
    airtable.forget();
    dataDir = await mkdtemp(join(tmpdir(), 'pagewright-mcp-'));
    client = new Client({ name: 'test', version: '1' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', 'scripts/mcp.ts'],
      env: {
        ...(process.env as Record<string, string>),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        TABLEDB_BASE_URL: airtable.url,
      },
    });
    await client.connect(transport);
  });
  afterAll(async () => {
    await client?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  toolTests(
    () => client ?? assert.fail('not connected'),
    async (url) => new Uint8Array(await readFile(new URL(url))),
  );
});
