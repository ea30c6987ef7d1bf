import { isDeepStrictEqual } from 'node:util';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { billOf } from '../language/bill.ts';
import { coreRequest } from '../language/core-request.ts';
import { readCorrections } from '../language/corrections/read-corrections.ts';
import { withCountedNouns } from '../language/counted-nouns.ts';
import { isCutList } from '../language/cut-list.ts';
import { documentWords } from '../language/document-words.ts';
import { withFollowingSums } from '../language/following-sums.ts';
import { isListed } from '../language/lists.ts';
import { lostRequest } from '../language/lost-request.ts';
import { isMisread, isNamedAndRemoved, unclearText } from '../language/misread.ts';
import { isMisstated } from '../language/misstated.ts';
import { isMistakenLook } from '../language/mistaken-look.ts';
import { otherTable, withPlaces } from '../language/placed-lines.ts';
import { readInstruction } from '../language/read-instruction.ts';
import { withWholeRecipient } from '../language/recipient.ts';
import { withFullNames, withRepeatedNames } from '../language/repeated-names.ts';
import { stemOf } from '../language/stems.ts';
import { withWholeFacts } from '../language/whole-facts.ts';
import { withWholeFigures } from '../language/whole-figures.ts';
import { asWritten } from '../language/written-texts.ts';
import { columnsInTurn } from './columns-in-turn.ts';
import { isCounted } from './done-by.ts';
import type { Interpretation, Subject } from './interpretation.ts';
import { withAnnouncedText } from './language/announced.ts';
import { piecesOf } from './language/clauses.ts';
import { withoutContractions } from './language/contractions.ts';
import { coreWish } from './language/core-wish.ts';
import { withoutListMarks } from './language/list-marks.ts';
import { phraseOf } from './language/phrase.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { withoutRecount, withTotalsLeft } from './language/recounts.ts';
import { withoutRemarks } from './language/remarks/without-remarks.ts';
import { withSpelling } from './language/spelling.ts';
import { type Token, tokensOf } from './language/tokens.ts';
import { asHiding } from './language/wordings.ts';
import { namesTold } from './read-clause.ts';
import { readPieces } from './read-pieces.ts';
import type { Context, Reading } from './rule.ts';
import { RULES } from './rules/index.ts';
import { lossWished } from './rules/parts/loss-wish.ts';
import { rowTaken } from './rules/parts/row-loss.ts';
import { isLookWord } from './rules/style/known-words.ts';
import { withStripesColored } from './striped-rows.ts';
import { takenAlong } from './taken-along.ts';
import { contextOf } from './targets/context.ts';
import { documentTexts } from './targets/document-texts.ts';
import { withoutButtons, withoutHyphens, withWholeNames } from './targets/whole-names.ts';
import {
  figureAsName,
  question,
  twoAccents,
  unclearPronoun,
  withoutLooseFigures,
} from './unclear.ts';

/**
 * What an instruction comes to for this document. Of several wishes all are understood, or the result
 * says which one is not: nothing is done by half.
 */
export function interpret(instruction: string, subject: Subject): Interpretation {
  const asked = question(instruction);
  if (asked !== undefined) return asked;
  const result = readAll(instruction, subject);
  return inItsPlace(
    result.kind === 'unknown' || result.kind === 'not-feasible'
      ? (coreRequest(instruction, subject, (core) => readAll(core, subject)) ?? result)
      : result,
    instruction,
    subject,
  );
}

/** A new line below the heading that is named for it, whatever else is said. */
function inItsPlace(result: Interpretation, instruction: string, subject: Subject): Interpretation {
  if (result.kind !== 'operations' || !result.operations.some(({ op }) => op === 'add-row'))
    return result;
  const bill = billOf(subject);
  const tokens = tokensOf(instruction);
  const other = otherTable(result.operations, tokens, bill);
  if (other !== undefined) {
    const reason = `Lines can be added to the document's main table, not to “${other}”.`;
    return { kind: 'not-feasible', reason, suggestions: [] };
  }
  return { ...result, operations: withPlaces(result.operations, tokens, instruction, bill) };
}

function readAll(instruction: string, subject: Subject): Interpretation {
  const result = readWhole(instruction, subject);
  if (result.kind !== 'operations') return result;
  if (isNamedAndRemoved(result.operations, subject))
    return { kind: 'unknown', clause: instruction.trim() };
  const lost = lostRequest(result.operations, instruction, subject, (other) =>
    readWhole(other, subject),
  );
  return lost === undefined ? result : { kind: 'unknown', clause: lost };
}

