import type { ContentTable, Fact, Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isEmpty, isScalar, objectsIn } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { isCalled } from '../notions.ts';
import { alikeRecords } from './alike-records.ts';
import { isImage, isTexts, valueIn } from './content-values.ts';
import { filled, isListKey, isTitleKey, partsOf, readAsEntries, recordsIn } from './entries.ts';
import { nameBesideList, takeTerm } from './entry-head.ts';
import { groupedRows } from './grouped-rows.ts';
import { pairsIn } from './named-values.ts';
import { isNotPrinted } from './not-printed.ts';
import { onlyName } from './only-name.ts';
import { picturesIn } from './pictures.ts';
import { placeAmong, placeFact } from './places.ts';
import {
  asTheirTotals,
  inNamedCurrency,
  inTheirCurrency,
  isSummedUp,
  onceEach,
  pricedAlike,
} from './priced-facts.ts';
import {
  type ContentReading,
  factOf,
  isProse,
  isProseOrSentence,
  isSentence,
  joined,
  joinPath,
  labelFor,
  plays,
} from './reading.ts';
import { withMaximum } from './scores.ts';
import { shareForms } from './sibling-lists.ts';
import { spanFact } from './span-fact.ts';
import { consume, gridOf, type Located, tableOf } from './tables.ts';
import { totalsAsRows } from './total-rows.ts';

/** Clauses and chapters stand on their own, without the name of their list. */
export function partsIn(
  reading: ContentReading,
  value: JsonObject | readonly JsonValue[],
  path: string,
): Section[] | undefined {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value as JsonObject).filter(([, inner]) => !isEmpty(inner));
    if (!entries.every(([, inner]) => typeof inner !== 'number')) return undefined;
    // `term: { start_date: …, renewal: "by one year" }`: facts, and no clauses.
    if (entries.every(([, inner]) => isScalar(inner) && !isProseOrSentence(String(inner))))
      return undefined;
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
  const whole: Section = heading === undefined ? made : { title: heading, ...made };
  const section = reading.type === 'report' ? groupedRows(reading, whole) : whole;
  reading.paths.set(section, path);
  return section;
}

/** `appendix: { title: "Appendix A – Units", units: [{ … }] }`: a list has a title of its own. */
function namedAs(reading: ContentReading, value: JsonObject, path: string): string | undefined {
  if (reading.type !== 'contract' && reading.type !== 'report') return undefined;
  const own = Object.entries(value).find(
    ([key, inner]) =>
      isTitleKey(key) &&
      (reading.type === 'contract' ? isCalled(key, 'title') : key === 'label') &&
      typeof inner === 'string',
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
    const alike = reading.type === 'report' ? alikeRecords(reading, rows) : undefined;
    if (alike !== undefined) return alike;
    const entries = reading.forms.get(value) ?? readAsEntries(rows);
    if (entries) shareForms(reading, rows);
    const table = entries ? undefined : tableOf(reading, rows, around);
    if (table !== undefined && isOfTexts(reading, table))
      return { list: table.rows.flatMap(({ cells }) => cells[0] ?? []) };
    if (!entries) return table && { table };
    return { sections: rows.flatMap((row) => entrySection(reading, row) ?? []) };
  }
  const items = value.map(joined).filter((text) => text !== '');
  if (items.length === 0) return undefined;
  consume(reading, value as JsonValue, path);
  return items.some((text) => text.length > 200) ? { paragraphs: items } : { list: items };
}

/** `sub_clauses: [{ body: "…" }, { body: "…" }]`: texts alone are a list, and no table of one column. */
const isOfTexts = ({ type }: ContentReading, { columns, rows }: ContentTable): boolean =>
  columns.length === 1 &&
  columns[0]?.kind === 'text' &&
  rows.every(({ cells: [text], details }) => details === undefined && text !== null) &&
  (type === 'contract' || rows.every(({ cells: [text] }) => isProseOrSentence(text ?? '')));

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
    !isProseOrSentence(only.text) &&
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
  const said = objectSection(reading, rest, entry.path);
  const others = reading.type === 'contract' && texts.length === 0 ? withOnlyList(said) : said;
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

