import type { Interpretation, Subject } from '../../interpret/interpretation.ts';
import type { Token } from '../../interpret/language/tokens.ts';
import { billOf } from '../bill.ts';
import { withCountedNouns } from '../counted-nouns.ts';
import { InstructionWords } from '../instruction-words.ts';
import { endsOf, isIn } from '../lists.ts';
import type { Input } from '../slots/input.ts';
import { stemsOf } from '../stems.ts';
import { type Correction, correctionAt } from './correction-kinds.ts';

/** More are no slip. */
const MOST_VALUES = 2;

/**
 * "018 is taken already, use 2026-019": what nothing else reads, where each value that it holds is like
 * just one that the document has, or is a day of a date that it names. All other words are talk: they
 * name nothing else of the document, nothing that is done to one, and no look.
 */
export function readCorrections(
  tokens: readonly Token[],
  instruction: string,
  subject: Subject,
): Interpretation | undefined {
  if (subject.region !== undefined) return undefined;
  const words = tokens.map(({ word, quoted }) => (quoted ? '""' : word));
  const input: Input = { tokens, words, instruction, bill: billOf(subject) };
  const corrections = correctionsIn(input);
  if (corrections.length === 0 || corrections.length > MOST_VALUES) return undefined;
  const about = new Set(corrections.flatMap((one) => one.about.flatMap(stemsOf)));
  const rest = words.flatMap((_, at) =>
    corrections.some(({ from, end }) => at >= from && at < end) ? [] : [at],
  );
  const spoken = new InstructionWords(input);
  const isSlip = rest.some((at) => endsOf('slip', words, at).length > 0);
  if (!isSlip || !rest.every((at) => isTalk(spoken, at, about))) return undefined;
  const operations = corrections.flatMap(({ outcome }) =>
    'refused' in outcome ? [] : outcome.operations,
  );
  return corrections.some(({ outcome }) => 'refused' in outcome) || operations.length === 0
    ? undefined
    : { kind: 'operations', operations: withCountedNouns(operations, tokens, subject) };
}

function correctionsIn(input: Input): readonly Correction[] {
  const corrections: Correction[] = [];
  for (let at = 0; at < input.tokens.length; at++) {
    const found = correctionAt(input, at);
    if (found === undefined) continue;
    corrections.push(found);
    at = found.end - 1;
  }
  return corrections;
}

/** A word that names nothing else that the document has or that can be done to it. */
function isTalk(input: InstructionWords, at: number, about: ReadonlySet<string>): boolean {
  const word = input.words[at] ?? '';
  if (!/[\p{L}\d]/u.test(word) || isIn('slip', [word]) || isIn('talk', [word])) return true;
  if (/\d/.test(word)) return [...about].some((one) => one.includes(word.replace(/\D/g, '')));
  return stemsOf(word).every((stem) => about.has(stem)) || input.isChatter(at);
}
