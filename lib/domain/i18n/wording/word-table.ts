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
export const SPELLINGS: Readonly<Record<string, string>> = {
  qty: 'quantity',
  count: 'quantity',
  'sub total': 'subtotal',
  'tax amount': 'tax',
  'total amount': 'total',
  'grand total': 'total',
  'total due': 'amount due',
  'shipping cost': 'shipping',
  'e mail': 'email',
  telephone: 'phone',
  'quote date': 'date',
  'receipt date': 'date',
  'order date': 'date',
  'unit cost': 'unit price',
  'invoice no': 'invoice number',
  'order no': 'order number',
  'po no': 'po number',
  'customer id': 'customer number',
  'vat id': 'vat number',
  note: 'notes',
  'credit memo': 'credit note',
  'debit memo': 'debit note',
  'proforma invoice': 'pro forma invoice',
  'packing slip': 'delivery note',
  gratuity: 'tip',
  canceled: 'cancelled',
  dob: 'date of birth',
  'serial no': 'serial number',
  'case no': 'case number',
  'sample no': 'sample number',
  'job no': 'job number',
  'customer no': 'customer number',
  'contract no': 'contract number',
  'outdoor temp': 'outdoor temperature',
  'indoor temp': 'indoor temperature',
  'inspection kind': 'inspection type',
  'next inspection date': 'next inspection',
  'valid to': 'valid until',
  attachments: 'enclosures',
  appendices: 'annexes',
  'annual fee excl vat': 'annual fee excl. vat',
  'annual fee incl vat': 'annual fee incl. vat',
  'quarterly amount incl vat': 'quarterly amount incl. vat',
  behavior: 'behaviour',
  labor: 'labour',
  'flow rate': 'flow',
  'work done': 'work performed',
  'probationary period': 'probation period',
  'student id': 'student number',
  'parent guardian': 'guardian',
};

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
