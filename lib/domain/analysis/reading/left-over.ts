import type { Fact } from '#lib/domain/document-model/content.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import type { JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { type Composing, textIn, withOwnMark } from './composing.ts';
import { wordIn } from './document-wording.ts';
import { factKind } from './fact-kinds.ts';
import { isEmpty, isScalar, type Scalar, wrapped } from './fits.ts';
import { labelOf, wordsOfKey } from './key-words.ts';
import { isCalled, isVocabulary, mentions, mentionsOne, notionsOf } from './notions.ts';
import { moneyOfKey, ownMoney } from './own-money.ts';
import { isOpaque, isPlumbing, isWrittenByProgram } from './plumbing.ts';
import type { Draft, Found, Left } from './shape/draft.ts';
import { measuredAs, unitOfKey } from './units.ts';

/** More says nothing to a reader who looks for something. */
const MAX_FACTS = 40;
const PROSE = 120;
const MAX_JOINED = 2;

/** What nobody asked for of a draft, in the order of the data: values without a term, and those that lost theirs to another. */
export function leftIn(draft: Draft): Left[] {
  const left = [...draft.left];
  for (const [target, every] of draft.found)
    for (const found of every)
      if (!found.taken && !isMoment(found, draft)) {
        const part = target.slice(0, Math.max(0, target.lastIndexOf('.')));
        left.push({ key: found.key, value: found.value, path: found.path, way: [], part });
      }
  return left;
}

/** When the data was written says nothing where the document has its date. */
function isMoment({ key }: Found, { found }: Draft): boolean {
  const words = notionsOf(key).readings.flat();
  return (
    found.has('issueDate') &&
    words.includes('date') &&
    words.every((word) => /^(?:date|create|time|update|sent|print|prepare|issue)$/.test(word))
  );
}

/** What a line says beyond the vocabulary. */
export const leftFacts = (composing: Composing, draft: Draft): Fact[] =>
  leftIn(draft)
    .filter(({ key, value }) => !isOfRecord(key, value))
    .flatMap((left) => factsOf(composing, left));

/** The same in texts: "Zahn: 26". */
export const leftTexts = (composing: Composing, draft: Draft): string[] =>
  leftFacts(composing, draft).map(({ label, kind, value }) =>
    value === 'true'
      ? label
      : `${wordIn(composing.language, label)}: ${kind === 'money' && !Number.isNaN(Number(value)) ? formatMoney(Number(value), composing) : value}`,
  );

/** The record's own number, a switch of the sums, a code of few letters: of a line they say nothing. */
const isOfRecord = (key: string, value: JsonValue): boolean =>
  /^_?(?:u?id|guid)$/i.test(key) ||
  (value === true && wordsOfKey(key).length === 1 && isVocabulary(key.toLowerCase())) ||
  (typeof value === 'string' &&
    ((/^[A-Z]{0,2}\d{0,2}$/.test(value) && mentions(key, 'code')) ||
      (/^[A-Z_]{2,}$/.test(value) && mentions(key, 'type'))));

/** What is left of hand-made data: short values as facts under their author's labels, prose as notes. */
export function composeLeft(
  composing: Composing,
  left: readonly Left[],
  keptBy: 'people' | 'program' | 'database' = 'people',
): { readonly details: Fact[]; readonly notes: string[] } {
  const details: Fact[] = [];
  const notes: string[] = [];
  for (const each of left) {
    if (each.value === true && !isTold(each.key)) continue;
    if (details.length >= MAX_FACTS) break;
    const accepts = ACCEPTED[keptBy];
    for (const fact of factsOf(composing, each, accepts)) {
      if (fact.kind === 'text' && fact.value.length > PROSE) notes.push(fact.value);
      else if (details.length < MAX_FACTS) details.push(fact);
    }
  }
  return { details, notes };
}

/** What people write, and programs do not: phrases, days, amounts with their currency. */
export function isForReaders({ kind, value }: Fact): boolean {
  if (/<\/?[a-z][^<>]*>/i.test(value)) return false;
  if (kind === 'moment') return true;
  if (kind === 'date') return !/T\d\d:/.test(value);
  return (
    /^\d{1,4}\s\p{L}{3}|\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(value) ||
    /\p{L}{2}\S*\s+\S*[\p{L}\d]/u.test(value)
  );
}

/** Of what a program keeps only what people write; of a firm's own database its amounts too. */
const ACCEPTED: Readonly<
  Record<'people' | 'program' | 'database', ((fact: Fact) => boolean) | undefined>
> = {
  people: undefined,
  program: isForReaders,
  database: (fact) =>
    isForReaders(fact) || (fact.kind === 'money' && /^-?\d+\.\d{2}$/.test(fact.value)),
};

/** Of switches, those that name what is sold or agreed, as "Express delivery"; "Sent" is of the program. */
export function isTold(key: string): boolean {
  const words = wordsOfKey(key);
  return words.length > 1 && words.some(isVocabulary) && !isOfState(key);
}

