import { type Element, isTag } from 'domhandler';
import type { Draft, Findings } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import type { Anchors, ReadRegion } from './read-region.ts';
import { partyRegion } from './vocabulary.ts';

/** A text that says who is named next. */
interface PartyLabel {
  readonly node: Draft;
  readonly name: string;
  readonly part: Part;
}

/** Who a document is from and for, by what stands above their names. */
export function findParties(outline: Outline, found: Findings, anchors: Anchors): ReadRegion[] {
  const labels = partyLabels(outline, found, anchors);
  return labels
    .map(({ name, part, node }, index) => {
      const others = [labels[index - 1]?.part, labels[index + 1]?.part].filter(
        (each) => each !== undefined,
      );
      const extent = extentOf(part, node, others, outline, anchors);
      const [first] = extent;
      return first === undefined
        ? undefined
        : { name, heading: node.text, part: first, extent, declared: false };
    })
    .filter((each) => each !== undefined);
}

function partyLabels(outline: Outline, found: Findings, { lineItems }: Anchors): PartyLabel[] {
  return found.nodes.flatMap((node) => {
    const name = LABELS.has(node.role) ? partyRegion(node.text) : undefined;
    const part = outline.partOf(node.element);
    if (name === undefined || part === undefined) return [];
    if (lineItems !== undefined && part.at > lineItems.part.at && part.at < lineItems.part.end)
      return [];
    return [{ node, name, part }];
  });
}

const LABELS = new Set(['heading', 'label', 'text', 'cell', 'column-head']);

/** What belongs to the label: the element around both, the cell below it, or what follows it. */
function extentOf(
  part: Part,
  node: Draft,
  others: readonly Part[],
  outline: Outline,
  anchors: Anchors,
): Part[] {
  const labelChars = node.text.length;
  let around = part;
  for (
    let wider = part.parent;
    around.chars <= labelChars + 1 && wider !== undefined;
    wider = wider.parent
  ) {
    const below = cellBelow(around, outline);
    if (below !== undefined) return [below];
    if (wider.spoken[0] !== around || isTooWide(wider, others, outline, anchors))
      return following(around, others, anchors);
    around = wider;
  }
  return around === outline.body ? [] : [around];
}

function isTooWide(
  part: Part,
  others: readonly Part[],
  outline: Outline,
  { title, lineItems }: Anchors,
): boolean {
  if (part === outline.body) return true;
  const inside = (at: number | undefined) => at !== undefined && at >= part.at && at < part.end;
  return (
    others.some(({ at }) => inside(at)) ||
    inside(lineItems?.part.at) ||
    (title !== undefined && inside(outline.placeOf(title.element)))
  );
}

/** The cell under one that says nothing but the label, where such cells are adjacent. */
function cellBelow({ element, parent }: Part, outline: Outline): Part | undefined {
  if (element.name !== 'td' && element.name !== 'th') return undefined;
  const row = parent?.element;
  if (row === undefined || parent === undefined || parent.spoken.length < 2) return undefined;
  const labelled = parent.spoken.every(({ chars }) => chars <= MAX_LABEL_CHARS);
  const column = cellsOf(row).indexOf(element);
  const next = nextRow(row);
  const below = next === undefined ? undefined : cellsOf(next)[column];
  const part = below === undefined ? undefined : outline.partOf(below);
  return labelled && part !== undefined && part.chars > 0 ? part : undefined;
}

const MAX_LABEL_CHARS = 40;

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (node): node is Element => isTag(node) && (node.name === 'td' || node.name === 'th'),
  );

function nextRow(row: Element): Element | undefined {
  const siblings = (row.parent?.children ?? []).filter(isTag);
  const next = siblings[siblings.indexOf(row) + 1];
  if (next !== undefined) return next;
  const section = row.parent;
  if (section === null || !isTag(section) || section.name !== 'thead') return undefined;
  const body = (section.parent?.children ?? []).find(
    (node): node is Element => isTag(node) && node.name === 'tbody',
  );
  return body?.children.find((node): node is Element => isTag(node));
}

/** The label and the few lines after it. */
function following(label: Part, others: readonly Part[], { lineItems }: Anchors): Part[] {
  const siblings = label.parent?.spoken ?? [];
  const extent = [label];
  for (const part of siblings.slice(label.order + 1, label.order + 1 + MAX_LINES)) {
    const holds = (at: number | undefined) => at !== undefined && at >= part.at && at < part.end;
    if (others.some(({ at }) => holds(at)) || holds(lineItems?.part.at)) break;
    if (part.element.name === 'table' || /^h[1-6]$/.test(part.element.name)) break;
    extent.push(part);
  }
  return extent.length > 1 ? extent : [];
}

const MAX_LINES = 8;
