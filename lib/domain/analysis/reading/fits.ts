import { parseDate } from '#lib/domain/i18n/dates.ts';
import { absoluteHttpUrl, looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { readDecimal } from '../mapping/read-values.ts';
import { isLicence } from './licences.ts';
import type { Match } from './shape/match-keys.ts';

export type Scalar = string | number | boolean;

/** Whether a single value can be what its term asks for. */
export function fits({ term, isRate }: Match, value: Scalar): boolean {
  if (!('as' in term)) return false;
  switch (term.as) {
    case 'amount':
      return isAmount(value);
    case 'number':
      return typeof value !== 'boolean' && readDecimal(value) !== undefined;
    case 'percent':
      return isPercent(value, isRate);
    case 'date':
      return isDate(value);
    case 'flag':
      return typeof value === 'boolean' || /^(?:true|false|yes|no)$/i.test(String(value));
    case 'code':
      return isCode(value);
    case 'name':
      return typeof value === 'string' && isName(value) && !isApi(value);
    case 'text':
      return typeof value !== 'boolean' && isShort(String(value), 300) && !isApi(value);
    case 'prose':
      return isProse(value);
    case 'link':
      return typeof value === 'string' && absoluteHttpUrl(value) !== undefined && !isApi(value);
    default:
      return (
        typeof value === 'string' &&
        (absoluteHttpUrl(value) !== undefined || value.startsWith('data:image/'))
      );
  }
}

/** A number of days may be all that terms say; any other figure is an amount or a number of something. */
const MOST_DAYS = 366;
const LONGEST_FIGURE = 40;

function isProse(value: Scalar): boolean {
  if (typeof value === 'boolean') return false;
  // "9 527,60 zł" is to be paid, and no terms.
  if (typeof value === 'string' && /[.,]\d\d\D*$/.test(value) && isAmount(value)) return false;
  const isText =
    typeof value === 'string' && (value.length > LONGEST_FIGURE || /\p{L}/u.test(value));
  const figure = isText ? undefined : readDecimal(value);
  return figure === undefined || (Number.isInteger(Number(figure)) && Number(figure) <= MOST_DAYS);
}

/** Addresses that programs read. */
const API = /\/\/api[.-]|\/api\/|\.json(?:$|\?)|\/rest\/|\/v\d\//;

const isApi = (value: Scalar): boolean =>
  typeof value === 'string' &&
  (/^\/[\w-]+\/\S*$/.test(value) || (/^https?:/.test(value) && API.test(value)));

/** By what something is known: no amount, and nothing of several lines. */
function isCode(value: Scalar): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0;
  return (
    typeof value === 'string' && isShort(value, 80) && !/^\d+[.,]\d+$/.test(value) && !isApi(value)
  );
}

const isShort = (text: string, length: number): boolean =>
  text.length <= length && !text.trim().includes('\n');

function isAmount(value: Scalar): boolean {
  if (typeof value === 'boolean') return false;
  if (typeof value === 'string' && (value.includes('%') || !hasMoneyMark(value))) return false;
  return readDecimal(value) !== undefined;
}

/** "8 h" and "12 pcs" are no amounts of money. */
function hasMoneyMark(text: string): boolean {
  if (!/\d/.test(text) || text.length > 40) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  // "40HC" is a container, "A$ 40" an amount.
  const isMark = !/^[A-Z]{1,2}$/.test(letters) || /\p{Sc}/u.test(text);
  return letters === '' || (isMark && MONEY_LETTERS.test(letters));
}

const MONEY_LETTERS =
  /^(?:[A-Z]{1,3}|kr|zł|zl|Kč|Kc|Ft|lei|Rs|Fr|Sfr|лв|руб|р|грн|TL|円|元|원|дин|ден)$/u;

