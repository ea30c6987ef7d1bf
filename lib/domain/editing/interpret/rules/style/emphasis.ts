import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Target } from '../../rule.ts';
import { setText } from './set-text.ts';
import { sizeOperations } from './sizes.ts';

const LARGER = 1.15;

/** Seen before all else: bold, and larger than it is. */
export function emphasisOperations(
  target: Target,
  context: Context,
): readonly Operation[] | undefined {
  if (target.kind === 'document') return undefined;
  const larger = sizeOperations(
    target,
    { kind: 'degree', factor: LARGER, aspect: 'size' },
    [],
    context,
  );
  if (target.kind === 'logo' || target.kind === 'image') return larger;
  return [...setText(target, { 'font-weight': '700' }), ...(larger ?? [])];
}
