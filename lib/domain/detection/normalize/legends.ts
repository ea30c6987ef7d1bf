import { wordsOfKey } from '#lib/domain/analysis/reading/key-words.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, type Root } from './unwrap.ts';

/** What stands for a text in the rows of a table. */
const CODE = /^[A-Z0-9+-]{1,3}$/;
const MAX_CODES = 40;
const MAX_DEPTH = 12;

/** `{ grades: { P: "Passed", F: "Failed" }, results: [{ grade: "P" }] }`: codes as their legend explains them, and no legend. */
export function withoutLegends(root: Root): Root {
  const legends = Object.entries(root.data).filter((entry): entry is [string, JsonObject] =>
    isLegend(...entry),
  );
  if (legends.length === 0) return root;
  const data = legends.reduce(explained, root.data);
  return { ...root, data };
}

function isLegend(name: string, value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > (/legend/i.test(name) ? 0 : 1) &&
    entries.length <= MAX_CODES &&
    entries.every(([code, text]) => CODE.test(code) && typeof text === 'string' && text.length > 3)
  );
}

/** The data with the codes of one legend in words. Unchanged where nothing has such a code under its name. */
function explained(data: JsonObject, [name, legend]: readonly [string, JsonObject]): JsonObject {
  const [stem = ''] = wordsOfKey(name);
  let count = 0;
  const explain = (value: JsonValue, key: string, depth: number): JsonValue => {
    if (depth > MAX_DEPTH) return value;
    if (typeof value === 'string') {
      const text = isNamedBy(key, stem) && Object.hasOwn(legend, value) ? legend[value] : undefined;
      if (text === undefined) return value;
      count += 1;
      return text;
    }
    if (Array.isArray(value)) return value.map((each) => explain(each, key, depth + 1));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([inner, each]) => [inner, explain(each, inner, depth + 1)]),
    );
  };
  const { [name]: _, ...others } = data;
  const read = explain(others, '', 0) as JsonObject;
  return count === 0 ? data : read;
}

/** "grade" of `grades`, "bed" of `bedKoder`. */
function isNamedBy(key: string, stem: string): boolean {
  const [word = ''] = wordsOfKey(key);
  return word === stem || `${word}s` === stem;
}
