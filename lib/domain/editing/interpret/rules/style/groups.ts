import type { Target } from '../../rule.ts';
import type { Aspect, Group, Item, Wish } from './wishes.ts';

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
  const targetsFirst = items.find(({ is }) => is === 'target' || is === 'wish')?.is === 'target';
  const groups: Draft[] = [{ targets: [], wishes: [] }];
  let pending: Aspect[] = [];
  let not = false;
  let adjacent: Wished | undefined;
  const current = () => groups.at(-1) as Draft;
  /** An aspect by itself is a wish where it is wished away or wished for: "no border", "add a border". */
  const settle = () => {
    if (pending.length === 0) return;
    current().wishes.push({ wish: { kind: 'plain' }, aspects: pending, not });
    pending = [];
    not = false;
  };
  items.forEach((item, at) => {
    if (item.is === 'join') {
      adjacent = undefined;
      return;
    }
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
      if (targetsFirst && current().wishes.length > 0) groups.push({ targets: [], wishes: [] });
      current().targets.push(item.target);
      return;
    }
    if (item.wish.kind === 'side') {
      current().wishes.push({ wish: item.wish, aspects: [], not: false });
      return;
    }
    if (!targetsFirst && current().targets.length > 0 && current().wishes.length > 0)
      groups.push({ targets: [], wishes: [] });
    adjacent = { wish: item.wish, aspects: pending, not };
    current().wishes.push(adjacent);
    pending = [];
    not = false;
  });
  settle();
  return groups.map(({ targets, wishes }) => ({ targets: unique(targets), wishes }));
}

/** Whether an aspect after a look goes on saying of what it is. */
function fits({ wish, aspects }: Wished, aspect: Aspect): boolean {
  if (aspects.includes(aspect)) return false;
  if (aspects.length > 0)
    return aspects.at(-1) === 'text' || aspect === 'color' || aspect === 'size';
  if (wish.kind === 'degree') return wish.aspect === undefined || aspect !== 'look';
  return true;
}

function unique(targets: readonly Target[]): readonly Target[] {
  return targets.filter(
    (target, at) => targets.findIndex(({ name }) => name === target.name) === at,
  );
}
