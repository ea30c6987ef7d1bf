import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { afterAll, test } from 'vitest';
import type { RenderJob } from '#lib/ports/renderer.ts';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, htmlJob, testRenderer, urlJob } from './renderer.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/leaves': '<p>Stays<script>addEventListener("beforeprint", () => { location = "/x" })</script>',
  '/leaves-for-elsewhere':
    '<p>Stays<script>addEventListener("beforeprint", () => { new Image().src = "http://10.0.0.1/x"; location = "http://10.0.0.1/x" })</script>',
  '/reloads': '<p>Stays<script>addEventListener("beforeprint", () => location.reload())</script>',
};

/** `/never` is not answered. */
const listener: RequestListener = (request, response) => {
  if (request.url === '/never') return;
  if (request.url === '/file') response.setHeader('content-disposition', 'attachment');
  response.setHeader('content-type', 'text/html');
  response.end(PAGES[request.url ?? ''] ?? '<p>Elsewhere');
};
const server = await serve(listener);
const origin = `http://127.0.0.1:${server.port}`;
const renderer = testRenderer({
  allow: [`127.0.0.1:${server.port}`],
  budget: { scriptMs: 20_000 },
});
afterAll(async () => {
  await renderer.stop();
  await server[Symbol.asyncDispose]();
});

/** Waiting for what never arrives takes longer: the budget of its scripts, or a resource's time. */
const HELD_UP_MS = 14_000;

/** The text of the first page, and how long it took, in milliseconds. */
async function show(job: RenderJob): Promise<{ text: string; ms: number }> {
  const startedAt = performance.now();
  const rendering = await renderer.render(job);
  const ms = performance.now() - startedAt;
  const { pages } = await readPdf(bytesOf(rendering));
  return { text: pages[0]?.text ?? '', ms };
}

const svg = (inside: string) => `<p>x<svg>${inside}</svg>`;

test('does not wait for external references of SVG in a script-free page', async () => {
  await renderer.render(htmlJob('<p>warm'));
  const markup = [
    svg(`<use href="${origin}/a.svg#x"/>`),
    svg('<use href="https://127.0.0.1:1/a.svg#x"/>'),
    svg(`<use xlink:href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E#x"/>`),
    svg(`<defs><g id="a"><use href="${origin}/b.svg#b"/></g></defs><use href="#a"/>`),
    `<div style="display:none">${svg(`<use href="${origin}/c.svg#b"/>`)}</div>x`,
    `<div><template shadowrootmode="open">${svg(`<use href="${origin}/d.svg#b"/>`)}</template></div>`,
    svg(`<filter id="f"><feImage href="${origin}/e"/></filter><rect width="9" filter="url(#f)"/>`),
  ];
  for (const html of markup) {
    const { ms } = await show(htmlJob(html));
    assert.ok(ms < HELD_UP_MS, `${ms} ms: ${html}`);
  }
  const header = { headerHtml: svg(`<use href="${origin}/f.svg#x"/>`) };
  assert.ok((await show(htmlJob('<p>x', header))).ms < HELD_UP_MS);
});

test('renders a document without resources that never arrive, with a warning', async () => {
  await using hasty = testRenderer({
    allow: [`127.0.0.1:${server.port}`],
    concurrency: 1,
    budget: { scriptMs: 500 },
  });
  for (const [html, format] of [
    [`<link rel="stylesheet" href="${origin}/never"><p>x`, 'pdf'],
    [`<link rel="stylesheet" href="${origin}/never"><p>x`, 'png'],
    [`<p>x<img src="${origin}/never"><video poster="${origin}/never">`, 'pdf'],
  ] as const) {
    const startedAt = performance.now();
    const { warnings } = await hasty.render(htmlJob(html, {}, format));
    const next = await hasty.render(htmlJob('<p>next', {}, format));
    assert.ok(performance.now() - startedAt < HELD_UP_MS);
    assert.deepEqual(
      warnings.map(({ code, subject }) => [code, subject]),
      [['RESOURCE_FAILED', `${origin}/never`]],
    );
    assert.deepEqual(next.warnings, []);
  }
});

