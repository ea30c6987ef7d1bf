import type { ContentNode } from '../../content-model.ts';
import { MONEY_IN_TEXT } from '../../values/written-number.ts';
import type { Bill } from '../bill.ts';
import { documentWords } from '../document-words.ts';
import { dateNamed, factNamed } from '../facts.ts';
import type { Slotted } from '../frame-pattern.ts';
import { endsOf, isIn } from '../lists.ts';
import { stemsOf } from '../stems.ts';
import { figureAt } from './figures.ts';
import { type Input, MOST_WORDS, type Reader } from './input.ts';

/** What a date of the document is labelled, or a part of that. */
export function dateLabels({ words, bill }: Input, at: number): readonly Slotted[] {
  return [4, 3, 2, 1].flatMap((length) => {
    const fact =
      at + length > words.length ? undefined : dateNamed(words.slice(at, at + length), bill);
    return fact === undefined ? [] : [{ value: fact, end: at + length }];
  });
}

const factsThat =
  (holds?: (node: ContentNode, bill: Bill) => boolean): Reader =>
  ({ words, bill }, at) =>
    [4, 3, 2, 1].flatMap((length) => {
      if (at + length > words.length) return [];
      const named = words.slice(at, at + length);
      const fact = factNamed(named, bill, holds && ((node) => holds(node, bill)));
      return fact === undefined ? [] : [{ value: fact, end: at + length }];
    });

/** A labelled value of the document, by its label, or a number or reference by itself. */
export const facts: Reader = (input, at) => [...factsThat()(input, at), ...statedFacts(input, at)];

function statedFacts(input: Input, at: number): readonly Slotted[] {
  const { nodes } = input.bill.subject.content;
  return codes(input, at).flatMap(({ value: code, end }) => {
    const fact = nodes.find(
      ({ role, text }) => (role === 'number' || role === 'value') && text === code,
    );
    return fact === undefined ? [] : [{ value: fact, end }];
  });
}

const labelledAmounts = factsThat(({ text }) => (text.match(MONEY_IN_TEXT) ?? []).length === 1);

/** One that is an amount, unless the words may as well mean a figure of a line. */
export const amounts: Reader = (input, at) =>
  labelledAmounts(input, at).filter(({ end }) => {
    const isOfLine = ['line-amount', 'price'].some((list) =>
      endsOf(list, input.words, at).includes(end),
    );
    return !isOfLine || input.bill.lines.length === 0;
  });

const CODE = /^(?=[^\s]*\d)[A-Z\d][A-Z\d/._-]*$/i;
const LENGTH = /^\d+(?:\.\d+)?(?:px|pt|em|rem|mm|cm|in|%)$/i;

/** What a reference that the document has not yet is called: "PO number", "exemption no". */
export function newLabels(
  { words, tokens, bill, instruction }: Input,
  at: number,
): readonly Slotted[] {
  const found: Slotted[] = [];
  if (['add', 'the'].some((list) => endsOf(list, words, at).length > 0)) return found;
  for (let end = at + 1; end <= Math.min(words.length, at + 4); end++) {
    const [first, last] = [tokens[at], tokens[end - 1]];
    const named = words.slice(at, end);
    if (first === undefined || last === undefined || named.some((word) => !/^\p{L}+$/u.test(word)))
      break;
    if (endsOf('reference', named, named.length - 1).length === 0) continue;
    // What the document speaks of already is changed, not added.
    const own = stemsOf(named.join(' ')).filter((stem) => !isIn('number', [stem]));
    const isKnown = own.every((stem) => documentWords(bill).has(stem));
    if (isKnown || factNamed(named, bill) !== undefined || isIdentified(named, bill)) continue;
    const text = instruction.slice(first.start, last.end);
    found.unshift({ value: text.charAt(0).toUpperCase() + text.slice(1), end });
  }
  return found;
}

/** "transaction id", where "Transaction" stands beside its number. */
const isIdentified = (named: readonly string[], bill: Bill): boolean =>
  named.at(-1) === 'id' &&
  factNamed(named.slice(0, -1), bill, ({ text }) => /\d/.test(text)) !== undefined;

/** A number or a reference as it was written: "HF-2042", "4711-B". Without a figure it would be a name or a label. */
export function codes(input: Input, at: number): readonly Slotted[] {
  const { tokens, instruction } = input;
  // "14 days" and "2 grand" are no numbers of a document.
  const isFigure = ({ value, end }: ReturnType<typeof figureAt>[number]) =>
    value.unit !== undefined || value.kind !== 'number' || end > at + 1;
  if (figureAt(input, at).some(isFigure)) return [];
  const found: Slotted[] = [];
  for (const length of [5, 4, 3, 2, 1]) {
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (first === undefined || last === undefined || (first.quoted && length > 1)) continue;
    const text = first.quoted ? first.raw : instruction.slice(first.start, last.end);
    if (CODE.test(text) && !LENGTH.test(text)) found.push({ value: text, end: at + length });
  }
  return found;
}

/** Somebody by name who the document speaks of: "Marcus". */
export function someone({ words, tokens, bill }: Input, at: number): readonly Slotted[] {
  const named = endsOf('who', words, at).map((end) => ({ value: true, end }));
  const names = bill.subject.content.nodes.filter(({ role }) => role.startsWith('party'));
  for (const length of [3, 2, 1]) {
    const some = tokens.slice(at, at + length);
    if (some.length < length || !some.every(({ raw }) => /^\p{L}{3,}/u.test(raw))) continue;
    const input = some.map(({ raw }) => raw.toLowerCase()).join(' ');
    // "the" of "The Old Rectory" is nobody.
    if (isIn('the', [input])) continue;
    if (names.some(({ text }) => ` ${text.toLowerCase()} `.includes(` ${input} `)))
      named.push({ value: true, end: at + length });
  }
  return named;
}

const JOINS = /^(?:&|of|the|and|de|van|von|der|la|le|du|'s|\.|-)$/;

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/i;

/** A name in capitals, or in quotes: the longest first. */
export function names({ tokens, instruction }: Input, at: number): readonly Slotted[] {
  const first = tokens[at];
  if (first === undefined) return [];
  if (first.quoted) return [{ value: first.raw, end: at + 1 }];
  const found: Slotted[] = [];
  for (let end = at; end < tokens.length && end - at < MOST_WORDS; end++) {
    const token = tokens[end];
    if (token === undefined || token.quoted) break;
    if (/^\p{Lu}/u.test(token.raw)) {
      const text = instruction.slice(first.start, token.end);
      if (!TITLE.test(text)) found.unshift({ value: text, end: end + 1 });
    } else if (end === at || !JOINS.test(token.word)) break;
  }
  return found;
}

/** From a number or a capital on, commas and all: the longest first. */
export function addresses({ tokens, words, instruction }: Input, at: number): readonly Slotted[] {
  const first = tokens[at];
  if (first === undefined || !/^[\p{Lu}\d]/u.test(first.raw)) return [];
  const found: Slotted[] = [];
  for (let end = at; end < tokens.length && end - at < 2 * MOST_WORDS; end++) {
    const token = tokens[end];
    if (token === undefined || /^[.;!?]$/.test(token.word)) break;
    if (
      /^\p{Ll}/u.test(token.raw) &&
      !/^(?:of|the|de|la|du|st|rd|ave|flat|unit|suite)$/.test(words[end] ?? '')
    )
      break;
    if (/^[\p{L}\d]/u.test(token.raw))
      found.unshift({ value: instruction.slice(first.start, token.end), end: end + 1 });
  }
  return found;
}
