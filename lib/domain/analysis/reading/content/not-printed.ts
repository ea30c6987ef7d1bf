import { currencyCode } from '#lib/domain/i18n/money.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import type { JsonValue } from '#schemas/json.ts';
import PROGRAM from '../../vocabulary/program-keys.json' with { type: 'json' };
import { factKind, NOTED } from '../fact-kinds.ts';
import { isEmpty, isEpoch } from '../fits.ts';
import { isInternal } from '../internal-groups.ts';
import { plainOf, wordsOfKey } from '../key-words.ts';
import { isLicence } from '../licences.ts';
import { mentions, notionsOf } from '../notions.ts';
import { isForPrograms, isOpaqueText, isPlumbing, isWrittenByProgram } from '../plumbing.ts';

const CONTAINERS: ReadonlySet<string> = new Set(PROGRAM.containers);
const THINGS: ReadonlySet<string> = new Set(PROGRAM.things);
const AMBIGUOUS: ReadonlySet<string> = new Set(PROGRAM.ambiguous);
const WORDS: ReadonlySet<string> = new Set(PROGRAM.words);
const KEYS: ReadonlySet<string> = new Set(PROGRAM.keys);
const VERBS: ReadonlySet<string> = new Set(PROGRAM.verbs);
const NUMBERED: ReadonlySet<string> = new Set(PROGRAM.numbered);
const HOSTS: ReadonlySet<string> = new Set(PROGRAM.hosts);
/** "bail_meuble_v12", "A_SIGNER", "user_17", "lims.out.04", "customers/1234567890". */
const CODE =
  /^(?:[\p{L}\d]+(?:_[\p{L}\d]+)+|[a-z\d]+(?:\.[a-z\d]+)+\.\d+|[a-z]{3,}s\/\d{5,}(?:\/\w+\/\d+)*)$/iu;

/** "D-1", "R-03": what people call the rows of a list by. */
const LISTED = /^[A-Z]{1,3}-\d{1,3}$/;

/** What only names a part of a program, and no place, journey or order as well. */
export const isProgramsPart = (key: string): boolean => {
  const plain = plainOf(key);
  return /^_/.test(key) || (CONTAINERS.has(plain) && !AMBIGUOUS.has(plain));
};

/** `object: "Villa Rosa"`: a program's word for what people also name. */
export const isPhrase = (key: string, value: JsonValue): boolean =>
  AMBIGUOUS.has(plainOf(key)) && typeof value === 'string' && /\S\s\S/.test(value);

/** What of free data no reader is shown: what the program that made it keeps for itself. */
export function isNotPrinted(key: string, value: JsonValue, isCell = false): boolean {
  if (isEmpty(value) || value === false) return true;
  if (!isCell && isInternal(key, value)) return true;
  const plain = plainOf(key);
  if (value === null) return true;
  // The names of files: "jobs/1492/IMG_2207.jpg".
  if (Array.isArray(value) && value.every((each) => typeof each === 'string' && isOpaqueText(each)))
    return true;
  if (typeof value === 'object')
    return (
      (isProgramsPart(key) && !(THINGS.has(plain) && isDescribed(value))) ||
      (CONTAINERS.has(plain) && !THINGS.has(plain) && !isListOfThings(value)) ||
      isQuery(plain, value)
    );
  // A letter heads a column, and is a setting anywhere else.
  const isShort = isCell && plain.length === 1;
  const isState = isCell && typeof value === 'string' && STATE.test(value);
  const isKnownBy = isCell && typeof value === 'string' && LISTED.test(value);
  const isRead = isState || isKnownBy || isLicence(key, value);
  if ((isOfProgram(key, plain) && !isRead) || (!isShort && isPlumbing(key, value))) return true;
  const words = wordsOfKey(key);
  if (
    !isCell &&
    (isTimestamp(key, value) ||
      isStep(words, value) ||
      isOfRecord(key, value) ||
      (value === true && /^\d+$/.test(key)))
  )
    return true;
  if (
    !isCell &&
    [isKindCode, isSendingCode, isStateCode, isReasonCode].some((is) => is(key, value))
  )
    return true;
  if (isInitials(words, value)) return true;
  if (isTypeName(key, value) || isCurrency(key, value) || isLanguage(key, value)) return true;
  // `auto_renew: true` is agreed on, and no switch.
  if (value === true) return VERBS.has(words[0] ?? '') && !words.some(isRenewal);
  if (typeof value === 'string' && value.startsWith('0001-01-01')) return true;
  if (!isCell && isWrittenByProgram(value)) return true;
  // Rows are named as systems name them: "load_orders".
  if (isForPrograms(value, key)) return true;
  return typeof value === 'string' && !isCell && isForMachine(value.trim());
}

