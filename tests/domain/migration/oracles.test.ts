import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import nunjucks from 'nunjucks';
import { describe, test } from 'vitest';
import { assessMigration } from '#lib/domain/migration/assess.ts';
import type { JsonObject } from '#schemas/json.ts';
import { fc } from '#tests/support/fast-check.ts';

const fixture = (name: string) => readFile(`tests/fixtures/migration/${name}`, 'utf8');
const data = JSON.parse(await fixture('data.json')) as JsonObject;

/** What a reader sees, and nothing of how it is spaced. */
const shown = (html: string): string =>
  html
    .replace(/<(style|title)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

const liquid = new Liquid({ outputEscape: 'escape' });
const jinja = new nunjucks.Environment(null, { autoescape: true });
handlebars.registerHelper({
  eq: (one: unknown, other: unknown) => one === other,
  gt: (one: number, other: number) => one > other,
});

/** What the languages' own engines write. */
const ENGINES = {
  pdfmonkey: async (template: string, given: object) =>
    String(await liquid.parseAndRender(template, given)),
  apitemplate: async (template: string, given: object) => jinja.renderString(template, given),
  handlebars: async (template: string, given: object) => handlebars.compile(template)(given),
} as const;
type Provider = keyof typeof ENGINES;

const convert = (provider: Provider, template: string, given: JsonObject) =>
  assessMigration({ provider, template, data: given });

const same = async (provider: Provider, template: string, given = data) => {
  const { compatible, converted, unsupported } = await convert(provider, template, given);
  assert.ok(compatible, JSON.stringify(unsupported));
  assert.equal(
    shown(converted.rendered),
    shown(await ENGINES[provider](template, given)),
    template,
  );
};

const lacks = async (provider: Provider, template: string, feature: string) => {
  const { compatible, unsupported } = await convert(provider, template, data);
  assert.deepEqual([compatible, unsupported.at(-1)?.feature], [false, feature]);
};

describe('converted templates say what the language’s own engine says', () => {
  const variants: JsonObject[] = [
    data,
    { ...data, status: 'paid', paid: true, items: [] },
    { ...data, status: 'sent', total: 1, client: { name: 'A & B <i>', city: 'x' }, note: '' },
  ];

  test('[migrate.languages] the samples, whatever the data', async () => {
    const withoutLists = (await fixture('handlebars.hbs')).replace(
      '{{#unless @last}}, {{/unless}}',
      ';',
    );
    for (const given of variants) {
      await same('pdfmonkey', await fixture('pdfmonkey.liquid'), given);
      await same('apitemplate', await fixture('apitemplate.html'), given);
      await same('handlebars', withoutLists, given);
    }
  });

  test.each([
    '{% for i in items %}{% for t in i.tags %}{{ i.description }}:{{ t }};{% endfor %}{% endfor %}',
    '{% for i in items %}{{ total }}/{{ i.total }};{% endfor %}',
    '{% for i in items %}{{ i.currency }}{% if i.number %}x{% endif %}{% for n in i.items %}y{% endfor %};{% endfor %}{{ currency }}',
    '{% for client in items %}{{ client.description }}{% endfor %}{{ client.name }}',
    '{% if client %}{{ name }}{{ client.name }}{% else %}nobody{% endif %}',
    '{% if items %}{% for i in items %}{% if i.tags.size > 0 %}{{ i.tags.size }}{% endif %}{% endfor %}{% endif %}',
    '{% if paid or total > 100 %}a{% endif %}{% if note contains "tide" %}b{% endif %}{% if nothing == nil %}c{% endif %}',
    '{% assign c = client %}{{ c.name }}{% assign first = items[0] %}{{ first.description }}{{ items[1].price }}',
    '{{ note | truncate: 500 | downcase | append: "!" }}{{ total | minus: 1 | divided_by: 2 | round: 2 }}',
    '{% for i in items %}{{ forloop.index0 }}{{ forloop.length }}{% if forloop.last %}.{% else %},{% endif %}{% endfor %}',
    '{% unless paid %}{% if status == "open" %}x{% endif %}{% endunless %}{{ "a{{b" }}',
  ])('[migrate.languages] Liquid: %s', (template) => same('pdfmonkey', template));

  test.each([
    '{% for i in items %}{% for t in i.tags %}{{ i.description }}:{{ t }};{% endfor %}{% endfor %}',
    '{% for i in items %}{{ total }}/{{ i.total }};{% endfor %}',
    '{% for client in items %}{{ client.description }}{% endfor %}{{ client.name }}',
    '{% if client and not paid %}{{ client.name }}{% endif %}{{ 1 + 2 * 3 }}{{ (1 + 2) * 3 }}{{ -total }}',
    '{% if client is defined %}a{% endif %}{% if missing is defined %}b{% endif %}',
    '{{ "much" if total > 100 else "little" }} {{ note|lower }}',
    '{% set c = client %}{{ c.name }}{{ items[0].description }}{{ items|length }}',
    '{{ "a" ~ total ~ "b" }}{{ missing or note }}{{ client.name and note }}',
  ])('[migrate.languages] Jinja: %s', (template) => same('apitemplate', template));

  test.each([
    '{{#each items}}{{number}}{{#if paid}}x{{/if}}{{discounted}};{{/each}}{{number}}',
    '{{#each items}}{{description}}{{#each tags}}{{this}} of {{../description}}{{else}}-{{/each}}{{/each}}',
    '{{#each items}}{{@index}}{{#if @last}}.{{else}},{{/if}}{{../total}}{{total}}{{/each}}',
    '{{#each items as |it n|}}{{n}}{{it.description}}{{@root.client.name}}{{/each}}',
    '{{#with client}}{{name}}{{../number}}{{this.city}}{{else}}nobody{{/with}}{{client.[name]}}',
    '{{#items}}{{description}};{{/items}}{{^missing}}none{{/missing}}{{{note}}}{{&note}}',
    '{{#if (eq status "open")}}{{#if (gt total 1)}}x{{/if}}{{else}}y{{/if}}{{items.length}}{{items.0.description}}',
  ])('[migrate.languages] Handlebars: %s', (template) => same('handlebars', template));

  test('[migrate.languages] made-up Liquid, as far as it is called compatible', async () => {
    const path = fc.constantFrom(
      'number',
      'total',
      'client.name',
      'client',
      'paid',
      'missing',
      'i.total',
      'i.number',
      'i.paid',
    );
    const test_ = fc.oneof(
      path,
      fc
        .tuple(path, fc.constantFrom('==', '!='), fc.constantFrom('1', '"open"', 'total', 'nil'))
        .map((parts) => parts.join(' ')),
      // What has no order is compared otherwise by every engine.
      fc.constantFrom('total > 300', 'total < i.total', 'i.total >= 100', '"a" <= number'),
    );
    const { body } = fc.letrec<{ body: string }>((tie) => ({
      body: fc
        .array(
          fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('a', ' - ', '<b>c</b>'),
            path.filter((name) => name !== 'client').map((name) => `{{ ${name} }}`),
            fc
              .tuple(test_, tie('body'), tie('body'))
              .map(([test, one, other]) => `{% if ${test} %}${one}{% else %}${other}{% endif %}`),
            fc
              .tuple(fc.constantFrom('items', 'missing'), tie('body'))
              .map(([list, inner]) => `{% for i in ${list} %}${inner}{% endfor %}`),
          ),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('')),
    }));
    await fc.assert(
      fc.asyncProperty(body, async (template) => {
        const { compatible, converted } = await convert('pdfmonkey', template || 'x', data);
        if (compatible)
          assert.equal(
            shown(converted.rendered),
            shown(await ENGINES.pdfmonkey(template || 'x', data)),
          );
      }),
      { numRuns: 300 },
    );
  });
});

