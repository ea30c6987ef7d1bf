import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { holds, weightOf } from './conditions.ts';
import { isObject, type Scope } from './locate.ts';
import type { SystemMapping } from './system-mapping.ts';

/** A record of a known system, within its envelope. */
export interface Recognised {
  readonly mapping: SystemMapping;
  readonly record: Scope;
}

/** Envelopes have few entries; what has more is the record itself. */
const MAX_ENVELOPE_ENTRIES = 24;
const MAX_DEPTH = 3;
const MAX_CANDIDATES = 100;

/** The data and what it may wrap: events, lists of one, answers of an API. */
function candidates(data: JsonObject): { readonly record: Scope; readonly depth: number }[] {
  const found: { record: Scope; depth: number }[] = [];
  const add = (value: JsonValue | undefined, path: string, depth: number, around?: Scope) => {
    if (isObject(value))
      found.push({ record: { here: { value, path }, around, isRecord: true }, depth });
  };
  add(data, '', 0);
  for (const { record, depth } of found) {
    const { value, path } = record.here;
    if (depth === MAX_DEPTH || !isObject(value)) continue;
    const entries = Object.entries(value);
    if (entries.length > MAX_ENVELOPE_ENTRIES) continue;
    for (const [key, inner] of entries) {
      const place = path === '' ? key : `${path}.${key}`;
      if (!Array.isArray(inner)) add(inner, place, depth + 1, record);
      else if (inner.length === 1) add(inner[0], `${place}[0]`, depth + 1, record);
    }
    if (found.length > MAX_CANDIDATES) break;
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
  const weights = new Map(systems.map((mapping) => [mapping, weightOf(mapping.recognise)]));
  for (const { record, depth } of candidates(data)) {
    for (const mapping of systems) {
      const score = (weights.get(mapping) ?? 0) - depth * 0.25;
      if (score <= bestScore || !holds({ ...record, isXml: mapping.xml }, mapping.recognise))
        continue;
      best = { mapping, record };
      bestScore = score;
    }
  }
  return best;
}
