import type { Phrase } from '../../language/phrase.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Item } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { boxAround } from '../../targets/called-parts.ts';
import { scanTarget } from '../../targets/scan.ts';
import { shortName } from '../../targets/short-names.ts';
import { FILLERS } from './filler-words.ts';
import { readOwnPart } from './own-part.ts';
import { readAmount, readMuch, readSigned, withAmounts, withMore } from './read-amounts.ts';
import { readColor } from './read-color.ts';
import { readJoint, readNot } from './read-joints.ts';
import type { ReadItems } from './read-length.ts';
import { readLike, withOwners } from './read-like.ts';
import { readLook } from './read-look.ts';
import { readPaint, readTheme } from './read-paint.ts';
import { readRoom } from './read-room.ts';

/** A clause as the looks and targets it speaks of; undefined where it holds anything else. */
export function readItems(clause: Phrase, context: Context): readonly Item[] | undefined {
  const items: Item[] = [];
  let named = -1;
  for (let at = 0; at < clause.tokens.length; ) {
    const step = readItem(clause, at, items, context);
    if (step === undefined) return undefined;
    // Two names in a row are one that is not known: "item names".
    if (at === named && startsName(clause, at, step)) return undefined;
    if (step.items.at(-1)?.is === 'target') named = step.next;
    items.push(...step.items);
    at = step.next;
  }
  return withOwners(withMore(withAmounts(withoutContrast(items))));
}

/** "green, not blue": the colour that it is not to be says nothing more. */
function withoutContrast(items: readonly Item[]): readonly Item[] {
  const isColor = (item: Item | undefined) => item?.is === 'wish' && item.wish.kind === 'color';
  return items.filter((item, at) => {
    const not = item.is === 'not' ? at : at - 1;
    const isPair = items[not]?.is === 'not' && isColor(items[not + 1]);
    return !(isPair && items.slice(0, not).some(isColor));
  });
}

function startsName(clause: Phrase, at: number, { items }: ReadItems): boolean {
  const word = clause.tokens[at]?.word ?? '';
  return (
    items[0]?.is === 'target' &&
    items[0].target.kind !== 'document' &&
    !/^(?:the|a|an|my|our|your|its|all|every|each|any|both|it|them|they|this|that|these|those)$/.test(
      word,
    )
  );
}

type Found = ReturnType<typeof scanTarget>;

/** Signs, joins, exceptions, colours and amounts; else what is named, or a look, or a word that says nothing. */
function readItem(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  return (
    readLike(clause, at, before, context) ??
    readRoom(clause, at, context) ??
    readSigned(clause, at) ??
    readJoint(clause, at, before, context) ??
    readAmount(clause, at) ??
    readTheme(clause, at, before, context) ??
    readNot(clause, at) ??
    readPaint(clause, at) ??
    readMuch(clause, at, before) ??
    readOwnPart(clause, at, before, context) ??
    readTargetOrLook(clause, at, before, context)
  );
}

function readTargetOrLook(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  if (isLineBeside(clause, at)) return undefined;
  if (isColoredBox(clause, at, before)) return { items: [GROUND], next: at + 1 };
  if (GRID_ON.test(clause.slice(at, at + 2).text)) return readLook(clause, at);
  if (token.word === 'a' && GRID_ON.test(clause.slice(at + 1, at + 3).text))
    return { items: [], next: at + 1 };
  const target = withoutLookWord(
    clause,
    at,
    scanTarget(inPlural(clause, at), at, context),
    context,
  );
  const look = readLook(clause, at);
  if (isRunningText(clause, at, before, target)) {
    const body = target as NonNullable<Found>;
    return { items: [{ is: 'target', target: body.target }, TEXT], next: body.next };
  }
  // "line items" and "box" in a name of the document's own win over the look of one of their words.
  if (
    look !== undefined &&
    (target === undefined || target.next <= look.next || target.target.kind === 'document')
  )
    return look;
  // "the text color of the header" speaks of a look, not of all the text.
  if (
    target !== undefined &&
    /^(?:the|a|an|my|our|its)$/.test(token.word) &&
    (readLook(clause, at + 1)?.next ?? 0) >= target.next
  )
    return { items: [], next: at + 1 };
  if (target !== undefined && !isDummy(clause, at, before)) {
    const found: Item = { is: 'target', target: target.target };
    if (isPaper(clause, at, target)) return { items: [found, GROUND], next: target.next };
    if (isFilledBox(clause, at, target.next)) {
      const box = boxAround(target, context)?.target ?? target.target;
      return { items: [{ is: 'target', target: box }, GROUND], next: target.next };
    }
    return { items: saysText(clause, at, target) ? [found, TEXT] : [found], next: target.next };
  }
  if (target === undefined && isUnclear(clause, at, before)) return undefined;
  if (!token.quoted && FILLERS.has(token.word)) return { items: [], next: at + 1 };
  const found = target ?? shortName(clause, at, context);
  return found && { items: [{ is: 'target', target: found.target }], next: found.next };
}

/** "grid on the table": its lines, and no other name for it. */
const GRID_ON = /^grid (?:on|for|in|to|around|over)$/;

/** "the heading font" is that of all headings. */
function inPlural(clause: Phrase, at: number): Phrase {
  const place = /^(?:the|our|my|a|all)$/.test(clause.tokens[at]?.word ?? '') ? at + 1 : at;
  const token = clause.tokens[place];
  const next = clause.tokens[place + 1]?.word ?? '';
  if (
    token?.word !== 'heading' ||
    token.quoted ||
    !/^(?:fonts?|typeface|colors?|sizes?|weight)$/.test(next)
  )
    return clause;
  return clause.with(
    clause.tokens.map((each) => (each === token ? { ...each, word: 'headings' } : each)),
  );
}

