import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeTemplate } from '#lib/domain/template-tools/tools.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';

const warningsOf = async (html: string) =>
  (await analyzeTemplate(html)).warnings.map(({ code, line, column }) =>
    line === undefined ? code : `${code} ${line}:${column}`,
  );

describe('the analysis of a template', () => {
  test('[templates.analyze] lists placeholders and sections with path and position', async () => {
    const { placeholders, sections, schema } = await analyzeTemplate(
      '<h1>{{title}}</h1>\n{{#items}}<p>{{name}} {{#formatMoney}}{{total}}{{/formatMoney}}</p>{{/items}}{{^items}}none{{/items}}\n{{title}}{{{note}}}',
    );
    assert.deepEqual(
      placeholders.map(({ name, type, format, raw, count, line, column }) => [
        ...[name, type, format, raw, count, line, column],
      ]),
      [
        ['title', 'string', undefined, false, 2, 1, 5],
        ['items[].name', 'string', undefined, false, 1, 2, 14],
        ['items[].total', 'number', 'formatMoney', false, 1, 2, 39],
        ['note', 'string', undefined, true, 1, 3, 10],
      ],
    );
    assert.deepEqual(
      sections.map(({ name, kind, line }) => [name, kind, line]),
      [
        ['items', 'list', 2],
        ['items', 'inverted', 2],
      ],
    );
    assert.deepEqual(schema.fields.map(({ name }) => name).sort(), [
      'items',
      'items[].name',
      'items[].total',
      'note',
      'title',
    ]);
  });

  test('[templates.analyze] recognises the type of every built-in template by its tags and heading, without warnings', async () => {
    for (const { id, type } of builtInSummaries) {
      const template = await loadBuiltIn(id);
      const { detectedType, confidence, warnings } = await analyzeTemplate(template?.html ?? '');
      assert.equal(detectedType, type, id);
      assert.ok(confidence > 0.8, `${id}: ${confidence}`);
      assert.deepEqual(warnings, [], id);
    }
  });

  test('[templates.analyze] warns about constructs that do not do what they seem to', async () => {
    assert.deepEqual(await warningsOf('<p>{{a}}</p>'), []);
    assert.deepEqual(await warningsOf('<p>Hello</p>'), ['NO_PLACEHOLDERS']);
    assert.deepEqual(await warningsOf('{{a}}<script>x()</script>'), ['SCRIPT_WILL_NOT_RUN']);
    assert.deepEqual(await warningsOf('<a href=" javascript:x()">{{a}}</a>'), [
      'SCRIPT_WILL_NOT_RUN',
    ]);
    assert.deepEqual(await warningsOf('<img alt="{{a}}" src="https://a.example/b.png">'), [
      'REMOTE_RESOURCE',
    ]);
    assert.deepEqual(await warningsOf('<img alt="{{a}}" src="data:image/png;base64,AAAA">'), []);
    assert.deepEqual(
      await warningsOf('<style>p{background:url(//a.example/b.png)}</style><p>{{a}}</p>'),
      ['REMOTE_RESOURCE'],
    );
    assert.deepEqual(await warningsOf('{{a}}\n {{> part}}'), ['PARTIAL_LEFT_OUT 2:2']);
    assert.deepEqual(await warningsOf('{{{a}}} {{&b}}'), [
      'MARKUP_SANITISED 1:1',
      'MARKUP_SANITISED 1:9',
    ]);
    assert.deepEqual(await warningsOf('{{#formatEuro}}{{a}}{{/formatEuro}}'), [
      'UNKNOWN_FORMAT 1:1',
    ]);
    assert.deepEqual(await warningsOf('{{a | money}}{{formatDate a}}'), [
      'UNKNOWN_FORMAT 1:1',
      'UNKNOWN_FORMAT 1:14',
    ]);
  });

  test('[templates.analyze] reports sections that split an element, and no others', async () => {
    for (const html of [
      '<div>{{#a}}<p>{{b}}</div>{{/a}}',
      '{{#a}}<div>{{b}}{{/a}}</div>',
      '<table><tbody>{{#a}}<tr><td>{{b}}</td></tr></tbody>{{/a}}</table>',
    ])
      assert.match((await warningsOf(html)).join(), /^SECTION_CROSSES_ELEMENTS/, html);
    for (const html of [
      '<table>{{#a}}<tr><td>{{b}}</td></tr>{{/a}}</table>',
      '<table>{{#a}}<tr><td>{{b}}{{/a}}</table>',
      '<ul>{{#a}}<li>{{b}}{{/a}}</ul>',
      '<p class="{{#a}}on{{/a}}">{{#a}}{{b}}{{/a}}</p>',
    ])
      assert.deepEqual(await warningsOf(html), [], html);
  });

  test('[templates.analyze] reports mistakes with line and column', async () => {
    await assert.rejects(analyzeTemplate('<p>\n{{#a}}'), /line 2, column 1/);
  });

  test('long templates are read in time that grows with their length', async () => {
    const row = '{{#a}}<div onclick="x()">{{{b}}}{{/a}}</div>\n';
    const { warnings } = await analyzeTemplate(row.repeat(20_000));
    assert.equal(warnings.length, 100);
  });
});
