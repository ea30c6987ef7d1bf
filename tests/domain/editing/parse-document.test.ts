import assert from 'node:assert/strict';
import { parse } from 'parse5';
import { describe, test } from 'vitest';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { PagewrightError } from '#lib/errors.ts';

/** The tree that a browser makes of the markup, without what links its nodes. */
function treeOf(html: string): unknown {
  return JSON.parse(
    JSON.stringify(parse(html), (key, value) => (key === 'parentNode' ? undefined : value)),
  );
}

describe('a document that is read and written', () => {
  const markups: Readonly<Record<string, string>> = {
    'a whole document':
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><style>a>b{content:"<&"}</style></head><body class="x"><!-- kept --><p>Tom &amp; Ann&nbsp;&lt;3</p></body></html>',
    'a document type with identifiers':
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><table><tr><td>x</table>',
    'a document type with a system identifier':
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><p>x',
    'a fragment': '<p>one<p>two',
    nothing: '',
    'text alone': 'Invoice 7',
    frames: '<frameset><frame src="a.html"></frameset>',
    'line ends that begin preformatted text':
      '<pre>\n\nfirst</pre><textarea>\n\n\nthird</textarea>',
    'an image in noscript': '<noscript><img src="a.png"></noscript><p>x',
    'a template': '<template><tr><td>{{x}}</td></tr></template>',
    'a drawing': '<svg viewBox="0 0 1 1"><linearGradient id="a"/><use xlink:href="#a"/></svg>',
    'comments around the root': '<!--a--><!doctype html><!--b--><html></html><!--c-->',
  };
  for (const [name, html] of Object.entries(markups))
    test(`${name} is the same document`, () => {
      const written = parseDocument(html).toHtml();
      assert.deepEqual(treeOf(written), treeOf(html));
      assert.equal(parseDocument(written).toHtml(), written);
    });
});

test('has head and body for any markup', () => {
  for (const html of ['', '<p>x', '<body>x', '<head></head>', '<frameset></frameset>']) {
    const { head, body } = parseDocument(html);
    assert.equal(head.name, 'head');
    assert.match(body.name, /^(body|frameset)$/);
  }
});

test('refuses endlessly nested markup early', () => {
  assert.throws(
    () => parseDocument('<div>'.repeat(1_000_000)),
    (error) => error instanceof PagewrightError && error.condition === 'validation',
  );
  assert.ok(parseDocument('<div>'.repeat(500)).toHtml().length > 5_000);
});
