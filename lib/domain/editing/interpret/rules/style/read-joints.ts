import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { documentTarget } from '../../targets/make.ts';
import { scanTarget } from '../../targets/scan.ts';
import { EXCEPT, JOINS, NOT, REST, ROOM, SAME, SIGNS } from './filler-words.ts';
import { without } from './groups.ts';
import { readColor } from './read-color.ts';
import type { ReadItems } from './read-length.ts';
import { readLook } from './read-look.ts';
import { withTitle } from './with-title.ts';

/** What stands between looks and targets: joins, signs, "except", "the same", "white on blue". */
export function readJoint(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const token = clause.tokens[at];
  if (isGround(clause, at, before))
    return { items: [{ is: 'join' }, { is: 'aspect', aspect: 'background' }], next: at + 1 };
  // "line up the headings right" draws none.
  if (/^lined?$/.test(token?.word ?? '') && clause.tokens[at + 1]?.word === 'up' && !token?.quoted)
    return { items: [], next: at + 2 };
  const was = readFormer(clause, at);
  if (was !== undefined) return was;
  const exception = readException(clause, at, context);
  if (exception !== undefined || token === undefined || token.quoted) return exception;
  const place = readPlace(clause, at, before, context);
  if (place !== undefined) return place;
  const located = readLocated(clause, at, before, context);
  if (located !== undefined) return located;
  const rest = readRest(clause, at, before, context);
  if (rest !== undefined) return rest;
  const instead = insteadOf(clause, at) ?? readOwnPlace(clause, at);
  if (instead !== undefined) return instead;
  if (SIGNS.has(token.word)) return { items: [], next: at + 1 };
  if (isSame(clause, at)) return { items: [{ is: 'same' }], next: clause.tokens.length };
  return JOINS.has(token.word) || token.word === 'with'
    ? { items: [{ is: 'join' }], next: at + 1 }
    : undefined;
}

/** "from black to green": what it was is no wish. */
function readFormer(clause: Phrase, at: number): ReadItems | undefined {
  if (clause.tokens[at]?.word !== 'from' || clause.tokens[at]?.quoted) return undefined;
  const color = readColor(clause, at + 1);
  return color !== undefined && /^(?:to|into)$/.test(clause.tokens[color.next]?.word ?? '')
    ? { items: [], next: color.next }
    : undefined;
}

/** "without", "remove the" */
export function readNot(clause: Phrase, at: number): ReadItems | undefined {
  const isTaken =
    clause.tokens[at]?.word === 'take' &&
    clause.tokens.some(({ word }) => /^(?:off|away|out)$/.test(word));
  if (isTaken) return { items: [{ is: 'not' }], next: at + 1 };
  const not = clause.tokens[at]?.quoted ? null : NOT.exec(clause.slice(at, at + 6).text);
  return not === null ? undefined : { items: [{ is: 'not' }], next: at + not[0].split(' ').length };
}

const EDGE = /^(?:at|in|on) the (?:top|bottom|header|footer|head)$/;

/** "on the right of the header", "too big at the top", for what stands in it. */
function readPlace(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const last = before.at(-1);
  const isAligned = last?.is === 'wish' && last.wish.kind === 'align';
  const isAtEdge = last?.is === 'wish' && EDGE.test(clause.slice(at, at + 3).text);
  if (!isAtEdge && !(isAligned && /^(?:of|in|inside|within)$/.test(clause.tokens[at]?.word ?? '')))
    return undefined;
  const found = scanTarget(clause, at + 1, context);
  const named = before.findLast((item) => item.is === 'target')?.target;
  const inside = new Set(found?.target.nodes);
  return named?.nodes.every((node) => inside.has(node)) && found !== undefined
    ? { items: [], next: found.next }
    : undefined;
}

const BESIDE =
  /^(?:(?:right|directly|just) )?(?:below|under|beneath|underneath|beside|above|next to)(?= )/;
const PLACED = /^(?:text|total|region)$/;
const MOVES = /^(?:put|place|move|add|insert|set|bring|shift|position|draw|show)\b|\b(?:goes|go)\b/;
const LINED = /\b(?:lines?|rules?|borders?|dividers?|separators?|underline)\b/;

