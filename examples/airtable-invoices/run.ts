/**
 * From a token to a PDF of every record of a view: once over HTTP, once as an agent does it.
 *
 *   URL=http://127.0.0.1:3000 KEY=gk_… TOKEN=pat… BASE=app… npm run --silent example
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const setting = (name: string, fallback?: string): string => {
  const value = process.env[name] ?? fallback;
  if (value === undefined) throw new Error(`Set ${name}: see examples/airtable-invoices/README.md`);
  return value;
};

const url = setting('URL', 'http://127.0.0.1:3000');
const key = setting('KEY');
const table = setting('TABLE', 'Invoices');
const view = setting('VIEW', 'Paid invoices');
const folder = setting('OUT', 'invoices');
const templateId = 'invoice-clean';
const source = {
  type: 'airtable',
  name: table,
  config: { apiKey: setting('TOKEN'), baseId: setting('BASE'), tableName: table },
};

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Result {
  readonly url?: string;
  readonly filename?: string;
}

/** Documents without a number of their own have the same name. */
function freeName(filename: string, taken: Set<string>): string {
  const { name, ext } = parse(filename);
  let free = filename;
  for (let n = 2; taken.has(free); n += 1) free = `${name}-${n}${ext}`;
  taken.add(free);
  return free;
}

interface Pair {
  readonly placeholder: string;
  readonly field: string;
}

/** A line's total is the invoice's here: one field for several placeholders is for people to decide. */
function fieldsOf(suggestions: readonly Pair[]): Pair[] {
  const own = ['lineItems[].total', 'totals.subtotal'].filter((placeholder) =>
    suggestions.every((one) => one.placeholder !== placeholder),
  );
  return [
    ...suggestions.map(({ placeholder, field }) => ({ placeholder, field })),
    ...own.map((placeholder) => ({ placeholder, field: 'Total' })),
  ];
}

async function save(results: readonly Result[], into: string): Promise<number> {
  await mkdir(into, { recursive: true });
  const names = new Set<string>();
  for (const { url: link, filename } of results) {
    if (link === undefined || filename === undefined) continue;
    const file = await fetch(link);
    await writeFile(
      join(into, freeName(filename, names)),
      new Uint8Array(await file.arrayBuffer()),
    );
  }
  return names.size;
}

/** Source, suggestions, mapping, job, files. */
async function overHttp(): Promise<void> {
  const created = await send<{ source: { id: string } }>('POST', '/v1/sources', source);
  const sourceId = created.source.id;
  const suggested = await send<{ suggestions: Pair[] }>('POST', '/v1/ai/suggest-mappings', {
    templateId,
    sourceId,
  });
  const fields = fieldsOf(suggested.suggestions);
  const draft = { name: table, templateId, sourceId, fields };
  const { mapping } = await send<{ mapping: { id: string } }>('POST', '/v1/mappings', draft);
  const started = await send<{ _links: { self: string } }>(
    'POST',
    `/v1/mappings/${mapping.id}/generate`,
    { view },
  );
  for (;;) {
    const { job } = await send<{
      job: { status: string; finishedAt: string | null; results: Result[] };
    }>('GET', `${started._links.self}?limit=100`);
    if (job.finishedAt !== null) {
      const saved = await save(job.results, join(folder, 'http'));
      console.log(`over HTTP: ${job.status}, ${saved} files in ${join(folder, 'http')}`);
      return;
    }
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** The same with the tools for agents. */
async function asAgent(): Promise<void> {
  const client = new Client({ name: 'airtable-invoices', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  const call = async <T>(name: string, args: Record<string, unknown>): Promise<T> => {
    const answer = await client.callTool({ name, arguments: args });
    if (answer.isError) throw new Error(JSON.stringify(answer.content));
    return answer.structuredContent as T;
  };
  const { sourceId } = await call<{ sourceId: string }>('svc_create_source', source);
  const ends = { templateId, sourceId };
  const { suggestions } = await call<{ suggestions: Pair[] }>('svc_suggest_mappings', ends);
  await call('svc_link_template', { ...ends, fields: fieldsOf(suggestions) });
  const { status, documents } = await call<{ status: string; documents: Result[] }>(
    'svc_generate_from_source',
    { ...ends, view },
  );
  const saved = await save(documents, join(folder, 'agent'));
  console.log(`as an agent: ${status}, ${saved} files in ${join(folder, 'agent')}`);
  await client.close();
}

await overHttp();
await asAgent();
