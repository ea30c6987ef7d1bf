import type { TemplateField, TemplateSchema } from '#schemas/template.ts';
import { type Opens, visitTags } from './walk-tags.ts';

/** One use of a name by a template. */
interface Usage {
  /** As a value: what it is written as. */
  value?: 'text' | 'number';
  /** As a section: what it opens. */
  opens?: Opens;
}

const NUMBERS = new Set(['formatMoney', 'formatDeduction', 'formatNumber', 'formatPercent']);
const NUMBER_NAME =
  /(?:^|\.)(?:\w*(?:price|amount|total|subtotal|discount|quantity|balance|cost|sum)|qty|tax|rate|hours|taxRate|count|score|percent)$/i;
const SWITCH_NAME = /^(?:is|has|show|hide|with|include|enable|can)(?:[A-Z_]|$)/;

/** What the tags of a template say of the data that it takes. @throws validation on a syntax mistake */
export function inferTemplateSchema(html: string): TemplateSchema {
  const usages = new Map<string, Usage>();
  visitTags(html, {
    value: (path, _, format) =>
      note(usages, path, { value: NUMBERS.has(format ?? '') ? 'number' : 'text' }),
    section: (path, [type], opens) => {
      // "{{#rows.length}}" asks for rows.
      if (path.endsWith('.length')) return;
      if (type === '#' || !usages.has(path)) note(usages, path, { opens });
    },
  });
  const parents = new Set([...usages.keys()].flatMap(parentsOf));
  const fields = [...usages]
    // A condition on an object asks whether it is there: its fields say what it is.
    .filter(([name, { value, opens }]) => value || opens !== 'condition' || !parents.has(name))
    .map(([name, usage]): TemplateField => ({ name, type: typeOf(name, usage) }));
  return { fields: fields.slice(0, 500) };
}

/** `a.b.c` is within `a.b` and `a`. */
function parentsOf(name: string): string[] {
  const segments = name.split('.');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
}

/** The schema that a template was saved with, else what its tags say. */
export function schemaOf(template: {
  readonly html: string;
  readonly schema: TemplateSchema;
}): TemplateSchema {
  return template.schema.fields.length > 0 ? template.schema : inferTemplateSchema(template.html);
}

function note(usages: Map<string, Usage>, name: string, usage: Usage): void {
  const known = usages.get(name);
  const opens = known?.opens === 'list' || known?.opens === 'object' ? known.opens : usage.opens;
  usages.set(name, { ...known, ...usage, ...(opens === undefined ? {} : { opens }) });
}

function typeOf(name: string, { value, opens }: Usage): TemplateField['type'] {
  if (opens === 'list') return 'array';
  if (opens === 'object') return 'object';
  const last = name.split('.').at(-1) ?? name;
  if (value === undefined) return 'boolean';
  if (value === 'number' || NUMBER_NAME.test(name)) return 'number';
  return SWITCH_NAME.test(last) ? 'boolean' : 'string';
}
