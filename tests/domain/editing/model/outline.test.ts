import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { type Outlined, outlineOf } from '#lib/domain/editing/model/outline.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';

const outlined = (body: string): Outlined =>
  outlineOf(readContent(parseDocument(`<body>${body}</body>`)), 'invoice');

const table = (rows: number): string => `
<table data-service-region="line-items"><thead><tr><th>Description</th><th>Total</th></tr></thead><tbody>
${Array.from({ length: rows }, (_, n) => `<tr><td>Item ${n} of many things</td><td>${n}.00</td></tr>`).join('')}
</tbody></table><section data-service-region="notes"><p>Thank you.</p></section>`;

interface Table {
  readonly rows: readonly { readonly cells: readonly (readonly [string, string])[] }[];
  readonly omittedRows?: number;
}

describe('the outline of a document', () => {
  test('has every text once, cells in their rows', () => {
    const { outline, cut } = outlined(table(2));
    const [items] = outline.tables as readonly Table[];
    assert.deepEqual(
      items?.rows.map(({ cells }) => cells.map(([, text]) => text)),
      [
        ['Item 0 of many things', '0.00'],
        ['Item 1 of many things', '1.00'],
      ],
    );
    const texts = (outline.nodes as readonly { text: string }[]).map(({ text }) => text);
    assert.deepEqual(texts, ['Description', 'Total', 'Thank you.']);
    assert.equal(cut.size, 0);
    assert.equal(outline.omitted, undefined);
  });

  test('has no markup, no styles, and nothing of what is hidden', () => {
    const { outline } = outlined(
      '<p style="color:red" onclick="x()">Shown<script>secret()</script><span hidden>secret</span></p><!-- secret -->',
    );
    const json = JSON.stringify(outline);
    assert.match(json, /Shown/);
    assert.doesNotMatch(json, /secret|color|onclick|</);
  });

  test('of a long table leaves rows out, and nothing after it', () => {
    const { outline, cut } = outlined(table(5_000));
    const json = JSON.stringify(outline);
    assert.ok(json.length < 120_000, String(json.length));
    assert.match(json, /Thank you\./);
    const [items] = outline.tables as readonly Table[];
    assert.equal((items?.rows.length ?? 0) + (items?.omittedRows ?? 0), 5_000);
    assert.ok((items?.omittedRows ?? 0) > 1_000);
    assert.ok(cut.size >= 2 * (items?.omittedRows ?? 0));
  });

  test('marks a text that is too long', () => {
    const { outline, cut } = outlined(`<p>${'word '.repeat(2_000)}</p><p>short</p>`);
    const [long, short] = outline.nodes as readonly { id: string; text: string; cut?: boolean }[];
    assert.equal(long?.text.length, 4_000);
    assert.equal(long?.cut, true);
    assert.deepEqual([...cut], [long?.id]);
    assert.equal(short?.cut, undefined);
  });
});
