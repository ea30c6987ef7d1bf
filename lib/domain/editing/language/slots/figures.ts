import { currencyNamed } from '../../values/currencies.ts';
import { readNumber } from '../../values/written-number.ts';
import type { Bill } from '../bill.ts';
import type { Slotted } from '../frame-pattern.ts';
import { endsOf, isIn } from '../lists.ts';
import { mayNameLine } from '../name-lines.ts';
import { stemOf } from '../stems.ts';
import { fractionsAt } from './fractions.ts';
import type { Input, Reader, StatedFigure } from './input.ts';
import { spokenNumber } from './spoken-numbers.ts';

const FAR = 6;

/** Amounts that have a name of their own. */
const COINS = { fiver: 5, tenner: 10, ton: 100, grand: 1000 };

export function numberAt(input: Input, at: number) {
  const { tokens, words, bill } = input;
  const token = tokens[at];
  if (token === undefined || token.quoted || isOfType(input, at)) return undefined;
  if (token.word === 'one' && isPointing(input, at)) return undefined;
  const spoken = spokenNumber(token.word);
  if (spoken !== undefined) return { value: spoken, kind: 'number' as const, currency: undefined };
  // "only twice", but not "twice as big".
  const times = ['once', 'twice', 'thrice'].indexOf(token.word) + 1;
  if (times > 0 && !/^(?:as|the|its|a)$/.test(words[at + 1] ?? ''))
    return { value: times, kind: 'number' as const, currency: undefined };
  const coin = COINS[token.word as keyof typeof COINS];
  if (coin !== undefined && /^an?$/.test(words[at - 1] ?? ''))
    return { value: coin, kind: 'money' as const, currency: undefined };
  if (isPartOfCode(tokens, at)) return undefined;
  const cents = /^(\d{1,2})[cp]$/.exec(token.raw)?.[1];
  if (cents !== undefined)
    return { value: Number(cents) / 100, kind: 'money' as const, currency: undefined };
  const text = token.raw.replace(/^(\d+)x$/i, '$1').replace(/^\$ /, '$');
  // "8,120" is eight thousand also where the document writes a comma before decimals.
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/\d/.test(plain)) return undefined;
  const thousands = /^(\D?[\d.,]+)k$/i.exec(plain)?.[1];
  const number = readNumber(thousands ?? plain, bill.writing.numbers);
  return number && thousands !== undefined ? { ...number, value: number.value * 1000 } : number;
}

/** "this one", "the longer one" are no numbers. */
const isPointing = ({ words, bill }: Input, at: number): boolean =>
  (isIn('pointer', [words[at - 1] ?? '']) || DEGREE.test(words[at - 1] ?? '')) &&
  !mayNameLine(words[at + 1] ?? '', bill);

const DEGREE =
  /^(?:(?!(?:und|ov|aft|p|eith|numb|anoth|oth|ord)er$)\p{L}+(?:er|est)|other|same|new|old|wrong|right|different)$/u;

/** "14px", "12 points": what type is measured in says nothing of sums. */
const isOfType = ({ tokens, words }: Input, at: number): boolean =>
  isIn('type-unit', [/^[\d.,]+(\p{L}+)$/u.exec(tokens[at]?.raw ?? '')?.[1]?.toLowerCase() ?? '']) ||
  (/^[\d.,]+$/.test(tokens[at]?.raw ?? '') && isIn('type-unit', [words[at + 1] ?? '']));

/** "1-74-2210": figures that nothing stands between. */
function isPartOfCode(tokens: Input['tokens'], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isJoined = (one: typeof token, other: typeof token) =>
    one !== undefined &&
    other !== undefined &&
    !one.quoted &&
    !other.quoted &&
    one.end === other.start &&
    /[\p{L}\d/-]$/u.test(one.raw) &&
    /^[\d/-]/.test(other.raw);
  return isJoined(before, token) || isJoined(token, after);
}

/** The currency that all amounts of the document are in, as a code. */
function currencyOf(bill: Bill): string | undefined {
  const sign = bill.totals.find(({ figure }) => figure.currency !== undefined)?.figure.currency;
  return sign === undefined ? undefined : currencyNamed(sign);
}

/** A dollar sign stands for every dollar. */
function isOwnCurrency(sign: string, bill: Bill): boolean {
  const [own, input] = [currencyOf(bill), currencyNamed(sign)];
  if (own === undefined || input === undefined) return input !== undefined;
  return (
    own === input ||
    (input === 'USD' && /^(?:\$|dollars?|bucks?)$/i.test(sign) && own.endsWith('D'))
  );
}

