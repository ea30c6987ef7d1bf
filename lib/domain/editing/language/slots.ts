import type { Token } from '../interpret/language/tokens.ts';
import { currencyNamed } from '../values/currencies.ts';
import { findDates } from '../values/written-date.ts';
import { readNumber } from '../values/written-number.ts';
import type { Bill, BillLine, FigureName } from './bill.ts';
import { dateFacts, dateNamed, factNamed } from './facts.ts';
import type { Slotted } from './frame-pattern.ts';
import { endsOf, isIn } from './lists.ts';
import { linesNamed, mayNameLine } from './name-lines.ts';
import { stemOf } from './stems.ts';

/** A figure that was said, with what it was said to be of. */
export interface SaidFigure {
  readonly value: number;
  readonly kind: 'money' | 'percent' | 'number';
  /** "hours", "pcs" */
  readonly unit: string | undefined;
  /** "each", "per hour" */
  readonly isEach: boolean;
}

export interface Said {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly instruction: string;
  readonly bill: Bill;
}

type Reader = (said: Said, at: number) => readonly Slotted[];

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const MORE = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

/** Longest name of a line in words. */
const MOST_WORDS = 14;

function numberAt({ tokens, bill }: Said, at: number) {
  const token = tokens[at];
  if (token === undefined || token.quoted) return undefined;
  const spoken = NUMBERS.indexOf(token.word);
  if (spoken > 0) return { value: spoken, kind: 'number' as const, currency: undefined };
  const tens = MORE[token.word as keyof typeof MORE];
  if (tens !== undefined) return { value: tens, kind: 'number' as const, currency: undefined };
  const text = token.raw.replace(/^(\d+)x$/i, '$1').replace(/^\$ /, '$');
  return /\d/.test(text) ? readNumber(text, bill.writing.numbers) : undefined;
}

/** The currency that all amounts of the document are in, as a code. */
function currencyOf(bill: Bill): string | undefined {
  const sign = bill.totals.find(({ figure }) => figure.currency !== undefined)?.figure.currency;
  return sign === undefined ? undefined : currencyNamed(sign);
}

/** A dollar sign stands for every dollar. */
function isOwnCurrency(sign: string, bill: Bill): boolean {
  const [own, said] = [currencyOf(bill), currencyNamed(sign)];
  if (own === undefined || said === undefined) return said !== undefined;
  return (
    own === said || (said === 'USD' && /^(?:\$|dollars?|bucks?)$/i.test(sign) && own.endsWith('D'))
  );
}

function figureAt(said: Said, at: number): readonly (Slotted & { value: SaidFigure })[] {
  const { words, bill } = said;
  // A sign of a currency on its own: "£ 50".
  const isSigned = /^[$€£¥₹]$/.test(words[at] ?? '');
  const number = numberAt(said, isSigned ? at + 1 : at);
  if (number === undefined || (number.currency && !isOwnCurrency(number.currency, bill))) return [];
  let { kind } = number;
  let end = at + (isSigned ? 2 : 1);
  if (isSigned) kind = 'money';
  if (/^(?:%|percent|pct)$/.test(words[end] ?? '')) {
    kind = 'percent';
    end++;
  } else if (words[end] === 'per' && words[end + 1] === 'cent') {
    kind = 'percent';
    end += 2;
  }
  const word = words[end] ?? '';
  if (kind === 'number' && /^\p{L}{2,}$|^[$€£]$/u.test(word) && currencyNamed(word) !== undefined) {
    if (!isOwnCurrency(word, bill)) return [];
    kind = 'money';
    end++;
  }
  const isCents = kind === 'number' && /^(?:cents?|pence|p|ct)$/.test(words[end] ?? '');
  if (isCents) {
    kind = 'money';
    end++;
  }
  const value = isCents ? number.value / 100 : number.value;
  const bare = { value: { value, kind, unit: undefined, isEach: false }, end };
  const each = eachEnds(said, end).map((next) => ({
    value: { ...bare.value, isEach: true, kind: kind === 'number' ? ('money' as const) : kind },
    end: next,
  }));
  const units =
    kind === 'number'
      ? unitEnds(said, end).map((next) => ({
          value: { ...bare.value, unit: words.slice(end, next).join(' ') },
          end: next,
        }))
      : [];
  return [...each, ...units, bare];
}

