import type { Token } from './tokens.ts';
import { LOOKS, VERBS } from './vocabulary.ts';

const STOPS = new Set(['.', ';', '!', '?', '\n']);
const JOINS = new Set([
  'and',
  ',',
  '&',
  '+',
  'but',
  'then',
  'also',
  'plus',
  'while',
  'additionally',
]);
/** What may stand between a join and the verb of the clause that it begins. */
const PASSED = new Set(
  'and then also please just finally next now afterwards afterward so pls plz kindly maybe can could you , - to lastly additionally'.split(
    ' ',
  ),
);
/** "…, second make it bold" */
const COUNT = /^(?:first|second|third|fourth|fifth|last)(?:ly)?$/;
const MAX_CLAUSES = 24;

/** A piece between two places where one wish may end and the next begin. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * Where an instruction may be cut: after sentences, and at "and", "then", commas before a verb. Whether
 * a cut is one is known when both sides are understood: a text to be set may hold verbs as well.
 */
export function piecesOf(tokens: readonly Token[], text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length && pieces.length < MAX_CLAUSES - 1; at++) {
    const cut = at > from && isLineStart(tokens, at, text) ? at : cutAt(tokens, at);
    if (cut === undefined || cut >= tokens.length) continue;
    if (at > from) pieces.push({ from, to: at });
    from = cut;
    at = cut - 1;
  }
  if (from < tokens.length) pieces.push({ from, to: tokens.length });
  return pieces;
}

/** Where the next clause begins if one ends before this token. */
function cutAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token === undefined || token.quoted) return undefined;
  if (STOPS.has(token.word)) return endsSentence(tokens, at) ? at + 1 : undefined;
  if (isBetweenTopics(tokens, at)) return at + 1;
  if (!JOINS.has(token.word)) return undefined;
  let next = at + 1;
  let sure = token.word === 'then' || token.word === 'also';
  const counted = COUNT.test(tokens[next]?.word ?? '') && VERBS.has(tokens[next + 1]?.word ?? '');
  if (counted) next++;
  while (PASSED.has(tokens[next]?.word ?? '')) {
    if (tokens[next]?.word === 'then' || tokens[next]?.word === 'also') sure = true;
    next++;
  }
  const first = tokens[next];
  if (first === undefined || first.quoted) return undefined;
  return sure || VERBS.has(first.word) || isLeftOut(tokens, next) ? next : undefined;
}

/** "…, and no reference number"; "no border" is a look. */
function isLeftOut(tokens: readonly Token[], at: number): boolean {
  const [word, next, after] = tokens.slice(at, at + 3);
  if (!/^(?:no|without)$/.test(word?.word ?? '') || next === undefined) return false;
  // "a charity, no. 1098812"
  if (/^(?:\.|\d.*)$/.test(next.word)) return false;
  const named = /^(?:the|an?|any|our)$/.test(next.word) ? after : next;
  return named !== undefined && !named.quoted && !LOOKS.has(named.word);
}

const TOPIC_WORDS = 7;
const FARTHEST_COLON = 16;

/** "label of the notes: Good to know - label of the terms: How we get paid" */
function isBetweenTopics(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!/^[-|]$/.test(sign?.word ?? '') || before === undefined || after === undefined) return false;
  if (before.end === sign?.start || after.start === sign?.end) return false;
  const isColon = ({ word, quoted }: Token) => !quoted && word === ':';
  return (
    tokens.slice(Math.max(0, at - FARTHEST_COLON), at).some(isColon) &&
    tokens.slice(at + 2, at + TOPIC_WORDS).some(isColon)
  );
}

function isLineStart(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    token !== undefined &&
    text.slice(before.end, token.start).includes('\n')
  );
}

const ABBREVIATED = /^(?:incl|excl|approx|max|min|ca|vs|nr|e|g|i|resp|qty|avg|mr|mrs|ms|dr|prof)$/;

const NEW_LINE = /^(?:add|insert|append|include|put|new|another|one)$/;
const FIGURE_OF_LINE = /^(?:qty|quantity|price|rate|hours|amount|each|units?|cost)$/;

/** "add line: Gear tuning; qty: 1; price: $70" */
function isBeforeFigure(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.word === ';' &&
    NEW_LINE.test(tokens[0]?.word ?? '') &&
    FIGURE_OF_LINE.test(tokens[at + 1]?.word ?? '') &&
    /^(?:[:=]|\p{Sc}?\d.*)$/u.test(tokens[at + 2]?.word ?? '')
  );
}

/** A stop inside "Acme Inc. Ltd" or "e.g." does not end anything that is said. */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  const stop = tokens[at];
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const isShort = stop?.word === '.' && before?.end === stop.start && ABBREVIATED.test(before.word);
  if (isShort && next !== undefined) return false;
  if (isBeforeFigure(tokens, at)) return false;
  // "a P.S. below the name"
  const isPostscript = before?.word === 's' && tokens[at - 3]?.word === 'p';
  if (isPostscript && /^[\p{Ll}:]/u.test(next?.raw ?? '')) return false;
  // "a column called No. at the left"
  const isNumber = before?.word === 'no' && before.end === stop?.start && at > 1;
  if (isNumber && /^[\p{Ll}\d(]/u.test(next?.raw ?? '')) return false;
  return stop !== undefined && (next === undefined || next.start > stop.end || stop.word !== '.');
}
