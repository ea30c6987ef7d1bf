import type { Group, Item } from '../../looks.ts';
import type { Target } from '../../rule.ts';
import { type Draft, gathered } from './gather.ts';

/**
 * Which looks are said of which targets. Targets come first in "the title blue, the totals red", looks
 * in "a blue title and red totals"; whichever comes first in the clause does in all of it.
 */
export function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups = gathered(items);
  narrowToLast(groups);
  joinLast(groups);
  const same = items.some(({ is }) => is === 'same');
  const excepted = exceptedIn(items);
  return groups.map(({ targets, wishes }, at) => ({
    targets: unique(targets).flatMap((target) => without(target, excepted)),
    wishes: same && wishes.length === 0 ? (groups[at - 1]?.wishes ?? []) : wishes,
  }));
}

/** What a clause leaves as it is. */
export function exceptedIn(items: readonly Item[]): readonly Target[] {
  return items.flatMap((item) => (item.is === 'except' ? [item.target] : []));
}

/** "everything uppercase in the header": the last part named is where all is wished. */
function narrowToLast(groups: Draft[]): void {
  const [last, before] = [groups.at(-1), groups.at(-2)];
  if (last === undefined || before === undefined || last.wishes.length > 0) return;
  if (last.targets.length === 0) return;
  if (before.targets.some(({ kind }) => kind !== 'document')) return;
  before.targets = last.targets;
  groups.pop();
}

/** "dark green title, 32px": a look behind all that is named is of what was named last. */
function joinLast(groups: Draft[]): void {
  const [last, before] = [groups.at(-1), groups.at(-2)];
  if (last === undefined || before === undefined || last.targets.length > 0) return;
  before.wishes.push(...last.wishes);
  groups.pop();
}

/** What of a target is in none of others; the target itself where they have nothing to do with it. */
export function without(target: Target, others: readonly Target[]): readonly Target[] {
  const out = new Set(others.flatMap(({ nodes }) => nodes));
  const nodes = target.nodes.filter((node) => !out.has(node));
  if (nodes.length === target.nodes.length) return [target];
  const ids = [...new Set(nodes.map(({ id }) => id))];
  return nodes.length === 0 ? [] : [{ kind: 'text', name: target.name, ids, nodes }];
}

function unique(targets: readonly Target[]): readonly Target[] {
  return targets.filter(
    (target, at) => targets.findIndex(({ name }) => name === target.name) === at,
  );
}
