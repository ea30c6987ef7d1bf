import type { Phrase } from './language/phrase.ts';
import { inPlainWords } from './language/plain-words.ts';
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
/** "…, so the due date becomes May 18" */
const PASSED = new Set([...JOINTS, 'so', 'then', 'also']);
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
  const read = (from: number, end: number, before: readonly Reading[]) =>
    readPiece(clause, from, end, from > 0 ? shared : undefined, before, readOne);
  const pieces: { readonly reading: Reading; readonly from: number }[] = [];
  for (let from = 0; from < tokens.length; ) {
    const ends = [...joints.filter((at) => at > from + 1), tokens.length];
    const before = pieces.map(({ reading }) => reading);
    const own = shortest(ends, (end) => read(from, end, before));
    const last = pieces.at(-1);
    // What is no wish of its own may belong to the one before.
    const whole =
      last !== undefined && (own === undefined || goesOn(own.reading, last.reading))
        ? shortest(own === undefined ? ends : [own.end], (end) =>
            read(last.from, end, before.slice(0, -1)),
          )
        : undefined;
    const found = whole ?? own;
    // A clause that is one wish was tried whole before.
    if (found === undefined || (from === 0 && found.end === tokens.length)) return undefined;
    if (whole !== undefined && last !== undefined) pieces.splice(-1, 1, { ...last, ...whole });
    else pieces.push({ reading: found.reading, from });
    from = found.end + 1;
    while (from < tokens.length && PASSED.has(tokens[from]?.word ?? '') && !tokens[from]?.quoted)
      from++;
  }
  return pieces.length > 1 ? pieces.map(({ reading }) => reading) : undefined;
}

/** The first of some ends up to which there is a wish. */
function shortest(
  ends: readonly number[],
  read: (end: number) => Reading | undefined,
): { readonly reading: Reading; readonly end: number } | undefined {
  for (const end of ends) {
    const reading = read(end);
    if (reading !== undefined) return { reading, end };
  }
  return undefined;
}

/** "our logo https://…, 90px wide": a look without a name, behind something new that has none yet. */
const goesOn = ({ isLoose }: Reading, before: Reading): boolean =>
  isLoose === true && (before.about ?? []).length === 0;

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

const isVerbOfState = ({ word, quoted }: Token): boolean =>
  !quoted && /^(?:is|are|was|were|looks?|seems?|sounds?)$/.test(word);

function readPiece(
  clause: Phrase,
  from: number,
  end: number,
  verb: Token | undefined,
  before: readonly Reading[],
  readOne: ReadOne,
): Reading | undefined {
  const said = inPlainWords(withoutPoliteness(clause.tokens.slice(from, end)));
  const piece = clause.with(said);
  // "…, noon is too generous" shares no verb with what stands before it.
  const shares = verb !== undefined && !said.some(isVerbOfState);
  const same = shares ? readOne(clause.with([verb, ...said]), before) : undefined;
  const reading =
    same ?? readOne(piece, before) ?? readOne(clause.with(inPlainWords(said)), before);
  return reading?.result.kind === 'operations' ? reading : undefined;
}
