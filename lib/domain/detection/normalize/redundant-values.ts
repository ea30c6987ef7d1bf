import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plays } from '../keys/aliases.ts';
import { NUMBERS } from '../keys/api-words.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isHistory, type Surroundings } from './api-noise.ts';
import { MOMENT, twinOf } from './machine-made.ts';
import { isOpaque, isUuid } from './technical.ts';

const NAMING = /^(?:name|title|label)$/i;
const KIND = /^(?:type|kind|code|key|slug)$/i;

/** Whom a record tells to be its customer. */
const CUSTOMER = /^(?:client|customer|partner|contact|buyer|bill|recipient|payer|to$)/;
/** What is written where, and in which currency: `pdf_description`, `raw_currency_unit_price`. */
const FORM =
  /^(?:pdf_(?!link|url|file|path)|(?:raw_)?currency_(?!code|id|rate|iso|symbol|name|exchange))(?=[a-z])|^money_(?=amount)|(?<=total)_money$/;

export function withoutForm(key: string, names: ReadonlySet<string>, atHead: boolean): string {
  // A system knows its own company, and tells whom a record is for.
  if (atHead && key === 'company_name' && ![...names].some((name) => CUSTOMER.test(name)))
    return 'customer_name';
  const plain = key.replace(FORM, '');
  return names.has(normalizeKey(plain)) ? key : plain;
}

/** What the objects' own names say. */
export const shownNames = (
  entries: readonly (readonly [string, JsonValue])[],
): ReadonlySet<string> =>
  new Set(
    entries.flatMap(([key, value]) =>
      typeof value === 'string' && NAMING.test(key) ? [normalizeKey(value)] : [],
    ),
  );

/** `type: "booking_fee"` beside the name "Booking fee". */
export function isRepeatedKind(key: string, value: JsonValue, shown: ReadonlySet<string>): boolean {
  return typeof value === 'string' && KIND.test(key) && shown.has(normalizeKey(value));
}

const SERVICE =
  /^(?:svc|sys|api|bot|cron|service)[-_.]|^(?:system|scheduler|cron|api|root|admin)$/i;

/** `isPosted: true`, `updatedBy: "svc-billing"`: a record's own book-keeping, in whoever's data it stands. */
export function isSwitch(key: string, value: JsonValue): boolean {
  if (typeof value === 'boolean')
    return /^(?:is|has|can|should)(?:_|(?=[A-Z]))/i.test(key) && !plays('paid', normalizeKey(key));
  return typeof value === 'string' && /by$/i.test(key) && SERVICE.test(value.trim());
}

/** When a record was made and changed, to the second, in whoever's data. */
export const isBookkeeping = (key: string, value: JsonValue, around: Surroundings): boolean =>
  typeof value === 'string' && MOMENT.test(value) && isHistory(normalizeKey(key), around);

const IN_CURRENCY = /_(?:usd|eur|gbp)$/;

/** `total_formatted` and `total_usd` beside `total` say nothing more. */
export function isWrittenAgain(key: string, value: JsonValue, object: JsonObject): boolean {
  if (value === null || typeof value === 'object') return false;
  const twin = twinOf(key, object);
  if (twin !== undefined && twin !== null && typeof twin !== 'object') return true;
  // The same moment by the clock of the world, or in seconds.
  if (/_?timestamp$/i.test(key) && Object.hasOwn(object, key.replace(/_?timestamp$/i, '')))
    return true;
  if (/utc$/i.test(key) && Object.hasOwn(object, key.replace(/utc$/i, 'Local'))) return true;
  return IN_CURRENCY.test(key) && object[key.replace(IN_CURRENCY, '')] === value;
}

/** An id that no person would write, beside a number by which readers know the document. */
export function isKnownOtherwise(key: string, value: JsonValue, object: JsonObject): boolean {
  const name = normalizeKey(key);
  if (typeof value !== 'string' || !name.endsWith('id') || !isUuid(value)) return false;
  return (
    isNumber(name) &&
    Object.entries(object).some(
      ([other, content]) =>
        other !== key &&
        (isNumber(normalizeKey(other)) || /(?:reference|number|code)$/.test(normalizeKey(other))) &&
        /^(?=.*\d)[^{}]{3,30}$/.test(String(content)) &&
        !isOpaque(String(content)),
    )
  );
}

const isNumber = (name: string) => NUMBERS.some((role) => plays(role, name));
