import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const INVOICE = {
  data: { invoiceNumber: 'INV-9', items: [{ description: 'Cogs', total: 4 }], total: 4 },
};
const digest = (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex');

describeEverywhere('requests with an idempotency key', (service) => {
  async function newKey() {
    const { apiKey, caller } = await issueKey(service.ports, { tier: 'scale' });
    const send = (path: string, body: unknown, headers: Record<string, string>) =>
      service.send('POST', path, body, { authorization: `Bearer ${apiKey}`, ...headers });
    return { caller, send };
  }

  test('[forms.idempotency-key] renders and charges a hundred identical parallel requests once', async () => {
    const { caller, send } = await newKey();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await send('/v1/create', INVOICE, headers);
        return { response, digest: digest(await response.arrayBuffer()) };
      }),
    );
    assert.deepEqual([...new Set(answers.map(({ response }) => response.status))], [200]);
    assert.equal(new Set(answers.map((answer) => answer.digest)).size, 1);
    const own = (name: string) =>
      new Set(answers.map(({ response }) => response.headers.get(name)));
    assert.equal(own('x-service-document-id').size, 1);
    assert.equal(own('content-disposition').size, 1);
    assert.equal(own('x-request-id').size, 100);
    const first = answers.filter(
      ({ response }) => response.headers.get('idempotency-replayed') === null,
    );
    assert.equal(first.length, 1);
    assert.equal((await readUsage(service.ports, caller)).documents, 1);
  });

  test('[forms.idempotency-key] JSON is answered again as it was, whatever the later Accept', async () => {
    const { send } = await newKey();
    const headers = { 'idempotency-key': 'order 7', accept: 'application/json' };
    const first = await send('/v1/create', INVOICE, headers);
    const again = await send('/v1/create', INVOICE, { ...headers, accept: 'application/pdf' });
    assert.equal(again.headers.get('content-type'), first.headers.get('content-type'));
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(await again.text(), await first.text());
  });

  test('[forms.idempotency-key] a resource is created once', async () => {
    const { send } = await newKey();
    const template = { name: 'Once', html: '<p>{{a}}</p>' };
    const headers = { 'idempotency-key': 'once' };
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await send('/v1/templates/saved', template, headers);
        assert.equal(response.status, 201);
        return ((await response.json()) as { template: { id: string } }).template.id;
      }),
    );
    assert.equal(new Set(ids).size, 1);
  });

  test('[forms.idempotency-conflict] the same key with another body or path is 409', async () => {
    const { send } = await newKey();
    const headers = { 'idempotency-key': 'order 8' };
    assert.equal((await send('/v1/create', INVOICE, headers)).status, 200);
    const others = [
      ['/v1/create', { ...INVOICE, format: 'png' }],
      ['/v1/create/analyze', INVOICE],
    ] as const;
    for (const [path, body] of others) {
      const response = await send(path, body, headers);
      assert.equal(response.status, 409);
      assert.equal(((await response.json()) as { code: string }).code, 'IDEMPOTENCY_CONFLICT');
    }
    const stranger = await newKey();
    const unrelated = await stranger.send('/v1/create', { ...INVOICE, format: 'png' }, headers);
    assert.equal(unrelated.status, 200);
  });

  test('[forms.idempotency-key] a refusal of the caller is kept, an invalid request is not', async () => {
    const { send } = await newKey();
    const unknown = { templateId: 'none', data: { a: 1 } };
    const headers = { 'idempotency-key': 'refused' };
    const first = await send('/v1/create', unknown, headers);
    const again = await send('/v1/create', unknown, headers);
    assert.equal(again.status, 404);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(await again.text(), await first.text());
    const invalid = { 'idempotency-key': 'invalid' };
    assert.equal((await send('/v1/create', {}, invalid)).status, 400);
    assert.equal((await send('/v1/create', INVOICE, invalid)).status, 200);
  });

  test('[forms.idempotency-key] the header has 1 to 255 characters', async () => {
    const { send } = await newKey();
    for (const key of [' ', 'x'.repeat(256)]) {
      const response = await send('/v1/create', INVOICE, { 'idempotency-key': key });
      const body = (await response.json()) as { details: { path: string[] }[] };
      // A client may drop a header of white space before it is sent.
      if (key === ' ' && response.status === 200) continue;
      assert.equal(response.status, 400);
      assert.deepEqual(body.details[0]?.path, ['Idempotency-Key']);
    }
    const longest = await send('/v1/create', INVOICE, { 'idempotency-key': 'x'.repeat(255) });
    assert.equal(longest.status, 200);
  });
});
