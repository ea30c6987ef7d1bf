import type { Phrase } from '../../language/phrase.ts';
import type { Aspect, Item, Wish } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';
import { isOfHue } from './color-values.ts';
import { namedColor } from './color-words.ts';
import type { ReadItems } from './read-length.ts';
import { readLook } from './read-look.ts';

const SAME =
  /^(?:(?:in|to|with|at|of|use|using|have|has|having|take) )?(?:exactly )?(?:the |an? )?(?:exact |very )?(?:same|identical|equal)(?= )/;
const AS_AS =
  /^(?:just |exactly |equally )?as (big|large|small|tiny|huge|tall|bold|heavy|thick|dark|light|bright|wide) as(?= )(?! (?:it gets|it goes|possible|can be|you can))/;
const MATCH = /^(?:to )?(?:match|matches|matching)(?: with| up with)?(?= )/;
const LIKE = /^(?:just |exactly |the way )?(?:like|as in)(?= )/;
const OF = /^(?:in|into|to|with|by|use|using|take|apply)(?: the| its)?(?= )/;
const CONNECTORS = /^(?:as|like|of|with|to|that|than|those|in|used|for|has|have|is|are|the|on)$/;
const MOST_WORDS = 9;

const words = (found: RegExpExecArray) => found[0].trim().split(' ').length;

/** "in the same font as the text", "as big as the title", "like the headings", "in the colour of the footer". */
export function readLike(
  phrase: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  if (phrase.tokens[at]?.quoted) return undefined;
  const { text } = phrase.slice(at, at + MOST_WORDS);
  const as = AS_AS.exec(text);
  if (as !== null) return likeAt(phrase, at + words(as), [aspectOf(as[1] ?? '')], context);
  const same = SAME.exec(text);
  if (same !== null)
    return (
      aspectsThen(phrase, at + words(same), true, context) ??
      sameColor(phrase, at + words(same), before, context)
    );
  const match = MATCH.exec(text);
  if (match !== null) return aspectsThen(phrase, at + words(match), false, context);
  const like = LIKE.exec(text);
  const likened = like && likeAt(phrase, at + words(like), [], context);
  if (likened) return isSaid(before) ? { items: [], next: likened.next } : likened;
  const of = OF.exec(text);
  // "in the colour of the title" says which look only where it is known whose look it is to be.
  const isKnown =
    before.some(({ is }) => is === 'target') || /^(?:use|using|take|apply)\b/.test(text);
  return of === null || !isKnown ? undefined : lookOf(phrase, at + words(of), context);
}

/** "right aligned like the numbers under them": what is to be alike is said before. */
function isSaid(before: readonly Item[]): boolean {
  const last = before.findLast(({ is }) => is !== 'aspect');
  return last?.is === 'wish' && /^(?:align|weight|italic|case|line|font)$/.test(last.wish.kind);
}

/** "… in dark green and the total in the same green": the one that was said before. */
function sameColor(
  phrase: Phrase,
  at: number,
  before: readonly Item[],
  { lastLooks }: Context,
): ReadItems | undefined {
  const named = namedColor(phrase.tokens[at]?.word ?? '');
  const said = [...lastLooks, ...before.flatMap((item) => (item.is === 'wish' ? [item] : []))];
  const wish = said.findLast((one) => one.wish.kind === 'color')?.wish;
  if (named === undefined || wish?.kind !== 'color' || !('css' in wish.color)) return undefined;
  return isOfHue(wish.color.css, named)
    ? { items: [{ is: 'wish', wish }], next: at + 1 }
    : undefined;
}

const BENEATH =
  /^(?:under|below|beneath|above|next to|in|beside) (?:them|it|each|these|those)(?= |$)/;

function pastPlace(phrase: Phrase, at: number): number {
  const found = BENEATH.exec(phrase.slice(at, at + 3).text);
  return found === null ? at : at + words(found);
}

function aspectOf(word: string): Aspect {
  if (/^(?:bold|heavy|thick)$/.test(word)) return 'weight';
  return /^(?:dark|light|bright)$/.test(word) ? 'color' : word === 'wide' ? 'width' : 'size';
}

