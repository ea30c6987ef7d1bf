import assert from 'node:assert/strict';
import { test } from 'vitest';
import { VERSION } from '#lib/version.ts';
import { describeEverywhere } from '#tests/support/service.ts';

describeEverywhere('the service itself', (service) => {
  test('[health.response] [auth.health-open] [versioning.health] health needs no key', async () => {
    const response = await fetch(`${service.url}/health`);
    assert.equal(response.status, 200);
    const body = (await response.json()) as Record<string, string>;
    assert.deepEqual(Object.keys(body), ['status', 'version', 'timestamp']);
    assert.equal(body['version'], VERSION);
    assert.ok(Math.abs(Date.parse(body['timestamp'] ?? '') - Date.now()) < 10_000);
  });

  test('the OpenAPI document is served, with this service’s address', async () => {
    const document = (await (await fetch(`${service.url}/v1/openapi.json`)).json()) as {
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, unknown>;
    };
    assert.equal(document.openapi, '3.1.0');
    assert.equal(document.servers[0]?.url, service.url);
    assert.ok('/v1/create' in document.paths);
  });
});
