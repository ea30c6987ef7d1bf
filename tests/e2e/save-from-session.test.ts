import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '#schemas/json.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

interface Saved {
  readonly id: string;
  readonly html: string;
  readonly version: number;
}

const textOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeEverywhere('save-from-session', (service) => {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await service.send(method, path, body);
    assert.ok(response.status < 300, `${path}: ${await response.clone().text()}`);
    return (await response.json()) as Body;
  };
  const clone = async () => {
    const body = { templateId: 'invoice-clean' };
    return (await call<{ template: Saved }>('POST', '/v1/templates/clone', body)).template;
  };
  const open = async (template: string, data: unknown) =>
    (await call<{ sessionId: string }>('POST', '/v1/preview', { template, data })).sessionId;
  const modify = (sessionId: string, instruction: string) =>
    call<{ html: string }>('POST', '/v1/modify', { sessionId, instruction });
  const saveFrom = (id: string, sessionId: string) =>
    call<{ template: Saved; warnings: string[] }>(
      'POST',
      `/v1/templates/saved/${id}/save-from-session`,
      { sessionId, description: 'As it was changed' },
    );
  const preview = async (templateId: string, data: JsonObject) =>
    (await call<{ html: string }>('POST', '/v1/templates/preview', { templateId, data })).html;

  const sampleOf = async () =>
    (await call<{ template: { sampleData: JsonObject } }>('GET', '/v1/templates/invoice-clean'))
      .template.sampleData;

  test('[templates.save-from-session] changes of the design are in the new version, and the data is the new one', async () => {
    const template = await clone();
    const data = await sampleOf();
    const before = await preview(template.id, data);
    const sessionId = await open(template.id, data);
    await modify(sessionId, 'make the title dark green');
    await modify(sessionId, 'rename "Billed to" to "Customer"');
    const changed = await modify(sessionId, 'move the notes above the line items');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.deepEqual(warnings, []);
    assert.equal(saved.version, 2);
    assert.equal(textOf(await preview(template.id, data)), textOf(changed.html));
    const other = {
      ...data,
      client: { name: 'Zora Neale' },
      lineItems: [
        { description: 'Only line', quantity: 3, unitPrice: 7, total: 21 },
        { description: 'And another', quantity: 1, unitPrice: 5, total: 5 },
      ],
    };
    const html = await preview(template.id, other);
    const text = textOf(html);
    assert.match(text, /Customer Zora Neale/);
    assert.match(text, /Only line 3 \$7\.00 \$21\.00 And another 1/);
    assert.ok(text.indexOf('Notes') < text.indexOf('Only line'), text);
    assert.match(html, /<h1[^>]*style="[^"]*color/);
    assert.doesNotMatch(html, /pwnumber|pwtag|Maya/);
    assert.equal(await preview(`${template.id}@1`, data), before, 'version 1 is as it was');
  });

  test('[templates.save-from-session] without a change the template stays what it makes', async () => {
    const template = await clone();
    const data = await sampleOf();
    const sessionId = await open(template.id, data);
    const { template: saved } = await saveFrom(template.id, sessionId);
    assert.match(saved.html, /\{\{client\.name\}\}/);
    assert.equal(
      textOf(await preview(template.id, data)),
      textOf(await preview(`${template.id}@1`, data)),
    );
  });

  test('[templates.save-from-session] changes of values stay the data’s, and are told', async () => {
    const template = await clone();
    const data = await sampleOf();
    const sessionId = await open(template.id, data);
    await modify(sessionId, 'change the due date to July 1, 2030');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.ok(warnings.length > 0);
    assert.doesNotMatch(saved.html, /2030/);
  });

  test('[templates.save-from-session] generated layouts keep what stands in them once as placeholders', async () => {
    const template = await clone();
    const data = {
      ...{
        invoiceNumber: 'INV-77',
        from: { name: 'Analytical Engines' },
        client: { name: 'Ada Byron' },
      },
      items: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
      total: 120,
    };
    const response = await service.send(
      'POST',
      '/v1/create',
      { data },
      { accept: 'application/json' },
    );
    const { sessionId } = (await response.json()) as { sessionId: string };
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.match(saved.html, /\{\{client\.name\}\}/);
    assert.ok(warnings.length === 1);
    const text = textOf(await preview(template.id, { ...data, client: { name: 'Grace' } }));
    assert.match(text, /Grace/);
    assert.doesNotMatch(text, /Ada Byron/);
  });

  test('[templates.save-from-session] unknown sessions and templates, and demo keys, are refused', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const template = await clone();
    const send = (id: string, sessionId: string, headers = {}) =>
      service.send('POST', `/v1/templates/saved/${id}/save-from-session`, { sessionId }, headers);
    assert.equal((await send(template.id, unknown)).status, 404);
    assert.equal((await send(unknown, unknown)).status, 404);
    const demo = await send(template.id, unknown, { authorization: `Bearer ${DEMO_KEY}` });
    assert.equal(demo.status, 403);
  });
});
