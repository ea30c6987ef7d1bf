import type { Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isScalar } from '../fits.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { isNotPrinted } from './not-printed.ts';
import {
  type ContentReading,
  isProse,
  isProseOrSentence,
  joined,
  joinPath,
  plays,
} from './reading.ts';
import type { Located } from './tables.ts';

const TITLES: ReadonlySet<string> = new Set(
  'title name subject header heading clause section question topic label paragraph'.split(' '),
);
const NUMBERS: ReadonlySet<string> = new Set(
  'n no nr number numero p poz k lp pos position id order index item clause article'.split(' '),
);
const NUMBERED: ReadonlySet<string> = new Set(['n', 'number', 'numero', 'ordinal']);
const LISTS: ReadonlySet<string> = new Set(
  'bullets bullet items item points point list entries paragraph content body'.split(' '),
);
/** "§ 1", "Art. 4", "2.1", "(a)", "IV.", "第3条", 3. */
const NUMBER =
  /^(?:(?:§+\s?|art(?:icle|ikel|igo|ículo|icolo|ykuł|\.)?\s?|clause\s|cl[aá]usula\s|no\.?\s|čl(?:ánek|\.)\s?|madde\s|статья\s|第|제)?\d{1,3}(?:\.\d{1,2})*\s?[.)条條조]?|\((?:[a-z]{1,2}|\d{1,2})\)|(?:§\s?|art(?:icle|ikel|\.)?\s|čl(?:ánek|\.)\s?)?(?=[ivxl])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})[.)]?)$/i;

const hasNotion = (key: string, words: ReadonlySet<string>): boolean =>
  notionsOf(key).readings.some((reading) => reading.length === 1 && words.has(reading[0] ?? ''));

/** "Primera" is a number in words, and so is "Décima primera". */
const isNumber = (key: string, text: string, isOfContract: boolean): boolean =>
  (NUMBER.test(text) && hasNotion(key, NUMBERS)) ||
  (isOfContract && /^\p{L}{4,14}(?: \p{L}{4,14})?$/u.test(text) && hasNotion(key, NUMBERED));

export const isTitleKey = (key: string): boolean => /^h\d?$/i.test(key) || hasNotion(key, TITLES);
export const isListKey = (key: string): boolean => hasNotion(key, LISTS) || plays('text', key);

/** What heads an entry of a list, and what of it is its text. */
export interface EntryParts {
  readonly number?: string;
  readonly title?: string;
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  /** The keys that these parts stand under. */
  readonly used: ReadonlySet<string>;
}

/** How an entry reads that has a heading and a text: a clause, a finding, a chapter. */
export function partsOf({ value, path }: Located, isOfContract = false): EntryParts {
  const headed = headedByKey(value, path);
  if (headed !== undefined) return headed;
  const used = new Set<string>();
  const texts: { path: string; text: string }[] = [];
  let numbered: { readonly key: string; readonly text: string } | undefined;
  let title: string | undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (isParagraphs(key, inner)) {
      for (const [index, each] of inner.entries())
        texts.push({ path: `${joinPath(path, key)}[${index}]`, text: each.trim() });
      used.add(key);
      continue;
    }
    if (!isScalar(inner) || typeof inner === 'boolean') continue;
    const text = String(inner).trim();
    if (text === '') continue;
    if (numbered === undefined && isNumber(key, text, isOfContract)) numbered = { key, text };
    else if (title === undefined && isHead(key, isOfContract) && !isProse(text)) title = text;
    else if (typeof inner === 'string' && (isProseOrSentence(text) || plays('text', key)))
      texts.push({ path: joinPath(path, key), text });
    else continue;
    used.add(key);
  }
  const isOfNothing = title === undefined && texts.length === 0;
  if (numbered !== undefined && isOfNothing) used.delete(numbered.key);
  const number = isOfNothing ? undefined : numbered?.text;
  return { ...(number && { number }), ...(title && { title }), texts, used };
}

