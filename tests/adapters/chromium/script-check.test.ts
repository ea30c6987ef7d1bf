import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isActive } from '#lib/adapters/chromium/pages/script-check.ts';

test('script in any disguise is found', () => {
  const active = [
    '<script>1</script>',
    '<SCRIPT src=x></SCRIPT>',
    '<script/x>1</script>',
    '<p>a<svg><script>1</script></svg>',
    '<template><script>1</script></template>',
    '<noscript>off</noscript>',
    '<img src=x onerror=1>',
    '<img src=x\nonerror\n=\n"1">',
    '<img src="x"onerror=1>',
    '<img/onerror=1>',
    '<body ONLOAD="1">',
    '<svg><animate onbegin=1>',
    '<a href="javascript:1">x</a>',
    '<a href=" \tJaVa\nScRiPt\t:1">x</a>',
    '<a href="&#106;avascript:1">x</a>',
    '<a href="java&Tab;script&colon;1">x</a>',
    '<a href="&#x6a;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;1">x</a>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
    '<form action="javascript:1">',
    '<iframe src="https://example.com"></iframe>',
    '<iframe srcdoc="x"></iframe>',
    '<object data=x></object>',
    '<embed src=x>',
    '<frameset><frame src=x></frameset>',
    '<meta http-equiv="refresh" content="0;url=x">',
    '<meta http-equiv=" &#82;efresh" content="0">',
    '<table><script>1</script></table>',
    '<!-- --><script>1</script>',
    '<!--><script>1</script>',
    '<title></title><script>1</script>',
    `${'<div>'.repeat(50_000)}<script>1</script>`,
  ];
  for (const html of active) assert.equal(isActive(html), true, html.slice(0, 100));
});

test('what only looks like script is not', () => {
  const passive = [
    '',
    '<p>Description on = off, refresh, javascript: the good parts, &#169;</p>',
    '<!-- <script>1</script> -->',
    '<textarea><script>1</script></textarea>',
    '<title><script>1</script></title>',
    '<style>/* <script> */ p { content: "<img onerror=1>" }</style>',
    '<p title="<script>">x</p>',
    '<p data-on="1" on2=2>x</p>',
    '<a href="https://example.com/?on=1&refresh=1#javascript:">x</a>',
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
    '&lt;script&gt;1&lt;/script&gt;',
    `${'<div>'.repeat(50_000)}onload=1`,
  ];
  for (const html of passive) assert.equal(isActive(html), false, html.slice(0, 100));
});
