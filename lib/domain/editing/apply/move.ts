import { cloneNode, type Element, isTag } from 'domhandler';
import { append, appendChild, prepend, prependChild, replaceElement } from 'domutils';
import { nameOf } from './describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
} from './effect.ts';
import { elementFrom } from './markup.ts';
import { accepts, placeBeside } from './nesting.ts';
import { removeEmptyBoxes } from './remove.ts';
import { isInShown } from './shown.ts';
import { descendants, isWithin, wholeText } from './text.ts';

export const moveAppliers: Appliers<'move' | 'swap' | 'duplicate'> = { move, swap, duplicate };

/** Parts of a table or list that mean nothing without it, or under another column. */
const FIXED = new Set(['td', 'th', 'thead', 'tbody', 'tfoot', 'caption', 'body', 'html', 'head']);

function movable(editing: Editing, id: string): Element {
  const element = elementOf(editing, id);
  if (FIXED.has(element.name))
    throw new InvalidOperation(
      `${nameOf(editing.content, element)} cannot be moved by itself; move the row, the column or the table.`,
    );
  return element;
}

function move(editing: Editing, operation: OperationOf<'move'>): Effect {
  const element = movable(editing, operation.target);
  const reference = elementOf(editing, operation.reference);
  if (isWithin(reference, element))
    throw new InvalidOperation('A part cannot be moved into or beside itself.');
  const { content } = editing;
  const name = nameOf(content, element);
  const where = nameOf(content, reference);
  const { place } = operation;
  const around = element.parent;
  const isFirst = place === 'start' || place === 'before';
  const isInside = (place === 'start' || place === 'end') && accepts(reference, element);
  const beside = isInside ? undefined : placeBeside(reference, element);
  if (!isInside && (beside === undefined || isWithin(beside, element)))
    throw new InvalidOperation(`There is no place for ${name} there.`);
  if (isInside && isFirst) prependChild(reference, element);
  else if (isInside) appendChild(reference, element);
  else if (isFirst) prepend(beside as Element, element);
  else append(beside as Element, element);
  if (around !== null && isTag(around)) removeEmptyBoxes(around);
  return {
    changes: [`Moved ${name} ${PLACES[place]} ${where}`],
    checks: [
      {
        element,
        aspect: 'place',
        read: (after) =>
          isPlaced(element, reference, isInside, isFirst) &&
          (wholeText(element) === '' || isInShown(after.content, element))
            ? undefined
            : 'What was to be moved is not where it should be.',
      },
    ],
  };
}

const PLACES = { before: 'before', after: 'after', start: 'to the start of', end: 'to the end of' };

function isPlaced(element: Element, reference: Element, isInside: boolean, isFirst: boolean) {
  if (isInside) return isWithin(element, reference);
  const order = element.parent === null ? 0 : comesBefore(element, reference);
  return isFirst ? order < 0 : order > 0;
}

/** -1: `first` begins before `second`; 1: after it; 0: they are not in one tree. */
function comesBefore(first: Element, second: Element): number {
  const path = (element: Element) => {
    const ancestors: (Element | Element['parent'])[] = [];
    for (let at: Element | Element['parent'] = element; at !== null; at = at.parent)
      ancestors.unshift(at);
    return ancestors;
  };
  const [one, two] = [path(first), path(second)];
  let depth = 0;
  while (depth < one.length && depth < two.length && one[depth] === two[depth]) depth += 1;
  const parent = one[depth - 1];
  const [a, b] = [one[depth], two[depth]];
  if (parent === null || parent === undefined || !('children' in parent)) return 0;
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
  const { children } = parent;
  return Math.sign(children.indexOf(a as Element) - children.indexOf(b as Element));
}

function swap(editing: Editing, operation: OperationOf<'swap'>): Effect {
  const first = movable(editing, operation.first);
  const second = movable(editing, operation.second);
  const { content } = editing;
  const [one, two] = [nameOf(content, first), nameOf(content, second)];
  if (isWithin(first, second) || isWithin(second, first))
    throw new InvalidOperation('Two parts can only be swapped when neither is in the other.');
  const fits =
    first.parent !== null &&
    second.parent !== null &&
    accepts(first.parent, second) &&
    accepts(second.parent, first);
  if (!fits) throw new InvalidOperation(`${one} and ${two} cannot stand in each other's place.`);
  const order = comesBefore(first, second);
  const holder = elementFrom('<div></div>');
  replaceElement(first, holder);
  replaceElement(second, first);
  replaceElement(holder, second);
  const check: Check = {
    element: first,
    aspect: 'place',
    read: () =>
      comesBefore(first, second) === -order ? undefined : 'The two parts have not changed places.',
  };
  return { changes: [`Swapped ${one} and ${two}`], checks: [check] };
}

function duplicate(editing: Editing, operation: OperationOf<'duplicate'>): Effect {
  const element = movable(editing, operation.target);
  const copy = cloneNode(element, true);
  for (const each of [copy, ...descendants(copy)]) delete each.attribs.id;
  const name = copy.attribs['data-service-region'];
  if (name !== undefined) copy.attribs['data-service-region'] = `${name}-copy`;
  append(element, copy);
  const text = wholeText(element);
  return {
    changes: [`Duplicated ${nameOf(editing.content, element)}`],
    added: [copy],
    checks: [
      {
        element: copy,
        aspect: 'presence',
        read: ({ content }) =>
          text === '' || isInShown(content, copy) ? undefined : 'The copy does not show.',
      },
    ],
  };
}
