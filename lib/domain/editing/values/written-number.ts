/** How numbers are written: what parts the whole from its decimals, and thousands from each other. */
export interface NumberConvention {
  readonly decimalMark: '.' | ',';
  readonly grouping: string;
}

export const ENGLISH_NUMBERS: NumberConvention = { decimalMark: '.', grouping: ',' };

/** A number as it stands in a document, with all that is needed to write another one like it. */
export interface WrittenNumber {
  readonly value: number;
  readonly kind: 'money' | 'percent' | 'number';
  /** The currency's sign or code as written. */
  readonly currency: string | undefined;
  readonly decimals: number;
  readonly convention: NumberConvention;
  /** Whether thousands are grouped; undefined where the number is too small to tell. */
  readonly grouped: boolean | undefined;
  /** What stands before and after the digits, without signs of a negative number. */
  readonly before: string;
  readonly after: string;
  /** How a negative one is written; `lead` puts the minus before all, `digits` before the digits. */
  readonly negative: 'lead' | 'digits' | 'brackets' | 'trail' | undefined;
}

const CURRENCY = String.raw`(?:(?:US|CA|AU|A|C|NZ|HK|S|R|MX|NT)?\$|R(?=\s?\d)|\p{Sc}|(?:AED|AUD|BGN|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EUR|GBP|HKD|HUF|IDR|ILS|INR|ISK|JPY|KES|KRW|MAD|MXN|MYR|NGN|NOK|NZD|PEN|PHP|PLN|RON|RSD|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR)(?!\p{L})|kr\.?(?!\p{L})|zł|Kč|Ft(?!\p{L})|lei(?!\p{L})|лв|Fr\.|Rs\.?(?!\p{L}))`;
const DIGITS = String.raw`\d{1,3}(?:[.,'’   ]\d{3})+(?:[.,]\d{1,6})?(?!\d)|\d{1,3}(?:,\d{2})+,\d{3}(?:\.\d{1,6})?(?!\d)|\d{1,15}(?:[.,]\d{1,6})?`;
const WHOLE = new RegExp(
  String.raw`^(\()?\s*([-−–+])?\s*(${CURRENCY})?(\s*)([-−–])?(${DIGITS})(\s*)(${CURRENCY}|%)?([-−](?=\s|$))?\s*(\))?((?:\s*\/\s*|\s+(?:per\s+)?|(?=[a-z]))\p{L}[\p{L}.²³]{0,14}(?:\s\p{L}[\p{L}.²³]{0,14})?)?$`,
  'u',
);
const MAX_LENGTH = 48;

