import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Service, startService } from '#lib/compose/serve.ts';
import { readConfig } from '#lib/config.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY } from '#tests/support/service.ts';

type Page = (request: IncomingMessage) => {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

/** Somebody else's site, with what sites do. */
const pages: Record<string, Page> = {
  '/': () => ({
    body: '<title>Site</title><h1>Hello from the site</h1><script>document.body.append("scripted")</script>',
  }),
  '/missing': () => ({ status: 404, body: 'not here' }),
  '/broken': () => ({ status: 500, body: 'oops' }),
  '/download': () => ({
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=x.bin',
    },
    body: 'x'.repeat(1_000),
  }),
  '/moved': () => ({ status: 302, headers: { location: '/' } }),
  '/to-private': () => ({
    status: 302,
    headers: { location: 'http://169.254.169.254/latest/meta-data/' },
  }),
  '/who': (request) => ({
    body: `<p>cookie=${request.headers.cookie ?? 'none'}</p><p>x-test=${request.headers['x-test'] ?? 'none'}</p><p>auth=${request.headers.authorization ?? 'none'}</p>`,
  }),
};

describe('capturing a web address', () => {
  let site: Server;
  let origin: string;
  let service: Service;
  let dataDir: string;

  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/never') return;
      const page = pages[request.url ?? '']?.(request) ?? { status: 404 };
      response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers });
      response.end(page.body ?? '');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'));
    service = await startService(
      readConfig({
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        OWNER_KEY,
        LOG_LEVEL: 'fatal',
        EGRESS_ALLOW: `127.0.0.1:${port}`,
        RENDER_TIMEOUT_MS: '8000',
      }),
    );
  });
  afterAll(async () => {
    await service.close();
    site.closeAllConnections();
    site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const create = (target: string, options: object = {}, accept = '*/*') =>
    fetch(`${service.url}/v1/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OWNER_KEY}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ url: target.startsWith('/') ? origin + target : target, options }),
    });
  const textOf = async (response: Response) =>
    (await readPdf(Buffer.from(await response.arrayBuffer()))).pages[0]?.text ?? '';

  test('[create.url] [egress.allow] captures a page after its script has run; redirects are followed', async () => {
    for (const path of ['/', '/moved']) {
      const response = await create(path);
      assert.equal(response.status, 200);
      assert.match(await textOf(response), /Hello from the site[\s\S]*scripted/);
    }
  });

  test('[create.response-source] names the address', async () => {
    const { source, analysis } = (await (await create('/', {}, 'application/json')).json()) as {
      source: object;
      analysis?: object;
    };
    assert.deepEqual(source, { type: 'url', url: `${origin}/` });
    assert.equal(analysis, undefined);
  });

  test('[create.url-options] headers, cookies and credentials reach that origin', async () => {
    const text = await textOf(
      await create('/who', {
        headers: { 'X-Test': 'yes' },
        cookies: [{ name: 'session', value: 'abc' }],
        basicAuth: { username: 'ada', password: 'engine' },
      }),
    );
    assert.match(text, /cookie=session=abc/);
    assert.match(text, /x-test=yes/);
    assert.match(text, new RegExp(`auth=Basic ${Buffer.from('ada:engine').toString('base64')}`));
    const plain = await textOf(await create('/who'));
    assert.match(plain, /cookie=none[\s\S]*x-test=none[\s\S]*auth=none/);
  });

  test('[create.url-broken] [create.url-fetch-failed] what cannot be captured is 502, with the reason', async () => {
    for (const path of [
      '/missing',
      '/broken',
      '/download',
      '/to-private',
      '/never',
      'http://nowhere.invalid/',
    ]) {
      const response = await create(path);
      const body = (await response.json()) as { code: string; details?: { reason?: string } };
      assert.equal(response.status, 502, `${path}: ${JSON.stringify(body)}`);
      assert.equal(body.code, 'URL_FETCH_FAILED');
      assert.ok(body.details?.reason, path);
    }
  });

  test('[create.url-private] [create.url-scheme] addresses that can never be public are refused at once', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://127.1:8080/',
      'http://0x7f000001/',
      'http://2130706433/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://10.0.0.1/',
      'http://192.168.1.1/',
      'http://169.254.169.254/',
      'http://0.0.0.0/',
      'ftp://example.com/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://user:secret@example.com/',
      'https://',
      'example.com',
    ]) {
      const response = await create(url);
      const body = (await response.json()) as { code: string; details: { path: unknown }[] };
      assert.equal(response.status, 400, url);
      assert.deepEqual(body.details[0]?.path, ['url']);
    }
  });

  test('[create.url-broken] [create.url-private-name] a private name or a closed port is 502 before anything is fetched', async () => {
    for (const url of [
      'http://localhost/',
      'http://localhost:8080/',
      'http://printer.local/',
      'http://metadata.google.internal/',
      'http://example.com:22/',
      'https://example.com:3000/',
    ]) {
      const response = await create(url);
      const body = (await response.json()) as { code: string; details: { reason: string } };
      assert.equal(response.status, 502, url);
      assert.equal(body.code, 'URL_FETCH_FAILED');
      assert.equal(body.details.reason, 'blocked');
    }
  });

  test('[create.url-private-name] a name that leads to this machine is refused when it is resolved', async () => {
    const response = await create(`http://${hostname()}/`);
    assert.equal(response.status, 502);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { reason: string };
    };
    assert.equal(code, 'URL_FETCH_FAILED');
    assert.ok(['blocked', 'dns'].includes(details.reason), details.reason);
  });
});
