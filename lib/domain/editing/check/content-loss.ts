import type { Element } from 'domhandler';
import { nameOf, quoted } from '../apply/describe.ts';
import { isVisible } from '../apply/markup.ts';
import { isInShown } from '../apply/shown.ts';
import { isWithin, wholeText } from '../apply/text.ts';
import type { ContentModel, ContentNode, ContentTable, Region } from '../content-model.ts';
import { type Allowance, isCovered } from './conservation.ts';
import { excerpt, lettersOf, lostBody, lostName } from './lost-words.ts';
import type { Snapshot } from './snapshot.ts';

/** Roles of what the user gave. */
const CONTENT_ROLES: ReadonlySet<ContentNode['role']> = new Set([
  'number',
  'value',
  'party-name',
  'party-line',
  'prose',
  'list-item',
  'cell',
  'total-value',
  'text',
] as const);

/** The least share of what a document says that must be left of it. */
const LEAST_SHARE = 0.2;

/**
 * What of a document that must never go would be gone, in words; undefined when nothing would. It
 * matters what is left to see, by whatever operations the rest went.
 */
export function contentLoss(
  before: Snapshot,
  after: ContentModel,
  allowance: Allowance,
): string | undefined {
  const { content } = before;
  const isLeft = leftBy(before, after, allowance);
  return (
    lostTable(content, isLeft) ??
    lostTotals(content, isLeft) ??
    lostRegion(before, isLeft, allowance) ??
    lostBody(content, isLeft) ??
    lostMost(content, isLeft)
  );
}

type IsLeft = (node: ContentNode) => boolean;

/** Whether a reader still sees what a node showed, or what was deliberately put in its place. */
function leftBy(before: Snapshot, after: ContentModel, { removed }: Allowance): IsLeft {
  const isThere = (element: Element) =>
    before.elements().has(element) &&
    !isCovered(element, removed) &&
    isInShown(after, element) &&
    (element.name === 'img' || element.name === 'svg' || isVisible(wholeText(element)));
  // Asked of most by the table or the region that they are in, and by the whole document.
  const known = new Map<Element, boolean>();
  return ({ element }) => {
    const isLeft = known.get(element) ?? isThere(element);
    known.set(element, isLeft);
    return isLeft;
  };
}

function count(amount: number, one: string): string {
  return `${amount} ${one}${amount === 1 ? '' : 's'}`;
}

/** A table of records must keep one, and every record that is left something to say. */
function lostTable({ tables, lineItems }: ContentModel, isLeft: IsLeft): string | undefined {
  for (const table of tables) {
    if (table.rows.length === 0) continue;
    const left = table.rows.filter(({ cells }) => cells.some(isLeft));
    const name = table === lineItems ? 'the line items' : `the table ${headOf(table)}`.trim();
    if (left.length === 0) return `${name} (${count(table.rows.length, 'row')})`;
    // Of a few items one may go, but not most of them at once.
    if (table === lineItems && left.length < table.rows.length / 2)
      return `most of ${name} (${table.rows.length - left.length} of ${count(table.rows.length, 'row')})`;
    const cells = table.rows.flatMap((row) => row.cells);
    const filled = cells.filter(({ text }) => text !== '');
    const remaining = filled.filter(isLeft);
    // Rows may go one by one and columns too, but not what the table is about.
    if (table === lineItems && filled.length > 2 && remaining.length < filled.length * LEAST_SHARE)
      return `most of ${name}`;
  }
  return undefined;
}

function headOf({ columns }: ContentTable): string {
  const labels = columns.map(({ label }) => label).filter((label) => label !== '');
  return labels.length === 0 ? '' : quoted(labels.join(', '));
}

const SUM = /\b(?:sub-?totals?|net|before tax)\b/i;

/** The totals must keep the amount that they come to. */
function lostTotals({ totals }: ContentModel, isLeft: IsLeft): string | undefined {
  if (totals.length === 0) return undefined;
  const left = totals.filter(({ value }) => isLeft(value));
  if (left.length === 0) {
    const lines = totals.map(({ label, value }) => `${label.text} ${value.text}`.trim());
    return `the totals (${lines.slice(0, 4).join(', ').replace(/[<>]/g, '')})`;
  }
  const closing = totals.filter(({ label }) => !SUM.test(label.text)).at(-1) ?? totals.at(-1);
  if (closing === undefined || left.includes(closing)) return undefined;
  const isSaid = left.some(
    ({ label, value }) =>
      value.text === closing.value.text ||
      (/total|due|balance|amount/i.test(label.text) && !SUM.test(label.text)),
  );
  return isSaid ? undefined : `the amount of ${quoted(closing.label.text)}`;
}

/** Essential parts keep what they say; of several parts that go at once none was meant. */
function lostRegion(
  { content, parts }: Snapshot,
  isLeft: IsLeft,
  { removed }: Allowance,
): string | undefined {
  for (const { region, nodes } of parts()) {
    const texts = nodes.filter(({ role }) => CONTENT_ROLES.has(role));
    if (texts.length === 0) continue;
    const left = texts.filter(isLeft);
    if (region.essential && left.length === 0)
      return `${nameOf(content, region.element)} (${excerpt(texts)})`;
    const name = region.essential ? lostName(content, region, texts, isLeft) : undefined;
    if (name !== undefined) return name;
  }
  for (const element of removed) {
    const inside = content.regions.filter(
      (region) =>
        region.carriesData && region.element !== element && isWithin(region.element, element),
    );
    const gone = inside.filter((region) => !hasLeft(content, region, isLeft));
    if (gone.length > 1) return gone.map((region) => nameOf(content, region.element)).join(', ');
  }
  return undefined;
}

function hasLeft(content: ContentModel, region: Region, isLeft: IsLeft): boolean {
  return content.nodes.some((node) => isWithin(node.element, region.element) && isLeft(node));
}

/** Whatever the parts are called, most of a document does not go at once. */
function lostMost({ nodes }: ContentModel, isLeft: IsLeft): string | undefined {
  const texts = nodes.filter(({ role }) => CONTENT_ROLES.has(role));
  if (texts.length < 3)
    return texts.length > 0 && !texts.some(isLeft) ? 'all that the document says' : undefined;
  const remaining = texts.filter(isLeft);
  return lettersOf(remaining) < lettersOf(texts) * LEAST_SHARE
    ? 'most of what the document says'
    : undefined;
}
