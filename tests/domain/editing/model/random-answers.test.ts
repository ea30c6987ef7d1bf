import assert from 'node:assert/strict';
import { test } from 'vitest';
import { executableParts } from '#lib/domain/editing/guardrails/executable-parts.ts';
import schema from '#lib/domain/editing/model/answer-schema.generated.json' with { type: 'json' };
import { askModelForOperations } from '#lib/domain/editing/model/ask-model.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Model } from '#lib/ports/model.ts';
import { fc } from '#tests/support/fast-check.ts';
import { carryOut } from './carry-out.ts';
import { HOSTILE_INVOICE } from './letter.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const ids = Array.from({ length: 40 }, (_, n) => `n${n}`);
const NAMES_ELEMENT = new Set([
  'target',
  'targets',
  'table',
  'row',
  'reference',
  'first',
  'second',
]);
const texts = [
  '',
  ' ',
  'Hello',
  '120.00',
  '<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://example.com/a.png',
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'red;background:url(//evil.example)',
  '#112233',
  '12px',
  'A4',
  '\u0000\ud800',
  '{{#x}}',
  'x'.repeat(3_000),
];

/** Whole values of the schema: what is in them is anything, what names an element mostly names one. */
function anyOfSchema(schema: Schema, key = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((each) => anyOfSchema(each, key)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, each]) => [
            name,
            anyOfSchema(each, name),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(anyOfSchema(schema.items ?? {}, key), { minLength: 1, maxLength: 2 });
    case 'string':
      return NAMES_ELEMENT.has(key)
        ? fc.constantFrom(...ids)
        : fc.oneof(
            fc.constantFrom('Hello', '12px', '#112233', '120.00'),
            fc.constantFrom(...texts),
          );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constantFrom(0, 1, 2, 0.5, -1, 99);
  }
}

const answers = fc.oneof(
  { weight: 9, arbitrary: fc.record({ operations: anyOfSchema(schema.properties.operations) }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Whatever a model may answer through its port. */
const modelOf = (value: unknown): Model => ({
  name: 'random',
  ask: async () => ({ value, tokensUsed: 1 }),
});

test('adds nothing executable and loses no amount or name, whatever a model answers', async () => {
  const counts: Record<string, number> = {};
  const content = readContent(parseDocument(HOSTILE_INVOICE));
  const question = {
    instruction: 'make it friendlier',
    subject: { content, documentType: 'invoice', region: undefined },
  };
  await fc.assert(
    fc.asyncProperty(answers, async (value) => {
      const outcome = await askModelForOperations(modelOf(value), question, (operations) =>
        carryOut(HOSTILE_INVOICE, operations),
      ).catch((error: unknown) => {
        assert.ok(error instanceof PagewrightError, String(error));
        return { kind: 'refused' } as const;
      });
      counts[outcome.kind] = (counts[outcome.kind] ?? 0) + 1;
      if (outcome.kind !== 'done') return;
      const { tree } = parseDocument(outcome.result);
      assert.deepEqual([...executableParts(tree)], []);
      const after = readContent(parseDocument(outcome.result));
      const shown = after.nodes.map(({ text }) => text).join('\n');
      for (const kept of ['120', 'Ada Lovelace'])
        assert.ok(shown.toLowerCase().includes(kept.toLowerCase()), kept);
    }),
    { numRuns: 1_000 },
  );
  console.log(JSON.stringify(counts));
  assert.ok((counts['done'] ?? 0) > 20 && (counts['faulty'] ?? 0) > 50, JSON.stringify(counts));
});
