import { type Document, Element, isDirective, isTag, isText, type Text } from 'domhandler';
import { parse, serializeOuter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { PagewrightError } from '#lib/errors.ts';
import type { EditableDocument } from './editable-document.ts';

/**
 * Browsers flatten what is nested deeper than 512; beyond it the parser's own work grows with the
 * square of the depth, and whatever walks the tree could overflow the stack.
 */
const MAX_DEPTH = 600;
/** The parser drops a line end right after these tags begin, so one that is content needs another before it. */
const DROPS_LINE_END = /<(?:pre|textarea|listing)\b/i;

/**
 * Reads markup, whole or a fragment, as a browser would. Unchanged, the document is written as
 * equivalent markup: the same tree in the same mode of rendering, with comments, styles and policy.
 * The content of noscript is text, as it is where scripts run.
 */
export function parseDocument(html: string): EditableDocument {
  const tree = parse<Htmlparser2TreeAdapterMap>(html, { treeAdapter: limitedAdapter() });
  const root = child(tree, 'html') ?? new Element('html', {});
  const head = child(root, 'head') ?? new Element('head', {});
  const body = child(root, 'body') ?? child(root, 'frameset') ?? new Element('body', {});
  const dropsLineEnds = DROPS_LINE_END.test(html);
  return {
    tree,
    head,
    body,
    toHtml: () => (dropsLineEnds ? withLineEnds(body, () => write(tree)) : write(tree)),
  };
}

function limitedAdapter(): typeof adapter {
  let depth = 0;
  return {
    ...adapter,
    createElement,
    adoptAttributes,
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new PagewrightError('validation', {
          message: `The document nests elements more than ${MAX_DEPTH} deep, so it cannot be changed; use markup that is nested less.`,
        });
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** What is made of it inherits no name, and is read and copied faster than what is made of nothing. */
const NO_NAMES: object = Object.freeze(Object.create(null));

/** Without the library's two more objects for each element: few attributes have a namespace. */
export const createElement: typeof adapter.createElement = (name, namespace, attributes) => {
  const attribs: Record<string, string> = Object.create(NO_NAMES);
  for (const attribute of attributes) {
    if (attribute.namespace !== undefined)
      return adapter.createElement(name, namespace, attributes);
    attribs[attribute.name] = attribute.value;
  }
  const element = new Element(name, attribs, []);
  element.namespace = namespace;
  return element;
};

/** Of the root and the body, whose attributes have no namespace. */
const adoptAttributes: typeof adapter.adoptAttributes = ({ attribs }, attributes) => {
  for (const { name, value } of attributes) attribs[name] ??= value;
};

function child(parent: Document | Element, name: string): Element | undefined {
  return parent.children.find((node): node is Element => isTag(node) && node.name === name);
}

/** The library writes a document type without its identifiers, which decide on the mode of rendering. */
function write(tree: Document): string {
  return tree.children
    .map((node) =>
      isDirective(node) ? `<${node.data}>` : serializeOuter(node, { treeAdapter: adapter }),
    )
    .join('');
}

function withLineEnds(body: Element, work: () => string): string {
  const extended: Text[] = [];
  const open: Element[] = [body];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    const [first] = element.children;
    if (DROPS_LINE_END.test(`<${element.name}`) && first !== undefined && isText(first))
      if (first.data.startsWith('\n')) extended.push(first);
    for (const node of element.children) if (isTag(node)) open.push(node);
  }
  for (const text of extended) text.data = `\n${text.data}`;
  const html = work();
  for (const text of extended) text.data = text.data.slice(1);
  return html;
}
