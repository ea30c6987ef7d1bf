import { LOOKS, PARTS, VERBS } from '../interpret/language/vocabulary.ts';
import { isLookWord } from '../interpret/rules/style/known-words.ts';
import type { Surroundings } from './any-order.ts';
import type { BillLine } from './bill.ts';
import { documentWords } from './document-words.ts';
import { firstWords, type Match, type Matching, matches, type Pattern } from './frame-pattern.ts';
import { endsOf, isIn, isListed } from './lists.ts';
import { linesNamed } from './name-lines.ts';
import { numberAt } from './slots/figures.ts';
import type { Input, StatedFigure } from './slots/input.ts';
import { READERS } from './slots/readers.ts';
import { stemOf } from './stems.ts';

/** Behind these another clause may begin. */
const BOUNDARY = /^(?:[,.;!?+-]|and|but|so|then|as|because|since|plus)$/;

const FIRSTS = new Map<Pattern, ReadonlySet<string> | undefined>();

function firstsBy(pattern: Pattern): ReadonlySet<string> | undefined {
  if (!FIRSTS.has(pattern)) FIRSTS.set(pattern, firstWords(pattern));
  return FIRSTS.get(pattern);
}

/** The words of an instruction, and what they may be in the document that it is said of. */
export class InstructionWords implements Surroundings {
  readonly words: readonly string[];
  readonly hasFigures: boolean;
  readonly #input: Input;
  readonly #slots = new Map<string, ReturnType<Matching['slots']>>();
  readonly #matches = new Map<Pattern, (readonly Match[])[]>();

  constructor(input: Input) {
    this.words = input.words;
    this.#input = input;
    this.hasFigures = input.words.some(
      (word, at) => /\d|^(?:an?|end|half)$/.test(word) || numberAt(input, at) !== undefined,
    );
  }

  ends(list: string, at: number): readonly number[] {
    // "the invoice no." is a number, "no tax" is a loss.
    const isNumber = this.words[at] === 'no' && !/^\p{L}/u.test(this.words[at + 1] ?? '');
    return isNumber && list === 'remove' ? [] : endsOf(list, this.words, at);
  }

  matchesAt(pattern: Pattern, at: number): readonly Match[] {
    if (firstsBy(pattern)?.has(this.words[at] ?? '') === false) return [];
    const known = this.#matches.get(pattern) ?? [];
    this.#matches.set(pattern, known);
    const found = known[at] ?? [...matches(pattern, this, at)];
    known[at] = found;
    return found;
  }

