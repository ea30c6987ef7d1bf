import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, test } from 'vitest';
import { startAirtable } from '#tests/support/airtable/server.ts';
import { INVOICES_SOURCE, makeMapping, makeSource } from '#tests/support/mapped-invoices.ts';
import { completion, refusal, startModelServer } from '#tests/support/model-server.ts';
import { describeEverywhere, useService } from '#tests/support/service.ts';

const airtable = await startAirtable({ penaltyMs: 0 });
const model = await startModelServer();
afterAll(async () => {
  await airtable.close();
  await model.close();
});

interface Answer {
  code: string;
  suggestions: { placeholder: string; field: string; confidence: number; reason: string }[];
  unmapped: string[];
  schema: { fields: { name: string; type: string }[] };
  jsonSchema: Record<string, unknown>;
  documentType: string;
  matches: { templateId: string; score: number; reasons: string[] }[];
}

describeEverywhere(
  'AI helpers',
  (service) => {
    beforeAll(() => airtable.forget());

    const ask = async (path: string, body: object) => {
      const response = await service.send('POST', `/v1/ai/${path}`, body);
      return { status: response.status, body: (await response.json()) as Answer };
    };

    test('[ai.suggest] of a source that was never synced, in the form that mappings take', async () => {
      const source = await makeSource(service, INVOICES_SOURCE);
      const { body } = await ask('suggest-mappings', {
        templateId: 'invoice-clean',
        sourceId: source.id,
      });
      const pairs = new Map(body.suggestions.map(({ placeholder, field }) => [placeholder, field]));
      assert.equal(pairs.get('client.name'), 'Client → Name');
      assert.equal(pairs.get('meta.invoiceNumber'), 'Invoice Number');
      assert.equal(pairs.get('meta.dueDate'), 'Due Date');
      assert.equal(pairs.get('totals.total'), 'Total');
      assert.ok(body.suggestions.every(({ reason }) => reason !== ''));
      const mapping = await makeMapping(service, {
        templateId: 'invoice-clean',
        sourceId: source.id,
        fields: body.suggestions,
      });
      const preview = await service.send('GET', `/v1/mappings/${mapping.id}/preview`);
      assert.match(((await preview.json()) as { html: string }).html, /Ada Lovelace/);
    });

    test('[ai.suggest] refuses what it cannot read', async () => {
      for (const [request, code] of [
        [{ templateId: 'nope', fields: ['a'] }, 'TEMPLATE_NOT_FOUND'],
        [{ templateId: 'invoice-clean', sourceId: crypto.randomUUID() }, 'SOURCE_NOT_FOUND'],
        [{ templateId: 'invoice-clean' }, 'VALIDATION_ERROR'],
      ] as const)
        assert.equal((await ask('suggest-mappings', request)).body.code, code);
    });

    test('[ai.infer-schema] of data, as JSON Schema that accepts it', async () => {
      const data = {
        invoiceNumber: 'INV-1',
        dueDate: '2026-02-28',
        client: { name: 'Ada', mail: 'ada@example.com' },
        items: [
          { what: 'Work', hours: 2 },
          { what: 'More', hours: 1.5, note: null },
        ],
        paid: false,
      };
      const { body } = await ask('infer-schema', { data });
      const ajv = new Ajv2020({ strict: false });
      addFormats.default(ajv);
      const validate = ajv.compile(body.jsonSchema);
      assert.ok(validate(data), JSON.stringify(validate.errors));
      assert.ok(!validate({ ...data, dueDate: 'soon' }));
      assert.ok(!validate({ ...data, client: {} }));
      assert.equal(body.documentType, 'invoice');
      assert.deepEqual(
        body.schema.fields.map(({ name, type }) => `${name} ${type}`),
        [
          'invoiceNumber string',
          'dueDate string',
          'client.name string',
          'client.mail string',
          'items array',
          'items[].what string',
          'items[].hours number',
          'items[].note string',
          'paid boolean',
        ],
      );
    });

    test('[ai.infer-schema] of markup, and where its Mustache is wrong', async () => {
      const html = '<h1>Invoice {{number}}</h1>{{#lines}}<p>{{what}} {{total}}</p>{{/lines}}';
      const { body } = await ask('infer-schema', { html });
      assert.deepEqual(
        body.schema.fields.map(({ name }) => name),
        ['number', 'lines', 'lines[].what', 'lines[].total'],
      );
      const validate = new Ajv2020({ strict: false }).compile(body.jsonSchema);
      assert.ok(validate({ number: '1', lines: [{ what: 'x', total: 1 }] }));
      assert.equal((await ask('infer-schema', { html: '{{#a}}' })).status, 400);
      assert.equal((await ask('infer-schema', {})).status, 400);
    });

    test('[ai.match-template] of data and of names of fields, with reasons', async () => {
      const fields = ['Student', 'Course', 'Issue Date', 'Certificate ID', 'Expiry Date'];
      const byFields = (await ask('match-template', { fields })).body.matches;
      assert.match(byFields[0]?.templateId ?? '', /^certificate-/);
      assert.ok(byFields.every(({ reasons }) => reasons.length > 0));
      const scores = byFields.map(({ score }) => score);
      assert.deepEqual(
        scores,
        scores.toSorted((a, b) => b - a),
      );
      const common = ['Customer', 'Date', 'Item', 'Quantity', 'Price', 'Total', 'Subtotal'];
      const intent = { fields: common, intent: 'a quote for a new customer' };
      assert.match(
        (await ask('match-template', intent)).body.matches[0]?.templateId ?? '',
        /^quote-/,
      );
      const data = { awarded: 'Best work', recipient: 'Ada', achievement: 'Course' };
      const byData = (await ask('match-template', { data })).body.matches;
      assert.match(byData[0]?.templateId ?? '', /^certificate-/);
    });
  },
  { TABLEDB_BASE_URL: airtable.url },
);

const asking = useService({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stand-in',
  MODEL_BASE_URL: model.url,
});

test('[ai.suggest-model] a model pairs what the rules do not, and its mistakes are left out', async () => {
  const suggest = async () => {
    const response = await asking.send('POST', '/v1/ai/suggest-mappings', {
      templateId: 'invoice-clean',
      fields: ['Invoice Number', 'Wer', 'Was', 'Kram'],
    });
    return (await response.json()) as Answer;
  };
  const pairs = [
    { placeholder: 'client.name', field: 'Wer' },
    { placeholder: 'lineItems[].description', field: 'Was' },
    { placeholder: 'meta.notes', field: 'Wer' },
    { placeholder: 'meta.terms', field: 'Invented' },
    { placeholder: 'no.such', field: 'Kram' },
  ];
  model.will(completion(JSON.stringify({ pairs })));
  const { suggestions } = await suggest();
  assert.deepEqual(
    suggestions.map(({ placeholder, field }) => [placeholder, field]),
    [
      ['meta.invoiceNumber', 'Invoice Number'],
      ['client.name', 'Wer'],
      ['lineItems[].description', 'Was'],
    ],
  );
  assert.ok(model.calls.length > 0);
  for (const reaction of [refusal(500, 'server_error'), completion('no JSON')]) {
    model.will(reaction);
    const alone = (await suggest()).suggestions;
    assert.deepEqual(
      alone.map(({ field }) => field),
      ['Invoice Number'],
    );
  }
});
