import type { RenderOptions } from '#schemas/render-options.ts';
import type { Operation } from '../operations.ts';
import { insertAppliers } from './content/insert.ts';
import { moveAppliers } from './content/move.ts';
import { removeAppliers } from './content/remove.ts';
import { replaceTextAppliers } from './content/replace-text.ts';
import { setAttributeAppliers } from './content/set-attribute.ts';
import { setTextAppliers } from './content/set-text.ts';
import type { Applier, Appliers, Editing, Effect, OperationName } from './effect.ts';
import { fitPageAppliers } from './pages/fit-page.ts';
import { setPageAppliers } from './pages/set-page.ts';
import { adoptContentStyles } from './styles/computed-style.ts';
import { setStyleAppliers } from './styles/set-style.ts';
import { setThemeAppliers } from './styles/set-theme.ts';
import { tableAppliers } from './tables/table-appliers.ts';

/** Operations that were carried out on the tree of a document. */
export interface Applied {
  /** Of each operation, in their order. */
  readonly effects: readonly Effect[];
  readonly options: RenderOptions;
}

/** Which function carries out which operation. */
const APPLIERS: Appliers = {
  ...setStyleAppliers,
  ...setTextAppliers,
  ...setThemeAppliers,
  ...replaceTextAppliers,
  ...insertAppliers,
  ...removeAppliers,
  ...moveAppliers,
  ...setAttributeAppliers,
  ...setPageAppliers,
  ...fitPageAppliers,
  ...tableAppliers,
};

/**
 * Carries operations out on the tree, in their order.
 * @throws InvalidOperation for the first one that cannot be carried out; the tree is then of no use any more
 */
export function applyOperations(editing: Editing, operations: readonly Operation[]): Applied {
  const effects: Effect[] = [];
  let { options } = editing;
  for (const operation of operations) {
    const current = { ...editing, options };
    if (effects.length === 0) adoptContentStyles(current);
    const effect = apply(current, operation);
    options = effect.options ?? options;
    effects.push(effect);
  }
  return { effects, options };
}

function apply(editing: Editing, operation: Operation): Effect {
  const applier = APPLIERS[operation.op] as Applier<OperationName>;
  return applier(editing, operation);
}
