import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** A tag that names something of the printed document. */
const TAG = /\{\{[#^/&{]?\s*printed\.([\w.]+?)(?:\.length)?\s*\}?\}\}/g;
/** Where a value with a label stands as one text, and where as paragraphs or a list. */
const FACT = /^((?:sections\.|details\.)?facts)\.(\w+)$/;
const BLOCK = /^(sections|details)\.(?!facts$)(\w+)$/;

/** A labelled value outside of the vocabulary, with the place where its own layout sets it. */
interface Movable {
  readonly holder: JsonObject;
  readonly lines: readonly string[];
}

/**
 * How long a value is and what else the data says decide where a layout sets it: a remark of one word among
 * the facts, one of three sentences as a section. A template has one of these places: a value of the same
 * label goes there from a place that the template does not have.
 */
export function placeWhereNamed(values: JsonObject, html: string): JsonObject {
  const named = new Set([...html.matchAll(TAG)].map(([, path = '']) => path));
  const placed = structuredClone(values);
  const movable = movableIn(placed, named);
  for (const path of named) {
    const [, home, name = ''] = FACT.exec(path) ?? BLOCK.exec(path) ?? [];
    const value = movable.get(name);
    if (home === undefined || value === undefined) continue;
    const to = holderAt(placed, home);
    if (Object.hasOwn(to, name)) continue;
    to[name] = FACT.test(path) ? value.lines.join('\n') : [...value.lines];
    delete value.holder[name];
    movable.delete(name);
  }
  return placed;
}

function movableIn(values: JsonObject, named: ReadonlySet<string>): Map<string, Movable> {
  const found = new Map<string, Movable>();
  const note = (at: string, holder: JsonValue | undefined) => {
    if (!isObject(holder)) return;
    for (const [name, value] of Object.entries(holder)) {
      if (named.has(`${at}.${name}`) || found.has(name)) continue;
      const lines = linesOf(value);
      if (lines !== undefined) found.set(name, { holder, lines });
    }
  };
  note('facts', values['facts']);
  for (const part of ['sections', 'details']) {
    const blocks = values[part];
    note(part, blocks);
    if (isObject(blocks)) note(`${part}.facts`, blocks['facts']);
  }
  return found;
}

function linesOf(value: JsonValue): readonly string[] | undefined {
  if (typeof value === 'string') return value === '' ? undefined : [value];
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((item) => typeof item === 'string') ? value : undefined;
}

function holderAt(values: JsonObject, path: string): JsonObject {
  let at = values;
  for (const key of path.split('.')) {
    const next = at[key];
    const holder: JsonObject = isObject(next) ? next : {};
    at[key] = holder;
    at = holder;
  }
  return at;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
