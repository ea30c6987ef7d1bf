import type { ContentModel, ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { STRIPE } from './rules/style/plain-looks.ts';

type Stripes = Extract<Operation, { op: 'stripe-rows' }>;

/**
 * "striped, with light gray rows": a ground of all rows beside stripes is the stripes' colour
 * where they have none of their own. It would cover them otherwise.
 */
export function withStripesColored(
  operations: readonly Operation[],
  content: ContentModel,
): readonly Operation[] {
  const striped = operations.filter(isStriped);
  if (striped.length === 0) return operations;
  return striped.reduce((all, stripes) => colored(all, stripes, content), operations);
}

const isStriped = (operation: Operation): operation is Stripes =>
  operation.op === 'stripe-rows' && operation.color !== null;

function colored(
  operations: readonly Operation[],
  stripes: Stripes,
  content: ContentModel,
): readonly Operation[] {
  const table = content.tables.find(({ id }) => id === stripes.table);
  const ground = table && operations.findLast((one) => isGroundOfRows(one, table));
  if (ground?.op !== 'set-style') return operations;
  const color = ground.style['background-color'] ?? STRIPE;
  const others = operations.filter((one) => one !== ground);
  return others.map((one) =>
    one === stripes && one.color === STRIPE ? { ...stripes, color } : one,
  );
}

/** Whether it gives every row of a table, and nothing else, another ground. */
function isGroundOfRows(operation: Operation, { rows }: ContentTable): boolean {
  if (operation.op !== 'set-style') return false;
  if (Object.keys(operation.style).join() !== 'background-color') return false;
  const targets = new Set(operation.targets);
  const own = new Set(rows.flatMap(({ id, cells }) => [id, ...cells.map((cell) => cell.id)]));
  return (
    operation.targets.every((id) => own.has(id)) &&
    rows.every(({ id, cells }) => targets.has(id) || cells.every((cell) => targets.has(cell.id)))
  );
}
