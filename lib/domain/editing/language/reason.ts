import { isLookWord } from '../interpret/rules/style/known-words.ts';
import { documentWords } from './document-words.ts';
import type { InstructionWords } from './instruction-words.ts';
import { endsOf, isIn } from './lists.ts';
import type { Input } from './slots/input.ts';
import { stemOf } from './stems.ts';

/** Words of a reason without a verb. */
const MOST_OCCASION = 5;
/** Among these first words of a sentence stands its verb. */
const MOST_SUBJECT = 6;

/**
 * A reason for a change: it names no figure, quotes nothing, asks for nothing and names no look, and
 * is a sentence of its own or begins as a reason does.
 */
export function isReason(words: InstructionWords, input: Input, from: number, to: number): boolean {
  const some = words.words.slice(from, to);
  const isInstruction = some.some(
    (word, at) =>
      /\d|""/.test(word) ||
      isIn('modal', [word]) ||
      (words.slots('count', from + at).length > 0 && !isSpan(some, at)),
  );
  if (isInstruction || contrasts(some, input)) return false;
  if (endsOf('aside', words.words, from).length > 0) return true;
  if (isOccasion(words, from, to) || isNews(words, from, to)) return true;
  if (isImperative(words, from, to) || namesAnybody(words, input, from, to)) return false;
  const isSentence =
    endsOf('subject', words.words, from).length > 0 && some.length > 2 && !some.some(isLookWord);
  return isSentence || hasVerb(words, from, to);
}

/** "she has been with us twenty years" */
const isSpan = (some: readonly string[], at: number): boolean =>
  some.slice(0, at).includes('been') &&
  /^(?:days?|weeks?|months?|years?)$/.test(some[at + 1] ?? '');

const hasVerb = ({ words }: InstructionWords, from: number, to: number): boolean =>
  endsOf('told', words, from).length > 0 ||
  words
    .slice(from, to)
    .slice(1, MOST_SUBJECT)
    .some(
      (word, at) => /[a-z]{2}ed$/.test(word) || endsOf('finite', words, from + 1 + at).length > 0,
    );

/** What begins with a verb of editing asks for something, read or not. */
function isImperative(words: InstructionWords, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const begins = at === from || words.isBoundary(at - 1);
    const isVerb = ['set', 'add', 'remove'].some((list) => words.ends(list, at).length > 0);
    // "and push the start back a week"
    const isShift = words.words[at - 1] === 'and' && isIn('shift', [words.words[at] ?? '']);
    if (begins && (isVerb || isShift)) return true;
  }
  return false;
}

/** "it goes to Anna", "she is called Anna" */
const BEFORE_NAME = /^(?:is|are|to|now|called|be|as|named|said|says)$/;
const BEFORE_NEW_NAME = /^(?:is|are|to|now|called|be|as|named|said|says|by|with|for|at|,)$/;

/** Days and months are nobody's names. */
const CALENDAR =
  /day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/;

export const isCalendar = (word: string): boolean => CALENDAR.test(word);

/** Somebody's name may be what is to stand there, unless the document has it or what follows is because of it. */
function namesAnybody(
  { words }: InstructionWords,
  input: Input,
  from: number,
  to: number,
): boolean {
  const own = documentWords(input.bill);
  const isCause = words[to] === 'so' || (words[to] === ',' && words[to + 1] === 'so');
  return input.tokens.slice(from + 1, to).some(({ raw, word }, index) => {
    if (!/^\p{Lu}\p{Ll}/u.test(raw) || isCalendar(raw)) return false;
    const at = from + 1 + index;
    if (own.has(stemOf(word)) && !BEFORE_NAME.test(words[at - 1] ?? '')) return false;
    return !isCause || at === to - 1 || BEFORE_NEW_NAME.test(words[at - 1] ?? '');
  });
}

/** "walnut, not maple" of what the document says is a change, whatever it is the reason for. */
function contrasts(some: readonly string[], { bill }: Input): boolean {
  const own = documentWords(bill);
  return some.some((word, at) => word === 'not' && own.has(stemOf(some[at + 1] ?? '')));
}

/** "new bank account, …": what has changed, before it is said to what. */
export const isNews = ({ words }: InstructionWords, from: number, to: number): boolean =>
  words[from] === 'new' && to - from <= MOST_OCCASION && /^[,:;]$/.test(words[to] ?? '');

/** "listed building so …": what the document does not hold, and the reason for what follows. */
function isOccasion(words: InstructionWords, from: number, to: number): boolean {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    words.words[to] === 'so' &&
    places.length < MOST_OCCASION &&
    places.every((at) => words.isChatter(at) || words.ends('joining', at).includes(at + 1))
  );
}
