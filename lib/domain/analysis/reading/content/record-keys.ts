import { memoize } from '#lib/shared/memoize.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { RecordWord } from '../../vocabulary/record-words/record-vocabulary.ts';
import { isDate, isEpoch } from '../fits.ts';
import { plainOf } from '../key-words.ts';
import { mentions, notionsOf } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';

// A file of its own, as the words of keys are.
const { RECORD_WORDS } = await import('../../vocabulary/record-words/record-vocabulary.ts');

/** What a value must be for its key to be of the record: "Sent: 1,204" is a figure. */
type Kind = Exclude<RecordWord, 'deed' | 'doer' | 'by' | 'at' | 'count' | 'status' | 'to' | 'more'>;

/** What keys say of deeds, and which values they have then. Without any of it a deed was done or not. */
const SAID_OF_DEEDS: Readonly<Partial<Record<RecordWord, readonly Kind[]>>> = {
  doer: ['person'],
  by: ['person'],
  at: ['moment'],
  count: ['number'],
  status: ['state', 'flag', 'moment'],
  to: ['address', 'flag', 'moment'],
};
const DONE: readonly Kind[] = ['flag', 'moment', 'address'];

/** Longer keys are the words of people. */
const LONGEST = 60;
const MAX_PIECES = 6;

let pieces: ReadonlyMap<string, ReadonlySet<RecordWord>> | undefined;

function allPieces(): ReadonlyMap<string, ReadonlySet<RecordWord>> {
  const found = new Map<string, Set<RecordWord>>();
  for (const language of RECORD_WORDS)
    for (const [word, phrases] of Object.entries(language) as [RecordWord, string[]][])
      for (const phrase of phrases)
        for (const plain of new Set([plainOf(phrase), plainOf(spelledOut(phrase))])) {
          const known = found.get(plain);
          if (known === undefined) found.set(plain, new Set([word]));
          else known.add(word);
        }
  return found;
}

/** "ä" as keys without accents have it: "ae", "oe", "ue". */
const spelledOut = (text: string): string =>
  text.replace(/[äöüÄÖÜ]/g, (letter) => `${plainOf(letter)}e`);

/** The kinds of values with which a key is of its record: empty where it says anything else. */
const kindsOf = memoize((key): readonly Kind[] => {
  const plain = plainOf(key);
  if (plain.length > LONGEST) return [];
  pieces ??= allPieces();
  const whole = [...(pieces.get(plain) ?? [])].filter(isKind);
  return whole.length > 0 ? whole : kindsOfParts(plain, pieces);
});

const isKind = (word: RecordWord): word is Kind => Object.hasOwn(IS_KIND, word);

/** A key that is made of a deed and of what is said of it, and of nothing else. */
function kindsOfParts(
  plain: string,
  known: ReadonlyMap<string, ReadonlySet<RecordWord>>,
): readonly Kind[] {
  const find = (from: number, has: ReadonlySet<RecordWord>, count: number): readonly Kind[] => {
    if (from === plain.length) return kindsTogether(has);
    if (count === MAX_PIECES) return [];
    for (let to = plain.length; to > from; to -= 1) {
      for (const word of known.get(plain.slice(from, to)) ?? []) {
        if (isKind(word)) continue;
        const kinds = find(to, new Set([...has, word]), count + 1);
        if (kinds.length > 0) return kinds;
      }
    }
    return [];
  };
  return find(0, new Set(), 0);
}

function kindsTogether(has: ReadonlySet<RecordWord>): readonly Kind[] {
  if (!has.has('deed') && !has.has('doer')) return [];
  const kinds = [...has].flatMap((word) => SAID_OF_DEEDS[word] ?? []);
  return kinds.length === 0 ? DONE : kinds;
}

/** Whether a program or a spreadsheet keeps this of its record: who made it, when it was printed, to whom it was sent. */
export const isOfRecordKey = (key: string, value: JsonValue): boolean =>
  kindsOf(key).some((kind) => IS_KIND[kind](value));

/** The same of data that is none of the types, which may be about whatever else a record keeps. */
export const isOfSheet = (key: string, value: JsonValue): boolean =>
  kindsOf(key).some((kind) => OF_SHEETS.has(kind) && IS_KIND[kind](value));

const OF_SHEETS: ReadonlySet<Kind> = new Set(['name', 'file', 'number']);

