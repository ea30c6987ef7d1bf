import type { Aspect, Group, Item, Wish } from '../../looks.ts';
import type { Target } from '../../rule.ts';

interface Wished {
  wish: Wish;
  aspects: Aspect[];
  not: boolean;
}

interface Draft {
  targets: Target[];
  wishes: Wished[];
}

/**
 * Which looks are said of which targets. Targets come first in "the title blue, the totals red", looks
 * in "a blue title and red totals"; whichever comes first in the clause does in all of it.
 */
export function groupsOf(items: readonly Item[]): readonly Group[] {
  const targetsFirst =
    items.find((item) => item.is === 'target' || (item.is === 'wish' && !isSide(item.wish)))?.is ===
    'target';
  const groups: Draft[] = [{ targets: [], wishes: [] }];
  let pending: Aspect[] = [];
  let not = false;
  let adjacent: Wished | undefined;
  const current = () => groups.at(-1) as Draft;
  /** An aspect by itself is a wish where it is wished away or wished for: "no border", "add a border". */
  const settle = () => {
    if (pending.length === 0) return;
    const last = current().wishes.at(-1);
    if (last !== undefined && !not && isOf(last, pending)) {
      last.aspects.push(...pending);
      pending = [];
      return;
    }
    current().wishes.push({ wish: { kind: 'plain' }, aspects: pending, not });
    pending = [];
    not = false;
  };
  items.forEach((item, at) => {
    if (item.is === 'join') {
      adjacent = undefined;
      return;
    }
    if (item.is === 'except' || item.is === 'same') return;
    if (item.is === 'not') {
      settle();
      not = true;
      return;
    }
    if (item.is === 'aspect') {
      const next = items[at + 1];
      // "blue background" belongs together unless what follows is the one that it is said of.
      if (adjacent !== undefined && !not && !(pending.length > 0) && fits(adjacent, item.aspect)) {
        if (!(next?.is === 'wish' && adjacent.aspects.length > 0)) {
          adjacent.aspects.push(item.aspect);
          return;
        }
      }
      pending.push(item.aspect);
      return;
    }
    if (item.is === 'target') {
      adjacent = undefined;
      if (targetsFirst && hasLook(current())) groups.push({ targets: [], wishes: [] });
      current().targets.push(item.target);
      return;
    }
    if (item.wish.kind === 'side') {
      current().wishes.push({ wish: item.wish, aspects: [], not: false });
      return;
    }
    if (!targetsFirst && current().targets.length > 0 && hasLook(current()))
      groups.push({ targets: [], wishes: [] });
    adjacent = { wish: item.wish, aspects: pending, not };
    current().wishes.push(adjacent);
    pending = [];
    not = false;
  });
  settle();
  narrowToLast(groups);
  const same = items.some(({ is }) => is === 'same');
  const excepted = items.flatMap((item) => (item.is === 'except' ? [item.target] : []));
  return groups.map(({ targets, wishes }, at) => ({
    targets: unique(targets).flatMap((target) => without(target, excepted)),
    wishes: same && wishes.length === 0 ? (groups[at - 1]?.wishes ?? []) : wishes,
  }));
}

/** "everything uppercase in the header": the last part named is where all is wished. */
function narrowToLast(groups: Draft[]): void {
  const [last, before] = [groups.at(-1), groups.at(-2)];
  if (last === undefined || before === undefined || last.wishes.length > 0) return;
  if (last.targets.length === 0 || !before.targets.every(({ kind }) => kind === 'document')) return;
  before.targets = last.targets;
  groups.pop();
}

function isSide({ kind }: Wish): boolean {
  return kind === 'side';
}

function hasLook({ wishes }: Draft): boolean {
  return wishes.some(({ wish }) => !isSide(wish));
}

/** "increase the title's size", "lighten the header's color": what the look before is of. */
function isOf({ wish, aspects, not }: Wished, pending: readonly Aspect[]): boolean {
  if (not || aspects.length > 0) return false;
  if (wish.kind === 'color') return pending.every((aspect) => aspect === 'color');
  return (
    wish.kind === 'degree' &&
    pending.every((aspect) => aspect !== 'color' && aspect !== 'background')
  );
}

/** Whether an aspect after a look goes on saying of what it is. */
function fits({ wish, aspects }: Wished, aspect: Aspect): boolean {
  if (aspects.includes(aspect)) return false;
  if (aspects.length > 0)
    return aspects.at(-1) === 'text' || aspect === 'color' || aspect === 'size';
  if (wish.kind === 'degree') return wish.aspect === undefined || aspect !== 'look';
  return true;
}

/** What of a target is in none of others; the target itself where they have nothing to do with it. */
function without(target: Target, others: readonly Target[]): readonly Target[] {
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
