import { type Element, isTag, isText } from 'domhandler';
import { appendChild, removeElement } from 'domutils';
import { dictionary } from '../../dictionary.ts';
import { namesOf } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { lineBreak } from '../line-break.ts';
import { isInShown, isShown } from '../shown.ts';
import { inlineValue, removeInlineStyle, setInlineStyle } from '../styles/inline-style.ts';
import { descendants, wholeText } from '../text.ts';
import { wholeParts } from './removed-parts.ts';

export const removeAppliers: Appliers<'remove' | 'hide' | 'show'> = { remove, hide, show };

function remove(editing: Editing, operation: OperationOf<'remove'>): Effect {
  const targets = wholeParts(editing, operation.targets);
  const changes = [`Removed ${namesOf(editing.content, named(editing, operation.targets))}`];
  const checks = targets.map(goneCheck);
  const contents = targets.filter(isCell).flatMap((cell) => cell.children.filter(isTag));
  for (const target of targets) {
    if (isCell(target)) for (const child of [...target.children]) removeElement(child);
    else {
      takeLineEnd(target);
      removeWithEmpties(target);
    }
  }
  return { changes, removed: [...targets, ...contents], checks };
}

function named(editing: Editing, ids: readonly string[]): Element[] {
  return [...new Set(ids.map((id) => elementOf(editing, id)))];
}

/** A cell that goes would move those after it under another column. */
const CELLS = new Set(['td', 'th']);

function isCell({ name }: Element): boolean {
  return CELLS.has(name);
}

/** Puts the end of a line into the line, which else would leave an empty one behind. */
function takeLineEnd(line: Element): void {
  if (line.name !== 'span') return;
  const end = line.next;
  if (end !== null && isText(end) && /^\s*\n\s*$/.test(end.data)) appendChild(line, end);
  const after = lineBreak(line.next);
  if (after !== undefined && (line.prev === null || lineBreak(line.prev) !== undefined))
    appendChild(line, after);
}

/** Boxes that are there for what is in them only. */
const BOXES = new Set(
  'div section article dl ul ol p figure span tbody tfoot thead tr table aside footer'.split(' '),
);

/** Takes an element away and what is empty without it. */
function removeWithEmpties(element: Element): void {
  const around = element.parent;
  removeElement(element);
  if (around !== null && isTag(around)) removeEmptyBoxes(around);
}

/** Takes a box away that has become empty, and those that are empty without it. */
export function removeEmptyBoxes(box: Element): void {
  for (let at: Element['parent'] = box; at !== null && isTag(at); ) {
    if (!BOXES.has(at.name) && !CELLS.has(at.name)) return;
    const empty: Element = at;
    at = empty.parent;
    if (CELLS.has(empty.name)) {
      // The only cell of a row that held nothing else.
      if (empty.parent === null || !isEmpty(empty.parent as Element)) return;
    } else if (isEmpty(empty)) removeElement(empty);
    else return;
  }
}

function isEmpty(element: Element): boolean {
  return element.children.every((node) =>
    isText(node) ? node.data.trim() === '' : !isTag(node) || (isCellOrBox(node) && isEmpty(node)),
  );
}

function isCellOrBox(element: Element): boolean {
  return CELLS.has(element.name) || BOXES.has(element.name);
}

function goneCheck(element: Element): Check {
  return {
    element,
    aspect: 'presence',
    read: ({ content }) => {
      return isShown(content, element) ? 'What was to be taken away still shows.' : undefined;
    },
  };
}

const MARK = 'data-service-hidden';

function hide(editing: Editing, operation: OperationOf<'hide'>): Effect {
  const names = namesOf(editing.content, named(editing, operation.targets));
  const targets = wholeParts(editing, operation.targets);
  const head = targets.find(({ name }) => name === 'th');
  if (head !== undefined)
    throw new InvalidOperation(
      `${namesOf(editing.content, [head])} cannot be hidden by itself: hide the column instead.`,
    );
  for (const target of targets) {
    // A cell keeps its place: those after it would move under another column.
    const [property, value] = isCell(target) ? ['visibility', 'hidden'] : ['display', 'none'];
    target.attribs[MARK] = inlineValue(target, property as string) ?? '';
    setInlineStyle(target, property as string, value as string);
    takeLineEnd(target);
  }
  return {
    changes: [`Hid ${names}`],
    removed: targets,
    checks: targets.map(goneCheck),
  };
}

function show(editing: Editing, operation: OperationOf<'show'>): Effect {
  const targets = operation.targets.map((id) => elementOf(editing, id));
  const hidden = [...new Set(targets.flatMap(hiddenAt))];
  for (const element of hidden) reveal(element);
  return {
    changes: [`Showed ${namesOf(editing.content, targets)} again`],
    added: hidden,
    checks: targets.map(shownCheck),
  };
}

/** What hides an element: itself, what is around it, or else what is hidden in it. */
function hiddenAt(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent)
    if (isMarked(at)) around.push(at);
  if (around.length > 0) return around;
  const inside = descendants(element).filter(isMarked);
  return inside.length > 0 ? inside : [element];
}

function isMarked({ attribs }: Element): boolean {
  return attribs[MARK] !== undefined || attribs.hidden !== undefined;
}

const DISPLAYS: Readonly<Record<string, string>> = dictionary({
  tr: 'table-row',
  tbody: 'table-row-group',
  thead: 'table-header-group',
  tfoot: 'table-footer-group',
  table: 'table',
  li: 'list-item',
  td: 'table-cell',
  th: 'table-cell',
  span: 'inline',
  a: 'inline',
  b: 'inline',
  strong: 'inline',
  em: 'inline',
  img: 'inline-block',
});

function reveal(element: Element): void {
  const before = element.attribs[MARK];
  const property = CELLS.has(element.name) ? 'visibility' : 'display';
  if (before !== undefined) {
    removeInlineStyle(element, property);
    if (before !== '') setInlineStyle(element, property, before.replace(/\s*!\s*important$/i, ''));
    delete element.attribs[MARK];
  } else {
    setInlineStyle(element, 'display', DISPLAYS[element.name] ?? 'block');
    setInlineStyle(element, 'visibility', 'visible');
  }
  delete element.attribs.hidden;
}

function shownCheck(element: Element): Check {
  return {
    element,
    aspect: 'presence',
    read: ({ content }) => {
      return wholeText(element) === '' || isInShown(content, element)
        ? undefined
        : 'What was to be shown is still hidden.';
    },
  };
}