function readWhole(instruction: string, subject: Subject): Interpretation {
  const result = withoutRestated(completed(read(instruction, subject), subject));
  const exact =
    figureAsName(result, instruction, subject) ?? withoutLooseFigures(result, instruction, subject);
  return exact.kind === 'operations'
    ? { ...exact, operations: withFollowingSums(exact.operations, subject) }
    : exact;
}

/** What belongs to a figure or a name goes with it. */
function completed(result: Interpretation, subject: Subject): Interpretation {
  if (result.kind !== 'operations') return result;
  const { content } = subject;
  const bill = billOf(subject);
  const figures = withWholeFigures(result.operations, content, bill.writing);
  const names = withRepeatedNames(withFullNames(figures, content), content);
  return { ...result, operations: names };
}

/** "net 30" where 30 days are given already: what is replaced by itself is no change. */
function withoutRestated(result: Interpretation): Interpretation {
  if (result.kind !== 'operations') return result;
  const operations = result.operations.filter(
    (one) => one.op !== 'replace-text' || one.find !== one.replace,
  );
  return operations.length === result.operations.length ? result : { ...result, operations };
}

function read(instruction: string, subject: Subject): Interpretation {
  const context = contextOf(subject);
  const own = documentWords(billOf(subject));
  // "the fans" of a "Ceiling fan" is no slip.
  const isKnown = (word: string) =>
    isLookWord(word) || isListed(word) || context.isDocumentWord(word) || own.has(stemOf(word));
  const spelled = withSpelling(
    withoutContractions(withoutListMarks(tokensOf(instruction), instruction)),
    isKnown,
    () => documentTexts(subject.content).words(),
  );
  const counted = withoutRecount(spelled) ?? spelled;
  const whole = (result: Interpretation) =>
    result.kind === 'unknown' || isMissing(result)
      ? (readCorrections(counted, instruction, subject) ?? result)
      : result;
  const other = (from: number, to: number) =>
    readAsNamed(counted.slice(from, to), instruction, subject);
  const framed = readInstruction(counted, instruction, subject, other);
  if (framed !== undefined) return framed;
  const { content } = subject;
  const left = content.totals.length === 0 ? undefined : withTotalsLeft(spelled, instruction);
  if (left !== undefined) return keepingTotals(readAsNamed(left, instruction, subject), content);
  return whole(readAsNamed(spelled, instruction, subject));
}

/** "I will do the totals myself": what follows in the rows alone. */
function keepingTotals(result: Interpretation, { totals }: ContentModel): Interpretation {
  if (result.kind !== 'operations') return result;
  const keep = totals.map(({ value }) => value.id);
  const operations = result.operations.map((operation) =>
    operation.op === 'recompute' ? { ...operation, keep } : operation,
  );
  return { ...result, operations };
}

/** Without what the words do not name. */
function readAsNamed(
  tokens: readonly Token[],
  instruction: string,
  subject: Subject,
): Interpretation {
  const read = readSpelled(tokens, instruction, subject);
  if (read.kind !== 'operations') return read;
  const quoted = tokens.flatMap((token) => (token.quoted ? [token.raw] : []));
  const named = withWholeFacts(read.operations, tokens, subject);
  const operations = withCountedNouns(
    named.map((one) => asWritten(one, subject, quoted)),
    tokens,
    subject,
  );
  const result = { ...read, operations };
  const unclear = unclearText(result.operations, instruction);
  if (unclear !== undefined) {
    const reason = `Where “${unclear}” ends is not clear: put the new text in quotation marks.`;
    return { kind: 'not-feasible', reason, suggestions: [] };
  }
  return isMisread(result.operations, tokens, subject) ||
    isMisstated(result.operations, tokens, subject) ||
    isMistakenLook(result.operations, tokens, subject) ||
    isCutList(result.operations, tokens, subject)
    ? { kind: 'unknown', clause: instruction.trim() }
    : {
        ...result,
        operations: withWholeRecipient(result.operations, billOf(subject)),
      };
}

function readSpelled(
  spelled: readonly Token[],
  instruction: string,
  subject: Subject,
): Interpretation {
  const { content } = subject;
  const shown = withoutButtons(withoutHyphens(spelled, content), content);
  const named = withWholeNames(shown, instruction, content);
  const tokens = coreWish(withAnnouncedText(named, instruction));
  if (tokens.length === 0) return { kind: 'unknown', clause: instruction.trim() };
  const counted = subject.content.totals.length === 0 ? undefined : withoutRecount(tokens);
  const told = named.filter(({ end }) => end <= (tokens[0]?.start ?? 0));
  if (counted === undefined) return readTokens(tokens, instruction, subject, told);
  const first = readTokens(counted, instruction, subject);
  if (
    first.kind === 'operations' ? first.operations.some(isCounted) : first.kind === 'content-loss'
  )
    return first;
  // No row was spoken of, so it may be a text that says so.
  const whole = readTokens(tokens, instruction, subject);
  return whole.kind === 'operations' || first.kind === 'operations' ? whole : first;
}

