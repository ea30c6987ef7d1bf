import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { PNG } from 'pngjs';
import { afterAll, test } from 'vitest';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';
import { bytesOf, failsWith, htmlJob, testRenderer } from './renderer.ts';

const GREEN = PNG.sync.write(
  Object.assign(new PNG({ width: 8, height: 8 }), {
    data: Buffer.alloc(256, Buffer.from([0, 128, 0, 255])),
  }),
);
const listener: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path.startsWith('/green'))
    response
      .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=999' })
      .end(GREEN);
  else if (path === '/style.css')
    response
      .writeHead(200, { 'content-type': 'text/css' })
      .end('@import "more.css"; p { font-size: 30px }');
  else if (path === '/more.css')
    response
      .writeHead(200, { 'content-type': 'text/css' })
      .end('h1 { background: url(green-background) }');
  else if (path === '/text')
    response.writeHead(200, { 'content-type': 'image/png' }).end('not an image');
  else if (path.startsWith('/vector'))
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#008000" d="M0 0h1v1H0z"/></svg>',
      );
  else if (path.startsWith('/big'))
    response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(Buffer.concat([GREEN, Buffer.alloc(2_000_000)]));
  else response.writeHead(404).end();
};
const server = await serve(listener);
const origin = `http://127.0.0.1:${server.port}`;
const renderer = testRenderer({
  allow: [`127.0.0.1:${server.port}`],
  budget: { maxRequests: 20, maxBytes: 5_000_000 },
});
afterAll(async () => {
  await renderer.stop();
  await server[Symbol.asyncDispose]();
});

const SCRIPT = '<script>document.title = "x"</script>';
const codes = (warnings: readonly { code: string; subject?: string | undefined }[]) =>
  warnings.map(({ code, subject }) => `${code} ${subject}`).sort();

