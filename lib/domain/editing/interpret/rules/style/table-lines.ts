import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Wished } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { isBorder, lineOf, NO_LINES } from './borders.ts';
import { setElement } from './set-text.ts';

type Wish = Wished['wish'];

/** Which lines of a table are spoken of, if any. */
export function linesWished(
  wishes: readonly Wished[],
): Extract<Wish, { kind: 'lines' }> | undefined {
  for (const { wish } of wishes) if (wish.kind === 'lines') return wish;
  return undefined;
}

/** Lines between the columns or the rows of a table, or none. */
export function tableLines(
  target: Target,
  between: 'columns' | 'rows',
  wishes: readonly Wished[],
  context: Context,
): readonly Operation[] | undefined {
  const { content } = context.scope;
  const table = target.table ?? content.lineItems ?? content.tables[0];
  if (table === undefined) return undefined;
  const isNone = wishes.some(({ not }) => not);
  const looks = wishes.filter(
    (wished) => wished.wish.kind !== 'lines' && wished.wish.kind !== 'side' && isLined(wished),
  );
  const line = isNone ? 'none' : lineOf(looks, { sides: [], width: 1, color: undefined }, context);
  if (line === undefined) return undefined;
  if (between === 'columns')
    return isNone
      ? setElement(columnCells(table, context, 0), { 'border-left': line, 'border-right': line })
      : setElement(columnCells(table, context, 1), { 'border-left': line });
  const rows = table.rows.flatMap(({ cells }) => cells.map(({ id }) => id));
  return isNone
    ? setElement([...table.rows.map(({ id }) => id), ...rows], NO_LINES)
    : setElement(rows, { 'border-bottom': line });
}

const isLined = (wished: Wished) =>
  isBorder(wished) || wished.wish.kind === 'color' || wished.wish.kind === 'length';

/** The cells of all columns from the given one on, those of the head as well. */
function columnCells({ head, rows }: ContentTable, { scope }: Context, from: number) {
  const heads = scope.content.nodes.filter(({ element }) => element.parent === head);
  return [heads, ...rows.map(({ cells }) => cells)].flatMap((cells) =>
    cells.slice(from).map(({ id }) => id),
  );
}