/** "header text: white" speaks of the header, and of its text. */
function withoutLookWord(clause: Phrase, at: number, found: Found, context: Context): Found {
  const last = clause.tokens[(found?.next ?? 0) - 1];
  if (found === undefined || found.next - at < 2 || last === undefined || last.quoted) return found;
  if (!/^(?:text|texts|background|border|color|font)$/.test(last.word)) return found;
  const shorter = scanTarget(clause.slice(0, found.next - 1), at, context);
  return shorter?.next === found.next - 1 && shorter.target.kind !== 'document' ? shorter : found;
}

/** "headings navy and the text gray": beside headings, the text is another one than theirs. */
function isRunningText(clause: Phrase, at: number, before: readonly Item[], found: Found): boolean {
  if (found?.target.kind !== 'document' || !TEXTS.test(clause.slice(at, found.next).text))
    return false;
  const targets = before.flatMap((item) => (item.is === 'target' ? [item.target] : []));
  return (
    before.findLast((item) => item.is !== 'wish')?.is === 'join' &&
    targets.at(-1)?.kind === 'text' &&
    before.some(({ is }) => is === 'wish') &&
    !before.some((item) => item.is === 'aspect' && item.aspect === 'background')
  );
}

const TEXTS = /^(?:the )?(?:(?:body|running|normal|main) )?text$/;

const PAPER = /^(?:the |our )?(?:whole |entire )?(?:page|pages|paper|sheet)$/;
const PRINTED =
  /\b(?:text|texts|fonts?|letters|lettering|writing|ink|borders?|frame|framed|lines?|outline|accent|theme|print|style)\b/;

/** "the page in very light blue": a colour of the page itself is its ground. */
function isPaper(clause: Phrase, at: number, { target, next }: NonNullable<Found>): boolean {
  return (
    target.kind === 'document' &&
    PAPER.test(clause.slice(at, next).text) &&
    !PRINTED.test(clause.text) &&
    clause.tokens.some((_, place) => place !== at && readColor(clause, place) !== undefined)
  );
}

/** "the line above Due date": what stands there was not found. */
function isLineBeside(clause: Phrase, at: number): boolean {
  return (
    /^(?:the|that|this)$/.test(clause.tokens[at - 1]?.word ?? '') &&
    /^line (?:right |just |directly )?(?:above|below|under|beneath|underneath|before|after|beside|next to) "?\p{Lu}/u.test(
      clause
        .slice(at, at + 4)
        .tokens.map(({ word, raw }, step) => (step < 2 ? word : raw))
        .join(' '),
    )
  );
}

const GROUND: Item = { is: 'aspect', aspect: 'background' };
const LINED =
  /\b(?:around|round|outlined?|borders?|bordered|dashed|dotted|double|lines?|frame|framed|surround|thick|thin|draw|enclosed?)\b/;

/** "in a light yellow box": it is filled with it, where nobody speaks of lines. */
function isColoredBox(clause: Phrase, at: number, before: readonly Item[]): boolean {
  const last = before.at(-1);
  return (
    /^(?:box|panel|card|rectangle|tile|fill|band|strip)$/.test(clause.tokens[at]?.word ?? '') &&
    last?.is === 'wish' &&
    last.wish.kind === 'color' &&
    !LINED.test(clause.text)
  );
}

const BOXED =
  /^(?:the |our |each |every |all )*(?:box|panel|card|tile|banner|callout|strip)e?s?(?: (?:with|containing|around|of|for) | ?$)|(?:box|panel|card|tile|banner|callout|strip)e?s?$/;
const OF_LETTERS = /\b(?:text|texts|letters|words|font|numbers|figures)\b/;

/** "make the box with the amount due light yellow", "white metric cards": a colour of theirs is their ground. */
function isFilledBox(clause: Phrase, at: number, next: number): boolean {
  return (
    BOXED.test(clause.slice(at, next).text) &&
    !LINED.test(clause.text.replace(/^(.{0,40}\bthe box(?:es)?) around\b/, '$1')) &&
    !OF_LETTERS.test(clause.text) &&
    clause.tokens.some((_, place) => readColor(clause, place) !== undefined)
  );
}

const TEXT: Item = { is: 'aspect', aspect: 'text' };

/** "all text black" is of the text, wherever it stands. */
function saysText(clause: Phrase, at: number, { target, next }: NonNullable<Found>): boolean {
  const { text } = clause.slice(at, next);
  return target.kind === 'document' ? /\b(?:text|texts|letters)\b/.test(text) : TEXT_IN.test(text);
}

const TEXT_IN =
  /^(?:(?:all|the|any|of) ){0,3}(?:text|texts|letters|lettering|writing|words) (?:in|inside|on|within) /;

/** "it" in "make sure that it is bold", "this" after the target was named. */
function isDummy(clause: Phrase, at: number, before: readonly Item[]): boolean {
  const word = clause.tokens[at]?.word ?? '';
  return /^(?:it|that|one|they|them)$/.test(word) && before.some(({ is }) => is === 'target');
}

/** "make them bigger", where it is not known what was spoken of: nothing of it is meant for all. */
function isUnclear({ tokens }: Phrase, at: number, before: readonly Item[]): boolean {
  if (!/^(?:it|that|this|them|these|those|they)$/.test(tokens[at]?.word ?? '')) return false;
  const verb = tokens[at - 1]?.word;
  return (verb === undefined || VERBS.has(verb)) && before.every(({ is }) => is !== 'target');
}
