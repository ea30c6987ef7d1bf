import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { type Endpoint, isLimited } from '#lib/http/endpoint.ts';
import { startAirtable } from '#tests/support/airtable/server.ts';
import { ADMIN_TOKEN, describeEverywhere, type TestService } from '#tests/support/service.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

function pathOf({ path, example }: Endpoint): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(example?.params?.[name] ?? UNKNOWN_ID),
  );
}

const queryOf = ({ example }: Endpoint): string =>
  example?.query === undefined ? '' : `?${new URLSearchParams(example.query)}`;

const takesBody = ({ input }: Endpoint): boolean => input.body !== undefined || input.raw === true;

/** Of the examples: a stream that is not offered, and a code that was not made. */
const REFUSED: Readonly<Record<string, number>> = {
  'mcp.listen': 405,
  'beta.activate': 400,
  'webhooks.receive': 401,
};

/** The other party of the examples. */
const airtable = await startAirtable({ penaltyMs: 0 });
afterAll(() => airtable.close());

/** What holds for every endpoint, those to come included. */
const define = (service: TestService) => {
  beforeAll(() => airtable.forget());

  const asCaller = ({ auth }: Endpoint): Record<string, string> =>
    auth === 'admin' ? { authorization: `Bearer ${ADMIN_TOKEN}` } : {};

  const call = (endpoint: Endpoint, headers: Record<string, string>) =>
    service.send(
      endpoint.method,
      pathOf(endpoint) + queryOf(endpoint),
      takesBody(endpoint) ? (endpoint.example?.body ?? {}) : undefined,
      { ...asCaller(endpoint), ...endpoint.example?.headers, ...headers },
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
        // To the operator's endpoints any other token is a wrong one.
        const isWrong = endpoint.auth === 'admin' && /^Bearer ./.test(authorization);
        assert.equal(response.status, isWrong ? 403 : 401, authorization);
        assert.ok(['HTTP_ERROR', 'AUTH_ERROR', 'FORBIDDEN'].includes(body.code));
        assert.deepEqual(Object.keys(body).sort(), ['code', 'error']);
      }
    });
  }

  for (const endpoint of endpoints) {
    test(`[versioning.every-endpoint] ${endpoint.id} carries the common headers and answers its example`, async () => {
      const response = await call(endpoint, {});
      await response.arrayBuffer();
      // Examples name sessions and documents that are not there; everything else succeeds.
      const refusal = REFUSED[endpoint.id];
      assert.ok(
        response.status < 300 || response.status === 404 || response.status === refusal,
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
      const takesNothing = endpoint.input.body?.safeParse({}).success === true;
      for (const body of ['{', '[]', '"x"', 'null', '1', ...(takesNothing ? [] : ['{}'])]) {
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
