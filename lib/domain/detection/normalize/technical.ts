import { timeZoneName } from '#lib/domain/i18n/dates.ts';
import { currencyCode, languageTag } from '#lib/domain/i18n/money.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { consistsOf } from '../keys/consists-of.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { TYPE_SIGNALS } from '../type/signals.ts';
import { isEventName } from './events.ts';
import { isApiAddress, isRecordId } from './record-ids.ts';
import { isObject } from './unwrap.ts';

/** Keys of single values that serve machines, whatever the value. */
const TECHNICAL = wordSet(
  'livemode jsonrpc seoimage ogimage totalsize fulfillmentservice apiversion admingraphqlapiid graphqlapiid webhooksdeliveredat etag check{sum outtoken} apikey carttoken clientsecret updateddateutc has{attachments errors more completed} idempotencykey requestid trac{eid kopens klinks kclicks} presentmentcurrency opentracking clicktracking messagestream cursor pagination nextpage browserip useragent buyeracceptsmarketing accountcountry collectionmethod currencyrate routingorder signingorder submittersorder recipient{id type} profileimageurl previewurl previewimageurl gravatarid attempt{count ed} objectname typename doctype docstatus idx namingseries odata{metadata etag context} metadataodata autoadvance billingreason customertaxexempt discountable proration paidoutofband',
);
/** Objects that do. */
const TECHNICAL_OBJECTS = wordSet(
  'proof auth datitrasmissione automatictax paymentsettings prorationdetails statustransitions lastfinalizationerror rendering',
);
/** What stands in them is the record itself. */
const HOLDERS = wordSet('_source _embedded _fields _data');
/** Balances of an API's own account, which say nothing as long as they are nothing. */
const IDLE_AMOUNTS = wordSet(
  'startingbalance endingbalance postpaymentcreditnotesamount prepaymentcreditnotesamount',
);
/** Files as their bytes are written in text, and what a mail says to programs. */
const FILES = wordSet('content data base64 file{ data content} bytes');
const NOT_BASE64 = /[^A-Za-z0-9+/]/;
const NOT_KEY = /[^\w+/=-]/;
const NOT_DIGIT = /\D/;
const FOR_MAIL_PROGRAMS = /^(?:x|list|content)-/i;
/** Secrets, where they look like one: a parking token "B 17" is none. */
const SECRETS = wordSet('token secret signature hash');
/** Read by the service itself, at the head of the data only. */
const LANGUAGES = wordSet('locale lang{ uage ue} sprache idioma lingua taal');
const SETTINGS = wordSet('schema{ version} documenttype doctype template{ id}');
/** Numbers of records in somebody's database. */
const RECORD_IDS = wordSet(
  'productid variantid userid locationid appid checkoutid shopid tenantid categoryid parentid rowid recordid inventoryitemid contactid lineitemid itemid addressid brandingthemeid trackingcategoryid accountid',
);
/** The way to a record in an API. */
const RESOURCES = wordSet('resource{name uri url}');
/** Keys that name a thing; where they hold a payment provider's id, they only point to it. */
const REFERENCES = wordSet(
  'customer account charge latestcharge payment{intent method} default{paymentmethod source} subscription{ item} invoice price product plan testclock balancetransaction onbehalfof application',
);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Prefixed opaque ids, as payment providers and databases use them. */
const OPAQUE =
  /^(?:[a-z]{1,6}_(?:[a-z]{2,5}_)?[A-Za-z0-9]{8,}|[A-Z]{2,6}_(?=\w{0,30}[a-z])(?=\w{0,30}\d)[A-Za-z0-9]{8,}|gid:\/\/.+|[0-9a-f]{24,64}|rec[A-Za-z0-9]{14})$/;
/** An API's word for what an object is: "invoice", "line_item", "books#volume". */
const TYPE_WORD = /^[a-z][a-z0-9_.]*$/;
const TYPE_OF_API = /^[a-z]{2,20}#[a-zA-Z]{2,30}$/;
/** Databases and programs write no date as the first of their calendar. */
const NO_DATE = /^000[01]-0[01]-0[01](?:[T ]00:00:00(?:\.0{1,9})?Z?)?$/;

/** No text goes on for so long without a space, and a browser takes minutes to break it into lines. */
const MAX_UNBROKEN_CHARS = 500_000;

const isUnbroken = (value: JsonValue): boolean =>
  typeof value === 'string' &&
  value.length > MAX_UNBROKEN_CHARS &&
  !/\s/.test(value.slice(0, MAX_UNBROKEN_CHARS));

/**
 * True for what serves machines: null, empty values, private keys, switches of an API, internal ids.
 * The key decides; a value of a key that people use is never left out for its looks.
 */