function readTokens(
  tokens: readonly Token[],
  instruction: string,
  subject: Subject,
  told: readonly Token[] = [],
): Interpretation {
  const context = contextOf(subject);
  const row = rowTaken(tokens, context.after([]));
  if (row !== undefined) return { kind: 'content-loss', what: row };
  const about = told.length === 0 ? [] : namesTold(phraseOf(told, instruction), context.after([]));
  const readings = readPieces(tokens, instruction, context.after, RULES, about);
  const result =
    'unread' in readings
      ? unread(readings.unread, context.missing, subject)
      : joined(readings.read, subject.content);
  if (result.kind === 'operations')
    return takenAlong(instruction, result.operations, subject) ?? result;
  if (result.kind === 'undo' || result.kind === 'content-loss') return result;
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
    const piece = tokens.slice(from, to);
    // "…, we'll fill them in by hand" may speak of what no loss speaks of.
    for (const one of new Set([piece, withoutRemarks(piece), untilPause(piece)])) {
      const said = withoutPoliteness(one);
      const what = lossWished(phraseOf(asHiding(said) ?? said, instruction), context);
      if (what !== undefined) return { kind: 'content-loss', what };
    }
  }
  return undefined;
}

function untilPause(said: readonly Token[]): readonly Token[] {
  const pause = said.findIndex(({ word, quoted }, at) => at > 1 && !quoted && /^[,(-]$/.test(word));
  return pause < 0 ? said : said.slice(0, pause);
}

const isMissing = (result: Interpretation): boolean =>
  result.kind === 'not-feasible' && result.isMissing === true;

/** What a clause speaks of may be what this document does not have. */
function unread(clause: string, missing: ReadonlySet<string>, subject: Subject): Interpretation {
  const words = clause.toLowerCase();
  const [name] = [...missing]
    .filter((one) => words.includes(one))
    .sort((one, other) => other.length - one.length);
  if (name === undefined) return unclearPronoun(clause, subject) ?? { kind: 'unknown', clause };
  const at = words.indexOf(name);
  const said = clause.slice(at, at + name.length);
  const reason = `The document has no ${said.replace(/^(?:our|my|your|their|the|its) /i, '')}, which “${clause}” speaks of.`;
  return { kind: 'not-feasible', reason, suggestions: [], isMissing: true };
}

/** One result of several: what is refused, or cannot be done, is so for the whole. */
function joined(readings: readonly Reading[], content: ContentModel): Interpretation {
  const results = readings.map(({ result }) => result);
  for (const kind of ['content-loss', 'not-feasible', 'needs-model', 'undo'] as const) {
    const first = results.find((result) => result.kind === kind);
    if (first !== undefined) return first;
  }
  const operations = columnsInTurn(
    results.map((result) => (result.kind === 'operations' ? result.operations : [])),
    content,
  );
  const several = twoAccents(operations);
  if (several !== undefined) return several;
  const written = inNewCase(withStripesColored(operations, content), content);
  return { kind: 'operations', operations: written.filter(isNotDone) };
}

/** "rename Description to Item and put it in capitals": the capitals are of what it is called then. */
function inNewCase(operations: readonly Operation[], content: ContentModel): readonly Operation[] {
  return operations.map((operation, at) => {
    if (operation.op !== 'set-text') return operation;
    const earlier = operations
      .slice(0, at)
      .findLast((one) => one.op === 'set-text' && one.target === operation.target);
    const before = content.nodes.find(({ id }) => id === operation.target)?.text;
    if (earlier?.op !== 'set-text' || before === undefined) return operation;
    if (operation.text === before.toUpperCase())
      return { ...operation, text: earlier.text.toUpperCase() };
    return operation.text === before.toLowerCase()
      ? { ...operation, text: earlier.text.toLowerCase() }
      : operation;
  });
}

/** "I do not need the terms, kick them out", "in pounds, just £": what is done is not done again. */
const isNotDone = (operation: Operation, at: number, all: readonly Operation[]): boolean =>
  !all.slice(0, at).some((one) => {
    if (operation.op === 'remove')
      return one.op === 'remove' && operation.targets.every((id) => one.targets.includes(id));
    const isLast = operation.op === 'set-style' && one === all[at - 1];
    return (operation.op === 'reformat' || isLast) && isDeepStrictEqual(one, operation);
  });
