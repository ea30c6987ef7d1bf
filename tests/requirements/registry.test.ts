import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { endpointRequirements } from './areas/endpoints.ts';

const registered = endpoints.map(({ method, path }) => `${method} ${path}`);
const routes = endpointRequirements.map(({ id, status }) => ({
  route: id.slice('endpoint.'.length),
  status,
}));

describe('the registry', () => {
  for (const { route } of routes.filter(({ status }) => status === 'built')) {
    test(`[endpoint.${route}] is registered`, () => {
      assert.ok(registered.includes(route));
    });
  }

  test('holds nothing that is planned or unheard of', () => {
    const built = new Set(routes.flatMap(({ route, status }) => (status === 'built' ? route : [])));
    assert.deepEqual(
      registered.filter((route) => !built.has(route)),
      [],
    );
  });

  test('[versioning.prefix] holds only versioned paths, /health, and /mcp, whose protocol has versions of its own', () => {
    for (const { path } of endpoints) assert.match(path, /^(\/health$|\/mcp$|\/v1\/)/);
  });

  test('holds each endpoint and each id once', () => {
    assert.equal(new Set(registered).size, endpoints.length);
    assert.equal(new Set(endpoints.map(({ id }) => id)).size, endpoints.length);
  });
});
