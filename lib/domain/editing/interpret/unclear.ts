import type { Operation } from '../operations.ts';
import type { Interpretation, Subject } from './interpretation.ts';
import { VERBS } from './language/vocabulary.ts';
import { previousTarget } from './targets/previous.ts';

type Refusal = Extract<Interpretation, { kind: 'not-feasible' }>;

const refusal = (reason: string): Refusal => ({ kind: 'not-feasible', reason, suggestions: [] });

const QUESTION =
  /^(?:(?:should|shall) (?:i|we)\b[^"]*\?$|(?:is|are|was|were|does|did|has|have) (?:the|this|that|these|those|our|my|your|his|her|its|their)\b[^"]*\?$)/i;

/** "is the labour right?" is no wish to move it. */
export const question = (instruction: string): Refusal | undefined =>
  QUESTION.test(instruction.trim()) ? refusal('This takes changes, not questions.') : undefined;

const PRONOUN = /^(?:it|that|this|them|these|those)$/;
const OTHER = /^(?:that|them|these|those)$/;

/** "make that bold": without anything that was changed before, nothing says what "that" is. */
export function unclearPronoun(clause: string, subject: Subject): Refusal | undefined {
  if (previousTarget(subject) !== undefined) return undefined;
  // At first "it" is the document.
  const pronoun = subject.previous === undefined ? OTHER : PRONOUN;
  const words = clause.toLowerCase().split(/\s+/);
  const at = words.findIndex((word) => pronoun.test(word));
  const verb = words[at - 1];
  // "that purple total" points at something that it names.
  const isAlone = verb === undefined ? !/^\p{L}/u.test(words[at + 1] ?? '') : VERBS.has(verb);
  if (at < 0 || !isAlone) return undefined;
  return refusal(
    `What “${words[at]}” means is not clear: say which part is to change, by its name.`,
  );
}

/** "navy and gold": a document has one accent, and the second would replace the first. */
export function twoAccents(operations: readonly Operation[]): Refusal | undefined {
  const accents = operations.flatMap((one) => (one.op === 'set-theme' ? (one.accent ?? []) : []));
  const [first, second] = new Set(accents);
  return first === undefined || second === undefined
    ? undefined
    : refusal(
        'A document has one accent colour, and these are two: say which part is to have which, such as “the title navy and the totals gold”.',
      );
}

const BARE_FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
const NAMES = /^(?:column-head|label|total-label|heading)$/;
const RENAMES = /\b(?:renam|call|nam|label|head|title|caption)/i;

/** "change the quantity to 3": a figure is no new name of its column, but which line has it is not said. */
export function figureAsName(
  result: Interpretation,
  instruction: string,
  { content }: Subject,
): Refusal | undefined {
  if (result.kind !== 'operations' || RENAMES.test(instruction)) return undefined;
  for (const operation of result.operations) {
    const text = newText(operation);
    if (text === undefined || !BARE_FIGURE.test(text)) continue;
    const name = content.nodes.find(
      ({ id, role, text: before }) =>
        NAMES.test(role) &&
        !/\d/.test(before) &&
        (operation.op === 'set-text' ? operation.target === id : findIn(operation) === before),
    )?.text;
    if (name === undefined) continue;
    const lines = content.lineItems?.rows.map(({ cells }) => cells[0]?.text ?? '') ?? [];
    return {
      kind: 'not-feasible',
      reason: `Which ${name.toLowerCase()} is to be ${text} is not clear: name the line as well.`,
      suggestions: lines
        .slice(0, 3)
        .map((line) => `Change the ${name.toLowerCase()} of ${line} to ${text}`),
    };
  }
  return undefined;
}

const findIn = (operation: Operation): string | undefined =>
  operation.op === 'replace-text' ? operation.find : undefined;

function newText(operation: Operation): string | undefined {
  if (operation.op === 'set-text') return operation.text;
  return operation.op === 'replace-text' ? operation.replace : undefined;
}

const EVERYWHERE = /\b(?:every|everywhere|all|throughout|each|both|wherever)\b/i;
const LOOSE_FIGURE = /^[\d.,\s%$€£¥-]+$/;

/** A bare figure is not searched for: where it stands in several places, that is said instead. */
export function withoutLooseFigures(
  result: Interpretation,
  instruction: string,
  { content }: Subject,
): Interpretation {
  if (result.kind !== 'operations') return result;
  const isAll = EVERYWHERE.test(instruction);
  for (const operation of result.operations) {
    if (operation.op !== 'replace-text' || operation.targets !== undefined) continue;
    const { find } = operation;
    // "fix it in both places" of a house number is not about each 8.
    if (isAll && !/^\d{1,3}$/.test(find)) continue;
    const isQuoted = new RegExp(`["'“”‘’]${find.replace(/[^\\d]/g, '.')}["'“”‘’]`).test(
      instruction,
    );
    if (!LOOSE_FIGURE.test(find) || find.replace(/\D/g, '').length > 3 || isQuoted) continue;
    const places = content.nodes.filter(({ text }) => text.split(/[\s,;:()/-]+/).includes(find));
    if (places.length === 1 && content.nodes.filter(({ text }) => text.includes(find)).length === 1)
      continue;
    const reason = `“${find}” stands in several places: say which figure is meant, by its line or its name.`;
    return refusal(reason);
  }
  return result;
}
