import type { BillLine, FigureName } from '../bill.ts';
import type { Slotted } from '../frame-pattern.ts';
import { endsOf, isIn } from '../lists.ts';
import { linesNamed, mayNameLine } from '../name-lines.ts';
import { stemsOf } from '../stems.ts';
import { calledNumbers } from './called-numbers.ts';
import { contacts } from './contacts.ts';
import { dates, days } from './dates.ts';
import { only } from './figures.ts';
import { type Input, MOST_WORDS, type Reader } from './input.ts';
import {
  addresses,
  amounts,
  codes,
  dateLabels,
  facts,
  names,
  newLabels,
  someone,
} from './names.ts';
import { type NewLine, newLines } from './new-lines.ts';
import { sentences } from './sentences.ts';

function lines(input: Input, at: number): readonly { value: readonly BillLine[]; end: number }[] {
  const { words, tokens, bill } = input;
  let end = at;
  while (
    end < words.length &&
    end - at < MOST_WORDS &&
    (tokens[end]?.quoted || mayNameLine(words[end] ?? '', bill) || isJoint(input, at, end))
  )
    end++;
  const found: { value: readonly BillLine[]; end: number }[] = [];
  for (; end > at; end--) {
    const said = words.slice(at, end).flatMap((word) => word.toLowerCase().split(/\s+/));
    const isOfTwo = said.some((word) => JOINT.test(word));
    const named = linesNamed(
      said.filter((word) => !JOINT.test(word)),
      bill,
    );
    // "travel and accommodation" is one line, "the pump and the valve" are two.
    if (isOfTwo && (named.length !== 1 || JOINT.test(words[end - 1] ?? ''))) continue;
    if (named.length > 0 && !isTotal(input, at, end) && !isLabel(input, at, end, named))
      found.push({ value: named, end });
  }
  return found;
}

const JOINT = /^(?:and|&)$/;

const isJoint = ({ words, bill }: Input, from: number, at: number): boolean =>
  at > from && JOINT.test(words[at] ?? '') && mayNameLine(words[at + 1] ?? '', bill);

/** "the groomer", where a label says just that, is no "Full groom". */
function isLabel(
  { words, bill }: Input,
  from: number,
  to: number,
  lines: readonly BillLine[],
): boolean {
  const said = words.slice(from, to).filter((word) => !isIn('the', [word]));
  const name = said.join(' ');
  return (
    bill.subject.content.nodes.some(
      ({ role, text }) => role === 'label' && text.toLowerCase().replace(/:$/, '') === name,
    ) && !lines.some((line) => said.every((word) => line.name.toLowerCase().includes(word)))
  );
}

/** "the last two items" */
/** All lines below a heading, by what that is called. */
function linesBelow({ words, bill }: Input, at: number): readonly Slotted[] {
  const from = at + Number(isIn('the', words.slice(at, at + 1)));
  return bill.groups.flatMap(({ stems, lines }) => {
    const named = words.slice(from, from + stems.length);
    if (lines.length === bill.lines.length || stemsOf(named.join(' ')).join() !== stems.join())
      return [];
    const end = from + stems.length;
    const [noun = end] = [...endsOf('group-noun', words, end), ...endsOf('line-noun', words, end)];
    return [{ value: lines, end: noun }];
  });
}

/** "the first two lines", "the kitchen section": several lines at once. */
function countedLines(input: Input, at: number): readonly Slotted[] {
  const { words, bill } = input;
  const grouped = linesBelow(input, at);
  if (grouped.length > 0) return grouped;
  const from = at + Number(isIn('the', words.slice(at, at + 1)));
  const [place = '', number = '', noun = ''] = words.slice(from, from + 3);
  const count = COUNTS.indexOf(number) < 0 ? Number(number) : COUNTS.indexOf(number) + 2;
  if (!(count > 1 && count < bill.lines.length) || !isIn('line-noun', [noun])) return [];
  const isLast = isIn('ordinal-last', [place]);
  if (!isLast && !isIn('ordinal-1', [place])) return [];
  return [{ value: isLast ? bill.lines.slice(-count) : bill.lines.slice(0, count), end: from + 3 }];
}

const COUNTS = ['two', 'three', 'four', 'five', 'six'];

/** "the VAT" is the line of the totals, also where an item is a "VAT return". */
function isTotal({ words, bill }: Input, from: number, to: number): boolean {
  const at = from + Number(isIn('the', words.slice(from, from + 1)) && to - from > 1);
  return TOTAL_NOUNS.some(
    (kind) =>
      endsOf(kind, words, at).includes(to) &&
      bill.totals.some((total) => total.kind === (kind === 'payment' ? 'paid' : kind)),
  );
}

