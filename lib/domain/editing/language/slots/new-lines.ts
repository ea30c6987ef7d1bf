import type { Slotted } from '../frame-pattern.ts';
import { endsOf, isIn } from '../lists.ts';
import { figureAt } from './figures.ts';
import type { Input, StatedFigure } from './input.ts';

/** What a new line is called, how much of it, at what price. */
export interface NewLine {
  readonly name: string;
  readonly quantity: StatedFigure | undefined;
  readonly price: StatedFigure | undefined;
  /** Whether the price is that of all. */
  readonly isTotal: boolean;
}

/** "interviews, not 8, and I charge": another clause has begun. */
const OUTSIDE_NAMES = /^(?:not|i|we|they)$/;
const PRICED = /^(?:please|at|for|of|@|x|×|\*|:|,|-|costing|priced|charged|billed|worth|=)$/;
const MOST_NAME = 80;
const MOST_NAME_WORDS = 9;

/** "2 x oil filter at £12 each", "£85 for a magnetic filter", "painting, 280 sq ft at $1.10": up to the end of the words. */
export function newLines(input: Input, at: number): readonly Slotted[] {
  const { words, tokens } = input;
  const end = words.length;
  const results: Slotted[] = [];
  const push = (
    from: number,
    to: number,
    quantity: StatedFigure | undefined,
    price: StatedFigure | undefined,
    isTotal: boolean,
    next: number,
  ) => {
    const name = nameIn(input, from, to);
    if (name !== undefined && price !== undefined)
      results.push({ value: { name, quantity, price, isTotal }, end: next });
  };
  // "<price> for <name>"
  for (const { value: price, end: next } of figureAt(input, at))
    if (price.kind === 'money') {
      const [untaxed = next] = endsOf('untaxed', words, next);
      if (words[untaxed] === 'for') push(untaxed + 1, end, undefined, price, true, end);
    }
  const lead = figureAt(input, at).filter(({ value }) => value.kind === 'number');
  for (const { value: quantity, end: next } of [...lead, { value: undefined, end: at }]) {
    const from = words[next] === 'x' || words[next] === 'of' ? next + 1 : next;
    for (let place = from + 1; place < end; place++) {
      if (tokens[place]?.quoted) continue;
      for (const { value: price, end: last } of figureAt(input, place)) {
        if (price.kind === 'percent' || last <= place) continue;
        const to = wordsBefore(words, place, from);
        // "<name>, 280 sq ft at $1.10 a foot", "<name> (3 hours at 50)"
        const stop = trailing(input, last);
        if (PRICED.test(words[to] ?? '') || price.kind === 'money') {
          const isEach = price.isEach || stop.isEach || /^(?:at|@|x|×|\*)$/.test(words[to] ?? '');
          const inner = quantity === undefined ? quantityIn(input, from, to) : undefined;
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
  // "…, stick it on at 45"
  for (let at = from + 1; at < to; at++)
    if (endsOf('put-it', words, at).includes(to)) return wordsBefore(words, at, from);
  return to;
}

/** "a foot", "per sq ft" and what else may stand behind a price. */
function trailing(
  { words }: Input,
  at: number,
): { readonly end: number; readonly isEach: boolean } {
  if (!/^(?:a|an|per|\/)$/.test(words[at] ?? '')) return { end: at, isEach: false };
  const two = /^(?:sq|square)$/.test(words[at + 1] ?? '') ? 3 : 2;
  return { end: Math.min(words.length, at + two), isEach: true };
}

/** ", 280 sq ft" behind a name. */
function quantityIn(input: Input, from: number, to: number) {
  for (let at = from + 1; at < to; at++) {
    const [found] = figureAt(input, at).filter(({ value }) => value.kind === 'number');
    if (found === undefined) continue;
    const rest = input.words.slice(found.end, to).filter((word) => !/^[,(]$/.test(word));
    if (input.tokens.slice(at, to).some(({ quoted }) => quoted)) return undefined;
    // "visit on 6 Nov, 2 hours"
    if (rest.length > 2) continue;
    const unit = found.value.unit ?? (rest.length > 0 ? rest.join(' ') : undefined);
    const before = /^[,(:-]$/.test(input.words[at - 1] ?? '') ? at - 1 : at;
    return { value: { ...found.value, unit }, from: before };
  }
  return undefined;
}

/** "kids plates on there": where it is to stand is none of its name. */
function withoutPlace(words: readonly string[], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (endsOf('besides', words, at).includes(to)) return at;
  return to;
}

/** "gear cable at 9.50 and bar tape": two things, each at its price. */
const holdsPrice = (input: Input, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, index) => from + index).some((at) =>
    figureAt(input, at).some(
      ({ value: { kind, unit } }) =>
        kind === 'money' ||
        (kind === 'number' && unit === undefined && PRICED.test(input.words[at - 1] ?? '')),
    ),
  );

/** A name as it was written, beginning with a capital as lines do. */
function nameIn(input: Input, from: number, to: number): string | undefined {
  const { tokens, instruction, words } = input;
  let first = from;
  while (
    first < to &&
    /^(?:a|an|the|our|some|one|for|of|,|:|-|line|item)$/.test(words[first] ?? '')
  )
    first++;
  const until = withoutPlace(words, first, to);
  const [start, last] = [tokens[first], tokens[until - 1]];
  if (first >= to || start === undefined || last === undefined) return undefined;
  const text =
    first === until - 1 && start.quoted
      ? start.raw
      : instruction
          .slice(start.start, last.end)
          .replace(/[,;:\s(-]+$/, '')
          .trim();
  const spoken = words.slice(first, until);
  const isName =
    text !== '' &&
    text.length <= MOST_NAME &&
    spoken.length <= MOST_NAME_WORDS &&
    (start.quoted || !holdsPrice(input, first, until)) &&
    /\p{L}{2}/u.test(text) &&
    // "put the bouquet up to £160" is of one that is there.
    !/ (?:up|down|to|at|for|from|of|by)$/.test(text) &&
    !spoken.some((word, at) => !tokens[first + at]?.quoted && OUTSIDE_NAMES.test(word)) &&
    !endsOf('did', words, first).includes(to) &&
    endsOf('add', words, first).length === 0 &&
    // "put on 2 hours of …" is no thing called so.
    !/^(?:on|in|up)$/.test(words[first] ?? '') &&
    !spoken.some((word, at) => !tokens[first + at]?.quoted && isIn('no-name', [word]));
  return isName ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;
}
