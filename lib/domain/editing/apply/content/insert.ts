import { type Element, isTag, type ParentNode } from 'domhandler';
import { append, appendChild, prepend, prependChild } from 'domutils';
import type { NewBlock } from '../../operations.ts';
import { nameOf, quoted } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
  partOf,
} from '../effect.ts';
import { elementFrom, lines } from '../markup.ts';
import { isInShown } from '../shown.ts';
import { setStyle, styleChecks } from '../styles/set-style.ts';
import { looksOf } from '../styles/stylesheet-origin.ts';
import { isWithin, wholeText } from '../text.ts';
import { insertFact } from './insert-fact.ts';
import { accepts, allowedSibling } from './nesting.ts';
import { newBlock, signature } from './new-blocks.ts';

type Insert = OperationOf<'insert'>;

export const insertAppliers: Appliers<'insert'> = { insert };

function insert(editing: Editing, operation: Insert): Effect {
  const part = partOf(editing, operation.target);
  const [target] = part;
  const { block, place } = operation;
  const where = nameOf(editing.content, target);
  const added =
    block.kind === 'fact'
      ? insertFact(editing, target, place, block)
      : insertBlock(editing, part, place, block);
  const [main] = added;
  if (operation.style !== undefined && main !== undefined)
    for (const each of added) setStyle(each, operation.style);
  return {
    changes: [`Added ${blockName(block)} ${PLACES[place]} ${where}`],
    added,
    checks: [
      ...added.map(presence),
      ...added.flatMap((each) => styleChecks(each, operation.style ?? {})),
    ],
  };
}

const PLACES = { before: 'before', after: 'after', start: 'at the start of', end: 'at the end of' };

/** What is there when the operations are done is read back from the content. */
function presence(element: Element): Check {
  const text = wholeText(element);
  return {
    element,
    aspect: 'presence',
    read: ({ content }) => {
      return text === '' || isInShown(content, element)
        ? undefined
        : `What was added does not show: ${quoted(text)}.`;
    },
  };
}

function insertBlock(
  editing: Editing,
  part: readonly [Element, ...Element[]],
  place: Insert['place'],
  block: Exclude<NewBlock, { kind: 'fact' }>,
): Element[] {
  const [target, ...others] = part;
  const more =
    insertListItems(target, block, place) ?? insertSignatures(editing, target, block, place);
  if (more !== undefined) return more;
  const elements = newBlock(editing, block, target);
  const [first] = elements;
  if (first === undefined) return elements;
  const inside =
    others.length === 0 && (place === 'start' || place === 'end')
      ? roomIn(editing, target, block, place)
      : undefined;
  if (inside !== undefined && accepts(inside, first)) {
    if (place === 'start') for (const each of [...elements].reverse()) prependChild(inside, each);
    else for (const each of elements) appendBeforeOverlays(inside, each);
    return elements;
  }
  // The start of a part without an element around it is below its heading.
  const isFirst = place === 'before' || (place === 'start' && others.length === 0);
  const at = place === 'before' || place === 'start' ? target : (part.at(-1) ?? target);
  const sibling = allowedSibling(at, first, (parent) => isFirst || !isInRecords(editing, parent));
  if (sibling === undefined)
    throw new InvalidOperation(
      `There is no place for ${blockName(block)} there; name a part of the document to put it before or after.`,
    );
  if (isFirst) for (const each of elements) prepend(sibling, each);
  else for (const each of [...elements].reverse()) append(sibling, each);
  return elements;
}

/** Next to an entry of a list, a list becomes more entries that look the same. */
function insertListItems(
  target: Element,
  block: NewBlock,
  place: Insert['place'],
): Element[] | undefined {
  if (block.kind !== 'list' || target.name !== 'li') return undefined;
  const entries = block.items.map((item) => `<li${looksOf(target)}>${lines(item)}</li>`);
  return insertAround(target, entries.map(elementFrom), place);
}

/** Next to a signature line, more signature lines are inserted. */
function insertSignatures(
  editing: Editing,
  target: Element,
  block: NewBlock,
  place: Insert['place'],
): Element[] | undefined {
  if (block.kind !== 'signatures') return undefined;
  for (let at: Element['parent'] = target; at !== null && isTag(at); at = at.parent)
    if (hasClass(at, 'signature') && at.parent !== null && hasClass(at.parent, 'signatures')) {
      const each = block.labels.map((label) => signature(editing, label, false));
      return insertAround(at, each.map(elementFrom), place);
    }
  return undefined;
}

const hasClass = (node: ParentNode, name: string): boolean =>
  isTag(node) && (node.attribs['class'] ?? '').split(' ').includes(name);

function insertAround(
  target: Element,
  elements: Element[],
  place: Insert['place'],
): Element[] | undefined {
  if (place === 'start' || place === 'end') return undefined;
  if (place === 'before') for (const each of elements) prepend(target, each);
  else for (const each of [...elements].reverse()) append(target, each);
  return elements;
}

/** Below the totals in the last row of a table there is room, but what comes there follows the table. */
function isInRecords({ content }: Editing, parent: Element): boolean {
  return content.tables.some(
    (table) => isWithin(parent, table.element) && !isInRow(table.rows, parent),
  );
}

function isInRow(rows: readonly { readonly element: Element }[], parent: Element): boolean {
  return rows.some(({ element }) => isWithin(parent, element));
}

/** The element below the target to put it into: a logo stands with the sender. */
function roomIn(
  { content }: Editing,
  target: Element,
  block: NewBlock,
  place: Insert['place'],
): Element {
  if (block.kind !== 'logo' || place !== 'start') return target;
  const name = content.nodes.find(
    ({ role, element }) =>
      (role === 'party-name' || role === 'party-line') && isWithin(element, target),
  );
  const around = name?.element.parent;
  return around !== undefined && around !== null && isTag(around) && isWithin(around, target)
    ? around
    : target;
}

/** What is printed across the page stays last, where no rule of the document counts it. */
export function appendBeforeOverlays(parent: Element, element: Element): void {
  const last = parent.children.findLast(
    (node) =>
      !(isTag(node) && isPageOverlay(node)) && !(node.type === 'text' && node.data.trim() === ''),
  );
  const hasOverlays = parent.children.some((node) => isTag(node) && isPageOverlay(node));
  if (!hasOverlays) appendChild(parent, element);
  else if (last === undefined) prependChild(parent, element);
  else append(last, element);
}

export function isPageOverlay({ attribs }: Element): boolean {
  const kind = attribs['data-service-edit'];
  return kind === 'watermark' || kind === 'stamp';
}

/** A new block as a sentence names it. */
function blockName(block: NewBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `the text ${quoted(block.text)}`;
    case 'heading':
      return `the heading ${quoted(block.text)}`;
    case 'section':
      return `the section ${quoted(block.heading)}`;
    case 'list':
      return `a list of ${block.items.length} ${block.items.length === 1 ? 'entry' : 'entries'}`;
    case 'fact':
      return `${quoted(block.label)} with the value ${quoted(block.value)}`;
    case 'image':
      return block.alt === '' ? 'an image' : `the image ${quoted(block.alt)}`;
    case 'logo':
      return 'a logo';
    case 'signatures':
      return block.labels.length === 1
        ? `a signature line for ${quoted(block.labels[0] ?? '')}`
        : `signature lines for ${block.labels.map(quoted).join(', ')}`;
    case 'qr-code':
      return `a QR code of ${quoted(block.content)}`;
    case 'divider':
      return 'a dividing line';
    case 'spacer':
      return 'space';
    case 'page-break':
      return 'a page break';
  }
}