  slots(kind: string, at: number): ReturnType<Matching['slots']> {
    const key = `${kind} ${at}`;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    const reader = READERS[kind];
    if (reader === undefined) throw new Error(`There are no slots of the kind ${kind}`);
    const found = at < this.words.length ? reader(this.#input, at) : [];
    const pointed =
      kind.startsWith('line') || kind === 'total-kind' ? this.#pointedAt(kind, at) : [];
    this.#slots.set(key, [...found, ...pointed]);
    return [...found, ...pointed];
  }

  joins(at: number): readonly number[] {
    // "to 50" says what it comes to, which a part has to read.
    if (/^(?:to|at|as)$/.test(this.words[at] ?? '') && this.slots('share', at + 1).length > 0)
      return [];
    return [
      ...endsOf('joining', this.words, at),
      ...endsOf('polite', this.words, at),
      ...(/^[,.;!?():+-]$/.test(this.words[at] ?? '') ? [at + 1] : []),
    ];
  }

  isArticle(at: number): boolean {
    return isIn('the', this.words.slice(at, at + 1));
  }

  isBoundary(at: number): boolean {
    return BOUNDARY.test(this.words[at] ?? '');
  }

  isChatter(at: number): boolean {
    const { tokens, bill } = this.#input;
    const [token, word = ''] = [tokens[at], this.words[at]];
    if (token === undefined || token.quoted) return false;
    if (this.#isSubject(at)) return linesNamed([word], bill).length === 0;
    if (!/^\p{Ll}[\p{Ll}'-]*$/u.test(token.raw)) return false;
    return !(
      VERBS.has(word) ||
      PARTS.has(word) ||
      LOOKS.has(word) ||
      isLookWord(word) ||
      isIn('telling', [word]) ||
      // "$30 freight for the mesh" is no price of the mesh.
      isIn('shipping', [word]) ||
      numberAt(this.#input, at) !== undefined ||
      documentWords(bill).has(stemOf(word))
    );
  }

  /** "Marco was there 4 hours": the name that a sentence begins with. */
  #isSubject(at: number): boolean {
    const token = this.#input.tokens[at];
    const next = this.words[at + 1] ?? '';
    return (
      (at === 0 || /^[.!?]$/.test(this.words[at - 1] ?? '')) &&
      /^\p{Lu}\p{Ll}+$/u.test(token?.raw ?? '') &&
      (/[a-z]{2}ed$/.test(next) ||
        ['finite', 'did', 'received'].some((list) => isIn(list, [next]))) &&
      !VERBS.has(token?.word ?? '') &&
      !PARTS.has(token?.word ?? '') &&
      !isListed(token?.word ?? '') &&
      !isLookWord(token?.word ?? '')
    );
  }

  /** Where clauses may end, from a word on. */
  boundariesFrom(at: number): number[] {
    const ends: number[] = [];
    for (let end = at + 1; end < this.words.length; end++) if (this.isBoundary(end)) ends.push(end);
    return [...ends, this.words.length];
  }

  /** Whether a figure and the name of a line stand between two places. */
  isOfLine(from: number, to: number): boolean {
    const places = Array.from({ length: to - from }, (_, index) => from + index);
    return (
      places.some((at) => numberAt(this.#input, at) !== undefined) &&
      places.some((at) => linesNamed([this.words[at] ?? ''], this.#input.bill).length > 0)
    );
  }

  /** "they handed me $600 at the barn", "gave me 600": what somebody paid is no price, nor is it counted. */
  isPaid(from: number, to: number): boolean {
    const isAmount = (at: number) =>
      at < to &&
      this.slots('share', at).some(({ value, end }) => {
        const { kind } = value as StatedFigure;
        return kind === 'money' || (kind === 'number' && !this.#namesLine(end));
      });
    return this.words
      .slice(from, to)
      .some((_, index) => endsOf('paid', this.words, from + index).some(isAmount));
  }

  /** "17.95 a bag" is no number of bags. */
  isPriceOfOne(from: number, to: number): boolean {
    return this.words
      .slice(from, to)
      .some(
        (word, index) =>
          index > 0 && /^(?:an?|per)$/.test(word) && /\d/.test(this.words[from + index - 1] ?? ''),
      );
  }

  #namesLine(at: number): boolean {
    return [at, at + 1].some(
      (place) => linesNamed([this.words[place] ?? ''], this.#input.bill).length > 0,
    );
  }

  /** "that line", "it": the one line, or the one of the totals, that was spoken of before. */
  #pointedAt(kind: string, at: number): ReturnType<Matching['slots']> {
    const ends = endsOf('pointing', this.words, at);
    if (ends.length === 0) return [];
    const found = new Map<string, unknown>();
    for (let place = 0; place < at; place++) {
      const [longest] = READERS[kind]?.(this.#input, place) ?? [];
      if (longest === undefined || longest.end > at) continue;
      const { value } = longest;
      if (Array.isArray(value) && value.length > 1) continue;
      found.set(
        Array.isArray(value) ? ((value as BillLine[])[0]?.row.id ?? '') : JSON.stringify(value),
        value,
      );
      place = longest.end - 1;
    }
    const [only, ...others] = found.values();
    return only === undefined || others.length > 0 ? [] : ends.map((end) => ({ value: only, end }));
  }
}
