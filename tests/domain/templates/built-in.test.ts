import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { DEFAULT_TEMPLATE_ID, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { prepareData } from '#lib/domain/templates/prepare-data.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { checkTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { JsonValue } from '#schemas/json.ts';
import { DocumentType, Template } from '#schemas/template.ts';
import { builtInTemplates, quoteModern } from '#tests/support/built-in-templates.ts';
import { elementsOf, executableParts, externalResources, textIn } from './inspect-html.ts';

const quotes = builtInTemplates.filter(({ type }) => type === 'quote');

describe('built-in templates', () => {
  test('[templates.built-in] are the five first, the default one before all', async () => {
    assert.deepEqual(
      builtInTemplates.slice(0, 5).map(({ id, type }) => [id, type]),
      [
        ['quote-modern', 'quote'],
        ['quote-professional', 'quote'],
        ['quote-bold', 'quote'],
        ['invoice-clean', 'invoice'],
        ['contract-simple', 'contract'],
      ],
    );
    assert.deepEqual(
      builtInTemplates.filter(({ isDefault }) => isDefault).map(({ id }) => id),
      [DEFAULT_TEMPLATE_ID],
    );
    assert.equal(await loadBuiltIn(DEFAULT_TEMPLATE_ID), quoteModern);
    for (const id of ['', 'nope', '__proto__', 'QUOTE-MODERN'])
      assert.equal(await loadBuiltIn(id), undefined);
  });

  test('[templates.collection] each type has two templates at least', () => {
    for (const type of DocumentType.options)
      assert.ok(builtInTemplates.filter((each) => each.type === type).length >= 2, type);
    assert.equal(new Set(builtInTemplates.map(({ id }) => id)).size, builtInTemplates.length);
  });

  test('quotes share one shape of data', () => {
    for (const { schema } of quotes) assert.deepEqual(schema, quoteModern.schema);
  });

  for (const template of builtInTemplates) {
    test(`${template.id}: is a template, and its sample data fits without a remark`, () => {
      assert.deepEqual(Template.parse(template), template);
      assert.deepEqual(checkTemplateData(template.schema, template.sampleData), {
        missing: [],
        mistyped: [],
        unknown: [],
      });
      assert.deepEqual(prepareData(template.sampleData), {
        data: template.sampleData,
        warnings: [],
      });
    });

    test(`${template.id}: uses each of its fields`, () => {
      for (const { name, type } of template.schema.fields) {
        const key = name.split('[].').at(-1) ?? '';
        if (type !== 'object')
          assert.match(
            template.html,
            new RegExp(`\\{\\{[#^]?${key.replaceAll('.', '\\.')}\\}\\}`),
            name,
          );
      }
    });

    test(`${template.id}: holds no script, handler, external resource or tag that is left over`, () => {
      const html = renderTemplate(template, template.sampleData);
      assert.deepEqual(executableParts(html), []);
      assert.deepEqual(externalResources(html), []);
      assert.doesNotMatch(html.slice(html.indexOf('<body>')), /\{\{|\}\}|undefined|\[object|NaN/);
      assert.deepEqual(executableParts(template.html), []);
      assert.doesNotMatch(template.html, /\{\{\{|\{\{&/);
    });

    test(`${template.id}: shows what it was given`, () => {
      const body = elementsOf(renderTemplate(template, template.sampleData)).find(
        ({ tagName }) => tagName === 'body',
      );
      const shown = textIn(body ?? assert.fail('no body'));
      const visit = (value: JsonValue, path: string): void => {
        if (path === 'styles' || path === 'currency' || path === 'locale') return;
        if (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value))
          assert.ok(shown.includes(value), `${path}: ${value}`);
        if (value !== null && typeof value === 'object')
          for (const [key, child] of Object.entries(value)) visit(child, key);
      };
      visit(template.sampleData, '');
    });
  }
});