/** `{ "Primera. Objeto": "…" }`: the only key of a text is its heading, where it is written as one. */
function headedByKey(value: JsonObject, path: string): EntryParts | undefined {
  const [[key, text] = ['', null], second] = Object.entries(value);
  if (second !== undefined || typeof text !== 'string' || !WRITTEN.test(key)) return undefined;
  if (!isProseOrSentence(text) || isTitleKey(key) || plays('text', key)) return undefined;
  const said = { path: joinPath(path, key), text: text.trim() };
  return { title: key.trim(), texts: [said], used: new Set([key]) };
}

/** A capital and more than one word, as no program names a field. */
const WRITTEN = /^(?:\p{Lu}|\d|§)[^_]*\s\S/u;

/** Each party of a contract declares something under its own name. */
const isHead = (key: string, isOfContract: boolean): boolean =>
  isTitleKey(key) || (isOfContract && isCalled(key, 'party'));

/** The paragraphs of an entry, in a list: `{ heading: …, text: ["…", "…"] }`. */
const isParagraphs = (key: string, value: JsonValue): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  isTextKey(key) &&
  value.every((each) => typeof each === 'string') &&
  value.some((each) => isProseOrSentence(each));

/** As templates name what they print as `<h2>` and `<p>`. */
const isTextKey = (key: string): boolean =>
  /^(?:p|ps|text|texts)$/i.test(key) || plays('text', key);

/** A table cannot hold paragraphs or lists: objects that have them are set one below the other. */
export function readAsEntries(rows: readonly Located[]): boolean {
  return rows.slice(0, 50).some(({ value }) => {
    const fields = Object.entries(value).filter(([key, inner]) => !isNotPrinted(key, inner));
    return (
      fields.some(([key, inner]) => {
        if (typeof inner === 'string')
          return (
            inner.length > 140 ||
            (isProse(inner) && (fields.length <= 2 || (fields.length <= 4 && plays('text', key))))
          );
        if (Array.isArray(inner))
          return inner.some((each) => isObject(each) || joined(each).length > 30);
        return isObject(inner) && Object.keys(inner).length > 4;
      }) || isClause(fields)
    );
  });
}

/** A heading and a text and nothing else, however short. */
function isClause(fields: readonly (readonly [string, JsonValue])[]): boolean {
  const texts = fields.filter(([key, inner]) => typeof inner === 'string' && plays('text', key));
  const others = fields.filter(
    ([key, inner]) =>
      !texts.some(([text]) => text === key) &&
      !(isTitleKey(key) || (hasNotion(key, NUMBERS) && NUMBER.test(joined(inner)))),
  );
  const isSaid = texts.some(([, inner]) =>
    /\S\s+\S+\s+\S+\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u.test(
      String(inner),
    ),
  );
  return isSaid && others.length === 0 && fields.length > 1;
}

/** A section that says something. */
export function filled(section: Section): boolean {
  return Object.entries(section).some(
    ([key, part]) =>
      !['title', 'subtitle', 'aside'].includes(key) && (!Array.isArray(part) || part.length > 0),
  );
}

/** The records of an object that is a table by key, each with its key as its name. undefined: it is none. */
export function recordsIn(
  reading: ContentReading,
  value: JsonObject,
  path: string,
): Located[] | undefined {
  const entries = Object.entries(value).filter(([key, inner]) => !isNotPrinted(key, inner));
  const [first] = entries;
  if (reading.composing.machineMade || first === undefined || entries.length < 2) return undefined;
  if (!isObject(first[1])) return undefined;
  const keys = new Set(Object.keys(first[1]));
  const isAlike = (inner: JsonValue) =>
    isObject(inner) &&
    keys.size > 1 &&
    Object.keys(inner).filter((key) => keys.has(key)).length >=
      0.6 * Math.max(keys.size, Object.keys(inner).length);
  if (!entries.every(([, inner]) => isAlike(inner))) return undefined;
  return entries.map(([key, inner]) => ({
    value: { name: key, ...(inner as JsonObject) },
    path: joinPath(path, key),
  }));
}
