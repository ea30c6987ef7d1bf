import type { JsonObject } from '#schemas/json.ts';
import type { TemplateField, TemplateSchema } from '#schemas/template.ts';
import { type FieldNode, fieldTree } from './field-paths.ts';

const SCALARS: Readonly<Record<TemplateField['type'], JsonObject>> = {
  string: { type: ['string', 'number', 'null'] },
  number: { type: ['number', 'string', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  array: { type: ['array', 'null'], items: true },
  object: { type: ['object', 'null'] },
};
const REQUIRED_SCALARS: Readonly<Record<TemplateField['type'], JsonObject>> = {
  string: { type: ['string', 'number'] },
  number: { type: ['number', 'string'] },
  boolean: { type: 'boolean' },
  array: { type: 'array', items: true },
  object: { type: 'object' },
};

/** The JSON Schema (draft 2020-12) of the data that a template takes. It accepts what `validateTemplateData` accepts in form. */
export function toJsonSchema(schema: TemplateSchema): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...objectSchema(fieldTree(schema)),
  };
}

function objectSchema(node: FieldNode): JsonObject {
  const properties: [string, JsonObject][] = [];
  const required: string[] = [];
  for (const [key, child] of node.children) {
    properties.push([key, valueSchema(child)]);
    if (isRequired(child)) required.push(key);
  }
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A value is required when its field says so, or when it is an object that exists for its required children. */
function isRequired(node: FieldNode): boolean {
  if (node.field !== undefined) return node.field.required === true;
  return !node.list && [...node.children.values()].some(isRequired);
}

function valueSchema(node: FieldNode): JsonObject {
  const required = isRequired(node);
  if (node.children.size === 0) {
    const scalars = required ? REQUIRED_SCALARS : SCALARS;
    return scalars[node.field?.type ?? (node.list ? 'array' : 'string')];
  }
  const object = objectSchema(node);
  const value = node.list ? { type: 'array', items: object } : object;
  return required ? value : { ...value, type: [value.type as string, 'null'] };
}
