import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { reachesOutside } from '#lib/shared/html/outside-resources.ts';
import { HEAD_START } from '#lib/shared/html/whole-document.ts';

describe('reachesOutside', () => {
  test('finds what a document loads from elsewhere', () => {
    const markup = [
      '<img src="https://example.com/logo.png">',
      "<img src='//example.com/logo.png'>",
      '<img src=http://example.com/logo.png>',
      '<IMG SRC = " https://example.com/logo.png">',
      '<img srcset="data:image/png;base64,AA 1x, https://example.com/logo.png 2x">',
      '<img srcset=https://example.com/logo.png>',
      '<img src="&#104;ttps://example.com/logo.png">',
      '<svg><image width="2" href="https://example.com/logo.png"/></svg>',
      '<svg><use xlink:href="//example.com/icons.svg#a"/></svg>',
      '<video poster="https://example.com/logo.png"></video>',
      '<object data="https://example.com/page"></object>',
      '<td background="https://example.com/logo.png">',
      '<link rel="stylesheet" href="styles.css">',
      '<base href="https://example.com/">',
      '<style>@import "styles.css"</style>',
      '<style>p{background:url(https://example.com/logo.png)}</style>',
      '<style>p{background:url( "//example.com/logo.png")}</style>',
      '<style>p{background:u\\72l(https://example.com/logo.png)}</style>',
      '<style>p{background:image-set("https://example.com/logo.png" 1x)}</style>',
      '<p style="background:url(&quot;https://example.com/logo.png&quot;)">',
    ];
    for (const each of markup) assert.equal(reachesOutside(each), true, each);
  });

  test('allows links to follow, data URLs and addresses in the text', () => {
    const markup = [
      '',
      `<!doctype html><html lang="en"><head>${HEAD_START}</head><body>Text</body></html>`,
      '<a href="https://example.com/?src=1">https://example.com</a>',
      '<img src="data:image/png;base64,AA//AA">',
      '<style>p{background:url(data:image/png;base64,AA)}</style>',
      '<p>Source: https://example.com &amp; others, &#169; 2026</p>',
      '<p title="a // b">x</p>',
    ];
    for (const each of markup) assert.equal(reachesOutside(each), false, each);
  });

  test('takes time linear in markup made to slow it down', () => {
    const started = performance.now();
    for (const piece of [
      '<use ',
      'srcset=',
      'srcset="',
      "srcset='",
      'src =',
      'url(',
      '=&',
      'src=   ',
    ]) {
      reachesOutside(piece.repeat(300_000));
    }
    assert.ok(performance.now() - started < 5_000);
  });
});
