import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { protectTags } from '#lib/domain/editing/template/protect-tags.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { writtenTags } from '#lib/domain/templates/parse-template.ts';
import { fc } from '#tests/support/fast-check.ts';

const written = (template: string) =>
  writtenTags(template).map(({ at, end }) => template.slice(at, end));

const through = (template: string) => {
  const { html, restore } = protectTags(template);
  return restore(parseDocument(html).toHtml());
};

const CASES: Readonly<Record<string, string>> = {
  'rows of a table': '<table><tbody>{{#items}}<tr><td>{{name}}</td></tr>{{/items}}</tbody></table>',
  'raw rows of a table': '<table>{{{rows}}}{{&more}}</table>',
  'a value between cells': '<table><tr>{{#wide}}<td>1</td>{{/wide}}{{x}}<td>2</td></tr></table>',
  'text in a cell': '<table><tr><td>{{#formatMoney}}{{total}}{{/formatMoney}}</td></tr></table>',
  options:
    '<select>{{#all}}<option value="{{id}}" {{#on}}selected{{/on}}>{{label}}</option>{{/all}}</select>',
  'attribute values': `<a href="{{&url}}" title='{{ a }} & {{{b}}}' class=x-{{c}}>go</a>`,
  'unquoted attribute': '<p class={{ kind }}>a</p>',
  'parts of attribute names': '<p data-{{key}}="1" {{{attributes}}}>a</p>',
  'style sheets':
    '<style>:root{--a:{{accent}}}{{#dark}}body{color:#fff;width:{{w}}px}{{/dark}}</style><p>a',
  'style attributes': '<p style="color:{{c}};{{#b}}font-weight:700{{/b}}">a</p>',
  titles: '<!doctype html><head><title>{{a}}{{#b}} {{&b}}{{/b}}</title></head><p>a',
  'comments and partials': '{{! remark }}<p>{{> part}}a{{!x}}</p><!-- {{hidden}} -->',
  'other delimiters': '{{=<% %>=}}<p><% a %><%={{ }}=%>{{b}}</p>',
  alternatives: '{{#a}}<p>x</p>{{/a}}{{^a}}<div>y</div>{{/a}}',
  'a tag of any name': '<{{tag}} class="a">x</{{tag}}>',
  'words like our own': '<p>pwtag0_ {{a}} pwtagx1_ <!--pwtag1_--></p>',
};

describe('tags of templates, through an HTML parser', () => {
  for (const [name, template] of Object.entries(CASES)) {
    test(`${name} keep theirs, in order`, () => {
      assert.deepEqual(written(through(template)), written(template));
    });
  }

  test('the built-in templates are written as the same templates', async () => {
    for (const { id } of builtInSummaries) {
      const template = (await loadBuiltIn(id))?.html ?? assert.fail(id);
      const once = through(template);
      assert.deepEqual(written(once), written(template), id);
      assert.equal(through(once), once, id);
    }
  });

  test('a row of a table stays between the tags of its section', () => {
    const html = through(CASES['rows of a table'] ?? '');
    assert.match(
      html,
      /<tbody>\{\{#items\}\}<tr><td>\{\{name\}\}<\/td><\/tr>\{\{\/items\}\}<\/tbody>/,
    );
  });

  test('values that stand in text are still to be read there', () => {
    const { html } = protectTags('<p>Dear {{client.name}}, {{#a}}{{a}}{{/a}}</p>');
    assert.match(html, /Dear \{\{client\.name\}\}, \{\{#a\}\}\{\{a\}\}\{\{\/a\}\}/);
  });

  test('loses no tag, wherever it is', () => {
    const piece = fc.constantFrom(
      '{{a}}',
      '{{{b}}}',
      '{{&c}}',
      '{{#d}}x{{/d}}',
      '{{^e}}<b>y</b>{{/e}}',
      '{{! z }}',
      '<p>',
      '</p>',
      '<div class="{{k}}">',
      '<table><tr><td title={{l}}>',
      '</table>',
      '<style>a{color:{{q}}}</style>',
      'text ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const template = pieces.join('');
        assert.deepEqual(written(through(template)).sort(), written(template).sort());
      }),
      { numRuns: 500 },
    );
  });

  test('takes time in proportion to the length', () => {
    const row = '<tr><td class="{{a}}">{{#b}}{{c}}{{/b}}</td></tr>';
    const template = `<table>${row.repeat(20_000)}</table>`;
    assert.equal(written(protectTags(template).html).length > 0, true);
  });
});
