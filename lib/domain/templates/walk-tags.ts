import { type MustacheNode, parseMustache } from './mustache-parser.ts';

type Value = MustacheNode & { readonly kind: 'value' };
type Section = MustacheNode & { readonly kind: 'section' };

/** Whether a section repeats, goes into an object, or only asks whether there is something. */
export type Opens = 'list' | 'object' | 'condition';

/** Told of every tag of a template, in order. Paths are those of the data: `items[].total`. */
export interface TagVisitor {
  /** @param format the formatting section that the value stands in */
  readonly value: (path: string, node: Value, format: string | undefined) => void;
  readonly section: (path: string, node: Section, opens: Opens) => void;
}

/** Sections that write a value in their manner. */
export const FORMATS: ReadonlySet<string> = new Set([
  'formatMoney',
  'formatDeduction',
  'formatDate',
  'formatNumber',
  'formatPercent',
]);
const LIST_NAME = /(?:[^s]s|items|list|rows|entries|children|people|data)$/i;

interface Walk {
  readonly visitor: TagVisitor;
  readonly outer: ReadonlySet<string>;
}

/** Goes through the tags of a template. `.` is left out: it has no name. @throws validation on a syntax mistake */
export function visitTags(html: string, visitor: TagVisitor): void {
  const nodes = parseMustache(html);
  walk(nodes, '', undefined, { visitor, outer: valueNames(nodes, false) });
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
  format: string | undefined,
  walking: Walk,
): void {
  for (const node of nodes) {
    if (node.kind === 'value') {
      if (node.name !== '.') walking.visitor.value(scope + node.name, node, format);
    } else if (node.kind === 'section') {
      if (FORMATS.has(node.name)) walk(node.children, scope, node.name, walking);
      else walkSection(node, scope, walking);
    }
  }
}

function walkSection(section: Section, scope: string, walking: Walk): void {
  const name = scope + section.name;
  const opens = section.inverted ? 'condition' : opensOf(section, walking.outer);
  walking.visitor.section(name, section, opens);
  const inner = opens === 'list' ? `${name}[].` : opens === 'object' ? `${name}.` : scope;
  walk(section.children, inner, undefined, walking);
}

/** Whether a section repeats, goes into an object, or only asks whether there is something. */
function opensOf({ name, children }: Section, outer: ReadonlySet<string>): Opens {
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