/** "each", "per hour", and "a cube" or "a square metre" of whatever it is measured in. */
function eachEnds({ words }: Said, at: number): number[] {
  const ends = endsOf('each', words, at);
  if (!/^(?:a|an|per)$/.test(words[at] ?? '') || !/^\p{L}+$/u.test(words[at + 1] ?? ''))
    return ends;
  return [...ends, at + (/^(?:square|cubic|sq)$/.test(words[at + 1] ?? '') ? 3 : 2)];
}

/** Units that people say, and those that the document's own quantities have. */
function unitEnds({ words, bill }: Said, at: number): number[] {
  const word = stemOf(words[at] ?? '');
  const isOwn = bill.lines.some(
    ({ figures: { quantity } }) =>
      quantity !== undefined && word !== '' && stemOf(quantity.written.after.trim()) === word,
  );
  return [...endsOf('unit', words, at), ...(isOwn ? [at + 1] : [])];
}

const only =
  (holds: (figure: SaidFigure) => boolean): Reader =>
  (said, at) =>
    figureAt(said, at).filter(({ value }) => holds(value));

function lines(said: Said, at: number): readonly { value: readonly BillLine[]; end: number }[] {
  const { words, tokens, bill } = said;
  let end = at;
  while (
    end < words.length &&
    end - at < MOST_WORDS &&
    (tokens[end]?.quoted || mayNameLine(words[end] ?? '', bill))
  )
    end++;
  const found: { value: readonly BillLine[]; end: number }[] = [];
  for (; end > at; end--) {
    const named = linesNamed(
      words.slice(at, end).flatMap((word) => word.toLowerCase().split(/\s+/)),
      bill,
    );
    if (named.length > 0) found.push({ value: named, end });
  }
  return found;
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

/** A date as it stands in the instruction; one without a year takes the document's. */
function dates({ tokens, instruction, bill, words }: Said, at: number): readonly Slotted[] {
  const start = tokens[at]?.start;
  if (start === undefined || (!/\d/.test(words[at] ?? '') && !/\d/.test(words[at + 1] ?? '')))
    return [];
  const text = instruction.slice(start);
  const own = yearOf(bill);
  const readings = [text, own === undefined ? '' : withYear(text, own)];
  for (const [index, reading] of readings.entries()) {
    const date = findDates(reading, bill.writing.dates).dates.find((one) => one.start === 0);
    if (date === undefined) continue;
    const length = index === 0 ? date.end : date.end - String(own).length - 1;
    const end = tokens.findIndex((token, place) => place >= at && token.start >= start + length);
    return [{ value: { ...date, isYearless: index === 1 }, end: end < 0 ? tokens.length : end }];
  }
  return [];
}

const DAY_AND_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])(?!,? \d{4})/iu;

function withYear(text: string, year: number): string {
  return text.replace(DAY_AND_MONTH, (day) => `${day} ${year}`);
}

/** The year of the document's own date, else of the first that it holds. */
function yearOf(bill: Bill): number | undefined {
  const dates = dateFacts(bill);
  return (dates.find(({ name }) => name === 'document-date') ?? dates[0])?.date.year;
}

const PERIODS: readonly (readonly [string, number])[] = [
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
];

function days(said: Said, at: number): readonly Slotted[] {
  const number =
    numberAt(said, at) ??
    (/^an?$/.test(said.words[at] ?? '') ? { value: 1, kind: 'number' } : undefined);
  if (number === undefined || number.kind !== 'number') return [];
  return PERIODS.flatMap(([list, size]) =>
    endsOf(list, said.words, at + 1).map((end) => ({ value: number.value * size, end })),
  );
}

/** What a new line is called, how much of it, at what price. */
export interface NewLine {
  readonly name: string;
  readonly quantity: SaidFigure | undefined;
  readonly price: SaidFigure | undefined;
  /** Whether the price is that of all. */
  readonly isTotal: boolean;
}

const PRICED = /^(?:at|for|@|:|,|-|costing|priced|charged|billed|worth|=)$/;
const MOST_NAME = 80;
const MOST_NAME_WORDS = 9;

