import type { Expression, ParseTemplate, TemplateNode } from '../template-node.ts';
import { text } from '../template-node.ts';
import { type Extent, extentsIn, loopsIn } from './carbone-loops.ts';
import { type CarboneOther, type CarboneTag, readTags } from './carbone-tags.ts';
import { tagValue } from './carbone-values.ts';

const isTag = (tag: CarboneTag | CarboneOther): tag is CarboneTag => 'root' in tag;

const NO_LOOPS = 'a list is shown whole and in its own order: sort and filter the data';

/** What begins or ends a part that is shown or hidden. */
const BLOCK = /^(show|hide)(Begin|End)$/;
const blockOf = (tag: CarboneTag | CarboneOther) =>
  isTag(tag) ? BLOCK.exec(tag.formatters.at(-1)?.name ?? '') : null;

/** Reads HTML or text with Carbone's tags. What is no tag is text. */
export const parseCarbone: ParseTemplate = (template) => {
  const extents = extentsIn(template);
  return readRange(template, readTags(template), extents, {
    from: 0,
    to: template.length,
    level: 0,
  });
};

interface Range {
  readonly from: number;
  readonly to: number;
  /** How many loops are around it. */
  readonly level: number;
}

/** The nodes of a part of the template, its loops first. */
function readRange(
  template: string,
  all: readonly (CarboneTag | CarboneOther)[],
  extents: readonly Extent[],
  { from, to, level }: Range,
): TemplateNode[] {
  const within = all.filter(({ start, end }) => start >= from && end <= to);
  const loops = loopsIn(within.filter(isTag), extents, level);
  const nodes: TemplateNode[] = [];
  let at = from;
  for (const { body, next, list, tag } of loops) {
    if (body.from < at) continue;
    nodes.push(...readPlain(template, within, { from: at, to: body.from, level }));
    const inner = readRange(template, within, extents, { ...body, level: level + 1 });
    const { source, at: place } = tag;
    const filter = tag.loops[level]?.filter;
    const parent = { depth: level };
    const path: Expression = { kind: 'path', path: list, from: parent };
    if (filter !== undefined)
      nodes.push({
        at: place,
        source,
        kind: 'lost',
        feature: 'filters and orders of loops',
        reason: NO_LOOPS,
        body: [],
      });
    nodes.push({ at: place, source, kind: 'each', list: path, body: inner, otherwise: [] });
    at = next;
  }
  return [...nodes, ...readPlain(template, within, { from: at, to, level })];
}

/** A part without loops: texts, values, and what is shown or hidden as a whole. */
function readPlain(
  template: string,
  all: readonly (CarboneTag | CarboneOther)[],
  { from, to, level }: Range,
): TemplateNode[] {
  const within = all.filter(({ start, end }) => start >= from && end <= to);
  const nodes: TemplateNode[] = [];
  let at = from;
  for (const [index, tag] of within.entries()) {
    if (tag.start < at) continue;
    if (tag.start > at) nodes.push(text(template.slice(at, tag.start)));
    at = tag.end;
    const [, action, edge] = blockOf(tag) ?? [];
    if (edge === 'End') continue;
    if (edge === undefined || !isTag(tag)) {
      nodes.push(...single(tag));
      continue;
    }
    const end = closing(within.slice(index + 1), action ?? '');
    const stop = end?.start ?? to;
    const body = readPlain(template, within, { from: tag.end, to: stop, level });
    const test = tagValue({ ...tag, formatters: tag.formatters.slice(0, -1) });
    const [met, otherwise] = action === 'show' ? [body, []] : [[], body];
    nodes.push({ at: tag.at, source: tag.source, kind: 'if', test, met, otherwise });
    at = end?.end ?? stop;
  }
  if (to > at) nodes.push(text(template.slice(at, to)));
  return nodes;
}

/** The end of a part, over those within it. */
function closing(rest: readonly (CarboneTag | CarboneOther)[], action: string) {
  let depth = 0;
  for (const tag of rest) {
    const [, own, edge] = blockOf(tag) ?? [];
    if (own !== action) continue;
    if (edge === 'End' && depth === 0) return tag;
    depth += edge === 'End' ? -1 : 1;
  }
  return undefined;
}

function single(tag: CarboneTag | CarboneOther): TemplateNode[] {
  const { at, source } = tag;
  if (isTag(tag)) return [{ at, source, kind: 'value', value: tagValue(tag), raw: false }];
  if (tag.kind === 'alias') return [];
  const isWord = tag.kind === 'translation';
  const reason = isWord
    ? 'there are no tables of translations: the key is printed'
    : 'this tag is not read';
  const feature = isWord ? 'translations' : 'tags';
  return [{ at, source, kind: 'lost', feature, reason, body: isWord ? [text(tag.text)] : [] }];
}
