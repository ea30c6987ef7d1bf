import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler';
import { removeElement } from 'domutils';
import { namesOf, quoted } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
  type Rewrite,
} from '../effect.ts';
import { plain } from '../markup.ts';
import { isInShown } from '../shown.ts';
import { collapsed, isInline, rawText, textNodes, wholeText } from '../text.ts';
import { type Match, matchesIn, patternsOf, replacedIn } from './find-text.ts';
import { followLinks } from './set-text.ts';

export const replaceTextAppliers: Appliers<'replace-text'> = { 'replace-text': replaceText };

function replaceText(editing: Editing, operation: OperationOf<'replace-text'>): Effect {
  const targets = operation.targets?.map((id) => elementOf(editing, id));
  const find = collapsed(plain(operation.find));
  const replacement = plain(operation.replace);
  if (find === '') throw new InvalidOperation('The text to replace is empty.');
  const found = foundIn(targets ?? [editing.document.body], find);
  const places = replacement === '' ? found.map(withSpace) : found;
  if (places.length === 0)
    throw new InvalidOperation(
      `${quoted(find)} does not occur ${targets === undefined ? 'in the document' : 'there'}.`,
    );
  const expected = expectedTexts(places, replacement);
  for (const { run, matches } of places) replaceIn(run, matches, replacement);
  const where = targets === undefined ? '' : ` in ${namesOf(editing.content, targets)}`;
  if (targets === undefined) retitle(editing, find, replacement);
  const count = places.reduce((sum, { matches }) => sum + matches.length, 0);
  const times = count === 1 ? '' : ` (${count} times)`;
  const change =
    replacement.trim() === ''
      ? `Removed the text ${quoted(find)}${where}${times}`
      : `Replaced ${quoted(find)} with ${quoted(replacement)}${where}${times}`;
  return {
    changes: [change],
    rewritten: expected,
    checks: expected.map(({ element, text }) => runCheck(element, text)),
  };
}

/** What each of the outermost elements will say as a whole, worked out from what it says now. */
function expectedTexts(places: readonly Found[], replacement: string): Rewrite[] {
  const elements = new Set<unknown>(places.map(({ run }) => run.element));
  const byElement = new Map<Element, Found[]>();
  for (const place of places) {
    let outer = place.run.element;
    for (let at = outer.parent; at !== null && isTag(at); at = at.parent)
      if (elements.has(at)) outer = at;
    const found = byElement.get(outer);
    if (found === undefined) byElement.set(outer, [place]);
    else found.push(place);
  }
  return [...byElement].map(([element, found]) => {
    const { text, starts } = rawText(element);
    const matches = found.flatMap(({ run, matches: inRun }) => {
      const offset = starts.get(run.nodes[0] as Text) ?? 0;
      return inRun.map(([start, end]): Match => [start + offset, end + offset]);
    });
    return { element, text: collapsed(replacedIn(text, matches, replacement)) };
  });
}

function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<unknown>(elements);
  return [...new Set(elements)].filter((element) => {
    for (let at = element.parent; at !== null; at = at.parent) if (all.has(at)) return false;
    return true;
  });
}

/** Text that a reader sees as one piece: that of an element and the inline ones in it. */
export interface Run {
  /** The block around it. */
  readonly element: Element;
  readonly nodes: readonly Text[];
  /** White space as it is in the markup, line breaks as line ends. */
  readonly text: string;
}

function runsOf(root: Element): Run[] {
  const runs: Run[] = [];
  let nodes: Text[] = [];
  const end = (element: Element) => {
    const text = nodes.map(({ data }) => data).join('');
    if (text.trim() !== '') runs.push({ element, nodes, text });
    nodes = [];
  };
  const walk = (node: ChildNode, block: Element) => {
    if (isText(node)) nodes.push(node);
    else if (isTag(node) && isInline(node)) for (const child of node.children) walk(child, block);
    else if (isTag(node)) {
      end(block);
      if (textNodes(node).length > 0) {
        for (const child of node.children) walk(child, node);
        end(node);
      }
    }
  };
  if (textNodes(root).length === 0) return runs;
  for (const child of root.children) walk(child, root);
  end(root);
  return runs;
}

/** Where a text occurs in elements. */
export function foundIn(elements: readonly Element[], find: string): readonly Found[] {
  return firstFound(outermost(elements).flatMap(runsOf), find);
}

interface Found {
  readonly run: Run;
  /** Start and end of each match in the run's text. */
  readonly matches: readonly Match[];
}

/** With the white space on one side: what stands around a text that is taken out is parted as it was. */
function withSpace({ run, matches }: Found): Found {
  const { text } = run;
  const wider = matches.map(([start, end]): Match => {
    const before = start - text.slice(0, start).trimEnd().length;
    const after = text.slice(end).length - text.slice(end).trimStart().length;
    const isLast = end + after === text.length;
    const takesAfter = start === before || (!isLast && after <= before);
    return takesAfter ? [start, end + after] : [start - before, end];
  });
  return { run, matches: wider };
}

/**
 * Where the text occurs: as whole words in the letters as given, else in other letters' case, else
 * inside of words. A number never matches inside of another.
 */
function firstFound(runs: readonly Run[], find: string): readonly Found[] {
  for (const pattern of patternsOf(find)) {
    const found = runs
      .map((run) => ({ run, matches: matchesIn(run.text, pattern) }))
      .filter(({ matches }) => matches.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}

/** Writes each replacement where its match began; elements that the match ran over keep the rest. */
function replaceIn({ nodes }: Run, matches: readonly Match[], replacement: string): void {
  let offset = 0;
  let next = 0;
  for (const node of nodes) {
    const { data } = node;
    const nodeEnd = offset + data.length;
    let text = '';
    let from = offset;
    for (let at = next; at < matches.length; at += 1) {
      const [start, end] = matches[at] as Match;
      if (start >= nodeEnd) break;
      const begins = start >= offset;
      if (begins) text += data.slice(from - offset, start - offset) + replacement;
      from = Math.min(end, nodeEnd);
      if (end <= nodeEnd) next = at + 1;
    }
    const changed = text + data.slice(from - offset);
    if (changed !== data) {
      node.data = changed;
      const { parent } = node;
      if (parent !== null && isTag(parent)) {
        followLinks(parent, data, changed);
        if (isInline(parent) && parent.children.every(isEmptyText)) removeElement(parent);
      }
    }
    offset = nodeEnd;
  }
}

function isEmptyText(node: ChildNode): boolean {
  return isText(node) && node.data === '';
}

/** The name of the document's window says what the document says. */
function retitle({ document }: Editing, find: string, replacement: string): void {
  const title = document.head.children.find((node) => isTag(node) && node.name === 'title');
  if (title === undefined || !isTag(title)) return;
  for (const node of title.children) {
    if (!isText(node)) continue;
    const [pattern] = patternsOf(find);
    if (pattern === undefined) continue;
    node.data = replacedIn(node.data, matchesIn(node.data, pattern), replacement);
  }
}

function runCheck(element: Element, text: string): Check {
  return {
    element,
    aspect: 'text',
    read: ({ content }) => {
      if (wholeText(element) !== text) return `The text is not ${quoted(text)}.`;
      return text === '' || isInShown(content, element)
        ? undefined
        : `The text ${quoted(text)} does not show.`;
    },
  };
}
