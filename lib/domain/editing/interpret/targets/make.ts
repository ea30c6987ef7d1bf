import type { Element } from 'domhandler';
import type {
  ContentModel,
  ContentNode,
  ContentRole,
  ContentTable,
  Region,
  TotalLine,
} from '#lib/domain/editing/content-model.ts';
import type { Target } from '../target.ts';

export function contains(outer: Element, inner: Element): boolean {
  for (let at: Element['parent'] = inner; at !== null; at = at.parent)
    if (at === outer) return true;
  return false;
}

export function nodesIn(content: ContentModel, outer: Element): readonly ContentNode[] {
  return content.nodes.filter(({ element }) => contains(outer, element));
}

export function documentTarget(content: ContentModel, body: Element): Target | undefined {
  const id = content.idOf(body) ?? content.regions[0]?.id ?? content.nodes[0]?.id;
  return id === undefined
    ? undefined
    : { kind: 'document', name: 'the document', ids: [id], nodes: content.nodes };
}

export function regionTarget(content: ContentModel, region: Region, name?: string): Target {
  return {
    kind: 'region',
    name: name ?? `the ${region.heading ?? region.name.replaceAll('-', ' ')}`,
    ids: [region.id],
    nodes: nodesIn(content, region.element),
    region,
  };
}

export function tableTarget(
  content: ContentModel,
  table: ContentTable,
  name = 'the table',
): Target {
  return {
    kind: 'table',
    name,
    ids: [table.id],
    nodes: nodesIn(content, table.element),
    table,
  };
}

export function headTarget(content: ContentModel, table: ContentTable): Target | undefined {
  const id = table.head === undefined ? undefined : content.idOf(table.head);
  if (table.head === undefined || id === undefined) return undefined;
  return {
    kind: 'table-head',
    name: 'the table header',
    ids: [id],
    nodes: nodesIn(content, table.head),
    table,
  };
}

export function columnTarget(
  content: ContentModel,
  table: ContentTable,
  column: number,
): Target | undefined {
  const label = table.columns[column]?.label;
  if (label === undefined) return undefined;
  const heads = table.head === undefined ? [] : nodesIn(content, table.head);
  const head = heads.length === table.columns.length ? heads[column] : undefined;
  const cells = table.rows.flatMap(({ cells: all }) => all[column] ?? []);
  const nodes = head === undefined ? cells : [head, ...cells];
  return {
    kind: 'column',
    name: `the column “${label}”`,
    ids: nodes.map(({ id }) => id),
    nodes,
    table,
    column,
  };
}

export function rowsTarget(
  table: ContentTable,
  rows: ContentTable['rows'],
  name: string,
): Target | undefined {
  if (rows.length === 0) return undefined;
  return {
    kind: 'row',
    name,
    ids: rows.map(({ id }) => id),
    nodes: rows.flatMap(({ cells }) => cells),
    table,
  };
}

export function totalTarget(line: TotalLine): Target {
  return {
    kind: 'total',
    name: `the line “${line.label.text}”`,
    ids: contains(line.element, line.label.element) ? [line.id] : [line.label.id, line.value.id],
    nodes: [line.label, line.value],
  };
}

/** Texts of one sort. undefined where there is none. */
export function textTarget(
  nodes: readonly ContentNode[],
  name: string,
  kind: Target['kind'] = 'text',
): Target | undefined {
  return nodes.length === 0 ? undefined : { kind, name, ids: nodes.map(({ id }) => id), nodes };
}

export function byRole(
  nodes: readonly ContentNode[],
  name: string,
  ...roles: readonly ContentRole[]
): Target | undefined {
  return textTarget(
    nodes.filter(({ role }) => roles.includes(role)),
    name,
  );
}
