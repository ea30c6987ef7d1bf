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
  // Servers answer with a list even where they were asked for one record.
  if (Array.isArray(data) && data.length === 1) add(data[0], '0', 1);
  else add(data, '', 0);
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

interface Known {
  readonly mapping: SystemMapping;
  readonly weight: number;
  /** Every record of the system has these: asked first, since most systems fail it. */
  readonly keys: readonly string[];
}

const knownOf = new WeakMap<readonly SystemMapping[], readonly Known[]>();

function known(systems: readonly SystemMapping[]): readonly Known[] {
  let found = knownOf.get(systems);
  if (found === undefined) {
    found = systems.map((mapping) => ({
      mapping,
      weight: weightOf(mapping.recognise),
      keys: ownKeysOf(mapping),
    }));
    knownOf.set(systems, found);
  }
  return found;
}

/** The first step of a path that starts at the record. */
const OWN_KEY = /^[^$^.*@[]+/;

/** Keys of the record itself that a mapping asks for. What XML's converters make has its names in other forms. */
function ownKeysOf({ recognise: { has = [] }, xml }: SystemMapping): string[] {
  if (xml === true) return [];
  return [has].flat().flatMap((path) => OWN_KEY.exec(path) ?? []);
}

/** The known system whose record the data is or wraps. Of several that could be it, the one that asks for most. */
export function recognise(
  data: JsonObject,
  systems: readonly SystemMapping[],
): Recognised | undefined {
  let best: Recognised | undefined;
  let bestScore = 0;
  for (const { record, depth } of candidates(data)) {
    const { value } = record.here;
    if (!isObject(value)) continue;
    for (const { mapping, weight, keys } of known(systems)) {
      const score = weight - depth * 0.25;
      if (score <= bestScore || !keys.every((key) => Object.hasOwn(value, key))) continue;
      if (!holds({ ...record, isXml: mapping.xml }, mapping.recognise)) continue;
      best = { mapping, record };
      bestScore = score;
    }
  }
  return best;
}
