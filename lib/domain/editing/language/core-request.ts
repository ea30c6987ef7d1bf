import type { Interpretation, Subject } from '../interpret/interpretation.ts';
import { type Token, tokensOf } from '../interpret/language/tokens.ts';
import { LOOKS, PARTS, PEOPLE, VERBS } from '../interpret/language/vocabulary.ts';
import { namedColor } from '../interpret/rules/style/color-words.ts';
import type { Operation } from '../operations.ts';
import { billOf } from './bill.ts';
import { documentWords } from './document-words.ts';
import { endsOf, isIn } from './lists.ts';
import { requestOf } from './lost-request.ts';
import { isCalendar } from './reason.ts';
import { stemOf, stemsOf } from './stems.ts';
import { touchedStems } from './touched-words.ts';

type Understood = Extract<Interpretation, { kind: 'operations' }>;

/** Each is read once more. */
const MOST_READ = 6;
/** What is longer is more than a request and a remark. */
const MOST_TOKENS = 80;
const SHORTEST_CORE = 2;
const LONGEST_REMARK = 16;
const CUT = /^(?:[,.;:!?()–—-]|and|but|so|because|as|since|cos|that['’]s|thats|please|pls)$/;
const WORDLESS = /^[^\p{L}\d]+$/u;

/**
 * What an instruction comes to without one piece of it that is mere talk: "5% off please, mates rates".
 * Talk asks for nothing, names no look, no figure and nobody, and nothing of the document but what is
 * changed anyway; or it says what stays. What was left out unheard is returned.
 */
export function coreRequest(
  instruction: string,
  subject: Subject,
  read: (instruction: string) => Interpretation,
): Understood | undefined {
  const tokens = tokensOf(instruction);
  if (tokens.length > MOST_TOKENS) return undefined;
  let left = MOST_READ;
  const text = announcedAt(tokens);
  for (const { from, to } of piecesOf(tokens)) {
    if (to > text) continue;
    const said = tokens.slice(from, to);
    const isInBrackets = tokens[from]?.word === '(' && tokens[to - 1]?.word === ')';
    const isBetween = from > 0 && to < tokens.length;
    const isJoined = [from, from + 1, to, to + 1].some((at) =>
      /^(?:and|or)$/.test(tokens[at]?.word ?? ''),
    );
    if (!mayBeTalk(said, !isInBrackets && (isBetween || isJoined))) continue;
    if (left-- <= 0) return undefined;
    const found = read(without(instruction, tokens, from, to));
    if (found.kind !== 'operations') continue;
    const talk = talkIn(said, found.operations, subject);
    if (talk === undefined) continue;
    if (talk === 'heard') return found;
    const [first] = withoutJoints(said);
    const remark = instruction.slice(first?.start, said.at(-1)?.end);
    return { ...found, remarks: [...(found.remarks ?? []), remark] };
  }
  return undefined;
}

/** Where a text begins that is announced and not quoted: "should read Labour - drain down, …" is all of it. */
function announcedAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ word, quoted }, index) =>
      !quoted &&
      /^(?:reads?|says?)$/.test(word) &&
      /^(?:should|must|to|will|can)$/.test(tokens[index - 1]?.word ?? ''),
  );
  return at < 0 || tokens[at + 1]?.quoted ? Number.POSITIVE_INFINITY : at + 1;
}

/** All pieces between two places where clauses may end, the shortest first. */
function piecesOf(tokens: readonly Token[]): readonly { from: number; to: number }[] {
  const cuts = tokens.flatMap((_, at) => (at === 0 || isCut(tokens, at) ? [at] : []));
  const ends = [...cuts.slice(1), tokens.length];
  return cuts
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => {
      const words = tokens.slice(from, to).filter(isWord).length;
      const isWhole = count(tokens, from, to, '(') === count(tokens, from, to, ')');
      const isRemark = words > 0 && words <= LONGEST_REMARK;
      return isWhole && isRemark && tokens.filter(isWord).length - words >= SHORTEST_CORE;
    })
    .sort((one, other) => one.to - one.from - (other.to - other.from));
}

const isWord = ({ word }: Token): boolean => !WORDLESS.test(word);

/** "Hon. Treasurer" and "no. 7" go on behind their point. */
function isCut(tokens: readonly Token[], at: number): boolean {
  const { word = '', quoted = false } = tokens[at] ?? {};
  const isShort = /^\p{L}{1,3}$/u.test(tokens[at - 1]?.word ?? '');
  return !quoted && CUT.test(word) && !(word === '.' && isShort && tokens[at + 1] !== undefined);
}

const count = (tokens: readonly Token[], from: number, to: number, sign: string): number =>
  tokens.slice(from, to).filter(({ word, quoted }) => !quoted && word === sign).length;

