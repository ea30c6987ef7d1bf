import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { resources } from '#functions/endpoints.ts';
import { readArchive } from '#lib/adapters/installation/fonts/font-archive.ts';
import { FACES } from '#lib/adapters/installation/fonts/font-files.ts';
import { sites } from '#lib/compose/sites.ts';
import { builtInSummaries } from '#lib/domain/templates/built-in/index.ts';
import { openPages } from '#lib/http/pages/open-pages.ts';
import { usesOf } from '#lib/http/uses.ts';
import { ROOT } from '#scripts/packaging/bundle.ts';
import { writeZip } from '#scripts/packaging/zip.ts';
import { type Packaged, packageService } from '#tests/support/packaged.ts';
import { listZip, unzip } from '#tests/support/unzip.ts';

/** What an API function may weigh: more takes longer than 100 ms to load. */
const MAX_API_BYTES = 600_000;
/** A template: some milliseconds when it is first used. */
const MAX_PART_BYTES = 45_000;
/** All that makes documents of data: a third are the mappings of systems, which the engine reads without running them. */
const MAX_DATA_PART_BYTES = 1_200_000;
/** The words of keys in eighteen languages: data, which whatever reads keys shares. */
const MAX_KEYS_PART_BYTES = 137_000;
const DATA_PART = 'parts/data-documents.mjs';
/** A provider of language models: 20 to 45 ms, before an answer that takes seconds. */
const MAX_MODEL_PART_BYTES = 550_000;
const MODEL_PARTS = ['bedrock', 'anthropic', 'openai', 'openai-compatible'].map(
  (provider) => `parts/${provider}.mjs`,
);
/**
 * All that changes a document: what it understands of English, and the parsers of HTML and CSS. It is read
 * ahead, in steps, by whoever waits for work, else with the first change. 110 kB are the frames, which stand
 * beside the interpreter's rules until they have taken their place.
 */
const MAX_EDITOR_PART_BYTES = 1_530_000;
const EDITOR_PART = 'parts/editor.mjs';
/** What asks a language model for changes and reads its answer. */
const MAX_ASKING_PART_BYTES = 200_000;
/** What finds and applies brands, the larger half of the editor included: once a page has been looked at. */
const MAX_BRANDING_PART_BYTES = 738_000;
/** What makes, reads and changes templates, and zod. Most requests need nothing of it. */
const MAX_TOOLS_PART_BYTES = 310_000;
/**
 * The product's labels in 20 languages, for documents that are not in English. A third are the English keys
 * that firms elsewhere have: whatever is not here is printed in English among their own words. 24 kB are what
 * only the built-in templates say.
 */
const MAX_WORDS_PART_BYTES = 500_000;
/** The protocol for agents, its tools, and zod: once an agent speaks. */
const MAX_AGENT_PART_BYTES = 520_000;
/** What reads templates of other services, with the parsers of HTML, CSS, JavaScript and theirs: one of them a request. */
const MAX_MIGRATION_PART_BYTES = 250_000;
const MIGRATION_PARTS = [
  ...['assess', 'carbone', 'craftmypdf', 'docraptor', 'handlebars', 'jinja', 'liquid'],
].map((name) => `parts/${name}.mjs`);
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['parts/tools.mjs', MAX_TOOLS_PART_BYTES],
  ['parts/answer-http.mjs', MAX_AGENT_PART_BYTES],
  [DATA_PART, MAX_DATA_PART_BYTES],
  ['parts/key-vocabulary.mjs', MAX_KEYS_PART_BYTES],
  [EDITOR_PART, MAX_EDITOR_PART_BYTES],
  ['parts/ask-model.mjs', MAX_ASKING_PART_BYTES],
  ['parts/branding.mjs', MAX_BRANDING_PART_BYTES],
  ['parts/word-table.mjs', MAX_WORDS_PART_BYTES],
  ['parts/template-in-language.mjs', MAX_WORDS_PART_BYTES],
  // What only some requests need: code of SQS, SES, and HTTP to addresses of users.
  ['parts/queue.mjs', 250_000],
  ['parts/mail.mjs', 250_000],
  ['parts/outbound-http.mjs', 600_000],
  // Data, not code.
  ['parts/openapi-document.mjs', 1_000_000],
  // What words of keys stand for.
  ['parts/suggest-mappings.mjs', 150_000],
  ...MIGRATION_PARTS.map((path) => [path, MAX_MIGRATION_PART_BYTES] as const),
  ...MODEL_PARTS.map((path) => [path, MAX_MODEL_PART_BYTES] as const),
]);
const limitOf = (path: string): number => LIMITS.get(path) ?? MAX_PART_BYTES;
/** Lambda allows 262,144,000 bytes unzipped: 15 million stay free for what Chromium grows by. */
const MAX_UNZIPPED_BYTES = 247_000_000;

