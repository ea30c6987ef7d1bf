import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { afterAll, test } from 'vitest';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, htmlJob, testRenderer, urlJob } from './renderer.ts';

const listener: RequestListener = (request, response) => {
  response.setHeader('content-type', 'text/html');
  if (request.url === '/writes') {
    response.setHeader('set-cookie', 'left=behind; Path=/; Max-Age=9999');
    response.end(
      '<script>localStorage.left = "behind"; sessionStorage.left = "behind"; document.cookie = "own=1; max-age=999"; document.write("wrote")</script>',
    );
  } else {
    response.end(
      `<p>cookie:${request.headers.cookie ?? 'none'}<script>document.write(" storage:" + localStorage.left + sessionStorage.left + document.cookie + "|")</script>`,
    );
  }
};
const server = await serve(listener);
const origin = `http://127.0.0.1:${server.port}`;
const allow = [`127.0.0.1:${server.port}`];
const renderer = testRenderer({ allow, concurrency: 1 });
afterAll(async () => {
  await renderer.stop();
  await server[Symbol.asyncDispose]();
});

const CLEAN = `<!doctype html><html lang="en"><title>Clean</title><style title="one">h1{font-size:30px}</style><style title="two">h1{font-size:60px}</style><style>h1{color:teal}p::first-line{font-weight:bold}a:visited{color:red}</style><h1>Clean</h1><p style="color:#333">Some <a href="https://example.com/">text</a>, <input value="x" autofocus> and <img src="${origin}/none">`;

const DIRTY: readonly (readonly [string, string])[] = [
  [
    'a policy in its head',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'none'; img-src 'none'; upgrade-insecure-requests\"><p>x",
  ],
  [
    'a base address and a referrer policy',
    `<base href="${origin}/base/" target="_top"><meta name="referrer" content="unsafe-url"><p>x`,
  ],
  [
    'other encodings, directions and schemes',
    '<meta charset="utf-16"><meta name="color-scheme" content="dark"><meta name="viewport" content="width=10000, initial-scale=9"><html dir="rtl" lang="ar" style="color-scheme:dark;zoom:3;writing-mode:vertical-rl"><p>x',
  ],
  [
    'page rules, counters, layers and fonts',
    '<style>@page{size:A5 landscape;margin:3in}@layer z;@property --c{syntax:"<color>";inherits:true;initial-value:red}@font-face{font-family:sans-serif;src:local("DejaVu Serif")}html{counter-reset:c 99;--c:blue}@counter-style decimal{system:cyclic;symbols:"Z"}</style><p>x',
  ],
  [
    'names that stand in the way',
    '<img name="fonts"><img name="images"><form name="documentElement"><input name="getBoundingClientRect"></form><img name="querySelectorAll"><a id="Document" name="createElement">x</a><p style="animation:a 1s">x',
  ],
  ['markup that never closes', '<!-- <style> body { display: none '.concat('<div>'.repeat(3_000))],
  ['an unclosed text area', '<textarea><title><style><xmp>'],
  [
    'a font that never comes',
    `<style>@font-face{font-family:f;src:url(${origin}/font)}p{font-family:f}</style><p>x`,
  ],
  [
    'focus, scrolling and fragments',
    '<input autofocus><dialog open>x</dialog><details open><summary>s</summary>y</details><div style="height:9000px;scroll-snap-type:y mandatory"></div><p id="end" tabindex="0">x',
  ],
  ['the language of its content', '<meta http-equiv="Content-Language" content="ja"><p>x'],
  [
    'a preferred style sheet',
    '<meta http-equiv="default-style" content="two"><style title="two">p{}</style>',
  ],
  [
    'colours of its body',
    '<body text="red" bgcolor="black" link="lime" vlink="lime" alink="lime">x',
  ],
  ['a title in a comment that ends it', '<title>Dirty</title><svg><title>x</title></svg>'],
  [
    'links that prefetch',
    `<link rel="prefetch" href="${origin}/a"><link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="//evil.invalid"><link rel="manifest" href="${origin}/m"><p>x`,
  ],
];