/** What was done with the record itself. */
const DONE = new Set(
  'sent send create update print export import sync status state post transmit cent'.split(' '),
);
const isOfState = (key: string): boolean => mentionsOne(key, DONE);

/** A page with a key in its address: a preview, a download. */
const isPageOfProgram = (text: string): boolean =>
  /^https?:\/\/\S+$/.test(text) && /(?=[^/?=&]*\d)[\da-z]{8,}(?:[/?&#]|$)/i.test(text.slice(8));

/** Programs' words: "booking_fee", "AWAITING_RESPONSE"; a currency, which stands at each amount. */
function isCode(key: string, value: JsonValue): boolean {
  if (typeof value !== 'string') return false;
  // "Approved" without a word about what is the record's.
  if (!/\S\s\S/.test(value) && isCalled(key, 'status')) return true;
  if (mentions(key, 'currency')) return true;
  return /^[a-z]+(?:_[a-z]+)+$|^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{5,}$/.test(value);
}

const GENERIC = new Set([
  'name',
  'number',
  'date',
  'type',
  'id',
  'title',
  'description',
  'amount',
  'status',
  'reference',
  'address',
  'city',
  'country',
  'code',
  'phone',
  'email',
  'quantity',
  'start',
  'end',
  'from',
  'to',
  'note',
]);

export function factsOf(
  composing: Composing,
  { key, value, path, way, part }: Left,
  accepts: (fact: Fact) => boolean = () => true,
): Fact[] {
  if (isEmpty(value) || value === false || isPlumbing(key, value) || isCode(key, value)) return [];
  if (isWrittenByProgram(value) || way.some((around) => isPlumbing(around, {}))) return [];
  if (Array.isArray(value)) {
    const texts = value.flatMap((entry) => entryText(entry) ?? []);
    const fact: Fact = { label: labelWithin(key, way), kind: 'text', value: texts.join(', ') };
    if (texts.length === 0 || !accepts(fact)) return [];
    for (const [index, entry] of value.entries())
      if (isFlat(entry) && entryText(entry) !== undefined)
        composing.consumed.add(`${path}[${index}]`);
    return [fact];
  }
  if (isObject(value)) {
    const single = wrapped(value);
    if (single !== undefined) {
      const money = single.isMoney ? ownMoney(composing, value, single.value) : undefined;
      const inner = { key, value: money ?? single.value, path: `${path}.${single.key}`, way, part };
      return factsOf(composing, inner, accepts);
    }
    return Object.entries(value).flatMap(([inner, content]) =>
      factsOf(
        composing,
        { key: inner, value: content, path: `${path}.${inner}`, way: [...way, key], part },
        accepts,
      ),
    );
  }
  const text = typeof value === 'boolean' ? String(value) : textIn({ value });
  if (text === undefined || isPageOfProgram(text)) return [];
  const fact: Fact =
    measuredFact(composing, key, value as Scalar) ??
    plainFact(composing, key, value as Scalar, way);
  if (!accepts(fact)) return [];
  composing.consumed.add(path);
  return [fact];
}

/** `garanzia_mesi: 24`, `skonto_prozent: "2.00"`: the key ends with the unit of its figure. */
function measuredFact(composing: Composing, key: string, value: Scalar): Fact | undefined {
  const measured = measuredAs(key, value, composing.currency);
  const stem = unitOfKey(key)?.stem ?? '';
  return measured && stem !== '' ? { label: labelOf(stem), ...measured } : undefined;
}

function plainFact(composing: Composing, key: string, value: Scalar, way: readonly string[]): Fact {
  const money = moneyOfKey(composing, key, value);
  const { kind, written } =
    money === undefined ? factKind(key, value) : { kind: 'text' as const, written: money };
  const own = kind === 'text' ? withOwnMark(composing, key, written) : written;
  return { label: labelWithin(key, way), kind, value: own };
}

/** All of it is in its text. */
const isFlat = (entry: JsonValue): boolean =>
  entry === null ||
  isScalar(entry) ||
  Object.values(entry).every((inner) => inner === null || isScalar(inner));

/** An entry of a list, as a text of its values. */
function entryText(entry: JsonValue): string | undefined {
  if (isScalar(entry))
    return typeof entry === 'boolean' || isOpaque(String(entry)) ? undefined : String(entry);
  if (entry === null) return undefined;
  const texts = Object.entries(entry).flatMap(([key, inner]) =>
    inner !== null && !(isScalar(inner) && !Array.isArray(entry) && isPlumbing(key, inner))
      ? (entryText(inner) ?? [])
      : [],
  );
  // More of them are a row of a table, which one line does not tell.
  return texts.length === 0 || texts.length > MAX_JOINED ? undefined : texts.join(' · ');
}

/** "Name" of a vessel is "Vessel name"; "IMO" says enough. */
function labelWithin(key: string, way: readonly string[]): string {
  const around = way.at(-1);
  const isGeneric = notionsOf(key).readings.some((reading) =>
    reading.every((word) => GENERIC.has(word)),
  );
  if (around === undefined || !isGeneric) return labelOf(key);
  const label = labelOf(key);
  return `${labelOf(around)} ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
}
