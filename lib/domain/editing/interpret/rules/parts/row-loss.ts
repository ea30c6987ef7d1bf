import type { Token } from '../../language/tokens.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { previousTarget } from '../../targets/previous.ts';
import { rowName, tablesOf } from '../tables/find-table.ts';
import { COVERING, HAVING, LOSING } from './loss-words.ts';

const ROW = /^(?:line|row|entry|item|position|line-?item|record|product|service)$/;
const ROWS = /^(?:lines|rows|entries|items|positions|records|products|services)$/;
const ONE_OF_THEM = /^(?:that|this|the|its|their|one|no)$/;
const SEVERAL = /^(?:those|these|both|two)$/;
const STOP = /^[,;.!?()]$|^(?:because|since|as|so|and|then|but)$/;
const STARTS =
  /^(?:[-,;:.!?()–—]|so|and|then|please|just|you|to|we|i|kindly|also|let|us|better|simply|now)$/;
const JOINT = /^(?:with|for|about|of|where|that|which|it|says?|saying|reading|called|named|:|-|–)$/;
const FILLER =
  /^(?:the|that|this|its|their|our|a|an|of|one|whole|entire|complete|full|wrong|same|last|first|second|third|fourth|top|bottom|final|line|row|out|off|away|again|completely|entirely|altogether|please|now|too|then|from|in|on|table|list|invoice|bill|quote|receipt|me|thanks|totally|for|it|no|there|\d+(?:st|nd|rd|th)?)$/;
const MAY = /^(?:should|can|could|must|may|has|have|needs?|is|are|was|goes|ought|shall)$/;
const GOING = /^(?:go|goes|gone|out|away|off|needed|wanted|required|necessary|unnecessary|there)$/;
const NEEDED = /^(?:needed|wanted|required|necessary|unnecessary)$/;
const HOLDS = /^(?:to|be|not|no|longer|any|more|really|please|now|taken|left|thrown|struck|in)$/;
/** Lines that are drawn. */
const DRAWN =
  /\b(?:under|below|above|between|around|beneath|beside|border|borders|rules?|dividers?|lines|thick|thin|dotted|dashed|vertical|horizontal)\b/;

/**
 * The row of the line items that an instruction would take out, whichever of its sentences names it: "the
 * bowl was a mistake, delete that line". Asked before any rule, which may know a line that is drawn.
 */
export function rowTaken(tokens: readonly Token[], context: Context): string | undefined {
  const table = context.scope.content.lineItems;
  if (table === undefined || tablesOf(context)[0] !== table) return undefined;
  // "delete that line" is the one that was just added or changed.
  if (previousTarget(context.subject)?.kind === 'row') return undefined;
  const words = tokens.map(({ word, quoted }) => (quoted ? '"' : word));
  const at = words.findIndex((word) => ROW.test(word) || ROWS.test(word));
  if (at < 0 || /^(?:add|insert|write|put|append)$/.test(words[0] ?? '')) return undefined;
  const names = table.rows.map((row) => rowName({ table, row }, context));
  const named = (from: number, to: number) => nameIn(tokens.slice(from, to), names);
  for (let noun = at; noun < words.length; noun++) {
    const word = words[noun] ?? '';
    if (!ROW.test(word) && !ROWS.test(word)) continue;
    // "the item no. column"
    if (words.slice(noun + 1, noun + 4).some((one) => /^columns?$/.test(one))) continue;
    const said = takenAt(words, noun, named);
    if (said === undefined) continue;
    const told = said || named(0, words.length);
    if (told) return `the line “${told}”`;
    const others = [...words.slice(0, noun), ...words.slice(noun + 1)].join(' ');
    if (ROW.test(word) && !DRAWN.test(others)) return 'a line of the items';
  }
  return undefined;
}

type Named = (from: number, to: number) => string | undefined;

