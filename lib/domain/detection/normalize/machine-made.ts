import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isEventName } from './events.ts';
import { isApiAddress } from './record-ids.ts';
import { hasRoundedTax } from './rounded-tax.ts';
import { isOpaque } from './technical.ts';

/** What a payload shows about who wrote it. */
export interface Origin {
  /** A system's API wrote it, for programs: not a person, for this document. */
  readonly machineMade: boolean;
  /** How many marks of a machine it bears; a person leaves none. */
  readonly marks: number;
  /** Amounts are whole numbers of the currency's smallest unit. */
  readonly minorUnits: boolean;
}

interface Signs {
  machine: number;
  minor: number;
  /** `{ amount: 1575, currency: "USD" }`, which people write as well. */
  money: number;
  amounts: number;
  fractions: number;
}

const MAX_READ = 5_000;
const MACHINE_THRESHOLD = 4;
const MINOR_THRESHOLD = 3;
/** Keys that only programs write. */
const PROGRAM_KEYS = wordSet(
  'update{dat d ddate time dtime} modified{at on by time} createdby{ id} ' +
    'assignedbyid datemodif{y ied} notifyurl callbackurl slug token filename ' +
    'sync{status token} resource{type } lastmodified{ datetime date} lastupdatedtime ' +
    'encodedid seoimage links href livemode etag entity cursor hasmore webhookurl guid uuid avsresponse ' +
    'cardcoderesponse responsereasoncode devicefingerprint processorresponse ' +
    'authmodel',
);
/** Keys of those who count in the smallest unit: what a card terminal prints, and services that say so nowhere else. */
const MINOR_KEYS = wordSet(
  'terminalid tracenumber maskedpan aid merchantposid extorderid dueconcept workstatus ' +
    'messagefrompro',
);
const AMOUNT_WORDS = wordSet(
  'amount price total subtotal tax fee due paid balance discount cost captured refunded',
);
/** A payment provider's id whose first letters say of what: PM000BKZ8KFP8W. */
const PROVIDER_ID = /^[A-Z]{2}0{2,8}[A-Z0-9]{6,20}$/;
const NO_AMOUNT =
  /^(?:id|type|rate|percent|percentage|count|qty|quantity|date|at|timestamp|number|status)$/;
/** 2001 to 2100, in seconds and in milliseconds. */
const isEpoch = (value: number) =>
  (value > 978_307_200 && value < 4_102_444_800) ||
  (value > 978_307_200_000 && value < 4_102_444_800_000);

/** Judges by what hand-written data never has: nulls, opaque ids, links, epochs. Linear, and stops early on large data. */
export function originOf(data: JsonObject): Origin {
  const signs: Signs = { machine: 0, minor: 0, money: 0, amounts: 0, fractions: 0 };
  const pending: { key: string; value: JsonValue }[] = [{ key: '', value: data }];
  for (let index = 0; index < pending.length && index < MAX_READ; index += 1) {
    const next = pending[index];
    if (next === undefined) break;
    const { key, value } = next;
    if (value === null || typeof value !== 'object') {
      weigh(key, value, signs);
      if (isEventName(key, value)) signs.machine += MACHINE_THRESHOLD;
      continue;
    }
    if (Object.keys(value).length === 0) signs.machine += 0.5;
    else if (isPointer(value)) signs.machine += 2;
    if (/^_/.test(key)) signs.machine += 1;
    if (isMoneyOfIntegers(value)) signs.money += /money$/i.test(key) ? 2 : 1;
    if (
      !Array.isArray(value) &&
      (hasWrittenMinor(value as JsonObject) || hasRoundedTax(value as JsonObject))
    )
      signs.minor += MINOR_THRESHOLD;
    for (const [inner, content] of Object.entries(value)) {
      if (pending.length >= MAX_READ) break;
      pending.push({ key: Array.isArray(value) ? key : inner, value: content });
    }
  }
  const minor = signs.minor + (signs.machine > 0 ? signs.money : 0);
  return {
    marks: signs.machine,
    machineMade: signs.machine >= MACHINE_THRESHOLD,
    minorUnits: signs.amounts > 0 && signs.fractions === 0 && minor >= MINOR_THRESHOLD,
  };
}

function weigh(key: string, value: JsonValue, signs: Signs): void {
  const name = normalizeKey(key);
  const words = keyWords(key);
  const last = words.at(-1) ?? '';
  if (PROGRAM_KEYS.has(name)) signs.machine += 2;
  if (MINOR_KEYS.has(name)) signs.minor += 1.5;
  if (last === 'hundredths') signs.minor += MINOR_THRESHOLD;
  if (value === null || value === '') {
    signs.machine += 0.5;
    return;
  }
  if (value === false) signs.machine += 0.5;
  if (/ids?$|guid$/.test(name) && /^\d{1,40}$/.test(String(value)))
    signs.machine += typeof value === 'number' || words.length > 1 ? 0.5 : 0.25;
  if (name === 'latitude' || name === 'longitude') signs.machine += 1.5;
  // What of a payment has gone back is told by who handles it, in minor units.
  if (/^amount(?:refunded|captured|capturable)$/.test(name)) signs.minor += 1;
  if (typeof value === 'string') weighText(key, name, last, value, signs);
  const isAmount =
    words.some((word) => AMOUNT_WORDS.has(word)) || last === 'value' || last === 'sum';
  const number = typeof value === 'number' ? value : amountIn(value);
  if (number === undefined) return;
  // A rate above one hundred is in hundredths of per cent, which only programs count in.
  if (
    (/percent|percentage/.test(last) || (last === 'rate' && words.length > 1)) &&
    Number.isInteger(number) &&
    number > 100
  )
    signs.minor += 2;
  if (isEpoch(number) && typeof value === 'number') {
    signs.minor += 1;
    signs.machine += 1;
    return;
  }
  if (!isAmount || NO_AMOUNT.test(last) || last === 'decimal') return;
  if (words.includes('unit') && last === 'amount') signs.minor += 1;
  if (number === 0) return;
  signs.amounts += 1;
  if (!Number.isInteger(number) || String(value).includes('.')) signs.fractions += 1;
}

