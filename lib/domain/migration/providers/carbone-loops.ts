import { parse } from 'parse5';
import { invalid } from '#lib/errors.ts';
import type { CarboneTag } from './carbone-tags.ts';

/** Where an element of the markup begins and ends. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** A part that is repeated: from its first tag's element to that of the next turn, which goes. */
export interface FoundLoop {
  readonly list: readonly string[];
  readonly tag: CarboneTag;
  readonly body: Extent;
  /** Behind what stands for the next turn. */
  readonly next: number;
}

/** The elements of markup, the outer ones first. */
export function extentsIn(template: string): readonly Extent[] {
  const extents: Extent[] = [];
  const pending: unknown[] = [parse(template, { sourceCodeLocationInfo: true })];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const {
      childNodes,
      content,
      sourceCodeLocation: at,
    } = node as {
      childNodes?: readonly unknown[];
      content?: unknown;
      sourceCodeLocation?: { startTag?: object; startOffset: number; endOffset: number } | null;
    };
    if (at?.startTag !== undefined) extents.push({ from: at.startOffset, to: at.endOffset });
    if (content !== undefined) pending.push(content);
    if (childNodes !== undefined) pending.push(...childNodes);
  }
  return extents.sort((one, other) => one.from - other.from || other.to - one.to);
}

/** The elements around each tag, the outer ones first. Both come in the order of the template. */
function chainsOf(
  tags: readonly CarboneTag[],
  extents: readonly Extent[],
): ReadonlyMap<CarboneTag, readonly Extent[]> {
  const chains = new Map<CarboneTag, readonly Extent[]>();
  let [open, next]: [Extent[], number] = [[], 0];
  for (const tag of tags) {
    for (; (extents[next]?.from ?? Number.POSITIVE_INFINITY) <= tag.start; next += 1) {
      const extent = extents[next] as Extent;
      open = open.filter(({ to }) => to >= extent.to);
      open.push(extent);
      if (open.length > MAX_DEPTH) throw invalid({ path: ['template'], message: 'nests too deep' });
    }
    open = open.filter(({ to }) => to >= tag.end);
    chains.set(tag, open);
  }
  return chains;
}

const MAX_DEPTH = 500;

const keyOf = (tag: CarboneTag, level: number): string =>
  JSON.stringify(tag.loops[level]?.list ?? null);

/** The loops of one level, in order. A list may be shown in several places. */
export function loopsIn(
  tags: readonly CarboneTag[],
  extents: readonly Extent[],
  level: number,
): FoundLoop[] {
  const looping = tags.filter((tag) => tag.loops.length > level);
  const chains = chainsOf(looping, extents);
  const nextOnes = Map.groupBy(
    looping.filter((tag) => tag.loops[level]?.isNext),
    (tag) => keyOf(tag, level),
  );
  const loops: FoundLoop[] = [];
  let behind = 0;
  for (const tag of looping) {
    const loop = tag.loops[level];
    if (tag.start < behind || loop === undefined || loop.isNext) continue;
    const next = nextOnes.get(keyOf(tag, level))?.find(({ start }) => start > tag.start);
    const found = extentOf(tag, next, chains);
    behind = found.next;
    loops.push({ list: loop.list, tag, ...found });
  }
  return loops;
}

/** From the element that holds the first tag to the one that holds the next turn's. */
function extentOf(
  tag: CarboneTag,
  next: CarboneTag | undefined,
  chains: ReadonlyMap<CarboneTag, readonly Extent[]>,
): Pick<FoundLoop, 'body' | 'next'> {
  // A list without a next turn is one item long: its tag alone is repeated.
  if (next === undefined) return { body: { from: tag.start, to: tag.end }, next: tag.end };
  const [own, others] = [chains.get(tag) ?? [], chains.get(next) ?? []];
  const apart = own.findIndex((extent, at) => extent !== others[at]);
  const [first, second] = [
    apart === -1 ? undefined : own[apart],
    others[apart === -1 ? own.length : apart],
  ];
  return {
    body: { from: first?.from ?? tag.start, to: second?.from ?? next.start },
    next: second?.to ?? next.end,
  };
}
