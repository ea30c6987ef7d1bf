import { z } from 'zod';
import { ModelEdit } from '#lib/domain/editing/model/answer.ts';

type Schema = Record<string, unknown>;

/** Limits that grammars of structured output refuse, or blow up with; zod holds answers to them. */
const LIMITS = [
  '$schema',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];

/** A record of known keys as an object of optional ones. */
function withoutPropertyNames({ propertyNames, additionalProperties, ...rest }: Schema): Schema {
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (names === undefined) return { ...rest };
  return {
    ...rest,
    properties: Object.fromEntries(names.map((name) => [name, additionalProperties])),
  };
}

function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { oneOf, ...plain } = withoutPropertyNames(schema as Schema);
  const merged = oneOf === undefined ? plain : { ...plain, anyOf: oneOf };
  const allowed = Object.entries(merged).filter(([key]) => !LIMITS.includes(key));
  const simple = Object.fromEntries(
    allowed.map(([key, value]) => [
      key,
      // The names below `properties` are not keywords.
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as Schema).map(([name, each]) => [name, simplify(each)]),
          )
        : simplify(value),
    ]),
  );
  return simple['type'] === 'object' ? { ...simple, additionalProperties: false } : simple;
}

/** JSON Schema of a model's answer, in the words that every provider's structured output knows. */
export const modelSchema = (): unknown => simplify(z.toJSONSchema(ModelEdit, { io: 'input' }));