for (const [name, prefix] of [
  ['script-free', ''],
  ['script', SCRIPT],
] as const) {
  test(`${name}: an image that does not come leaves no trace in a document of ours, one of vectors neither`, async () => {
    const html = `${prefix}<div data-service-region="header"><img alt="Firm" src="${origin}/gone.svg"><img alt="Firm" src="${origin}/gone.png"><p>Text</p><img src="${origin}/vector.svg"></div>`;
    const rendering = await renderer.render(htmlJob(html));
    const { pages } = await readPdf(bytesOf(rendering));
    assert.deepEqual(
      pages[0]?.lines.map(({ text }) => text),
      ['Text'],
    );
    const colours = (await renderPdfPage(bytesOf(rendering))).dominantColours(2);
    assert.ok(
      colours.some(({ colour }) => colour === '#008000'),
      JSON.stringify(colours),
    );
  });

  test(`${name}: images, style sheets and what they import come, also into an image`, async () => {
    const html = `${prefix}<link rel="stylesheet" href="${origin}/style.css"><h1>Head</h1><p>Text <img src="${origin}/green?a" width="200" height="200"><div style="height:2000px"></div><img loading="lazy" src="${origin}/green?lazy" width="50" height="50">`;
    server.requests.length = 0;
    const rendering = await renderer.render(htmlJob(html));
    assert.deepEqual(rendering.warnings, []);
    const { pages } = await readPdf(bytesOf(rendering));
    assert.equal(pages[0]?.lines.find(({ text }) => text.startsWith('Text'))?.fontSize, 22.5);
    assert.deepEqual(
      [...server.requests].sort(),
      ['/green-background', '/green?a', '/green?lazy', '/more.css', '/style.css']
        .map((path) => `GET ${path}`)
        .sort(),
    );
    const colours = (await renderPdfPage(bytesOf(rendering)))
      .dominantColours(3)
      .map(({ colour }) => colour);
    assert.ok(colours.includes('#008000'), colours.join());
    const image = readPng(bytesOf(await renderer.render(htmlJob(html, {}, 'png'))));
    assert.ok(image.dominantColours(3).some(({ colour }) => colour === '#008000'));
  });

  test(`${name}: data addresses are drawn`, async () => {
    const source = `data:image/png;base64,${GREEN.toString('base64')}`;
    const rendering = await renderer.render(
      htmlJob(`${prefix}<img src="${source}" width="300" height="300">`),
    );
    assert.deepEqual(rendering.warnings, []);
    assert.equal(
      (await renderPdfPage(bytesOf(rendering))).dominantColours(2)[1]?.colour,
      '#008000',
    );
  });

  test(`${name}: warns once about a resource that does not load, with its address`, async () => {
    const html = `${prefix}<img src="${origin}/gone"><img src="${origin}/gone"><img src="${origin}/text"><img src="http://127.0.0.1:81/x"><img src="http://10.0.0.1/y"><img src="file:///etc/passwd"><img src="http://no-such-name.invalid/z"><p style="background:url(${origin}/gone-too)">Text`;
    const rendering = await renderer.render(htmlJob(html));
    assert.deepEqual(
      codes(rendering.warnings),
      [
        'RESOURCE_BLOCKED file:///etc/passwd',
        'RESOURCE_BLOCKED http://10.0.0.1/y',
        'RESOURCE_BLOCKED http://127.0.0.1:81/x',
        `RESOURCE_FAILED ${origin}/gone`,
        `RESOURCE_FAILED ${origin}/gone-too`,
        `RESOURCE_FAILED ${origin}/text`,
        'RESOURCE_FAILED http://no-such-name.invalid/z',
      ].sort(),
    );
  });

  test(`${name}: too many requests and too many bytes end the render, not the renderer`, async () => {
    const images = (count: number, path: string) =>
      Array.from({ length: count }, (_, at) => `<img src="${origin}/${path}?${at}">`).join('');
    await assert.rejects(
      renderer.render(htmlJob(prefix + images(25, 'green'))),
      failsWith({ reason: 'budget' }),
    );
    await assert.rejects(
      renderer.render(htmlJob(prefix + images(4, 'big'))),
      failsWith({ reason: 'budget' }),
    );
    assert.equal((await renderer.render(htmlJob(`${prefix}<p>Next`))).pageCount, 1);
  });

  test(`${name}: headers and footers load nothing`, async () => {
    server.requests.length = 0;
    const loads = `<style>@import url(${origin}/style.css); b { background: url(${origin}/green) }</style><style>@\\69mport "${origin}/style.css";</style><link rel="stylesheet" href="${origin}/style.css"><img src="${origin}/green"><img srcset="${origin}/green 1x"><iframe src="${origin}/green"></iframe><object data="${origin}/green"></object><svg><image href="${origin}/green"/><use href="${origin}/green#x"/></svg><video poster="${origin}/green" src="${origin}/green"></video><b style="background:url(${origin}/green)">Bold</b><table background="${origin}/green"><tr><td>Cell</table><script>fetch("${origin}/green")</script><img src="x" onerror="fetch('${origin}/green')"><input autofocus onfocus="fetch('${origin}/green')">`;
    const rendering = await renderer.render(
      htmlJob(`${prefix}<p>Body`, { headerHtml: loads, footerHtml: loads }),
    );
    const [page] = (await readPdf(bytesOf(rendering))).pages;
    assert.match(page?.text ?? '', /Bold[\s\S]*Cell/);
    assert.deepEqual(server.requests, []);
  });
}

test('css may bring an image, a font and an import of its own', async () => {
  server.requests.length = 0;
  const css = `@import "${origin}/style.css"; @font-face { font-family: f; src: url(${origin}/font) } body { background: url(${origin}/green?css); font-family: f }`;
  await renderer.render(htmlJob('<p>Text', { css }));
  for (const path of ['/style.css', '/green?css', '/font'])
    assert.ok(server.requests.includes(`GET ${path}`), path);
});

test('fetches an image again for each document', async () => {
  server.requests.length = 0;
  for (let round = 0; round < 3; round += 1)
    await renderer.render(htmlJob(`<img src="${origin}/green?again">`));
  assert.equal(server.requests.length, 3);
});
