import { composedLabel } from './composed-label.ts';
import spellings from './spellings.json' with { type: 'json' };
import { tableName } from './table-name.ts';
import words from './words.json' with { type: 'json' };

/** What the product writes in English, each with the same in every other language. */
export type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What the product itself says, and the names of the keys that documents are made of. A label that is
 * not here is the user's own word and stays.
 */
const WORDS: Terms = words;

/** Other spellings, each with the term that it stands for, both in lower case. */
export const SPELLINGS: Readonly<Record<string, string>> = spellings;

/** The table's names of the languages that it has, without English. */
export const WORD_LANGUAGES: readonly string[] = [
  ...new Set(Object.values(WORDS).flatMap((term) => Object.keys(term))),
];

const made = new Map<string, ReadonlyMap<string, string>>();

/** The words of a language by the English ones in lower case; empty for one that the table does not have. */
export function wordTable(language: string): ReadonlyMap<string, string> {
  const name = tableName(language);
  const known = made.get(name);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  if (WORD_LANGUAGES.includes(name)) addTerms(table, name, WORDS, SPELLINGS);
  made.set(name, table);
  return table;
}

/** Adds the terms in a language to a table, in place of those that it has of the same name. */
export function addTerms(
  table: Map<string, string>,
  name: string,
  terms: Terms,
  spellings: Readonly<Record<string, string>>,
): void {
  for (const [english, translations] of Object.entries(terms))
    table.set(english.toLowerCase(), translations[name] ?? english);
  for (const [spelling, english] of Object.entries(spellings))
    table.set(spelling, table.get(english) ?? english);
}

/** A label within a text, in a language that the table has; others stay. */
export function wordIn(language: string, label: string): string {
  const words = wordTable(language);
  return words.get(label.toLowerCase()) ?? composedLabel(words, label) ?? label;
}
