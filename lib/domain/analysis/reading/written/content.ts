import type { Fact, Metric, Section } from '#lib/domain/document-model/content.ts';
import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isEmpty, isScalar, measured, objectsIn, type Scalar, wrapped } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { metricOf } from '../metrics.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { isPaper } from './document-name.ts';
import { filled, isListKey, isTitleKey, partsOf, readAsEntries, recordsIn } from './entries.ts';
import { nameBesideList, takeTerm } from './entry-head.ts';
import { type Repeated, repeatedIn } from './form-rows.ts';
import { type HeadedGrid, headedGrids, headedRows } from './headed-rows.ts';
import { pairsIn, placeFact } from './named-values.ts';
import { isNotPrinted } from './not-printed.ts';
import { picturesIn } from './pictures.ts';
import {
  asTheirTotals,
  inTheirCurrency,
  onceEach,
  pricedAlike,
  reckonedAlike,
} from './priced-facts.ts';
import {
  type ContentReading,
  factOf,
  isProse,
  isSentence,
  joined,
  joinPath,
  labelFor,
  plays,
} from './reading.ts';
import { withMaximum } from './scores.ts';
import { shareForms } from './sibling-lists.ts';
import { consume, gridOf, type Located, tableOf } from './tables.ts';

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
  asTheirTotals(content.sections, content.facts);
  return content;
}

function readFields(
  reading: ContentReading,
  content: Content,
  data: JsonObject,
  path: string,
): void {
  const repeated = repeatedIn(data);
  const grids = headedGrids(data);
  for (const [given, stated] of Object.entries(data)) {
    const [key, value] = withUnit(reading, data, given, stated, path);
    for (const grid of grids)
      if (key === grid.key || key === grid.heads) readGrid(reading, content, data, grid, path);
    const table = repeated.get(key);
    if (table !== undefined) readRepeated(reading, content, table, path);
    readField(reading, content, key, value, joinPath(path, given));
  }
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
): void {
  if (reading.composing.consumed.has(at) || reading.read.has(at) || isEmpty(value)) return;
  const single = isObject(value) ? valueIn(value) : undefined;
  const isThrough =
    reading.matcher.isThrough('document', key) || (reading.type === 'document' && isPaper(key));
  if (isThrough && isObject(value) && single === undefined) {
    if (isCalled(key, 'property')) readThing(reading, content, key, value, at);
    else if (!/^_?meta/i.test(key)) readFields(reading, content, value, at);
    return;
  }
  if (isNotPrinted(key, value) && !isImage(value)) return;
  if (single !== undefined) readScalar(reading, content, key, single, at, value);
  else if (isScalar(value)) readScalar(reading, content, key, value, at, value);
  else if (value !== null) readPart(reading, content, key, value, at);
}

/** `property: { address: …, type: … }`: the thing that it is about, whose address is nobody's. */
function readThing(
  reading: ContentReading,
  content: Content,
  key: string,
  value: JsonObject,
  at: string,
): void {
  const isPlace = Object.keys(value).some((inner) => isCalled(inner, 'address'));
  for (const [inner, said] of Object.entries(value)) {
    const isItsOwn = isPlace && (isCalled(inner, 'address') || isCalled(inner, 'type'));
    readField(reading, content, isItsOwn ? `${key}_${inner}` : inner, said, joinPath(at, inner));
  }
}

/** An image is a long text without a space, and no token. */
const isImage = (value: JsonValue): boolean => typeof value === 'string' && looksLikeImage(value);

function readScalar(
  reading: ContentReading,
  content: Content,
  key: string,
  value: Scalar,
  path: string,
  given: JsonValue,
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
  const isText = reading.type === 'letter' && plays('text', key);
  if (typeof value === 'string' && (isText || isSentence(text) || isProse(text))) {
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
  if (last?.table !== undefined && reading.type !== 'commercial' && isSumOfRows(key, fact))
    content.sections.splice(-1, 1, below(reading, last, fact));
  else (content.sections.length === 0 ? content.facts : content.details).push(fact);
}

/** `entries: […], closing_balance: 860`: what rows come to is read below them. */
const isSumOfRows = (key: string, { kind }: Fact): boolean =>
  (kind === 'money' || kind === 'number') &&
  notionsOf(key).readings.some((words) => words.some((word) => SUM_OF_ROWS.has(word)));

const SUM_OF_ROWS: ReadonlySet<string> = new Set(['total', 'subtotal', 'balance', 'sum']);

function below({ paths }: ContentReading, section: Section, fact: Fact): Section {
  const made: Section = { ...section, facts: [...(section.facts ?? []), fact] };
  const path = paths.get(section);
  if (path !== undefined) paths.set(made, path);
  return made;
}

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
  if (plays('text', key) && isTexts(value)) {
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
    (content.sections.length === 0 ? content.facts : content.details).push(place);
    return;
  }
  const section = sectionOf(reading, labelFor(reading, key), value, path, { around: key });
  if (section !== undefined) content.sections.push(section);
}

