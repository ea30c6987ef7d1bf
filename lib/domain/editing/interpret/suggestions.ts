import type { Interpretation, Subject } from './interpretation.ts';
import { phraseOf } from './language/phrase.ts';
import { tokensOf } from './language/tokens.ts';
import { isOfOther } from './read-clause.ts';
import { generalFor, nearTo } from './suggestion-topics.ts';
import { contextOf } from './targets/context.ts';
import { scanTarget } from './targets/scan.ts';

const MOST = 3;
/** Each that is tried is read as any instruction is. */
const MOST_TRIED = 14;
const MOST_WORDS = 40;
const MOST_PARTS = 2;

/** Whether an instruction would be understood for a subject. */
type Read = (instruction: string, subject: Subject) => Interpretation;

/**
 * Two or three instructions that would work on this very document: on the part and of the sort that was
 * asked for as far as there are any, each tried.
 */
export function suggestionsFor(subject: Subject, asked: string, read: Read): readonly string[] {
  const parts = partsIn(asked, subject);
  const candidates = [...nearTo(asked, parts), ...generalFor(subject.content)];
  const found: string[] = [];
  for (const text of [...new Set(candidates)].slice(0, MOST_TRIED)) {
    if (found.length === MOST) break;
    if (read(text, subject).kind === 'operations') found.push(text);
  }
  return found;
}

const ARTICLES =
  /^(?:(?:of|all|both|every|each|any|the|an?|our|my|your|its|this|that|these|those)\s+){1,4}/i;
/** Where something stands, not what. */
const PLACES =
  /^(?:top|bottom|left|right|middle|center|centre|end|start|beginning|side|back|front|page)(?: of (?:the|this|each|every) \S+)?$/i;
/** Of a name that is said again. */
const LONGEST = 40;

/** The parts that an instruction names, in its own words. */
function partsIn(asked: string, subject: Subject): readonly string[] {
  const tokens = tokensOf(asked).slice(0, MOST_WORDS);
  const phrase = phraseOf(tokens, asked);
  const context = contextOf(subject).after([]);
  const parts = new Set<string>();
  for (let at = 0; at < tokens.length && parts.size < MOST_PARTS; ) {
    const found = tokens[at]?.quoted ? undefined : scanTarget(phrase, at, context);
    const isPronoun = /^(?:it|them|that|this|those|these|they|its|one)$/.test(
      tokens[at]?.word ?? '',
    );
    if (found === undefined || isPronoun || found.target.kind === 'document') {
      at += 1;
      continue;
    }
    const name = phrase.slice(at, found.next).raw.replace(ARTICLES, '');
    if (PLACES.test(name) || isOfOther(phrase, at)) {
      at = found.next;
      continue;
    }
    const isOwn = /\d$/.test(name) || /^\p{Lu}/u.test(phrase.slice(at, found.next).raw);
    if (name.length <= LONGEST) parts.add(isOwn ? name : `the ${name}`);
    at = found.next;
  }
  return [...parts];
}
