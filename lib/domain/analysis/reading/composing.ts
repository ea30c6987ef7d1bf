import Big from 'big.js';
import { formatNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonValue } from '#schemas/json.ts';
import { decodeEntities } from '../mapping/entities.ts';
import { fromMinorUnits, readDate, readDecimal } from '../mapping/read-values.ts';
import { isScalar } from './fits.ts';
import { mentions } from './notions.ts';
import type { Draft, Found } from './shape/draft.ts';

/** What a reading comes to while its model is composed. */
export interface Composing {
  /** From the place in the model to the path in the data. */
  readonly origins: Map<string, string>;
  /** Every path that was read, printed or not. */
  readonly consumed: Set<string>;
  readonly currency: string | undefined;
  /** BCP 47: what the document is written in. */
  readonly language: string;
  /** Amounts are in the currency's smallest unit. */
  readonly minorUnits: boolean;
  /** A system wrote the data for programs. */
  readonly machineMade: boolean;
  /** A database wrote its decimals with a point, and the document's language has a comma. */
  readonly hasOtherMark?: boolean;
  /** The data states that its reader is shown no prices. */
  readonly hidesPrices?: boolean;
}

const NONE: readonly Found[] = [];

/** The surest value for a term that none has taken yet. */
export function best(draft: Draft, target: string): Found | undefined {
  let found: Found | undefined;
  for (const each of draft.found.get(target) ?? NONE)
    if (!each.taken && (found === undefined || each.rank < found.rank)) found = each;
  return found;
}

export function all(draft: Draft, target: string): readonly Found[] {
  const found = draft.found.get(target);
  return found === undefined ? NONE : found.filter(({ taken }) => !taken);
}

/** Marks a value as used, and every other for its term that says the same. */
export function use(
  composing: Composing,
  draft: Draft,
  target: string,
  found: Found,
  place: string,
): void {
  if (found.isPartial !== true) composing.origins.set(place, found.path);
  const every = draft.found.get(target) ?? NONE;
  for (const each of every)
    if (each === found || (every.length > 1 && sameValue(each.value, found.value))) {
      each.taken = true;
      composing.consumed.add(each.path);
    }
}

function sameValue(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (typeof one === 'object' || typeof other === 'object') return false;
  const [first, second] = [readDecimal(one), readDecimal(other)];
  return first !== undefined && second !== undefined
    ? Number(first) === Number(second)
    : String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
}

type Reader<T> = (found: Found, composing: Composing) => T | undefined;

/** The surest value for a term that can be read, used for a place in the model, or a term there. */
function taker<T>(read: Reader<T>) {
  return (
    composing: Composing,
    draft: Draft,
    target: string,
    place: string,
    term?: string,
  ): T | undefined => {
    const found = draft.found.get(target);
    if (found === undefined) return undefined;
    const ordered = found.length === 1 ? found : [...found].sort((one, two) => one.rank - two.rank);
    for (const each of ordered) {
      const value = each.taken ? undefined : read(each, composing);
      if (value === undefined) continue;
      use(composing, draft, target, each, term === undefined ? place : `${place}.${term}`);
      return value;
    }
    return undefined;
  };
}

export function textIn({ value }: Pick<Found, 'value'>): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.filter(isScalar).map(String);
    return texts.length === 0 ? undefined : texts.join(', ');
  }
  if (!isScalar(value) || typeof value === 'boolean') return undefined;
  const text = decodeEntities(String(value)).trim();
  return text === '' ? undefined : text;
}

export function amountIn(found: Found, { minorUnits, currency }: Composing): string | undefined {
  const { value } = found;
  if (!isScalar(value)) return undefined;
  const decimal = readDecimal(value);
  if (decimal === undefined) return undefined;
  const isWritten = typeof value === 'string' && /[^\d-]/.test(value.trim());
  return (found.isMinor || minorUnits) && !isWritten && !decimal.includes('.')
    ? fromMinorUnits(decimal, currency)
    : decimal;
}

