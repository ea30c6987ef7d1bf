import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { readItems } from '../style/read-items.ts';
import { labelsSaying, textSaid } from './find-text.ts';
import { inContext } from './in-context.ts';
import { newTextOf } from './new-text.ts';
import { relabelled } from './rename.ts';
import { replaced, withoutNeighbours } from './replace-text.ts';
import { setPart } from './set-part.ts';

const LEAD =
  /^(?:(?:we (?:call|say|use|name)(?: (?:it|this|these|them|those|that))?|(?:it|this|that|these|those) (?:is|are)(?: called)?|an?|change|replace|rename|relabel|retitle|swap|swap out|switch|exchange|substitute|correct|update|turn|call|use|say|write|put|make|make it|show|print|fix|have|(?:begin|start|open|close|end|finish|sign off|conclude) (?:it |the letter |this )?with|i meant|we meant|i mean|it is|that is|sorry|no|labels?|headings?|texts?|words?|it (?:should|must) (?:be|say|read)|should be|must be|please|number|the|of)(?: :)? )+/;
/** The old text before, the new one behind. */
const BECOMES =
  /(?:^| )(?<join>->|=>|(?:should|shall|must|needs? to|has to|have to|ought to|is to|are to|to|will)(?: now)? (?:be(?: (?:called|named|labeled|titled|renamed(?: to| as| in| into)?|changed to|replaced (?:by|with)|written(?: as)?|spelled))?|become|read|say)|is now(?: called| named)?|becomes?|is called|to|with|by|for|as|into)(?= )/g;
/** The new text before, the old one behind. */
const INSTEAD =
  / (?:,? ?instead of|,? ?rather than|,? ?in place of|(?:, )?(?:and )?not|where it (?:now )?(?:says|reads|said)) /;
const NOT_BUT = /^(?:it is |it should be |should be )?not (?<old>.+?),? but (?:rather )?(?<to>.+)$/;
const MOST_WORDS = 50;
const MOST_PAIRS = 6;

/** What says that a name is to be another one; else what bears the name may be meant. */
const NAMING = /\b(?:called|named|labell?ed|titled|renamed|rename|relabel|retitle|call|label)\b|->/;

interface Pair {
  readonly old: Phrase;
  readonly to: Phrase;
}

/** Texts that the document says become others: "Energy to Yield and Faults to Outages", "October, not September". */
export const changes: Rule = {
  name: 'changes',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS || clause.tokens.length < 3) return undefined;
    const whole = changed(clause, NAMING.test(unquoted(clause)), context);
    if (whole !== undefined) return whole;
    const parts = partsOf(clause);
    if (parts.length < 2 || parts.length > MOST_PAIRS) return undefined;
    // Names are changed in pairs, values one by one.
    const names = NAMING.test(unquoted(clause)) || !/\d/.test(clause.text);
    const list: Operation[] = [];
    for (const part of parts) {
      const result = changed(part, names, context)?.result;
      if (result?.kind !== 'operations') return undefined;
      list.push(...result.operations);
    }
    return operations(list);
  },
};

/** What is quoted says nothing of what is to be done. */
const unquoted = ({ tokens }: Phrase): string =>
  tokens.map(({ word, quoted }) => (quoted ? '“”' : word)).join(' ');

