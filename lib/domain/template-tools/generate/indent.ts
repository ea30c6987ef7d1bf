import { Comment, type Element, isTag, isText, type ParentNode, Text } from 'domhandler';
import { append, prepend } from 'domutils';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';

/** Elements between whose children a line break shows nothing. */
const HOLDERS: ReadonlySet<string> = new Set(
  'html head body header footer section div table thead tbody tr dl ul figure'.split(' '),
);
/** Where line breaks are kept. */
const KEPT: ReadonlySet<string> = new Set(['lines', 'row-details', 'remarks', 'signature-line']);

/** Sets a document for people to read: an element to a line, a rule of its style sheets to a line. */
export function indent({ tree, head }: EditableDocument): void {
  for (const style of head.children.filter(isTag).filter(({ name }) => name === 'style'))
    for (const text of style.children.filter(isText))
      text.data = `\n${text.data.replaceAll('}', '}\n')}`;
  const pending: { parent: ParentNode; depth: number }[] = [{ parent: tree, depth: -1 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { parent, depth } = next;
    if (isTag(parent as Element) && !isHolder(parent as Element)) continue;
    const children = [...parent.children];
    const isElements = children.every((node) => isTag(node) || node instanceof Comment);
    if (isElements && children.length > 0 && depth >= 0) breakLines(children, depth);
    for (const child of children)
      if (isTag(child)) pending.push({ parent: child, depth: depth + 1 });
  }
}

function isHolder({ name, attribs }: Element): boolean {
  const classes = (attribs['class'] ?? '').split(' ');
  return HOLDERS.has(name) && !classes.some((each) => KEPT.has(each));
}

function breakLines(children: readonly ParentNode['children'][number][], depth: number): void {
  const last = children.at(-1);
  for (const child of children) prepend(child, new Text(`\n${'  '.repeat(depth)}`));
  if (last !== undefined) append(last, new Text(`\n${'  '.repeat(Math.max(0, depth - 1))}`));
}
