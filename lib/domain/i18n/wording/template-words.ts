import { tableName } from './table-name.ts';
import words from './template-words.json' with { type: 'json' };
import { addTerms, type Terms, WORD_LANGUAGES, wordTable } from './word-table.ts';

/**
 * What the built-in templates say beyond the words of every document. A term that both tables have means
 * something else here: a contract's "Fee" is what its provider earns, not what a bank charges.
 */
const WORDS: Terms = words;

/** Other words for what every document says. */
export const TEMPLATE_SPELLINGS: Readonly<Record<string, string>> = {
  'billed to': 'bill to',
  'due by': 'due date',
  due: 'due date',
  issued: 'issue date',
  'invoice no.': 'invoice number',
  'quote no.': 'quote number',
  'receipt no.': 'receipt number',
  'customer no.': 'customer number',
  'account no.': 'account number',
  'purchase order': 'po number',
  quotation: 'quote',
  'e-mail': 'email',
};

/** All that the built-in templates say in a language, by the English words in lower case; empty for one without a table. */
export function templateWords(language: string): ReadonlyMap<string, string> {
  const name = tableName(language);
  const table = new Map(wordTable(language));
  if (WORD_LANGUAGES.includes(name)) addTerms(table, name, WORDS, TEMPLATE_SPELLINGS);
  return table;
}
