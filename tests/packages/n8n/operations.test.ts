import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { describe, test } from 'vitest';
import { EventType } from '#schemas/service/subscription.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';

// For n8n they are CommonJS, which the compiler's settings here refuse: `npm run n8n` checks their types.
const load = (file: string) =>
  import(new URL(`../../../packages/n8n-nodes-pagewright/nodes/${file}`, import.meta.url).href);
const { createDocument, generateDocument, modifySession, previewTemplate } =
  await load('Pagewright/documents.ts');
const { batchTemplate, StillRunningError } = await load('Pagewright/template-batch.ts');
const { events } = await load('PagewrightTrigger/events.ts');
const { isSigned } = await load('PagewrightTrigger/verify-signature.ts');

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}
type Json = Record<string, unknown>;

const service = useService();

/** Requests as n8n's HTTP helper sends them. */
const send = async ({ method, path, body, idempotencyKey }: Request): Promise<Json> => {
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${OWNER_KEY}`,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as Json;
  if (!answer.ok) throw new Error(JSON.stringify(json));
  return json;
};

const INVOICE = { invoiceNumber: 'INV-7', dueDate: '2026-12-31', total: 10, currency: 'EUR' };
const ADA = { recipient: 'Ada Lovelace', achievement: 'Analytical Engines' };

test.each([
  ['data', INVOICE, 'pdf', '%PDF'],
  ['html', '<h1>Hello</h1>', 'png', '\x89PNG'],
] as const)('[n8n.operations] create from %s', async (source, input, format, magic) => {
  const parameters = { source, input, templateId: '', format, options: {} };
  const { json, file } = await createDocument(send, parameters, `key-${format}`);
  assert.equal(file?.filename, json['filename']);
  const start = Buffer.from(file?.base64 ?? '', 'base64').subarray(0, magic.length);
  assert.equal(start.toString('latin1'), magic);
  const again = await createDocument(send, parameters, `key-${format}`);
  assert.equal(again.json['documentId'], json['documentId']);
});

test('[n8n.operations] preview, modify, generate', async () => {
  const preview = await previewTemplate(send, { template: 'certificate-modern', data: ADA });
  const { sessionId } = preview.json as { sessionId: string };
  const modified = await modifySession(send, { sessionId, instruction: 'make the title red' });
  assert.equal(modified.json['sessionId'], sessionId);
  assert.equal(modified.json['selfCheckPassed'], true);
  const { file } = await generateDocument(send, { sessionId, format: 'pdf', options: {} });
  assert.equal(file?.mediaType, 'application/pdf');
});

describe('a batch', () => {
  const clock = { now: () => Date.now(), sleep: (ms: number) => sleep(ms) };
  const batch = (items: readonly unknown[], waitMs: number) =>
    batchTemplate(
      send,
      { templateId: 'certificate-modern', items, format: 'pdf', options: {}, waitMs },
      clock,
    );

  test('[n8n.operations] is awaited, and has a result for each item', async () => {
    const outcomes = await batch(Array(101).fill({ recipient: 'Ada' }), 60_000);
    assert.deepEqual(
      outcomes.map(({ json }: { json: Json }) => json['index']),
      Array.from({ length: 101 }, (_, index) => index),
    );
  });

  test('[n8n.operations] is not awaited for longer than was asked', async () => {
    // One document may be made before the first look at its job.
    const many = Array.from({ length: 40 }, (_, n) => ({ ...ADA, recipient: `Ada ${n}` }));
    await assert.rejects(batch(many, 1), StillRunningError);
    const [started] = await batch([ADA], 0);
    assert.equal(started?.json['status'], 'queued');
  });
});

describe('the trigger', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  const body = Buffer.from('{"type":"job.failed"}');
  const sentAt = new Date('2026-01-01T00:00:00Z');
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(sentAt.getTime() / 1_000),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('evt_1', sentAt, body.toString())}`,
  };
  const now = sentAt.getTime();

  test('[n8n.trigger] knows every event', () => {
    assert.deepEqual(
      events.map(({ value }: { value: string }) => value).toSorted(),
      EventType.options.toSorted(),
    );
  });

  test('[n8n.trigger] takes what is signed, just now, with its secret', () => {
    assert.equal(isSigned(secret, headers, body, now), true);
    assert.equal(isSigned(secret, headers, Buffer.from('{}'), now), false);
    assert.equal(isSigned('whsec_AAAA', headers, body, now), false);
    assert.equal(isSigned(secret, headers, body, now + 301_000), false);
    assert.equal(isSigned(secret, { ...headers, 'webhook-timestamp': 'x' }, body, now), false);
    assert.equal(isSigned(secret, {}, body, now), false);
  });
});
