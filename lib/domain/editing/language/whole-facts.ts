import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { isIn } from './lists.ts';

/** "leave off the groomer's name": with a label goes what it names, unless the label alone is spoken of. */
export function withWholeFacts(
  operations: readonly Operation[],
  tokens: readonly Token[],
  { content: { nodes } }: Subject,
): readonly Operation[] {
  if (tokens.some(({ word }) => isIn('caption', [word]))) return operations;
  return operations.map((operation) => {
    if (operation.op !== 'remove') return operation;
    const targets = operation.targets.map((id) => {
      const at = nodes.findIndex((node) => node.id === id);
      const [label, value] = nodes.slice(at, at + 2);
      const isFact = at >= 0 && label?.role === 'label' && value?.role === 'value';
      return isFact && value.label === label.text && value.whole ? value.id : id;
    });
    return { ...operation, targets: [...new Set(targets)] };
  });
}