const FIGURE_NOUNS: readonly (readonly [string, FigureName])[] = [
  ['quantity', 'quantity'],
  ['unit', 'quantity'],
  ['price', 'price'],
  ['line-amount', 'amount'],
];

const TOTAL_NOUNS = ['discount', 'tax', 'shipping', 'payment'] as const;
const DATE_NOUNS = ['due-date', 'document-date', 'valid-date'] as const;

const nouns =
  (lists: readonly (readonly [string, string])[]): Reader =>
  ({ words }, at) =>
    lists.flatMap(([list, value]) => endsOf(list, words, at).map((end) => ({ value, end })));

const words = (text: string) => text.toLowerCase().split(/\s+/);

/** What a slot may hold, by its kind. */
export const READERS: Readonly<Record<string, Reader>> = {
  figure: only(({ kind }) => kind !== 'percent'),
  count: only(({ kind, unit }) => kind === 'number' && unit === undefined),
  quantity: only(({ kind }) => kind === 'number'),
  /** Of a tax: the sign is often left out. */
  rate: only(({ kind, unit, isEach }) => kind !== 'money' && unit === undefined && !isEach),
  each: only(({ isEach }) => isEach),
  money: only(({ kind, unit }) => kind !== 'percent' && unit === undefined),
  percent: only(({ kind, unit }) => kind !== 'money' && unit === undefined),
  share: only(({ unit }) => unit === undefined),
  /** A unit of its own: "another hour". */
  one: ({ words }, at) =>
    endsOf('unit', words, at).map((end) => ({
      value: { value: 1, kind: 'number', unit: words.slice(at, end).join(' '), isEach: false },
      end,
    })),
  untaxed: ({ words }, at) =>
    endsOf('untaxed-line', words, at).map((end) => ({ value: true, end })),
  'same-address': ({ words }, at) =>
    endsOf('same-address', words, at).map((end) => ({ value: true, end })),
  capital: ({ tokens }, at) =>
    /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.raw ?? '') ? [{ value: true, end: at + 1 }] : [],
  line: (input, at) => lines(input, at),
  lines: (input, at) => lines(input, at),
  'called-number': calledNumbers,
  'counted-lines': countedLines,
  'figure-noun': nouns(FIGURE_NOUNS),
  'total-kind': ({ words }, at) =>
    TOTAL_NOUNS.flatMap((kind) =>
      endsOf(kind, words, at).map((end) => ({
        value: { kind, name: words.slice(at, end).join(' ') },
        end,
      })),
    ),
  word: ({ words }, at) =>
    /^\p{L}+$/u.test(words[at] ?? '') ? [{ value: words[at], end: at + 1 }] : [],
  'date-noun': nouns(DATE_NOUNS.map((kind) => [kind, kind])),
  'date-label': dateLabels,
  fact: facts,
  'amount-fact': amounts,
  code: codes,
  contact: contacts,
  'contact-kind': nouns([
    ['phone', 'phone'],
    ['email', 'email'],
    ['website', 'website'],
  ]),
  owner: nouns([
    ['whose', 'theirs'],
    ['ours', 'ours'],
  ]),
  'new-label': newLabels,
  someone,
  sentence: sentences,
  'due-word': nouns([['due-date', 'due-date']]),
  'tax-name': ({ words }, at) =>
    endsOf('tax', words, at).map((end) => ({ value: words.slice(at, end).join(' '), end })),
  /** With what tells it from others: "city tax", "state sales tax". */
  'full-tax-name': ({ words }, at) =>
    [0, 1, 2].flatMap((before) => {
      const own = words.slice(at, at + before);
      if (own.some((word) => !/^\p{L}{3,}$/u.test(word) || isIn('no-tax-name', [word]))) return [];
      return endsOf('tax', words, at + before).map((end) => ({
        value: words.slice(at, end).join(' '),
        end,
      }));
    }),
  'shipping-name': ({ words }, at) =>
    endsOf('shipping', words, at).map((end) => ({ value: words.slice(at, end).join(' '), end })),
  name: names,
  address: addresses,
  'house-number': ({ words }, at) =>
    /^\d+[a-z]?$/.test(words[at] ?? '') ? [{ value: words[at], end: at + 1 }] : [],
  postcode: ({ tokens, instruction }, at) =>
    [2, 1].flatMap((length) => {
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      const text = first && last && instruction.slice(first.start, last.end);
      return text !== undefined && /^[A-Z\d][A-Z\d -]{2,9}$/i.test(text) && /\d/.test(text)
        ? [{ value: text.toUpperCase(), end: at + length }]
        : [];
    }),
  date: dates,
  days,
  'new-line': newLines,
  /** Says by its name that it is charged. */
  'new-fee': (input, at) =>
    newLines(input, at).filter(({ value }) =>
      isIn('fee', words((value as NewLine).name).slice(-1)),
    ),
};