function isPercent(value: Scalar, isRate: boolean): boolean {
  if (typeof value === 'boolean') return false;
  const text = String(value);
  if (text.includes('%')) return /^[^\d]{0,40}-?\d{1,3}(?:[.,]\d{1,4})?\s*%/.test(text);
  return isRate && !/\p{Sc}/u.test(text) && readDecimal(value) !== undefined;
}

/** 2001 to 2100, in seconds and in milliseconds. */
export const isEpoch = (value: number): boolean =>
  (value > 978_307_200 && value < 4_102_444_800) ||
  (value > 978_307_200_000 && value < 4_102_444_800_000);

const isCompactDate = (value: number): boolean =>
  value > 19_700_101 &&
  value < 21_001_231 &&
  Math.floor(value / 100) % 100 <= 12 &&
  Math.floor(value / 100) % 100 > 0 &&
  value % 100 > 0 &&
  value % 100 <= 31;

const WRITTEN_DATE =
  /^\D{0,12}(?:\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|\d{4}[-/]\d{1,2}|\d{1,2}\/\d{4}|(?:元|\d{1,4})\s?[年년]\s?\d{1,2}|\d{4}\s?[年년]|\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s)?\p{L}{3,12}\.?,?(?:\sde)?\s\d{4}|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\p{L}{3,12}\.?\s\d{4})(?:\D|$)/u;

export function isDate(value: Scalar): boolean {
  if (typeof value === 'boolean') return false;
  if (typeof value === 'number') return isEpoch(value) || isCompactDate(value);
  const text = value.trim();
  if (text.length > 40 || text.startsWith('0000')) return false;
  if (/^\d+$/.test(text)) return isCompactDate(Number(text)) || isEpoch(Number(text));
  return parseDate(text) !== undefined || WRITTEN_DATE.test(text);
}

function isName(value: string): boolean {
  const text = value.trim();
  return (
    text.length <= 200 &&
    /\p{L}/u.test(text) &&
    parseDate(text) === undefined &&
    absoluteHttpUrl(text) === undefined &&
    !looksLikeImage(text)
  );
}

const AMOUNTS = [
  'major_value',
  'majorValue',
  'rawValue',
  'raw',
  'amount',
  'value',
  'Amount',
  'Value',
  'amountDecimal',
  'decimal',
  'number',
  'total',
];
const MONEY_KEY =
  /^(?:currency|currency_?code|currency_?id|display|formatted|display_?value|raw|raw_?value|major_?value|minor_?value|value|amount|symbol|precision|cent_?amount|centamount|fractiondigits|type|decimal|number|formatted_?value|iso_?code|unit)$/i;
const TEXTS = [
  '#text',
  '_',
  '$t',
  '_text',
  '__text',
  '$value',
  'text',
  'name',
  'fullname',
  'full_name',
  'display',
  'label',
  'displayname',
  'display_name',
  'title',
  'value',
  'description',
  'desc',
  'code',
  'number',
];
const MAX_MONEY_KEYS = 6;

/** What says that a figure is in per cent. */
export const IN_PERCENT = /per.?cent|pct|prozent|pourcent|porcent|procent|%/i;

/** `code` is one of money where it is a currency's. */
function isMoneyKey(key: string, value: JsonValue | undefined): boolean {
  return MONEY_KEY.test(key) || (/^code$/i.test(key) && /^[A-Z]{3}$/.test(String(value)));
}

