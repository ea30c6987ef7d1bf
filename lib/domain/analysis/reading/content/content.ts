import type { Fact, Metric, Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isEmpty, isScalar, objectsIn, type Scalar } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { wordsOfKey } from '../key-words.ts';
import { endsWith, isCalled, mentions, notionsOf } from '../notions.ts';
import { isParty } from '../shape/parties-in.ts';
import { isImage, isTexts, valueIn } from './content-values.ts';
import { isPaper } from './document-name.ts';
import { type Repeated, repeatedIn } from './form-rows.ts';
import { type HeadedGrid, headedGrids, headedRows } from './headed-rows.ts';
import { metricsIn } from './metrics-in.ts';
import { isNotPrinted } from './not-printed.ts';
import { namesOnlyText, withoutContainerName } from './only-name.ts';
import { picturesIn } from './pictures.ts';
import { placeAmong, placeFact } from './places.ts';
import { asTheirTotals } from './priced-facts.ts';
import {
  type ContentReading,
  factOf,
  isProseOrSentence,
  joined,
  joinPath,
  labelFor,
  plays,
} from './reading.ts';
import { isAuthor, isOfRecordKey, isOfSheet } from './record-keys.ts';
import { partsIn, sectionOf } from './sections.ts';
import { isTotalKey, sumRunsIn, withTotalsLast } from './sum-runs.ts';
import { consume, tableOf } from './tables.ts';
import { totalsAsRows } from './total-rows.ts';

/** What a document says beyond the terms of its type, in the order of the data. */
export interface Content {
  /** Single values before the first section. */
  readonly facts: Fact[];
  /** Single values after it. */
  readonly details: Fact[];
  readonly summary: string[];
  readonly metrics: Metric[];
  readonly sections: Section[];
}

/** Reads whatever no term of the vocabulary has asked for. Linear in the data. */
export function readContent(reading: ContentReading, { data, path, beside }: GivenData): Content {
  const content: Content = { facts: [], details: [], summary: [], metrics: [], sections: [] };
  const rows = headedRows(reading, data, path);
  if (rows !== undefined) content.sections.push(rows);
  readFields(reading, content, data, path);
  for (const field of beside) readField(reading, content, field.key, field.value, field.path);
  asTheirTotals(content.sections, [...content.facts, ...content.details]);
  return { ...content, sections: totalsAsRows(reading, content.sections) };
}

function readFields(
  reading: ContentReading,
  content: Content,
  data: JsonObject,
  path: string,
): void {
  const repeated = repeatedIn(data);
  const grids = headedGrids(data);
  const place = path === '' ? undefined : placeAmong(reading, data, path);
  const sums = sumRunsIn(data);
  for (const [given, stated] of withTotalsLast(data)) {
    const [key, value] = withUnit(reading, data, given, stated, path);
    if (place?.keys[0] === given) addFact(content, place.fact);
    for (const grid of grids)
      if (key === grid.key || key === grid.heads) readGrid(reading, content, data, grid, path);
    const table = repeated.get(key);
    if (table !== undefined) readRepeated(reading, content, table, path);
    readField(reading, content, key, value, joinPath(path, given), sums.has(given));
  }
}

function addFact({ sections, facts, details }: Content, fact: Fact): void {
  (sections.length === 0 ? facts : details).push(fact);
}

const VALUE_KEY = /_?(?:value|amount|length)$/i;

/** `notice_period_value: 60` with `notice_period_unit: "DAYS"`: a span of sixty days. */
function withUnit(
  { composing }: ContentReading,
  data: JsonObject,
  key: string,
  value: JsonValue,
  path: string,
): readonly [key: string, value: JsonValue] {
  const stem = key.replace(VALUE_KEY, '');
  if (stem === key || typeof value !== 'number') return [key, value];
  const unit = `${stem}${key.includes('_') ? '_unit' : 'Unit'}`;
  const said = Object.hasOwn(data, unit) ? data[unit] : undefined;
  if (typeof said !== 'string' || !/^\p{L}{1,12}$/u.test(said)) return [key, value];
  composing.consumed.add(joinPath(path, unit));
  return [stem, `${value} ${said === said.toUpperCase() ? said.toLowerCase() : said}`];
}

/** `best_sellers: [[…], …]` with `best_sellers_cols: […]`: rows whose heads stand in a list of their own. */
function readGrid(
  reading: ContentReading,
  content: Content,
  data: JsonObject,
  { key, heads, table }: HeadedGrid,
  path: string,
): void {
  const at = joinPath(path, key);
  if (reading.composing.consumed.has(at)) return;
  consume(reading, data[key] ?? null, at);
  consume(reading, data[heads] ?? null, joinPath(path, heads));
  const title = labelFor(reading, key);
  const section: Section = { ...(title && { title }), table };
  reading.paths.set(section, at);
  content.sections.push(section);
}

