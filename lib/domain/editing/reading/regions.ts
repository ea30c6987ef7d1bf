import type { Findings, ReadTable } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { findParties } from './party-regions.ts';
import { type Anchors, type ReadRegion, region } from './read-region.ts';
import { hasPeers, sectionsOf } from './sections.ts';
import { contains, type ReadTotal } from './totals.ts';

/** The parts that the markup names. */
export function declaredRegions({ parts }: Outline): ReadRegion[] {
  const regions: ReadRegion[] = [];
  for (const part of parts) {
    const name = part.element.attribs['data-service-region'];
    if (name !== undefined && name !== '' && part.shown) regions.push(region(name, part, true));
  }
  return regions;
}

/** Adds what plays the same parts in markup that does not name them, and what stands under headings. */
export function deriveRegions(
  declared: readonly ReadRegion[],
  outline: Outline,
  found: Findings,
  anchors: Anchors,
): ReadRegion[] {
  const regions = [...declared];
  const taken = new Set(declared.map(({ name }) => name));
  const add = (more: ReadRegion | undefined) => {
    if (more === undefined || taken.has(more.name)) return;
    taken.add(more.name);
    regions.push(more);
  };
  const { lineItems, totals } = anchors;
  if (lineItems !== undefined) add(region('line-items', lineItems.part));
  add(totalsRegion(totals, lineItems, outline));
  if (declared.length === 0) {
    for (const party of findParties(outline, found, anchors)) add(party);
    const heads = hasPeers(found, anchors.title) ? { ...anchors, title: undefined } : anchors;
    add(headerOrFooter('header', outline, heads));
    add(headerOrFooter('footer', outline, anchors));
    add(factsRegion(found, regions, anchors));
  }
  for (const section of sectionsOf(found, outline, regions, anchors)) regions.push(section);
  return unique(regions.toSorted((a, b) => a.part.at - b.part.at || b.part.end - a.part.end));
}

/** What a later part of the same name is called. */
function unique(regions: readonly ReadRegion[]): ReadRegion[] {
  const seen = new Map<string, number>();
  return regions.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1;
    seen.set(each.name, count);
    return count === 1 || each.declared ? each : { ...each, name: `${each.name}-${count}` };
  });
}

/** The element around all lines and nothing else of weight, or the rows themselves. */
function totalsRegion(
  totals: readonly ReadTotal[],
  lineItems: ReadTable | undefined,
  outline: Outline,
): ReadRegion | undefined {
  const [first] = totals;
  const last = totals.at(-1);
  if (first === undefined || last === undefined) return undefined;
  let around: Part | undefined = first.part;
  while (around !== undefined && around.end < last.part.end) around = around.parent;
  if (around === undefined) return undefined;
  const tooWide =
    around === outline.body ||
    (lineItems !== undefined && contains(around, lineItems.rows[0]?.part.at ?? -1));
  if (!tooWide) return region('totals', around);
  const rows = totals
    .filter(({ part }) => part.parent === first.part.parent)
    .map(({ part }) => part);
  return region('totals', first.part, false, rows);
}

/** The element that is the head or foot of the page by its name, class or id. */
function headerOrFooter(
  name: 'header' | 'footer',
  outline: Outline,
  anchors: Anchors,
): ReadRegion | undefined {
  const pattern =
    name === 'header'
      ? /(?:^|[\s_-])(?:header|letterhead|masthead|head|top)(?:$|[\s_-])/i
      : /(?:^|[\s_-])(?:footer|foot)(?:$|[\s_-])/i;
  const fits = (part: Part) =>
    part.shown &&
    (part.chars > 0 || part.hasImages) &&
    !/^(?:body|t\w+|h[1-6])$/.test(part.element.name) &&
    (anchors.lineItems === undefined || !contains(part, anchors.lineItems.part.at));
  const isClassed = ({ element: { attribs } }: Part) =>
    pattern.test(attribs['class'] ?? '') || pattern.test(attribs['id'] ?? '');
  const own = outline.parts.filter(({ element }) => element.name === name);
  const found = (own.length > 0 ? own : outline.parts.filter(isClassed)).filter(fits);
  const part = name === 'header' ? (found[0] ?? aroundTitle(outline, anchors)) : found.at(-1);
  return part === undefined ? undefined : region(name, part);
}

/** The largest element around the title that is still not the whole document. */
function aroundTitle(outline: Outline, { title, lineItems }: Anchors): Part | undefined {
  const own = title === undefined ? undefined : outline.partOf(title.element);
  let part = own;
  while (part?.parent !== undefined && part.parent !== outline.body) {
    const wider: Part = part.parent;
    if (
      wider.chars * 3 > outline.body.chars ||
      (lineItems !== undefined && contains(wider, lineItems.part.at))
    )
      break;
    part = wider;
  }
  return part;
}

/** The list of dates and references: the element with most labelled values. */
function factsRegion(
  found: Findings,
  regions: readonly ReadRegion[],
  { lineItems }: Anchors,
): ReadRegion | undefined {
  const counts = new Map<Part, number>();
  for (const { label, value, row } of found.pairs) {
    if (label.role !== 'label' || value.role !== 'value') continue;
    const list =
      label.element === value.element || row.element.name === 'dl' ? row : (row.parent ?? row);
    counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 2) return undefined;
  const [part] = best;
  const clashes = regions.some(
    (each) => each.part === part || (each.name !== 'header' && contains(part, each.part.at)),
  );
  if (
    clashes ||
    part.element.name === 'body' ||
    (lineItems !== undefined && contains(part, lineItems.part.at))
  )
    return undefined;
  return region('meta', part);
}
