import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type AwsStack, startAwsStack } from '#tests/support/aws-stack.ts';
import { invoiceData } from '#tests/support/jobs.ts';
import { OWNER_KEY } from '#tests/support/service.ts';

/** A deployment whose settings lead to what is not there. */
function useDeployment(environment: Record<string, string>) {
  let stack: AwsStack | undefined;
  beforeAll(async () => {
    stack = await startAwsStack({ LOG_LEVEL: 'silent', ...environment });
  });
  afterAll(() => stack?.close());
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${stack?.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${OWNER_KEY}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { code?: string; error?: string };
    return { status: response.status, code: answer.code, text: JSON.stringify(answer) };
  };
}

const session = { sessionId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' };
const preview = { template: 'invoice-clean', data: invoiceData(1) };

describe('a deployment without its table', () => {
  const call = useDeployment({ TABLE_NAME: 'absent' });

  test('[errors.database-not-configured] is 503 DATABASE_NOT_CONFIGURED on every endpoint that needs it', async () => {
    const draft = { name: 'T', html: '<p>' };
    const id = session.sessionId;
    for (const [method, path, body] of [
      ['POST', '/v1/templates/saved', draft],
      ['GET', '/v1/templates/saved'],
      ['GET', `/v1/templates/saved/${id}`],
      ['PUT', `/v1/templates/saved/${id}`, draft],
      ['DELETE', `/v1/templates/saved/${id}`],
      ['POST', '/v1/create', { html: '<p>' }],
      ['GET', '/v1/webhooks'],
      ['POST', '/v1/auth/signup', { email: 'ada@example.com' }],
    ] as const) {
      const { status, code, text } = await call(method, path, body);
      assert.deepEqual([status, code], [503, 'DATABASE_NOT_CONFIGURED'], `${method} ${path}`);
      assert.ok(!text.includes('absent'));
    }
    assert.equal((await call('GET', '/health')).status, 200);
  });

  test('[errors.config] has no sessions, which is 503 CONFIG_ERROR', async () => {
    for (const [path, body] of [
      ['/v1/preview', preview],
      ['/v1/modify', { ...session, instruction: 'make the title blue' }],
      ['/v1/generate', session],
    ] as const) {
      const { status, code } = await call('POST', path, body);
      assert.deepEqual([status, code], [503, 'CONFIG_ERROR'], path);
    }
  });
});

describe('a deployment without its bucket, its queue and its key', () => {
  const call = useDeployment({
    OWNER_KEY,
    BUCKET_NAME: 'absent',
    QUEUE_URL: 'http://127.0.0.1:9/000000000000/absent',
    SECRETS_KEY_ID: 'arn:aws:kms:us-east-1:000000000000:key/absent',
  });

  test('[errors.config] is 503 CONFIG_ERROR where one of them is needed, and says so to nobody else', async () => {
    const config = { records: [{ id: 'a' }] };
    for (const [path, body] of [
      ['/v1/templates/saved', { name: 'T', html: `<p>${'x'.repeat(150_000)}` }],
      ['/v1/sources', { name: 'S', type: 'json', config }],
      ['/v1/subscriptions', { url: 'https://example.com/', events: ['job.failed'] }],
      ['/v1/webhooks', { name: 'W', templateId: 'invoice-clean' }],
    ] as const) {
      const { status, code, text } = await call('POST', path, body);
      assert.deepEqual([status, code], [503, 'CONFIG_ERROR'], `${path}: ${text}`);
      assert.ok(!text.includes('absent'));
    }
    assert.equal((await call('POST', '/v1/preview', preview)).status, 200);
    assert.equal((await call('GET', '/v1/templates')).status, 200);
  });
});
