import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { Memo } from '../memo.ts';
import type { Declared } from './declared.ts';
import { KnownSheets } from './known-sheets.ts';
import { type Path, SheetRules } from './sheet-rules.ts';

/** The declarations that win on an element, by property. */
export type Cascade = (element: Element) => ReadonlyMap<string, Declared>;

const sheets = new KnownSheets<SheetRules>();

/** Reads the document's sheets; each element's declarations are found when first asked for. */
export function openCascade({ tree }: EditableDocument): Cascade {
  const texts = sheetTexts(tree);
  const rules = sheets.once(texts.join('</style>'), () => new SheetRules(texts));
  const known = new Map<Element, ReadonlyMap<string, Declared>>();
  const paths = new Map<Element, Path>();
  const around = new Memo();
  const pathOf = (element: Element): Path => {
    let path = paths.get(element);
    if (path === undefined) {
      const { parent } = element;
      const above = parent !== null && isTag(parent) ? pathOf(parent) : undefined;
      path = rules.pathOf(element, above, around);
      paths.set(element, path);
    }
    return path;
  };
  return (element) => {
    let declared = known.get(element);
    if (declared === undefined) {
      declared = rules.declaredOn(element, pathOf(element), around);
      known.set(element, declared);
    }
    return declared;
  };
}

/** The document's style elements that count on paper, in order. */
export function sheetTexts(tree: Document): string[] {
  const texts: string[] = [];
  addSheets(tree.children, texts);
  return texts;
}

function addSheets(nodes: readonly ChildNode[], texts: string[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (node.name === 'style' && !/\bscreen\b/i.test(node.attribs['media'] ?? ''))
      texts.push(node.children.map((child) => (isText(child) ? child.data : '')).join(''));
    addSheets(node.children, texts);
  }
}
