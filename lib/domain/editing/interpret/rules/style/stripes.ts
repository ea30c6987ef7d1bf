import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Group, Wished } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { hexOf } from './color-values.ts';
import { stripeOperations } from './plain-looks.ts';
import { setElement } from './set-text.ts';

const PAPER = '#ffffff';

/** Bands in a colour, or in two by turns, if any are said with them. */
export function stripesOf(
  { targets }: Group,
  looks: readonly Wished[],
  context: Context,
): readonly Operation[] | undefined {
  const isPlain = looks.every(
    ({ wish }) => wish.kind === 'stripes' || wish.kind === 'color' || wish.kind === 'plain',
  );
  const colors = looks.flatMap(({ wish }) => {
    if (wish.kind !== 'color') return [];
    const { color } = wish;
    return ['css' in color ? hexOf(color.css) : 'accent' in color ? context.accent() : undefined];
  });
  const [target] = targets;
  if (!isPlain || target === undefined || colors.length > 2 || colors.includes(undefined))
    return undefined;
  // Rows on the paper's own colour need none.
  const [second, first] = colors.filter((color) => color !== PAPER).reverse();
  const made = stripeOperations(target, context, second);
  const [striped] = made ?? [];
  if (first === undefined || striped?.op !== 'stripe-rows') return made;
  const { content } = context.scope;
  const rows = content.tables.find(({ id }) => id === striped.table)?.rows ?? [];
  const odd = rows.filter((_, at) => at % 2 === 0).flatMap(({ cells }) => cells);
  return [
    striped,
    ...setElement(
      odd.map(({ id }) => id),
      { 'background-color': first },
    ),
  ];
}
