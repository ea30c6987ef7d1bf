import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import LINKED from '../vocabulary/linked-nouns.json' with { type: 'json' };
import { withoutAccents } from './key-words.ts';

/** Which nouns others belong to in a language, and how these are joined to them: "fecha" and "de entrega". */
interface Linked {
  readonly heads: readonly string[];
  readonly nouns: Readonly<Record<string, string>>;
}

const TABLES = LINKED as Readonly<Record<string, Linked>>;

export const hasLinks = (language: string): boolean => Object.hasOwn(TABLES, tableName(language));

/** "Fecha entrega" as it is said: keys leave out what Romance languages put between two nouns. */
export function withLinks(label: string, language: string): string {
  const table = TABLES[tableName(language)];
  if (table === undefined || !label.includes(' ')) return label;
  const words = label.split(' ');
  const plain = words.map(withoutAccents);
  const isNoun = (word = '') => Object.hasOwn(table.nouns, word);
  return words
    .map((word, at) => {
      const before = plain[at - 1] ?? '';
      const isLinked =
        at > 0 && isNoun(plain[at]) && (isNoun(before) || table.heads.includes(before));
      return isLinked ? (table.nouns[plain[at] ?? ''] ?? word) : word;
    })
    .join(' ');
}