function readRepeated(
  reading: ContentReading,
  content: Content,
  { title, rows }: Repeated,
  path: string,
): void {
  const paths = rows.flatMap(({ keys }) => keys.map((key) => joinPath(path, key)));
  if (paths.some((each) => reading.composing.consumed.has(each))) return;
  const table = tableOf(
    reading,
    rows.map(({ value, keys }) => ({ value, path: joinPath(path, keys[0] ?? '') })),
  );
  for (const each of paths) reading.composing.consumed.add(each);
  if (table === undefined) return;
  if (title !== undefined) table.columns[0] = { label: title, kind: 'text' };
  const section: Section = { table };
  reading.paths.set(section, paths[0] ?? path);
  content.sections.push(section);
}

function readField(
  reading: ContentReading,
  content: Content,
  key: string,
  value: JsonValue,
  at: string,
  isOfSum = false,
): void {
  if (reading.composing.consumed.has(at) || reading.read.has(at) || isEmpty(value)) return;
  const single = isObject(value) ? valueIn(value) : undefined;
  const isThrough =
    reading.matcher.isThrough('document', key) || (reading.type === 'document' && isPaper(key));
  if (isThrough && isObject(value) && single === undefined && !isSomebody(reading, value, at)) {
    if (isCalled(key, 'property')) readThing(reading, content, key, value, at);
    else if (!/^_?meta/i.test(key)) readFields(reading, content, value, at);
    return;
  }
  if (isNotPrinted(key, value) && !isImage(value)) return;
  if (isOfRecordKey(key, value) && !isItsOwn(reading, key, value)) return;
  if (single !== undefined) readScalar(reading, content, key, single, at, value);
  else if (isScalar(value)) readScalar(reading, content, key, value, at, value, isOfSum);
  else if (value !== null) readPart(reading, content, key, value, at);
}

/** `base: { name: …, phone: … }` of a document with a title of its own: somebody, and none of its head. */
const isSomebody = (
  { type, composing, matcher }: ContentReading,
  value: JsonObject,
  path: string,
) => {
  const title = composing.origins.get('title');
  const isTitled = title !== undefined && !title.startsWith(`${path}.`);
  return type === 'document' && isTitled && isParty(matcher, value);
};

/** Whose work a report is, and whatever data of none of the types is about. */
const isItsOwn = ({ type }: ContentReading, key: string, value: JsonValue): boolean =>
  type === 'document'
    ? !isOfSheet(key, value)
    : (type === 'report' || type === 'certificate') && isAuthor(key, value);

/** `property: { address: …, type: … }`: the thing that it is about, whose address is nobody's. */
function readThing(
  reading: ContentReading,
  content: Content,
  key: string,
  value: JsonObject,
  at: string,
): void {
  const isPlace = Object.keys(value).some((inner) => isCalled(inner, 'address'));
  const place = placeAmong(reading, value, at);
  if (place !== undefined) addFact(content, place.fact);
  for (const [inner, said] of Object.entries(value)) {
    const isItsOwn = isPlace && OF_THING.some((notion) => isCalled(inner, notion));
    readField(reading, content, isItsOwn ? `${key}_${inner}` : inner, said, joinPath(at, inner));
  }
}

const OF_THING = ['address', 'type', 'description'];

function readScalar(
  reading: ContentReading,
  content: Content,
  key: string,
  value: Scalar,
  path: string,
  given: JsonValue,
  isOfSum = false,
): void {
  const text = String(value).trim();
  if (plays('summary', key) && reading.type === 'report') {
    consume(reading, given, path);
    content.summary.push(text);
    reading.paths.set(content.summary, path);
    return;
  }
  const images = picturesIn(key, value);
  if (images !== undefined) {
    add(reading, content, { title: labelFor(reading, key), images }, given, path);
    return;
  }
  const isText =
    (reading.type === 'letter' && (plays('text', key) || isPartOfText(key))) ||
    (reading.type === 'document' && namesOnlyText(key)) ||
    (reading.type === 'contract' && isClosing(key));
  if (typeof value === 'string' && (isText || isProseOrSentence(text))) {
    const title =
      isText || (reading.type === 'letter' && isNote(key)) ? undefined : labelFor(reading, key);
    if (
      title === undefined &&
      !isText &&
      !isNote(key) &&
      !plays('text', key) &&
      !plays('parts', key)
    )
      return;
    add(reading, content, { title, paragraphs: [text] }, given, path);
    return;
  }
  // One word of the document itself is a state: "printed", "signed".
  if (value === true && wordsOfKey(key).length === 1) return;
  const fact = factOf(reading, key, value, path);
  if (fact === undefined) return;
  consume(reading, given, path);
  const last = content.sections.at(-1);
  if (isOfSum && fact.kind === 'number') fact.kind = 'money';
  const isBelow = isOfSum || isSumOfRows(key, fact);
  if (last?.table !== undefined && reading.type !== 'commercial' && isBelow)
    content.sections.splice(-1, 1, below(reading, last, fact));
  else addFact(content, fact);
}