/** Amounts with a currency, anywhere in a text. */
export const MONEY_IN_TEXT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[-−]?${CURRENCY}\s?[-−]?(?:${DIGITS})(?![\d%])|(?:${DIGITS})\s?${CURRENCY})`,
  'gu',
);

/**
 * Reads a text that is one number: "$1,200.00", "1.200,00 €", "(500)", "19 %", "3 hours". `convention`
 * decides where the number alone does not ("1.200"). undefined: it is something else.
 */
export function readNumber(
  text: string,
  convention: NumberConvention = ENGLISH_NUMBERS,
): WrittenNumber | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const match = WHOLE.exec(trimmed);
  if (match === null) return undefined;
  const [, open, sign, lead = '', gap = '', inner, digits = '', space = '', trail = ''] = match;
  const read = readDigits(digits, convention);
  if (read === undefined || (open === undefined) !== (match[10] === undefined)) return undefined;
  const minus = sign === '+' ? undefined : sign;
  const negative =
    open !== undefined
      ? 'brackets'
      : minus !== undefined
        ? 'lead'
        : inner !== undefined
          ? 'digits'
          : match[9] === undefined
            ? undefined
            : 'trail';
  const currency = lead !== '' ? lead : trail !== '' && trail !== '%' ? trail : undefined;
  return {
    value: negative === undefined ? read.value : -read.value,
    kind: trail === '%' ? 'percent' : currency === undefined ? 'number' : 'money',
    currency,
    decimals: read.decimals,
    convention: read.convention,
    grouped: read.grouped,
    before: (sign === '+' ? '+' : '') + lead + gap,
    after: space + trail + (match[11] ?? ''),
    negative,
  };
}

interface Digits {
  readonly value: number;
  readonly decimals: number;
  readonly convention: NumberConvention;
  readonly grouped: boolean | undefined;
}

function readDigits(digits: string, convention: NumberConvention): Digits | undefined {
  const marks = digits.match(/[^\d]/g) ?? [];
  const last = marks.at(-1);
  const decimalMark = decimalMarkOf(digits, marks, convention);
  const at = decimalMark === undefined ? -1 : digits.lastIndexOf(decimalMark);
  const whole = (at < 0 ? digits : digits.slice(0, at)).replace(/[^\d]/g, '');
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  const separator = marks.find((mark) => mark !== decimalMark || marks.length > 1);
  const grouped = separator !== undefined && !(marks.length === 1 && last === decimalMark);
  const value = Number(`${whole}.${fraction === '' ? '0' : fraction}`);
  if (!Number.isFinite(value)) return undefined;
  const mark = decimalMark ?? (grouped ? separatorMark(separator) : undefined);
  return {
    value,
    decimals: fraction.length,
    convention: {
      decimalMark: mark ?? convention.decimalMark,
      grouping: grouped
        ? (separator ?? '')
        : (mark ?? convention.decimalMark) === convention.decimalMark
          ? convention.grouping
          : convention.decimalMark,
    },
    grouped: grouped ? true : whole.length > 3 ? false : undefined,
  };
}

function decimalMarkOf(
  digits: string,
  marks: readonly string[],
  convention: NumberConvention,
): '.' | ',' | undefined {
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  const repeated = marks.indexOf(last) !== marks.length - 1;
  if (repeated) return undefined;
  if (marks.length > 1) return last;
  const decimals = digits.length - digits.indexOf(last) - 1;
  // "1.200" is either; so is "0.250", but nobody groups after a nought.
  if (decimals !== 3 || digits.startsWith('0') || digits.indexOf(last) > 3) return last;
  return last === convention.decimalMark ? last : undefined;
}

function separatorMark(separator: string | undefined): '.' | ',' | undefined {
  if (separator === '.') return ',';
  return separator === ',' ? '.' : undefined;
}

/** What a number shows beyond doubt of how its document writes them. undefined: nothing. */
export function conventionShown(text: string): NumberConvention | undefined {
  const english = readNumber(text, ENGLISH_NUMBERS);
  const other = readNumber(text, { decimalMark: ',', grouping: '.' });
  if (english === undefined || other === undefined || english.value !== other.value)
    return undefined;
  return english.decimals > 0 ? english.convention : undefined;
}

/** Another number, written as this one is. */
export function writeLike(value: number, like: WrittenNumber, decimals = like.decimals): string {
  const size = Math.abs(value);
  const rounded = roundTo(size, decimals);
  const digits = writeDigits(rounded, decimals, like.convention, like.grouped ?? true);
  const isNegative = value < 0 && rounded !== 0;
  const { before, after, negative = 'lead' } = like;
  if (!isNegative) return before + digits + after;
  if (negative === 'brackets') return `(${before}${digits}${after})`;
  if (negative === 'trail') return `${before}${digits}${after}-`;
  return negative === 'digits' ? `${before}-${digits}${after}` : `-${before}${digits}${after}`;
}

/** Half a cent goes up, also where binary fractions fall short of it. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (
    (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON * 4))) / factor
  );
}

export function writeDigits(
  value: number,
  decimals: number,
  { decimalMark, grouping }: NumberConvention,
  grouped: boolean,
): string {
  const [whole = '0', fraction] = value.toFixed(decimals).split('.');
  const groups = grouped ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, grouping) : whole;
  return fraction === undefined ? groups : groups + decimalMark + fraction;
}
