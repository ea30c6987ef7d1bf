import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import openApi from '#functions/system/openapi.generated.json' with { type: 'json' };
import type { Endpoint } from '#lib/http/endpoint.ts';
import { fc } from '#tests/support/fast-check.ts';
import { fromSchema } from '#tests/support/schema-arbitrary.ts';
import { useService } from '#tests/support/service.ts';

/** Bodies by the OpenAPI document, laid over the endpoint's example so that they get past the first check. */
function bodiesOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const name = endpoint.id.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
  const schemas = openApi.components.schemas as Record<string, object>;
  const described = fromSchema(schemas[`${name}Request`] ?? {});
  const example = endpoint.example?.body ?? {};
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return fc.oneof(
    described,
    described.map((body) => (isObject(body) ? { ...example, ...body } : body)),
  );
}

/** Paths and headers may be wrong as well; what cannot be sent by HTTP at all is left out. */
const segment = fc
  .oneof(
    fc.constantFrom(
      '..',
      '%2e%2e',
      '%00',
      '%ff',
      '%',
      'quote-modern',
      'a'.repeat(300),
      '%F0%9F%98%80',
    ),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  )
  .filter((text) => text !== '' && text !== '.' && text !== '..');

describe('malformed input', () => {
  const service = useService({ RENDER_TIMEOUT_MS: '20000' });

  const check = async (
    endpoint: Endpoint,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ) => {
    const response = await service.send(endpoint.method, path, body, headers);
    const text = await response.text();
    if (response.status < 400) return;
    const answer = JSON.parse(text) as { error: unknown; code: unknown; jsonrpc?: string };
    // The Model Context Protocol has an error form of its own.
    if (answer.jsonrpc === '2.0') {
      assert.ok(response.status < 500, text.slice(0, 300));
      return;
    }
    assert.equal(typeof answer.error, 'string');
    assert.match(String(answer.code), /^[A-Z_]+$/);
    // The specification itself gives preview 500 for data that a template cannot use, and a page or a
    // table database that cannot be reached 502.
    const expected = [
      'PREVIEW_ERROR',
      'URL_FETCH_FAILED',
      'TABLEDB_ERROR',
      'CONNECT_ERROR',
    ].includes(String(answer.code));
    assert.ok(response.status < 500 || expected, `${response.status} ${text.slice(0, 300)}`);
    assert.doesNotMatch(text, /node_modules|\.ts:\d+|at async/);
  };

  for (const endpoint of endpoints) {
    test(`[errors.malformed] ${endpoint.id}: never a 5xx, never a hang, always { error, code }`, async () => {
      const path = fc.record({
        parameter: segment,
        query: fc.oneof(
          fc.constant(''),
          fc.webQueryParameters().map((query) => `?${query}`),
        ),
      });
      await fc.assert(
        fc.asyncProperty(
          bodiesOf(endpoint),
          path,
          fc.constantFrom('*/*', 'application/json', ';;q=', 'text/html'),
          async (body, { parameter, query }, accept) => {
            const target = endpoint.path.replace(/:\w+/g, () => parameter) + query;
            await check(endpoint, target, endpoint.input.body === undefined ? undefined : body, {
              accept,
            });
          },
        ),
        { numRuns: endpoint.input.body === undefined ? 25 : 50, interruptAfterTimeLimit: 60_000 },
      );
    });
  }
});