export function isTechnical(key: string, value: JsonValue, atHead = false): boolean {
  if (isUnbroken(value)) return true;
  if (value === null || value === '') return true;
  if (typeof value === 'string' && (value.trim() === '' || NO_DATE.test(value))) return true;
  if (typeof value === 'object' && Object.keys(value).length === 0) return true;
  if (/^[_$@]/.test(key)) return !(HOLDERS.has(key) && typeof value === 'object');
  const name = normalizeKey(key);
  if (typeof value === 'object')
    return (
      TECHNICAL_OBJECTS.has(name) ||
      // A credential's classes: ["VerifiableCredential", "OpenBadgeCredential"].
      (name === 'type' && Array.isArray(value) && value.every(isClassName)) ||
      (name === 'headers' && isMailHead(value)) ||
      // How a program checks a badge.
      (name === 'verification' && 'type' in value && Object.keys(value).length <= 2) ||
      // What a shop knows of the buyer's browser.
      (name === 'clientdetails' && 'browser_ip' in value)
    );
  if (TECHNICAL.has(name) || (typeof value === 'string' && /^urn:[a-z]/.test(value))) return true;
  if (name === 'currency' || name === 'currencycode' || name === 'currencyid')
    return typeof value === 'string' && currencyCode(value) !== undefined;
  if (name === 'locale' && languageTag(value) !== undefined) return true;
  if (!atHead && name === 'timezone' && timeZoneName(value) !== undefined) return true;
  if (atHead && (isSetting(name, value) || isEventName(key, value))) return true;
  if (value === 0 && (IDLE_AMOUNTS.has(name) || name.startsWith('expire'))) return true;
  if (typeof value === 'number') return name === 'id' ? !atHead : RECORD_IDS.has(name);
  return (
    typeof value === 'string' &&
    (isMachineText(name, value) || isRecordId(key, name, value) || isApiAddress(key, value))
  );
}

/** `[{ Name: "X-Tag", Value: … }]`, or the same as an object. */
function isMailHead(value: JsonObject | readonly JsonValue[]): boolean {
  const heads = Array.isArray(value)
    ? value.map((head) => (isObject(head) ? (head.name ?? head.Name) : undefined))
    : Object.keys(value);
  return heads.every((head) => typeof head === 'string' && FOR_MAIL_PROGRAMS.test(head));
}

function isClassName(value: JsonValue): boolean {
  return typeof value === 'string' && /^(?:[A-Z][a-z0-9]{1,30}){1,6}$/.test(value);
}

/** True for text that no person wrote: a UUID, a provider's id, a long key of letters and digits. */
export function isOpaque(value: string): boolean {
  return (
    UUID.test(value) ||
    OPAQUE.test(value) ||
    (consistsOf(value, 18, NOT_KEY) &&
      /\d/.test(value) &&
      /[a-z]/.test(value) &&
      /[A-Z]/.test(value))
  );
}

function isMachineText(name: string, value: string): boolean {
  if (name === 'object') return TYPE_WORD.test(value);
  if (name === 'kind' || name === 'type') return TYPE_OF_API.test(value);
  if (FILES.has(name) && consistsOf(value.replace(/={1,2}$/, ''), 40, NOT_BASE64))
    return isOpaque(value);
  const opaque = UUID.test(value) || OPAQUE.test(value);
  // Digits of a database, where the key says that it is one.
  if (RECORD_IDS.has(name) && consistsOf(value, 5, NOT_DIGIT)) return true;
  if (RESOURCES.has(name)) return /^\w+\/[\w/-]+$/.test(value);
  if (name === 'id' || name === 'uid' || RECORD_IDS.has(name))
    return opaque || consistsOf(value, 16, NOT_DIGIT);
  if (SECRETS.has(name)) return opaque || (consistsOf(value, 32, NOT_KEY) && /\d/.test(value));
  return REFERENCES.has(name) && OPAQUE.test(value);
}

function isSetting(name: string, value: JsonValue): boolean {
  if (LANGUAGES.has(name)) return languageTag(value) !== undefined;
  if (name === 'type' || name === 'kind') return namesType(value);
  // A program's word; a title begins with a capital.
  if (name === 'tipo' || name === 'typ')
    return /^\p{Ll}+$/u.test(String(value)) && namesType(value);
  return SETTINGS.has(name);
}

/** `type: "invoice"` has told the detector what it is and needs no line in the document. */
function namesType(value: JsonValue): boolean {
  if (typeof value !== 'string') return false;
  const name = keyWords(value).join(' ');
  return TYPE_SIGNALS.some(
    ({ names: known }) => known.includes(name) || known.includes(`*${name}`),
  );
}
