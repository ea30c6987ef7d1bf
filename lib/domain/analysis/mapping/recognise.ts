import type { JsonObject } from '#schemas/json.ts';
import { holds, weightOf } from './conditions.ts';
import { isObject, type Located } from './locate.ts';
import type { SystemMapping } from './system-mapping.ts';

/** A record of a known system, and where it stands. */
export interface Recognised {
  readonly mapping: SystemMapping;
  readonly record: Located;
}

/** Envelopes have few entries; what has more is the record itself. */
const MAX_ENVELOPE_ENTRIES = 24;
const MAX_DEPTH = 3;

/** The data and what it may wrap: events, lists of one, answers of an API. */
function candidates(data: JsonObject): { readonly record: Located; readonly depth: number }[] {
  const found = [{ record: { value: data, path: '' } as Located, depth: 0 }];
  for (const { record, depth } of found) {
    if (depth === MAX_DEPTH || !isObject(record.value)) continue;
    const entries = Object.entries(record.value);
    if (entries.length > MAX_ENVELOPE_ENTRIES) continue;
    for (const [key, value] of entries) {
      const path = record.path === '' ? key : `${record.path}.${key}`;
      const [only] = Array.isArray(value) && value.length === 1 ? value : [];
      if (isObject(value)) found.push({ record: { value, path }, depth: depth + 1 });
      else if (isObject(only))
        found.push({ record: { value: only, path: `${path}[0]` }, depth: depth + 1 });
    }
    if (found.length > 100) break;
  }
  return found;
}

/** The known system whose record the data is or wraps. Of several that could be it, the one that asks for most. */
export function recognise(
  data: JsonObject,
  systems: readonly SystemMapping[],
): Recognised | undefined {
  let best: Recognised | undefined;
  let bestScore = 0;
  for (const { record, depth } of candidates(data)) {
    for (const mapping of systems) {
      const score = weightOf(mapping.recognise) - depth * 0.25;
      if (score <= bestScore || !holds({ here: record }, mapping.recognise)) continue;
      best = { mapping, record };
      bestScore = score;
    }
  }
  return best;
}