/** What the row that is taken away is called; empty where it is only pointed at, undefined where none is. */
function takenAt(words: readonly string[], noun: number, named: Named): string | undefined {
  const end = endOf(words, noun + 1);
  const first = subjectOf(words, noun);
  const verb = verbBefore(words, noun);
  const from = verb ?? first;
  const before = words.slice(from, noun);
  const isMany = ROWS.test(words[noun] ?? '');
  if (!before.some((word) => (isMany ? SEVERAL : ONE_OF_THEM).test(word)) && !named(from, noun))
    return undefined;
  const name = named(from, noun);
  if (name === undefined && !before.every(isFiller)) return undefined;
  // "no line": only of what is spoken of.
  if (before[0] === 'no' && named(0, words.length) === undefined) return undefined;
  const may = words.findIndex((word, at) => at > noun && at < end && MAY.test(word));
  if (verb === undefined && !(may > 0 && isGoing(words.slice(may, end)))) return undefined;
  const rest = words.slice(noun + 1, verb === undefined ? may : end);
  if (rest.every((word) => FILLER.test(word))) return name ?? '';
  const behind = named(noun + 1, end);
  const [joint = ''] = rest;
  const isCalled = JOINT.test(joint) || joint === '"' || plainWords(behind ?? '').startsWith(joint);
  return isCalled ? behind : undefined;
}

const isFiller = (word: string) => FILLER.test(word) || SEVERAL.test(word);

function endOf(words: readonly string[], from: number): number {
  const stop = words.findIndex((word, at) => at >= from && STOP.test(word));
  return stop < 0 ? words.length : stop;
}

/** Behind the verb that takes what follows away. */
function verbBefore(words: readonly string[], noun: number): number | undefined {
  for (let at = noun - 1; at >= 0 && noun - at < 10; at--) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    if (STOP.test(word)) return undefined;
    if (word === 'rid' && next === 'of') return at + 2;
    if (word === 'away' && next === 'with') return at + 2;
    if (word === 'no') return at;
    if (word === 'not' && HAVING.has(next)) return at + 2;
    const isOut = words
      .slice(at + 1, endOf(words, at + 1))
      .some((one) => /^(?:out|off|away)$/.test(one));
    if (!LOSING.has(word) && !(COVERING.has(word) && isOut) && word !== 'strike') continue;
    return at === 0 || STARTS.test(words[at - 1] ?? '') || words[at - 1] === '"'
      ? at + 1
      : undefined;
  }
  return undefined;
}

/** Where the clause begins whose subject the row is. */
function subjectOf(words: readonly string[], noun: number): number {
  const stop = words.slice(0, noun).findLastIndex((word) => STOP.test(word) || word === ':');
  return stop + 1;
}

/** "should go", "can be deleted", "is not needed any more" */
function isGoing(words: readonly string[]): boolean {
  const rest = words.slice(1);
  // "the Hosting line is not there", "is gone" tell what is so.
  const isTold = /^(?:is|are|was|has|have)$/.test(words[0] ?? '') && !rest.includes('to');
  if (isTold && !rest.some((word) => NEEDED.test(word))) return false;
  return (
    (words[0] === 'goes' || rest.some((word) => GOING.test(word) || LOSING.has(word))) &&
    (!rest.includes('there') || rest.includes('not')) &&
    rest.every((word) => GOING.test(word) || HOLDS.test(word) || LOSING.has(word))
  );
}

/** The row whose name, or the beginning or the end of it, is among some words. */
function nameIn(tokens: readonly Token[], names: readonly string[]): string | undefined {
  const said = ` ${plainWords(tokens.map(({ raw }) => raw).join(' '))} `;
  const isSaid = (name: string) => said.includes(` ${name} `) || said.includes(` ${name}s `);
  const whole = names.find((name) => isSaid(plainWords(name)));
  if (whole !== undefined) return whole;
  const parts = names.filter((name) => {
    const words = plainWords(name).split(' ');
    const ends = [words.slice(0, 2), words.slice(-2), words.slice(0, 1), words.slice(-1)];
    return (
      words.length > 1 && ends.some((end) => end.join(' ').length > 3 && isSaid(end.join(' ')))
    );
  });
  return parts.length === 1 ? parts[0] : undefined;
}