describe('npx serverless package, without credentials and network', () => {
  let packaged: Packaged;
  beforeAll(async () => {
    packaged = await packageService();
  });
  afterAll(() => packaged?.close());

  const zipOf = (name: string) => {
    const zip = packaged.zips.get(name);
    assert.ok(zip, `there is a zip for ${name}`);
    return zip;
  };

  it('makes a zip for each resource, the pages, the renderer and the workers', () => {
    assert.deepEqual(
      [...packaged.zips.keys()].sort(),
      [...Object.keys(resources), 'pages', 'renderer', 'runner', 'deadletters', 'workers'].sort(),
    );
  });

  for (const name of [...Object.keys(resources), 'runner', 'deadletters', 'workers']) {
    it(`lets ${name} load at most ${MAX_API_BYTES} bytes at its start`, async () => {
      const files = await listZip(zipOf(name));
      const handler = `functions/${name}/handler.mjs`;
      // What is read when needed stands beside it.
      const parts = files.filter(({ path }) => path !== handler);
      for (const { path, size } of parts) {
        assert.match(path, /^parts\/[a-z-]+\.mjs$/);
        assert.ok(size <= limitOf(path), `${path}: ${size} bytes`);
      }
      const size = files.find(({ path }) => path === handler)?.size ?? assert.fail('no handler');
      console.log(
        `${name}: ${size} bytes and ${parts.length} parts, ${(await stat(zipOf(name))).size} zipped`,
      );
      assert.ok(size <= MAX_API_BYTES, `${size} bytes`);
    });
  }

  it('puts every built-in template next to the functions that fill one', async () => {
    for (const name of ['create', 'sessions', 'batch', 'templates', 'runner']) {
      const paths = (await listZip(zipOf(name))).map(({ path }) => path);
      for (const { id } of builtInSummaries) assert.ok(paths.includes(`parts/${id}.mjs`), id);
    }
  });

  it('puts the code that makes documents of data, with what it needs, next to the functions that use it', async () => {
    for (const name of ['create', 'sessions', 'batch', 'runner']) {
      const paths = (await listZip(zipOf(name))).map(({ path }) => path);
      for (const part of [DATA_PART, 'parts/word-table.mjs']) assert.ok(paths.includes(part), part);
    }
    const elsewhere = (await listZip(zipOf('documents'))).map(({ path }) => path);
    assert.ok(!elsewhere.includes(DATA_PART));
  });

  it('puts every provider of language models next to the functions that ask one, and no other', async () => {
    for (const [name, endpoints] of Object.entries(resources)) {
      const paths = (await listZip(zipOf(name))).map(({ path }) => path);
      const expected = usesOf(endpoints).has('model') ? MODEL_PARTS : [];
      assert.deepEqual(
        MODEL_PARTS.filter((part) => paths.includes(part)),
        expected,
        name,
      );
    }
  });

  it('puts the parsers of other templates next to the function that migrates, and no other', async () => {
    for (const name of Object.keys(resources)) {
      const paths = (await listZip(zipOf(name))).map(({ path }) => path);
      const expected = name === 'migration' ? MIGRATION_PARTS : [];
      assert.deepEqual(
        MIGRATION_PARTS.filter((part) => paths.includes(part)),
        expected,
        name,
      );
    }
  });

  it('puts the loadable editor next to the functions that change documents', async () => {
    for (const name of ['sessions', 'templates']) {
      const directory = await unzip(zipOf(name));
      const editor = await import(pathToFileURL(join(directory, EDITOR_PART)).href);
      const { document } = editor.openDocument('<h1 style="color:red">Minutes</h1>');
      assert.match(document.toHtml(), /Minutes/);
      await rm(directory, { recursive: true });
    }
    const elsewhere = (await listZip(zipOf('create'))).map(({ path }) => path);
    assert.ok(!elsewhere.includes(EDITOR_PART));
  });

  it('[pages.deployed] puts every page into the function that serves them, each below one of its routes', async () => {
    const zipped = (await listZip(zipOf('pages'))).map(({ path }) => path);
    const served = openPages(sites);
    assert.ok(served.has('/'), 'the pages are built');
    for (const [path, { file }] of served) {
      assert.ok(zipped.includes(relative(ROOT, file)), file);
      const isBelow = (route: string) =>
        route.endsWith('+}') ? path.startsWith(route.replace(/\{\w+\+\}$/, '')) : path === route;
      assert.ok(
        sites.some(({ routes }) => routes.some(isBelow)),
        path,
      );
    }
    assert.ok(!zipped.some((path) => path.startsWith('parts/')));
  });

  it('puts the browser into the renderer, ready to run', async () => {
    const files = await listZip(zipOf('renderer'));
    const total = files.reduce((sum, { size }) => sum + size, 0);
    console.log(`renderer: ${total} bytes, ${(await stat(zipOf('renderer'))).size} zipped`);
    assert.ok(total <= MAX_UNZIPPED_BYTES, `${total} bytes`);
    const browser = files.find(({ path }) => path === 'browser/chromium');
    assert.equal(browser?.mode, 0o755);
    assert.ok(files.some(({ path }) => path === 'browser/al2023.tar.br'));
    const fonts = files.filter(({ path }) => path.startsWith('browser/fonts/'));
    const directory = await unzip(zipOf('renderer'));
    const packed = new Set<string>();
    for await (const { name } of readArchive(join(directory, 'browser/fonts'))) packed.add(name);
    await rm(directory, { recursive: true });
    const faces = Object.values(FACES).flat().length;
    assert.equal(packed.size, faces + 1, 'every face, and what they cover');
    const patterns = files.filter(({ path }) => path.startsWith('parts/hyphenation-'));
    assert.ok(patterns.some(({ path }) => path === 'parts/hyphenation-de-1996.mjs'));
    console.log(`its hyphenation: ${patterns.reduce((sum, { size }) => sum + size, 0)} bytes`);
    console.log(`its fonts: ${fonts.reduce((sum, { size }) => sum + size, 0)} bytes`);
  });
});

describe('zips', () => {
  it('are equal when their content is, whenever and in whatever order they are made', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'pagewright-zip-'));
    const entries = [
      { path: 'b.txt', content: Buffer.from('b') },
      { path: 'a/run', content: Buffer.from('a'), executable: true },
    ];
    const digest = async (name: string) =>
      createHash('sha256')
        .update(await readFile(join(directory, name)))
        .digest('hex');
    await writeZip(join(directory, '1.zip'), entries);
    await writeZip(join(directory, '2.zip'), entries.toReversed());
    assert.equal(await digest('1.zip'), await digest('2.zip'));
    const [program, text] = await listZip(join(directory, '1.zip'));
    assert.deepEqual([program?.path, program?.mode], ['a/run', 0o755]);
    assert.deepEqual([text?.path, text?.mode], ['b.txt', 0o644]);
    await rm(directory, { recursive: true });
  });
});
