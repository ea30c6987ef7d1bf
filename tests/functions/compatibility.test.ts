import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#functions/endpoints.ts';
import { type Endpoint, endpoint } from '#lib/http/endpoint.ts';
import { openApiDocument } from '#lib/http/openapi/document.ts';
import { VERSION } from '#lib/version.ts';
import { breakingChanges } from '#scripts/compatibility/breaking-changes.ts';
import type { Json } from '#scripts/compatibility/surface.ts';

const documentOf = (served: readonly Endpoint[]) =>
  JSON.parse(JSON.stringify(openApiDocument(served, VERSION))) as Json;

const released = JSON.parse(
  readFileSync(new URL('../fixtures/openapi/released.generated.json', import.meta.url), 'utf8'),
) as Json;

const thing = z.object({ id: z.string(), size: z.int(), note: z.string().optional() });
const request = z.object({
  name: z.string(),
  format: z.enum(['pdf', 'png']).optional(),
  options: z.object({ scale: z.number().optional() }).optional(),
});

function served(change: {
  path?: string;
  body?: z.ZodType;
  query?: z.ZodType;
  answer?: z.ZodType;
}): Endpoint {
  const { path = '/v1/things', body = request, query, answer = thing } = change;
  return endpoint({
    id: 'things.create',
    method: 'POST',
    path,
    summary: 'Make a thing',
    auth: 'key',
    input: { body, ...(query === undefined ? {} : { query }) },
    output: {
      kind: 'json',
      status: 201,
      body: z.object({ success: z.literal(true), things: z.array(answer) }),
    },
    uses: [],
    errors: [],
  }).handle(() => assert.fail('is not called'));
}

const before = documentOf([served({ query: z.object({ limit: z.string().optional() }) })]);
const query = z.object({ limit: z.string().optional() });
const changesOf = (change: Parameters<typeof served>[0]) =>
  breakingChanges(before, documentOf([served({ query, ...change })]));

describe('compatibility', () => {
  test('[versioning.guarantees] nothing of the released API is gone, has another type, or is newly required', () => {
    assert.deepEqual(breakingChanges(released, documentOf(endpoints)), []);
  });

  test('[versioning.guarantees] each kind of breaking change is found', () => {
    const { id: _, ...idless } = thing.shape;
    for (const [change, found] of [
      [{ path: '/v1/objects' }, /POST \/v1\/things is gone/],
      [{ answer: z.object(idless) }, /201\.things\[\]\.id is no longer answered/],
      [{ answer: thing.partial({ size: true }) }, /size is no longer always answered/],
      [{ answer: thing.extend({ size: z.string() }) }, /size was integer and is string/],
      [{ answer: thing.extend({ id: z.string().nullable() }) }, /id was string and is null, str/],
      [{ query: z.object({ max: z.string().optional() }) }, /query\.limit is no longer a param/],
      [{ query: z.object({ limit: z.string() }) }, /query\.limit has become required/],
      [{ query: query.extend({ to: z.string() }) }, /query\.to is a new parameter and required/],
      [{ body: request.extend({ name: z.int() }) }, /body\.name was string and takes integer/],
      [{ body: request.extend({ title: z.string() }) }, /body\.title is a new parameter and req/],
      [{ body: request.required({ format: true }) }, /body\.format has become required/],
      [{ body: request.extend({ format: z.enum(['pdf']).optional() }) }, /format no longer takes/],
      [{ body: request.omit({ options: true }) }, /body\.options\.scale is no longer a parameter/],
    ] as const) {
      const changes = changesOf(change as Parameters<typeof served>[0]);
      assert.ok(
        changes.some((one) => found.test(one)),
        `${found}: ${changes.join('; ')}`,
      );
    }
  });

  test('what is allowed within a version is none', () => {
    const more = z.object({ mode: z.string() }).optional();
    assert.deepEqual(
      [
        ...changesOf({}),
        ...changesOf({ answer: thing.extend({ colour: z.string() }) }),
        ...changesOf({ answer: thing.required({ note: true }) }),
        ...changesOf({ query: query.extend({ sort: z.string().optional() }) }),
        ...changesOf({ body: request.extend({ more }) }),
        ...changesOf({ body: request.partial({ name: true }) }),
        ...changesOf({
          body: request.extend({ format: z.enum(['pdf', 'png', 'svg']).optional() }),
        }),
        ...changesOf({ body: request.extend({ name: z.union([z.string(), z.int()]) }) }),
        ...breakingChanges(before, documentOf([served({ query }), served({ path: '/v1/more' })])),
      ],
      [],
    );
  });
});
