import assert from 'node:assert/strict';
import { test } from 'vitest';
import { SYSTEMS } from '#lib/domain/analysis/systems/index.ts';
import { fieldAliasesOf, TYPE_SIGNALS } from '#lib/domain/detection/type/signals.ts';
import { examples } from '#tests/examples/payloads.ts';
import { describeEverywhere } from '#tests/support/service.ts';

interface Match {
  readonly templateId: string;
  readonly type: string;
  readonly score: number;
  readonly reasons: readonly string[];
}

describeEverywhere('analysis', (service) => {
  const post = async <Body>(path: string, body: unknown): Promise<Body> => {
    const response = await service.send('POST', path, body);
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as Body;
  };

  test('[analyze.templates] names the templates that suit the data, best first, with reasons', async () => {
    const html = '<h1>{{invoiceNumber}}</h1><p>{{client.name}} owes {{total}} by {{dueDate}}</p>';
    const saved = await service.send('POST', '/v1/templates/saved', {
      name: 'My invoice',
      type: 'invoice',
      html,
    });
    const { template } = (await saved.json()) as { template: { id: string } };
    const data = {
      invoiceNumber: 'A-1',
      client: { name: 'Ada' },
      total: 12,
      dueDate: '2026-05-01',
    };
    const { analysis, recommendations, templates } = await post<{
      analysis: { documentType: string };
      recommendations: { tips: string[] };
      templates: Match[];
    }>('/v1/analyze', { data });
    assert.equal(analysis.documentType, 'invoice');
    assert.ok(Array.isArray(recommendations.tips));
    assert.equal(templates[0]?.templateId, template.id);
    assert.ok((templates[0]?.reasons.length ?? 0) > 1);
    const scores = templates.map(({ score }) => score);
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    );
  });

  test('[analyze.preview-auto] opens a session on the generated layout, without a charge', async () => {
    const { html, sessionId, analysis } = await post<{
      html: string;
      sessionId: string;
      analysis: { documentType: string };
    }>('/v1/analyze/preview/auto', { data: examples.invoice, style: 'bold' });
    assert.equal(analysis.documentType, 'invoice');
    assert.match(html, /Ada Lovelace/);
    const generated = await service.send('POST', '/v1/generate', { sessionId });
    assert.equal(generated.headers.get('content-type'), 'application/pdf');
    assert.equal(Buffer.from(await generated.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');
  });

  test('[analyze.systems] the mappings list every system that is known', async () => {
    const response = await service.send('GET', '/v1/analyze/mappings');
    const { systems } = (await response.json()) as { systems: { id: string }[] };
    assert.deepEqual(
      systems.map(({ id }) => id).toSorted(),
      SYSTEMS.map(({ id }) => id).toSorted(),
    );
  });

  test("[analyze.mappings] is the detector's own table", async () => {
    const response = await service.send('GET', '/v1/analyze/mappings');
    const { types } = (await response.json()) as {
      types: { type: string; signals: object[]; fieldAliases: object }[];
    };
    assert.deepEqual(
      types.map(({ type }) => type),
      TYPE_SIGNALS.map(({ type }) => type),
    );
    for (const [index, signals] of TYPE_SIGNALS.entries()) {
      assert.equal(types[index]?.signals.length, signals.signals.length);
      assert.deepEqual(types[index]?.fieldAliases, fieldAliasesOf(signals));
    }
  });
});
