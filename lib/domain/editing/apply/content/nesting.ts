import { type Element, isTag, type ParentNode } from 'domhandler';
import { dictionary } from '../../dictionary.ts';
import { descendants, isInline } from '../text.ts';

/** What may stand directly in these, and nowhere else. */
const ONLY_CHILDREN: Readonly<Record<string, readonly string[]>> = dictionary({
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  colgroup: ['col'],
  ul: ['li'],
  ol: ['li'],
  menu: ['li'],
  dl: ['div', 'dt', 'dd'],
  picture: ['img', 'source'],
});
const BOUND = new Set([...Object.values(ONLY_CHILDREN).flat(), 'source']);
for (const free of ['div', 'img']) BOUND.delete(free);

/** Elements that hold text and what stands in a line with it: a block would end them. */
const LINES_ONLY = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'button',
  'summary',
  'legend',
  'label',
]);
const IN_LINE = new Set(['img', 'svg', 'br', 'picture', 'canvas']);
const CLOSED = new Set(
  'img br hr input col embed wbr area source track svg math select textarea option video audio canvas object iframe'.split(
    ' ',
  ),
);

/** Whether an element may be a child there, so that a parser makes the same tree of it again. */
export function accepts(parent: ParentNode, child: Element): boolean {
  if (!isTag(parent) || parent.namespace !== HTML || CLOSED.has(parent.name)) return false;
  const only = ONLY_CHILDREN[parent.name];
  if (only !== undefined) return only.includes(child.name) && fitsList(parent, child);
  if (BOUND.has(child.name)) return inEntry(parent) && ['dt', 'dd'].includes(child.name);
  // An entry's label would end a label around it, and means nothing outside of a list.
  if (isEntry(child) || inEntry(parent) || parent.name === 'html') return false;
  const inLine = isInline(child) || IN_LINE.has(child.name);
  if (!inLine && (isLineOnly(parent) || isInside(parent, LINES_ONLY))) return false;
  return !(holds(child, 'a') && isInside(parent, LINKS));
}

const HTML = 'http://www.w3.org/1999/xhtml';
const LINKS = new Set(['a']);

function isLineOnly(parent: Element): boolean {
  return LINES_ONLY.has(parent.name) || (isInline(parent) && parent.name !== 'a');
}

/** A list of entries in `div`s takes no bare ones, and the other way round. */
function fitsList(parent: Element, child: Element): boolean {
  return parent.name !== 'dl' || child.name !== 'div' || isEntry(child);
}

/** A `div` that holds a label and its values in a list of such. */
function isEntry(element: Element): boolean {
  return (
    element.name === 'div' &&
    element.children.filter(isTag).some(({ name }) => name === 'dt' || name === 'dd')
  );
}

function inEntry(parent: Element): boolean {
  return parent.name === 'div' && parent.parent !== null && isTag(parent.parent)
    ? parent.parent.name === 'dl'
    : false;
}

function isInside(element: Element, names: ReadonlySet<string>): boolean {
  for (let at: ParentNode | null = element; at !== null && isTag(at); at = at.parent)
    if (names.has(at.name)) return true;
  return false;
}

function holds(element: Element, name: string): boolean {
  return element.name === name || descendants(element).some((each) => each.name === name);
}

/**
 * The innermost element around `element`, or itself, next to which `child` is allowed. undefined:
 * nowhere.
 */
export function allowedSibling(
  element: Element,
  child: Element,
  mayStand: (parent: Element) => boolean = () => true,
): Element | undefined {
  for (let at = element; at.parent !== null && isTag(at.parent); at = at.parent) {
    if (at.name === 'body' || at.name === 'html') return undefined;
    if (accepts(at.parent, child) && mayStand(at.parent)) return at;
  }
  return undefined;
}
