import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { fillGaps, unshown } from '#lib/domain/templates/built-in/fill-gaps.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { modelData } from '#lib/domain/templates/built-in/model-data.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { JsonObject } from '#schemas/json.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

const stripe = payloadFixtures().find(({ name }) => name === 'invoice/stripe')?.payload ?? {};

async function filled(id: string, payload: JsonObject) {
  const template = await loadBuiltIn(id);
  const { document, model } = analyzeData(payload);
  assert.ok(template !== undefined && document !== undefined, id);
  const said = modelData(document.model, model.locale);
  return { template, said, data: fillGaps(template.schema, payload, said) };
}

describe('a built-in template filled from the document model', () => {
  for (const { id } of builtInSummaries.filter(({ type }) => type === 'invoice'))
    test(`[templates.model] ${id} takes the record of a payment system`, async () => {
      const { template, data } = await filled(id, stripe);
      assert.deepEqual(validateTemplateData(template.schema, data), []);
      const html = renderTemplate(template, data);
      for (const text of [
        'Harborline Software, Inc.',
        'Cascade Coffee Roasters',
        '$131.08',
        '$123.50',
      ])
        assert.ok(html.includes(text), text);
    });

  test('[templates.model] keeps what the data has under the names of the template', async () => {
    const branding = { companyName: 'Harborline (Europe)' };
    const { data } = await filled('invoice-clean', { ...stripe, branding });
    assert.deepEqual(data['branding'], { ...branding, companyAddress: 'United States' });
  });

  test('[templates.model] names what the template has no place for', async () => {
    const { template, said } = await filled('invoice-clean', stripe);
    const { schema } = template;
    assert.ok(!unshown(schema, said).includes('branding.companyName'));
    assert.ok(
      unshown(schema, { payment: { iban: 'DE89370400440532013000' } }).includes('payment.iban'),
    );
  });
});
