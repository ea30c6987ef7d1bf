import type { ResolvedNode } from './resolve.ts';
import type { Scope } from './scope.ts';
import type { Expression } from './template-node.ts';

export type Path = Extract<Expression, { kind: 'path' }>;

export const depthOf = ({ from }: Path): number =>
  typeof from === 'object' && 'depth' in from ? from.depth : 0;

/** The deepest scope that an expression looks something up in. */
export function homeDepth(of: Expression): number {
  switch (of.kind) {
    case 'path':
      return depthOf(of);
    case 'turn':
      return typeof of.from === 'object' && 'depth' in of.from ? of.from.depth : 0;
    case 'not':
      return homeDepth(of.of);
    case 'binary':
      return Math.max(homeDepth(of.left), homeDepth(of.right));
    case 'choose':
      return Math.max(...[of.test, of.met, of.otherwise].map(homeDepth));
    case 'call':
      return Math.max(0, ...of.args.map(homeDepth));
    default:
      return 0;
  }
}

/** Whether the innermost item itself is printed within. */
export const printsItem = (nodes: readonly ResolvedNode[]): boolean =>
  JSON.stringify(nodes, (key, value: unknown) => (key === 'scope' ? undefined : value)).includes(
    '"path":[]',
  );

/** Whether a loop walks through this list. */
export function isWalked(of: Path, scope: Scope): boolean {
  const wanted = JSON.stringify(of.path);
  return scope.at(depthOf(of)).facts.lists.has(wanted);
}
