import type { Phrase } from './language/phrase.ts';
import { withoutPoliteness } from './language/politeness.ts';
import type { Token } from './language/tokens.ts';
import type { Reading } from './rule.ts';

const JOINTS = new Set([
  ',',
  'and',
  ';',
  '/',
  '&',
  '+',
  '|',
  'plus',
  'while',
  'whereas',
  'but',
  '.',
]);
/** Verbs that one wish may have from the one before it: what they set is named after them. */
const SHARED =
  /^(?:change|rename|call|replace|set|turn|swap|switch|label|relabel|move|update|correct|make|rephrase|put|have|instead of|exchange|use)$/;
/** Whoever lists more of them is asked to say it in lines. */
const MOST_JOINTS = 8;
const MOST_WORDS = 60;

/** How one wish of a list is read; `about` is what was spoken of before it. */
type ReadOne = (clause: Phrase, before: readonly Reading[]) => Reading | undefined;

/**
 * Several wishes with nothing but a comma or "and" between them: "rename A to B and C to D", "title
 * red / total bold". Each has to be understood by itself, or with the verb of the first.
 */
export function readList(clause: Phrase, readOne: ReadOne): readonly Reading[] | undefined {
  const { tokens } = clause;
  if (tokens.length > MOST_WORDS) return undefined;
  const joints = tokens.flatMap((token, at) =>
    at > 1 &&
    at < tokens.length - 1 &&
    !token.quoted &&
    JOINTS.has(token.word) &&
    !isInDate(tokens, at)
      ? [at]
      : [],
  );
  if (joints.length === 0 || joints.length > MOST_JOINTS) return undefined;
  const [verb] = tokens;
  const shared = verb !== undefined && !verb.quoted && SHARED.test(verb.word) ? verb : undefined;
  const readings: Reading[] = [];
  let from = 0;
  while (from < tokens.length) {
    const ends = [...joints.filter((at) => at > from + 1), tokens.length];
    let next: number | undefined;
    for (const end of ends) {
      const reading = readPiece(
        clause,
        from,
        end,
        from > 0 ? shared : undefined,
        readings,
        readOne,
      );
      if (reading === undefined) continue;
      // A clause that is one wish was tried whole before.
      if (from === 0 && end === tokens.length) return undefined;
      readings.push(reading);
      next = end + 1;
      break;
    }
    if (next === undefined) return undefined;
    from = next;
    while (from < tokens.length && JOINTS.has(tokens[from]?.word ?? '') && !tokens[from]?.quoted)
      from++;
  }
  return readings.length > 1 ? readings : undefined;
}

/** "April 22, 2026" */
function isInDate(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.word === ',' &&
    /^\d{4}$/.test(tokens[at + 1]?.word ?? '') &&
    /^(?:\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/.test(
      tokens[at - 1]?.word ?? '',
    )
  );
}

function readPiece(
  clause: Phrase,
  from: number,
  end: number,
  verb: Token | undefined,
  before: readonly Reading[],
  readOne: ReadOne,
): Reading | undefined {
  const said = withoutPoliteness(clause.tokens.slice(from, end));
  const piece = clause.with(said);
  const same = verb === undefined ? undefined : readOne(clause.with([verb, ...said]), before);
  const reading = same ?? readOne(piece, before);
  return reading?.result.kind === 'operations' ? reading : undefined;
}
