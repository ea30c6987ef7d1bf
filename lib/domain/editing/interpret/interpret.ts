import type { Interpretation, Subject } from './interpretation.ts';
import { piecesOf } from './language/clauses.ts';
import { withoutContractions } from './language/contractions.ts';
import { type Phrase, phraseOf } from './language/phrase.ts';
import { isCourtesy, withoutPoliteness } from './language/politeness.ts';
import { withSpelling } from './language/spelling.ts';
import { type Token, tokensOf } from './language/tokens.ts';
import { asAddition, inKnownWords, reasonAt, withExceptions } from './language/wordings.ts';
import type { Reading, Rule, Target } from './rule.ts';
import { RULES } from './rules/index.ts';
import { suggestionsFor } from './suggestions.ts';
import { contextOf } from './targets/context.ts';

/** A wish is at most so many pieces: a text to be set that holds several commas and verbs. */
const MOST_PIECES = 5;

/**
 * What an instruction comes to for this document. Of several wishes all are understood, or the result
 * says which one is not: nothing is done by half.
 */
export function interpret(instruction: string, subject: Subject): Interpretation {
  const result = read(instruction, subject);
  const { kind } = result;
  if (kind !== 'not-feasible' && kind !== 'needs-model' && kind !== 'unknown') return result;
  const own = result.suggestions ?? [];
  if (own.length > 1) return result;
  // What is suggested is only read: a suggestion has none of its own.
  const suggestions = [...own, ...suggestionsFor(subject, instruction, read)];
  return { ...result, suggestions: suggestions.slice(0, 3) };
}

function read(instruction: string, subject: Subject): Interpretation {
  const context = contextOf(subject);
  const spelled = withSpelling(withoutContractions(tokensOf(instruction)), context.isDocumentWord);
  const tokens = withExceptions(withoutPoliteness(spelled));
  if (tokens.length === 0) return { kind: 'unknown', clause: instruction.trim() };
  const readings = readAll(tokens, instruction, context.after, RULES);
  return 'unread' in readings ? unread(readings.unread, context.missing) : joined(readings.read);
}

/** What a clause speaks of may be what this document does not have. */
function unread(clause: string, missing: ReadonlySet<string>): Interpretation {
  const words = clause.toLowerCase();
  const [name] = [...missing]
    .filter((one) => words.includes(one))
    .sort((one, other) => other.length - one.length);
  if (name === undefined) return { kind: 'unknown', clause };
  const reason = `The document has no ${name}, which “${clause}” speaks of.`;
  return { kind: 'not-feasible', reason, suggestions: [] };
}

type Contexts = ReturnType<typeof contextOf>['after'];

function readAll(
  tokens: readonly Token[],
  instruction: string,
  contextAfter: Contexts,
  rules: readonly Rule[],
): { readonly read: readonly Reading[] } | { readonly unread: string } {
  const pieces = piecesOf(tokens, instruction);
  const clauseOf = (first: number, last: number) =>
    phraseOf(withoutPoliteness(tokens.slice(pieces[first]?.from, pieces[last]?.to)), instruction);
  const read: { readonly reading: Reading; readonly first: number }[] = [];
  let about: readonly Target[] = [];
  let looks: Reading['looks'];
  for (let first = 0; first < pieces.length; ) {
    if (first > 0 && isCourtesy(clauseOf(first, first).tokens)) {
      first++;
      continue;
    }
    let found: { reading: Reading; next: number; first: number } | undefined;
    for (let last = first; last < Math.min(pieces.length, first + MOST_PIECES) && !found; last++) {
      const reading = readClause(clauseOf(first, last), contextAfter(about, looks), rules);
      if (reading) found = { reading, next: last + 1, first };
    }
    const before = read.at(-1);
    // Not a wish of its own: what looked like its end was inside the text of the one before.
    if (found === undefined && before !== undefined) {
      const whole = clauseOf(before.first, first);
      const reading = readClause(whole, contextAfter(read.at(-2)?.reading.about ?? []), rules);
      if (reading) {
        read.pop();
        found = { reading, next: first + 1, first: before.first };
      }
    }
    if (found === undefined) return { unread: clauseOf(first, first).raw };
    read.push({ reading: found.reading, first: found.first });
    const { about: named = [] } = found.reading;
    if (named.length > 0) about = named;
    looks = found.reading.looks ?? looks;
    first = found.next;
  }
  const readings = read.map(({ reading }) => reading);
  // What is wrong is only said before what is to be done about it.
  const wishes = readings.filter(({ complains }, at) => !complains || at === readings.length - 1);
  return { read: wishes };
}

/** As it is said; else in the words that rules know; else without the reason that is given for it. */
function readClause(
  clause: Phrase,
  context: Parameters<Rule['read']>[1],
  rules: readonly Rule[],
): Reading | undefined {
  for (const said of wordingsOf(clause))
    for (const rule of rules) {
      const reading = rule.read(said, context);
      if (reading !== undefined) return reading;
    }
  return undefined;
}

/** Whoever says more than this in one breath gives a text, whose words are not to be touched. */
const MOST_WORDS = 60;

function* wordingsOf(clause: Phrase): Generator<Phrase> {
  yield clause;
  if (clause.tokens.length > MOST_WORDS) return;
  const known = inKnownWords(clause.tokens);
  if (known !== undefined) yield clause.with(known);
  const added = asAddition(known ?? clause.tokens);
  if (added !== undefined) yield clause.with(added);
  const reason = reasonAt(clause.tokens);
  if (reason === undefined) return;
  const wish = clause.with(withoutPoliteness(clause.tokens.slice(0, reason)));
  yield wish;
  const plain = inKnownWords(wish.tokens);
  if (plain !== undefined) yield clause.with(plain);
}

/** One result of several: what is refused, or cannot be done, is so for the whole. */
function joined(readings: readonly Reading[]): Interpretation {
  const results = readings.map(({ result }) => result);
  for (const kind of ['content-loss', 'not-feasible', 'needs-model', 'undo'] as const) {
    const first = results.find((result) => result.kind === kind);
    if (first !== undefined) return first;
  }
  return {
    kind: 'operations',
    operations: results.flatMap((result) =>
      result.kind === 'operations' ? result.operations : [],
    ),
  };
}
