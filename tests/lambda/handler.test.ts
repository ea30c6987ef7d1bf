import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { bundleFunctions } from '#scripts/packaging/bundle.ts';
import { type GatewayRequest, gatewayEvent } from '#tests/support/gateway-event.ts';
import { toGatewayResponse } from '#tests/support/gateway-response.ts';
import {
  type InvokeOptions,
  type LambdaProcess,
  startLambda,
} from '#tests/support/lambda-runtime.ts';

const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));

describe('an endpoint on Lambda', () => {
  let directory: string;
  let lambda: LambdaProcess;

  beforeAll(async () => {
    const bundle = (await bundleFunctions(['probe'], FIXTURES)).get('probe');
    assert.ok(bundle);
    directory = await mkdtemp(join(tmpdir(), 'pagewright-probe-'));
    const file = join(directory, bundle.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bundle.contents);
    lambda = await startLambda(directory, 'functions/probe/handler.handler');
  });
  afterAll(async () => {
    await lambda?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const request = async (gateway: GatewayRequest, options?: InvokeOptions) =>
    toGatewayResponse(await lambda.invoke(gatewayEvent(gateway), options));

  it('sends events as they happen', { timeout: 20_000 }, async () => {
    const released = Promise.withResolvers<void>();
    const server = createServer(async (_message, response) => {
      await released.promise;
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const release = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    let seen = '';
    const response = await request(
      { method: 'GET', path: `/stream?release=${encodeURIComponent(release)}` },
      {
        // The second event waits for this: a response that was held back would never end.
        onChunk: (chunk) => {
          seen += chunk;
          if (seen.includes('event: start')) released.resolve();
        },
      },
    );
    server.close();
    assert.equal(response.status, 200);
    assert.match(response.headers['content-type'] ?? '', /^text\/event-stream/);
    assert.equal(
      String(response.body),
      'event: start\ndata: {"step":1}\n\nevent: complete\ndata: {"step":2}\n\n',
    );
  });

  it('answers with a code shortly before Lambda would cut it off', async () => {
    const started = Date.now();
    const response = await request({ method: 'GET', path: '/hang' }, { timeoutMs: 4_000 });
    assert.ok(Date.now() - started < 4_000);
    assert.equal(response.status, 500);
    const body = JSON.parse(String(response.body));
    assert.equal(body.code, 'INTERNAL_ERROR');
    assert.deepEqual(body.details, { reason: 'timeout' });
    assert.ok(response.headers['x-request-id']);
  });

  it('answers the next request after that', async () => {
    const { status } = await request({ method: 'GET', path: '/unknown' });
    assert.equal(status, 404);
  });

  const post = (path: string, body: string, headers = {}) =>
    request({
      method: 'POST',
      path,
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  it('hands on path, query and body as they were sent', async () => {
    const response = await post('/echo/a%2Fb%20c?x=1%262&y=%C3%A9', '{"text":"Größe"}');
    assert.equal(response.status, 200, String(response.body));
    assert.deepEqual(JSON.parse(String(response.body)), {
      params: { name: 'a/b c' },
      query: { x: '1&2', y: 'é' },
      body: { text: 'Größe' },
    });
  });

  it('reads a body that API Gateway has encoded', async () => {
    const event = gatewayEvent({
      method: 'POST',
      path: '/echo/x',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"text":"ü"}').toString('base64'),
    });
    const result = await lambda.invoke({ ...event, isBase64Encoded: true });
    const { body } = toGatewayResponse(result);
    assert.deepEqual(JSON.parse(String(body)).body, { text: 'ü' });
  });

  it('refuses a body above the limit, counted in bytes', async () => {
    const text = 'é'.repeat(600);
    const response = await post('/echo/x', JSON.stringify({ text }));
    assert.equal(response.status, 413);
    assert.equal(JSON.parse(String(response.body)).code, 'PAYLOAD_TOO_LARGE');
  });

  it('goes by the request id of API Gateway', { timeout: 20_000 }, async () => {
    const event = gatewayEvent({ method: 'GET', path: '/unknown' });
    const response = toGatewayResponse(await lambda.invoke(event));
    assert.equal(response.headers['x-request-id'], event.requestContext.requestId);
    // What it logs comes on another way than what it answers.
    while (!lambda.output().includes(event.requestContext.requestId)) await setImmediate();
  });
});