/** "Erstellt von: Katrin Vogel": who wrote a report, where a program knows how somebody logs in. */
export const isAuthor = (key: string, value: JsonValue): boolean =>
  mentions(key, 'create', 'issue') && typeof value === 'string' && isPersonsName(value);

/** What no term of a document has, whatever its key may look like in another language. */
const NEVER_PRINTED: readonly Kind[] = [
  ...(['flag', 'number', 'login', 'name', 'version', 'file', 'address'] as const),
];

/**
 * The data without what is kept of its record. Days are left where they are the only one: many a
 * letter is dated by when it was created.
 */
export function withoutRecordFields(data: JsonObject, type: DetectedType): JsonObject {
  // What is none of the types may be about any of it: the user of a profile.
  if (type === 'document') return data;
  const fields = Object.entries(data);
  const has = (key: string, value: JsonValue, kinds: readonly Kind[]) =>
    kindsOf(key).some((kind) => kinds.includes(kind) && IS_KIND[kind](value));
  const isDated = fields.some(
    ([key, value]) => isMoment(value) && isOwnDay(key) && !has(key, value, ['moment']),
  );
  const kinds: readonly Kind[] = [
    ...NEVER_PRINTED,
    ...(isDated ? (['moment'] as const) : []),
    ...(TRADE.has(type) ? (['person'] as const) : []),
  ];
  const kept = fields.filter(([key, value]) => !has(key, value, kinds));
  return kept.length === fields.length ? data : Object.fromEntries(kept);
}

const TRADE: ReadonlySet<DetectedType> = new Set(['invoice', 'quote', 'receipt']);

/** "Date", "Invoice date", "Issued on". */
const isOwnDay = (key: string): boolean =>
  notionsOf(key).readings.some((words) =>
    words.every((word) => DATED.has(word) || PAPERS.has(word)),
  );

const DATED: ReadonlySet<string> = new Set(['date', 'issue', 'published', 'publication']);
const PAPERS: ReadonlySet<string> = new Set(
  'invoice quote estimate receipt letter report certificate contract document'.split(' '),
);

const text = (value: JsonValue): string => (typeof value === 'string' ? value.trim() : '');
const wordsIn = (value: JsonValue): number => text(value).split(/\s+/).length;

const FLAGS =
  /^(?:[yn✓✔xX01]|yes|no|ok|true|false|s[iíì]|n[aã]o|sim|oui|non|ja|nein|nei|nej|tak|nie|ano|ne|да|нет|evet|hayır|kyllä|ei|はい|いいえ|済|未|是|否|예|아니오)$/iu;

const isMoment = (value: JsonValue): boolean =>
  typeof value === 'number'
    ? isEpoch(value)
    : isDate(text(value)) ||
      /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[ T,]+\d{1,2}[:.]\d\d/.test(text(value));

/** `{ id: "usr…", email: "fiona@…", name: "Fiona Drummond" }`: a user of a program. */
const isUser = (value: JsonValue): boolean =>
  isObject(value) &&
  Object.keys(value).some((key) => USER.test(key)) &&
  Object.entries(value).every(([key, inner]) => USER.test(key) && !isObject(inner));

const USER =
  /^(?:id|_id|uid|user_?id|e?mail|name|user_?name|display_?name|full_?name|avatar(?:_?url)?)$/i;

const isName = (value: JsonValue): boolean =>
  text(value) !== '' && wordsIn(value) <= 3 && !/[.!?]$/.test(text(value));

const IS_KIND: Readonly<Record<Kind, (value: JsonValue) => boolean>> = {
  flag: (value) =>
    typeof value === 'boolean' || value === 0 || value === 1 || FLAGS.test(text(value)),
  moment: isMoment,
  number: (value) =>
    Number.isInteger(value) || /^(?=\D{0,4}\d)[\p{L}\d-]{1,12}$/u.test(text(value)),
  login: (value) => /^(?:[a-z\d._-]{2,30}|\S+@\S+)$/.test(text(value)) || Number.isInteger(value),
  name: (value) => isName(value) || Number.isInteger(value),
  version: (value) => typeof value === 'number' || /^v?\d[\w.-]{0,15}$/i.test(text(value)),
  file: (value) => /(?:\.[a-z\d]{2,5}|[\\/])$/i.test(text(value)),
  state: (value) => isName(value) || Number.isInteger(value) || typeof value === 'boolean',
  person: (value) => (text(value) !== '' && wordsIn(value) <= 4) || isUser(value),
  address: (value) => /^\S+@\S+\.\S+$/.test(text(value)),
  note: () => true,
};
