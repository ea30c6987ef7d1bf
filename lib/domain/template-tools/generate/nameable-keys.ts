import { invalid } from '#lib/errors.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** A key that a tag can hold: a sign of Mustache's own at its start, braces and white space at its ends are read as something else. */
const NAMEABLE = /^(?![#/^&!>=.\s])[^{}\r\n]{1,150}(?<!\s)$/;

/** @throws validation for a key that no tag of a template can name, with its path */
export function requireNameableKeys(data: JsonObject): void {
  const pending: { value: JsonValue; path: readonly (string | number)[] }[] = [
    { value: data, path: ['data'] },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (value === null || typeof value !== 'object') continue;
    for (const [key, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      if (typeof step === 'string' && !NAMEABLE.test(step)) {
        throw invalid({
          path: [...path, step],
          message:
            'no tag of a template can name this key: it needs 1 to 150 characters without braces or line breaks, and none of # / ^ & ! > = . or a space at its start',
        });
      }
      pending.push({ value: child, path: [...path, step] });
    }
  }
}
