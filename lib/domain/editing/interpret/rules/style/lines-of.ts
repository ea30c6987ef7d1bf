import { collapsed, wholeText } from '#lib/domain/editing/apply/text.ts';
import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Context, Target } from '../../rule.ts';

/** A line that stands with others in one element, which stay as they are: its words by themselves. */
export function linesOf(target: Target, { scope }: Context): readonly Target[] {
  const { kind, nodes, words } = target;
  if (kind !== 'text' || words !== undefined || nodes.length === 0) return [target];
  const own = new Set(nodes);
  const isShared = (node: ContentNode) =>
    !node.whole &&
    scope.content.nodes.some((other) => other.element === node.element && !own.has(other)) &&
    collapsed(wholeText(node.element)).split(node.text).length === 2;
  return nodes.every(isShared)
    ? nodes.map((node) => ({
        ...target,
        name: `“${node.text}”`,
        ids: [node.id],
        nodes: [node],
        words: node.text,
      }))
    : [target];
}
