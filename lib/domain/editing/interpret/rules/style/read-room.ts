import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';
import { REST, ROOM } from './filler-words.ts';
import { LENGTH, type ReadItems, readLength } from './read-length.ts';
import { roomBetween } from './room-between.ts';

const LINED = /\b(?:lines?|rules?|borders?|dividers?|separators?|hairlines?)\b/;
const SPACE: Item = { is: 'aspect', aspect: 'space' };

/** Room between parts, or above what is to stand lower: "30px between the table and the totals", "10px further down". */
export function readRoom(clause: Phrase, at: number, context: Context): ReadItems | undefined {
  return readBetween(clause, at, context) ?? readShift(clause, at);
}

const ONE_AND_NEXT =
  /^between (?:one|each|every|a)(?: one)?(?: (?<noun>[a-z]+))? and (?:the )?(?:next|other|following|one after)(?: one)?(?= |$)/;

/** "more space between the header and the table": where the space that shows is. */
function readBetween(clause: Phrase, at: number, context: Context): ReadItems | undefined {
  if (clause.tokens[at]?.word !== 'between') return undefined;
  if (LINED.test(clause.text)) return lineBetween(clause, at, context);
  // "30px between …" speaks of room as well.
  const isSaid = ROOM.test(clause.text);
  if (!isSaid && !LENGTH.test(clause.text)) return undefined;
  const said: readonly Item[] = isSaid ? [] : [SPACE];
  const next = ONE_AND_NEXT.exec(clause.slice(at, at + 8).text);
  if (next !== null) return betweenEach(clause, at, next, said, context);
  const both = betweenBoth(clause, at, context);
  return both === undefined
    ? said.length > 0
      ? { items: said, next: at + 1 }
      : undefined
    : { ...both, items: [...said, ...both.items] };
}

/** "a red line between the fees and the termination": below the one that comes first. */
function lineBetween(clause: Phrase, at: number, context: Context): ReadItems | undefined {
  const one = scanTarget(clause, at + 1, context);
  if (one === undefined || clause.tokens[one.next]?.word !== 'and') return undefined;
  const other = scanTarget(clause, one.next + 1, context);
  const both = [one.target, other?.target].filter((target) => target?.kind === 'region');
  const { nodes } = context.scope.content;
  const placeOf = ({ nodes: [first] }: Target) => (first ? nodes.indexOf(first) : -1);
  const [upper] = both.flatMap((target) => target ?? []).sort((a, b) => placeOf(a) - placeOf(b));
  if (other === undefined || upper === undefined || both.length < 2) return undefined;
  const side: Item = { is: 'wish', wish: { kind: 'side', sides: ['bottom'] } };
  return { items: [{ is: 'target', target: upper }, side], next: other.next };
}

function betweenBoth(clause: Phrase, at: number, context: Context): ReadItems | undefined {
  const one = scanTarget(clause, at + 1, context);
  if (one === undefined || clause.tokens[one.next]?.word !== 'and') return undefined;
  const rest = REST.exec(clause.slice(one.next + 1, one.next + 7).text);
  const other = rest === null ? scanTarget(clause, one.next + 1, context) : undefined;
  const next = rest === null ? other?.next : one.next + 1 + rest[0].split(' ').length;
  if (next === undefined) return undefined;
  const apart =
    other === undefined
      ? { target: one.target, side: 'bottom' as const }
      : roomBetween(one.target, other.target, context);
  const items: Item[] = [
    { is: 'target', target: apart.target },
    { is: 'wish', wish: { kind: 'side', sides: [apart.side] } },
  ];
  return { items, next };
}

/** "between one clause and the next": between all of them. */
function betweenEach(
  clause: Phrase,
  at: number,
  found: RegExpExecArray,
  said: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const next = at + found[0].split(' ').length;
  const noun = found.groups?.['noun'];
  const token = clause.tokens.find(({ word }, place) => place > at && word === noun);
  if (token === undefined) return { items: said, next };
  const word = noun?.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  const all = scanTarget(clause.with([{ ...token, word }]), 0, context);
  return all && { items: [...said, { is: 'target', target: all.target }], next };
}

const SHIFTED =
  /^(?:(?:further|farther|more|some way) )?(?<way>down(?:wards?)?|lower|up(?:wards?)?|higher)(?: down| up)?(?: by)?(?= |$)/;
const FROM =
  /^(?:from|below|under|away from) (?:the |what |that |its )?(?:is |stands )?(?:text|line|part|paragraph|rest|one)?(?: ?(?:above|before|over)(?: (?:it|them))?)(?= |$)/;

/** "bump it up by 2pt" is of its size. */
const OF_SIZE =
  /\b(?:fonts?|size|scale|letters|type)\b|^(?:bump|turn|dial|cut|trim|reduce|bring|knock|take|go|crank|increase|decrease)\b/;

/** "30px further down", "down by 30px": more room above it. */
function readShift(clause: Phrase, at: number): ReadItems | undefined {
  if (OF_SIZE.test(clause.text)) return undefined;
  const amount = lengthAt(clause, at);
  const wayAt = amount?.next ?? at;
  const found = SHIFTED.exec(clause.slice(wayAt, wayAt + 4).text);
  if (found === null) return undefined;
  const behind = wayAt + found[0].split(' ').length;
  const length = amount ?? lengthAt(clause, behind);
  if (length === undefined) return undefined;
  const next = Math.max(behind, length.next);
  const from = FROM.exec(clause.slice(next, next + 7).text)?.[0];
  const factor = /^(?:down|lower)/.test(found.groups?.['way'] ?? '') ? 1.25 : 0.8;
  return {
    items: [
      SPACE,
      { is: 'wish', wish: { kind: 'degree', factor, by: length.css } },
      { is: 'wish', wish: { kind: 'side', sides: ['top'] } },
    ],
    next: from === undefined ? next : next + from.split(' ').length,
  };
}

function lengthAt(clause: Phrase, at: number): { css: string; next: number } | undefined {
  const read = readLength(clause, at);
  const [only, ...others] = read?.items ?? [];
  return read === undefined || only?.is !== 'wish' || others.length > 0
    ? undefined
    : only.wish.kind === 'length' && /[a-z]$/.test(only.wish.css)
      ? { css: only.wish.css, next: read.next }
      : undefined;
}
