import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyze } from '#lib/domain/creation/analyze.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

/** As much as a request may carry. */
const LENGTH = 5_900_000;
const PIECES: readonly (readonly [name: string, piece: string, end: string])[] = [
  ['letters', 'a', '!'],
  ['capitals', 'A', '!'],
  ['digits', '1', '!'],
  ['spaces', ' ', 'x'],
  ['line breaks', '\n', 'x'],
  ['opening brackets', '<', 'x'],
  ['hyphens', '-', '!'],
  ['at signs', '@', '\n'],
  ['base64', 'iVBORw0KGgo/', '!'],
];

describe('a text of 5.9 MB in data becomes a document', { timeout: 300_000 }, () => {
  for (const [name, piece, end] of PIECES) {
    test(`of ${name}`, async () => {
      const text = `${piece.repeat(LENGTH / piece.length)}${end}`;
      for (const key of ['id', 'description', 'content']) {
        const { model } = await analyze(
          { invoiceNumber: 'INV-1', total: 4, [key]: text },
          undefined,
        );
        const { html } = layoutDocument(model, { style: 'professional' });
        assert.match(html.slice(0, 100), /^<!doctype html>/i);
        assert.ok(html.includes('INV-1'));
      }
    });
  }
});
