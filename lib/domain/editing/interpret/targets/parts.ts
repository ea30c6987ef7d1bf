import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Target } from '../rule.ts';
import { byRole, headTarget, rowsTarget, tableTarget, textTarget } from './make.ts';
import type { Scope } from './scope.ts';

/** Of a region or table, what people name within it: "the totals labels", "text in the footer". */
export const PARTS: ReadonlyMap<string, (whole: Target, scope: Scope) => Target | undefined> =
  new Map(
    (
      [
        [
          'heading | title | headline | head | header',
          (whole, { content }) =>
            (whole.kind === 'table' && whole.table && headTarget(content, whole.table)) ||
            headOf(whole) ||
            byRole(whole.nodes, `the heading of ${whole.name}`, 'heading', 'title'),
        ],
        [
          'headings | titles | headers | heads | header row | head row | top row',
          (whole, { content }) =>
            (whole.kind === 'table' && whole.table && headTarget(content, whole.table)) ||
            headOf(whole) ||
            byRole(whole.nodes, `the headings of ${whole.name}`, 'heading', 'title'),
        ],
        [
          'labels',
          (whole) => byRole(whole.nodes, `the labels of ${whole.name}`, 'label', 'total-label'),
        ],
        [
          'values | numbers | figures | value | figure',
          (whole, { content }) =>
            textTarget(figuresIn(whole, content.tables), `the values of ${whole.name}`),
        ],
        [
          'amounts | prices | amount',
          (whole, { content }) =>
            textTarget(
              figuresIn(whole, content.tables).filter(({ text }) => !text.endsWith('%')),
              `the amounts of ${whole.name}`,
            ),
        ],
        [
          'sentence | paragraph | wording',
          (whole) =>
            whole.kind === 'region'
              ? byRole(whole.nodes, `the text of ${whole.name}`, 'prose', 'list-item')
              : undefined,
        ],
        ['rows', (whole) => whole.table && rowsTarget(whole.table, whole.table.rows, 'the rows')],
        ['name | names', (whole) => byRole(whole.nodes, `the name in ${whole.name}`, 'party-name')],
        ['table', (whole, { content }) => tableIn(whole, content)],
      ] as readonly (readonly [string, (whole: Target, scope: Scope) => Target | undefined])[]
    ).flatMap(([names, find]) => names.split(' | ').map((name) => [name, find] as const)),
  );

const headOf = (whole: Target) =>
  whole.kind === 'column'
    ? byRole(whole.nodes, `the heading of ${whole.name}`, 'column-head')
    : undefined;

function figuresIn(whole: Target, tables: Scope['content']['tables']): readonly ContentNode[] {
  const numeric = new Set(
    tables.flatMap(({ columns, rows: list }) =>
      list.flatMap(({ cells }) => cells.filter((_, at) => columns[at]?.numeric)),
    ),
  );
  return whole.nodes.filter(
    (node) => node.role === 'value' || node.role === 'total-value' || numeric.has(node),
  );
}

function tableIn(whole: Target, content: Scope['content']): Target | undefined {
  const inside = new Set(whole.nodes);
  const found = content.tables.find(({ rows: list }) =>
    list.some(({ cells }) => cells.some((cell) => inside.has(cell))),
  );
  return found && tableTarget(content, found);
}
