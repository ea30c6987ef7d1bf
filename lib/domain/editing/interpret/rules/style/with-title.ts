import type { Context, Target } from '../../rule.ts';
import { ALL_HEADINGS } from '../../targets/part-names.ts';

/** The headings with the title, which in a typeface goes with them. */
export function withTitle(target: Target, { scope }: Context): Target {
  const { title } = scope.content;
  if (target.name !== ALL_HEADINGS || title === undefined || scope.region !== undefined)
    return target;
  const nodes = [...new Set([title, ...target.nodes])];
  return { ...target, nodes, ids: nodes.map(({ id }) => id) };
}