/** Aspects, then what joins them with the one that has them. */
function aspectsThen(
  phrase: Phrase,
  start: number,
  needsJoin: boolean,
  context: Context,
): ReadItems | undefined {
  const { aspects, next } = readAspects(phrase, start);
  const shared = sharedBy(phrase, next, aspects, context);
  if (shared !== undefined) return shared;
  let at = next;
  while (CONNECTORS.test(phrase.tokens[at]?.word ?? '') && at < next + 3) at++;
  return needsJoin && at === next ? undefined : likeAt(phrase, at, aspects, context);
}

/** "the same font for the headings as for the text" */
function sharedBy(
  phrase: Phrase,
  at: number,
  aspects: readonly Aspect[],
  context: Context,
): ReadItems | undefined {
  if (!/^(?:for|in|on)$/.test(phrase.tokens[at]?.word ?? '')) return undefined;
  const one = scanTarget(phrase, at + 1, context);
  if (one === undefined || phrase.tokens[one.next]?.word !== 'as') return undefined;
  const isAgain = /^(?:for|in|on)$/.test(phrase.tokens[one.next + 1]?.word ?? '');
  const like = likeAt(phrase, one.next + (isAgain ? 2 : 1), aspects, context);
  return like && { items: [{ is: 'target', target: one.target }, ...like.items], next: like.next };
}

const LOOKS_OF: ReadonlySet<Aspect> = new Set(['color', 'font', 'size', 'weight', 'background']);

/** "the colour of the title" */
function lookOf(phrase: Phrase, start: number, context: Context): ReadItems | undefined {
  const { aspects, next } = readAspects(phrase, start);
  if (phrase.tokens[next]?.word !== 'of' || !aspects.some((aspect) => LOOKS_OF.has(aspect)))
    return undefined;
  return likeAt(phrase, next + 1, aspects, context);
}

/** Aspects in a row; a colour's name stands for the colour. */
function readAspects(
  phrase: Phrase,
  start: number,
): { readonly aspects: readonly Aspect[]; readonly next: number } {
  const aspects: Aspect[] = [];
  let at = start;
  while (at < start + 4) {
    const word = phrase.tokens[at]?.quoted ? '' : (phrase.tokens[at]?.word ?? '');
    const look = readLook(phrase, at);
    const found = look?.items.flatMap((item) => (item.is === 'aspect' ? [item.aspect] : [])) ?? [];
    if (look !== undefined && found.length > 0 && found.length === look.items.length) {
      aspects.push(...found);
      at = look.next;
    } else if (word !== '' && namedColor(word) !== undefined) {
      aspects.push('color');
      at++;
    } else if (/^(?:style|styling|look|formatting|format|way)$/.test(word)) {
      aspects.push('look');
      at++;
    } else break;
  }
  return { aspects, next: at };
}

const VERBS = /^(?:has|have|is|are|does|do|uses|used|use|'s|already|in)$/;

function likeAt(
  phrase: Phrase,
  at: number,
  said: readonly Aspect[],
  context: Context,
): ReadItems | undefined {
  const found = scanTarget(phrase, at, context);
  if (found === undefined) return undefined;
  let next = found.next;
  while (phrase.tokens[next]?.word === "'s" || phrase.tokens[next]?.word === "'") next++;
  const after = readAspects(phrase, next);
  next = after.next;
  if (next === phrase.tokens.length - 1 && VERBS.test(phrase.tokens[next]?.word ?? '')) next++;
  const aspects = [...new Set([...said, ...after.aspects])];
  const wish: Wish = { kind: 'like', target: found.target, aspects };
  return { items: [{ is: 'wish', wish }], next: pastPlace(phrase, next) };
}

/** "give the headings the title's colour", "the body font for the headings": whose look it is stands beside it. */
export function withOwners(items: readonly Item[]): readonly Item[] {
  const targets = items.filter(({ is }) => is === 'target');
  if (targets.length !== 2 || items.some((item) => item.is === 'wish' || item.is === 'not'))
    return items;
  const at = items.findLastIndex(
    (item, place) => item.is === 'target' && items[place + 1]?.is === 'aspect',
  );
  const owner = items[at];
  if (owner?.is !== 'target') return items;
  const aspects = items.flatMap((item) => (item.is === 'aspect' ? [item.aspect] : []));
  if (!aspects.some((aspect) => LOOKS_OF.has(aspect))) return items;
  const wish: Item = { is: 'wish', wish: { kind: 'like', target: owner.target, aspects } };
  return [...items.filter((item) => item.is === 'target' && item !== owner), wish];
}
