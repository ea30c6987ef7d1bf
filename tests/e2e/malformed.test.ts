import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { endpoints } from '#functions/endpoints.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import { useService } from '#tests/support/service.ts';

/** The example's own values, wrong ones of every kind, and whole other values. */
function mutated(example: unknown): fc.Arbitrary<unknown> {
  const hostile = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '../../etc/passwd',
      '<script>alert(1)</script>',
      '{{#a}}',
      '__proto__',
      'x'.repeat(5_000),
      '$1,200.00',
      '9'.repeat(400),
    ),
    fc.constantFrom(-1, 0, 1e308, 0.1, Number.MAX_SAFE_INTEGER, null, true, [], {}, [[]], {
      constructor: 1,
    }),
    fc.string({ unit: 'binary', maxLength: 50 }),
  );
  if (example === null || typeof example !== 'object')
    return fc.oneof(
      { weight: 2, arbitrary: fc.constant(example) },
      { weight: 1, arbitrary: hostile },
    );
  if (Array.isArray(example))
    return fc.oneof(
      hostile,
      fc.tuple(...example.map(mutated)),
      fc.constant([...example, ...example]),
    );
  const fields = Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, mutated(value)]),
  );
  return fc.oneof(
    { weight: 1, arbitrary: hostile },
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 2,
      arbitrary: fc.record(
        {
          ...fields,
          [`x${Math.trunc(0)}`]: hostile,
          options: hostile,
          format: hostile,
          ttl: hostile,
        },
        { requiredKeys: [] },
      ),
    },
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
  const service = useService({ RENDER_TIMEOUT_MS: '10000' });

  const check = async (
    endpoint: Endpoint,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ) => {
    const response = await service.send(endpoint.method, path, body, headers);
    const text = await response.text();
    if (response.status < 400) return;
    const answer = JSON.parse(text) as { error: unknown; code: unknown };
    assert.equal(typeof answer.error, 'string');
    assert.match(String(answer.code), /^[A-Z_]+$/);
    // The specification itself gives preview 500 for data that a template cannot use, and url 502.
    const expected = answer.code === 'PREVIEW_ERROR' || answer.code === 'URL_FETCH_FAILED';
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
          mutated(endpoint.example?.body ?? {}),
          path,
          fc.constantFrom('*/*', 'application/json', ';;q=', 'text/html'),
          async (body, { parameter, query }, accept) => {
            const target = endpoint.path.replace(/:\w+/g, () => parameter) + query;
            await check(endpoint, target, endpoint.input.body === undefined ? undefined : body, {
              accept,
            });
          },
        ),
        { numRuns: endpoint.input.body === undefined ? 60 : 150, interruptAfterTimeLimit: 60_000 },
      );
    });
  }
});
