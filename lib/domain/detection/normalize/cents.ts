import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { kindOf } from '../keys/value-kinds.ts';

const MAX_VISITED = 2_000;

/** True where an amount in the data has cents: then all of them are written with theirs. */
export function hasCents(data: JsonObject): boolean {
  const pending: (readonly [string, JsonValue])[] = Object.entries(data);
  for (let index = 0; index < pending.length && index < MAX_VISITED; index += 1) {
    const [key, value] = pending[index] ?? ['', null];
    if (typeof value === 'number') {
      if (!Number.isInteger(value) && kindOf(key, value, false) === 'money') return true;
    }
    if (pending.length > MAX_VISITED) continue;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, MAX_VISITED)) pending.push([key, item]);
    } else if (value !== null && typeof value === 'object') {
      for (const entry of Object.entries(value)) pending.push(entry);
    }
  }
  return false;
}
