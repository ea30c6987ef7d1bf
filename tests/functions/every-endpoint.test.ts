import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { type Endpoint, isLimited } from '#lib/http/endpoint.ts';
import { startAirtable } from '#tests/support/airtable/server.ts';
import { describeEverywhere, type TestService } from '#tests/support/service.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

function pathOf({ path, example }: Endpoint): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(example?.params?.[name] ?? UNKNOWN_ID),
  );
}

const queryOf = ({ example }: Endpoint): string =>
  example?.query === undefined ? '' : `?${new URLSearchParams(example.query)}`;

const takesBody = ({ input }: Endpoint): boolean => input.body !== undefined || input.raw === true;

/** The other party of the examples. */
const airtable = await startAirtable({ penaltyMs: 0 });
afterAll(() => airtable.close());

/** What holds for every endpoint, those to come included. */
const define = (service: TestService) => {
  beforeAll(() => airtable.forget());

  const call = (endpoint: Endpoint, headers: Record<string, string>) =>
    service.send(
      endpoint.method,
      pathOf(endpoint) + queryOf(endpoint),
      takesBody(endpoint) ? (endpoint.example?.body ?? {}) : undefined,
      { ...endpoint.example?.headers, ...headers },
    );

  test('ids and operations are unique', () => {
    assert.equal(new Set(endpoints.map(({ id }) => id)).size, endpoints.length);
    assert.equal(
      new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size,
      endpoints.length,
    );
  });

  for (const endpoint of endpoints.filter(({ auth }) => auth !== 'none')) {
    test(`[auth.every-endpoint] ${endpoint.id} refuses missing, malformed and unknown keys`, async () => {
      for (const authorization of [
        '',
        'Bearer',
        'Basic Z2s6',
        'Bearer sk_live_1234567890',
        `Bearer gk_${'z'.repeat(43)}`,
      ]) {
        const response = await call(endpoint, { authorization });
        const body = (await response.json()) as { error: string; code: string };
        assert.equal(response.status, 401, authorization);
        assert.ok(['HTTP_ERROR', 'AUTH_ERROR'].includes(body.code));
        assert.deepEqual(Object.keys(body).sort(), ['code', 'error']);
      }
    });
  }

  for (const endpoint of endpoints) {
    test(`[versioning.every-endpoint] ${endpoint.id} carries the common headers and answers its example`, async () => {
      const response = await call(endpoint, {});
      await response.arrayBuffer();
      // Examples name sessions and documents that are not there; everything else succeeds.
      // Nobody knows the secret of a webhook that is not there.
      const isRefusal =
        (endpoint.id === 'mcp.listen' && response.status === 405) ||
        (endpoint.auth === 'webhook' && response.status === 401);
      assert.ok(
        response.status < 300 || response.status === 404 || isRefusal,
        String(response.status),
      );
      assert.equal(response.headers.get('x-service-version'), 'v1');
      assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      if (isLimited(endpoint)) {
        for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
          assert.match(response.headers.get(name) ?? '', /^\d+$/);
      }
    });

    test(`[forms.every-endpoint] ${endpoint.id} is 404 with Allow under another method`, async () => {
      const taken = new Set(
        endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method),
      );
      const other = ['PATCH', 'PUT', 'DELETE'].find((method) => !taken.has(method as 'PUT'));
      const response = await service.send(other ?? 'POST', pathOf(endpoint));
      assert.equal(response.status, 404);
      const body = (await response.json()) as Record<string, unknown>;
      assert.equal(body['code'], 'NOT_FOUND');
      assert.equal(body['path'], pathOf(endpoint));
      assert.ok((response.headers.get('allow') ?? '').split(', ').includes(endpoint.method));
    });
  }

  for (const endpoint of endpoints.filter(({ input }) => input.body !== undefined && !input.raw)) {
    test(`[errors.every-endpoint] ${endpoint.id} names what is wrong with a body`, async () => {
      for (const body of ['{', '[]', '"x"', 'null', '1', '{}']) {
        const response = await service.send(endpoint.method, pathOf(endpoint), body);
        const answer = (await response.json()) as {
          code: string;
          details: { path: unknown[]; message: string }[];
        };
        assert.equal(response.status, 400, body);
        assert.equal(answer.code, 'VALIDATION_ERROR');
        assert.ok(answer.details.length > 0);
        for (const { path, message } of answer.details) {
          assert.ok(Array.isArray(path));
          assert.ok(message.length > 0);
        }
      }
    });
  }
};

describeEverywhere('every endpoint', define, { TABLEDB_BASE_URL: airtable.url });