/** What stands before and behind a piece, without what joined it. */
function without(instruction: string, tokens: readonly Token[], from: number, to: number): string {
  const before = instruction.slice(0, tokens[from]?.start).trimEnd();
  const behind = withoutJoints(tokens.slice(to))[0];
  const isFirst = before === '';
  const rest = to < tokens.length ? instruction.slice((isFirst ? behind : tokens[to])?.start) : '';
  return `${before} ${rest.replace(/^\)\s*/, '')}`.trim();
}

function withoutJoints(said: readonly Token[]): readonly Token[] {
  const first = said.findIndex(
    ({ word, quoted }) =>
      quoted || !(WORDLESS.test(word) || /^(?:and|but|so|also|then|plus)$/.test(word)),
  );
  return first < 0 ? [] : said.slice(first);
}

/** What is known before the rest is read. "The gate and the fence" are one subject. */
function mayBeTalk(said: readonly Token[], mustBeClause: boolean): boolean {
  const words = withoutJoints(said).map(({ word }) => word);
  const isClause =
    verbOf(words).to > 0 ||
    words.some((word) => saysWhatStays(word) || isIn('finite', [word]) || /[a-z]{2}ed$/.test(word));
  return (
    (!mustBeClause || isClause) &&
    !said.some(
      ({ quoted, word }) =>
        quoted ||
        /[\d@]/.test(word) ||
        isIn('demand', [word]) ||
        isIn('overruling', [word]) ||
        isLook(word),
    )
  );
}

const isLook = (word: string): boolean =>
  namedColor(word) !== undefined ||
  (word.split('-').some((part) => LOOKS.has(part)) &&
    !isIn('kept', [word]) &&
    !isIn('purpose', [word]));

/** "please correct the note" and "the price stays" are heard: that is done, or holds. */
type Talk = 'heard' | 'unheard';

function talkIn(
  said: readonly Token[],
  operations: readonly Operation[],
  subject: Subject,
): Talk | undefined {
  const own = documentWords(billOf(subject));
  const touched = touchedStems(operations, subject.content);
  const spoken = withoutJoints(said);
  const words = spoken.map(({ word }) => word);
  const isKept = words.some(saysWhatStays);
  const verb = verbOf(words);
  const isMending = isIn('mending', words.slice(verb.from, verb.to));
  const asks = verb.to > verb.from && !isKept && !isMending;
  const isOfIt = !verb.isLoss && isIn('pointing', words.slice(verb.to));
  // "to match our vans" says why, "to the left" where.
  const isWhy = words[0] === 'to' && isIn('purpose', words.slice(1, 2));
  if ((asks && !isOfIt) || (isIn('placing', words.slice(0, 1)) && !isWhy)) return undefined;
  const about = requestOf(spoken, subject);
  if (about !== undefined && !about.some((word) => touched.has(stemOf(word)))) return undefined;
  const isComplaint = words.some((_, at) => endsOf('complaint', words, at).length > 0);
  if (operations.length === 0 || (isComplaint && !operations.some(({ op }) => WRITES.has(op))))
    return undefined;
  const isTalk = spoken.every(({ word, raw }, at) => {
    if (at < verb.to || WORDLESS.test(word)) return true;
    const isCommon = isIn('talk', [word]) || isIn('joining', [word]);
    const isTouched = stemsOf(word).every((stem) => touched.has(stem));
    if (isKept) return !isTouched || isCommon || isIn('kept', [word]);
    if (isTouched || isCommon) return true;
    // "fix the clause about the hedge" is of a clause and a hedge.
    if (isMending || (at > 0 && isName(raw))) return isIn('polite', [word]);
    if (PEOPLE.has(word)) return true;
    const isPart = PARTS.has(word) && isIn('the', words.slice(at - 1, at));
    return !own.has(stemOf(word)) && !isPart && !VERBS.has(word);
  });
  if (!isTalk) return undefined;
  const isCourtesy = words.every((word) => isIn('polite', [word]));
  return isMending || isKept || isOfIt || isCourtesy ? 'heard' : 'unheard';
}

/** "the rest can stay": of "can" alone that is not said. */
const saysWhatStays = (word: string): boolean => word !== 'can' && isIn('kept', [word]);

const WRITES: ReadonlySet<string> = new Set([
  'set-text',
  'replace-text',
  'add-row',
  'add-total',
  'insert',
]);

const isName = (raw: string): boolean => /^\p{Lu}\p{Ll}/u.test(raw) && !isCalendar(raw);

/** The verb of editing that a piece begins with, behind "can you". */
function verbOf(words: readonly string[]): {
  readonly from: number;
  readonly to: number;
  readonly isLoss: boolean;
} {
  const [from = 0] = endsOf('polite', words, 0);
  const [loss] = endsOf('remove', words, from);
  const [end] = ['set', 'add', 'order'].flatMap((list) => endsOf(list, words, from));
  const to = loss ?? end ?? (VERBS.has(words[from] ?? '') ? from + 1 : from);
  return { from, to, isLoss: loss !== undefined };
}