function changed(clause: Phrase, names: boolean, context: Context): Reading | undefined {
  const notBut = clause.match(NOT_BUT);
  const pairs = [
    ...(notBut?.['old'] !== undefined && notBut['to'] !== undefined
      ? [{ old: notBut['old'], to: notBut['to'] }]
      : []),
    ...insteadOf(clause, context),
    ...becoming(clause),
  ];
  for (const { old, to } of pairs) {
    const reading = one(old, to, names || INSTEAD.test(unquoted(clause)), context);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** The document's own label, or a text of it; nothing that may be a look, a place or a part. */
function one(from: Phrase, given: Phrase, names: boolean, context: Context): Reading | undefined {
  const old = bare(from);
  const to = withoutPlace(given, context);
  if (old.tokens.length === 0) return undefined;
  const labels = labelsSaying(old, context);
  const said = textSaid(old.raw, context);
  if (labels.length > 0 && !names && !(old.quoted && labels.every(isAlone(context))))
    return undefined;
  if (
    labels.length === 0 &&
    (said === undefined || !(old.quoted || isNamed(old) || fitsInPlace(to, old, context)))
  )
    return said === undefined && (given.quoted || isName(given, old, context))
      ? setPart(from, given, context)
      : undefined;
  if (labels.length === 0 && said !== undefined && said.nodes.length > 1 && !old.quoted)
    return undefined;
  // Asked last: it takes the longest, and few clauses speak of a text of the document.
  if (!(to.quoted || isName(to, old, context))) return undefined;
  return (
    (labels.length > 0 ? relabelled(old, to, context) : undefined) ?? replaced(old, to, context)
  );
}

/** "“VAT” in the totals": where the old text stands. */
function withoutPlace(to: Phrase, context: Context): Phrase {
  const [first, second] = to.tokens;
  const isPlaced =
    first?.quoted === true &&
    /^(?:in|on|within)$/.test(second?.word ?? '') &&
    context.targets(to.slice(2)) !== undefined;
  return isPlaced ? to.slice(0, 1) : to;
}

/** Words that only a text would be made of: a capital or a figure, and no looks. */
function isName(to: Phrase, old: Phrase, context: Context): boolean {
  if (fitsInPlace(to, old, context)) return true;
  if (!/^[\p{Lu}\d]/u.test(to.raw) || newTextOf(to, context) === undefined) return false;
  if (to.tokens.some(({ word, quoted }) => quoted || /^(?:,|;|->|and|to|instead|not)$/.test(word)))
    return false;
  // "amounts as GBP 55.00" shows how they are to be written.
  if (!old.quoted && !/\d/.test(old.raw) && AMOUNT.test(to.raw)) return false;
  // "Net 15" in the place of "Net 30" is no size.
  if (to.tokens[0]?.word === old.tokens[0]?.word) return true;
  const items = to.tokens.length > 20 ? undefined : readItems(to, context);
  return items?.some(({ is }) => is === 'wish' || is === 'aspect') !== true;
}

const COUNTED =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|daily|weekly|monthly|quarterly|yearly|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** "six weeks instead of four": what is said with it stands beside the old text, or both are numbers. */
function fitsInPlace(to: Phrase, old: Phrase, context: Context): boolean {
  if (to.tokens.length > 3 || old.tokens.length > 2) return false;
  if (COUNTED.test(to.text) && COUNTED.test(old.text)) return true;
  if (!COUNTED.test(to.tokens[0]?.word ?? '') && !/^\d/.test(to.raw)) return false;
  const said = textSaid(old.raw, context);
  return said !== undefined && withoutNeighbours(said.text, to.raw, said.nodes) !== to.raw;
}

const AMOUNT = /^(?:[A-Z]{3} ?|[$€£¥] ?)\d[\d.,]*$|^\d[\d.,]* ?(?:[A-Z]{3}|[$€£¥])$/;

/** A label without a value, or a column's or total's: nothing else is meant by its name in quotes. */
const isAlone =
  ({ scope }: Context) =>
  ({ role, text }: ContentNode) =>
    role !== 'label' || !scope.content.nodes.some(({ label }) => label === text);

const isNamed = ({ raw }: Phrase) => /^[\p{Lu}\d]/u.test(raw);

const NOUN =
  /^(?:(?:the|an?|every|each|all|our|my) )*(?:(?:words?|label|heading|term|text|phrase|sentence|title|name|line|header|section|caption|field) )?(?<rest>.+?)(?: (?:label|heading|header|line|caption|field|text))?$/;

function bare(old: Phrase): Phrase {
  const rest = old.match(NOUN)?.['rest'] ?? old;
  return isCut(old, rest) ? old : rest;
}

/** "Mona Field" of a document that knows only a Mona: a name is not cut where its words go on. */
function isCut({ tokens }: Phrase, rest: Phrase): boolean {
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '');
  const [begin] = rest.tokens;
  const from = begin === undefined ? -1 : tokens.indexOf(begin);
  const next = from + rest.tokens.length;
  if (rest.quoted || !isCapital(from) || !isCapital(next - 1)) return false;
  return (
    isCapital(next) ||
    (from > 0 && isCapital(from - 1) && !/^The$/.test(tokens[from - 1]?.raw ?? ''))
  );
}

function withoutLead(clause: Phrase): Phrase {
  const lead = LEAD.exec(clause.text)?.[0].trim().split(' ').length ?? 0;
  return clause.slice(lead);
}

/** Every place where one may part the old text from the new one. */
function becoming(clause: Phrase): Pair[] {
  const rest = withoutLead(clause);
  return [...rest.text.matchAll(BECOMES)].slice(0, MOST_PAIRS).flatMap((found) => {
    const at = wordsIn(rest, rest.text.slice(0, found.index).trim());
    const join = (found.groups?.['join'] ?? '').split(' ').length;
    return at === undefined || at === 0
      ? []
      : [{ old: afterFrom(rest.slice(0, at)), to: rest.slice(at + join) }];
  });
}

/** "terms from Net 30" */
function afterFrom(old: Phrase): Phrase {
  return old.match(/^.+? from (?<old>.+)$/)?.['old'] ?? old;
}

/** How many tokens a beginning of a phrase is; undefined where it ends inside one. */
function wordsIn(phrase: Phrase, before: string): number | undefined {
  for (let at = 0; at <= phrase.tokens.length; at++) {
    const { text } = phrase.slice(0, at);
    if (text === before) return at;
    if (text.length > before.length) return undefined;
  }
  return undefined;
}

function insteadOf(clause: Phrase, context: Context): Pair[] {
  const found = INSTEAD.exec(clause.text);
  if (found === null) return [];
  const at = wordsIn(clause, clause.text.slice(0, found.index));
  if (at === undefined) return [];
  const old = clause.slice(at + found[0].trim().split(' ').length);
  const left = clause.slice(0, at);
  const said = inContext(left, old, context);
  const colon = left.tokens.findIndex(({ word, quoted }) => !quoted && word === ':');
  const plain = withoutLead(left.slice(colon + 1));
  return [...(said === undefined ? [] : [{ old, to: said }]), { old, to: plain }];
}

/** "A to B and C to D", "A -> B, C -> D" */
function partsOf(clause: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let from = 0;
  clause.tokens.forEach(({ word, quoted }, at) => {
    if (quoted || !/^(?:and|,|;|&)$/.test(word)) return;
    if (at > from) parts.push(clause.slice(from, at));
    from = at + 1;
  });
  if (from < clause.tokens.length) parts.push(clause.slice(from));
  return parts;
}
