import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { inferTemplateSchema } from '#lib/domain/templates/infer-schema.ts';

const fieldsOf = (html: string) =>
  Object.fromEntries(inferTemplateSchema(html).fields.map(({ name, type }) => [name, type]));

describe('the schema that a template’s tags tell', () => {
  test('[mustache.sections] distinguishes lists, objects and conditions', () => {
    assert.deepEqual(
      fieldsOf(
        '{{title}}{{#client}}{{name}}{{/client}}{{#items}}{{description}}{{#tags}}{{.}}{{/tags}}{{/items}}' +
          '{{#notes}}<p>{{notes}}</p>{{/notes}}{{#showSignature}}<hr>{{/showSignature}}{{^paid}}due{{/paid}}' +
          '{{#formatMoney}}{{totals.sum}}{{/formatMoney}}{{#totals.tax}}{{totals.tax}}{{/totals.tax}}',
      ),
      {
        title: 'string',
        client: 'object',
        'client.name': 'string',
        items: 'array',
        'items[].description': 'string',
        'items[].tags': 'array',
        notes: 'string',
        showSignature: 'boolean',
        paid: 'boolean',
        'totals.sum': 'number',
        'totals.tax': 'number',
      },
    );
  });

  test('of the fields that built-in templates declare, nearly all are found with their types', async () => {
    let [declared, found, typed] = [0, 0, 0];
    for (const { id } of builtInSummaries) {
      const template = await loadBuiltIn(id);
      const inferred = fieldsOf(template?.html ?? '');
      for (const { name, type } of template?.schema.fields ?? []) {
        declared += 1;
        if (name in inferred) found += 1;
        if (inferred[name] === type) typed += 1;
      }
    }
    console.log(`fields of built-in templates: ${declared}, found ${found}, of the type ${typed}`);
    assert.ok(found / declared > 0.98 && typed / declared > 0.96);
  });
});
