import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, failsWith, htmlJob, testRenderer } from './renderer.ts';

const renderer = testRenderer();
afterAll(() => renderer.stop());

const text = async (html: string, waitMs = 0) =>
  (await readPdf(bytesOf(await renderer.render(htmlJob(html, { waitMs }))))).pages
    .map((page) => page.text)
    .join('\n');

test('prints a page that closes itself', async () => {
  for (const script of ['window.close()', 'self.close(); top.close()', 'open("", "_self").close()'])
    assert.match(await text(`<p>Stays<script>${script}</script>`), /Stays/);
});

test('refuses 20,000 forced page breaks before layout', async () => {
  const pages = '<p style="break-after:page">x'.repeat(20_000);
  const started = performance.now();
  await assert.rejects(renderer.render(htmlJob(pages)), failsWith({ reason: 'budget' }));
  const byScript = `<style>p{break-before:page}</style><script>document.write("<p>x".repeat(20000))</script>`;
  await assert.rejects(renderer.render(htmlJob(byScript)), failsWith({ reason: 'budget' }));
  assert.ok(performance.now() - started < 40_000, 'far below the deadline of each');
});

test('prints a page of one pixel', async () => {
  const none = { top: '0', right: '0', bottom: '0', left: '0' };
  const html = '<p>Some words that flow over pages';
  for (const pageSize of [
    { width: '1px', height: '11in' },
    { width: '1px', height: '1px' },
  ]) {
    assert.ok((await renderer.render(htmlJob(html, { pageSize, margin: none }))).pageCount > 0);
  }
  const own = `<style>@page{size:1px;margin:0}</style>${html}`;
  assert.ok((await renderer.render(htmlJob(own))).pageCount > 0);
});

test('a script cannot tell a port that Chromium avoids from one that the proxy refuses', async () => {
  const seen = await text(
    `<pre id="out"></pre><script>
      const name = ({ name, message }) => name + message;
      const ways = [
        (port) => fetch('http://example.com:' + port).then(({ type }) => type, name),
        (port) => fetch('http://example.com:' + port, { mode: 'no-cors' }).then(({ type }) => type, name),
        (port) => fetch('https://example.com:' + port, { mode: 'no-cors' }).then(({ type }) => type, name),
        (port) => new Promise((resolve) => {
          const socket = new WebSocket('ws://example.com:' + port);
          socket.onclose = ({ code, wasClean }) => resolve(code + ' ' + wasClean);
        }),
      ];
      (async () => {
        let same = 0;
        for (const way of ways)
          if (await way(6667) === await way(3000)) same += 1;
        document.getElementById('out').textContent = 'the same: ' + same;
      })();
    </script>`,
    2_000,
  );
  assert.match(seen, /the same: 4/);
});
