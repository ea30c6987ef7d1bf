import type { TemplateField, TemplateSchema } from '#schemas/template.ts';
import { type MustacheNode, parseMustache } from './mustache-parser.ts';

/** One use of a name by a template. */
interface Usage {
  /** As a value: what it is written as. */
  value?: 'text' | 'number';
  /** As a section: what it opens. */
  opens?: 'list' | 'object' | 'condition';
}

type Section = MustacheNode & { readonly kind: 'section' };

const NUMBERS = new Set(['formatMoney', 'formatDeduction', 'formatNumber', 'formatPercent']);
const FORMATS = new Set([...NUMBERS, 'formatDate']);
const NUMBER_NAME =
  /(?:^|\.)(?:\w*(?:price|amount|total|subtotal|discount|quantity|balance|cost|sum)|qty|tax|rate|hours|taxRate|count|score|percent)$/i;
const LIST_NAME = /(?:[^s]s|items|list|rows|entries|children|people|data)$/i;
const SWITCH_NAME = /^(?:is|has|show|hide|with|include|enable|can)(?:[A-Z_]|$)/;

/** What the tags of a template say of the data that it takes. @throws validation on a syntax mistake */
export function inferTemplateSchema(html: string): TemplateSchema {
  const usages = new Map<string, Usage>();
  const nodes = parseMustache(html);
  const outer = valueNames(nodes, false);
  walk(nodes, '', outer, usages, false);
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

/** Names of the values that a template prints whatever the data is. @throws validation on a syntax mistake */
export function requiredByTags(html: string): ReadonlySet<string> {
  return valueNames(parseMustache(html), false);
}

/** Names of the values outside of sections: a section that shows nothing else is a condition. */
function valueNames(nodes: readonly MustacheNode[], inside: boolean): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.kind === 'value' && !inside) names.add(node.name);
    if (node.kind === 'section' && FORMATS.has(node.name))
      for (const name of valueNames(node.children, inside)) names.add(name);
  }
  return names;
}

function walk(
  nodes: readonly MustacheNode[],
  scope: string,
  outer: ReadonlySet<string>,
  usages: Map<string, Usage>,
  isNumber: boolean,
): void {
  for (const node of nodes) {
    if (node.kind === 'value') {
      if (node.name !== '.')
        note(usages, scope + node.name, { value: isNumber ? 'number' : 'text' });
    } else if (node.kind === 'section') {
      if (FORMATS.has(node.name)) walk(node.children, scope, outer, usages, NUMBERS.has(node.name));
      else walkSection(node, scope, outer, usages);
    }
  }
}

function walkSection(
  section: Section,
  scope: string,
  outer: ReadonlySet<string>,
  usages: Map<string, Usage>,
): void {
  const name = scope + section.name;
  const opens = section.inverted ? 'condition' : opensOf(section, outer);
  if (!section.inverted || !usages.has(name)) note(usages, name, { opens });
  const inner = opens === 'list' ? `${name}[].` : opens === 'object' ? `${name}.` : scope;
  walk(section.children, inner, outer, usages, false);
}

/** Whether a section repeats, goes into an object, or only asks whether there is something. */
function opensOf(
  { name, children }: Section,
  outer: ReadonlySet<string>,
): 'list' | 'object' | 'condition' {
  const used = usedNames(children);
  if (used.has('.')) return 'list';
  const own = [...used].filter((inner) => inner !== name && !inner.startsWith(`${name}.`));
  if (own.length < used.size || own.length === 0) return 'condition';
  if (own.every((inner) => outer.has(inner) || inner.includes('.'))) return 'condition';
  return LIST_NAME.test(name) ? 'list' : 'object';
}

function usedNames(nodes: readonly MustacheNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.kind === 'value') names.add(node.name);
    if (node.kind === 'section') {
      if (!FORMATS.has(node.name)) names.add(node.name);
      for (const name of usedNames(node.children)) names.add(name);
    }
  }
  return names;
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
