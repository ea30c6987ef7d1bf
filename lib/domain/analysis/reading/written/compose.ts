import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import {
  currencyCode,
  DEFAULT_LANGUAGE,
  type Locale,
  languageTag,
} from '#lib/domain/i18n/money.ts';
import { cssColor } from '#lib/shared/css/css-values.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import type { Shapes } from '../../vocabulary/shape.ts';
import {
  all,
  best,
  type Composing,
  hasOtherMark,
  present,
  takeDate,
  takeText,
} from '../composing.ts';
import { type Content, readContent } from '../content/content.ts';
import { isPaper } from '../content/document-name.ts';
import { isDocumentWord } from '../content/not-printed.ts';
import { assignHolders, composePerson, type Role, valueAt } from '../content/people.ts';
import { type ContentReading, joinPath, type WrittenType } from '../content/reading.ts';
import type { GivenData } from '../given-data.ts';
import { languageOfKeys } from '../key-language.ts';
import { labelOf } from '../key-words.ts';
import { isMachineMade } from '../machine-made.ts';
import { endsWith, isCalled, mentions, notionsOf } from '../notions.ts';
import { assignUnnamed } from '../party/unnamed-parties.ts';
import { isForPrograms, isOpaqueText } from '../plumbing.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { type Matcher, matcherOf } from '../shape/match-keys.ts';
import { readAround, readShape } from '../shape/read-shape.ts';
import { assignContactBelow } from './contact-below.ts';
import { leaveSubjects } from './subjects.ts';

/** A document of written words while it is read. */
export interface Written {
  readonly type: WrittenType;
  readonly draft: Draft;
  readonly composing: Composing;
  readonly matcher: Matcher;
  readonly locale: Locale;
  readonly given: GivenData;
  readonly text: (term: string, place?: string) => string | undefined;
  readonly date: (term: string, place?: string) => string | undefined;
  readonly person: (role: Role, place: string) => ReturnType<typeof composePerson>;
  /** What is left, once all terms are taken. */
  readonly content: () => Content;
  readonly reading: ContentReading;
  readonly paths: WeakMap<object, string>;
  /** Objects that were read as somebody. */
  readonly read: Set<string>;
}

/** Reads the terms of a type from data of no known system. */
export function openWritten(
  given: GivenData,
  type: WrittenType,
  shapes: Shapes,
  roles: readonly Role[],
): Written {
  const matcher = matcherOf(shapes, languageOfKeys(given.whole));
  // What is none of the types has no vocabulary of its own: only its keys say what its values are.
  const machineMade = type !== 'document' && isMachineMade(given.whole, given.marks);
  const entry = { value: given.data, path: given.path };
  const refuses = machineMade ? isForPrograms : isOpaqueText;
  const draft = readShape(matcher, 'document', entry, refuses);
  readAround(matcher, draft, [...given.beside, ...headsIn(given, type)], refuses);
  const isOfSender = type === 'report' && leaveSubjects(draft);
  assignUnnamed(draft, { isFree: type === 'document', isOfSender });
  if (type === 'report') leaveOneOfMany(draft, given);
  const read = assignHolders(matcher, draft, roles);
  const locale = localeOf(given.whole, given.requested, languageOfKeys);
  const currency =
    all(draft, 'currency')
      .map(({ value }) => currencyCode(value))
      .find((code) => code !== undefined) ?? locale.currency;
  const composing: Composing = {
    ...{ origins: new Map(), consumed: new Set<string>(), currency },
    language: locale.language,
    ...{ minorUnits: given.minorUnits, machineMade },
    hasOtherMark: hasOtherMark(given.isOfDatabase, locale.language),
  };
  const paths = new WeakMap<object, string>();
  const reading: ContentReading = {
    ...{ type, composing, matcher, read, paths, locale: { ...locale, currency } },
    forms: new WeakMap(),
  };
  if (!machineMade)
    for (const found of all(draft, 'issueDate'))
      found.taken = /^(?:time|zeit)st[ea]mp/i.test(found.key);
  for (const found of [...all(draft, 'number'), ...all(draft, 'credentialId')])
    if (/^id$/i.test(found.key)) found.taken = machineMade || !isWrittenNumber(found.value);
  if (type === 'report') leaveRecordIds(draft);
  if (type === 'report' || type === 'certificate') assignContactBelow(draft, given.data);
  for (const { path } of all(draft, 'signatories.image')) composing.consumed.add(path);
  // `language: "Rust"` is what the data says of something.
  for (const target of ['currency', 'language', 'timeZone', 'accentColor'])
    for (const { path, value } of all(draft, target))
      if (target !== 'language' || languageTag(value) !== undefined) composing.consumed.add(path);
  return {
    ...{ type, draft, composing, matcher, given, paths, read },
    locale: { ...locale, currency },
    text: (term, place = term) => {
      if (term === 'title') dropNames(composing, draft);
      return takeText(composing, draft, term, place);
    },
    date: (term, place = term) => takeDate(composing, draft, term, place),
    person: (role, place) =>
      withoutCode(
        composing,
        composePerson(composing, draft, role, place, locale, rootOf(given), read),
        given.isOfDatabase === true ? `${place}.role` : undefined,
      ),
    content: () => readContent(reading, given),
    reading,
  };
}

