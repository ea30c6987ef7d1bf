import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';
import { FILLERS } from './filler-words.ts';
import { readAmount, readMuch, withAmounts } from './read-amounts.ts';
import { readJoint, readNot, type Step } from './read-joints.ts';
import { readLook } from './read-look.ts';
import { readPaint, readTheme } from './read-paint.ts';

/** A clause as the looks and targets it speaks of; undefined where it holds anything else. */
export function readItems(clause: Phrase, context: Context): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let at = 0; at < clause.tokens.length; ) {
    const step = readItem(clause, at, items, context);
    if (step === undefined) return undefined;
    items.push(...step.items);
    at = step.next;
  }
  return withAmounts(items);
}

type Found = ReturnType<typeof scanTarget>;

/** Signs, joins, exceptions, colours and amounts; else what is named, or a look, or a word that says nothing. */
function readItem(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): Step | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  return (
    readJoint(clause, at, before, context) ??
    readAmount(clause, at) ??
    readTheme(clause, at, before, context) ??
    readNot(clause, at) ??
    readPaint(clause, at, context) ??
    readMuch(clause, at, before) ??
    readTargetOrLook(clause, at, before, context)
  );
}

function readTargetOrLook(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): Step | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  const target = withoutLookWord(clause, at, scanTarget(clause, at, context), context);
  const look = readLook(clause, at);
  // "line items" and "box" in a name of the document's own win over the look of one of their words.
  if (
    look !== undefined &&
    (target === undefined || target.next <= look.next || target.target.kind === 'document')
  )
    return look;
  // "the text color of the header" speaks of a look, not of all the text.
  if (
    target?.target.kind === 'document' &&
    /^(?:the|a|an|my|our|its)$/.test(token.word) &&
    readLook(clause, at + 1) !== undefined
  )
    return { items: [], next: at + 1 };
  if (target !== undefined && !isDummy(clause, at, before)) {
    const found: Item = { is: 'target', target: target.target };
    return { items: saysText(clause, at, target) ? [found, TEXT] : [found], next: target.next };
  }
  if (!token.quoted && FILLERS.has(token.word)) return { items: [], next: at + 1 };
  return target && { items: [{ is: 'target', target: target.target }], next: target.next };
}

/** "header text: white" speaks of the header, and of its text. */
function withoutLookWord(clause: Phrase, at: number, found: Found, context: Context): Found {
  const last = clause.tokens[(found?.next ?? 0) - 1];
  if (found === undefined || found.next - at < 2 || last === undefined || last.quoted) return found;
  if (!/^(?:text|texts|background|border|color|font)$/.test(last.word)) return found;
  const shorter = scanTarget(clause.slice(0, found.next - 1), at, context);
  return shorter?.next === found.next - 1 && shorter.target.kind !== 'document' ? shorter : found;
}

const TEXT: Item = { is: 'aspect', aspect: 'text' };

/** "all text black" is of the text, wherever it stands. */
function saysText(clause: Phrase, at: number, { target, next }: NonNullable<Found>): boolean {
  return (
    target.kind === 'document' && /\b(?:text|texts|letters)\b/.test(clause.slice(at, next).text)
  );
}

/** "it" in "make sure that it is bold", "this" after the target was named. */
function isDummy(clause: Phrase, at: number, before: readonly Item[]): boolean {
  const word = clause.tokens[at]?.word ?? '';
  return /^(?:it|that|one|they|them)$/.test(word) && before.some(({ is }) => is === 'target');
}
