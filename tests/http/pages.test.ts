import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { composeListener } from '#lib/compose/listener.ts';
import { readConfig } from '#lib/config.ts';
import { openPages } from '#lib/http/pages/open-pages.ts';
import { type NodeServer, startNodeServer } from '#lib/node-server/server.ts';
import type { Ports } from '#lib/ports/index.ts';

const SCRIPT = 'console.log("pages");'.repeat(50);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'sessions.html': '<!doctype html><title>Sessions</title>',
  'guides/index.html': '<!doctype html><title>Guides</title>',
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
  'notes.txt': 'not a page',
};

describe('pages', () => {
  let folder: string;
  let server: NodeServer;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-pages-'));
    for (const [path, content] of Object.entries(FILES)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const pages = openPages([
      {
        folder,
        path: '/docs',
        routes: [],
        contentSecurityPolicy: (file) => `default-src 'none'; report-uri /${file}`,
      },
      { folder: join(folder, 'none'), path: '/', routes: [], contentSecurityPolicy: () => '' },
    ]);
    const silent = () => {};
    const ports = {
      settings: readConfig({}).settings,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      now: () => new Date(),
      newId: randomUUID,
    } as unknown as Ports;
    server = await startNodeServer({ host: '127.0.0.1', port: 0 }, async () =>
      composeListener([], ports, undefined, { pages }),
    );
    url = `http://127.0.0.1:${server.port}`;
  });
  afterAll(async () => {
    await server.close(0);
    await rm(folder, { recursive: true });
  });

  test('[pages.served] a site’s index is its path, and a page its name without the ending', async () => {
    for (const [path, title] of [
      ['/docs', 'Home'],
      ['/docs/sessions', 'Sessions'],
      ['/docs/guides', 'Guides'],
    ]) {
      const response = await fetch(`${url}${path}`);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.match(await response.text(), new RegExp(`<title>${title}<`));
    }
  });

  test('[pages.headers] each page has its policy, and no page is guessed at or tells where its reader came from', async () => {
    const { headers } = await fetch(`${url}/docs/sessions`);
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; report-uri /sessions.html",
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.match(headers.get('x-request-id') ?? '', /./);
  });

  test('[pages.cached] hashed files are kept for good, pages asked for again', async () => {
    const asset = await fetch(`${url}/docs/assets/main-abc123.js`);
    assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const page = await fetch(`${url}/docs`);
    assert.equal(page.headers.get('cache-control'), 'no-cache');
    const etag = page.headers.get('etag') ?? '';
    const again = await fetch(`${url}/docs`, { headers: { 'if-none-match': `"x", ${etag}` } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    const other = await fetch(`${url}/docs/sessions`, { headers: { 'if-none-match': etag } });
    assert.equal(other.status, 200);
  });

  test('[pages.compressed] a compressed copy goes to those that take it', async () => {
    const read = (headers: Record<string, string>) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        get(`${url}/docs/assets/main-abc123.js`, { headers }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          resolve({ encoding: response.headers['content-encoding'], body });
        }).once('error', reject);
      });
    const packed = await read({ 'accept-encoding': 'gzip, br' });
    assert.equal(packed.encoding, 'br');
    assert.equal(brotliDecompressSync(packed.body).toString(), SCRIPT);
    for (const headers of [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br;q=0' }, {}]) {
      const { encoding, body } = await read(headers);
      assert.equal(encoding, undefined);
      assert.equal(body.toString(), SCRIPT);
    }
  });

  test('[pages.served] HEAD has the length and no body', async () => {
    const response = await fetch(`${url}/docs`, { method: 'HEAD' });
    assert.equal(response.status, 200);
    const length = Buffer.byteLength(String(FILES['index.html']));
    assert.equal(response.headers.get('content-length'), String(length));
    assert.equal(await response.text(), '');
  });

  test('[pages.nothing-else] neither other files nor folders nor what is outside is served', async () => {
    for (const path of [
      '/docs/notes.txt',
      '/docs/',
      '/docs/assets',
      '/docs/assets/main-abc123.js.br',
      '/docs/%2e%2e/package.json',
      '/docs/..%2fpackage.json',
      '/',
    ]) {
      const response = await fetch(`${url}${path}`);
      assert.equal(response.status, 404, path);
      assert.equal(((await response.json()) as { code: string }).code, 'NOT_FOUND');
    }
    assert.equal((await fetch(`${url}/docs`, { method: 'POST' })).status, 404);
  });
});
