import { currencyCode, minorUnitDigits } from '#lib/domain/i18n/money.ts';
import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import { wordList, wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { withSpans } from './quantities.ts';
import { isOpaque } from './technical.ts';
import { isObject } from './unwrap.ts';

/** What a nested value comes to: a single value, and what of it stands beside that. */
export interface Simple {
  readonly value: JsonValue;
  readonly beside?: readonly (readonly [key: string, value: JsonValue])[];
}

const CURRENCY_KEY =
  /^(?:currency|currencycode|currencyiso|currencyisocode|isocurrencycode|code|unit|currencyid)$/;
/** The same amount may stand there in minor units too. */
const MAJOR = 'majorvalue';
const AMOUNTS = [MAJOR, 'amount', 'value', 'rawvalue', 'centamount', 'amountcents'];
/** How an amount is to be read, in the objects that hold one. */
const SCALE = wordSet(
  'divisor precision decimals fractiondigits exponent scale type symbol formatted ' +
    'display{ value} currencysymbol',
);
const DIGIT_KEYS = ['precision', 'decimals', 'fractiondigits', 'exponent', 'scale'];
const TEXT_KEYS = wordList('#text _ $t _text __text $value #');
const NAMES = wordList(
  'name{ fullname} display{edas name } refname fullname label title formatted',
);
const MACHINE_KEYS =
  /^(?:id|uuid|guid|gid|self|path|url|uri|href|link|links|type|object|value|key|code|entitytype|resource|login|username)$/;
/** The only key of an object that says nothing beyond its own. */
const PLAIN_KEYS = wordSet(
  'value name text identificationcode address note formatted label code display{name ' +
    'edas} fullname',
);
const GIVEN = wordList('givenname first{name } fname forename vorname prenom nome nombre');
const FAMILY = wordList('surname familyname lastname lname last nachname familienname nom');

/** A nested object or pair as the one value that it stands for: an amount of money, the text of an XML element, a reference by name. undefined: it is more than that. */
export function simpleOf(key: string, value: JsonValue): Simple | undefined {
  if (Array.isArray(value)) return pairOf(value);
  if (!isObject(value)) return undefined;
  return (
    textOfElement(value) ??
    moneyOf(value) ??
    shownMoney(value) ??
    spanOf(value) ??
    personOf(key, value) ??
    referenceOf(key, value)
  );
}

/** `{ amount: 24, unit: "months" }`. */
function spanOf(value: JsonObject): Simple | undefined {
  const span = withSpans(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [`span_${key}`, inner])),
  ).span;
  return typeof span === 'string' && Object.keys(value).length === 2 ? { value: span } : undefined;
}

const VALUE_TYPES =
  /^(?:string|text|number|integer|float|double|decimal|boolean|date|datetime|timestamp|email|url|phone|address|duration|monetary_?amount|money|currency|enum|select|percentage|richtext)$/i;

/** `{ type: "date", value: "2026-03-01" }`: the value without its type in a program's words. undefined: something else. */
export function withoutType(value: JsonValue): JsonValue | undefined {
  if (!isObject(value) || typeof value.type !== 'string' || !VALUE_TYPES.test(value.type))
    return undefined;
  const { type: _, value: inner, ...others } = value;
  return Object.keys(others).length > 0 ? undefined : inner;
}

/** `[14, "Deco Addict"]`: a record's number and its name. */
function pairOf(value: readonly JsonValue[]): Simple | undefined {
  const [id, name] = value;
  return value.length === 2 &&
    Number.isInteger(id) &&
    typeof name === 'string' &&
    /\p{L}/u.test(name)
    ? { value: name }
    : undefined;
}

/** `{ "@currencyID": "EUR", "#text": "25" }`, as XML becomes JSON. */
function textOfElement(value: JsonObject): Simple | undefined {
  const key = TEXT_KEYS.find((name) => Object.hasOwn(value, name));
  if (key === undefined || typeof value[key] === 'object') return undefined;
  const others = Object.keys(value).filter((other) => other !== key);
  return others.every((other) => /^[@$_-]/.test(other) || other === 'attributes')
    ? { value: value[key] ?? null }
    : undefined;
}

