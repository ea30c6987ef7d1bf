import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const BUILT_IN = [
  'quote-modern',
  'quote-professional',
  'quote-bold',
  'invoice-clean',
  'contract-simple',
];

interface Template {
  id: string;
  type: string;
  html: string;
  schema: { fields: { name: string; required?: boolean }[] };
  sampleData: Record<string, unknown>;
}

describeEverywhere('templates', (service) => {
  const get = async <T>(path: string): Promise<T> =>
    (await (await service.send('GET', path)).json()) as T;

  test('[templates.list] [templates.list-filter] [templates.list-page] [forms.list] lists the built-in templates, filtered and paged, without html and schema', async () => {
    const all = await get<{
      success: boolean;
      templates: Template[];
      total: number;
      limit: number;
      offset: number;
    }>('/v1/templates');
    assert.equal(all.success, true);
    for (const id of BUILT_IN)
      assert.ok(
        all.templates.some((template) => template.id === id),
        id,
      );
    assert.ok(all.templates.every((template) => !('html' in template) && !('schema' in template)));
    assert.deepEqual([all.limit, all.offset, all.total], [50, 0, all.templates.length]);
    const quotes = await get<{ templates: Template[]; total: number }>(
      '/v1/templates?type=quote&limit=1&offset=1',
    );
    assert.equal(quotes.templates.length, 1);
    assert.ok(quotes.total >= 3);
    assert.equal(quotes.templates[0]?.type, 'quote');
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'type=poem', 'limit=x']) {
      assert.equal((await service.send('GET', `/v1/templates?${query}`)).status, 400, query);
    }
  });

  test('[templates.get] unknown ids name those that exist', async () => {
    const response = await service.send('GET', '/v1/templates/nope');
    assert.equal(response.status, 404);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { availableTemplates: string[] };
    };
    assert.equal(code, 'TEMPLATE_NOT_FOUND');
    assert.ok(BUILT_IN.every((id) => details.availableTemplates.includes(id)));
  });

  for (const id of BUILT_IN) {
    test(`[templates.built-in] [templates.schema] [forms.read] ${id}: its sample data fits its schema and makes a document`, async () => {
      const { template } = await get<{ template: Template }>(`/v1/templates/${id}`);
      assert.match(template.html, /data-service-region/);
      const described = await get<{
        templateId: string;
        schema: object;
        jsonSchema: object;
        sampleData: object;
      }>(`/v1/templates/${id}/schema`);
      assert.equal(described.templateId, id);
      assert.deepEqual(described.schema, template.schema);
      const validate = new Ajv2020({ strict: false }).compile(described.jsonSchema);
      assert.ok(validate(template.sampleData), JSON.stringify(validate.errors));
      assert.ok(!validate({}));
      const response = await service.send('POST', '/v1/create', {
        templateId: id,
        data: template.sampleData,
      });
      assert.equal(response.status, 200);
      const pdf = await readPdf(Buffer.from(await response.arrayBuffer()));
      assert.ok((pdf.pages[0]?.text.length ?? 0) > 100);
      assert.equal(Math.round(pdf.pages[0]?.width ?? 0), 612);
    });
  }

  test('[templates.quote-modern] has exactly the specified fields', async () => {
    const { schema } = await get<{ schema: { fields: { name: string; required?: boolean }[] } }>(
      '/v1/templates/quote-modern/schema',
    );
    const required = schema.fields
      .filter((field) => field.required)
      .map(({ name }) => name)
      .sort();
    assert.deepEqual(
      required.filter((name) => !['client', 'totals'].includes(name)),
      [
        'client.name',
        'lineItems',
        'lineItems[].description',
        'lineItems[].quantity',
        'lineItems[].total',
        'lineItems[].unitPrice',
        'totals.subtotal',
        'totals.total',
      ],
    );
    const names = new Set(schema.fields.map(({ name }) => name));
    for (const name of [
      'client.company',
      'client.email',
      'client.address',
      'client.phone',
      'lineItems[].details',
      'totals.discount',
      'totals.tax',
      'totals.taxRate',
      'meta.quoteNumber',
      'meta.date',
      'meta.validUntil',
      'meta.notes',
      'meta.terms',
      'meta.showSignature',
      'branding.logoUrl',
      'branding.companyName',
      'branding.companyAddress',
      'styles.accentColor',
      'styles.fontFamily',
      'styles.fontSize',
    ])
      assert.ok(names.has(name), name);
  });
});