/** `tenants: [{ … }, { … }]`: a report is not for the first of several. */
function leaveOneOfMany({ found }: Draft, given: GivenData): void {
  for (const [target, every] of found) {
    if (!target.startsWith('buyer.')) continue;
    const kept = every.filter(({ path }) => {
      const list = /^(.+?)\[0\]/.exec(ownPath(given, path))?.[1];
      const value = list === undefined ? undefined : valueAt(given.data, list);
      return !Array.isArray(value) || value.length < 2;
    });
    if (kept.length === 0) found.delete(target);
    else found.set(target, kept);
  }
}

/** "NEIGHBOUR": in which list of a program somebody stands is no line of their address. */
function withoutCode(
  { consumed, origins }: Composing,
  party: Party | undefined,
  place: string | undefined,
): Party | undefined {
  if (place === undefined || party?.role === undefined || !ROLE_CODE.test(party.role)) return party;
  const { role: _code, ...others } = party;
  consumed.delete(origins.get(place) ?? '');
  return others;
}

const ROLE_CODE = /^\p{Lu}{4,}(?:_\p{Lu}+)*$/u;

/** What programs call something is no title: "sessionDefaultChannelGroup". People have codes too, and mean words: "GERACAO_MENSAL". */
function dropNames(composing: Composing, draft: Draft): void {
  const titles = all(draft, 'title');
  const isOnly = titles.every(({ value }) => NAME.test(String(value)) || CODE.test(String(value)));
  for (const found of titles) {
    if (typeof found.value !== 'string') continue;
    const isCode = CODE.test(found.value);
    if (isCode && isOnly && !composing.machineMade) {
      Object.assign(found, { value: labelOf(found.value) });
      continue;
    }
    const isName = NAME.test(found.value) || (isCode && !composing.machineMade);
    if (isName) composing.consumed.add(found.path);
    found.taken = isName || isKind(found);
  }
}

/** `report_id: "insp-0714-a"` beside `reference: "INSP-0714"`: of two numbers people use the written one. */
function leaveRecordIds({ found, left }: Draft): void {
  const numbers = found.get('number') ?? [];
  const ids = numbers.filter(({ key, value }) => mentions(key, 'id') && !isWrittenNumber(value));
  if (ids.length === 0) return;
  const written = numbers.filter((each) => !ids.includes(each));
  const own = left.find(
    ({ key, value, way }) =>
      way.length === 0 && isCalled(key, 'reference') && isWrittenNumber(value),
  );
  if (written.length === 0 && own !== undefined) {
    const { key, value, path } = own;
    const flags = { holder: '', numbers: [], rank: 0, isMinor: false, taken: false };
    written.push({ key, value, path, ...flags });
  }
  if (written.length > 0) found.set('number', written);
}

/** People number in capitals: "EC-2026-0044". */
export const isWrittenNumber = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && /^(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d/ .-]{3,30}$/.test(value.trim());

const NAME = /^(?:[a-z]+[A-Z]\w*|[a-z]+(?:_[a-z0-9]+)+)$/;
const CODE = /^(?:[a-z]{2,}(?:_[a-z]+)+|[A-Z]{2,}(?:_[A-Z]+)+)$/;

/** `leaseType: "Fixed"` says of which kind it is, and `type: "NDA"` what. */
const isKind = ({ key, value }: Found): boolean =>
  endsWith(key, 'type') && /^\p{L}\p{Ll}+$/u.test(String(value)) && !isDocument(String(value));

const isDocument = (text: string): boolean =>
  text.length > LONGEST_KIND ||
  notionsOf(text).readings.some((words) => words.some(isDocumentWord));
