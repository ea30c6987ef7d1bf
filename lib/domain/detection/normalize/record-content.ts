import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isObject } from './unwrap.ts';

/** What wraps the content of a record beside its type and id. */
const RECORD_CONTENT = ['properties', 'attributes', 'fields', 'node'];

/** `{ id, type, attributes: {…} }` is a record whose fields are one level down. */
export function recordOf(value: JsonObject): JsonObject {
  const keys = Object.keys(value);
  const content = keys.find((key) => RECORD_CONTENT.includes(key) && isObject(value[key]));
  if (content === undefined || keys.length > 8) return value;
  const others = keys.filter((key) => key !== content);
  const inner = value[content] as JsonObject;
  const isRecord =
    Object.keys(inner).length >= 2 &&
    (content === 'properties' || content === 'attributes'
      ? keys.includes('id') || keys.includes('type')
      : others.every((key) => typeof value[key] !== 'object' || value[key] === null));
  if (!isRecord || (content === 'attributes' && keys.length > 4 && !keys.includes('id')))
    return value;
  return { ...Object.fromEntries(others.map((key) => [key, value[key] ?? null])), ...inner };
}

const LISTS = /^(?:results|records|nodes|edges|elements)$/;

/** What an object only wraps: `companies: { results: [ … ] }`, `SupplierParty: { Party: { … } }`. */
export function contentOf(key: string, value: JsonObject | JsonValue[]): JsonObject | JsonValue[] {
  if (Array.isArray(value)) return value;
  const [only, ...more] = Object.keys(value);
  const inner = only === undefined ? undefined : value[only];
  if (only === undefined || more.length > 0 || inner === null || typeof inner !== 'object')
    return value;
  const wraps = Array.isArray(inner)
    ? LISTS.test(only)
    : normalizeKey(key).endsWith(normalizeKey(only));
  return wraps ? (inner as JsonObject | JsonValue[]) : value;
}
