import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, test } from 'vitest';
import { assessMigration } from '#lib/domain/migration/assess.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Assessment, MigrationProvider } from '#schemas/service/migration.ts';

const fixture = (name: string) => readFile(`tests/fixtures/migration/${name}`, 'utf8');
const data = JSON.parse(await fixture('data.json')) as JsonObject;
const assess = (provider: MigrationProvider, template: string, given = data) =>
  assessMigration({ provider, template, data: given });
const visible = ({ converted }: Assessment) =>
  converted.rendered
    .replace(/<(style|title)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const refuses = (provider: MigrationProvider, template: string, message: RegExp) =>
  assert.rejects(assess(provider, template), (error: { condition: string; details: unknown }) => {
    assert.equal(error.condition, 'validation', String(error));
    const [detail] = error.details as { path: string[]; message: string }[];
    assert.deepEqual(detail?.path, ['template']);
    assert.match(detail?.message ?? '', message);
    return true;
  });

describe('Carbone', () => {
  test('[migrate.languages] the sample with its loop, blocks, alias and formatters', async () => {
    const text = visible(await assess('carbone', await fixture('carbone.html')));
    for (const part of [
      'Ottoline Brandt, Harbour Light Café, BREMEN',
      'Rye loaf 40 €140.00 full price Cardamom bun 60 €135.00 full price Oat biscuit 100 €80.00 reduced',
      'Not yet paid, due on April 3, 2026',
      'Delivered with the morning tide. A large order',
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
  });

  const office = (name: string, xml: string) =>
    Buffer.from(zipSync({ [name]: strToU8(xml), 'other.xml': strToU8('<x/>') })).toString('base64');
  const cell = (text: string) =>
    `<w:tc><w:p><w:r><w:t>${text.slice(0, 4)}</w:t></w:r><w:r><w:t>${text.slice(4)}</w:t></w:r></w:p></w:tc>`;

  test('[migrate.office] a DOCX gives its text and tables, and says that its looks are not read', async () => {
    const xml = `<w:document><w:body><w:p><w:r><w:t>Invoice {d.num</w:t></w:r><w:r><w:t>ber} &amp; more</w:t></w:r></w:p>
      <w:tbl><w:tr>${cell('{d.items[i].description}')}${cell('{d.items[i].total:formatC}')}</w:tr>
      <w:tr>${cell('{d.items[i+1].description}')}${cell('')}</w:tr></w:tbl></w:body></w:document>`;
    const assessment = await assess('carbone', office('word/document.xml', xml));
    assert.equal(
      visible(assessment),
      'Invoice SW-2026-014 &amp; more Rye loaf €140.00 Cardamom bun €135.00 Oat biscuit €80.00',
    );
    assert.match(assessment.steps[0] ?? '', /looks/);
    assert.match(assessment.converted.html, /\{\{#items\}\}<tr>/);
  });

  test('[migrate.office] an ODT does so too; anything else in Base64 is refused', async () => {
    const xml = `<office:document-content><text:h>Invoice {d.number}</text:h><text:p>For {d.client.name}<text:line-break/>{d.client.city}</text:p></office:document-content>`;
    const text = visible(await assess('carbone', office('content.xml', xml)));
    assert.equal(text, 'Invoice SW-2026-014 For Ottoline Brandt Bremen');
    await refuses('carbone', office('xl/workbook.xml', '<x/>'), /DOCX or ODT/);
    const broken = Buffer.from('PK\x03\x04 and nothing that could be read as a zip file here');
    await refuses('carbone', broken.toString('base64'), /DOCX or ODT/);
    const asHtml = Buffer.from('<p>For {d.client.name}, who lives in {d.client.city}</p>').toString(
      'base64',
    );
    assert.equal(
      visible(await assess('carbone', asHtml)),
      'For Ottoline Brandt, who lives in Bremen',
    );
  });

  test('[migrate.office] a file that unpacks to more than a document holds is refused', async () => {
    const bomb = office(
      'word/document.xml',
      `<w:document>${'<w:p></w:p>'.repeat(900_000)}</w:document>`,
    );
    await refuses('carbone', bomb, /DOCX or ODT/);
  });

  test.each([
    ['{d.tags[i]}-{d.tags[i+1]}', { tags: ['a', 'b'] }, 'a-b-'],
    [
      '<p>{d.a[i].b[i].c}<b>{d.a[i].b[i+1].c}</b>;{d.a[i+1].b[i].c}</p>',
      { a: [{ b: [{ c: 1 }, { c: 2 }] }, { b: [{ c: 3 }] }] },
      '12;3;',
    ],
    ['{d.x:ifEQ(1):show(one):ifEQ(2):show(two):elseShow(many)}', { x: 2 }, 'two'],
    [
      "{d.x:ifGT(1):and(.y):ifIN('p'):show('both, yes'):elseShow(no)}",
      { x: 2, y: 'apple' },
      'both, yes',
    ],
    ['{d.x:ifNEM():show(there)}{d.z:ifEM():show(gone)}', { x: 2 }, 'theregone'],
    ['{d.x:ifEQ(2):hideBegin}hidden{d.x:hideEnd}shown', { x: 2 }, 'shown'],
    ['p{color:red}{not a tag}{e.x}', {}, 'p{color:red}{not a tag}{e.x}'],
    ['{d.list[1].name}{c.by}', { list: [{ name: 'a' }, { name: 'b' }], c: { by: '!' } }, 'b!'],
  ])('[migrate.languages] %s', async (template, given, expected) => {
    const assessment = await assess('carbone', template, { ...given, own: 1 } as JsonObject);
    assert.equal(visible(assessment).replaceAll(' ', ''), expected.replaceAll(' ', ''));
  });
});

describe('CraftMyPDF', () => {
  test('[migrate.languages] the layout with its expressions, table and condition', async () => {
    const assessment = await assess('craftmypdf', await fixture('craftmypdf.json'));
    const text = visible(assessment);
    for (const part of [
      'Invoice SW-2026-014',
      'Ottoline Brandt, BREMEN',
      'Not yet paid',
      'Due on 2026-04-03',
      'Rye loaf 40 140 Cardamom bun 60 135 Oat biscuit 100 80',
      '3 lines',
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
    assert.deepEqual(
      assessment.unsupported
        .filter(({ workaround }) => workaround === undefined)
        .map(({ line, feature }) => [line, feature]),
      [[61, 'component qrcode']],
    );
  });

  test.each([
    ['{{ data.a + data.b }}', '3'],
    ['{% data.name + " & co" %}', 'Ada &amp; co'],
    ['{{ data.list[1].n ?? "none" }}', '2'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the layout
    ['{{ data.a > 0 && data.b === 2 ? `${data.name}!` : "" }}', 'Ada!'],
    ['{{ numeral(data.b).format("0,0.00") }} {{ Math.round(data.a) }}', '2 1'],
  ])('[migrate.languages] %s', async (template, expected) => {
    const given = { a: 1, b: 2, name: 'Ada', list: [{ n: 1 }, { n: 2 }] };
    const { converted } = await assess('craftmypdf', JSON.stringify(template), given);
    assert.ok(converted.rendered.includes(`<body>${expected}`), converted.rendered);
  });
});

describe('DocRaptor', () => {
  test('[migrate.languages] [migrate.unsupported] what only Prince has is told with its line, and the page stays', async () => {
    const { unsupported, supported, converted } = await assess(
      'docraptor',
      await fixture('docraptor.html'),
    );
    assert.deepEqual(
      unsupported.map(({ line, feature }) => `${line} ${feature}`),
      [
        '10 running texts',
        '12 running texts',
        '13 footnotes',
        '14 leaders',
        '14 references to pages',
        '15 colours for print',
        '21 properties of Prince',
      ],
    );
    const features = supported.map(({ feature }) => feature);
    for (const feature of ['page rules', 'pages', 'page breaks', 'texts in the margin of pages'])
      assert.ok(features.includes(feature), feature);
    assert.ok(converted.rendered.includes('came on the {{third}} night'));
  });
});

describe('what comes beside a template', () => {
  test('[migrate.payload] payloads of every provider are read: template, styles, data, settings', async () => {
    const payloads: [MigrationProvider, object][] = [
      ['handlebars', { template: '<p>{{a}}</p>', css: 'p{color:red}', context: { a: 'X' } }],
      [
        'pdfmonkey',
        {
          document_template: {
            body: '<p>{{ a }}</p>',
            scss_style: 'p{color:red}',
            sample_data: '{"a":"X"}',
            settings: { paper_format: 'a4', orientation: 'landscape', margin: { top: 12 } },
          },
        },
      ],
      [
        'apitemplate',
        {
          body: '<p>{{ a }}</p>',
          css: 'p{color:red}',
          data: { a: 'X' },
          settings: { paper_size: 'A4', orientation: 'LANDSCAPE', margin_top: '12' },
        },
      ],
      ['carbone', { template: '<p>{d.a}</p>', data: { a: 'X' } }],
      [
        'craftmypdf',
        {
          layout: { components: [{ type: 'text', x: 1, y: 1, text: '{{ data.a }}' }] },
          data: { a: 'X' },
        },
      ],
      ['docraptor', { doc: { document_content: '<p>X</p>', name: 'x.pdf' } }],
    ];
    for (const [provider, payload] of payloads) {
      const { converted, steps } = await assessMigration({
        provider,
        payload: payload as JsonObject,
      });
      assert.match(converted.rendered, /X/, provider);
      if ('css' in payload) assert.match(converted.html, /<style>p\{color:red\}<\/style>/);
      if (provider !== 'pdfmonkey' && provider !== 'apitemplate') continue;
      const options = { pageSize: 'A4', orientation: 'landscape', margin: { top: '12mm' } };
      assert.deepEqual(converted.options, options);
      assert.ok(steps.some((step) => step.includes('landscape')));
    }
  });

  test('[migrate.payload] a payload without a template is refused with what would be one', async () => {
    const request = {
      provider: 'pdfmonkey',
      payload: { document: { payload: { a: 1 } } },
    } as const;
    await assert.rejects(assessMigration(request), /document_template.body/);
  });

  test('[migrate.sample-data] without data it is made up, so that the template can be seen', async () => {
    const { converted } = await assessMigration({
      provider: 'handlebars',
      template: '<h1>{{title}}</h1>{{#each items}}<p>{{price}}</p>{{/each}}',
    });
    assert.ok(Object.keys(converted.sampleData).length >= 2);
    assert.match(converted.rendered, /<h1>[^<]+<\/h1><p>[^<]+<\/p>/);
  });
});

describe('hostile templates', () => {
  test.each([
    ['handlebars', '<p>\n{{#if a}}x', /line 2|line 3/],
    ['pdfmonkey', 'a\n{% if a %}x', /line:2/],
    ['apitemplate', 'a\n{% if a %}x', /line \d/],
    ['craftmypdf', '{"a": }', /JSON/],
    ['handlebars', `${'{{#if a}}'.repeat(5_000)}${'{{/if}}'.repeat(5_000)}`, /deep|100/],
    ['pdfmonkey', `${'{% if a %}x'.repeat(5_000)}${'{% endif %}'.repeat(5_000)}`, /deep|100/],
    [
      'apitemplate',
      `${'{% if a %}x'.repeat(5_000)}${'{% endif %}'.repeat(5_000)}`,
      /deep|100|Jinja/,
    ],
    ['apitemplate', `{{ ${'('.repeat(20_000)}1${')'.repeat(20_000)} }}`, /deep|Jinja/],
    ['craftmypdf', `${'['.repeat(50_000)}1${']'.repeat(50_000)}`, /deep|JSON/],
    ['carbone', '{d.a}'.repeat(6_000), /5000 tags/],
    ['pdfmonkey', 'x'.repeat(1_000_001), /at most/],
  ] as const)('[migrate.refused] %s is told what is wrong, %#', (provider, template, message) =>
    refuses(provider, template, message),
  );

  test.each([
    [
      'handlebars',
      '{{constructor}}{{__proto__.x}}{{#with constructor}}{{name}}{{/with}}{{toString}}',
    ],
    ['pdfmonkey', '{{ constructor.name }}{{ "".constructor }}{{ items.__proto__ }}'],
    ['apitemplate', '{{ "".__class__ }}{{ range.constructor("return 1")() }}{{ self.__init__ }}'],
    [
      'craftmypdf',
      '"{{ data.constructor.constructor(\'return process\')().env }} {{ process.env }} {{ globalThis }}"',
    ],
    ['carbone', '{d.constructor.name}{d.__proto__.x:upperCase}{d.toString}'],
  ] as const)('[migrate.refused] %s runs nothing: %s', async (provider, template) => {
    const { converted } = await assess(provider, template);
    assert.equal(
      converted.rendered
        .replace(/[\s\S]*<body>/, '')
        .replace(/<[^>]+>/g, '')
        .trim(),
      '',
    );
  });

  test.each([
    ['carbone', '{d.a[i].b'.repeat(20_000)],
    ['craftmypdf', JSON.stringify('{'.repeat(200_000))],
    ['handlebars', '{{'.repeat(200)],
    ['handlebars', `{{#if a}}${'{{else if b}}x'.repeat(3_000)}{{/if}}`],
    ['pdfmonkey', `{{ a${' | append: "x"'.repeat(20_000)} }}`],
    [
      'pdfmonkey',
      `${Array.from(
        { length: 60 },
        (_, n) => `{% assign v${n} = v${n - 1} | append: v${n - 1} %}`,
      ).join('')}{{ v59 }}`,
    ],
    ['apitemplate', '{% if a == 1 %}x{{ b.c }}{% endif %}'.repeat(3_000)],
    ['pdfmonkey', '{{ a '.repeat(100_000)],
    ['apitemplate', '{% if '.repeat(50_000)],
    ['docraptor', `<style>${'@page{'.repeat(50_000)}</style>${'<div style="a:'.repeat(20_000)}`],
    ['carbone', `${'<div>'.repeat(20_000)}${'{d.a[i].b}'.repeat(4_000)}`],
    [
      'pdfmonkey',
      '{% for a in items %}'.repeat(8) +
        '{{ a.price | append: a.price }}' +
        '{% endfor %}'.repeat(8),
    ],
  ] as const)('[migrate.refused] %s ends, %#', async (provider, template) => {
    const small = {
      ...data,
      items: Array.from({ length: 40 }, () => ({ price: 'x'.repeat(100) })),
    };
    const ended = await assess(provider, template, small).then(
      () => 'answered',
      (error: { condition: string }) => error.condition,
    );
    assert.ok(['answered', 'validation', 'generationFailed'].includes(ended), ended);
  });

  test('[migrate.refused] nothing of the sender is run by whoever looks at the answer', async () => {
    const evil = { ...data, note: '<script>alert(1)</script>' };
    const { converted } = await assess('handlebars', '<p>{{{note}}}{{note}}</p>', evil);
    assert.doesNotMatch(converted.rendered, /<script/);
    const css = 'p{}</style><script>alert(1)</script>';
    const styled = await assessMigration({
      provider: 'handlebars',
      payload: { template: '<p>a</p>', css },
    });
    assert.doesNotMatch(styled.converted.html, /<\/style><script/);
  });
});
