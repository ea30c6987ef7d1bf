import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { formattedBlocks, formattedLine } from '#lib/domain/layout/prose/prose.ts';
import { fc } from '#tests/support/fast-check.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { attribute, elementsOf, executableParts, textIn } from '../templates/inspect-html.ts';

const content = (text: string) =>
  formattedBlocks(text)?.replace(/^<div class="[a-z ]+">|<\/div>$/g, '');

describe('markdown in values', () => {
  test('[values.markdown] becomes headings, lists, emphasis, links, tables, quotes and code', () => {
    assert.equal(
      content('## Plan\n\nA **bold** and *soft* word, `x < y`.\n\n### Next\nDone'),
      '<h3>Plan</h3><p>A <strong>bold</strong> and <em>soft</em> word, <code>x &lt; y</code>.</p><h4>Next</h4><p>Done</p>',
    );
    assert.equal(
      content('- one\n- two\n  - inner\n- [x] three'),
      '<ul class="list"><li>one</li><li>two<ul class="list"><li>inner</li></ul></li><li>☑ three</li></ul>',
    );
    assert.equal(
      content('3. c\n4. d\n\nand **so** on'),
      '<ol class="list" start="3"><li>c</li><li>d</li></ol><p>and <strong>so</strong> on</p>',
    );
    assert.equal(
      content('| a | b |\n|---|--:|\n| 1 | 2 |'),
      '<table><thead><tr><th>a</th><th class="num">b</th></tr></thead><tbody><tr><td>1</td><td class="num">2</td></tr></tbody></table>',
    );
    assert.equal(
      content('> said\n> so\n\n```js\na\n\n<b>\n```'),
      '<blockquote><p>said\nso</p></blockquote><pre><code>a\n\n&lt;b&gt;</code></pre>',
    );
    assert.equal(
      content('[**site**](https://a.example/x_(y)) and <https://b.example/>.'),
      '<p><a href="https://a.example/x_(y)"><strong>site</strong></a> and <a href="https://b.example/">https://b.example/</a>.</p>',
    );
  });

  test('text that only resembles it stays text', () => {
    for (const plain of [
      '2 * 3 * 4 = 24',
      'Price* excludes VAT. * See terms',
      'snake_case_name and __init__py',
      '5**2 and 3**2',
      '# 5',
      '- 12.50',
      'one | two',
      'a > b and c < d',
      'the 80`s and the 90`s',
      '[1] see page (2)',
      '*',
      'Rent: 1. March until 2. April',
    ])
      assert.equal(formattedBlocks(plain), undefined, plain);
    assert.equal(formattedLine('A * B', true), 'A * B');
    assert.equal(formattedLine('**SKU**', false), '**SKU**');
  });

  test('unclosed and escaped markers are text', () => {
    assert.equal(content('**a** **b and *c'), '<p><strong>a</strong> **b and *c</p>');
    assert.equal(content('**a** \\*b\\*'), '<p><strong>a</strong> *b*</p>');
    assert.equal(content('**a** `b'), '<p><strong>a</strong> `b</p>');
  });

  test('web addresses in plain text are links, without what ends the sentence', () => {
    assert.equal(
      formattedLine('See https://a.example/b?c=1&d=2, or (https://a.example/e).', false),
      'See <a href="https://a.example/b?c=1&amp;d=2">https://a.example/b?c=1&amp;d=2</a>, or (<a href="https://a.example/e">https://a.example/e</a>).',
    );
  });
});

describe('HTML in values', () => {
  test('[values.html] keeps its formatting and nothing else', () => {
    assert.equal(
      content(
        '<h1 class="x" onclick="a()">T</h1><p style="position:fixed">Hello <b>you</b> &amp; me</p><ul><li>One<li>Two</ul><script>alert(1)</script>',
      ),
      '<h3>T</h3><p>Hello <b>you</b> &amp; me</p><ul class="list"><li>One</li><li>Two</li></ul>',
    );
    assert.equal(
      content(
        '<p><a href="https://a.example/?b=1&amp;c=2">x</a> <a href="java&#115;cript:alert(1)">y</a></p>',
      ),
      '<p><a href="https://a.example/?b=1&amp;c=2">x</a> <a>y</a></p>',
    );
    assert.equal(formattedLine('1 Main St<br>Springfield', false), '1 Main St<br>Springfield');
    assert.equal(formattedLine('<p>one</p>\n<p>two</p>', false), 'one<br>two');
  });

  test('a tag that the text mentions is text', () => {
    for (const text of ['<b>x</b>', 'Use the <br> tag', 'a <p> without end', 'x <div y'])
      assert.equal(formattedBlocks(text), undefined, text);
    assert.equal(
      formattedLine('<script>alert(1)</script>', true),
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });
});

describe('hostile values', () => {
  const PARTS = [
    '<p>', '</p>', '<div>', '</div>', '</section>', '<table>', '</table>', '<tr>', '<td>', '</td>', '</tr>', '<li>',
    '<ul>', '</ul>', '<a href="javascript:alert(1)">', '</a>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>',
    '<script>alert(1)</script>', '<style>*{}</style>', '<!--', '-->', '<dd>', '</dl>', '<h1>', '</h3>', '<br/>', '&lt;', '"',
    "'", '[x](javascript:alert(1))', '![x](https://a.example/"onerror=alert)', '[x](https://a.example/"onclick=a)', '**', '*',
    '`', '_', '\n', '\n\n', '- ', '1. ', '> ', '```\n', '| a | b |\n|---|---|\n', 'word ', '<', '>', '\\', 'https://a.example/<script>',
  ]; // biome-ignore format: one list
  const hostile = fc
    .array(fc.constantFrom(...PARTS), { maxLength: 30 })
    .map((list) => list.join(''));

  test('[values.harmless] run nothing, load nothing from elsewhere and do not break out of their place', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const markup of [
          formattedBlocks(text) ?? '',
          formattedBlocks(`<p>x</p>${text}`) ?? '',
          formattedLine(text, true),
        ]) {
          const end = '<i class="end">end</i>';
          const page = `<table><tbody><tr><td>${markup}${end}</td></tr></tbody></table><dl><dd>${markup}${end}</dd></dl><ul><li>${markup}${end}</li></ul>`;
          assert.deepEqual(executableParts(page), []);
          const elements = elementsOf(page);
          const ends = elements.filter((element) => attribute(element, 'class') === 'end');
          assert.deepEqual(
            ends.map(
              ({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName,
            ),
            ['td', 'dd', 'li'],
          );
          for (const element of ends) assert.equal(textIn(element), 'end');
        }
      }),
      { numRuns: 1_500 },
    );
  });

  test('take time that is linear in their length', () => {
    const length = 200_000;
    for (const unit of [
      '*',
      '**a ',
      '_a',
      '`',
      '``` ',
      '[',
      '[a](',
      '![a](https://',
      '<p>',
      '<p',
      '<br>',
      '> ',
      '>>>> ',
      '- ',
      '- a\n',
      '  - a\n',
      '1. a\n',
      '# a\n',
      '#',
      '|',
      '| a |\n',
      '|-|\n',
      'https://',
      'https://a.b/(((',
      '\\',
      '**a** *b* _c_ `d` [e](https://f.g) ',
      '\n',
      ' \n',
      '\t- x\n',
    ]) {
      // biome-ignore format: one list
      const text = `**x** ${unit.repeat(length / unit.length)}`;
      const took = processorMs(() => {
        formattedBlocks(text);
        formattedBlocks(`<p>x</p>${text}`);
        formattedLine(text, true);
      });
      assert.ok(took < 4_000, `${unit} took ${took} ms`);
    }
  });
});
