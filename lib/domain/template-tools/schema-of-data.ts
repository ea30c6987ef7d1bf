import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateField, TemplateSchema } from '#schemas/template.ts';

/** Places of the document model without which a document is none. */
const REQUIRED: readonly RegExp[] = [
  /^number$/,
  /^(?:buyer|recipient)\.name$/,
  /^totals\.gross$/,
  /^lines\.0\./,
];
const MAX_FIELDS = 500;
/** Names that a field can spell: dots and brackets are its own signs. */
const SPELLABLE = /^[^.[\]{}]{1,80}$/;

/** The fields of data that a document shows: what other data for the same document looks like. */
export function schemaOfData(
  data: JsonObject,
  { analysis, document }: Pick<DataAnalysis, 'analysis' | 'document'>,
): TemplateSchema {
  const unprinted = new Set((analysis.unprinted ?? []).map(fieldName));
  const required = new Set<string>();
  for (const [place, path] of document?.origins ?? [])
    if (REQUIRED.some((pattern) => pattern.test(place))) required.add(rootList(fieldName(path)));
  const fields = new Map<string, TemplateField>();
  const pending: [string, JsonValue][] = [['', data]];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [name, value] = next;
    if (value === null || value === '' || unprinted.has(name)) continue;
    if (Array.isArray(value)) {
      put(fields, name, 'array', required);
      const objects = value.filter(isObject);
      if (objects.length === value.length)
        for (const item of objects) pending.push([`${name}[]`, item]);
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value))
        if (SPELLABLE.test(key)) pending.push([name === '' ? key : `${name}.${key}`, inner]);
    } else put(fields, name, typeOf(value), required);
  }
  return { fields: [...fields.values()].slice(0, MAX_FIELDS) };
}

/** `items[2].price` and `items[0].price` are one field. */
const fieldName = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/** Of what stands in a list the list is required: how many entries there are is for the data to say. */
const rootList = (name: string): string => name.split('[]')[0] ?? name;

const isObject = (value: JsonValue): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function typeOf(value: JsonValue): TemplateField['type'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/** A field that entries of a list write in two ways takes either, as text does. */
function put(
  fields: Map<string, TemplateField>,
  name: string,
  type: TemplateField['type'],
  required: ReadonlySet<string>,
): void {
  const known = fields.get(name);
  const both = known === undefined || known.type === type ? type : 'string';
  fields.set(name, { name, type: both, ...(required.has(name) ? { required: true } : {}) });
}