/** "2 x oil filter at £12 each", "£85 for a magnetic filter", "painting, 280 sq ft at $1.10": up to the end of the words. */
function newLines(said: Said, at: number): readonly Slotted[] {
  const { words, tokens } = said;
  const end = words.length;
  const results: Slotted[] = [];
  const push = (
    from: number,
    to: number,
    quantity: SaidFigure | undefined,
    price: SaidFigure | undefined,
    isTotal: boolean,
    next: number,
  ) => {
    const name = nameIn(said, from, to);
    if (name !== undefined && price !== undefined)
      results.push({ value: { name, quantity, price, isTotal }, end: next });
  };
  // "<price> for <name>"
  for (const { value: price, end: next } of figureAt(said, at))
    if (price.kind === 'money') {
      const [untaxed = next] = endsOf('untaxed', words, next);
      if (words[untaxed] === 'for') push(untaxed + 1, end, undefined, price, true, end);
    }
  const lead = figureAt(said, at).filter(({ value }) => value.kind === 'number');
  for (const { value: quantity, end: next } of [...lead, { value: undefined, end: at }]) {
    const from = words[next] === 'x' || words[next] === 'of' ? next + 1 : next;
    for (let place = from + 1; place < end; place++) {
      if (tokens[place]?.quoted) continue;
      for (const { value: price, end: last } of figureAt(said, place)) {
        if (price.kind === 'percent' || last <= place) continue;
        const to = wordsBefore(words, place, from);
        // "<name>, 280 sq ft at $1.10 a foot", "<name> (3 hours at 50)"
        const stop = trailing(said, last);
        if (PRICED.test(words[to] ?? '') || price.kind === 'money') {
          const isEach = price.isEach || stop.isEach || words[to] === 'at' || words[to] === '@';
          const inner = quantity === undefined ? quantityIn(said, from, to) : undefined;
          push(from, inner?.from ?? to, quantity ?? inner?.value, price, !isEach, stop.end);
        }
      }
    }
  }
  return results;
}

function wordsBefore(words: readonly string[], place: number, from: number): number {
  let to = place;
  while (to > from && PRICED.test(words[to - 1] ?? '')) to--;
  return to;
}

/** "a foot", "per sq ft" and what else may stand behind a price. */
function trailing({ words }: Said, at: number): { readonly end: number; readonly isEach: boolean } {
  if (!/^(?:a|an|per|\/)$/.test(words[at] ?? '')) return { end: at, isEach: false };
  const two = /^(?:sq|square)$/.test(words[at + 1] ?? '') ? 3 : 2;
  return { end: Math.min(words.length, at + two), isEach: true };
}

