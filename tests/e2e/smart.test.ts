import assert from 'node:assert/strict';
import { test } from 'vitest';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

interface Smart {
  readonly decision: { templateId: string | null; score: number; reasons: string[] };
  readonly source: { type: string; templateId?: string };
  readonly analysis: { detectedType: string };
  readonly url: string;
}

const FOREIGN = {
  invoice_no: 'F-1',
  due_date: '2026-02-01',
  customer: { company: 'Ada Ltd' },
  positions: [{ text: 'Brass cogs', qty: 2, net: 10, gross: 24 }],
  amount_due: 24,
  tax: 4,
};

describeEverywhere('POST /v1/generate/smart', (service) => {
  async function smart(body: object): Promise<Smart> {
    const headers = { accept: 'application/json' };
    const response = await service.send('POST', '/v1/generate/smart', body, headers);
    const answer = (await response.json()) as Smart;
    assert.equal(response.status, 200, JSON.stringify(answer));
    return answer;
  }
  const textOf = async ({ url }: Smart) => {
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    return (await readPdf(bytes)).pages.map(({ text }) => text).join('\n');
  };
  async function save(template: object): Promise<string> {
    const response = await service.send('POST', '/v1/templates/saved', template);
    assert.equal(response.status, 201);
    return ((await response.json()) as { template: { id: string } }).template.id;
  }

  test('[jobs.smart] data in the shape of a template is set in it', async () => {
    for (const id of ['quote-modern', 'invoice-clean', 'receipt-detailed', 'report-executive']) {
      const template = await loadBuiltIn(id);
      assert.ok(template);
      const { decision, source } = await smart({ data: template.sampleData });
      const chosen = await loadBuiltIn(decision.templateId ?? '');
      assert.equal(chosen?.type, template.type, `${id}: ${JSON.stringify(decision)}`);
      assert.equal(source.templateId, decision.templateId);
      assert.ok(decision.score >= 0.8 && decision.reasons.length >= 2);
    }
  });

  test('[jobs.smart] data in a shape of its own gets a generated layout, which shows all of it', async () => {
    const answer = await smart({ data: FOREIGN });
    assert.equal(answer.decision.templateId, null);
    assert.equal(answer.source.type, 'data');
    assert.match(answer.decision.reasons.join(' '), /layout was generated/);
    assert.match(await textOf(answer), /Brass cogs/);
  });

  test('[jobs.smart] the own default of the type comes first, unless the data lacks what it requires', async () => {
    const html = '<h1>House style {{invoice_no}}</h1>{{#positions}}<p>{{text}}</p>{{/positions}}';
    const template = { name: 'House', type: 'invoice', html, isDefault: true };
    const id = await save(template);
    const answer = await smart({ data: FOREIGN });
    assert.equal(answer.decision.templateId, id);
    assert.match(answer.decision.reasons[0] ?? '', /your default/);
    assert.match(await textOf(answer), /House style F-1/);
    const fields = [{ name: 'iban', type: 'string', required: true }];
    await service.send('PUT', `/v1/templates/saved/${id}`, { schema: { fields } });
    const other = await smart({ data: FOREIGN });
    assert.notEqual(other.decision.templateId, id);
    assert.match(other.decision.reasons.join(' '), /passed over.*lacks iban/);
  });

  test('[jobs.smart] a saved template made for the data wins without being a default', async () => {
    const names = ['invoice_no', 'due_date', 'customer.company', 'amount_due', 'tax'];
    const html =
      names.map((name) => `<p>{{${name}}}</p>`).join('') +
      '{{#positions}}<p>{{text}} {{qty}} {{net}} {{gross}}</p>{{/positions}}';
    const id = await save({ name: 'Made for it', type: 'invoice', html });
    const { decision } = await smart({ data: FOREIGN });
    assert.equal(decision.templateId, id, JSON.stringify(decision));
    assert.ok(decision.score > 0.9);
  });
});
