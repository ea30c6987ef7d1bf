import { cloneNode, type Element, isTag } from 'domhandler';
import { append, appendChild, prepend, prependChild, removeElement } from 'domutils';
import { nameOf } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
  partOf,
} from '../effect.ts';
import { factOf, isFactValue } from '../fact.ts';
import { breakBeside } from '../line-break.ts';
import { elementFrom } from '../markup.ts';
import { isInShown, nodeOf } from '../shown.ts';
import { descendants, isWithin, wholeText } from '../text.ts';
import { accepts, allowedSibling } from './nesting.ts';
import { comesBefore } from './order.ts';
import { removeEmptyBoxes } from './remove.ts';

export const moveAppliers: Appliers<'move' | 'swap' | 'duplicate'> = { move, swap, duplicate };

/** Parts of a table or list that mean nothing without it, or under another column. */
const FIXED = new Set('td th thead tbody tfoot caption body dt dd'.split(' '));

type Part = readonly [Element, ...Element[]];

/** What moves together: a part of the document, and a value with its label. */
function movable(editing: Editing, id: string): Part {
  const part = partOf(editing, id);
  const [element] = part;
  const pair = pairAt(editing, element);
  if (pair !== undefined) return pair;
  const table = onlyBodyOf(element);
  if (table !== undefined) return [table];
  if (FIXED.has(element.name))
    throw new InvalidOperation(
      `${nameOf(editing.content, element)} cannot be moved by itself; move the row, the column, the table or the list.`,
    );
  return part;
}

/** A value with its label: the element around them or, of a `<dt>` and its `<dd>`, both. */
function pairAt(editing: Editing, element: Element): Part | undefined {
  const node = nodeOf(editing.content, element);
  const fact = isFactValue(node) ? factOf(editing, node) : undefined;
  if (fact?.around !== undefined) return FIXED.has(fact.around.name) ? undefined : [fact.around];
  return fact && [fact.label, fact.value];
}

/** The table that has no other rows. */
function onlyBodyOf({ name, parent }: Element): Element | undefined {
  if (name !== 'tbody' || parent === null || !isTag(parent)) return undefined;
  return parent.children.filter(isTag).length === 1 ? parent : undefined;
}

function move(editing: Editing, operation: OperationOf<'move'>): Effect {
  const part = movable(editing, operation.target);
  const beside = partOf(editing, operation.reference);
  const isPair = pairAt(editing, elementOf(editing, operation.target)) !== undefined;
  const reference = (isPair ? pairAt(editing, beside[0]) : undefined) ?? beside;
  const [element] = part;
  if (part.some((each) => reference.some((other) => isWithin(other, each))))
    throw new InvalidOperation('A part cannot be moved into itself or next to itself.');
  const { content } = editing;
  const name = nameOf(content, element);
  const where = nameOf(content, reference[0]);
  const around = element.parent;
  const isFirst = operation.place === 'start' || operation.place === 'before';
  const isInside = putIn(part, reference, operation.place) || false;
  if (
    !isInside &&
    !insertNextTo(part, isFirst ? reference[0] : (reference.at(-1) ?? reference[0]), isFirst)
  )
    throw new InvalidOperation(`There is no place for ${name} there.`);
  if (around !== null && isTag(around)) removeEmptyBoxes(around);
  return {
    changes: [`Moved ${name} ${PLACES[operation.place]} ${where}`],
    checks: [
      {
        element,
        aspect: 'place',
        read: (after) => {
          const isPlaced = isInside
            ? isWithin(element, reference[0])
            : comesBefore(element, reference[0]) === (isFirst ? -1 : 1);
          const isSeen = wholeText(element) === '' || isInShown(after.content, element);
          return isPlaced && isSeen ? undefined : 'What was to be moved is not where it should be.';
        },
      },
    ],
  };
}

const PLACES = { before: 'before', after: 'after', start: 'to the start of', end: 'to the end of' };

function putIn(part: Part, [room, ...others]: Part, place: OperationOf<'move'>['place']): boolean {
  if (place !== 'start' && place !== 'end') return false;
  if (others.length > 0 || !part.every((each) => accepts(room, each))) return false;
  if (place === 'start') for (const each of [...part].reverse()) prependChild(room, each);
  else for (const each of part) appendChild(room, each);
  return true;
}

function insertNextTo(part: Part, reference: Element, isFirst: boolean): boolean {
  const sibling = allowedSibling(reference, part[0]);
  if (sibling === undefined || part.some((each) => isWithin(sibling, each))) return false;
  const end = part.length === 1 ? breakBeside(part[0]) : undefined;
  const moved = end === undefined ? part : isFirst ? [...part, end] : [end, ...part];
  if (isFirst) for (const each of moved) prepend(sibling, each);
  else for (const each of [...moved].reverse()) append(sibling, each);
  return true;
}

function swap(editing: Editing, operation: OperationOf<'swap'>): Effect {
  const first = movable(editing, operation.first);
  const second = movable(editing, operation.second);
  const { content } = editing;
  const [one, two] = [nameOf(content, first[0]), nameOf(content, second[0])];
  if (first.some((a) => second.some((b) => isWithin(a, b) || isWithin(b, a))))
    throw new InvalidOperation('Two parts can only be swapped when neither is in the other.');
  if (!fitsFor(first, second) || !fitsFor(second, first))
    throw new InvalidOperation(`${one} and ${two} cannot stand in each other's place.`);
  const order = comesBefore(first[0], second[0]);
  const [here, there] = [first, second].map((part) => {
    const holder = elementFrom('<div></div>');
    prepend(part[0], holder);
    return holder;
  }) as [Element, Element];
  for (const each of second) prepend(here, each);
  for (const each of first) prepend(there, each);
  removeElement(here);
  removeElement(there);
  const check: Check = {
    element: first[0],
    aspect: 'place',
    read: () =>
      comesBefore(first[0], second[0]) === -order
        ? undefined
        : 'The two parts have not changed places.',
  };
  return { changes: [`Swapped ${one} and ${two}`], checks: [check] };
}

function fitsFor([first]: Part, part: Part): boolean {
  const { parent } = first;
  return parent !== null && part.every((each) => accepts(parent, each));
}

function duplicate(editing: Editing, operation: OperationOf<'duplicate'>): Effect {
  const part = movable(editing, operation.target);
  const copies = part.map((element) => {
    const copy = cloneNode(element, true);
    for (const each of [copy, ...descendants(copy)]) delete each.attribs.id;
    const name = copy.attribs['data-service-region'];
    if (name !== undefined) copy.attribs['data-service-region'] = `${name}-copy`;
    return copy;
  });
  for (const copy of [...copies].reverse()) append(part.at(-1) ?? part[0], copy);
  return {
    changes: [`Duplicated ${nameOf(editing.content, part[0])}`],
    added: copies,
    checks: copies.map(copyCheck),
  };
}

function copyCheck(copy: Element): Check {
  return {
    element: copy,
    aspect: 'presence',
    read: ({ content }) =>
      wholeText(copy) === '' || isInShown(content, copy) ? undefined : 'The copy does not show.',
  };
}
