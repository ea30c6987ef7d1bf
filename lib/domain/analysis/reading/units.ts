import type { Fact } from '#lib/domain/document-model/content.ts';
import { memoize } from '#lib/shared/memoize.ts';
import UNITS from '../vocabulary/units.json' with { type: 'json' };
import { LENGTHS } from './fact-kinds.ts';
import type { Scalar } from './fits.ts';
import { wordsOfKey } from './key-words.ts';
import { mentions, notionsOf } from './notions.ts';

/** What the end of a key says of its figure: `geracao_kwh` is generation in kWh, `durata_ore` a duration in hours. */
export interface KeyUnit {
  /** The key without it; empty where the unit is all that it says. */
  readonly stem: string;
  readonly unit?: string;
  /** The designator of ISO 8601, of a span of time. */
  readonly span?: string;
  /** The currencies that it may name: EUR of `rate_eur`. */
  readonly currencies?: readonly string[];
}

const MEASURES: Readonly<Record<string, string>> = UNITS.measures;
/** `temp_c` is a temperature, `vitamin_c` a vitamin. */
const WITH_DEGREES: Readonly<Record<string, string>> = { ...MEASURES, c: '°C', f: '°F', k: 'K' };
/** `flow_l_s`: one by another. */
const COMPOUNDS: Readonly<Record<string, string>> = UNITS.compounds;
const TWO_LAST = /^(.+?)[_\s-]+([a-z]{1,4}[23]?)[_\s-]+([a-z]{1,2}[23]?)$/i;
const SPANS: Readonly<Record<string, string>> = UNITS.spans;
const PERCENT: ReadonlySet<string> = new Set(UNITS.percent);
const CURRENCIES: Readonly<Record<string, readonly string[]>> = UNITS.currencies;
const SIGNS: Readonly<Record<string, readonly string[]>> = UNITS.signs;
/** "Staff and equipment (GBP)", "Fläche [m2]": as people head the columns of their sheets. */
const BRACKETED = /^(.+?)[_\s]*[([]\s*([^\s()[\]]{1,8})\s*[)\]]$/u;
const LAST =
  /^(.*?)[_\s-]*(?:(?<=[_\s-]|^)([a-z]{1,12}[23]?)|(?<=\p{Ll}|\d)((?:\p{Lu}\p{Ll}+|\p{Lu}{2,5})[23]?|\p{Lu}[23]))$/u;

export const unitOfKey = memoize(
  (key): KeyUnit | undefined => bracketedOf(key) ?? compoundOf(key) ?? lastOf(key),
);

function bracketedOf(key: string): KeyUnit | undefined {
  const [, stem = '', inner = ''] = BRACKETED.exec(key.trim()) ?? [];
  const word = inner.toLowerCase();
  if (word === '') return undefined;
  if (word === '%') return { stem };
  const currencies = [SIGNS, CURRENCIES].find((table) => Object.hasOwn(table, word))?.[word];
  if (currencies !== undefined) return { stem, currencies };
  const name = word.replace('²', '2').replace('³', '3');
  const unit = Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;
  return unit === undefined ? undefined : { stem, unit };
}

function compoundOf(key: string): KeyUnit | undefined {
  const [, stem = '', one = '', other = ''] = TWO_LAST.exec(key.trim()) ?? [];
  const name = `${one} ${other}`.toLowerCase();
  const unit = Object.hasOwn(COMPOUNDS, name) ? COMPOUNDS[name] : undefined;
  return unit === undefined ? undefined : { stem, unit };
}

function lastOf(key: string): KeyUnit | undefined {
  const [, stem = '', low, camel] = LAST.exec(key.trim()) ?? [];
  const word = (low ?? camel ?? '').toLowerCase();
  if (word === '') return undefined;
  const measures = /(?:^|[_\s-]|(?<=\p{Ll})(?=T))temp/iu.test(stem) ? WITH_DEGREES : MEASURES;
  const unit = Object.hasOwn(measures, word) ? measures[word] : undefined;
  // A letter alone heads a column of anything.
  if (unit !== undefined && (stem !== '' || word.length > 2)) return { stem, unit };
  if (stem === '') return undefined;
  if (PERCENT.has(word)) return { stem };
  const currencies = Object.hasOwn(CURRENCIES, word) ? CURRENCIES[word] : undefined;
  if (currencies !== undefined) return { stem, currencies };
  const span = spanOf(word);
  return span !== undefined &&
    (isLength(stem) || (!DAY.test(word) && mentions(stem, 'discount', 'payment')))
    ? { stem, span }
    : undefined;
}

/** "Payment due day: 1" is a day of the month. */
const DAY = /^(?:day|tag|dag|jour|dia|giorno)$/;

const spanOf = (word: string): string | undefined =>
  [word, ...notionsOf(word).readings.flatMap((reading) => (reading.length === 1 ? reading : []))]
    .map((notion) => (Object.hasOwn(SPANS, notion) ? SPANS[notion] : undefined))
    .find((span) => span !== undefined);

/** "Notice: 60 days", but not "Weekly: 40 hours". */
const isLength = (stem: string): boolean =>
  wordsOfKey(stem).some((word) => LENGTHS.has(word)) ||
  notionsOf(stem).readings.some((reading) => LENGTHS.has(reading.at(-1) ?? ''));

/** A figure as its key's unit makes it. undefined: the key has none, or the value is no figure. */
export function measuredAs(
  key: string,
  value: Scalar,
  currency: string | undefined,
): Pick<Fact, 'kind' | 'value' | 'unit'> | undefined {
  const known = unitOfKey(key);
  const text = String(value).trim();
  if (known === undefined || typeof value === 'boolean' || !/^-?\d{1,15}(?:\.\d{1,9})?$/.test(text))
    return undefined;
  if (known.span !== undefined)
    return Number.isInteger(Number(text)) && Number(text) > 0
      ? { kind: 'duration', value: `P${known.span === 'H' ? 'T' : ''}${Number(text)}${known.span}` }
      : undefined;
  if (known.currencies !== undefined)
    return known.currencies.includes(currency ?? '') ? { kind: 'money', value: text } : undefined;
  if (known.unit !== undefined) return { kind: 'number', value: text, unit: known.unit };
  return { kind: 'percent', value: text };
}
