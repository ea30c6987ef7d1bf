import { SETTING_KEYS } from '#lib/domain/i18n/locale.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import { type FieldNode, fieldTree } from './field-paths.ts';
import { missingPaths } from './validate-data.ts';

/** How data and a template's fields meet. */
export interface SchemaMatch {
  /** Share of the data's values that the template shows, 0 to 1. */
  readonly shown: number;
  /** Share of the template's top-level fields that the data fills, 0 to 1. */
  readonly filled: number;
  /** Required fields that the data lacks, dotted. */
  readonly missing: readonly string[];
  /** Values that the template would not show, dotted. */
  readonly dropped: readonly string[];
}

/** Values looked at: rows of one list are alike. */
const MAX_ROWS = 20;
const MAX_NAMED = 5;

/** Holds data against what a template takes. Linear in the data's first rows. */
export function matchSchema(schema: TemplateSchema, data: JsonObject): SchemaMatch {
  const tree = fieldTree(schema);
  const tally = { shown: 0, all: 0, dropped: new Set<string>() };
  countObject(tree, data, '', tally);
  const groups = [...tree.children.keys()];
  const filled = groups.filter((key) => !isBlank(Object.hasOwn(data, key) ? data[key] : null));
  return {
    shown: tally.all === 0 ? 0 : tally.shown / tally.all,
    filled: groups.length === 0 ? 0 : filled.length / groups.length,
    missing: missingPaths(schema, data)
      .slice(0, MAX_NAMED)
      .map((path) => path.join('.')),
    dropped: [...tally.dropped].slice(0, MAX_NAMED),
  };
}

interface Tally {
  shown: number;
  all: number;
  readonly dropped: Set<string>;
}

function isBlank(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

function countObject(
  node: FieldNode | undefined,
  value: JsonObject,
  path: string,
  tally: Tally,
): void {
  for (const [key, child] of Object.entries(value)) {
    if (path === '' && SETTING_KEYS.has(key)) continue;
    count(node?.children.get(key), child, path === '' ? key : `${path}.${key}`, tally);
  }
}

function count(node: FieldNode | undefined, value: JsonValue, path: string, tally: Tally): void {
  if (isBlank(value)) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MAX_ROWS)) count(node, item, path, tally);
    return;
  }
  // What a field takes whole, it shows whole.
  const isWhole = node !== undefined && node.children.size === 0;
  if (value !== null && typeof value === 'object' && !isWhole) {
    countObject(node, value, path, tally);
    return;
  }
  tally.all += 1;
  if (node === undefined) tally.dropped.add(path);
  else tally.shown += 1;
}
