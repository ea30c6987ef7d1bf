import assert from 'node:assert/strict';
import { parseFragment } from 'parse5';
import { describe, test } from 'vitest';
import { imageUrl, looksLikeImage, safeUrl } from '#lib/shared/addresses/urls.ts';
import { escapeHtml, escapeUnquoted } from '#lib/shared/html/escape.ts';
import { fc } from '#tests/support/fast-check.ts';

const SCRIPT_URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:application/xhtml+xml,x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'view-source:https://example.com',
];

/** What an HTML parser reads back from the only attribute of the only element. */
function readBack(html: string): { attributes: Record<string, string>; children: number } {
  const [element, ...rest] = parseFragment(html).childNodes;
  if (element === undefined || !('attrs' in element)) throw new Error(`no element in ${html}`);
  return {
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    children: rest.length,
  };
}

/** NUL and carriage return are changed by HTML parsers themselves. */
const text = fc.string({ unit: 'binary' }).filter((value) => !/[\0\r]/.test(value));

describe('escaping', () => {
  test('writes the five characters as entities', () => {
    assert.equal(
      escapeHtml(`<a href="x" b='y'>&`),
      '&lt;a href=&quot;x&quot; b=&apos;y&apos;&gt;&amp;',
    );
    assert.equal(escapeHtml('plain'), 'plain');
  });

  test('is undone by a parser, in quotes and without', () => {
    fc.assert(
      fc.property(text, (value) => {
        const quoted = { attributes: { title: value }, children: 0 };
        assert.deepEqual(readBack(`<i title="${escapeHtml(value)}"></i>`), quoted);
        assert.deepEqual(readBack(`<i title='${escapeHtml(value)}'></i>`), quoted);
        if (value !== '')
          assert.deepEqual(readBack(`<i title=${escapeUnquoted(value)}></i>`), quoted);
      }),
    );
  });
});

describe('addresses', () => {
  test('that run or read anything are refused', () => {
    for (const url of SCRIPT_URLS) {
      assert.equal(safeUrl(url), undefined, url);
      assert.equal(imageUrl(url), undefined, url);
    }
  });

  test('that a link may have are kept as they are', () => {
    for (const url of [
      'https://example.com/a?b=c#d',
      'http://example.com',
      'mailto:a@b.example',
      'tel:+1207',
      '/a/b',
      './a:80/b',
      '#top',
      '?q=1',
      '',
      'data:image/png;base64,AAAA',
    ])
      assert.equal(safeUrl(url), url);
  });

  test('that an image may come from are absolute or image data', () => {
    for (const url of ['https://example.com/logo.png', 'data:image/svg+xml,%3Csvg/%3E'])
      assert.equal(imageUrl(url), url);
    for (const url of [
      '/logo.png',
      'logo.png',
      '//example.com/x.png',
      'https://user:pass@example.com/x.png',
      'ftp://example.com/x.png',
      'data:image/png;base64,"><script>',
      `https://example.com/${'x'.repeat(4_000)}`,
      '',
      5,
      null,
    ])
      assert.equal(imageUrl(url), undefined, String(url));
  });

  test('say by their ending or type that they are images', () => {
    for (const url of [
      'https://e.example/a.PNG',
      'https://e.example/a.svg?x=1',
      'data:image/gif;base64,A',
    ])
      assert.ok(looksLikeImage(url), url);
    for (const url of ['https://e.example/a', 'a.png', 'https://e.example/?x=a.png'])
      assert.ok(!looksLikeImage(url), url);
  });
});
