import { DEFAULT_LANGUAGE } from '#lib/domain/i18n/money.ts';
import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import SPELLINGS from '../vocabulary/spellings.json' with { type: 'json' };
import { wordsIn } from '../vocabulary/words/index.ts';
import { labelOf, withoutAccents } from './key-words.ts';

// A file of its own, which others read as well.
const { wordTable } = await import('#lib/domain/i18n/wording/word-table.ts');

/** Words are looked for in this much of the data's texts. */
const MAX_LETTERS = 100_000;
const MAX_KEYS = 2_000;
/** Shorter words are too many things: "du" is no "dû". */
const LEAST_WORD = 3;
/** What stands in these of a model may be the name of a key. */
const NAMED = new Set(['label', 'title', 'role', 'group', 'reason']);

/**
 * Keys leave out the accents of their language, labels must not: "Duree" is printed as "Durée". The
 * spelling is that of the vocabulary and of the document's own texts.
 */
export function withSpelledLabels<T>(model: T, data: JsonObject, language: string): T {
  if (language === DEFAULT_LANGUAGE || /^en\b/i.test(language)) return model;
  const { keys, texts } = partsOf(data);
  const labels = new Map<string, string>();
  let spell: ((word: string) => string) | undefined;
  for (const key of keys) {
    if (!/^[\x21-\x7e]+$/.test(key)) continue;
    spell ??= spellerOf(language, texts);
    const label = labelOf(key);
    const spelled = label.replace(/[A-Za-z]+/g, spell);
    if (spelled !== label) labels.set(label, spelled);
  }
  return labels.size === 0 ? model : (renamed(model, labels) as T);
}

function partsOf(data: JsonObject): { keys: ReadonlySet<string>; texts: string[] } {
  const keys = new Set<string>();
  const texts: string[] = [];
  let letters = 0;
  const pending: JsonValue[] = [data];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'string' && letters < MAX_LETTERS) {
      letters += value.length;
      texts.push(value);
    }
    if (value === null || typeof value !== 'object') continue;
    if (!Array.isArray(value) && keys.size < MAX_KEYS)
      for (const key of Object.keys(value)) keys.add(key);
    pending.push(...Object.values(value));
  }
  return { keys, texts };
}

/** How a word without accents is written in a language. */
function spellerOf(language: string, texts: readonly string[]): (word: string) => string {
  const name = tableName(language);
  const known = new Map<string, string>();
  const plain = new Set<string>();
  const add = (text: string) => {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
      const bare = name === 'de' ? spelledOut(word) : withoutAccents(word);
      if (bare === word) plain.add(word);
      else if (word.length >= LEAST_WORD && !known.has(bare)) known.set(bare, word);
    }
  };
  for (const text of texts) add(text.slice(0, MAX_LETTERS));
  for (const spelling of wordsIn(name)) add(spelling);
  for (const word of wordTable(language).values()) add(word);
  for (const word of plain) known.delete(word);
  for (const word of (SPELLINGS as Readonly<Record<string, readonly string[]>>)[name] ?? [])
    known.set(name === 'de' ? spelledOut(word) : withoutAccents(word), word);
  const isSwiss = /-(?:CH|LI)\b/i.test(language);
  return (word) => {
    const bare = word.toLowerCase();
    const spelled = known.get(bare) ?? (name === 'de' ? withUmlauts(bare) : bare);
    return spelled === bare
      ? word
      : likeFirst(word, isSwiss ? spelled.replaceAll('ß', 'ss') : spelled);
  };
}

const likeFirst = (word: string, spelled: string): string =>
  /^[A-Z]/.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (word: string): string =>
  word.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);

/** German keys have "ae" for "ä"; "neue", "Quelle" and "aktuell" have their "ue" from elsewhere. */
const withUmlauts = (word: string): string =>
  word
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeäq])ue(?!ll)/g, 'ü');

function renamed(part: unknown, labels: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((each) => renamed(each, labels));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? NAMED.has(name)
          ? (labels.get(value) ?? value)
          : value
        : renamed(value, labels),
    ]),
  );
}