const isRenewal = (word: string): boolean => word.startsWith('renew');

/** "Regular", "In progress", "OK": in a column the state or verdict of each row, as people write it. */
const STATE =
  /^(?:(?:\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll} \p{L}+)(?: \p{L}+){0,3}|N?O[Kk]|NG|PASS|FAIL|N\/A)$/u;

/** `options: [{ option: "Renew for 18 months", rate: "3.55%" }, …]`, `options: ["Wind", "The moon"]`. */
const isListOfThings = (value: object): boolean =>
  Array.isArray(value) &&
  value.some(
    (entry) =>
      (typeof entry === 'string' && /^\p{Lu}|\p{L}\s+\S/u.test(entry)) ||
      (entry !== null &&
        typeof entry === 'object' &&
        Object.values(entry).some(
          (inner) => typeof inner === 'string' && /^\p{Lu}\p{Ll}|\p{L}\s+\S/u.test(inner),
        )),
  );

/** `system: { inverter: "Sunsynk 16 kW", battery: "3 x 5.32 kWh" }`: what people install, in their words. */
const isDescribed = (value: object): boolean =>
  Object.values(value).filter((each) => typeof each === 'string' && /\S\s+\S/.test(each)).length >=
  LEAST_PHRASES;

const LEAST_PHRASES = 2;

/** `filters: { tz: "Europe/Rome", includeTest: false }`: what a program was asked for, with settings that nobody writes. */
const isQuery = (plain: string, value: object): boolean =>
  QUERIES.test(plain) &&
  !Array.isArray(value) &&
  Object.entries(value).some(
    ([key, each]) =>
      isTimeZone(each) ||
      (typeof each === 'boolean' && /^(?:include|exclude|show|hide|only)/i.test(key)),
  );

const QUERIES =
  /^(?:(?:report|applied)?filters?|filtros?|filtres?|filtri|query|queryparams|params)$/;

/** "America/Mexico_City" */
const isTimeZone = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z]\w{1,20}){1,2}$/.test(
    value,
  );

const TYPE_NAMES: ReadonlySet<string> = new Set(
  'contract letter report certificate document notice'.split(' '),
);

export const isDocumentWord = (word: string): boolean => TYPE_NAMES.has(word);

/** A currency stands at each amount. */
export const isCurrency = (key: string, value: JsonValue): boolean =>
  mentions(key, 'currency') && currencyCode(value) !== undefined;

/** `language: "de"`: what it is written in, its reader sees. */
export const isLanguage = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(value) &&
  LANGUAGE_KEYS.has(plainOf(key));

const LANGUAGE_KEYS: ReadonlySet<string> = new Set(PROGRAM.languages);

/** `sentDateTime: "2026-04-02T09:00:00Z"`: a step of a program, by its clock. */
const isStep = (words: readonly string[], value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) &&
  words.some((word) => STEPS.has(word)) &&
  // When a sample was received is noted by people.
  !(words.includes('received') && NOTED.test(value));

const STEPS: ReadonlySet<string> = new Set(
  'sent created updated modified completed viewed opened delivered exported printed synced submitted received generated'.split(
    ' ',
  ),
);

/** `aangemaaktOp: "2026-06-12T16:05"`: when the record was made or changed, in whatever language, by the clock. */
const isOfRecord = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value) &&
  // What was added to a list is of the list, not of its record.
  !wordsOfKey(key).includes('added') &&
  notionsOf(withoutShortWords(key)).readings.some(
    (reading) =>
      reading.some((word) => MADE.has(word)) &&
      reading.every((word) => MADE.has(word) || word === 'date' || word === 'time'),
  );

/** "creato il": what stands before a day in Italian is a province in Turkish. */
const withoutShortWords = (key: string): string =>
  wordsOfKey(key)
    .filter((word) => !/^[a-z]{1,2}$/.test(word))
    .join(' ');

const MADE: ReadonlySet<string> = new Set('create created modified updated update sent'.split(' '));

/** Nobody counts seconds since 1970. */
const isTimestamp = (key: string, value: JsonValue): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 1_000_000_000 &&
  isEpoch(value) &&
  factKind(key, value).kind !== 'moment';

