import type { JsonValue } from '#schemas/json.ts';
import functions from './functions.json' with { type: 'json' };

/** What a filter, helper or function does, whatever a language calls it. */
export type KnownFunction = keyof typeof functions;

const BY_NAME = new Map(
  Object.entries(functions).flatMap(([known, names]) =>
    names.map((name) => [name.replaceAll('_', ''), known as KnownFunction] as const),
  ),
);

/** `number_to_currency`, `numberToCurrency` and `number-to-currency` are one name. */
export const knownFunction = (name: string): KnownFunction | undefined =>
  BY_NAME.get(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

const FORMATS = ['formatMoney', 'formatDate', 'formatNumber', 'formatPercent'] as const;
export type Format = (typeof FORMATS)[number];

export const formatOf = (known: KnownFunction | undefined): Format | undefined =>
  FORMATS.find((format) => format === known);

const textOf = (value: JsonValue | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const numberOf = (value: JsonValue | undefined): number => Number(value ?? Number.NaN);
const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? value : [];
const propertyOf = (of: JsonValue, key: string): JsonValue =>
  of !== null && typeof of === 'object' && !Array.isArray(of) && Object.hasOwn(of, key)
    ? (of[key] ?? null)
    : null;
const MAX_TEXT = 100_000;

type Run = (...args: (JsonValue | undefined)[]) => JsonValue | undefined;

/** What can be computed here; the others say what is printed, or are operators. */
export const COMPUTED: Partial<Readonly<Record<KnownFunction, Run>>> = {
  plain: (value) => value,
  default: (value, other) =>
    value === undefined || value === null || value === '' ? other : value,
  upper: (value) => textOf(value).toUpperCase(),
  lower: (value) => textOf(value).toLowerCase(),
  capitalize: (value) => textOf(value).replace(/^\S/u, (letter) => letter.toUpperCase()),
  title: (value) => textOf(value).replace(/(?<!\S)\S/gu, (letter) => letter.toUpperCase()),
  trim: (value) => textOf(value).trim(),
  size: (value) => (Array.isArray(value) ? value.length : textOf(value).length),
  join: (value, between) =>
    listOf(value)
      .map(textOf)
      .join(textOf(between ?? ', ')),
  map: (value, key) => listOf(value).map((each) => propertyOf(each, textOf(key))),
  first: (value) => listOf(value)[0],
  last: (value) => listOf(value).at(-1),
  add: (one, other) => numberOf(one) + numberOf(other),
  subtract: (one, other) => numberOf(one) - numberOf(other),
  multiply: (one, other) => numberOf(one) * numberOf(other),
  divide: (one, other) => numberOf(one) / numberOf(other),
  modulo: (one, other) => numberOf(one) % numberOf(other),
  round: (value, digits) =>
    Number(numberOf(value).toFixed(Math.min(20, Math.abs(numberOf(digits ?? 0) || 0)))),
  abs: (value) => Math.abs(numberOf(value)),
  ceil: (value) => Math.ceil(numberOf(value)),
  floor: (value) => Math.floor(numberOf(value)),
  append: (value, more) => (textOf(value) + textOf(more)).slice(0, MAX_TEXT),
  prepend: (value, more) => (textOf(more) + textOf(value)).slice(0, MAX_TEXT),
  truncate: (value, length) => textOf(value).slice(0, numberOf(length ?? 50)),
  sum: (value) => listOf(value).reduce<number>((total, each) => total + numberOf(each), 0),
};
