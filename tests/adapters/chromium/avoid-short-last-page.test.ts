import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { COMPACT_CLASS } from '#lib/ports/compact.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, htmlJob, testRenderer } from './renderer.ts';

const renderer = testRenderer();
afterAll(() => renderer.stop());

/** Ten inches of a Letter page hold 40 lines of a quarter of an inch. */
const linesOf = (count: number, rule: string) =>
  `<!doctype html><style>body{margin:0}p{margin:0;height:24px;font:16px/24px sans-serif}${rule}</style>` +
  Array.from({ length: count }, (_, at) => `<p>Line ${at + 1}</p>`).join('');
const closer = (height: number) =>
  `:root.${COMPACT_CLASS} p{height:${height}px;line-height:${height}px}`;

async function print(html: string) {
  const { pages } = await readPdf(bytesOf(await renderer.render(htmlJob(html, {}))));
  return pages.map(({ lines }) => lines.map(({ y, text }) => ({ y: Math.round(y), text })));
}

test('[layout.last-page] moves a short last page onto the page before', async () => {
  assert.equal((await print(linesOf(43, ''))).length, 2);
  const [only, ...more] = await print(linesOf(43, closer(22)));
  assert.deepEqual(more, []);
  assert.equal(only?.at(-1)?.text, 'Line 43');
  assert.equal((await print(linesOf(83, closer(22)))).length, 2);
});

test('[layout.last-page] compacts nothing that would take as many pages, or that fills its last page', async () => {
  for (const [count, height] of [
    [43, 23],
    [60, 12],
    [38, 12],
  ] as const)
    assert.deepEqual(await print(linesOf(count, closer(height))), await print(linesOf(count, '')));
});