/** ", 280 sq ft" behind a name. */
function quantityIn(said: Said, from: number, to: number) {
  for (let at = from + 1; at < to; at++) {
    const [found] = figureAt(said, at).filter(({ value }) => value.kind === 'number');
    if (found === undefined) continue;
    const rest = said.words.slice(found.end, to).filter((word) => !/^[,(]$/.test(word));
    if (rest.length > 2 || said.tokens.slice(at, to).some(({ quoted }) => quoted)) return undefined;
    const unit = found.value.unit ?? (rest.length > 0 ? rest.join(' ') : undefined);
    const before = /^[,(-]$/.test(said.words[at - 1] ?? '') ? at - 1 : at;
    return { value: { ...found.value, unit }, from: before };
  }
  return undefined;
}

/** A name as it was written, beginning with a capital as lines do. */
function nameIn(
  { tokens, instruction, words }: Said,
  from: number,
  to: number,
): string | undefined {
  let first = from;
  while (
    first < to &&
    /^(?:a|an|the|our|some|one|for|of|,|:|-|line|item)$/.test(words[first] ?? '')
  )
    first++;
  const [start, last] = [tokens[first], tokens[to - 1]];
  if (first >= to || start === undefined || last === undefined) return undefined;
  const text =
    first === to - 1 && start.quoted
      ? start.raw
      : instruction
          .slice(start.start, last.end)
          .replace(/[,;:\s(-]+$/, '')
          .trim();
  const spoken = words.slice(first, to);
  const isName =
    text !== '' &&
    text.length <= MOST_NAME &&
    spoken.length <= MOST_NAME_WORDS &&
    /\p{L}{2}/u.test(text) &&
    !spoken.some((word, at) => !tokens[first + at]?.quoted && isIn('no-name', [word]));
  return isName ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;
}

/** What a date of the document is labelled, or a part of that. */
function dateLabels({ words, bill }: Said, at: number): readonly Slotted[] {
  return [4, 3, 2, 1].flatMap((length) => {
    const fact =
      at + length > words.length ? undefined : dateNamed(words.slice(at, at + length), bill);
    return fact === undefined ? [] : [{ value: fact, end: at + length }];
  });
}

/** A labelled value of the document, by its label. */
function facts({ words, bill }: Said, at: number): readonly Slotted[] {
  return [4, 3, 2, 1].flatMap((length) => {
    const fact =
      at + length > words.length ? undefined : factNamed(words.slice(at, at + length), bill);
    return fact === undefined ? [] : [{ value: fact, end: at + length }];
  });
}

const CODE = /^(?=[^\s]*\d)[A-Z\d][A-Z\d/._-]*$/i;
const LENGTH = /^\d+(?:\.\d+)?(?:px|pt|em|rem|mm|cm|in|%)$/i;

/** A number or a reference as it was written: "HF-2042", "4711-B". Without a figure it would be a name or a label. */
function codes({ tokens, instruction }: Said, at: number): readonly Slotted[] {
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
function someone({ words, tokens, bill }: Said, at: number): readonly Slotted[] {
  const named = endsOf('who', words, at).map((end) => ({ value: true, end }));
  const names = bill.subject.content.nodes.filter(({ role }) => role.startsWith('party'));
  for (const length of [3, 2, 1]) {
    const some = tokens.slice(at, at + length);
    if (some.length < length || !some.every(({ raw }) => /^\p{L}{3,}/u.test(raw))) continue;
    const said = some.map(({ raw }) => raw.toLowerCase()).join(' ');
    if (names.some(({ text }) => ` ${text.toLowerCase()} `.includes(` ${said} `)))
      named.push({ value: true, end: at + length });
  }
  return named;
}

const JOINS = /^(?:&|of|the|and|de|van|von|der|la|le|du|'s|\.|-)$/;

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/i;

/** A name in capitals, or in quotes: the longest first. */
function names({ tokens, instruction }: Said, at: number): readonly Slotted[] {
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
function addresses({ tokens, words, instruction }: Said, at: number): readonly Slotted[] {
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

/** What a slot may hold, by its kind. */
export const READERS: Readonly<Record<string, Reader>> = {
  figure: only(({ kind }) => kind !== 'percent'),
  count: only(({ kind, unit }) => kind === 'number' && unit === undefined),
  money: only(({ kind, unit }) => kind !== 'percent' && unit === undefined),
  percent: only(({ kind, unit }) => kind !== 'money' && unit === undefined),
  share: only(({ unit }) => unit === undefined),
  line: (said, at) => lines(said, at),
  lines: (said, at) => lines(said, at),
  'figure-noun': nouns(FIGURE_NOUNS),
  'total-kind': ({ words }, at) =>
    TOTAL_NOUNS.flatMap((kind) =>
      endsOf(kind, words, at).map((end) => ({
        value: { kind, name: words.slice(at, end).join(' ') },
        end,
      })),
    ),
  'tax-said': ({ words }, at) => {
    const named = words.flatMap((_, place) =>
      endsOf('tax', words, place).map((end) => words.slice(place, end).join(' ')),
    );
    return named[0] === undefined ? [] : [{ value: named[0], end: at }];
  },
  word: ({ words }, at) =>
    /^\p{L}+$/u.test(words[at] ?? '') ? [{ value: words[at], end: at + 1 }] : [],
  moment: ({ words }, at) =>
    /^\d{1,2}(?:st|nd|rd|th)$/.test(words[at] ?? '') ? [{ value: true, end: at + 1 }] : [],
  'date-noun': nouns(DATE_NOUNS.map((kind) => [kind, kind])),
  'date-label': dateLabels,
  fact: facts,
  code: codes,
  someone,
  'due-word': nouns([['due-date', 'due-date']]),
  'tax-name': ({ words }, at) =>
    endsOf('tax', words, at).map((end) => ({ value: words.slice(at, end).join(' '), end })),
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
};