describe('what has no counterpart is told', () => {
  test.each([
    ['pdfmonkey', '{% cycle "a", "b" %}', 'tag cycle'],
    ['pdfmonkey', '{% for i in items limit: 2 %}{{ i.price }}{% endfor %}', 'loops with limit'],
    ['pdfmonkey', '{% if paid %}{% assign x = 1 %}{% endif %}{{ x }}', 'computed value'],
    ['pdfmonkey', '{% barcode number %}', 'tag barcode'],
    [
      'apitemplate',
      '{% for i in items if i.discounted %}{{ i.price }}{% endfor %}',
      'loops with a condition',
    ],
    ['apitemplate', '{% for k, v in client %}{{ k }}{% endfor %}', 'loops over objects'],
    ['apitemplate', '{% include "footer.html" %}', 'includes'],
    ['apitemplate', '{{ note|replace("a", "b") }}', 'function replace'],
    ['handlebars', '{{> footer}}', 'partials'],
    ['handlebars', '{{#each tags}}{{#if @last}}x{{/if}}{{this}}{{/each}}', 'comparison'],
    ['handlebars', '{{lookup items 0}}', 'computed value'],
  ] as const)('[migrate.unsupported] %s: %s', (provider, template, feature) =>
    lacks(provider, template, feature),
  );
});