function moneyOf(value: JsonObject): Simple | undefined {
  const entries = Object.entries(value);
  const currency = entries.find(
    ([key, inner]) => CURRENCY_KEY.test(normalizeKey(key)) && isCurrency(inner),
  );
  const amount = AMOUNTS.map((name) =>
    entries.find(([key, inner]) => normalizeKey(key) === name && plainNumber(inner) !== undefined),
  ).find((entry) => entry !== undefined);
  if (currency === undefined || amount === undefined) return undefined;
  const isMajor = normalizeKey(amount[0]) === MAJOR;
  const others = entries.filter(
    (entry) =>
      entry !== currency &&
      entry !== amount &&
      !(isMajor && AMOUNTS.includes(normalizeKey(entry[0]))),
  );
  const scale = others.filter(([key]) => SCALE.has(normalizeKey(key)));
  const beside = others.filter((entry) => !scale.includes(entry));
  if (beside.some(([, inner]) => inner !== null && typeof inner !== 'object')) return undefined;
  const number = plainNumber(amount[1]) ?? 0;
  const digits =
    digitsOf(scale, /cent/i.test(amount[0]), String(currency[1])) ??
    shownDigits(scale, number, String(currency[1]));
  return {
    value:
      digits === undefined || String(amount[1]).includes('.')
        ? amount[1]
        : (number / 10 ** digits).toFixed(digits),
    beside: beside.filter(([, inner]) => inner !== null),
  };
}

/** `{ display: "$48.60", value: 4860 }` is in minor units. */
function shownDigits(
  scale: readonly (readonly [string, JsonValue])[],
  number: number,
  currency: string,
): number | undefined {
  const digits = minorUnitDigits(currencyCode(currency) ?? 'USD');
  const fraction = new RegExp(`[.,]\\d{${digits}}\\D{0,8}$`);
  const shows = ([, text]: readonly [string, JsonValue]) =>
    typeof text === 'string' && fraction.test(text) && text.replace(/\D/g, '') === String(number);
  return digits > 0 && scale.some(shows) ? digits : undefined;
}

/** `{ display: "$48.60", value: 4860 }`: only the text says of which currency, and in which units. */
function shownMoney(value: JsonObject): Simple | undefined {
  const entries = Object.entries(value).map(([key, inner]) => [normalizeKey(key), inner] as const);
  const [, shown] = entries.find(([name]) => name === 'display' || name === 'formatted') ?? [];
  const isAmount = ([name, inner]: (typeof entries)[number]) =>
    SCALE.has(name) || (AMOUNTS.includes(name) && plainNumber(inner) !== undefined);
  return typeof shown === 'string' &&
    /\p{Sc}/u.test(shown) &&
    /\d/.test(shown) &&
    entries.length > 1 &&
    entries.every(isAmount)
    ? { value: shown }
    : undefined;
}

function isCurrency(value: JsonValue): boolean {
  return typeof value === 'string' && (/^[A-Za-z]{3}$/.test(value) || /^\p{Sc}$/u.test(value));
}

/** Decimals of a whole number that says itself how many it has. */
function digitsOf(
  scale: readonly (readonly [string, JsonValue])[],
  cents: boolean,
  currency: string,
): number | undefined {
  for (const [key, value] of scale) {
    if (typeof value !== 'number') continue;
    const name = normalizeKey(key);
    if (name === 'divisor' && value >= 1) return Math.min(6, Math.round(Math.log10(value)));
    if (DIGIT_KEYS.includes(name) && value >= 0 && value <= 6) return Math.round(value);
  }
  return cents ? minorUnitDigits(currencyCode(currency)) : undefined;
}

/** `name: { given_name, surname }`. */
function personOf(key: string, value: JsonObject): Simple | undefined {
  if (normalizeKey(key) !== 'name' && !/name$/i.test(key)) return undefined;
  const text = (names: readonly string[]) => {
    const found = Object.entries(value).find(([inner]) => names.includes(normalizeKey(inner)));
    return typeof found?.[1] === 'string' && found[1].trim() !== '' ? found[1].trim() : undefined;
  };
  const whole =
    text(['fullname', 'displayname', 'formatted']) ??
    [text(GIVEN), text(FAMILY)].filter((part) => part !== undefined).join(' ');
  return whole === '' ? undefined : { value: whole };
}