const isTexts = (value: JsonObject | readonly JsonValue[]): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

/** Clauses and chapters stand on their own, without the name of their list. */
function partsIn(
  reading: ContentReading,
  value: JsonObject | readonly JsonValue[],
  path: string,
): Section[] | undefined {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value as JsonObject).filter(([, inner]) => !isEmpty(inner));
    if (!entries.every(([, inner]) => typeof inner !== 'number')) return undefined;
    return entries.flatMap(([key, inner]) => {
      if (isNotPrinted(key, inner)) return [];
      const title = labelFor(reading, key);
      const section = sectionOf(
        reading,
        title,
        isScalar(inner) ? [inner] : (inner as JsonObject),
        joinPath(path, key),
        { isText: isScalar(inner) },
      );
      return section === undefined ? [] : [section];
    });
  }
  if (isTexts(value)) {
    consume(reading, value as JsonValue, path);
    const section: Section = { list: value.map(String) };
    reading.paths.set(section, path);
    return [section];
  }
  const objects = objectsIn(value as JsonValue);
  if (objects === undefined || !readAsEntries(locate(value, path))) return undefined;
  shareForms(reading, locate(value, path));
  return locate(value, path).flatMap((entry) => entrySection(reading, entry) ?? []);
}

const locate = (value: readonly JsonValue[], path: string): Located[] =>
  value.flatMap((each, index) =>
    isObject(each) ? [{ value: each, path: `${path}[${index}]` }] : [],
  );

function metricsIn(
  reading: ContentReading,
  value: JsonObject | readonly JsonValue[],
  path: string,
): Metric[] | undefined {
  const named: (readonly [key: string | undefined, value: JsonValue, path: string])[] =
    Array.isArray(value)
      ? value.map((each, index) => [undefined, each, `${path}[${index}]`] as const)
      : Object.entries(value).map(([key, inner]) => [key, inner, joinPath(path, key)] as const);
  const metrics: Metric[] = [];
  for (const [key, inner, at] of named) {
    if (isEmpty(inner) || (key !== undefined && isNotPrinted(key, inner))) continue;
    const label = key === undefined ? undefined : labelFor(reading, key);
    const metric = isObject(inner)
      ? metricOf(label === undefined ? inner : { name: label, ...inner }, reading.locale)
      : key !== undefined && isScalar(inner) && !isProse(String(inner))
        ? factOf(reading, key, inner, at)
        : undefined;
    if (metric === undefined) return undefined;
    // What has no currency is counted.
    if (
      metric.kind === 'money' &&
      /^-?\d+$/.test(metric.value) &&
      reading.composing.currency === undefined
    )
      Object.assign(metric, { kind: 'number' });
    consume(reading, inner, at);
    reading.paths.set(metric, at);
    metrics.push(metric);
  }
  reckonedAlike(metrics);
  return metrics.length === 0 ? undefined : metrics;
}

/** A list or an object as a part of the document under its name. */
export function sectionOf(
  reading: ContentReading,
  title: string | undefined,
  value: JsonObject | readonly JsonValue[],
  path: string,
  { isText = false, around = '' }: { readonly isText?: boolean; readonly around?: string } = {},
): Section | undefined {
  const named = Array.isArray(value) ? undefined : namedAs(reading, value as JsonObject, path);
  const images = isText ? undefined : picturesIn(around, value as JsonValue);
  if (images !== undefined) consume(reading, value as JsonValue, path);
  const made =
    images !== undefined
      ? { images }
      : isText
        ? { paragraphs: (value as readonly JsonValue[]).map(joined) }
        : Array.isArray(value)
          ? listSection(reading, value, path, around)
          : objectSection(reading, value as JsonObject, path, around);
  if (isText) consume(reading, true, path);
  if (made === undefined || !filled(made)) return undefined;
  const heading = named ?? title;
  const section = heading === undefined ? made : { title: heading, ...made };
  reading.paths.set(section, path);
  return section;
}

