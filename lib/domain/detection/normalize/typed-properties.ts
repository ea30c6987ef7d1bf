import { isTyped } from '#lib/domain/analysis/mapping/typed-property.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, joinPath, type Root } from './unwrap.ts';

/** What a page of a workspace says of itself, apart from its properties. */
const OF_PAGE: ReadonlySet<string> = new Set(
  (
    'object id created_time last_edited_time created_by last_edited_by cover icon parent archived ' +
    'in_trash is_archived is_locked url public_url request_id developer_survey'
  ).split(' '),
);
/** What the workspace writes itself, what its people tick off, and what only points to other pages. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(
  (
    'relation created_time created_by last_edited_time last_edited_by last_visited_time button ' +
    'verification checkbox'
  ).split(' '),
);
const LEAST_PROPERTIES = 2;
const MAX_DEPTH = 4;

/**
 * A page of a workspace whose properties keep their values under the name of their type, as in
 * `{ Hours: { type: "number", number: 12 } }`, with these as fields of its own. Other data as they are.
 */
export function withPlainProperties(root: Root): Root {
  const { properties, ...page } = root.data;
  if (!isObject(properties) || !areTyped(properties)) return root;
  const place = joinPath(root.path, 'properties');
  const fields = Object.entries(properties).flatMap(([key, property]) => {
    const value = isObject(property) ? saidBy(property, 0) : null;
    return value === null ? [] : [{ key, value, path: joinPath(place, key) }];
  });
  const others = Object.entries(page).filter(([key]) => !OF_PAGE.has(key));
  return { ...root, data: Object.fromEntries(others), beside: [...root.beside, ...fields] };
}

const areTyped = (properties: JsonObject): boolean =>
  Object.keys(properties).length >= LEAST_PROPERTIES && Object.values(properties).every(isTyped);

/** The value under the name of its type; null where it says nothing to a reader. */
function saidBy(property: JsonObject, depth: number): JsonValue {
  const type = String(property.type);
  const value = property[type] ?? null;
  if (value === '' || OF_WORKSPACE.has(type) || depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return saidByAll(value, depth);
  return isObject(value) ? saidByOne(type, value, depth) : value;
}

/** What a formula or a rollup comes to has a type of its own; a number of a series has a prefix. */
function saidByOne(type: string, value: JsonObject, depth: number): JsonValue {
  if (isTyped(value)) return saidBy(value, depth + 1);
  if (type === 'unique_id')
    return [value.prefix, value.number].filter((part) => part !== null).join('-');
  const { name, start, end } = value;
  if (typeof name === 'string') return name;
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : (start ?? null);
}

/** Runs of one text are joined, everything else is a list. */
function saidByAll(items: readonly JsonValue[], depth: number): JsonValue {
  const values = items.map((item) => (isObject(item) ? saidByItem(item, depth) : item));
  const said = values.filter((value) => value !== null);
  if (said.length < 2) return said[0] ?? null;
  const isText = items.every((item) => isObject(item) && typeof item.plain_text === 'string');
  return isText ? said.join('') : said;
}

function saidByItem(item: JsonObject, depth: number): JsonValue {
  const { plain_text: text, name } = item;
  if (typeof text === 'string') return text;
  if (typeof name === 'string') return name;
  return isTyped(item) ? saidBy(item, depth + 1) : null;
}