function weighText(key: string, name: string, last: string, value: string, signs: Signs): void {
  if (isOpaque(value)) {
    signs.machine += 1;
    signs.minor += /^[a-z]{1,8}_/i.test(value) ? 1 : 0;
  }
  if (/^[@$_]/.test(key)) signs.machine += 1;
  if (/type$|status$|state$/.test(name) && CAMEL_WORD.test(value)) signs.machine += 0.5;
  if (
    STATE_WORD.test(value) ||
    MOMENT.test(value) ||
    (/ids?$/.test(name) && KEY_OF_RECORD.test(value))
  )
    signs.machine += 0.5;
  if ((SHORT_ID.test(value) || (last === 'id' && NAMED_ID.test(value))) && !isOpaque(value))
    signs.machine += 1;
  if (PROVIDER_ID.test(value)) {
    signs.machine += 1;
    signs.minor += 1;
  }
  if (isApiAddress(key, value)) signs.machine += 1;
  if (/^(?:true|false|[YN])$/.test(value)) signs.machine += 0.5;
  if (/^(?:com|org|net|io)(?:\.\w{1,40}){2,6}$/.test(value)) signs.machine += 1;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(value)) signs.machine += 2;
  if (/^(?:psp|shopper)|^resultcode$/.test(name)) signs.machine += 1;
  if ((name === 'object' || name === 'entity') && /^[a-z][a-z_.]*$/.test(value)) {
    signs.minor += 2;
    signs.machine += 2;
  }
  if (last === 'currency' && /^[a-z]{3}$/.test(value)) signs.minor += 1;
  if (name.startsWith('merchant') || name.startsWith('psp')) signs.minor += 1;
}

function amountIn(value: JsonValue): number | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,12}(?:\.\d{1,6})?$/.test(value)) return undefined;
  return Number(value);
}

/** inv_8gjd: letters and digits that nobody counts with. */
const SHORT_ID = /^[a-z]{2,8}_(?:\d{1,9}[a-z]|[a-z]{1,9}\d)[a-z\d]{0,14}$/;
/** cus_91, where the key says that it is an id. */
const NAMED_ID = /^[a-z]{2,8}_[a-z\d]{1,14}$/;
/** To the second, and by whose clock: nobody writes so by hand. */
export const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/** OUT_FOR_SIGNATURE */
const STATE_WORD = /^[A-Z]+(?:_[A-Z]+)+$/;
/** authCaptureTransaction */
const CAMEL_WORD = /^[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,5}$/;
const KEY_OF_RECORD = /^(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[A-Za-z])[\w-]{12,64}$/;

/** `total: 1980` beside `total_formatted: "$19.80"`. */
function hasWrittenMinor(object: JsonObject): boolean {
  return Object.entries(object).some(([key, text]) => {
    const twin = twinOf(key, object);
    if (typeof text !== 'string' || typeof twin !== 'number' || twin < LEAST_MINOR) return false;
    const digits = text.replace(/\D/g, '');
    // "$24" is 2400 too.
    return /[.,]\d{2}\D{0,8}$/.test(text)
      ? digits === String(twin)
      : /^\p{Sc}\s?\d+$/u.test(text) && `${digits}00` === String(twin);
  });
}

const LEAST_MINOR = 100;
const WRITTEN_AGAIN =
  /[_ ]?(?:formatted|display)$|^(?:formatted|display)(?:_(?:display|formatted))?_/i;

/** The value that a key writes once more for readers: of `total_formatted` that of `total`. */
export function twinOf(key: string, object: JsonObject): JsonValue | undefined {
  if (!WRITTEN_AGAIN.test(key)) return undefined;
  const plain = key.replace(WRITTEN_AGAIN, '');
  return Object.hasOwn(object, plain) ? object[plain] : undefined;
}

/** `{ id: 91, type: "company" }`: which record is meant, and nothing of it. */
export function isPointer(value: JsonObject | readonly JsonValue[]): boolean {
  const keys = Object.keys(value);
  return !Array.isArray(value) && keys.length === 2 && 'id' in value && 'type' in value;
}

/** A row that has an amount and a currency among others is no amount. */
const MONEY_KEYS = 4;

/** `{ amount: 1575, currency: "USD" }`: whole numbers beside their currency. */
function isMoneyOfIntegers(value: JsonValue): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if (Object.keys(value).length > MONEY_KEYS) return false;
  const amount = value.amount ?? value.value;
  const currency = value.currency ?? value.currencyCode ?? value.currency_code;
  return (
    typeof amount === 'number' &&
    Number.isInteger(amount) &&
    amount !== 0 &&
    typeof currency === 'string' &&
    currency.length === 3
  );
}
