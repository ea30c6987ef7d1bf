import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

type Node = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

/** A syntax tree of a large text is waited for this long. */
const PARSE_MS = 200;

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

const isValue = ({ name }: Node): boolean =>
  /^(?:Object|Array|String|Number|True|False|Null)$/.test(name);

function nameOf(state: EditorState, property: Node): string {
  const { from, to } = property.getChild('PropertyName') ?? property;
  try {
    return String(JSON.parse(state.sliceDoc(from, to)));
  } catch {
    return '';
  }
}

function step(state: EditorState, value: Node, part: string | number): Node | undefined {
  const children = childrenOf(value);
  if (value.name === 'Array') return children.filter(isValue)[Number(part)];
  const property = children.find(
    (child) => child.name === 'Property' && nameOf(state, child) === String(part),
  );
  return property && childrenOf(property).findLast(isValue);
}

/** Where in a JSON text the value of a path is; of what is missing, where it would be. */
export function rangeOfPath(
  state: EditorState,
  path: readonly (string | number)[],
): { from: number; to: number } | undefined {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS);
  let value = tree === null ? undefined : childrenOf(tree.topNode).find(isValue);
  for (const part of path) {
    const inner = value && step(state, value, part);
    if (inner === undefined) break;
    value = inner;
  }
  return value && { from: value.from, to: value.to };
}

/** Where a text stops being valid JSON. */
export function firstFault(state: EditorState): number | undefined {
  let fault: number | undefined;
  ensureSyntaxTree(state, state.doc.length, PARSE_MS)?.iterate({
    enter({ type, from }) {
      if (type.isError) fault ??= from;
    },
  });
  return fault;
}
