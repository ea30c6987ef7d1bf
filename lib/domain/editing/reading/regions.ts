import type { Element } from 'domhandler';
import type { Draft, Findings, ReadTable } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { findParties } from './party-regions.ts';
import type { Anchors, ReadRegion } from './read-region.ts';
import { contains, type ReadTotal } from './totals.ts';
import { isHeading } from './units.ts';
import { PARTY_REGIONS, slugOf } from './vocabulary.ts';

/** The parts that the markup names. */
export function givenRegions(outline: Outline): ReadRegion[] {
  return outline.elements.flatMap((element) => {
    const name = element.attribs['data-service-region'];
    const part = name === undefined || name === '' ? undefined : outline.partOf(element);
    return name === undefined || part === undefined ? [] : [region(name, part, true)];
  });
}

export function region(
  name: string,
  part: Part,
  given = false,
  extent: readonly Part[] = [part],
): ReadRegion {
  return { name, heading: undefined, part, extent, given };
}

/** Adds what plays the same parts in markup that does not name them, and what stands under headings. */
export function deriveRegions(
  given: readonly ReadRegion[],
  outline: Outline,
  found: Findings,
  anchors: Anchors,
): ReadRegion[] {
  const regions = [...given];
  const taken = new Set(given.map(({ name }) => name));
  const add = (more: ReadRegion | undefined) => {
    if (more === undefined || taken.has(more.name)) return;
    taken.add(more.name);
    regions.push(more);
  };
  const { lineItems, totals } = anchors;
  if (lineItems !== undefined) add(region('line-items', lineItems.part));
  add(totalsRegion(totals, lineItems, outline));
  if (given.length === 0) {
    for (const party of findParties(outline, found, anchors)) add(party);
    add(furniture('header', outline, anchors));
    add(furniture('footer', outline, anchors));
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
    return count === 1 || each.given ? each : { ...each, name: `${each.name}-${count}` };
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
function furniture(
  name: 'header' | 'footer',
  outline: Outline,
  anchors: Anchors,
): ReadRegion | undefined {
  const pattern =
    name === 'header'
      ? /(?:^|[\s_-])(?:header|letterhead|masthead|head|top)(?:$|[\s_-])/i
      : /(?:^|[\s_-])(?:footer|foot)(?:$|[\s_-])/i;
  const fits = (element: Element) => {
    const part = outline.partOf(element);
    if (
      part === undefined ||
      (part.chars === 0 && !part.hasImages) ||
      /^(?:body|t\w+|h[1-6])$/.test(element.name)
    )
      return undefined;
    return anchors.lineItems !== undefined && contains(part, anchors.lineItems.part.at)
      ? undefined
      : part;
  };
  const own = outline.elements.filter((element) => element.name === name);
  const classed = () =>
    outline.elements.filter(
      ({ attribs }) => pattern.test(attribs['class'] ?? '') || pattern.test(attribs['id'] ?? ''),
    );
  const parts = (list: readonly Element[]) => list.map(fits).filter((part) => part !== undefined);
  const found = [...parts(own), ...(own.length > 0 ? [] : parts(classed()))];
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

/** A part for each heading that nothing above has named. */
function sectionsOf(
  found: Findings,
  outline: Outline,
  regions: readonly ReadRegion[],
  { title }: Anchors,
): ReadRegion[] {
  const owners = new Map(regions.map((each) => [each.part, each]));
  const parties = regions
    .filter(({ name }) => PARTY_REGIONS.has(name))
    .flatMap(({ extent }) => extent);
  const starts = new Set(regions.flatMap(({ extent }) => extent));
  const headings = found.nodes
    .filter((node) => node.role === 'heading' && node !== title)
    .map((node) => ({ node, part: outline.partOf(node.element) }))
    .filter(
      (each): each is { node: Draft; part: Part } =>
        each.part !== undefined && isHeading(each.part),
    );
  return headings.flatMap(({ node, part }, index) => {
    const level = levelOf(part);
    const next = headings
      .slice(index + 1, index + 60)
      .find((other) => levelOf(other.part) <= level)?.part;
    const root = sectionRoot(part, next?.at ?? Number.POSITIVE_INFINITY, owners);
    const owner = owners.get(root);
    if (owner !== undefined) owner.heading ??= node.text;
    const name = slugOf(node.text);
    if (owner !== undefined || name === '' || parties.some((party) => contains(party, part.at)))
      return [];
    const extent = root.chars > part.chars ? [root] : flatExtent(root, level, starts);
    if (extent.length === 1 && root.chars === part.chars) {
      const next = owners.get(root.parent?.spoken[root.order + 1] ?? root);
      if (next !== undefined) next.heading ??= node.text;
      return [];
    }
    return [{ ...region(name, root, false, extent), heading: node.text }];
  });
}

const levelOf = ({ element }: Part): number =>
  Number(/^h(\d)$/.exec(element.name)?.[1] ?? element.attribs['aria-level'] ?? 2);

/** The smallest element that holds the heading at its top and what it is about, and nothing else. */
function sectionRoot(heading: Part, next: number, owners: ReadonlyMap<Part, ReadRegion>): Part {
  let root = heading;
  for (
    let wider = heading.parent;
    wider?.parent !== undefined && wider.spoken[0] === root && next >= wider.end;
    wider = wider.parent
  ) {
    const full = root.chars > heading.chars;
    if (full && !(owners.has(wider) && wider.spoken.length === 1)) break;
    root = wider;
    if (owners.has(root)) break;
  }
  return root;
}

/** The heading and its siblings up to the next heading of its rank or the next named part. */
function flatExtent(heading: Part, level: number, starts: ReadonlySet<Part>): Part[] {
  const siblings = heading.parent?.spoken ?? [];
  const extent = [heading];
  for (let order = heading.order + 1; order < siblings.length; order += 1) {
    const part = siblings[order];
    if (
      part === undefined ||
      starts.has(part) ||
      /^(?:header|footer|main|nav)$/.test(part.element.name)
    )
      break;
    const first = firstHeading(part);
    if (first !== undefined && levelOf(first) <= level) break;
    extent.push(part);
  }
  return extent;
}

function firstHeading(part: Part): Part | undefined {
  for (let each: Part | undefined = part; each !== undefined; each = each.spoken[0])
    if (isHeading(each)) return each;
  return undefined;
}
