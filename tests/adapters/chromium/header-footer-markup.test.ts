import assert from 'node:assert/strict';
import { test } from 'vitest';
import { headerFooterMarkup } from '#lib/adapters/chromium/print/header-footer-markup.ts';

test('fills in counters in text only', () => {
  const page = '<span class="pageNumber"></span>';
  const pages = '<span class="totalPages"></span>';
  assert.equal(headerFooterMarkup('Page {{page}} of {{ pages }}.'), `Page ${page} of ${pages}.`);
  assert.equal(
    headerFooterMarkup('<b title="{{page}}">{{other}}</b>'),
    '<b title="{{page}}">{{other}}</b>',
  );
});

test('keeps plain markup and data images unchanged', () => {
  const html =
    '<style>b { color: red; content: "\\2014" }</style><div style="display:flex;background:url(data:image/png;base64,AA)"><b>A &amp; B</b><img src="data:image/png;base64,AA" alt="x"></div>';
  assert.equal(headerFooterMarkup(html), html);
});

test('removes what loads or runs', () => {
  const dangerous = [
    '<script>1</script>',
    '<img src="https://example.com/x">',
    '<img src="//example.com/x">',
    '<img srcset="https://example.com/x 1x">',
    '<link rel="stylesheet" href="https://example.com/x">',
    '<style>@import "https://example.com/x";</style>',
    '<style>@IMPORT url(https://example.com/x);</style>',
    '<style>@\\69 mport "https://example.com/x";</style>',
    '<style>@im/**/port "https://example.com/x"; b{background:u\\rl(https://example.com/x)}</style>',
    '<style>@font-face{font-family:x;src:url("https://example.com/x")}</style>',
    '<p style="background:url(https://example.com/x)">',
    '<p style="background:image-set(\'https://example.com/x\' 1x)">',
    '<svg><image href="https://example.com/x"/><image xlink:href="https://example.com/x"/></svg>',
    '<svg><rect fill="url(https://example.com/x#a)"/></svg>',
    '<iframe src="https://example.com/x"></iframe>',
    '<table background="https://example.com/x"><tr><td>c</td></tr></table>',
    '<img src="data:image/png;base64,AA" onload="https://example.com/x">',
    '<meta http-equiv="refresh" content="0;url=https://example.com/x">',
    '<template><img src="https://example.com/x"></template>',
  ];
  for (const html of dangerous) {
    assert.doesNotMatch(headerFooterMarkup(html), /example\.com|script|onload/i, html);
  }
});
