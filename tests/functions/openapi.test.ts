import assert from 'node:assert/strict';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import committed from '#functions/system/openapi.generated.json' with { type: 'json' };
import { openApiDocument } from '#lib/http/openapi/document.ts';
import { VERSION } from '#lib/version.ts';

type Json = Record<string, unknown>;
const document = openApiDocument(endpoints, VERSION);

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
const HOME = 'https://pagewright.example/openapi.json';
ajv.addSchema({ components: document['components'] }, HOME);

/** Compiles a schema of the document. What it refers to is compiled once for all of them. */
function validatorOf(schema: unknown) {
  return ajv.compile(atHome(schema ?? {}) as Json);
}

/** The schema with references that lead to the document from wherever they stand. */
function atHome(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(atHome);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) =>
      name === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [name, `${HOME}${value}`]
        : [name, atHome(value)],
    ),
  );
}

describe('the OpenAPI document', () => {
  test('[openapi.valid] is valid OpenAPI 3.1 under an independent validator', async () => {
    const result = await new Validator().validate(structuredClone(document));
    assert.deepEqual(result.errors ?? [], []);
    assert.ok(result.valid);
  });

  test('[openapi.committed] the committed document is what the endpoints make', () => {
    assert.deepEqual(committed, JSON.parse(JSON.stringify(document)));
  });

  test('[openapi.errors] describes the extra fields of error bodies, the error event and replays', () => {
    const text = JSON.stringify(document);
    for (const field of ['windowMs', 'retryAfter', 'expiredAt', 'upgrade', 'availableTemplates'])
      assert.ok(text.includes(`"${field}":`), field);
    const { post } = (document['paths'] as Record<string, Json>)['/v1/modify'] as {
      post: { responses: Record<string, { headers: Json; content: Record<string, Json> }> };
    };
    const answer = post.responses['200'];
    assert.ok(answer?.headers['Idempotency-Replayed']);
    assert.deepEqual(Object.keys(answer?.content['text/event-stream']?.['x-events'] as Json), [
      'start',
      'delta',
      'changes',
      'complete',
      'error',
    ]);
  });

  for (const endpoint of endpoints) {
    test(`[openapi.examples] ${endpoint.id}: described, and its examples validate`, () => {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = ((document['paths'] as Json)[path] as Json)[
        endpoint.method.toLowerCase()
      ] as {
        requestBody?: { content: { 'application/json': { schema: Json; example?: unknown } } };
        parameters: { name: string; schema: Json; example?: unknown }[];
        responses: Record<
          string,
          { content?: Record<string, { schema: Json; example?: unknown }> }
        >;
      };
      assert.ok(operation);
      const body = operation.requestBody?.content['application/json'];
      if (body !== undefined) {
        assert.ok(body.example !== undefined, 'a request body has an example');
        const validate = validatorOf(body.schema);
        assert.ok(validate(body.example), JSON.stringify(validate.errors));
      }
      for (const parameter of operation.parameters) {
        if (parameter.example === undefined) continue;
        const validate = validatorOf(parameter.schema);
        assert.ok(
          validate(parameter.example),
          `${parameter.name}: ${JSON.stringify(validate.errors)}`,
        );
      }
      for (const { content } of Object.values(operation.responses)) {
        for (const { schema, example } of Object.values(content ?? {})) {
          const validate = validatorOf(schema);
          if (example !== undefined) assert.ok(validate(example), JSON.stringify(validate.errors));
        }
      }
    });
  }
});