/** "19 %", 19 and 0.19 are the same rate. */
export function percentIn({ value }: Pick<Found, 'value'>): string | undefined {
  if (!isScalar(value) || typeof value === 'boolean') return undefined;
  const written = /(-?\d{1,3}(?:[.,]\d{1,4})?)\s*%/.exec(String(value))?.[1];
  const decimal = readDecimal(written ?? value);
  if (decimal === undefined) return undefined;
  const rate = new Big(decimal);
  const isFraction = written === undefined && rate.abs().lt(1) && !rate.eq(0);
  return (isFraction ? rate.times(100) : rate).toFixed();
}

export const takeText = taker(textIn);
export const takeAmount = taker(amountIn);
export const takePercent = taker(percentIn);
export const takeDate = taker(({ value }: Found) =>
  isScalar(value) ? readDate(plainDate(value)) : undefined,
);

/** `/Date(1771200000000)/`, as .NET writes it. */
function plainDate(value: string | number | boolean): string | number | boolean {
  const epoch = typeof value === 'string' ? /^\/Date\((\d{10,13})/.exec(value)?.[1] : undefined;
  if (epoch !== undefined) return Number(epoch);
  return typeof value === 'string' ? value.trim() : value;
}

export const takeNumber = taker(({ value }: Found) =>
  isScalar(value) ? readDecimal(value) : undefined,
);

/** Every text for a term, each once. */
export function takeTexts(
  composing: Composing,
  draft: Draft,
  target: string,
  place: string,
): string[] {
  const texts: string[] = [];
  for (const found of all(draft, target)) {
    const values = Array.isArray(found.value) ? found.value : [found.value];
    for (const value of values) {
      const text = textIn({ value });
      if (text !== undefined && !texts.includes(text)) {
        composing.origins.set(`${place}.${texts.length}`, found.path);
        texts.push(text);
      }
    }
    found.taken = true;
    composing.consumed.add(found.path);
  }
  return texts;
}

/** The entries of an object that have a value. */
export function present<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const filled: Record<string, unknown> = {};
  for (const key in object) {
    const value: unknown = object[key];
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) filled[key] = value;
  }
  return filled as { [K in keyof T]: Exclude<T[K], undefined> };
}

export const isBlank = (object: object): boolean => Object.keys(object).length === 0;

/** `{ adSoyad: "…", unvan: "Müdür" }`: a word for the names of firms and for posts is the post of whom another key names. */
export function postBeside(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const other = all(draft, `${prefix}name`).find(
    ({ key, taken }) => !taken && mentions(key, 'role'),
  );
  if (other === undefined) return undefined;
  use(composing, draft, `${prefix}name`, other, `${place}.title`);
  return textIn(other);
}

/** "57.50", "0.118", "± 0.18 log", and no thousand or time of the day. */
const DECIMAL =
  /^(?:[±<>≤≥~≈]\s?)?-?(?:0\.\d{1,6}|[1-9]\d{0,5}\.(?:\d{1,2}|\d{4}))(?:\s?(?:%|°?\p{L}{1,5}))?$/u;
/** "6.5–9.5" */
const RANGE = /^([\d.]{1,12})(\s?[–-]\s?)([\d.]{1,12})$/;

/** A text that is a decimal with the mark of the document's language; "1.2" of a point is its number. */
export function withOwnMark({ hasOtherMark }: Composing, key: string, text: string): string {
  if (hasOtherMark !== true || mentions(key, 'number', 'position')) return text;
  const [, from, dash, to] = RANGE.exec(text) ?? [];
  const parts = from === undefined || to === undefined ? [text] : [from, to];
  if (!parts.some((part) => DECIMAL.test(part))) return text;
  if (!parts.every((part) => DECIMAL.test(part) || /^\d+$/.test(part))) return text;
  return parts.map((part) => part.replace('.', ',')).join(dash);
}

/** Whether the decimals of a database would stand on the page with the mark of another language. */
export const hasOtherMark = (isOfDatabase: boolean | undefined, language: string): boolean =>
  isOfDatabase === true && formatNumber(1.5, language).includes(',');
