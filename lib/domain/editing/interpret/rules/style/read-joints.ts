import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';
import { EXCEPT, JOINS, NOT, SAME, SIGNS } from './filler-words.ts';
import { readColor } from './read-color.ts';

/** What some words of a clause are, and where the next ones begin. */
export interface Step {
  readonly items: readonly Item[];
  readonly next: number;
}

/** What stands between looks and targets: joins, signs, "except", "the same", "white on blue". */
export function readJoint(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): Step | undefined {
  const token = clause.tokens[at];
  if (isGround(clause, at, before, context))
    return { items: [{ is: 'join' }, { is: 'aspect', aspect: 'background' }], next: at + 1 };
  const exception = readException(clause, at, context);
  if (exception !== undefined || token === undefined || token.quoted) return exception;
  if (SIGNS.has(token.word)) return { items: [], next: at + 1 };
  if (isSame(clause, at)) return { items: [{ is: 'same' }], next: clause.tokens.length };
  return JOINS.has(token.word) ? { items: [{ is: 'join' }], next: at + 1 } : undefined;
}

/** "without", "remove the" */
export function readNot(clause: Phrase, at: number): Step | undefined {
  const not = clause.tokens[at]?.quoted ? null : NOT.exec(clause.slice(at, at + 6).text);
  return not === null ? undefined : { items: [{ is: 'not' }], next: at + not[0].split(' ').length };
}

/** "white on dark green": what the first stands on is the ground. */
function isGround(clause: Phrase, at: number, before: readonly Item[], context: Context): boolean {
  const last = before.at(-1);
  if (clause.tokens[at]?.word !== 'on' || last?.is !== 'wish' || last.wish.kind !== 'color')
    return false;
  const next = /^(?:a|an|the)$/.test(clause.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const color = readColor(clause, next, context);
  if (color === undefined) return false;
  return !/^(?:background|bg|ground)$/.test(clause.tokens[color.next]?.word ?? '');
}

/** "the same", "too" at the end: after what was said of other targets. */
function isSame(clause: Phrase, at: number): boolean {
  return at > 0 && !clause.tokens[at]?.quoted && SAME.test(clause.slice(at).text);
}

function readException(clause: Phrase, at: number, context: Context): Step | undefined {
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
