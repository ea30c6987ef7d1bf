import { isTag, isText } from 'domhandler';
import type { ContentRole } from '../content-model.ts';
import { dictionary } from '../dictionary.ts';
import { type Draft, draft, type Findings } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { linesOf, textOf } from './text.ts';
import { bare, isKnownLabel, isMarked, isTotalLabel, partyRegion } from './vocabulary.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BASE_ROLES: Readonly<Record<string, ContentRole>> = dictionary({
  li: 'list-item',
  dt: 'label',
  dd: 'value',
  caption: 'heading',
  legend: 'heading',
  summary: 'heading',
});
/** A line that is longer is a paragraph, not a line of an address or a list of facts. */
const MAX_LINE_CHARS = 90;
const MAX_LABEL_CHARS = 40;

export const isHeading = ({ element }: Part): boolean =>
  HEADINGS.has(element.name) || element.attribs['role'] === 'heading';

/** Notes the text of an element that holds nothing but text and what formats it, or of its own text. */
export function readUnit(part: Part, outline: Outline, found: Findings): void {
  const role: ContentRole = isHeading(part) ? 'heading' : (BASE_ROLES[part.element.name] ?? 'text');
  const lines = linesOf(part.element, outline.isShown);
  const [line] = lines;
  if (line === undefined) return;
  if (role === 'heading' || role === 'label' || lines.some(isLong)) {
    found.nodes.push(draft(part, lines.join(' '), role, { whole: !part.hasBlocks }));
    return;
  }
  if (lines.length === 1) readLine(part, line, role, outline, found);
  else
    for (const each of lines)
      splitLine(part, each, role, found) ?? pushLine(part, each, role, found);
}

const isLong = (line: string): boolean => line.length > MAX_LINE_CHARS;

function pushLine(part: Part, line: string, role: ContentRole, found: Findings): void {
  found.nodes.push(draft(part, line, role, { whole: false }));
}

/** One line: a label and its value, or a piece of text. */
function readLine(
  part: Part,
  line: string,
  role: ContentRole,
  outline: Outline,
  found: Findings,
): void {
  if (readMarkedLabel(part, line, outline, found)) return;
  if (readMarkedValue(part, line, outline, found)) return;
  if (splitLine(part, line, role, found)) return;
  found.nodes.push(draft(part, line, role, { whole: !part.hasBlocks }));
}

/** "<b>Due:</b> 1 May": the label has an element of its own. */
function readMarkedLabel(part: Part, line: string, outline: Outline, found: Findings): boolean {
  const [first, only] = part.spoken;
  if (first === undefined || first.ownText !== true || startsWithText(part)) return false;
  const name = textOf(first.element, outline.isShown);
  const value = line.slice(name.length).replace(/^\s*[:：]?\s*/, '');
  if (value === '' || !isLabelBefore(name, line)) return false;
  const label = draft(first, name, 'label');
  const apart = part.spoken.length === 2 && only !== undefined && !hasTextSibling(part);
  const held = apart
    ? draft(only, value, 'value', { label: bare(name) })
    : draft(part, value, 'value', { label: bare(name), whole: false });
  addPair(part, label, held, found);
  return true;
}

/** "Due: <span>1 May</span>": the value has an element of its own. */
function readMarkedValue(part: Part, line: string, outline: Outline, found: Findings): boolean {
  const [only] = part.spoken;
  if (only === undefined || part.spoken.length > 1 || !startsWithText(part)) return false;
  const value = textOf(only.element, outline.isShown);
  if (value === '' || !line.endsWith(value)) return false;
  const name = line.slice(0, -value.length).trim();
  if (name === '' || name.length > MAX_LABEL_CHARS) return false;
  if (!isMarked(name) && !isKnownLabel(name)) return false;
  const label = draft(part, name, 'label', { whole: false });
  addPair(part, label, draft(only, value, 'value', { label: bare(name) }), found);
  return true;
}

/** "Due: 1 May" */
function splitLine(part: Part, line: string, role: ContentRole, found: Findings): true | undefined {
  if (!line.includes(':') && !line.includes('：')) return undefined;
  const match = /^(#?\p{L}[^:：]{0,39}?)\s?[:：]\s+(\S.*)$/u.exec(line);
  const [, name = '', value = ''] = match ?? [];
  if (match === null || name.split(' ').length > 5) return undefined;
  if (role === 'list-item' && !isKnownLabel(name)) return undefined;
  const label = draft(part, `${name}:`, 'label', { whole: false });
  addPair(part, label, draft(part, value, 'value', { label: name, whole: false }), found);
  return true;
}

function isLabelBefore(name: string, line: string): boolean {
  if (name.length > MAX_LABEL_CHARS) return false;
  const ends = isMarked(name) || /^\s*[:：]/.test(line.slice(name.length));
  return ends || isKnownLabel(name) || isTotalLabel(name) || partyRegion(name) !== undefined;
}

function addPair(row: Part, label: Draft, value: Draft, found: Findings): void {
  found.nodes.push(label, value);
  found.pairs.push({ label, value, row });
}

/** Whether text comes before any element. */
function startsWithText({ element }: Part): boolean {
  const first = element.children.find(
    (node) => isTag(node) || (isText(node) && node.data.trim() !== ''),
  );
  return first !== undefined && isText(first);
}

function hasTextSibling({ element }: Part): boolean {
  return element.children.some((node) => isText(node) && node.data.replace(/[\s:：]/g, '') !== '');
}
