import { isDeepStrictEqual } from 'node:util';
import type { Interpretation, Subject } from '../interpret/interpretation.ts';
import { type Token, tokensOf } from '../interpret/language/tokens.ts';
import { ORDINARY, PARTS, PEOPLE, VERBS } from '../interpret/language/vocabulary.ts';
import type { Operation } from '../operations.ts';
import { billOf } from './bill.ts';
import { documentWords } from './document-words.ts';
import { endsOf, isIn } from './lists.ts';
import { isCalendar } from './reason.ts';
import { stemOf } from './stems.ts';
import { touchedStems } from './touched-words.ts';

const CLAUSE = /^(?:[,.;!?]|and|but|also|then|plus)$/;
const JOINT = /^(?:[,.;:!?()+-]|and|but|also|then|plus|please|pls|again)$/;
const PRONOUN = /^(?:it|that|this|them|those|these|everything|what|how|where|i|you|we)(?:['’]s)?$/;
const LEADING = /^[\s,.;]*(?:and|but|also)?\b/;
/** Each is read twice more, so few of them are. */
const MOST_READ = 4;
const SHORTEST = 3;
const FARTHEST_VERB = 6;

type Read = (instruction: string) => Interpretation;

/**
 * A clause of an instruction that asks for something, or says something of a part of the document, and that
 * came to nothing: "make the title green, and the address is wrong". Without it everything would be done
 * just so, nothing is done to what it is about, and alone it is not understood. Of what is said first only a
 * new name counts, which is not written: reasons come first as well.
 */
export function lostRequest(
  operations: readonly Operation[],
  instruction: string,
  subject: Subject,
  read: Read,
): string | undefined {
  const tokens = tokensOf(instruction);
  const isSame = (other: Interpretation) =>
    other.kind === 'operations' && isDeepStrictEqual(other.operations, operations);
  const isDone = (other: Interpretation, isName: boolean) =>
    other.kind === 'operations' &&
    (!isName ||
      other.operations.every((one) => operations.some((each) => isDeepStrictEqual(one, each))));
  let left = MOST_READ;
  for (const { cut, from, to } of clausesOf(tokens)) {
    const said = tokens.slice(from, to);
    const names = newNames(said, subject);
    const about = names ?? (cut === 0 ? undefined : requestOf(said, subject));
    if (about === undefined || isAddedTotal(said, operations)) continue;
    const touched = touchedStems(operations, subject.content);
    // "the fee went up" of a price that is changed
    const isTouched = (word: string) =>
      touched.has(stemOf(word)) || (isIn('price', [word]) && touched.has(stemOf('price')));
    // "call them Mixer tap, brushed steel" is written as a whole.
    if (isNaming(said) ? about.every(isTouched) : about.some(isTouched)) continue;
    if (left-- <= 0) break;
    const end = tokens[to - 1]?.end ?? 0;
    const behind = instruction.slice(end);
    const rest =
      cut === 0
        ? behind.replace(LEADING, '')
        : `${instruction.slice(0, tokens[cut]?.start)} ${behind}`;
    const clause = instruction.slice(tokens[from]?.start, end);
    if (isSame(read(rest)) && !isDone(read(clause), names !== undefined)) return clause;
  }
  return undefined;
}

/** "show the payment and the balance": lines that a payment adds anyway, whatever they are called. */
function isAddedTotal(said: readonly Token[], operations: readonly Operation[]): boolean {
  const words = said.map(({ word }) => word);
  const isShown = /^(?:show|state|print|put|list|give)$/.test(words[0] ?? '');
  if (!isShown || !operations.some(({ op }) => op === 'add-total')) return false;
  return words.some(
    (word, at) => endsOf('amount-left', words, at).length > 0 || isIn('payment', [word]),
  );
}

/** The clauses, without what joins them. */
function* clausesOf(
  tokens: readonly Token[],
): Generator<{ cut: number; from: number; to: number }> {
  const cuts = tokens.flatMap(({ word, quoted }, at) =>
    at === 0 || (!quoted && CLAUSE.test(word)) ? [at] : [],
  );
  if (cuts.length < 2) return;
  for (const [index, cut] of cuts.entries()) {
    const to = cuts[index + 1] ?? tokens.length;
    let from = cut;
    while (from < to && JOINT.test(tokens[from]?.word ?? '')) from++;
    if (to - from >= SHORTEST) yield { cut, from, to };
  }
}

/** The words for what a clause is about, if it may be a request of its own. */
export function requestOf(said: readonly Token[], subject: Subject): string[] | undefined {
  const words = said.map(({ word }) => word);
  const [first = '', second = ''] = words;
  const isAside = said.some(({ quoted, word }) => quoted || isIn('kept', [word]));
  // What begins so says why, how or when of the request before it.
  if (isAside || isIn('relating', [first])) return undefined;
  const named = (some: readonly string[]) =>
    some.filter((word) => /^\p{L}{3,}/u.test(word) && !/^(?:the|our|his|her|and|for)$/.test(word));
  if (isNaming(said)) return named(words.slice(2));
  const isDemand = /^(?:it|they)$/.test(first) && isIn('demand', [second]);
  const [verb = VERBS.has(first) ? 1 : 0] = ['set', 'add', 'remove', 'order'].flatMap((list) =>
    endsOf(list, words, 0),
  );
  if (isDemand || verb > 0) {
    const rest = words.slice(isDemand ? 2 : verb);
    const about = named(rest);
    const isPointing =
      PRONOUN.test(rest[0] ?? '') || words.some((word) => isIn('recounted', [word]));
    return isPointing || about.length === 0 ? undefined : about;
  }
  const noun = subjectOf(words);
  if (noun === undefined || noun.some((word) => isIn('recounted', [word]))) return undefined;
  const own = documentWords(billOf(subject));
  const isOfDocument = noun.some(
    (word) =>
      (PARTS.has(word) && !PEOPLE.has(word)) ||
      (isOwned(first) &&
        (isOfBill(word) || (word.length > 3 && own.has(stemOf(word)) && !ORDINARY.has(word)))),
  );
  const isComplaint =
    isOwned(first) && words.some((_, at) => endsOf('complaint', words, at).length > 0);
  const about = named(noun);
  return about.length > 0 && (isOfDocument || isComplaint) ? about : undefined;
}

const isNaming = (said: readonly Token[]): boolean =>
  endsOf(
    'naming-it',
    said.map(({ word }) => word),
    0,
  ).length > 0;

/** What bills have, whether or not this one does. */
const isOfBill = (word: string): boolean =>
  ['payment', 'discount', 'shipping', 'terms', 'hours', 'price'].some((list) => isIn(list, [word]));

const isOwned = (word: string): boolean => /^(?:the|our|my|his|her|their|your|its)$/.test(word);

/** "he's Marcus Adeyemi-Clarke now, and …": reasons come first, and name nobody whom the document does not. */
function newNames(said: readonly Token[], subject: Subject): string[] | undefined {
  const own = documentWords(billOf(subject));
  const [first] = said;
  if (!/^(?:it|he|she|they|name|his|her|their)(?:['’]s)?$/.test(first?.word ?? ''))
    return undefined;
  const names = said
    .slice(1)
    .filter(({ raw, quoted }) => !quoted && /^\p{Lu}\p{Ll}{2}/u.test(raw) && !isCalendar(raw))
    .map(({ word }) => word)
    .filter((word) => !own.has(stemOf(word)));
  return names.length > 0 ? names : undefined;
}

/** "the price of the pump" of "the price of the pump went up" */
function subjectOf(words: readonly string[]): readonly string[] | undefined {
  const from = isOwned(words[0] ?? '') ? 1 : 0;
  const isVerb = (word: string) =>
    isIn('finite', [word]) || isIn('demand', [word]) || /^[a-z]{3,}(?:ed|[^su]s)$/.test(word);
  for (let at = from + 1; at < Math.min(words.length, from + FARTHEST_VERB); at++) {
    const word = words[at] ?? '';
    if (isVerb(word) && !PARTS.has(word)) return words.slice(from, at);
  }
  return undefined;
}
