import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, test } from 'vitest';
import { blocksOf } from '#tests/docs/markdown.ts';
import { openSite } from '#tests/support/open-site.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';
import { type Packed, packClient } from './packed.ts';

const run = promisify(execFile);
const README = 'packages/client/README.md';

const service = useService();
let packed: Packed;
beforeAll(async () => {
  packed = await packClient();
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

const manifest = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

test('[client.package] what is published is code with declarations and a README', async () => {
  const kinds = new Set(packed.files.map((path) => path.replace(/^dist\/[^.]+(\.generated)?/, '')));
  assert.deepEqual([...kinds].toSorted(), ['.d.ts', '.js', 'README.md', 'package.json']);
  const { dependencies } = await manifest('packages/client/package.json');
  assert.deepEqual(Object.keys(dependencies), ['openapi-fetch']);
  const { devDependencies } = await manifest('package.json');
  assert.equal(dependencies['openapi-fetch'], devDependencies['openapi-fetch']);
});

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'nodenext',
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  types: ['node'],
  // The declarations of the package are checked with the examples.
  skipLibCheck: false,
};

test('[client.readme] the examples compile with the published declarations, and run', async () => {
  const { folder } = packed;
  const examples = blocksOf(README).filter(({ language }) => language === 'ts');
  const names = await Promise.all(
    examples.map(async ({ text }, index) => {
      const name = `example-${index}.ts`;
      const runnable = text
        .replaceAll('http://127.0.0.1:3000', service.url)
        .replaceAll('gk_…', OWNER_KEY);
      await writeFile(join(folder, name), runnable);
      return name;
    }),
  );
  assert.ok(names.length >= 8);
  await symlink(resolve('node_modules/@types'), join(folder, 'node_modules/@types'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }),
  );
  const compiled = await run(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '--project', folder],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error);
  assert.equal(compiled.stdout, '');
  for (const name of names) await run(process.execPath, [name], { cwd: folder });
});

const IN_BROWSER = `
import { createClient, HttpError, verifyWebhook } from 'pagewright-client';
globalThis.tryClient = async (baseUrl, apiKey) => {
  const pagewright = createClient({ baseUrl, apiKey });
  const file = await pagewright.postFile('/v1/create', { body: { html: '<h1>Hello</h1>' } });
  const events = [];
  const { sessionId } = file;
  const change = { sessionId, instruction: 'make the title dark green' };
  for await (const { event } of pagewright.modify(change)) events.push(event);
  const refused = createClient({ baseUrl, apiKey: 'gk_unknown' }).get('/v1/templates');
  return {
    type: file.mediaType,
    size: file.blob.size,
    filename: file.filename,
    last: events.at(-1),
    refused: await refused.catch((error) => error instanceof HttpError && error.status),
    unsigned: await verifyWebhook('whsec_AAAA', new Headers(), '').catch((error) => error.name),
  };
};`;

test('[client.browser] documents, streams and errors from a page of another origin', async () => {
  const { outputFiles } = await build({
    stdin: { contents: IN_BROWSER, resolveDir: packed.folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const script = outputFiles[0]?.contents ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/client.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : '<script type="module" src="/client.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site = await openSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    const call = `tryClient(${JSON.stringify(service.url)}, ${JSON.stringify(OWNER_KEY)})`;
    const result = (await site.page.evaluate(call)) as Record<string, unknown>;
    assert.ok(Number(result['size']) > 1_000);
    assert.deepEqual(
      { ...result, size: 0 },
      {
        type: 'application/pdf',
        size: 0,
        filename: 'hello.pdf',
        last: 'complete',
        refused: 401,
        unsigned: 'WebhookVerificationError',
      },
    );
  } finally {
    await site.close();
    server.close();
  }
});
