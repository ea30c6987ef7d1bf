/** The nodes as n8n's own executor runs them, against the real service: see README.md, "Develop". */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, test } from 'vitest';
import { createN8n } from './n8n.mjs';
import { API_KEY, startService } from './service.mjs';

/** What n8n's webhook server does with a request. */
let onWebhook = async () => {};
const webhooks = createServer(async (request, response) => {
  request.rawBody = await buffer(request);
  request.body = JSON.parse(request.rawBody.toString('utf8'));
  const express = Object.assign(response, {
    status: (code) => Object.assign(response, { statusCode: code }),
    json: (body) => Object.assign(response, { text: JSON.stringify(body) }),
  });
  await onWebhook(request, express).catch((error) => response.writeHead(500).end(String(error)));
  if (!response.writableEnded) response.end('ok');
});

let service;
let n8n;
let webhookBaseUrl;
beforeAll(async () => {
  await new Promise((done) => webhooks.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${webhooks.address().port}`;
  service = await startService({ EGRESS_ALLOW: host });
  webhookBaseUrl = `http://${host}`;
  n8n = createN8n({ baseUrl: service.baseUrl, apiKey: API_KEY, webhookBaseUrl });
});
afterAll(() => {
  service?.stop();
  webhooks.close();
});

const INVOICE = { invoiceNumber: 'INV-7', dueDate: '2026-12-31', total: 10, currency: 'EUR' };
const ADA = { recipient: 'Ada Lovelace', achievement: 'Analytical Engines' };
const GRACE = { recipient: 'Grace Hopper', achievement: 'Compilers' };

test('create: a document of each item, with its file', async () => {
  const made = await n8n.run([INVOICE, { ...INVOICE, invoiceNumber: 'INV-8' }], {
    operation: 'create',
    source: 'data',
    data: '={{ $json }}',
  });
  assert.equal(made.length, 2);
  assert.equal(made[1].json.analysis.detectedType, 'invoice');
  assert.deepEqual(made[1].pairedItem, { item: 1 });
  const { data } = made[1].binary;
  assert.equal(data.mimeType, 'application/pdf');
  assert.equal(data.fileName, made[1].json.filename);
  assert.equal((await n8n.readBinary(data)).subarray(0, 5).toString(), '%PDF-');
});

test('create from HTML as PNG, with options and another field for the file', async () => {
  const [made] = await n8n.run([{}], {
    operation: 'create',
    source: 'html',
    html: '<h1>Hello</h1>',
    format: 'png',
    options: '{"pageSize":"A5"}',
    binaryPropertyName: 'picture',
  });
  assert.equal((await n8n.readBinary(made.binary.picture)).subarray(1, 4).toString(), 'PNG');
});

test('preview, modify and generate, one node after the other', async () => {
  const [made] = await n8n.run(
    [ADA],
    { operation: 'preview', templateId: 'certificate-modern', templateData: '={{ $json }}' },
    { operation: 'modify', instruction: 'make the title dark green' },
    { operation: 'generate' },
  );
  assert.equal(made.json.format, 'pdf');
  assert.ok(made.binary.data);
});

test('template batch: one job of all items, awaited', async () => {
  const made = await n8n.run([ADA, GRACE, ADA], {
    operation: 'templateBatch',
    templateId: 'certificate-modern',
  });
  assert.deepEqual(
    made.map(({ json, pairedItem }) => [json.index, json.status, pairedItem.item]),
    [0, 1, 2].map((index) => [index, 'success', index]),
  );
  const [started] = await n8n.run([ADA], {
    operation: 'templateBatch',
    templateId: 'certificate-modern',
    waitMinutes: 0,
  });
  assert.equal(started.json.status, 'queued');
});

test('a refusal is an error of the node, with what the service says', async () => {
  const parameters = { operation: 'create', source: 'data', createTemplateId: 'no-such-template' };
  await assert.rejects(n8n.run([INVOICE], parameters), (error) => {
    assert.equal(error.name, 'NodeApiError');
    assert.equal(error.httpCode, '404');
    assert.equal(error.description, 'TEMPLATE_NOT_FOUND');
    assert.match(error.message, /There is no template "no-such-template"/);
    return true;
  });
});

test('trigger: subscribes, takes signed events, refuses others, and unsubscribes', async () => {
  const workflow = n8n.triggerWorkflow({ events: ['document.created'] });
  const node = workflow.getNode('Trigger');
  const additionalData = n8n.additionalData(workflow);
  const { HookContext, WebhookContext } = n8n.core;
  const type = workflow.nodeTypes.getByNameAndVersion(node.type);
  const hook = new HookContext(workflow, node, additionalData, 'trigger', 'activate');
  const { checkExists, create, delete: remove } = type.webhookMethods.default;
  assert.equal(await checkExists.call(hook), false);
  assert.equal(await create.call(hook), true);
  assert.equal(await checkExists.call(hook), true);

  const received = Promise.withResolvers();
  onWebhook = async (httpRequest, httpResponse) => {
    const data = { ...additionalData, httpRequest, httpResponse };
    const context = new WebhookContext(workflow, node, data, 'trigger', {}, [], null);
    const answer = await type.webhook.call(context);
    if (answer.workflowData) received.resolve(answer.workflowData[0][0].json);
  };
  const url = hook.getNodeWebhookUrl('default');
  const forged = await fetch(url, {
    method: 'POST',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{}',
  });
  assert.equal(forged.status, 401, await forged.text());
  await n8n.run([INVOICE], { operation: 'create', source: 'data', data: '={{ $json }}' });
  const event = await received.promise;
  assert.equal(event.type, 'document.created');
  assert.match(event.data.document.documentUrl, /\/v1\/documents\//);

  assert.equal(await remove.call(hook), true);
  assert.equal(await checkExists.call(hook), false);
  assert.equal(await remove.call(hook), true);
});