export function figureAt(input: Input, at: number): readonly (Slotted & { value: StatedFigure })[] {
  const { words, bill } = input;
  // A sign of a currency on its own: "£ 50".
  const isSigned = /^[$€£¥₹]$/.test(words[at] ?? '');
  const halves = halfAt(input, at);
  const number = numberAt(input, isSigned ? at + 1 : at);
  if (halves.length > 0) return halves;
  if (number === undefined || (number.currency && !isOwnCurrency(number.currency, bill))) return [];
  let { kind } = number;
  const counted = multiplied(input, at + (isSigned ? 2 : 1), number.value);
  let { end } = counted;
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
  const isCents = kind === 'number' && /^(?:cents?|pence|p|c|ct)$/.test(words[end] ?? '');
  if (isCents) {
    kind = 'money';
    end++;
  }
  const cents = kind === 'money' && !isCents ? centsBehind(input, end) : undefined;
  if (cents !== undefined) end = cents.end;
  const value = isCents ? counted.value / 100 : counted.value + (cents?.value ?? 0);
  const bare = { value: { value, kind, unit: undefined, isEach: false }, end };
  const each = eachEnds(input, end).map((next) => ({
    value: {
      ...bare.value,
      isEach: true,
      per: words[next - 1],
      kind: kind === 'number' ? ('money' as const) : kind,
    },
    end: next,
  }));
  const units =
    kind === 'number'
      ? unitEnds(input, end).map((next) => ({
          value: { ...bare.value, unit: words.slice(end, next).join(' ') },
          end: next,
        }))
      : [];
  // "has been with us ten years" is ten of nothing else.
  const isSpan =
    isIn('long-time', [word]) && words.slice(Math.max(0, at - FAR), at).includes('been');
  return isSpan ? [...each, ...units] : [...each, ...units, bare];
}

/** "forty-nine pounds fifty [pence]": what stands behind the name of a currency. */
function centsBehind(input: Input, at: number): { value: number; end: number } | undefined {
  const { words } = input;
  const hundredths = spokenNumber(words[at] ?? '');
  if (
    hundredths === undefined ||
    hundredths < 10 ||
    currencyNamed(words[at - 1] ?? '') === undefined
  )
    return undefined;
  const end = at + 1 + Number(isIn('coins', [words[at + 1] ?? '']));
  return unitEnds(input, at + 1).length > 0 ? undefined : { value: hundredths / 100, end };
}

const MULTIPLES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  k: 1000,
};

/** "fifteen hundred", "two thousand and fifty": a number with what stands behind it. */
function multiplied(
  input: Input,
  at: number,
  value: number,
): { readonly value: number; readonly end: number } {
  const factor = MULTIPLES[input.words[at] ?? ''];
  if (factor === undefined) return { value, end: at };
  const whole = { value: value * factor, end: at + 1 };
  const next = at + 1 + Number(input.words[at + 1] === 'and');
  const more = numberAt(input, next);
  if (more?.kind !== 'number') return whole;
  const rest = multiplied(input, next + 1, more.value);
  return rest.value < factor ? { value: whole.value + rest.value, end: rest.end } : whole;
}

/** What stands behind "half" where it is one of the whole: "they paid half already". */
const HALF_OF_ALL =
  /^(?:|[,.;!]|off|price|already|up|upfront|now|deposit|paid|payment|in|on|by|before|was|is|and)$/;

/** "half off", "7 and a half metres", "an hour and a half" */
function halfAt(input: Input, at: number): (Slotted & { value: StatedFigure })[] {
  const { words } = input;
  const figure = { unit: undefined, isEach: false };
  if (words[at] === 'half' && HALF_OF_ALL.test(words[at + 1] ?? ''))
    return [{ value: { ...figure, value: 50, kind: 'percent' }, end: at + 1 }];
  const one = /^an?$/.test(words[at] ?? '') ? 1 : undefined;
  const whole = one ?? numberAt(input, at)?.value;
  if (whole === undefined) return [];
  const number = (part: number) => ({ ...figure, value: whole + part, kind: 'number' as const });
  if (one === undefined)
    return fractionsAt(words, at + 1).flatMap(({ value: part, end: behind }) =>
      [behind, ...unitEnds(input, behind)]
        .map((end) => ({
          value: { ...number(part), unit: words.slice(behind, end).join(' ') || undefined },
          end,
        }))
        .reverse(),
    );
  return unitEnds(input, at + 1).flatMap((behind) =>
    fractionsAt(words, behind).map(({ value: part, end }) => ({
      value: { ...number(part), unit: words.slice(at + 1, behind).join(' ') },
      end,
    })),
  );
}

/** "each", "per hour", and "a cube" or "a square metre" of whatever it is measured in. */
function eachEnds({ words }: Input, at: number): number[] {
  const ends = endsOf('each', words, at);
  if (!/^(?:a|an|per)$/.test(words[at] ?? '') || !/^\p{L}+$/u.test(words[at + 1] ?? ''))
    return ends;
  return [...ends, at + (/^(?:square|cubic|sq)$/.test(words[at + 1] ?? '') ? 3 : 2)];
}

/** Units that people say, and those that the document's own quantities have. */
function unitEnds({ words, bill }: Input, at: number): number[] {
  const word = stemOf(words[at] ?? '');
  const isOwn = bill.lines.some(
    ({ figures: { quantity } }) =>
      quantity !== undefined && word !== '' && stemOf(quantity.written.after.trim()) === word,
  );
  return [...endsOf('unit', words, at), ...(isOwn ? [at + 1] : [])];
}

export const only =
  (holds: (figure: StatedFigure) => boolean): Reader =>
  (input, at) =>
    figureAt(input, at).filter(({ value }) => holds(value));
