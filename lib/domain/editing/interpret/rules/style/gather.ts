import type { Aspect, Item, Wish } from '../../looks.ts';
import type { Target } from '../../rule.ts';

interface Wished {
  wish: Wish;
  aspects: Aspect[];
  not: boolean;
}

/** Targets, and what is said of them as far as it is read. */
export interface Draft {
  targets: Target[];
  wishes: Wished[];
}

interface Gathering {
  readonly groups: Draft[];
  targetsFirst: boolean;
  /** Aspects that no look is said of yet. */
  pending: Aspect[];
  not: boolean;
  /** The look right before: an aspect behind it is its own. */
  adjacent: Wished | undefined;
  /** All looks right before: "white bold text" says of both that they are the text's. */
  run: Wished[];
}

/** The looks and targets of a clause, those together that belong together. */
export function gathered(items: readonly Item[]): Draft[] {
  const first = items.find(
    (item) => item.is === 'target' || (item.is === 'wish' && !isSide(item.wish)),
  );
  const state: Gathering = {
    groups: [{ targets: [], wishes: [] }],
    targetsFirst: first?.is === 'target',
    pending: [],
    not: false,
    adjacent: undefined,
    run: [],
  };
  items.forEach((item, at) => {
    if (item.is === 'join') {
      end(state);
      if (turnsRound(state, items.slice(at + 1))) startTargetsFirst(state);
    } else if (item.is === 'aspect') takeAspect(state, item.aspect, items[at + 1]);
    else if (item.is === 'target') takeTarget(state, item.target);
    else if (item.is === 'wish') takeWish(state, item.wish);
    else if (item.is === 'not') {
      settle(state);
      state.not = true;
    }
  });
  settle(state);
  return state.groups;
}

const current = ({ groups }: Gathering) => groups.at(-1) as Draft;

/** An aspect by itself is a wish where it is wished away or wished for: "no border", "add a border". */
function settle(state: Gathering): void {
  const { pending, not } = state;
  if (pending.length === 0) return;
  const { wishes } = current(state);
  const last = wishes.at(-1);
  state.pending = [];
  state.not = false;
  if (last !== undefined && !not && isOf(last, pending)) last.aspects.push(...pending);
  // "center the notes and terms text": the text of what is named before it.
  else if (!not && pending.every((aspect) => aspect === 'text')) return;
  // "highlight the notes with a yellow background" says the same twice.
  else if (not || !wishes.some((wished) => !wished.not && says(wished, pending)))
    wishes.push({ wish: { kind: 'plain' }, aspects: pending, not });
}

/** "more space above the footer, the title 20px": behind looks and what has them, the other way round. */
function turnsRound(state: Gathering, rest: readonly Item[]): boolean {
  const { targets, wishes } = current(state);
  // "the frame gold and the title gold": the frame is the document's own.
  const isFramed = wishes.length > 0 && wishes.every(({ aspects }) => aspects.includes('border'));
  if (state.targetsFirst || !(targets.length > 0 || isFramed) || !hasLook(current(state)))
    return false;
  const wish = rest.findIndex(({ is }) => is !== 'target');
  return (
    wish > 0 &&
    rest[wish]?.is === 'wish' &&
    state.pending.length === 0 &&
    !rest.slice(wish).some(({ is }) => is === 'target')
  );
}

function startTargetsFirst(state: Gathering): void {
  state.groups.push({ targets: [], wishes: [] });
  state.targetsFirst = true;
}

function takeAspect(state: Gathering, aspect: Aspect, next: Item | undefined): void {
  const { adjacent, not, pending } = state;
  const follows = adjacent !== undefined && !not && pending.length === 0 && fits(adjacent, aspect);
  // "blue background" belongs together unless what follows is the one that it is said of.
  if (follows && !(next?.is === 'wish' && adjacent.aspects.length > 0))
    state.run.forEach((wished) => {
      if (wished === adjacent || shares(wished, aspect)) wished.aspects.push(aspect);
    });
  else pending.push(aspect);
}

function end(state: Gathering): void {
  state.adjacent = undefined;
  state.run = [];
}

/** Whether a look before others has what is said behind them: "1px #ccc solid line", "white bold text". */
function shares({ wish, aspects, not }: Wished, aspect: Aspect): boolean {
  if (not || aspects.length > 0) return false;
  if (aspect === 'border')
    return wish.kind === 'color' || wish.kind === 'length' || wish.kind === 'line-style';
  return aspect === 'text' && wish.kind === 'color';
}

function takeTarget(state: Gathering, target: Target): void {
  end(state);
  const { targets } = current(state);
  // "blue name and a border around the page": what is pending belongs to what follows.
  const isNext = state.targetsFirst || (state.pending.length > 0 && targets.length > 0);
  if (isNext && hasLook(current(state))) state.groups.push({ targets: [], wishes: [] });
  current(state).targets.push(target);
}

function takeWish(state: Gathering, wish: Wish): void {
  if (isSide(wish)) {
    current(state).wishes.push({ wish, aspects: [], not: false });
    return;
  }
  const { targets } = current(state);
  if (!state.targetsFirst && targets.length > 0 && hasLook(current(state)))
    state.groups.push({ targets: [], wishes: [] });
  if (!state.not && !agrees(wish, state.pending)) settle(state);
  state.adjacent = { wish, aspects: state.pending, not: state.not };
  state.run.push(state.adjacent);
  current(state).wishes.push(state.adjacent);
  state.pending = [];
  state.not = false;
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
  if (wish.kind === 'color')
    return pending.every(
      (aspect) => aspect === 'color' || aspect === 'text' || aspect === 'background',
    );
  return (
    wish.kind === 'degree' &&
    pending.every((aspect) => aspect !== 'color' && aspect !== 'background')
  );
}

const OF_TYPE = new Set<Wish['kind']>([
  'degree',
  'length',
  'weight',
  'italic',
  'case',
  'font',
  'line',
  'small-caps',
]);

/** Whether a look can be one of these: corners are none of a border. */
function agrees({ kind }: Wish, pending: readonly Aspect[]): boolean {
  const isOwn = kind === 'corners' || kind === 'align' || kind === 'italic' || kind === 'case';
  return !isOwn || !pending.some((aspect) => aspect === 'border' || aspect === 'background');
}

/** Whether a look is already said to be of all these. */
function says({ wish, aspects }: Wished, pending: readonly Aspect[]): boolean {
  if (wish.kind === 'side') return false;
  const isType = pending.every((aspect) => aspect === 'text' || aspect === 'font');
  return (isType && OF_TYPE.has(wish.kind)) || pending.every((aspect) => aspects.includes(aspect));
}

/** Whether an aspect after a look goes on saying of what it is. */
function fits({ wish, aspects }: Wished, aspect: Aspect): boolean {
  if (aspects.includes(aspect)) return false;
  if (aspects.length > 0)
    return aspects.at(-1) === 'text' || aspect === 'color' || aspect === 'size';
  if (wish.kind === 'degree') return wish.aspect === undefined || aspect !== 'look';
  return true;
}
