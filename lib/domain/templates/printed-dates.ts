import { type MustacheNode, parseMustache } from './mustache-parser.ts';

/** The values that a template writes as dates, by their paths: `items[].due`, and without what they may lie in. @throws validation on a syntax mistake */
export function dateNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  walk(parseMustache(html), [], false, names);
  return names;
}

function walk(
  nodes: readonly MustacheNode[],
  scope: readonly string[],
  isDate: boolean,
  names: Set<string>,
): void {
  for (const node of nodes) {
    if (node.kind === 'value' && isDate) {
      names.add(node.name);
      const around = scope.at(-1);
      if (around !== undefined) {
        names.add(`${around}.${node.name}`);
        names.add(`${around}[].${node.name}`);
      }
    } else if (node.kind === 'section') {
      const inside = node.name === 'formatDate';
      walk(node.children, inside ? scope : [...scope, node.name], inside, names);
    }
  }
}
