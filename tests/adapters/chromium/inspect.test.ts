import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { parse } from 'parse5';
import { afterAll, test } from 'vitest';
import type { RenderSource } from '#lib/ports/renderer.ts';
import { MAX_MARKUP_CHARACTERS, type PageAspect } from '#schemas/rendering/page-facts.ts';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { CANARY_TEXT, startCanary } from '#tests/support/canaries.ts';
import { failsWith, testRenderer } from './renderer.ts';

const canary = await startCanary();
const away = `http://127.0.0.1:${canary.port}`;
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}`;

const answers: Record<string, RequestListener> = {
  '/sheet.css': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/css' })
      .end('@import "/more.css" print; h1 { background: url(pixel.png); color: rgb(10, 20, 30) }'),
  '/more.css': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/css' }).end('h1 { margin: 3px }'),
  '/foreign.css': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/css' }).end('h2 { color: red }'),
  '/site': (_, response) =>
    response.end(
      page(
        `<h1 onclick="alert(1)">Hello</h1><a href="/next">next</a><a href="javascript:alert(1)">no</a>
        <img src="/logo.png" srcset="/logo.png 1x, /logo2.png 2x"><form action="send"><input value="old"><input type="checkbox"></form>
        <iframe src="/frame"></iframe><script>
          document.querySelector('input').value = 'typed';
          document.querySelector('[type=checkbox]').checked = true;
          document.styleSheets[1].insertRule('p { color: rgb(1, 2, 3) }');
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('p { font-weight: 700 }');
          document.adoptedStyleSheets = [sheet];
          document.body.append(Object.assign(document.createElement('p'), { textContent: 'built by script' }));
        </script>`,
        `<title>A site</title><base href="/deep/"><link rel="stylesheet" href="/sheet.css"><style media="screen"></style>
        <link rel="stylesheet" href="http://127.0.0.1:${other.port}/foreign.css"><link rel="preload" as="image" href="/x.png">`,
      ),
    ),
  '/endless': (_, response) => response.end(page('<script>for (;;);</script>')),
  '/huge': (_, response) =>
    response.end(
      page(
        '<h1 style="color:#123456">Big</h1><script>document.body.append(...Array.from({ length: 60000 }, () => document.createElement("div"))); let deep = document.body; for (let i = 0; i < 3000; i++) deep = deep.appendChild(document.createElement("b"))</script>',
      ),
    ),
  '/tampers': (_, response) =>
    response.end(
      page(
        `<h1 style="color:#123456">Real</h1><form><input name="localName"><input name="attributes"><input name="style"></form>
        <img name="querySelectorAll"><img name="implementation"><img name="title"><script>
          for (const type of [Element, Document, Node, CSSStyleDeclaration, OffscreenCanvas, Array, Object, Map])
            for (const name of Object.getOwnPropertyNames(type.prototype))
              try { Object.defineProperty(type.prototype, name, { get() { return () => 'tampered' } }) } catch {}
          JSON.stringify = () => 'tampered';
          getComputedStyle = () => ({ color: 'tampered' });
        </script>`,
        '<title>Kept</title>',
      ),
    ),
  '/reaches': (_, response) =>
    response.end(
      page(
        `<header><a href="/"><img class="logo" alt="x" width="50" height="50" src="${away}/a.png"></a></header>
        <h1 style="background:url(${away}/b.png)">x</h1><script>fetch('${away}/c').catch(() => {})</script>`,
        `<link rel="icon" href="${away}/d.png"><link rel="stylesheet" href="${away}/e.css"><link rel="manifest" href="${away}/f.json">
        <script type="application/ld+json">{"@type":"Organization","name":"X","logo":"${away}/g.png"}</script>`,
      ),
    ),
};
const listener: RequestListener = (request, response) => {
  response.setHeader('content-type', 'text/html');
  (answers[request.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(request, response);
};
const other = await serve(listener);
const site = await serve(listener);
const origin = `http://127.0.0.1:${site.port}`;
const renderer = testRenderer({
  allow: [`127.0.0.1:${site.port}`, `127.0.0.1:${other.port}`],
  // Millions of characters take a slow machine long.
  budget: { scriptMs: 60_000 },
});
afterAll(async () => {
  await renderer.stop();
  await Promise.all([site[Symbol.asyncDispose](), other[Symbol.asyncDispose](), canary.close()]);
});