test('a script-free page leaves nothing to the next document: its bytes are those of a fresh browser', async () => {
  const fresh = testRenderer({ allow });
  const expected = Buffer.from(bytesOf(await fresh.render(htmlJob(CLEAN))));
  await fresh.stop();
  for (const [what, html] of DIRTY) {
    await renderer.render(htmlJob(html));
    const after = Buffer.from(bytesOf(await renderer.render(htmlJob(CLEAN))));
    assert.ok(after.equals(expected), `changed by ${what}`);
  }
  assert.equal(renderer.status().browsers.length, 1, 'all of them took the script-free lane');
});

test('leaves nothing of a script-free page to the next image either', async () => {
  const clean = CLEAN.replace(' autofocus', '');
  const fresh = testRenderer({ allow });
  const expected = Buffer.from(bytesOf(await fresh.render(htmlJob(clean, {}, 'png'))));
  await fresh.stop();
  for (const [what, html] of DIRTY) {
    await renderer.render(
      htmlJob(html, { watermark: 'x', viewport: { width: 400, deviceScaleFactor: 2 } }, 'png'),
    );
    const after = Buffer.from(bytesOf(await renderer.render(htmlJob(clean, {}, 'png'))));
    assert.ok(after.equals(expected), `changed by ${what}`);
  }
});

test('pages with script share no cookies, storage or prototypes', async () => {
  const text = async (job: Parameters<typeof renderer.render>[0]) =>
    (await readPdf(bytesOf(await renderer.render(job)))).pages[0]?.text;
  assert.equal(await text(urlJob(`${origin}/writes`)), 'wrote');
  assert.equal(await text(urlJob(`${origin}/reads`)), 'cookie:none storage:undefinedundefined|');
  const write =
    '<script>localStorage.left = 1; document.cookie = "a=1"; window.left = 1; Array.prototype.left = 1; name = "left"; setInterval(() => document.body.append("leak"), 5)</script>wrote';
  const read =
    '<script>document.write("[", localStorage.left, document.cookie, window.left, [].left, name, "]")</script>';
  assert.equal(
    await text(htmlJob(write, { waitMs: 20 })).then((seen) => seen?.startsWith('wrote')),
    true,
  );
  assert.equal(await text(htmlJob(read)), '[undefinedundefinedundefined]');
});

test('markup with script cannot leave its document', async () => {
  server.requests.length = 0;
  const rendering = await renderer.render(
    htmlJob(
      `<p>Stays<script>location = "${origin}/away"; setTimeout(() => location.replace("${origin}/away2"), 10)</script><meta http-equiv="refresh" content="0;url=${origin}/away3">`,
      { waitMs: 100 },
    ),
  );
  assert.equal((await readPdf(bytesOf(rendering))).pages[0]?.text, 'Stays');
  assert.deepEqual(server.requests, []);
});

test('files, other schemes and the browser itself are out of reach of scripts', async () => {
  const tries = [
    'file:///etc/passwd',
    'chrome://version',
    'view-source:http://127.0.0.1/',
    'devtools://devtools/x',
    'http://127.0.0.1:9222/json',
    'http://169.254.169.254/',
    'filesystem:http://x/',
    'blob:null/x',
  ];
  const html = `<pre id="out"></pre><script>
    const out = document.getElementById('out');
    const said = ${JSON.stringify(tries)}.map(async (url) => { try { const r = await fetch(url); return r.ok ? 'READ ' + (await r.text()).length : 'no'; } catch { return 'no'; } });
    Promise.all(said).then((all) => { out.textContent = all.join(); });
    for (const url of ${JSON.stringify(tries)}) { const f = document.createElement('iframe'); f.src = url; document.body.append(f); }
  </script>`;
  const { pages } = await readPdf(bytesOf(await renderer.render(htmlJob(html, { waitMs: 500 }))));
  const text = pages.map((page) => page.text).join('\n');
  assert.match(text, /(no,){7}no/);
  assert.ok(!/READ|root:|Chromium|Revision/.test(text), text);
});
