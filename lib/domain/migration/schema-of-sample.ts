import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateField, TemplateSchema } from '#schemas/template.ts';

/** The values of a field such as `items[].total`. */
function valuesOf(data: JsonObject, name: string): readonly JsonValue[] {
  return name.split('.').reduce<readonly JsonValue[]>(
    (values, part) => {
      const isList = part.endsWith('[]');
      const key = isList ? part.slice(0, -2) : part;
      const found = values.flatMap((value) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? [(value as JsonObject)[key] ?? null]
          : [],
      );
      return isList ? found.flatMap((each) => (Array.isArray(each) ? each : [])) : found;
    },
    [data],
  );
}

function typeOf(value: JsonValue): TemplateField['type'] | undefined {
  if (Array.isArray(value)) return 'array';
  if (value === null) return undefined;
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

/** What a template takes, with the types that its sample data has: a section alone does not tell a list from an object. */
export function schemaOfSample(html: string, data: JsonObject): TemplateSchema {
  const { fields } = schemaOf({ html, schema: { fields: [] } });
  return {
    fields: fields.flatMap((field) => {
      const types = new Set(valuesOf(data, field.name).map(typeOf));
      const [type] = types;
      return types.size === 1 && type !== undefined ? [{ name: field.name, type }] : [];
    }),
  };
}