/** `entries: […], closing_balance: 860`: what rows come to is read below them. */
const isSumOfRows = (key: string, { kind }: Fact): boolean =>
  (kind === 'money' || kind === 'number') && isTotalKey(key);

function below({ paths }: ContentReading, section: Section, fact: Fact): Section {
  const made: Section = { ...section, facts: [...(section.facts ?? []), fact] };
  const path = paths.get(section);
  if (path !== undefined) paths.set(made, path);
  return made;
}

/** `closing_html`, `absaetze_nach_tabelle`: further parts of what a letter says. */
const isPartOfText = (key: string): boolean =>
  mentions(key, 'paragraph') || ['html', 'text', 'body'].some((notion) => endsWith(key, notion));

/** `signature_text`: what stands above the signatures has no heading. */
const isClosing = (key: string): boolean =>
  mentions(key, 'signature') && (isPartOfText(key) || mentions(key, 'statement', 'clause', 'note'));

/** A note says itself what it is about: `nota_deuda`, `hinweis_zahlung`. */
const isNote = (key: string): boolean =>
  notionsOf(key).readings.some((words) => words[0] === 'note' || words.at(-1) === 'note');

function add(
  reading: ContentReading,
  content: Content,
  { title, ...section }: Omit<Section, 'title'> & { title?: string | undefined },
  value: JsonValue,
  path: string,
): void {
  consume(reading, value, path);
  const made: Section = title === undefined ? section : { title, ...section };
  reading.paths.set(made, path);
  content.sections.push(made);
}

function readPart(
  reading: ContentReading,
  content: Content,
  key: string,
  value: JsonObject | readonly JsonValue[],
  path: string,
): void {
  // Of a list of one, what was read was read as the document's own.
  const [one] =
    Array.isArray(value) && value.length === 1 ? (objectsIn(value as JsonValue) ?? []) : [];
  const inOne = one === undefined ? [] : Object.keys(one).map((inner) => `${path}[0].${inner}`);
  if (inOne.some((inner) => reading.composing.consumed.has(inner))) return;
  if (plays('metrics', key) && reading.type === 'report') {
    const metrics = metricsIn(reading, value, path);
    if (metrics !== undefined) {
      content.metrics.push(...metrics);
      reading.paths.set(content.metrics, path);
      return;
    }
  }
  if (plays('summary', key) && reading.type === 'report' && isTexts(value)) {
    consume(reading, value as JsonValue, path);
    content.summary.push(...(value as readonly JsonValue[]).map(joined));
    return;
  }
  const isText = plays('text', key) || (reading.type === 'letter' && isPartOfText(key));
  if (isText && isTexts(value)) {
    const paragraphs = (value as readonly JsonValue[]).map(joined);
    add(reading, content, { paragraphs }, value as JsonValue, path);
    return;
  }
  if (plays('enclosures', key) && isTexts(value)) {
    const fact = factOf(reading, key, joined(value as JsonValue), path);
    consume(reading, value as JsonValue, path);
    if (fact !== undefined) content.details.push(fact);
    return;
  }
  // After the clauses a list of sentences is one of them.
  const isFurther = content.sections.length > 0 && isTexts(value);
  const isParts = plays('parts', key) && reading.type !== 'certificate' && !isFurther;
  const parts = isParts ? partsIn(reading, value, path) : undefined;
  if (parts !== undefined) {
    content.sections.push(...parts);
    return;
  }
  const place = !Array.isArray(value)
    ? placeFact(reading, key, value as JsonObject, path)
    : undefined;
  if (place !== undefined) {
    addFact(content, place);
    return;
  }
  const section = sectionOf(reading, labelFor(reading, key), value, path, { around: key });
  if (section !== undefined) content.sections.push(...withoutContainerName(key, section));
}
