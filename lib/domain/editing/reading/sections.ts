import type { Draft, Findings } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { type Anchors, type ReadRegion, region } from './read-region.ts';
import { textOf } from './text.ts';
import { contains } from './totals.ts';
import { isHeading } from './units.ts';
import { isFarewell, PARTY_REGIONS, slugOf } from './vocabulary.ts';

/** A part for each heading that nothing above has named. */
export function sectionsOf(
  found: Findings,
  outline: Outline,
  regions: readonly ReadRegion[],
  { title }: Anchors,
): ReadRegion[] {
  const headings = headingsOf(found, outline, title);
  if (headings.length === 0) return [];
  const owners = new Map<Part, ReadRegion>();
  for (const each of regions) owners.set(each.part, each);
  const parties = regions.filter(({ name }) => PARTY_REGIONS.has(name));
  const isOfParty = ({ at }: Part) =>
    parties.some(({ extent }) => extent.some((party) => contains(party, at)));
  let starts: ReadonlySet<Part> | undefined;
  return headings.flatMap(({ node, part }, index) => {
    const level = levelOf(part);
    const next = headings
      .slice(index + 1, index + 60)
      .find((other) => levelOf(other.part) <= level)?.part;
    const root = sectionRoot(part, next?.at ?? Number.POSITIVE_INFINITY, owners);
    const owner = owners.get(root);
    if (owner !== undefined) owner.heading ??= node.text;
    if (owner !== undefined || isOfParty(part)) return [];
    const name = slugOf(node.text);
    if (name === '') return [];
    let extent = [root];
    if (root.chars <= part.chars) {
      starts ??= new Set(regions.flatMap((each) => each.extent));
      extent = flatExtent(root, level, starts);
    }
    if (extent.length === 1 && root.chars === part.chars) {
      const next = owners.get(root.parent?.spoken[root.order + 1] ?? root);
      if (next !== undefined) next.heading ??= node.text;
      return [];
    }
    return [{ ...region(name, root, false, extent), heading: node.text }];
  });
}

function headingsOf(
  found: Findings,
  outline: Outline,
  title: Draft | undefined,
): { readonly node: Draft; readonly part: Part }[] {
  const headings: { node: Draft; part: Part }[] = [];
  for (const node of found.nodes) {
    if (node.role !== 'heading' && !(node === title && hasPeers(found, title))) continue;
    const part = outline.partOf(node.element);
    if (part !== undefined && isHeading(part)) headings.push({ node, part });
  }
  return headings;
}

/** Whether a title is the first heading of several of its rank: then it names the part below it as they do. */
export function hasPeers({ nodes }: Findings, title: Draft | undefined): boolean {
  const rank = title?.element.name;
  return (
    rank !== undefined &&
    /^h[2-6]$/.test(rank) &&
    nodes.some((node) => node !== title && node.element.name === rank)
  );
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

/** Longer texts end no letter. */
const MOST_FAREWELL = 60;

/** The heading and its siblings up to the next heading of its rank, the next named part, or where the letter ends. */
function flatExtent(heading: Part, level: number, starts: ReadonlySet<Part>): Part[] {
  const siblings = heading.parent?.spoken ?? [];
  const extent = [heading];
  for (let order = heading.order + 1; order < siblings.length; order += 1) {
    const part = siblings[order];
    if (
      part === undefined ||
      starts.has(part) ||
      /^(?:header|footer|main|nav)$/.test(part.element.name) ||
      (part.chars < MOST_FAREWELL && isFarewell(textOf(part.element, () => true)))
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
