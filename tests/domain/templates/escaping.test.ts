import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { fill } from './fill.ts';
import { attribute, elementsOf, executableParts, textIn } from './inspect-html.ts';

/** What closes, opens or leaves each context there is. */
const ATTACKS = [
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</style><script>alert(1)</script>',
  '</title></textarea><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '--!><script>alert(1)</script>',
  'x onerror=alert(1) ',
  '" onload="alert(1)',
  "' onload='alert(1)",
  'javascript:alert(1)',
  ' jav\tascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '&lt;script&gt;',
  'red;background:url(javascript:alert(1))',
  '}*{background:url(https://evil.example/)}',
  '{{#a}}{{constructor}}{{/a}}',
  '\u2028alert(1)',
];

const CONTEXTS = [
  '<p>{{v}}</p>',
  '<p>{{{v}}}</p>',
  '<p>{{&v}}</p>',
  '<p title="{{v}}">x</p>',
  "<p title='{{v}}'>x</p>",
  '<p title={{v}}>x</p>',
  '<p title={{{v}}}>x</p>',
  '<p title="{{{v}}}">x</p>',
  '<p title="a {{v}} b">x</p>',
  '<p {{v}}>x</p>',
  '<p {{v}}="x">x</p>',
  '<p data-{{v}}="x">x</p>',
  '<{{v}}>x',
  '</{{v}}>x',
  '<{{#on}}svg{{/on}} class={{v}}>x',
  '<{{#on}}a{{/on}} href="{{v}}">x',
  '<{{{v}}} {{v}}={{v}}>x',
  '<a href="{{v}}">x</a>',
  "<a href='{{{v}}}'>x</a>",
  '<a href={{v}}>x</a>',
  '<img src="{{v}}">',
  '<img src={{v}} alt={{v}}>',
  '<a href="{{#on}}{{v}}{{/on}}">x</a>',
  '<svg><a xlink:href="{{v}}"><text>x</text></a></svg>',
  '<form action="{{v}}"><button formaction="{{v}}">x</button></form>',
  '<p style="color:{{v}}">x</p>',
  '<p style="{{v}}">x</p>',
  "<p style='background:url({{v}})'>x</p>",
  '<p style="background:url(&quot;{{v}}&quot;)">x</p>',
  '<p style=color:{{v}}>x</p>',
  '<style>p{color:{{v}}}</style>',
  '<style>p{color:{{{v}}}}</style>',
  '<style>p::before{content:"{{v}}"}</style>',
  '<style>@import "{{v}}";</style>',
  '<style>p{background:url({{v}})}</style>',
  '<title>{{v}}</title>',
  '<title>{{{v}}}</title>',
  '<textarea>{{{v}}}</textarea>',
  '<!-- {{v}} -->',
  '<!-- {{{v}}} --><p>{{v}}</p>',
  '<p>a < b {{{v}}}</p>',
  '{{#v}}<p>{{.}}{{{.}}}</p>{{/v}}',
  '{{#formatDate}}{{v}}{{/formatDate}}{{#formatMoney}}{{{v}}}{{/formatMoney}}',
];

describe('values stay values', () => {
  for (const template of CONTEXTS) {
    test(`in ${template}`, () => {
      for (const v of ATTACKS) {
        const html = fill(template, { v, on: true });
        assert.deepEqual(executableParts(html), [], `${v} became ${html}`);
      }
    });
  }

  test('in text, attributes and titles: what is read back is what was given', () => {
    for (const v of ATTACKS) {
      const elements = elementsOf(
        fill(
          '<p title="{{v}}">{{v}}</p><i lang=\'{{v}}\'></i><b lang={{v}}></b><textarea>{{v}}</textarea>',
          { v },
        ),
      );
      const [p, i, b, textarea] = ['p', 'i', 'b', 'textarea'].map((tag) =>
        elements.find(({ tagName }) => tagName === tag),
      );
      assert.ok(p && i && b && textarea);
      assert.deepEqual(
        [
          textIn(p),
          attribute(p, 'title'),
          attribute(i, 'lang'),
          attribute(b, 'lang'),
          textIn(textarea),
        ],
        [v, v, v, v, v],
      );
    }
  });

  test('in script, event handlers and srcdoc nothing is written at all', () => {
    for (const template of [
      '<script>x={{v}}</script>',
      '<p onclick="f(\'{{v}}\')">',
      '<iframe srcdoc="{{v}}"></iframe>',
    ])
      for (const v of ATTACKS) assert.equal(fill(template, { v }), template.replace('{{v}}', ''));
  });

  test('in CSS only colours, sizes and plain words are written', () => {
    const css = (v: string) => fill('<p style="color:{{v}};margin:{{v}}">', { v });
    assert.equal(css('#1e3a5f'), '<p style="color:#1e3a5f;margin:#1e3a5f">');
    assert.equal(css('12px'), '<p style="color:12px;margin:12px">');
    for (const v of ATTACKS.filter((attack) => /[;{}:<"]/.test(attack)))
      assert.equal(css(v), '<p style="color:;margin:">', v);
  });

  test('in style sheets nothing closes the element, the rule or the string', () => {
    for (const v of ATTACKS) {
      const html = fill(
        '<style>p{color:{{v}};background:url("{{v}}")}p::after{content:\'{{v}}\'}</style><hr>',
        { v },
      );
      const style = elementsOf(html)
        .filter(({ tagName }) => tagName === 'style')
        .at(-1);
      assert.ok(style);
      assert.ok(elementsOf(html).some(({ tagName }) => tagName === 'hr'));
      const sheet = textIn(style);
      assert.equal(sheet.match(/[{}]/g)?.length, 4, sheet);
      assert.equal(sheet.replace(/\\./g, '').match(/["']/g)?.length, 4, sheet);
    }
  });

  test('as addresses only what a link may have is written', () => {
    const href = (v: string) => {
      const link = elementsOf(fill('<a href="{{v}}">x</a>', { v })).find(
        ({ tagName }) => tagName === 'a',
      );
      return link && attribute(link, 'href');
    };
    for (const v of ['https://e.example/?a=1&b="2"', 'mailto:a@b.example', '/p', '#x'])
      assert.equal(href(v), v);
    for (const v of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
    ])
      assert.equal(href(v), '', v);
  });

  test('as markup, in triple braces, keep harmless formatting and lose everything else', () => {
    const rich = (v: string) => fill('<div>{{{v}}}</div>', { v });
    for (const kept of [
      '<p>a <strong>b</strong><br>c &amp; &eacute;</p>',
      '<ul><li>x</li></ul>',
      '<a href="https://e.example/">x</a>',
    ])
      assert.equal(rich(kept), `<div>${kept}</div>`);
    assert.equal(rich('<p onclick="x()">a</p>'), '<div><p>a</p></div>');
    assert.equal(rich('a<script>alert(1)</script>b<style>*{}</style>c'), '<div>abc</div>');
    assert.equal(rich('<a href="javascript:x()">a</a>'), '<div><a>a</a></div>');
    assert.equal(rich('<a href="&#106;avascript&colon;x()">a</a>'), '<div><a>a</a></div>');
    assert.equal(rich('1 < 2 & 3 > 2'), '<div>1 &lt; 2 &amp; 3 &gt; 2</div>');
  });
});
