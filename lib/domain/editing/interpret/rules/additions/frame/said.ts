import type { Phrase } from '../../../language/phrase.ts';
import type { Context } from '../../../rule.ts';
import type { Draft } from './frame.ts';
import { placeAt } from './places.ts';
import { tailOf } from './tails.ts';
import { isKind, wordsAt } from './words.ts';

const MOST_NAME = 6;
const SMALL = /^(?:a|an|the|our|my|your|its|in|at|on|to|below|above)$/;
const SIGN = /^(?:[:,=(-]|->)$/;

/** What follows "saying": quoted, or all to the end. */
export function takeText(
  clause: Phrase,
  from: number,
  sure: boolean,
  draft: Draft,
  context: Context,
): number | undefined {
  let at = from;
  while (SIGN.test(clause.tokens[at]?.word ?? '') && !clause.tokens[at]?.quoted) at++;
  const first = clause.tokens[at];
  draft.expect = 'text';
  if (first === undefined) return clause.tokens.length;
  if (first.quoted) {
    draft.says = true;
    return at;
  }
  // "stamp it with a red …", "footer text: add …": more of the frame follows.
  const following = wordsAt(clause, at);
  const goesOn = following !== undefined || placeAt(clause, at, context) !== undefined;
  if (goesOn && clause.tokens.slice(at).some(({ quoted }) => quoted)) return from;
  if (!sure && following?.words.some((word) => isKind(word))) return from;
  if (!sure && clause.tokens[from - 1]?.word === 'with' && laterKind(clause, at)) return from;
  // "add a note: …" announces a text as well as "saying" does.
  const isNote =
    draft.adds.length > 0 &&
    /^(?:note|item)$/.test(draft.kinds.at(-1) ?? '') &&
    !SMALL.test(first.word);
  const end = endOfMark(clause, at, draft, context);
  if (end !== undefined) {
    draft.texts.push({ text: clause.slice(at, end).raw, quoted: false });
    draft.says = true;
    return end;
  }
  const tail = tailOf(clause.slice(at), sure || isNote, context);
  if (tail === undefined) return sure ? undefined : from;
  if (tail.place !== undefined && draft.place !== undefined) return undefined;
  draft.texts.push({ text: tail.text, quoted: false });
  draft.place ??= tail.place;
  draft.style = { ...draft.style, ...tail.style };
  draft.says = true;
  return clause.tokens.length;
}

const ACROSS = /^(?:across|diagonally|over|behind|on|in)$/;

/** "a watermark saying DRAFT, light, across it": the words of a mark end before where it runs. */
function endOfMark(clause: Phrase, from: number, { kinds }: Draft, context: Context) {
  if (!kinds.some((kind) => kind === 'stamp' || kind === 'watermark')) return undefined;
  let end: number | undefined;
  for (let at = from + 1; at < clause.tokens.length; at++) {
    const { word = '' } = clause.tokens[at] ?? {};
    if (word === ',') end ??= at;
    const there = ACROSS.test(word) ? placeAt(clause, at, context) : undefined;
    if (/^(?:across|diagonally)$/.test(word) || (there && there.place === undefined))
      return end ?? at;
  }
  return undefined;
}

function laterKind(clause: Phrase, from: number): boolean {
  return clause.tokens
    .slice(from)
    .some((_, step) => wordsAt(clause, from + step)?.words.some((word) => isKind(word)));
}

/** What follows "called": quoted, or until a text, a place or a sign. */
export function takeName(
  clause: Phrase,
  from: number,
  draft: Draft,
  context: Context,
): number | undefined {
  let at = from;
  while (SIGN.test(clause.tokens[at]?.word ?? '') && !clause.tokens[at]?.quoted) at++;
  draft.expect = 'name';
  if (clause.tokens[at] === undefined || clause.tokens[at]?.quoted) return at;
  const start = at;
  for (; at < clause.tokens.length && at - start < MOST_NAME; at++) {
    const token = clause.tokens[at];
    if (
      token?.quoted ||
      /^[:,;=(-]$|^(?:at|after|before|below|above|under|in)$/.test(token?.word ?? '')
    )
      break;
    const words = wordsAt(clause, at)?.words ?? [];
    if (at > start && words.some((word) => word === 'says' || word === 'opens')) break;
    if (at > start && placeAt(clause, at, context)?.place !== undefined) break;
  }
  const name = clause.slice(start, at);
  if (name.tokens.length === 0) return at;
  draft.names.push({ text: name.raw, quoted: false });
  draft.expect = 'text';
  return at;
}
