import assert from 'node:assert/strict';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { afterAll, test } from 'vitest';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, failsWith, testRenderer, urlJob } from './renderer.ts';

interface Seen {
  readonly host: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}
const seen: Seen[] = [];

const page = (body: string) => `<!doctype html><title>A page</title>${body}`;
const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.end(page('<h1>Arrived</h1>')),
  '/missing': (_, response) => response.writeHead(404).end(page('<h1>Not here</h1>')),
  '/broken': (_, response) => response.writeHead(500).end(page('<h1>Broken</h1>')),
  '/empty': (_, response) => response.writeHead(204).end(),
  '/zip': (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK'),
  '/attached': (_, response) =>
    response
      .writeHead(200, { 'content-disposition': 'attachment; filename=a.html' })
      .end(page('x')),
  '/pdf': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4'),
  '/never': () => {},
  '/to-other': (_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${other.port}/ok` }).end(),
  '/to-private': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/late': (_, response) =>
    response.end(
      page(
        '<script>fetch("/data").then(async (r) => document.body.append(await r.text()))</script>',
      ),
    ),
  '/data': (_, response) => void setTimeout(() => response.end('Late data'), 200),
  '/moves-on': (_, response) => response.end(page('<script>location.replace("/ok")</script>')),
  '/refreshes': (_, response) =>
    response.end(page('<meta http-equiv="refresh" content="0;url=/ok">Wait')),
  '/slow-image': (_, response) => response.end(page('<h1>Shown</h1><img src="/never">')),
  '/framed': (_, response) =>
    response.end(
      page(
        `<img src="http://127.0.0.1:${other.port}/pixel"><img src="/pixel"><iframe src="http://127.0.0.1:${other.port}/ok"></iframe>`,
      ),
    ),
  '/worker': (_, response) =>
    response.end(page('<script>document.write("sw:" + ("serviceWorker" in navigator))</script>')),
  '/talks': (_, response) =>
    response.end(
      page(
        '<script>alert(1); document.write("said " + confirm("?") + prompt("?")); onbeforeunload = () => "stay"; print(); window.open("/popup")</script>',
      ),
    ),
  '/waits': (_, response) =>
    response.end(
      page(
        '<script>setTimeout(() => { document.body.innerHTML = "<p class=ready>Ready now" }, 1500)</script>',
      ),
    ),
};
const listener: RequestListener = (request, response) => {
  seen.push({ host: request.headers.host ?? '', url: request.url ?? '', headers: request.headers });
  response.setHeader('content-type', 'text/html');
  (answers[request.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(request, response);
};

const site = await serve(listener);
const other = await serve(listener);
const closed = await serve(listener);
const closedPort = closed.port;
await closed[Symbol.asyncDispose]();
const origin = `http://127.0.0.1:${site.port}`;
const renderer = testRenderer({
  allow: [site.port, other.port, closedPort].map((port) => `127.0.0.1:${port}`),
  budget: { scriptMs: 3_000 },
});
afterAll(async () => {
  await renderer.stop();
  await site[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});

async function textOf(path: string, options = {}, rest = {}) {
  const rendering = await renderer.render(urlJob(origin + path, options, rest));
  const { pages } = await readPdf(bytesOf(rendering));
  return { text: pages.map(({ text }) => text).join('\n'), warnings: rendering.warnings };
}

test('captures a page, also behind a redirect', async () => {
  assert.equal((await textOf('/ok')).text, 'Arrived');
  assert.equal((await textOf('/to-other')).text, 'Arrived');
  const png = await renderer.render(urlJob(`${origin}/ok`, {}, { format: 'png' }));
  assert.equal(png.pageCount, 1);
});

test('waits for what a page fetches, and for its navigations while it loads', async () => {
  assert.match((await textOf('/late')).text, /Late data/);
  assert.equal((await textOf('/moves-on')).text, 'Arrived');
  assert.match((await textOf('/waits', { waitFor: '.ready' })).text, /Ready now/);
  assert.match((await textOf('/waits', { waitMs: 2_500 })).text, /Ready now/);
  assert.ok(!(await textOf('/waits')).text.includes('Ready now'));
});

test('warns about a selector that never matches, and captures the page as it is', async () => {
  const { text, warnings } = await textOf('/ok', { waitFor: '#never' });
  assert.equal(text, 'Arrived');
  assert.deepEqual(
    warnings.map(({ code, subject }) => [code, subject]),
    [['WAIT_FOR_NOT_FOUND', '#never']],
  );
});

test('refuses addresses that show no page', async () => {
  const expected: [string, string][] = [
    ['/missing', 'http-404'],
    ['/broken', 'http-500'],
    ['/empty', 'http-204'],
    ['/zip', 'download'],
    ['/attached', 'download'],
    ['/pdf', 'download'],
    ['/loop', 'too-many-redirects'],
    ['/never', 'timeout'],
  ];
  for (const [path, detail] of expected) {
    await assert.rejects(
      renderer.render(urlJob(origin + path)),
      failsWith({ reason: 'navigation', detail }),
      path,
    );
  }
});

test('refuses addresses that are not allowed or cannot be reached', async () => {
  const expected: [string, string][] = [
    [`http://127.0.0.1:${closedPort}/`, 'connect'],
    ['http://127.0.0.1:81/', 'blocked'],
    ['https://127.0.0.1:81/', 'blocked'],
    ['http://169.254.169.254/latest/meta-data/', 'blocked'],
    ['http://[::1]:3000/', 'blocked'],
    ['http://localhost/', 'blocked'],
    ['http://document.localhost/', 'blocked'],
    ['file:///etc/passwd', 'blocked'],
    ['view-source:http://127.0.0.1/', 'blocked'],
    ['chrome://version', 'blocked'],
    ['javascript:alert(1)', 'blocked'],
    ['data:text/html,hello', 'blocked'],
    ['about:blank', 'blocked'],
    [`http://user:secret@127.0.0.1:${site.port}/ok`, 'blocked'],
    [`${origin}/to-private`, 'redirect-blocked'],
    ['not a url', 'invalid-url'],
  ];
  for (const [url, detail] of expected) {
    await assert.rejects(
      renderer.render(urlJob(url)),
      failsWith({ reason: 'navigation', detail }),
      url,
    );
  }
});

test('sends headers, cookies and credentials to the one origin only', async () => {
  const credentials = {
    headers: { 'X-Secret': 'sesame', 'Accept-Language': 'de' },
    cookies: [{ name: 'session', value: 'abc' }],
    basicAuth: { username: 'ann', password: 'p:w' },
  };
  seen.length = 0;
  await textOf('/framed', {}, credentials);
  await textOf('/to-other', {}, credentials);
  const isOwn = ({ host }: Seen) => host === `127.0.0.1:${site.port}`;
  const own = seen.filter(isOwn);
  assert.deepEqual(own.map(({ url }) => url).sort(), ['/framed', '/pixel', '/to-other']);
  for (const { url, headers } of own) {
    assert.equal(headers['x-secret'], 'sesame', url);
    assert.equal(headers['accept-language'], 'de', url);
    assert.equal(headers.cookie, 'session=abc', url);
    assert.equal(headers.authorization, `Basic ${Buffer.from('ann:p:w').toString('base64')}`, url);
  }
  const foreign = seen.filter((request) => !isOwn(request));
  assert.deepEqual(foreign.map(({ url }) => url).sort(), ['/ok', '/ok', '/pixel']);
  for (const { url, headers } of foreign) {
    assert.equal(headers['x-secret'], undefined, url);
    assert.equal(headers.cookie, undefined, url);
    assert.equal(headers.authorization, undefined, url);
  }
});

test('is not held up by dialogs, print, new windows or beforeunload', async () => {
  seen.length = 0;
  assert.match((await textOf('/talks')).text, /said false/);
  assert.ok(!seen.some(({ url }) => url === '/popup'));
  assert.equal((await textOf('/worker')).text, 'sw:false');
});

test('warns about an image that never arrives, and renders the page', async () => {
  const { text, warnings } = await textOf('/slow-image');
  assert.equal(text, 'Shown');
  assert.deepEqual(
    warnings.map(({ code, subject }) => [code, subject]),
    [['RESOURCE_FAILED', '/never']],
  );
});
