import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Airtable, startAirtable, TOKEN } from '#tests/support/airtable/server.ts';
import { OWNER_KEY } from '#tests/support/service.ts';
import { spawnService } from '#tests/support/spawned-service.ts';
import { type Block, blocksOf, pages } from './markdown.ts';

/** Blocks that no test runs, by how they begin, and why. */
const NOT_RUN: readonly { readonly begins: string; readonly why: string }[] = [
  { begins: 'npm ci && npm start', why: 'downloads, then serves until it is stopped' },
  { begins: 'npm test ', why: 'would run this test again; npx vitest watches until it is stopped' },
  { begins: 'npm run bench', why: 'takes minutes and wants the machine to itself' },
  { begins: 'MODEL_PROVIDER=openai-compatible', why: 'serves until it is stopped' },
  { begins: 'npx serverless package', why: 'tests/aws packages; deploying needs an AWS account' },
  { begins: 'TABLE_NAME=…', why: 'needs a deployment; tests/aws runs it against DynamoDB' },
  { begins: 'npm install pagewright-client', why: 'tests/packages installs it as it is packed' },
  { begins: 'npm run n8n', why: 'installs 790 packages for a minute' },
  { begins: 'docker ', why: 'needs a container runtime' },
  { begins: 'npm run container', why: 'needs root and mmdebstrap, and takes minutes' },
  // CONTRIBUTING.md
  { begins: 'npm ci ', why: 'downloads, then runs this test again' },
];

const exceptionOf = ({ text }: Block) => NOT_RUN.find(({ begins }) => text.startsWith(begins));
const commandsOf = (page: string) => blocksOf(page).filter(({ language }) => language === 'sh');

/** What curl shows of a failure is the end of the block. */
const PRELUDE = `set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
export -f curl
`;

/** A folder as a clone, except that what the commands write does not end up in the repository. */
async function cloneByLinks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-docs-'));
  for (const name of await readdir('.')) {
    if (name.startsWith('.') && name !== '.npmrc') continue;
    await symlink(resolve(name), join(folder, name));
  }
  return folder;
}

const MAGIC: readonly [RegExp, string][] = [
  [/\.pdf$/, '%PDF'],
  [/\.png$/, '\x89PNG'],
  [/\.zip$/, 'PK'],
];

describe('the commands of the documents', () => {
  let service: Awaited<ReturnType<typeof spawnService>>;
  let folder: string;
  let airtable: Airtable;
  // A web address of the examples stands for any page that can be reached.
  const page = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Example</title><h1>Example</h1><p>A page.</p>'),
  );
  beforeAll(async () => {
    folder = await cloneByLinks();
    await new Promise<void>((done) => page.listen(0, '127.0.0.1', done));
    const { port } = page.address() as AddressInfo;
    airtable = await startAirtable();
    service = await spawnService(join(folder, '.data'), {
      EGRESS_ALLOW: `127.0.0.1:${port},${airtable.host}`,
      TABLEDB_BASE_URL: airtable.url,
    });
  });
  afterAll(async () => {
    service?.child.kill('SIGTERM');
    page.close();
    await airtable?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What a reader would have put in place of the examples' own. */
  const asRun = (script: string) =>
    script
      .replaceAll('http://127.0.0.1:3000', service.url)
      .replaceAll('gk_…', OWNER_KEY)
      .replaceAll('pat…', TOKEN)
      .replaceAll('app…', 'appExample0000001')
      .replaceAll(
        'https://example.com',
        `http://127.0.0.1:${(page.address() as AddressInfo).port}`,
      );

  const withCommands = pages.filter((name) =>
    commandsOf(name).some((block) => exceptionOf(block) === undefined),
  );
  test.each(withCommands)('%s: run in the order of the page, all succeed', async (name) => {
    const blocks = commandsOf(name).filter((block) => exceptionOf(block) === undefined);
    const script = PRELUDE + asRun(blocks.map((block) => block.text).join('\n'));
    const child = spawn('bash', ['-c', script], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
        DATA_DIR: join(folder, '.data'),
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done) => child.once('exit', done)),
    ]);
    assert.equal(code, 0, `${output.slice(-2_000)}\n${errors}`);
    for (const [, file = ''] of script.matchAll(/ -o (\S+\.(?:pdf|png|zip))/g)) {
      const magic = MAGIC.find(([extension]) => extension.test(file))?.[1] ?? '';
      const start = (await readFile(join(folder, file))).subarray(0, magic.length);
      assert.equal(start.toString('latin1'), magic, file);
    }
  });

  test('lists no command that is no longer in the documents', () => {
    const blocks = pages.flatMap(commandsOf);
    const idle = NOT_RUN.filter(
      ({ begins }) => !blocks.some((block) => block.text.startsWith(begins)),
    );
    assert.deepEqual(idle, []);
  });

  test('no command stands in a block that is not marked as one', () => {
    const unmarked = pages
      .flatMap(blocksOf)
      .filter(({ language, text }) => language !== 'sh' && /^(?:curl|npm|npx) /m.test(text));
    assert.deepEqual(unmarked, []);
  });
});