/** What stands beside the one text of an object and says nothing of its own. */
const BESIDE_TEXT =
  /^(?:[@$#_].*|.*id|type|kind|object|lang|language|href|ur[il]|link|self|slug|code|symbol|value|exchange_?rate|.*_at|rowversion|links)$/i;

/** What an object that only wraps one value holds: money with its currency, a text of XML, a reference with its name. */
export interface Wrapped {
  readonly value: Scalar;
  readonly key: string;
  /** The amount is in the currency's smallest unit. */
  readonly isMinor: boolean;
  readonly isMoney: boolean;
}

export function wrapped(object: JsonObject): Wrapped | undefined {
  const keys = Object.keys(object).filter((key) => !isEmpty(object[key]));
  if (keys.length === 0 || keys.length > MAX_MONEY_KEYS) return undefined;
  // `{ type: "percent", value: 10 }` is a share.
  if (keys.some((key) => /^(?:type|kind|unit)$/i.test(key) && IN_PERCENT.test(String(object[key]))))
    return undefined;
  if (keys.every((key) => isMoneyKey(key, object[key])) && keys.length > 1) {
    for (const key of ['centAmount', 'cent_amount'])
      if (isScalar(object[key])) return { value: object[key], key, isMinor: true, isMoney: true };
    const key = AMOUNTS.find((name) => isScalar(object[name]) && isAmount(object[name]));
    if (key !== undefined && isScalar(object[key]))
      return { value: object[key], key, isMinor: false, isMoney: true };
  }
  const only = TEXTS.map((name) =>
    keys.find((key) => key.toLowerCase() === name && isScalar(object[key])),
  ).find((key) => key !== undefined);
  const isBeside = (key: string) => BESIDE_TEXT.test(key) && !isLicence(key, object[key]);
  if (only === undefined || keys.some((key) => key !== only && !isBeside(key))) return undefined;
  return { value: object[only] as Scalar, key: only, isMinor: false, isMoney: false };
}

const FIGURE_KEY = /^(?:v|val|value|amount|quantity|measure|wert|valor|valeur|valore|waarde)$/i;
const UNIT_KEY =
  /^(?:u|units?|uom|einheit|unidad|unidade|unité|unite|unità|unita|jednostka|birim|yksikkö|eenheid|enhet|enhed)$/i;

export const isUnitKey = (key: string): boolean => UNIT_KEY.test(key);

/** `{ v: 6.4, u: "°C" }`: a figure with its unit. */
export function measured(object: JsonObject): string | undefined {
  const entries = Object.entries(object).filter(([, value]) => !isEmpty(value));
  const figure = entries.find(([key, value]) => FIGURE_KEY.test(key) && isScalar(value))?.[1];
  const unit = entries.find(([key, value]) => UNIT_KEY.test(key) && typeof value === 'string')?.[1];
  if (entries.length !== 2 || figure === undefined || unit === undefined) return undefined;
  return /^[A-Z]{3}$/.test(String(unit)) ? undefined : `${figure} ${unit}`;
}

export function isScalar(value: JsonValue | undefined): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** No text goes on for so long without a space, and a browser takes minutes to break it into lines. */
const MAX_UNBROKEN = 500_000;

export function isUnbroken(value: JsonValue): boolean {
  return (
    typeof value === 'string' &&
    value.length > MAX_UNBROKEN &&
    !/\s/.test(value.slice(0, MAX_UNBROKEN))
  );
}

export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Every entry is an object, and there is one. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const objects = value.filter((entry) => isObject(entry));
  // `[{ … }, null]`: an entry without anything says nothing of the others.
  const given = value.filter((entry) => !isEmpty(entry));
  return objects.length * 2 > given.length ? objects : undefined;
}

/** The name of whoever or whatever an object is about. */
export function nameIn(
  object: JsonObject,
): { readonly key: string; readonly value: string } | undefined {
  const entries = Object.entries(object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const of = (pattern: RegExp) => entries.find(([key]) => pattern.test(key));
  const whole = of(/^(?:full|display|legal)?_?name$/i) ?? of(/^(?:label|title|text)$/i);
  if (whole !== undefined) return { key: whole[0], value: whole[1] };
  const [first, last] = [of(/^(?:first|given)_?name$/i), of(/^(?:last|family)_?name$|^surname$/i)];
  const known = first ?? last;
  if (known === undefined) return undefined;
  return {
    key: known[0],
    value: [first?.[1], last?.[1]].filter((part) => part !== undefined).join(' '),
  };
}
