import { dictionary } from '../../dictionary.ts';
import type { Token } from './tokens.ts';
import { ORDINARY, WORDS } from './vocabulary.ts';

/** Shorter words are too like each other. */
const SHORTEST = 4;
/** Two slips are one too many in a shorter word. */
const TWO_SLIPS = 8;
/** As many words as this are looked at: who writes more of them writes no instruction. */
const MOST = 24;

const BY_LENGTH = byLength();

function byLength(): ReadonlyMap<number, readonly string[]> {
  const lists = new Map<number, string[]>();
  for (const word of WORDS) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
    const list = lists.get(word.length) ?? [];
    list.push(word);
    lists.set(word.length, list);
  }
  return lists;
}

/** Short words are too like each other to be mended, but some are always the same slip. */
const FREQUENT: Readonly<Record<string, string>> = dictionary({
  ad: 'add',
  teh: 'the',
  hte: 'the',
  th: 'the',
  adn: 'and',
  nad: 'and',
  taht: 'that',
  fro: 'for',
  fo: 'of',
  wiht: 'with',
  wih: 'with',
  si: 'is',
  ti: 'it',
  bodl: 'bold',
  centerd: 'centered',
  blod: 'bold',
  cna: 'can',
  acn: 'can',
  evry: 'every',
  plase: 'please',
  actualy: 'actually',
  acutally: 'actually',
  realy: 'really',
  untill: 'until',
  til: 'until',
  recieved: 'received',
  infront: 'ahead',
});

/** The same tokens with slips of the keyboard mended; nothing quoted, nothing that the document itself says. */
export function withSpelling(
  tokens: readonly Token[],
  isDocumentWord: (word: string) => boolean,
  documentWords: () => Iterable<string>,
): readonly Token[] {
  let left = MOST;
  let isOfText = false;
  return tokens.map((token, at) => {
    isOfText ||= !token.quoted && TEXT_FOLLOWS.test(token.word);
    const { word, quoted } = token;
    const slip = quoted || !Object.hasOwn(FREQUENT, word) || isDocumentWord(word);
    if (!slip) return { ...token, word: FREQUENT[word] ?? word };
    if (quoted || word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return token;
    if (isKnown(word) || left <= 0 || isDocumentWord(word)) return token;
    left--;
    // A capital inside a sentence is a name's.
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.raw);
    const mended =
      (isName ? undefined : nearest(word)) ??
      (isOfText ? undefined : nearestOf(word, documentWords()));
    return mended === undefined ? token : { ...token, word: mended };
  });
}

/** Behind these stands what the document does not say yet. */
const TEXT_FOLLOWS =
  /^(?:to|into|with|as|say|says|saying|read|reads|reading|called|named|write|add|insert|append|put|include|is|are|be|becomes?|instead|not|rather|:|=|->|search|find)$/;
const SHORTEST_OWN = 5;

/** The one word of the document that is a slip away. */
function nearestOf(word: string, own: Iterable<string>): string | undefined {
  if (word.length < SHORTEST_OWN) return undefined;
  const found: string[] = [];
  for (const one of own)
    if (one.length >= SHORTEST_OWN && distance(word, one, 1) <= 1) found.push(one);
  return found.length === 1 ? found[0] : undefined;
}

/** A word in whatever form: "deleted" is no slip where "delete" is listed. */
function isKnown(word: string): boolean {
  if (WORDS.has(word) || ORDINARY.has(word) || WORDS.has(`${word}s`)) return true;
  const stem = word.replace(/(?:es|s|ed|ing|er|ly)$/, '');
  return (
    stem !== word &&
    stem.length >= SHORTEST &&
    (WORDS.has(stem) ||
      WORDS.has(`${stem}e`) ||
      (word.endsWith('s') && WORDS.has(word.slice(0, -1))))
  );
}

/** The one known word that is fewest slips away. */
function nearest(word: string): string | undefined {
  const most = word.length >= TWO_SLIPS ? 2 : 1;
  let found: string | undefined;
  let slips = most + 1;
  let tied = false;
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const known of BY_LENGTH.get(length) ?? []) {
      const away = distance(word, known, slips);
      if (away > slips || away > most) continue;
      const isTie = away === slips && found !== undefined;
      if (isTie && !prefers(word, known, found)) {
        tied = tied || !prefers(word, found ?? '', known);
        continue;
      }
      tied = false;
      found = known;
      slips = away;
    }
  return tied ? undefined : found;
}

/** Of two as near, people keep the first letter and the length. */
function prefers(word: string, known: string, other: string | undefined): boolean {
  if (other === undefined) return true;
  const first = (candidate: string) => (candidate[0] === word[0] ? 1 : 0);
  const swapped = (candidate: string) =>
    candidate.length === word.length && [...candidate].sort().join() === [...word].sort().join()
      ? 1
      : 0;
  const score = (candidate: string) => 2 * swapped(candidate) + first(candidate);
  if (score(known) !== score(other)) return score(known) > score(other);
  const alike = shared(word, known) - shared(word, other);
  return alike > 0 || (alike === 0 && known.startsWith(other));
}

/** As many letters at their start are the same. */
function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Letters dropped, added, changed, or swapped with the next one; more than `most` is `most + 1`. */
export function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let earlier: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, (earlier[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    earlier = above;
    above = row;
  }
  return above[to.length] ?? most + 1;
}