const inspect = (source: RenderSource, ...aspects: PageAspect[]) =>
  renderer.inspect({ ownerId: 'owner', source, aspects });
const url = (path: string): RenderSource => ({ kind: 'url', url: origin + path });
const html = (markup: string): RenderSource => ({ kind: 'html', html: markup });

test('markup is what the page became, without script, with its styles and absolute addresses', async () => {
  const facts = await inspect(url('/site'), 'markup');
  const markup = facts.markup ?? '';
  assert.equal(facts.title, 'A site');
  assert.equal(facts.language, 'en');
  assert.equal(facts.design, undefined);
  parse(markup, { onParseError: ({ code }) => assert.fail(code) });
  for (const part of [
    'built by script',
    `href="${origin}/next"`,
    `src="${origin}/logo.png"`,
    `action="${origin}/deep/send"`,
    'value="typed"',
    'checked',
    'color: rgb(10, 20, 30)',
    `url("${origin}/pixel.png")`,
    '@media print{h1 { margin: 3px; }}',
    'p { color: rgb(1, 2, 3); }',
    'p { font-weight: 700; }',
    'media="screen"',
    `href="http://127.0.0.1:${other.port}/foreign.css"`,
  ])
    assert.ok(markup.includes(part), part);
  for (const part of ['<script', 'onclick', 'javascript:', '<iframe', 'srcset', '<base', 'preload'])
    assert.ok(!markup.includes(part), part);
});

test('markup that was handed in keeps its relative addresses and loses its script', async () => {
  const { markup, address } = await inspect(
    html(
      '<a href="/here" onclick="x()">x</a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><script>1</script>',
    ),
    'markup',
  );
  assert.equal(address, '');
  assert.match(markup ?? '', /<a href="\/here">x<\/a><img src="data:image\/gif;/);
  assert.ok(!markup?.includes('script'));
});

test('does not let a style sheet close its element', async () => {
  const { markup } = await inspect(
    html(`<style>p::before{content:"\\3c/style>\\3cscript>bad()\\3c/script>"}</style><p>x`),
    'markup',
  );
  assert.ok(!/<script/i.test(markup ?? ''), markup);
});

test('refuses markup beyond the limit', async () => {
  await assert.rejects(
    inspect(html(`<p>${'x'.repeat(MAX_MARKUP_CHARACTERS)}</p>`), 'markup'),
    failsWith({ reason: 'budget' }),
  );
});

test('refuses a page whose script never ends', async () => {
  await using hasty = testRenderer({
    allow: [`127.0.0.1:${site.port}`],
    budget: { scriptMs: 1_000 },
  });
  await assert.rejects(
    hasty.inspect({ ownerId: 'owner', source: url('/endless'), aspects: ['design'] }),
    failsWith({ reason: 'navigation', detail: 'timeout' }),
  );
});

test('a page of 60,000 elements, nested thousands deep, is read as far as its first', async () => {
  const { design } = await inspect(url('/huge'), 'design', 'markup');
  assert.ok(design?.colors.some(({ color }) => color === '#123456ff'));
});

test('reads the same when a page changes its prototypes and names', async () => {
  const { design, title, markup } = await inspect(url('/tampers'), 'design', 'markup');
  assert.equal(title, 'Kept');
  assert.ok(design?.colors.some(({ role, color }) => role === 'heading' && color === '#123456ff'));
  assert.ok(!markup?.includes('<script'));
});

test('reaches no non-public address that a page names', async () => {
  const { design } = await inspect(url('/reaches'), 'design', 'markup');
  assert.equal(design?.metadata.organization, 'X');
  assert.ok(
    design?.logos.every(({ pixels }) => pixels.every(({ color }) => color !== '#ff00ffff')),
  );
  await assert.rejects(
    inspect({ kind: 'url', url: `${away}/x.html` }, 'markup'),
    failsWith({ detail: 'blocked' }),
  );
  assert.equal(canary.connections(), 0, CANARY_TEXT);
});

test('cancels an inspection when its caller leaves', async () => {
  const controller = new AbortController();
  const inspecting = renderer.inspect(
    { ownerId: 'owner', source: url('/endless'), aspects: ['design'] },
    controller.signal,
  );
  controller.abort();
  await assert.rejects(inspecting, failsWith({ reason: 'aborted' }));
});
