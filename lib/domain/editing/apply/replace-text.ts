import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler';
import { namesOf, quoted } from './describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
} from './effect.ts';
import { plain } from './markup.ts';
import { followLinks } from './set-text.ts';
import { collapsed, isInline, textNodes, wholeText } from './text.ts';

export const replaceTextAppliers: Appliers<'replace-text'> = { 'replace-text': replaceText };

function replaceText(editing: Editing, operation: OperationOf<'replace-text'>): Effect {
  const targets = operation.targets?.map((id) => elementOf(editing, id));
  const find = collapsed(plain(operation.find));
  const replacement = plain(operation.replace);
  if (find === '') throw new InvalidOperation('The text to replace is empty.');
  const roots = outermost(targets ?? [editing.document.body]);
  const runs = roots.flatMap(runsOf);
  const places = firstFound(runs, find);
  if (places.length === 0)
    throw new InvalidOperation(
      `${quoted(find)} does not occur ${targets === undefined ? 'in the document' : 'there'}.`,
    );
  const rewritten = places.map(({ run, matches }) => {
    const expected = replacedIn(run.text, matches, replacement);
    replaceIn(run, matches, replacement);
    return { element: run.element, text: collapsed(expected) };
  });
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
    rewritten: wholeElements(rewritten.map(({ element }) => element)),
    checks: places.map(({ run }, index) => runCheck(run.element, rewritten[index]?.text ?? '')),
  };
}

/** What each of the elements says now, as a whole. */
function wholeElements(elements: readonly Element[]) {
  return [...new Set(elements)].map((element) => ({ element, text: wholeText(element) }));
}

function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<unknown>(elements);
  return [...new Set(elements)].filter((element) => {
    for (let at = element.parent; at !== null; at = at.parent) if (all.has(at)) return false;
    return true;
  });
}

/** Text that a reader sees as one piece: that of an element and the inline ones in it. */
interface Run {
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

interface Found {
  readonly run: Run;
  /** Start and end of each match in the run's text. */
  readonly matches: readonly (readonly [number, number])[];
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

function patternsOf(find: string): RegExp[] {
  const words = find
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('\\s+');
  const isNumeric = /^[\d.,'’\s%$€£¥-]+$/.test(find);
  const start = edge(find.at(0) ?? '', (set) => `(?<!${set})`, '(?<!\\d[.,]?)');
  const end = edge(find.at(-1) ?? '', (set) => `(?!${set})`, '(?![.,]?\\d)');
  const whole = `${start}${words}${end}`;
  const patterns = [new RegExp(whole, 'gu'), new RegExp(whole, 'giu')];
  return isNumeric ? patterns.slice(0, 1) : [...patterns, new RegExp(words, 'gu')];
}

/** Scripts that part their words; in others a word has no edge to look for. */
const SPACED =
  '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Arabic}_]';

function edge(letter: string, around: (set: string) => string, digits: string): string {
  if (/\d/.test(letter)) return digits;
  return new RegExp(SPACED, 'u').test(letter) ? around(SPACED) : '';
}

function matchesIn(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function replacedIn(text: string, matches: Found['matches'], replacement: string): string {
  let result = '';
  let from = 0;
  for (const [start, end] of matches) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

/** Writes each replacement where its match began; elements that the match ran over keep the rest. */
function replaceIn({ nodes }: Run, matches: Found['matches'], replacement: string): void {
  let offset = 0;
  let next = 0;
  for (const node of nodes) {
    const { data } = node;
    const nodeEnd = offset + data.length;
    let text = '';
    let from = offset;
    for (let at = next; at < matches.length; at += 1) {
      const [start, end] = matches[at] as readonly [number, number];
      if (start >= nodeEnd) break;
      const begins = start >= offset;
      if (begins) text += data.slice(from - offset, start - offset) + replacement;
      from = Math.min(end, nodeEnd);
      if (end <= nodeEnd) next = at + 1;
    }
    const changed = text + data.slice(from - offset);
    if (changed !== data) {
      node.data = changed;
      if (node.parent !== null && isTag(node.parent)) followLinks(node.parent, data, changed);
    }
    offset = nodeEnd;
  }
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
    read: () => {
      const now = runsOf(element).map((run) => collapsed(run.text));
      return text === '' || now.includes(text) ? undefined : `The text is not ${quoted(text)}.`;
    },
  };
}
