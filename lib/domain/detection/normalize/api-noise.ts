import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plays, type Role } from '../keys/aliases.ts';
import {
  ACCOUNTS,
  AGREED,
  BANKS,
  CODE,
  CREATED,
  FLAG,
  HANDLING,
  HIDDEN,
  ID,
  LANGUAGES,
  LEAST_WORDS,
  NAMED_NUMBER,
  NO_ID,
  NO_PAGE_WORDS,
  NUMBERS,
  PAGE_WORDS,
  PAYMENTS,
  PURCHASE,
  READ_BY_PEOPLE,
  RECORD_TYPE,
  ROW_NUMBER,
  SWITCH_WORDS,
  SYSTEM_WORDS,
  TAX_ID,
  TOKEN,
  UNIT,
} from '../keys/api-words.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isPointer } from './machine-made.ts';
import { isOpaque } from './technical.ts';
import { isObject } from './unwrap.ts';

/** Where a field stands among others. */
export interface Surroundings {
  readonly atHead: boolean;
  /** The normalised keys beside it. */
  readonly names: ReadonlySet<string>;
  /** In a record of a list. */
  readonly inRow: boolean;
  /** The key of the object that holds it. */
  readonly parent: string;
}

/** True for what the API of a system adds for programs. Asked only of data that an API wrote. */
export function isNoise(key: string, value: JsonValue, around: Surroundings): boolean {
  if (value === null || value === '') return true;
  const words = keyWords(key);
  const name = normalizeKey(key);
  if (typeof value === 'string' && (isPattern(words, value) || HIDDEN.test(value))) return true;

  if (typeof value === 'object') return isNoisyObject(name, words, value) && !holdsSentence(value);
  if (typeof value === 'string' && isSentence(value)) return false;
  if (/^(?:true|false|[YN])$/.test(String(value)) && typeof value === 'string')
    return !plays('paid', name);
  if (isHistory(name, around)) return true;
  if (READ_BY_PEOPLE.some((role) => plays(role, name)) && typeof value === 'string')
    return isOpaque(value);
  if (typeof value === 'boolean')
    return (
      !plays('paid', name) && !plays('signatures', name) && !words.some((word) => AGREED.has(word))
    );
  if (NUMBERS.some((role) => plays(role, name))) return isOtherNumber(name, value, around);
  if (isRecordId(name, words, value, around)) return true;
  if (isInternal(name, words, around.names)) return true;
  if (typeof value === 'number' || plainNumber(value) !== undefined)
    return isNoisyNumber(name, words, Number(value), around);
  return isNoisyText(name, words, value, around);
}

/** Nobody writes sentences for programs; only browsers introduce themselves in one. */
function isSentence(text: string): boolean {
  return (
    !text.startsWith('Mozilla/') && text.trim().split(/\s+/, LEAST_WORDS).length === LEAST_WORDS
  );
}

function holdsSentence(value: JsonValue): boolean {
  if (typeof value === 'string') return isSentence(value);
  return value !== null && typeof value === 'object' && Object.values(value).some(holdsSentence);
}

function isNoisyObject(name: string, words: readonly string[], value: JsonValue & object): boolean {
  if (Object.keys(value).length === 0 || HANDLING.test(name) || RECORD_TYPE.test(name)) return true;
  // A price once more, in every currency of the shop.
  if (words.at(-1) === 'set') return true;
  if (Array.isArray(value)) {
    if (name.endsWith('ids')) return true;
    return value.every((item) =>
      typeof item === 'string'
        ? TOKEN.test(item) && !/^[a-z]+\./.test(item)
        : isObject(item) && ('href' in item || 'rel' in item),
    );
  }
  if (isProceeds(value) || isPointer(value)) return true;
  // A record of which only its number is known.
  const [only, ...more] = Object.keys(value);
  if (only === 'value' && more.length === 0 && words.at(-1) === 'ref')
    return /^\d+$/.test(String(value.value)) || words.includes(normalizeKey(String(value.value)));
  if ('statusCode' in value || 'status_code' in value) return true;
  return name === 'links' || ('href' in value && Object.keys(value).length <= 3);
}

/** Beside a number for people, that of the database says nothing. */
function isOtherNumber(
  name: string,
  value: string | number,
  { names, inRow }: Surroundings,
): boolean {
  if (inRow && ID.test(name) && typeof value === 'number') return true;
  const opaque = typeof value === 'string' && isOpaque(value);
  if (opaque && (inRow || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(value))) return true;
  if (!ID.test(name)) return false;
  // The offer that an order came of is a record in the shop.
  if (name === 'quoteid' && typeof value === 'number')
    return names.has('incrementid') || names.has('quotenumber');
  const known = (role: Role) => [...names].some((other) => !ID.test(other) && plays(role, other));
  return opaque && !plays('transactionId', name)
    ? NUMBERS.some(known)
    : NUMBERS.some((role) => plays(role, name) && known(role));
}

/** A text with places for values, as programs keep it: "{range} days, {discount}". */
function isPattern(words: readonly string[], value: string): boolean {
  return /template|pattern|format/.test(words.at(-1) ?? '') && /\{\w{1,40}\}/.test(value);
}

/** What a seller gets of a payment once the provider has taken its fee. */
function isProceeds(value: JsonObject): boolean {
  const names = Object.keys(value).map(normalizeKey);
  const has = (part: RegExp) => names.some((name) => part.test(name));
  return names.length <= 8 && has(/^gross/) && has(/fee$|fees$/) && has(/^net/);
}

const MAX_ROWS_DIGITS = 5;