/** `{ no: 1, title: "Use", members: ["…", "…"] }`: what a clause says is no list of its own. */
function withOnlyList(section: Section | undefined): Section | undefined {
  const { sections: [only, ...others] = [], ...rest } = section ?? {};
  const isAlone = only !== undefined && others.length === 0 && Object.keys(rest).length === 0;
  const isList = isAlone && (only.list ?? only.paragraphs) !== undefined;
  if (!isList || only.sections !== undefined) return section;
  const { title: _, ...list } = only;
  return list;
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
  // Beside a text a sentence is one as well, in the order of the data.
  const isTold = Object.values(value).some((each) => typeof each === 'string' && isProse(each));
  const facts: Fact[] = [];
  const paragraphs: string[] = [];
  const list: string[] = [];
  const parts: Section[] = [];
  const address = placeAmong(reading, value, path);
  for (const [key, inner] of Object.entries(value)) {
    const at = joinPath(path, key);
    if (address?.keys[0] === key) facts.push(address.fact);
    if (reading.composing.consumed.has(at) || (isNotPrinted(key, inner) && !isImage(inner)))
      continue;
    if (reading.type === 'commercial' && reading.read.has(at)) continue;
    const single = isScalar(inner) ? inner : isObject(inner) ? valueIn(inner) : undefined;
    const image = isImage(inner)
      ? sectionOf(reading, labelFor(reading, key), inner as never, at, { around: key })
      : undefined;
    if (image !== undefined) parts.push(image);
    else if (single !== undefined) {
      const text = String(single).trim();
      const isText = typeof single === 'string' && (isProse(text) || (isTold && isSentence(text)));
      if (isText && (plays('text', key) || reading.composing.machineMade)) {
        consume(reading, inner, at);
        paragraphs.push(text);
      } else if (isText) parts.push(textSection(reading, key, text, inner, at));
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
    } else addPart(reading, key, inner as JsonObject, at, { facts, sections: parts });
  }
  asTheirTotals(parts, facts);
  inNamedCurrency(reading, value, parts);
  const priced = pricedAlike(facts, value, around);
  const sections = totalsAsRows(reading, parts);
  return together(reading, { paragraphs, list, facts: priced, sections });
}

/** The parts of a section that say something. */
function together(
  reading: ContentReading,
  said: {
    readonly paragraphs: string[];
    readonly list: string[];
    readonly facts: Fact[];
    readonly sections: Section[];
  },
): Section | undefined {
  const { paragraphs, list, facts, sections } = said;
  // What is summed up stands below its table.
  const [only, second] = sections;
  const isTable =
    only !== undefined &&
    second === undefined &&
    Object.keys(only).every((part) => part === 'table' || part === 'facts');
  // One with a heading of its own keeps it.
  const summed = isTable
    ? only
    : sections.find((section) => section.title === undefined && isSummedUp(section, facts));
  if (summed !== undefined) sections.splice(sections.indexOf(summed), 1);
  const all = summed === undefined ? facts : [...(summed.facts ?? []), ...facts];
  const made = {
    ...(summed && { table: summed.table }),
    ...(paragraphs.length === 0 ? {} : { paragraphs }),
    ...(list.length === 0 ? {} : { list }),
    ...(all.length === 0 ? {} : { facts: withMaximum(reading, onceEach(reading, all)) }),
    ...(sections.length === 0 ? {} : { sections }),
  };
  return Object.keys(made).length === 0 ? undefined : made;
}

/** A list or an object within an object: a place is a line of it, anything else a part of its own. */
function addPart(
  reading: ContentReading,
  key: string,
  value: JsonObject | readonly JsonValue[],
  path: string,
  { facts, sections }: { readonly facts: Fact[]; readonly sections: Section[] },
): void {
  const place = Array.isArray(value)
    ? undefined
    : (placeFact(reading, key, value as JsonObject, path) ??
      spanFact(reading, key, value as JsonObject, path));
  if (place !== undefined) {
    facts.push(place);
    return;
  }
  const title = isStructure(key) ? undefined : labelFor(reading, key);
  const section = sectionOf(reading, title, value, path, { around: key });
  const name = onlyName(section);
  if (name !== undefined) facts.push(name);
  else if (section !== undefined) sections.push(section);
}

/** `{ title: "Animals", rows: [{ … }] }`: rows need no name of their own. */
const isStructure = (key: string): boolean =>
  ['line item', 'line', 'item', 'sub clause', 'table', 'row'].some((notion) =>
    isCalled(key, notion),
  ) || /^(?:children|nodes)$/i.test(key);

/** "00391" is what a counter shows, and so is "48217" in the same row: neither is a quantity. */
const isOfCounters = (value: JsonObject): boolean =>
  Object.values(value).some((each) => typeof each === 'string' && /^0\d{2,}$/.test(each));

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
