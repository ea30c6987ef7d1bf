import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from './unwrap.ts';

/** What an API calls the list in an object that pages it. */
const LIST_WRAPPERS = wordList('data items edges nodes lines results records elements');

/** The objects of a list, or of a page of a list such as `{ data: [ … ] }`. undefined: not a list of objects. */
export function listOfObjects(
  value: JsonValue | undefined,
): { readonly items: readonly JsonObject[]; readonly key: string | undefined } | undefined {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isObject)
      ? { items: value as JsonObject[], key: undefined }
      : undefined;
  if (!isObject(value)) return undefined;
  for (const key of LIST_WRAPPERS) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (Array.isArray(inner) && inner.length > 0 && inner.every(isObject))
      return { items: inner as JsonObject[], key };
  }
  return undefined;
}