/** `appendix: { title: "Appendix A – Units", units: [{ … }] }`: in a contract a list is cited by its own title. */
function namedAs(reading: ContentReading, value: JsonObject, path: string): string | undefined {
  if (reading.type !== 'contract') return undefined;
  const own = Object.entries(value).find(
    ([key, inner]) => isTitleKey(key) && isCalled(key, 'title') && typeof inner === 'string',
  );
  if (own === undefined || isProse(String(own[1])) || isEmpty(own[1])) return undefined;
  if (!Object.values(value).some((inner) => objectsIn(inner) !== undefined)) return undefined;
  consume(reading, own[1], joinPath(path, own[0]));
  return String(own[1]).trim();
}

function listSection(
  reading: ContentReading,
  value: readonly JsonValue[],
  path: string,
  around = '',
): Section | undefined {
  const [head] = value;
  if (Array.isArray(head) && value.length > 1 && value.every(Array.isArray)) {
    const isHeaded = head.every((cell) => typeof cell === 'string' && /^\p{L}/u.test(cell));
    const table = gridOf(isHeaded ? head : [], isHeaded ? value.slice(1) : value);
    if (table !== undefined) consume(reading, value as JsonValue, path);
    if (table !== undefined) return { table: inTheirCurrency(reading, table) };
  }
  const rows = locate(value, path);
  if (rows.length * 2 > value.length) {
    const facts = pairsIn(reading, rows);
    if (facts !== undefined) return { facts };
    const entries = reading.forms.get(value) ?? readAsEntries(rows);
    if (entries) shareForms(reading, rows);
    const table = entries ? undefined : tableOf(reading, rows, around);
    if (!entries) return table && { table };
    return { sections: rows.flatMap((row) => entrySection(reading, row) ?? []) };
  }
  const items = value.map(joined).filter((text) => text !== '');
  if (items.length === 0) return undefined;
  consume(reading, value as JsonValue, path);
  return items.some((text) => text.length > 200) ? { paragraphs: items } : { list: items };
}

/** An entry of a list with its heading, its text and what else it says. */
function entrySection(reading: ContentReading, entry: Located): Section | undefined {
  const term = reading.type === 'document' ? takeTerm(reading, entry) : undefined;
  if (term !== undefined) {
    const said = objectSection(reading, term.rest, entry.path);
    const section: Section = { ...term.head, ...said };
    reading.paths.set(section, entry.path);
    return section;
  }
  const { number, texts: given, ...parts } = partsOf(entry, reading.type === 'contract');
  const { used } = parts;
  // `{ description: "Cottage 3 – kitchen tap", results: […] }`: what has results of its own is headed by what it is.
  const [only, second] = given;
  const isHead =
    reading.type === 'report' &&
    parts.title === undefined &&
    only !== undefined &&
    second === undefined &&
    !isProse(only.text) &&
    !isSentence(only.text) &&
    Object.values(entry.value).some((inner) => objectsIn(inner) !== undefined);
  const named =
    isHead || parts.title !== undefined ? undefined : nameBesideList(reading, entry, used);
  const title = isHead ? only.text : (parts.title ?? named);
  const texts = isHead ? [] : given;
  const heads = new Set(used);
  if (named !== undefined)
    for (const [key, inner] of Object.entries(entry.value))
      if (typeof inner === 'string') heads.add(key);
  for (const key of heads) consume(reading, entry.value[key] ?? null, joinPath(entry.path, key));
  const rest = Object.fromEntries(Object.entries(entry.value).filter(([key]) => !heads.has(key)));
  const others = objectSection(reading, rest, entry.path);
  const aside = number !== undefined && reading.type === 'contract' ? number : undefined;
  const section: Section = {
    ...(title === undefined ? {} : { title }),
    ...(aside === undefined || title === undefined ? {} : { aside }),
    ...others,
    paragraphs: [
      ...texts.map(({ text }, index) =>
        index === 0 && title === undefined && aside !== undefined ? `${aside} ${text}` : text,
      ),
      ...(others?.paragraphs ?? []),
    ],
  };
  // A heading without anything below it is a text.
  if (!filled(section)) {
    if (title === undefined) return undefined;
    const text: Section = { paragraphs: [title] };
    reading.paths.set(text, entry.path);
    return text;
  }
  reading.paths.set(section, entry.path);
  const [first] = texts;
  if (first !== undefined && section.paragraphs) reading.paths.set(section.paragraphs, first.path);
  return section;
}

