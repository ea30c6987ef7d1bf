import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Identifier } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import SELLER_MARKS from '../../vocabulary/seller-marks.json' with { type: 'json' };
import type { Composing } from '../composing.ts';
import { isLanguage, isNotPrinted, isPhrase, isProgramsPart } from '../content/not-printed.ts';
import { onlyName, withoutContainerName } from '../content/only-name.ts';
import { type ContentReading, isProseOrSentence, plays } from '../content/reading.ts';
import { isOfRecordKey } from '../content/record-keys.ts';
import { sectionOf } from '../content/sections.ts';
import { wordIn } from '../document-wording.ts';
import { isEmpty, isEpoch, isScalar, wrapped } from '../fits.ts';
import { isInternal } from '../internal-groups.ts';
import { labelOf, plainOf } from '../key-words.ts';
import { composeLeft, factsOf, isForReaders, isTold, leftIn } from '../left-over.ts';
import { isFirm } from '../legal-forms.ts';
import { endsWith, isCalled, mentionsOne } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';
import { isPlumbing, isWrittenByProgram } from '../plumbing.ts';
import type { Draft, Left } from '../shape/draft.ts';
import type { Matcher } from '../shape/match-keys.ts';
import { locatePlaces } from '../written/compose.ts';

/** What hand-made data says beyond the vocabulary, by whom or what it is about. */
export interface Beyond {
  readonly seller: OfParty;
  readonly buyer: OfParty;
  readonly deliverTo: OfParty;
  readonly bank: Fact[];
  readonly details: Fact[];
  readonly notes: string[];
  readonly sections: Section[];
}

interface OfParty {
  /** What stands with its name and address. */
  readonly remarks: string[];
  readonly particulars: Fact[];
  readonly identifiers: Identifier[];
}

const nothing = (): OfParty => ({ remarks: [], particulars: [], identifiers: [] });

export const NOTHING_BEYOND: Beyond = {
  ...{ seller: nothing(), buyer: nothing(), deliverTo: nothing() },
  ...{ bank: [], details: [], notes: [], sections: [] },
};

/** Everything that no term has taken, where it stands in the data: to leave it out it must be a program's. */
export function composeBeyond(
  composing: Composing,
  draft: Draft,
  matcher: Matcher,
  keptBy: 'people' | 'program' | 'database',
): Beyond {
  const reading: ContentReading = {
    ...{ type: 'commercial', composing, matcher },
    locale: { language: composing.language, currency: composing.currency },
    ...{ read: listPaths(draft), paths: new WeakMap(), forms: new WeakMap() },
  };
  const beyond: Beyond = {
    ...{ seller: nothing(), buyer: nothing(), deliverTo: nothing() },
    ...{ bank: [], details: [], notes: [], sections: [] },
  };
  const plans = new Set((draft.lists.get('instalments') ?? []).map(({ path }) => path));
  for (const left of inOrder(draft)) {
    if (isWithinRecord(draft, left)) continue;
    if (left.part === '' && isOfRecordKey(left.key, left.value)) continue;
    if (keptBy === 'database' && isNotedOfBuyer(left)) continue;
    const isWhole =
      keptBy === 'database' && (plans.has(left.path) || isGroupForReaders(composing, left));
    if (left.part === '' && keptBy !== 'people' && !isWhole)
      addMixed(composing, left, keptBy, beyond);
    else add(reading, left, beyond);
  }
  locatePlaces(composing, reading.paths, beyond.sections, 'sections');
  return beyond;
}