/** `{ id: "42", name: "Net 30" }` points to something that a reader knows by name. */
function referenceOf(key: string, value: JsonObject): Simple | undefined {
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  const [only] = entries;
  if (entries.length === 1 && only !== undefined && typeof only[1] !== 'object')
    return PLAIN_KEYS.has(normalizeKey(only[0])) ? { value: only[1] } : undefined;
  if (/currency(?:_?(?:code|ref|id))?$/i.test(key)) {
    const code = entries.find(([, inner]) => typeof inner === 'string' && /^[A-Z]{3}$/.test(inner));
    if (code !== undefined) return { value: code[1] };
  }
  const named = entries.find(
    ([inner, content]) => NAMES.includes(normalizeKey(inner)) && typeof content === 'string',
  );
  if (entries.length < 2) return undefined;
  if (named === undefined) return codeOf(entries);
  const isPart = (content: JsonValue) =>
    typeof content === 'string' && String(named?.[1]).includes(content);
  const rest = entries.filter((entry) => entry !== named);
  return rest.every(([inner, content]) => isMachine(inner, content) || isPart(content))
    ? { value: named[1] ?? null }
    : undefined;
}

/** `{ id: 3, code: "Net 45" }`: where a code is the only thing to read, it is written for people. */
function codeOf(entries: readonly (readonly [string, JsonValue])[]): Simple | undefined {
  const code = entries.find(([key]) => normalizeKey(key) === 'code');
  return typeof code?.[1] === 'string' &&
    entries.every((entry) => entry === code || isMachine(entry[0], entry[1]))
    ? { value: code[1] }
    : undefined;
}

function isMachine(key: string, value: JsonValue): boolean {
  if (/^[@$_]/.test(key)) return true;
  if (typeof value === 'boolean') return true;
  if (typeof value === 'object') return /^(?:attributes|links)$/.test(normalizeKey(key));
  const name = normalizeKey(key);
  return (
    name === 'id' ||
    (MACHINE_KEYS.test(name) && (typeof value === 'number' || !/\s/.test(value))) ||
    (typeof value === 'string' && isOpaque(value))
  );
}

/** A first and a last name beside each other as one name. */
export function withWholeName(value: JsonObject): JsonObject {
  const keys = Object.keys(value);
  if (keys.some((key) => ['name', 'fullname', 'displayname'].includes(normalizeKey(key))))
    return value;
  const find = (names: readonly string[]) =>
    names
      .map((name) =>
        keys.find((key) => normalizeKey(key) === name && typeof value[key] === 'string'),
      )
      .find((key) => key !== undefined);
  const [given, family] = [find(GIVEN), find(FAMILY)];
  if (given === undefined || family === undefined) return value;
  const name = `${String(value[given])} ${String(value[family])}`.trim();
  const rest = Object.entries(value).filter(([key]) => key !== given && key !== family);
  return Object.fromEntries([['name', name], ...rest]);
}

const MINOR_WORDS = / ?\b(?:in )?(?:cents?|pence|hundredths|minor(?: units?)?)\b/;

/** `total_cents: 1099` as `total: "10.99"`. undefined: the key speaks of no minor unit. */
export function fromMinorKey(
  key: string,
  value: JsonValue,
  currency: string | undefined,
): readonly [key: string, value: JsonValue] | undefined {
  const words = keyWords(key).join(' ');
  if (!MINOR_WORDS.test(words)) return undefined;
  const plain = words.replace(MINOR_WORDS, '').trim().replaceAll(' ', '_');
  const number = plainNumber(value);
  if (plain === '' || number === undefined || !Number.isInteger(number)) return undefined;
  const digits = words.endsWith('hundredths') ? 2 : minorUnitDigits(currency);
  return [plain, (number / 10 ** digits).toFixed(digits)];
}
