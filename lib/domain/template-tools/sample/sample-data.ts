import { keyWords } from '#lib/domain/detection/keys/keys.ts';
import { type FieldNode, fieldTree } from '#lib/domain/templates/field-paths.ts';
import { inferTemplateSchema } from '#lib/domain/templates/infer-schema.ts';
import { visitTags } from '#lib/domain/templates/walk-tags.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateField, TemplateSchema } from '#schemas/template.ts';
import { addUp } from './add-up.ts';
import { DATE_NAME, LATER_NAME, NUMBERS, SAMPLE_DAYS, TEXTS } from './word-values.ts';

const ROWS = 3;
/** A schema holds at most 500 fields; of lists in lists in lists no reader wants all rows. */
const MAX_LIST_DEPTH = 3;

interface Place {
  /** Words of all that the value lies in, and its own. */
  readonly words: string;
  readonly path: string;
  readonly row: number;
  readonly lists: number;
}

const TOP: Place = { words: '', path: '', row: 0, lists: 0 };

/**
 * Plausible data for a template: names, dates, addresses and texts by the names of its fields, lists of
 * three rows, amounts that add up. The same for the same template.
 * @param html the template, where there is one: names in its formatting sections say what they are
 */
export function sampleData(schema: TemplateSchema, html?: string): JsonObject {
  const dates = new Set<string>();
  if (html !== undefined)
    visitTags(html, {
      value: (path, _, format) => format === 'formatDate' && dates.add(path),
      section: () => undefined,
    });
  const whole = schema.fields.length > 0 || html === undefined ? schema : inferTemplateSchema(html);
  const data = objectOf(fieldTree(whole), TOP, dates);
  addUp(data);
  return data;
}

function objectOf(node: FieldNode, place: Place, dates: ReadonlySet<string>): JsonObject {
  const entries = [...node.children].map(([key, child]): [string, JsonValue] => {
    const words = `${place.words} ${keyWords(key).join(' ')}`.trim();
    const path = place.path === '' ? key : `${place.path}.${key}`;
    return [key, sampleValue(child, { ...place, words, path }, dates)];
  });
  return Object.fromEntries(entries.filter(([key]) => !STYLED.has(key)));
}

/** The template's own looks stand: samples do not choose others. */
const STYLED: ReadonlySet<string> = new Set(['styles']);

function sampleValue(node: FieldNode, place: Place, dates: ReadonlySet<string>): JsonValue {
  if (node.list) {
    const rows = place.lists >= MAX_LIST_DEPTH ? 1 : ROWS;
    return Array.from({ length: rows }, (_, row) => {
      const inside = { ...place, row, lists: place.lists + 1 };
      return node.children.size === 0
        ? textFor(inside)
        : objectOf(node, { ...inside, path: `${place.path}[]` }, dates);
    });
  }
  if (isNumbered(node)) {
    const keys = [...node.children.keys()].map(Number);
    const child = [...node.children.values()];
    return Array.from({ length: Math.min(Math.max(...keys) + 1, 20) }, (_, row) => {
      const at = keys.indexOf(row);
      const own = child[at === -1 ? 0 : at];
      return own === undefined ? null : sampleValue(own, { ...place, row }, dates);
    });
  }
  if (node.children.size > 0) return objectOf(node, place, dates);
  return scalarOf(node.field?.type ?? 'string', place, dates);
}

/** `Logo.0.url`: its children are places in a list. */
function isNumbered({ children }: FieldNode): boolean {
  return children.size > 0 && [...children.keys()].every((key) => /^\d{1,2}$/.test(key));
}

function scalarOf(
  type: TemplateField['type'],
  place: Place,
  dates: ReadonlySet<string>,
): JsonValue {
  switch (type) {
    case 'boolean':
      return true;
    case 'object':
      return { name: textFor({ ...place, words: `${place.words} name` }) };
    case 'array':
      return [0, 1, 2].map((row) => textFor({ ...place, row }));
    case 'number':
      return numberFor(place);
    case 'string': {
      if (dates.has(place.path) || DATE_NAME.test(place.words)) return dayFor(place);
      return textFor(place);
    }
  }
}

const inTurn = <T>(values: readonly T[], row: number): T => values[row % values.length] as T;

function dayFor({ words, row }: Place): string {
  return inTurn(SAMPLE_DAYS[LATER_NAME.test(words) ? 'due' : 'issued'], row);
}

function numberFor({ words, row }: Place): number {
  const known = NUMBERS.find(([name]) => name.test(words));
  return inTurn(known?.[1] ?? [1_250, 840, 2_310], row);
}

function textFor({ words, row }: Place): string {
  const known = TEXTS.find(([name]) => name.test(words));
  if (known !== undefined) return inTurn(known[1], row);
  const last = words.split(' ').slice(-2).join(' ');
  const label = last === '' ? 'Text' : `${last[0]?.toUpperCase()}${last.slice(1)}`;
  return row === 0 ? label : `${label} ${row + 1}`;
}
