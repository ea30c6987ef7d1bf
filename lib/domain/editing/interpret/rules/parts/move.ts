import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Context, Reading, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { besideMember, membersLabelled } from '../../targets/members.ts';
import { operations } from '../answers.ts';

const BEFORE = /^(?:above|before|over|on top of|ahead of|in front of)$/;

/** "move the address to the footer": each of its lines, in their order. */
export function intoPart(target: Target, part: Target): Reading | undefined {
  const [reference] = part.ids;
  if (part.kind !== 'region' || reference === undefined) return undefined;
  if (part.ids.length !== 1 || target.kind === 'document' || target.nodes.length === 0)
    return undefined;
  if (target.kind !== 'region' && target.nodes.some(({ whole }) => !whole)) return undefined;
  const ids = [...new Set(target.ids)];
  if (ids.length > 8 || ids.includes(reference)) return undefined;
  return operations(
    ids.map((id) => ({ op: 'move', target: id, place: 'end', reference }) as const),
    [target],
  );
}

export function besideOther(
  target: Target,
  where: string,
  other: Target | undefined,
  context: Context,
): Reading | undefined {
  const [id, more] = blockIds(target, context);
  if (other === undefined || id === undefined || more !== undefined) return undefined;
  if (target.kind === 'document') return undefined;
  const at = /(?:top|start|beginning) of/.test(where)
    ? 'start'
    : /(?:bottom|end) of/.test(where)
      ? 'end'
      : undefined;
  if (other.kind === 'document')
    return at === undefined ? undefined : toEdge(target, where, context);
  const place = at ?? (BEFORE.test(where) ? 'before' : 'after');
  const ids = blockIds(other, context);
  const reference = place === 'after' || place === 'end' ? ids.at(-1) : ids[0];
  if (reference === undefined || reference === id) return undefined;
  return operations([{ op: 'move', target: id, place, reference }], [target]);
}

/** Several texts are moved with the part that holds them all. */
export function blockIds(target: Target, { scope }: Context): readonly string[] {
  const members = target.kind === 'text' ? membersLabelled(target.nodes, scope) : [];
  if (members.length > 0) return members.map(({ id }) => id);
  if (target.ids.length === 1 || target.kind === 'column') return target.ids;
  const fact = factOf(target);
  if (fact !== undefined) return [fact.id];
  const inside = (region: (typeof scope.content.regions)[number]) =>
    target.nodes.every(({ element }) => contains(region.element, element));
  const region = scope.content.regions.findLast(inside);
  return region === undefined ? target.ids : [region.id];
}

/** The value of "Delivery date", which moves with its label. */
function factOf({ nodes }: Target): ContentNode | undefined {
  const [value, other] = nodes.filter(({ role }) => role === 'value');
  const isWhole = nodes.every(({ role, text }) => role === 'value' || text === value?.label);
  return other === undefined && isWhole ? value : undefined;
}

/** The values of its part, where it is to be the first or last of them. */
function factsBeside(target: Target, where: string, content: ContentModel) {
  const fact = /first|last/.test(where) ? factOf(target) : undefined;
  const all = content.nodes.filter(
    ({ role, region }) => role === 'value' && region === fact?.region,
  );
  return fact !== undefined && all.length > 1 ? all : undefined;
}

/** To the top is below the header where the document has one: it is the head of every part. */
export function toEdge(target: Target, where: string, context: Context): Reading | undefined {
  const { regions } = context.scope.content;
  const [id, more] = blockIds(target, context);
  if (id === undefined || more !== undefined) return undefined;
  const isTop = /top|start|beginning|first|front/.test(where);
  // Among its like the place is one of these.
  const all =
    factsBeside(target, where, context.scope.content) ?? besideMember(id, context.scope) ?? regions;
  const others = all.filter((one) => one.id !== id);
  const reference = isTop
    ? others[0]
    : (target.kind === 'text' && lastOf(all, id, context)) || others.at(-1);
  if (reference === undefined) return undefined;
  const isBelow = isTop && isHead(reference.id, target, context);
  return operations(
    [
      {
        op: 'move',
        target: id,
        place: isTop && !isBelow ? 'before' : 'after',
        reference: reference.id,
      },
    ],
    [target],
  );
}

/** The last text, where it stands behind all parts, as the closing of a letter may. */
function lastOf(
  all: readonly { readonly id: string }[],
  id: string,
  { scope: { content } }: Context,
): { readonly id: string } | undefined {
  const last = content.nodes.at(-1);
  const isPart = content.regions.some(({ element }) => last && contains(element, last.element));
  return all !== content.regions || isPart || last?.id === id ? undefined : last;
}

/** Whether a part is the document's head, and what is moved is none of it. */
function isHead(id: string, { nodes, kind }: Target, { scope: { content } }: Context): boolean {
  const head = content.regions.find((region) => region.id === id && region.name === 'header');
  return (
    kind === 'region' &&
    head !== undefined &&
    !nodes.some(({ element }) => contains(head.element, element))
  );
}

/** One place among the parts. */
export function byStep(target: Target, by: -1 | 1, { scope }: Context): Reading | undefined {
  const [id] = target.ids;
  const all = (id === undefined ? undefined : besideMember(id, scope)) ?? scope.content.regions;
  const at = all.findIndex((one) => one.id === id);
  const reference = at < 0 ? undefined : all[at + by];
  if (reference === undefined || id === undefined) return undefined;
  return operations(
    [{ op: 'move', target: id, place: by < 0 ? 'before' : 'after', reference: reference.id }],
    [target],
  );
}
