import type { Interpretation, Subject } from './interpretation.ts';
import { piecesOf } from './language/clauses.ts';
import { withoutContractions } from './language/contractions.ts';
import { withExceptions } from './language/exceptions.ts';
import { withoutCount, withoutLeadIn } from './language/lead-in.ts';
import { withoutListMarks } from './language/list-marks.ts';
import { type Phrase, phraseOf } from './language/phrase.ts';
import { isCourtesy, withoutPoliteness } from './language/politeness.ts';
import { withSpelling } from './language/spelling.ts';
import { isStatement } from './language/statements.ts';
import { type Token, tokensOf } from './language/tokens.ts';
import { asHiding } from './language/wordings.ts';
import { namedLast, readClause } from './read-clause.ts';
import { readList } from './read-list.ts';
import type { Context, Reading, Rule, Target } from './rule.ts';
import { withLaterLooks } from './rules/additions/frame/later-looks.ts';
import { RULES } from './rules/index.ts';
import { lossWished } from './rules/parts/loss-wish.ts';
import { isLookWord } from './rules/style/known-words.ts';
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
  const isKnown = (word: string) => isLookWord(word) || context.isDocumentWord(word);
  const spelled = withSpelling(
    withoutContractions(withoutListMarks(tokensOf(instruction), instruction)),
    isKnown,
  );
  const wished = withoutLeadIn(withoutPoliteness(spelled));
  const tokens = withExceptions(withoutPoliteness(wished));
  if (tokens.length === 0) return { kind: 'unknown', clause: instruction.trim() };
  const readings = readAll(tokens, instruction, context.after, RULES);
  const result =
    'unread' in readings ? unread(readings.unread, context.missing) : joined(readings.read);
  if (result.kind === 'operations' || result.kind === 'undo' || result.kind === 'content-loss')
    return result;
  return lossIn(tokens, instruction, context.after([])) ?? result;
}

/** What cannot be done anyway may ask for a loss, and then it is that which is told. */
function lossIn(
  tokens: readonly Token[],
  instruction: string,
  context: Context,
): Interpretation | undefined {
  const whole = { from: 0, to: tokens.length };
  for (const { from, to } of [...piecesOf(tokens, instruction), whole]) {
    const said = withoutPoliteness(tokens.slice(from, to));
    const clause = phraseOf(asHiding(said) ?? said, instruction);
    const what = lossWished(clause, context);
    if (what !== undefined) return { kind: 'content-loss', what };
  }
  return undefined;
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
    phraseOf(
      withoutCount(withoutPoliteness(tokens.slice(pieces[first]?.from, pieces[last]?.to))),
      instruction,
    );
  const read: { readonly reading: Reading; readonly first: number }[] = [];
  let about: readonly Target[] = [];
  let looks: Reading['looks'];
  for (let first = 0; first < pieces.length; ) {
    if (pieces.length > 1 && isCourtesy(clauseOf(first, first).tokens)) {
      first++;
      continue;
    }
    const earlier = read.at(-1);
    const clause = clauseOf(first, first);
    const styled = withLaterLooks(earlier?.reading, clause, contextAfter(about, looks));
    if (earlier !== undefined && styled !== undefined) {
      read.splice(-1, 1, { ...earlier, reading: styled });
      first++;
      continue;
    }
    const listOf = (clause: Phrase) =>
      readList(clause, (one, earlier) =>
        readClause(one, contextAfter(earlier.at(-1)?.about ?? about, looks), rules),
      );
    let found: { reading: Reading; next: number; first: number } | undefined;
    for (let last = first; last < Math.min(pieces.length, first + MOST_PIECES) && !found; last++) {
      const reading = readClause(clauseOf(first, last), contextAfter(about, looks), rules);
      if (reading) found = { reading, next: last + 1, first };
      if (reading?.setsText !== true) continue;
      // What looks like the rest of a text may be wishes of their own: "rename A to B and C to D".
      const several = listOf(clauseOf(first, last));
      if (several === undefined) continue;
      read.push(...several.slice(0, -1).map((one) => ({ reading: one, first })));
      found = { reading: several.at(-1) as Reading, next: last + 1, first };
    }
    // "20px and blue for the title": what stands behind says of what it is.
    if (found?.reading.isLoose && about.length === 0 && found.next < pieces.length) {
      const reading = readClause(clauseOf(first, found.next), contextAfter(about, looks), rules);
      if (reading !== undefined && !reading.isLoose)
        found = { reading, next: found.next + 1, first };
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
    const list = found === undefined ? listOf(clauseOf(first, first)) : undefined;
    if (list !== undefined) {
      read.push(...list.slice(0, -1).map((reading) => ({ reading, first })));
      found = { reading: list.at(-1) as Reading, next: first + 1, first };
    }
    if (found === undefined && pieces.length > 1) {
      const context = contextAfter(about, looks);
      const told = clauseOf(first, first);
      if (isStatement(told.tokens, context.isKnown)) {
        const named = namedLast(told, context);
        if (named !== undefined) about = [named];
        first++;
        continue;
      }
    }
    if (found === undefined) return { unread: clauseOf(first, first).raw };
    read.push({ reading: found.reading, first: found.first });
    const { about: named = [] } = found.reading;
    if (named.length > 0) about = named;
    looks = found.reading.looks ?? looks;
    first = found.next;
  }
  if (read.length === 0) return { unread: instruction.trim() };
  const readings = read.map(({ reading }) => reading);
  // What is wrong is only said before what is to be done about it.
  const wishes = readings.filter(({ complains }, at) => !complains || at === readings.length - 1);
  return { read: wishes };
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