function isRecordId(
  name: string,
  words: readonly string[],
  value: string | number,
  { atHead, inRow, names, parent }: Surroundings,
): boolean {
  if (ACCOUNTS.test(name) || (name === 'id' && BANKS.test(parent))) return false;
  if (name === 'countryid') return typeof value === 'number';
  if (name === 'externalid' && NAMED_NUMBER.test(String(value))) return false;
  if (typeof value === 'string' && isOpaque(value))
    return !(/^ref(?:erence)?$/.test(words.at(-1) ?? '') && /^[A-Z]{2,6}-/.test(value));
  const taxed = words.some((word) => word === 'tax' || word === 'vat' || word === 'gst');
  // Authorities give out longer ones than databases do.
  const official =
    words.at(-1) === 'id'
      ? TAX_ID.test(name) && String(value).length > MAX_ROWS_DIGITS
      : NO_ID.test(name);
  if (!ID.test(name) || (official && !(taxed && inRow))) return false;
  if (name === 'id') return !atHead || hasNumber(names);
  return typeof value === 'number' || !/\s/.test(value);
}

/** Readers know the document by another number. */
function hasNumber(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => !ID.test(name) && NUMBERS.some((role) => plays(role, name)));
}

/** When a record was changed, and when it was made where its document has a date of its own. */
export function isHistory(
  name: string,
  { inRow, names, parent }: Omit<Surroundings, 'atHead'>,
): boolean {
  if (
    /^(?:date)?(?:last)?(?:modif|updat|upd|chang)(?:y|e|ied|ed)?(?:at|on|by|date|time|utc)*$/.test(
      name,
    )
  )
    return true;
  if (!CREATED.test(name)) return false;
  if (inRow || /^meta_?data$/i.test(parent)) return true;
  if ([...names].some((other) => /^(?:signed|completed|executed)(?:at|on|date)?$/.test(other)))
    return true;
  // The first that tells of it is enough.
  return (
    [...names].some(
      (other) =>
        !other.startsWith('creat') && (plays('date', other) || plays('effectiveDate', other)),
    ) || [...names].find((other) => CREATED.test(other)) !== name
  );
}

function isInternal(name: string, words: readonly string[], names: ReadonlySet<string>): boolean {
  if (words.some((word) => SYSTEM_WORDS.has(word))) return true;
  // The same in the shop's own currency, and what an article cost its seller.
  if (words[0] === 'base' && names.has(name.slice(4))) return true;
  return PURCHASE.has(name) && ['price', 'unitprice', 'rate'].some((price) => names.has(price));
}

function isNoisyNumber(
  name: string,
  words: readonly string[],
  value: number,
  { atHead, inRow }: Surroundings,
): boolean {
  const last = words.at(-1) ?? '';
  if (/^(?:is|has|can)$/.test(words[0] ?? '') && value <= 1) return true;
  if (SWITCH_WORDS.has(last) || (/rate$/.test(name) && /exchange|currency/.test(name))) return true;
  if (last === 'date' && value >= 0 && value < 1000) return true;
  if (inRow && ROW_NUMBER.test(name)) return true;
  if (FLAG.test(last) && value <= 1) return true;
  if (last === 'count' && !atHead && !inRow) return true;
  if (value === 0)
    return !['total', 'subtotal', 'amountDue'].some((role) => plays(role as Role, name)) || inRow;
  return false;
}

/** revenue_kind, MatterBill */
const PROGRAM_WORD = /^[a-z]+(?:_[a-z]+)+$|^(?:[A-Z][a-z]+){2,}$/;

/** "InAGivenNumberOfDays": no name has so many capitals. */
function isCodeWord(value: string): boolean {
  return (
    /^[A-Za-z]+$/.test(value) &&
    (value.match(/[A-Z][a-z]*/g)?.length ?? 0) > 3 &&
    /[a-z]/.test(value)
  );
}

function isNoisyText(
  name: string,
  words: readonly string[],
  value: string,
  { atHead, inRow, names, parent }: Surroundings,
): boolean {
  const last = words.at(-1) ?? '';
  if (/^(?:none|null|undefined|n\/a)$/i.test(value)) return true;
  const spoken = UNIT.test(value) || /\s/.test(value) || /[^\x20-\x7e]/.test(value);
  // In an amount of money it says of which.
  const counts = names.has('amount') || names.has('value') || names.has('centamount');
  if (LANGUAGES.test(name) || (/.currency(?:code)?$|^currencyiso/.test(name) && !counts))
    return CODE.test(value);
  if (last === 'code' && words.includes('tax') && !inRow) return !spoken;
  if (normalizeKey(value) === words[0] && words[0] === 'tax') return true;
  // A place in an API, and where mail goes to programs.
  if (/^(?:\/|api\.)/.test(value) && /^(?:url|uri|href|link)$/.test(last)) return true;
  if (value.includes('@') && /^b?cc$/.test(words[0] ?? '')) return true;
  if (/^https?:\/\//i.test(value))
    return (
      !words.some((word) => PAGE_WORDS.has(word)) || words.some((word) => NO_PAGE_WORDS.has(word))
    );
  // Whether it is paid is for readers, whatever the key.
  if (atHead && /^(?:status|state)$/.test(last) && words.includes('payment')) return false;
  if (name === 'state' && names.has('status')) return !names.has('city');
  if (plays('status', name))
    return !atHead && !names.has('city') && !spoken && !PAYMENTS.test(parent);
  if (last === 'state' && [...names].some((other) => other.endsWith('city'))) return false;
  if (SWITCH_WORDS.has(last))
    return (
      !(atHead && ['type', 'kind', 'object'].includes(name) && !PROGRAM_WORD.test(value)) && !spoken
    );
  return (TOKEN.test(value) && name !== 'email') || isCodeWord(value);
}
