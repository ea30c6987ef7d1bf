import { describeData } from '#lib/domain/creation/describe-data.ts';
import { compileTemplate } from '#lib/domain/templates/compile.ts';
import { toJsonSchema } from '#lib/domain/templates/json-schema.ts';
import type { InferSchemaRequest } from '#schemas/ai.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateField } from '#schemas/template.ts';

const MAX_FIELDS = 500;
const MAX_ROWS = 100;

/** Texts of a form that JSON Schema has a name for. */
const FORMATS: readonly (readonly [format: string, form: RegExp])[] = [
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/],
  ['email', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/],
  ['uri', /^https?:\/\/[^\s<>"]+$/],
];

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function typeOf(values: readonly JsonValue[]): string[] {
  const types = values.map((value) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
    return typeof value;
  });
  const found = new Set(types);
  if (found.has('number')) found.delete('integer');
  return [...found];
}

/** The JSON Schema of values that stand at the same place. */
function schemaOfValues(values: readonly JsonValue[]): JsonObject {
  const types = typeOf(values);
  const type = types.length === 1 ? (types[0] ?? 'null') : types;
  const schema: JsonObject = { type };
  const objects = values.filter(isObject);
  if (objects.length > 0) Object.assign(schema, schemaOfObjects(objects));
  const items = values.flatMap((value) => (Array.isArray(value) ? value.slice(0, MAX_ROWS) : []));
  if (types.includes('array')) schema['items'] = items.length === 0 ? {} : schemaOfValues(items);
  const texts = values.filter((value) => typeof value === 'string');
  const format = FORMATS.find(([, form]) => texts.every((text) => form.test(text)))?.[0];
  if (texts.length > 0 && format !== undefined) schema['format'] = format;
  return schema;
}

/** A key is required where every object has it. */
function schemaOfObjects(objects: readonly JsonObject[]): JsonObject {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))].slice(0, MAX_FIELDS);
  const properties = keys.map((key) => [
    key,
    schemaOfValues(objects.flatMap((one) => (Object.hasOwn(one, key) ? [one[key] ?? null] : []))),
  ]);
  const required = keys.filter((key) => objects.every((object) => Object.hasOwn(object, key)));
  return {
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
}

function kindOf(values: readonly JsonValue[]): TemplateField['type'] {
  const [first] = values.filter((value) => value !== null);
  if (Array.isArray(first)) return 'array';
  if (isObject(first)) return 'object';
  const type = typeof first;
  return type === 'number' || type === 'boolean' ? type : 'string';
}

/** The fields of data, as a template would name them. */
function fieldsOf(objects: readonly JsonObject[], prefix = ''): TemplateField[] {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return keys
    .filter((key) => key !== '' && !/[.[\]]/.test(key))
    .flatMap((key): TemplateField[] => {
      const name = `${prefix}${key}`;
      const values = objects.flatMap((one) => (Object.hasOwn(one, key) ? [one[key] ?? null] : []));
      const type = kindOf(values);
      const items = values.flatMap((value) =>
        Array.isArray(value) ? value.slice(0, MAX_ROWS) : [],
      );
      if (type === 'array')
        return [{ name, type }, ...fieldsOf(items.filter(isObject), `${name}[].`)];
      if (type === 'object') return fieldsOf(values.filter(isObject), `${name}.`);
      return [{ name, type }];
    });
}

/**
 * The schema of data, or of the data that a template's markup takes.
 * @throws validation for a mistake in the Mustache; analysisFailed
 */
export async function inferSchema({ data, html }: InferSchemaRequest) {
  const success = true as const;
  if (data !== undefined) {
    const { analysis } = await describeData(data);
    const fields = fieldsOf([data])
      .filter(({ name }) => name.length <= 200)
      .slice(0, MAX_FIELDS);
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const jsonSchema = { $schema, ...schemaOfValues([data]) };
    return { success, schema: { fields }, jsonSchema, documentType: analysis.documentType };
  }
  const markup = html ?? '';
  compileTemplate(markup);
  const { analyzeTemplate } = await import('#lib/domain/template-tools/tools.ts');
  const { schema, detectedType } = await analyzeTemplate(markup);
  return { success, schema, jsonSchema: toJsonSchema(schema), documentType: detectedType };
}