const LONGEST_KIND = 8;

/** `date_reported`, `reported_on`. */
const isDated = (key: string): boolean => mentions(key, 'date');

/** `{ cc: { ttl: "Certificate of Calibration", no: …, dt: … } }`: a head that is an object of its own, whatever its name. */
function headsIn({ data, path }: GivenData, type: WrittenType): GivenData['beside'] {
  return Object.entries(data).flatMap(([name, head]) => {
    if (!isObject(head)) return [];
    const keys = Object.keys(head);
    const isPaperItself = (type === 'document' && isPaper(name)) || isTitled(head, type);
    if (
      !isPaperItself &&
      !['title', 'number', 'date'].every((notion) =>
        keys.some((key) => endsWith(key, notion) || (notion === 'date' && isDated(key))),
      )
    )
      return [];
    return Object.entries(head).map(([key, value]) => ({
      ...{ key, value },
      path: joinPath(joinPath(path, name), key),
    }));
  });
}

/** `inspection: { title: "Mid-Term Property Inspection Report", … }`: its title says that it is the document. */
const isTitled = (head: JsonObject, type: WrittenType): boolean =>
  Object.entries(head).some(
    ([key, value]) =>
      isCalled(key, 'title') &&
      typeof value === 'string' &&
      value.length <= LONGEST_TITLE &&
      /\S\s+\S/.test(value) &&
      mentions(value, type),
  );

const LONGEST_TITLE = 80;

/** A path within the document. */
export const ownPath = ({ path: root }: GivenData, path: string): string =>
  root !== '' && path.startsWith(`${root}.`) ? path.slice(root.length + 1) : path;

/** The data with the document at its path. */
function rootOf({ data, path }: GivenData): JsonValue {
  let root: JsonValue = data;
  for (const step of path.split(/\.|(?=\[)/).reverse())
    if (step !== '') root = step.startsWith('[') ? [root] : { [step]: root };
  return root;
}

/** The model with where its content came from, and nothing in it twice. */
export function finish(
  { composing, draft, locale, paths }: Written,
  model: Record<string, unknown> & { type: DocumentModel['type'] },
): MappedDocument {
  const language = locale.language === DEFAULT_LANGUAGE ? undefined : locale.language;
  const complete = present({
    ...model,
    currency: locale.currency,
    language,
    accentColor: cssColor(best(draft, 'accentColor')?.value),
    timeZone: best(draft, 'timeZone') === undefined ? undefined : locale.timeZone,
  });
  for (const [place, list] of Object.entries(complete)) {
    if (!Array.isArray(list)) continue;
    const own = paths.get(list);
    if (own !== undefined) {
      composing.origins.set(place, own);
      composing.origins.set(`${place}.0`, own);
    }
    locatePlaces(composing, paths, list, place);
  }
  return {
    model: complete as DocumentModel,
    origins: composing.origins,
    consumed: composing.consumed,
  };
}

export function locatePlaces(
  composing: Composing,
  paths: WeakMap<object, string>,
  list: readonly unknown[],
  place: string,
): void {
  for (const [index, each] of list.entries()) {
    if (each === null || typeof each !== 'object') continue;
    const at = `${place}.${index}`;
    const path = paths.get(each);
    const section = each as Section;
    if (path !== undefined)
      for (const part of ['title', 'value', 'facts', 'metrics', 'table.rows.0.cells.0'])
        composing.origins.set(`${at}.${part}`, path);
    for (const part of ['paragraphs', 'list'] as const) {
      const texts = section[part];
      const own = (texts && paths.get(texts)) ?? path;
      if (own !== undefined) composing.origins.set(`${at}.${part}.0`, own);
    }
    if (section.facts) locatePlaces(composing, paths, section.facts, `${at}.facts`);
    if (section.sections) locatePlaces(composing, paths, section.sections, `${at}.sections`);
  }
}

/** Single values that the document does not say elsewhere. */
export function unsaid(facts: readonly Fact[], ...parts: readonly unknown[]): Fact[] {
  const said = new Set<string>();
  const pending: unknown[] = [...parts];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part === 'string') said.add(part.trim().toLowerCase());
    else if (part !== null && typeof part === 'object') pending.push(...Object.values(part));
  }
  // What is to be paid says something else than the line of the same amount.
  return facts.filter(
    ({ kind, value }) =>
      kind === 'money' || value.length < 3 || !said.has(value.trim().toLowerCase()),
  );
}