/** What stands in a record is printed with it. */
const isWithinRecord = ({ records }: Draft, { part, path }: Left): boolean =>
  part === '' &&
  records.some(
    (record) =>
      record.path !== path &&
      /^[.[]/.test(path.slice(record.path.length)) &&
      path.startsWith(record.path),
  );

/** `client: { hair_notes: … }`: what a firm notes of whom it serves is not for them. */
const isNotedOfBuyer = ({ key, value, part }: Left): boolean =>
  part === 'buyer' && typeof value === 'string' && endsWith(key, 'note');

/** Lists that are the document's own, whatever object they stand in. */
const listPaths = ({ lists }: Draft): Set<string> =>
  new Set([...lists.values()].flatMap((every) => every.map(({ path }) => path)));

/** What is left, as the data has it: single values and lists, and objects as wholes. */
function inOrder(draft: Draft): Left[] {
  const order = new Map(Object.keys(draft.object as object).map((key, index) => [key, index]));
  const start = draft.path === '' ? 0 : draft.path.length + 1;
  const placeOf = ({ path }: Left) =>
    order.get(/^[^.[]*/.exec(path.slice(start))?.[0] ?? '') ?? Number.POSITIVE_INFINITY;
  const own = leftIn(draft).filter(({ way }) => way.length === 0);
  return [...own, ...draft.records].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What people wrote shows a group of a program's data to be theirs: a phrase, an amount. */
const isGroupForReaders = (composing: Composing, left: Left): boolean =>
  !isScalar(left.value) &&
  factsOf({ ...composing, consumed: new Set() }, left).some(
    (fact) =>
      (fact.kind !== 'date' && isForReaders(fact)) ||
      (fact.kind === 'text' && /^\p{Lu}\p{Ll}{3,}$/u.test(fact.value)),
  );

function addMixed(
  composing: Composing,
  left: Left,
  keptBy: 'program' | 'database',
  beyond: Beyond,
): void {
  if (isOfProgram(left.key, left.value)) return;
  const { details, notes } = composeLeft(composing, [left], keptBy);
  beyond.details.push(...details);
  beyond.notes.push(...notes);
}

function add(reading: ContentReading, left: Left, beyond: Beyond): void {
  const { key, value, path, part } = left;
  if (reading.composing.consumed.has(path)) return;
  if (part === 'seller' && isLegalStatus(key, value)) {
    reading.composing.consumed.add(path);
    beyond.seller.remarks.push(String(value).trim());
    return;
  }
  if (isOfProgram(key, value)) return;
  if (/(?:^|\.)bank$/.test(part))
    beyond.bank.push(...(isChoice(key, value) ? [] : ofWhole(reading, left)));
  else if (/^(?:seller|payee)\b/.test(part)) addToParty(reading, left, beyond.seller);
  else if (/^deliverTo\b/.test(part)) addToParty(reading, left, beyond.deliverTo);
  else if (/^buyer\b/.test(part)) addToParty(reading, left, beyond.buyer);
  else if (isScalar(value)) addValue(reading, left, beyond);
  else addSection(reading, left, beyond);
}

/** `account_type: "BANK"`, `status: "ACTIVE"`: of a list of its program's, and nothing that a payer needs. */
const isChoice = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^[A-Z]{2,}(?:_[A-Z]+)*$/.test(value) &&
  CHOSEN.some((notion) => endsWith(key, notion));

const CHOSEN = ['type', 'status', 'state', 'code', 'mode'];

/** `statut: "Entrepreneur individuel"`: as what the law knows who sells. */
const isLegalStatus = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' &&
  (isCalled(key, 'status') || isCalled(key, 'legal status')) &&
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){1,5}$/u.test(value.trim());

/** What serves programs: by its key or value, or a group of what they keep for themselves. */
function isOfProgram(key: string, value: JsonValue): boolean {
  // People write no Unix times.
  if (typeof value === 'number' && isEpoch(value)) return true;
  if (value === 0 && mentionsOne(key, LOYALTY)) return true;
  if (isScalar(value))
    return (isNotPrinted(key, value) && !isPhrase(key, value)) || isWrittenByProgram(value);
  if (isEmpty(value) || isProgramsPart(key) || isInternal(key, value) || isPlumbing(key, value))
    return true;
  return !Array.isArray(value) && isMostlyOfProgram(value as JsonObject);
}

/** What customers collect: of none nothing is said. */
const LOYALTY: ReadonlySet<string> = new Set('point points mile miles stamp stamps'.split(' '));

/** `{ RecordID: 20817, ModID: 14, Kalkulation_EK: 2215.4 }`: of a program's group nothing is for readers. */
function isMostlyOfProgram(group: JsonObject): boolean {
  // People choose a language as well.
  const fields = Object.entries(group).filter(
    ([key, value]) => !isEmpty(value) && !isLanguage(key, value),
  );
  const internal = fields.filter(([key, value]) => isOfProgram(key, value));
  return fields.length > 2 && internal.length * 2 > fields.length;
}

/** A number by which an authority or an association knows somebody. */
const NUMBER = /^(?=(?:[^\d]*\d){4})[A-Z\d][A-Z\d ./-]{4,28}$/;

const ACRONYM = 4;

/** What the law of a country wants a seller to state, in its words. */
const MARKS: Readonly<Record<string, string>> = SELLER_MARKS;

function addToParty(reading: ContentReading, left: Left, party: OfParty): void {
  const { key, value, path } = left;
  const mark = MARKS[plainOf(key)];
  if (value === true && mark !== undefined) {
    reading.composing.consumed.add(path);
    party.remarks.push(mark);
    return;
  }
  // `code: "SBG01"`: how a program calls somebody.
  if (plainOf(key) === 'code') return;
  // Switches of somebody's record are its program's.
  if (typeof value === 'boolean' && !isTold(key)) return;
  if (typeof value === 'string' && NUMBER.test(value.trim()) && !/^\d{4}-\d\d/.test(value)) {
    reading.composing.consumed.add(path);
    const scheme = key.length <= ACRONYM ? key.toUpperCase() : labelOf(key);
    party.identifiers.push({ scheme, value: value.trim() });
  } else if (OPERATORS.has(plainOf(key)) && isFirm(String(value))) {
    reading.composing.consumed.add(path);
    party.remarks.push(`Operating company: ${value}`);
  } else if (isOfPerson(key, value)) {
    reading.composing.consumed.add(path);
    party.remarks.push(`${labelOf(key)}: ${value}`);
  } else party.particulars.push(...ofWhole(reading, left));
}

/** The company that runs a shop is no member of its staff. */
const OPERATORS: ReadonlySet<string> = new Set(['operator', 'operatedby', '運営会社', '運営者']);

/** Whoever owns a firm or acts for it. */
const PERSONS: ReadonlySet<string> = new Set(
  'holder owner officer director representative'.split(' '),
);

const isOfPerson = (key: string, value: JsonValue): boolean =>
  typeof value === 'string' && mentionsOne(key, PERSONS) && isPersonsName(value);

/** An object or a list as one value, as it stands in small print: "Insurance: Mutuelle, policy DEC-7". */
function ofWhole(reading: ContentReading, left: Left): Fact[] {
  if (isScalar(left.value)) return factsOf(reading.composing, left);
  const isList = Array.isArray(left.value);
  const facts = Object.entries(left.value as JsonObject).flatMap(([key, value]) => {
    if (isOfProgram(key, value)) return [];
    const path = isList ? `${left.path}[${key}]` : `${left.path}.${key}`;
    return ofWhole(reading, { ...left, key, value, path });
  });
  if (facts.length === 0) return [];
  const value = facts
    .map(({ label, value }, index) =>
      isList || index === 0 ? value : `${wordIn(reading.composing.language, label)} ${value}`,
    )
    .join(' · ');
  return [{ label: labelOf(left.key), kind: 'text', value }];
}

function addValue(reading: ContentReading, left: Left, beyond: Beyond): void {
  const text = String(left.value).trim();
  if (typeof left.value !== 'string' || !isProseOrSentence(text)) {
    const { details, notes } = composeLeft(reading.composing, [left]);
    beyond.details.push(...details);
    beyond.notes.push(...notes);
    return;
  }
  reading.composing.consumed.add(left.path);
  if (plays('text', left.key) || text.toLowerCase().startsWith(labelOf(left.key).toLowerCase())) {
    beyond.notes.push(text);
    return;
  }
  const section: Section = { title: labelOf(left.key), paragraphs: [text] };
  reading.paths.set(section, left.path);
  beyond.sections.push(section);
}

const LONGEST_RUN = 40;

function addSection(reading: ContentReading, left: Left, beyond: Beyond): void {
  const { key, value, path } = left;
  const isRun =
    Array.isArray(value) && value.every(isScalar) && value.join(', ').length <= LONGEST_RUN;
  const money = isObject(value) ? wrapped(value) : undefined;
  if (isRun || money?.isMoney === true) {
    beyond.details.push(...composeLeft(reading.composing, [left]).details);
    return;
  }
  const section = sectionOf(reading, labelOf(key), value as JsonObject, path, { around: key });
  const name = onlyName(section);
  if (name !== undefined) beyond.details.push(name);
  else if (section !== undefined) beyond.sections.push(...withoutContainerName(key, section));
}