test('renders markup that navigates while it loads at once', async () => {
  const form = (method: string) =>
    `<p>Stays<form method="${method}" action="${origin}/x"></form><script>document.forms[0].submit()</script>`;
  const link = (attributes: string) =>
    `<p>Stays<a href="${origin}/file" ${attributes}></a><script>document.querySelector('a').click()</script>`;
  const markup = [
    form('get'),
    form('post'),
    form('post').replace('document.forms', 'onload = () => document.forms'),
    link(''),
    link('download="x"'),
    '<p>Stays<script>location.reload()</script>',
    '<p>Stays<script>setInterval(() => location.reload(), 1)</script>',
    '<p>Stays<script>window.stop()</script>',
    '<p>Stays<script>location = "mailto:ada@example.com"</script>',
  ];
  await renderer.render(htmlJob(markup[0] ?? ''));
  server.requests.length = 0;
  for (const html of markup) {
    const { text, ms } = await show(htmlJob(html));
    assert.equal(text, 'Stays', html);
    assert.ok(ms < HELD_UP_MS, `${ms} ms: ${html}`);
  }
  assert.deepEqual(server.requests, []);
});

test('prints a page that navigates on print as it was', async () => {
  for (const path of ['/leaves', '/reloads', ...Array(4).fill('/leaves-for-elsewhere')]) {
    assert.equal((await show(urlJob(`${origin}${path}`))).text, 'Stays');
  }
});

test('includes what a script does in later animation frames', async () => {
  const scripts = [
    'requestAnimationFrame(() => document.body.append("drawn"))',
    'onload = () => requestAnimationFrame(() => requestAnimationFrame(() => document.body.append("drawn")))',
    'new IntersectionObserver(() => document.body.append("drawn")).observe(document.body)',
    'new ResizeObserver(() => document.body.append("drawn")).observe(document.body)',
  ];
  for (const script of scripts) {
    const { text } = await show(htmlJob(`<p>x<script>${script}</script>`));
    assert.match(text, /drawn/, script);
  }
});

test('a page finds itself shown, and its timers are on time also when it is not', async () => {
  const shown = await show(htmlJob('<p><script>document.write(document.visibilityState)</script>'));
  assert.equal(shown.text, 'visible');
  const ticking =
    '<p id="n"><script>let n = 0; (function tick() { document.getElementById("n").textContent = ++n < 20 ? n : "done"; if (n < 20) setTimeout(tick, 10); })()</script>';
  const { text } = await show(htmlJob(ticking, { waitMs: 900 }));
  assert.equal(text, 'done');
});

test('warns about a selector that never matches in a page with script', async () => {
  await using hasty = testRenderer({ budget: { scriptMs: 400 } });
  const { warnings } = await hasty.render(htmlJob('<p>x<script></script>', { waitFor: '#none' }));
  assert.deepEqual(
    warnings.map(({ code, subject }) => [code, subject]),
    [['WAIT_FOR_NOT_FOUND', '#none']],
  );
});

test("markup cannot ask for its own address again, nor for another page's", async () => {
  const html = `<p id="out">?</p><iframe src="/frame"></iframe><script>
    fetch('/').then(() => 'read', () => 'no').then((said) => { out.textContent = said; });
    open('/', 'x');
  </script>`;
  const renders = await Promise.all([1, 2, 3, 4].map(() => show(htmlJob(html, { waitMs: 200 }))));
  for (const { text } of renders) assert.equal(text, 'no');
});

test('alternates between URLs and markup', async () => {
  for (let turn = 0; turn < 3; turn++) {
    assert.equal((await show(urlJob(`${origin}/page`))).text, 'Elsewhere');
    assert.equal((await show(htmlJob('<p>Here<script></script>'))).text, 'Here');
  }
});