/** "the name below the closing": where it stands says which one it is. */
function readLocated(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const found = BESIDE.exec(clause.slice(at, at + 4).text);
  const last = before.at(-1);
  if (found === null || last?.is !== 'target' || !PLACED.test(last.target.kind)) return undefined;
  if ([MOVES, LINED, ROOM].some((pattern) => pattern.test(clause.text))) return undefined;
  const other = scanTarget(clause, at + found[0].split(' ').length, context);
  return other && other.target.name !== last.target.name
    ? { items: [], next: other.next }
    : undefined;
}

const THAN =
  /^than (?:the (?:rest|others?)|now|before|(?:it|they) (?:is|are|was|were)(?: now)?|everything else|normal|usual|currently)(?= |$)/;

/** "the rest in Arial": all but what was named before. */
function readRest(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const { text } = clause.slice(at, at + 6);
  const than = THAN.exec(text);
  if (than !== null) return { items: [], next: at + than[0].split(' ').length };
  const found = REST.exec(text);
  const named = before.flatMap((item) => (item.is === 'target' ? [item.target] : []));
  if (found === null || named.length === 0) return undefined;
  const { content } = context.scope;
  const whole = documentTarget(content, context.subject.document.body);
  const [rest] =
    whole === undefined
      ? []
      : without(
          whole,
          named.map((target) => withTitle(target, context)),
        );
  return rest && { items: [{ is: 'target', target: rest }], next: at + found[0].split(' ').length };
}

/** "normal instead of bold": what it is now. */
function insteadOf(clause: Phrase, at: number): ReadItems | undefined {
  const found = /^(?:instead of|rather than|in place of)(?= )/.exec(clause.slice(at, at + 3).text);
  if (found === null) return undefined;
  const words = at + found[0].split(' ').length;
  const start = /^(?:the|that|this|a|its|our)$/.test(clause.tokens[words]?.word ?? '')
    ? words + 1
    : words;
  const color = readColor(clause, start);
  if (color !== undefined) return { items: [], next: color.next };
  const look = readLook(clause, start);
  const [only] = look?.items ?? [];
  // "underlined instead of bold" is bold no longer; "normal instead of bold" says so anyway.
  const isTaken = only?.is === 'wish' && /^(?:weight|italic|line)$/.test(only.wish.kind);
  return look && { items: isTaken ? [{ is: 'not' }, ...look.items] : [], next: look.next };
}

const OWN_PLACE =
  /^(?:(?:in|within|inside|of) (?:its|their|that|the same) (?:own |respective )?(?:columns?|cells?|rows?|box|boxes|place)|(?:and )?(?:nothing else|no others?|only (?:those|these|that)(?: two| ones?)?|just (?:those|these|that)(?: two| ones?)?)|as well(?= \S))(?= |$)/;

/** "centered in their column", ", nothing else", "as well in green": where it stands anyway, and that it is all. */
function readOwnPlace(clause: Phrase, at: number): ReadItems | undefined {
  const found = OWN_PLACE.exec(clause.slice(at, at + 5).text);
  return found === null ? undefined : { items: [], next: at + found[0].split(' ').length };
}

/** "white on dark green": what the first stands on is the ground. */
function isGround(clause: Phrase, at: number, before: readonly Item[]): boolean {
  const last = before.at(-1);
  const isLook =
    last?.is === 'wish' && /^(?:color|weight|italic|case|font|line)$/.test(last.wish.kind);
  if (clause.tokens[at]?.word !== 'on' || !(isLook || last?.is === 'target')) return false;
  const next = /^(?:a|an|the)$/.test(clause.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const color = readColor(clause, next);
  if (color === undefined) return false;
  return !/^(?:background|bg|ground)$/.test(clause.tokens[color.next]?.word ?? '');
}

/** "the same", "too" at the end: after what was said of other targets. */
function isSame(clause: Phrase, at: number): boolean {
  return at > 0 && !clause.tokens[at]?.quoted && SAME.test(clause.slice(at).text);
}

function readException(clause: Phrase, at: number, context: Context): ReadItems | undefined {
  const found = clause.tokens[at]?.quoted ? null : EXCEPT.exec(clause.slice(at, at + 5).text);
  if (found === null || at === 0) return undefined;
  const items: Item[] = [];
  let next = at + found[0].split(' ').length;
  for (
    let scanned = scanTarget(clause, next, context);
    scanned !== undefined;
    scanned = scanTarget(clause, next, context)
  ) {
    items.push({ is: 'except', target: scanned.target });
    next = scanned.next;
    if (!/^(?:and|,|or)$/.test(clause.tokens[next]?.word ?? '')) break;
    next++;
  }
  return items.length === 0 ? undefined : { items, next };
}