/** What an object says: single values, texts, and its lists and objects as parts of their own. */
function objectSection(
  reading: ContentReading,
  value: JsonObject,
  path: string,
  around = '',
): Section | undefined {
  const grid = gridIn(reading, value, path);
  if (grid !== undefined) return grid;
  const records = recordsIn(reading, value, path);
  const table = records && !readAsEntries(records) ? tableOf(reading, records) : undefined;
  if (table !== undefined) return { table };
  const facts: Fact[] = [];
  const paragraphs: string[] = [];
  const list: string[] = [];
  const sections: Section[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const at = joinPath(path, key);
    if (reading.composing.consumed.has(at) || (isNotPrinted(key, inner) && !isImage(inner)))
      continue;
    if (reading.type === 'commercial' && reading.read.has(at)) continue;
    const single = isScalar(inner) ? inner : isObject(inner) ? valueIn(inner) : undefined;
    const image = isImage(inner)
      ? sectionOf(reading, labelFor(reading, key), inner as never, at, { around: key })
      : undefined;
    if (image !== undefined) sections.push(image);
    else if (single !== undefined) {
      const text = String(single).trim();
      const isText = typeof single === 'string' && isProse(text);
      if (isText && (plays('text', key) || reading.composing.machineMade)) {
        consume(reading, inner, at);
        paragraphs.push(text);
      } else if (isText) sections.push(textSection(reading, key, text, inner, at));
      else {
        const fact = factOf(reading, key, single, at, around);
        if (fact !== undefined) consume(reading, inner, at);
        if (fact?.kind === 'number' && typeof single === 'string' && isOfCounters(value))
          fact.kind = 'text';
        if (fact !== undefined) facts.push(fact);
      }
    } else if (isTexts(inner as JsonValue[]) && (isListKey(key) || isTitleKey(key))) {
      consume(reading, inner, at);
      list.push(...(inner as string[]));
      reading.paths.set(list, at);
    } else if (isShortList(inner)) {
      const fact = factOf(reading, key, joined(inner), at);
      if (fact !== undefined) consume(reading, inner, at);
      if (fact !== undefined) facts.push(fact);
    } else {
      // `{ title: "Animals", rows: [{ … }] }`: rows need no name of their own.
      const isStructure =
        isCalled(key, 'line item') || isCalled(key, 'item') || /^(?:children|nodes)$/i.test(key);
      const title = isStructure ? undefined : labelFor(reading, key);
      const section = sectionOf(reading, title, inner as JsonObject, at, { around: key });
      if (section !== undefined) sections.push(section);
    }
  }
  asTheirTotals(sections, facts);
  // What is summed up stands below its table.
  const [only, second] = sections;
  const isTable =
    only !== undefined && second === undefined && Object.keys(only).join() === 'table';
  if (isTable) sections.pop();
  const made = {
    ...(isTable && { table: only.table }),
    ...(paragraphs.length === 0 ? {} : { paragraphs }),
    ...(list.length === 0 ? {} : { list }),
    ...(facts.length === 0
      ? {}
      : { facts: withMaximum(reading, onceEach(reading, pricedAlike(facts, value, around))) }),
    ...(sections.length === 0 ? {} : { sections }),
  };
  return Object.keys(made).length === 0 ? undefined : made;
}

/** "00391" is what a counter shows, and so is "48217" beside it: neither is a quantity. */
const isOfCounters = (value: JsonObject): boolean =>
  Object.values(value).some((each) => typeof each === 'string' && /^0\d{2,}$/.test(each));

/** The one value that an object stands for. */
const valueIn = (value: JsonObject): Scalar | undefined => measured(value) ?? wrapped(value)?.value;

const isShortList = (value: JsonValue): boolean =>
  Array.isArray(value) && value.every(isScalar) && joined(value as JsonValue).length <= 90;

function textSection(
  reading: ContentReading,
  key: string,
  text: string,
  value: JsonValue,
  path: string,
): Section {
  consume(reading, value, path);
  const section = { title: labelOf(key), paragraphs: [text] };
  reading.paths.set(section, path);
  return section;
}

/** `{ headers: […], rows: [[…], …] }`. */
function gridIn(reading: ContentReading, value: JsonObject, path: string): Section | undefined {
  const heads = Object.entries(value).find(([key]) =>
    /^(?:headers?|columns|head|cols)$/i.test(key),
  )?.[1];
  const rows = Object.entries(value).find(([key]) => /^(?:rows|data|body|values)$/i.test(key))?.[1];
  if (!Array.isArray(heads) || !Array.isArray(rows)) return undefined;
  const names = heads.map((each) =>
    isObject(each) ? (each.label ?? each.title ?? each.name ?? each.header ?? '') : each,
  );
  const table = gridOf(names, rows);
  if (table === undefined) return undefined;
  consume(reading, value, path);
  return { table };
}
