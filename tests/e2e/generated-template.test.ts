import assert from 'node:assert/strict';
import { test } from 'vitest';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { useService } from '#tests/support/service.ts';

test.describe('a generated template, as it is printed', () => {
  const service = useService();

  test('a column is there with the values of a list, and its head goes with the last of them', async () => {
    const data = (await loadBuiltIn('report-data'))?.sampleData ?? {};
    const generated = await service.send('POST', '/v1/templates/generate', {
      description: 'a report',
      data,
    });
    const { template } = (await generated.json()) as { template: { html: string } };
    const saved = await service.send('POST', '/v1/templates/saved', {
      ...template,
      name: 'Report',
    });
    assert.equal(saved.status, 201, await saved.clone().text());
    const { template: own } = (await saved.json()) as { template: { id: string } };
    const textOf = async (body: JsonObject) => {
      const response = await service.send('POST', '/v1/create', body);
      assert.equal(response.status, 200, await response.clone().text());
      const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
      // Without what stands at the foot of each page.
      return pages
        .map(({ text }) =>
          text.replace(/\s+/g, ' ').replace(/^Page \d of \d ?Web traffic WT-05 ?/, ''),
        )
        .join(' ');
    };
    const text = await textOf({ templateId: own.id, data });
    assert.equal(text.match(/Note title Remark Name Values Remark/g)?.length, 1, text);
    assert.match(text, /Name Values United States/);
    const tables = (data['tables'] as JsonObject[]).slice(1);
    assert.doesNotMatch(await textOf({ templateId: own.id, data: { ...data, tables } }), /Remark/);
  });

  test('[templates.schema] a template that was saved without a schema takes what its tags say', async () => {
    const html = '<p>{{a.b}}</p>{{#rows}}<i>{{#formatMoney}}{{price}}{{/formatMoney}}</i>{{/rows}}';
    const saved = await service.send('POST', '/v1/templates/saved', { name: 'Bare', html });
    const { template } = (await saved.json()) as { template: { id: string } };
    const response = await service.send('GET', `/v1/templates/${template.id}/schema`);
    const { schema, jsonSchema, sampleData } = (await response.json()) as {
      schema: { fields: { name: string; type: string }[] };
      jsonSchema: { properties: object };
      sampleData: { rows: object[] };
    };
    assert.deepEqual(
      schema.fields.map(({ name, type }) => `${name} ${type}`),
      ['a.b string', 'rows array', 'rows[].price number'],
    );
    assert.deepEqual(Object.keys(jsonSchema.properties), ['a', 'rows']);
    assert.ok(sampleData.rows.length > 0);
  });
});