/** `versandart: "post"`, `direction: "rtl"`: what programs choose from. */
const isKindCode = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^[a-z]{2,20}$/.test(value) &&
  notionsOf(key).readings.some((reading) => CHOSEN.has(reading.at(-1) ?? ''));

/** `kanaal: "POST"`, `send_status: "ready"`: how a document is sent and whether it was, as programs write it. */
const isSendingCode = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^(?:[a-z_]{2,20}|[A-Z_]{2,20})$/.test(value) &&
  notionsOf(key).readings.some(
    (words) =>
      words.includes('channel') ||
      (words.includes('status') && words.some((word) => SENDING.has(word))),
  );

/** `status_cd: 40`: which of its states a record is in; `cancelDivision: 0`: so Japanese systems call it (区分). */
const isStateCode = (key: string, value: JsonValue): boolean => {
  if (!/^\d{1,2}$/.test(String(value))) return false;
  return (
    /\w(?:[_ ]?[Dd]ivision|[_ ]?[Kk]ubun|[_ ][Kk]bn|Kbn)$/.test(key) ||
    (typeof value === 'number' &&
      notionsOf(key).readings.some((words) => /^status (?:code|cd)$/.test(words.join(' '))))
  );
};

/** `kuendigungsgrundCode: "GESUNDHEIT"`, `role: "SALES"` */
const isReasonCode = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^[A-Z]{4,}(?:_[A-Z]+)*$/.test(value) &&
  (wordsOfKey(key).at(-1) === 'role' ||
    (wordsOfKey(key).length > 1 && wordsOfKey(key).at(-1) === 'code'));

/** `analyst: "jw"`: who of the staff did it, as they log in. */
const isInitials = (words: readonly string[], value: JsonValue): boolean =>
  typeof value === 'string' && /^[a-z]{2,3}$/.test(value) && words.some((word) => STAFF.has(word));

const STAFF: ReadonlySet<string> = new Set(
  'analyst operator technician tester chemist laborant labtech'.split(' '),
);

const SENDING: ReadonlySet<string> = new Set(['sent', 'send', 'shipping', 'delivery', 'dispatch']);

const CHOSEN: ReadonlySet<string> = new Set(['type', 'direction', 'channel', 'mode']);

/** `tipo: "contrato"`: what the document is, its reader sees. */
function isTypeName(key: string, value: JsonValue): boolean {
  if (Number.isInteger(value)) return isTypeOfPaper(key);
  if (typeof value !== 'string' || value.length > 40) return false;
  if (!notionsOf(key).readings.some((reading) => /^(?:type|document)$/.test(reading.at(-1) ?? '')))
    return false;
  return notionsOf(value).readings.some((reading) => reading.every((word) => TYPE_NAMES.has(word)));
}

/** `agreement_type: 2` */
const isTypeOfPaper = (key: string): boolean =>
  notionsOf(key).readings.some(
    (reading) =>
      reading.length > 1 && reading.at(-1) === 'type' && reading.slice(0, -1).every(isDocumentWord),
  );

function isOfProgram(key: string, plain: string): boolean {
  if (KEYS.has(plain)) return true;
  return (
    wordsOfKey(key).some((word) => WORDS.has(word)) ||
    (mentions(key, 'id') && !isIdentity(key) && !isNumbered(key))
  );
}

/** `sample_id`: what people put a number on, and know by it. */
const isNumbered = (key: string): boolean => {
  const [thing = '', ...rest] = wordsOfKey(key);
  return NUMBERED.has(thing) && rest.join(' ') === 'id';
};

/** "ID Number", `id_number` of somebody. */
const isIdentity = (key: string): boolean =>
  /^id(?:entity)?[ _-]?(?:number|no|nr|card)/i.test(key.trim());

/** No code is longer, and a pattern runs out of stack over megabytes. */
const LONGEST_CODE = 200;

function isForMachine(text: string): boolean {
  if (text.length > LONGEST_CODE) return false;
  if (isTimeZone(text)) return true;
  if ((CODE.test(text) && /\p{L}/u.test(text)) || /^#[0-9a-f]{6}$/i.test(text)) return true;
  const host = absoluteHttpUrl(text) === undefined ? undefined : new URL(text).hostname;
  return host !== undefined && [...HOSTS].some((each) => host.endsWith(each));
}
