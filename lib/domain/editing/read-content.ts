import type { Element } from 'domhandler';
import type { ContentModel, ContentTable, HiddenPart, Region } from './content-model.ts';
import type { EditableDocument } from './editable-document.ts';
import { Memo } from './memo.ts';
import { type Draft, type Findings, idAt, type ReadTable } from './reading/draft.ts';
import { type Outline, readOutline } from './reading/outline.ts';
import type { ReadRegion } from './reading/read-region.ts';
import { declaredRegions, deriveRegions } from './reading/regions.ts';
import { findTitle, settleRoles } from './reading/roles.ts';
import { textOf } from './reading/text.ts';
import { contains, findLineItems, findTotals } from './reading/totals.ts';
import { walkContent } from './reading/walk.ts';
import { hiddenByRules } from './style/hidden-by-rules.ts';

/**
 * What the document says and where, as its reader sees it. Takes time in proportion to the document,
 * about as much as parsing it.
 */
export function readContent(document: EditableDocument): ContentModel {
  const outline = readOutline(document.body, hiddenByRules(document));
  const found = walkContent(outline);
  const declared = declaredRegions(outline);
  const named = (name: string) =>
    declared.filter((each) => each.name === name).map(({ part }) => part);
  const lineItems = findLineItems(found, named('line-items'));
  const totals = findTotals(found, outline, lineItems, named('totals'));
  const title = findTitle(found);
  const regions = deriveRegions(declared, outline, found, { title, lineItems, totals });
  const places = found.nodes.map(({ element }) => outline.placeOf(element) ?? 0);
  placeNodes(found, places, regions);
  settleRoles(found, places, regions, outline);
  const tables = found.tables.map(presentTable);
  return {
    nodes: found.nodes,
    regions: presentRegions(regions, found, places, lineItems),
    tables,
    lineItems: tables[lineItems === undefined ? -1 : found.tables.indexOf(lineItems)],
    totals,
    title,
    logo: found.nodes.find(({ role }) => role === 'logo'),
    hidden: outline.hidden.map((element) => presentHidden(element, outline)),
    elementById: (id) =>
      /^n\d{1,6}$/.test(id) ? outline.parts[Number(id.slice(1))]?.element : undefined,
    idOf: (element) => {
      const at = outline.placeOf(element);
      return at === undefined ? undefined : idAt(at);
    },
    memo: new Memo(),
  };
}

/** Names the innermost region of each node. Both come in document order. */
function placeNodes(
  { nodes }: Findings,
  places: readonly number[],
  regions: readonly ReadRegion[],
): void {
  const spans = regions
    .flatMap(({ name, extent }) => extent.map(({ at, end }) => ({ name, at, end })))
    .toSorted((a, b) => a.at - b.at || b.end - a.end);
  const open: { name: string; end: number }[] = [];
  let next = 0;
  for (const [index, node] of nodes.entries()) {
    const at = places[index] ?? 0;
    for (let span = spans[next]; span !== undefined && span.at <= at; span = spans[next]) {
      open.push(span);
      next += 1;
    }
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= at) open.pop();
    node.region = open.at(-1)?.name;
  }
}

function presentTable(table: ReadTable): ContentTable {
  const { part, head, labels, numeric, rows } = table;
  return {
    id: idAt(part.at),
    region: rows[0]?.cells[0]?.region,
    columns: labels.map((label, column) => ({ label, numeric: numeric[column] ?? false })),
    head: head?.part.element,
    rows: rows.map((row) => ({
      id: idAt(row.part.at),
      cells: row.cells,
      element: row.part.element,
      ...(row.heading && { heading: row.heading.element }),
    })),
    element: part.element,
  };
}

const DATA_ROLES = new Set<Draft['role']>([
  'value',
  'number',
  'party-name',
  'party-line',
  'prose',
  'list-item',
  'cell',
  'total-value',
  'logo',
  'image',
  'signature',
  'text',
]);

const VITAL_ROLES = new Set<Draft['role']>([
  'party-name',
  'party-line',
  'total-label',
  'total-value',
]);

/** @param regions in document order */
function presentRegions(
  regions: readonly ReadRegion[],
  { nodes }: Findings,
  places: readonly number[],
  lineItems: ReadTable | undefined,
): Region[] {
  const isItem = (at: number) => lineItems !== undefined && contains(lineItems.part, at);
  const data: number[] = [];
  const vital: number[] = [];
  for (const [index, { role }] of nodes.entries()) {
    const at = places[index] ?? 0;
    if (DATA_ROLES.has(role)) data.push(at);
    if (VITAL_ROLES.has(role) || (role === 'cell' && isItem(at))) vital.push(at);
  }
  const hasData = openLookUp(data);
  const hasVital = openLookUp(vital);
  return regions.map(({ name, heading, part, extent }) => {
    const end = extent.at(-1)?.end ?? part.end;
    return {
      id: idAt(part.at),
      name,
      heading,
      carriesData: hasData(part.at, end),
      essential: hasVital(part.at, end),
      element: part.element,
      extent: extent.map(({ element }) => element),
    };
  });
}

/** Whether any place is in a range; asked in the order of where the ranges begin. */
function openLookUp(places: number[]): (from: number, to: number) => boolean {
  places.sort((a, b) => a - b);
  let next = 0;
  return (from, to) => {
    while ((places[next] ?? from) < from) next += 1;
    return (places[next] ?? to) < to;
  };
}

function presentHidden(element: Element, outline: Outline): HiddenPart {
  return {
    id: idAt(outline.placeOf(element) ?? 0),
    name: element.attribs['data-service-region'],
    text: textOf(element, () => true),
    element,
  };
}
