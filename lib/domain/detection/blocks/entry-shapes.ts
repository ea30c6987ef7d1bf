import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject } from '#schemas/json.ts';
import { plays } from '../keys/aliases.ts';
import { ENTRY_PROSE, ENTRY_TITLES } from '../keys/entry-keys.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';

/** Values in objects of a row that its first cell cannot hold. */
const CROWDED = 5;

/** What a working life consists of reads one below the other, be it one line. */
export const LIFE = wordSet(
  'work{ experience history} experience positions employment education{ s} awards ' +
    'honors publications projects volunteer',
);

/** Clauses of a heading and a text read one below the other, however short; `agreed`: where whatever is such is one. */
export function isClauses(objects: readonly JsonObject[], key: string, agreed: boolean): boolean {
  return (
    (agreed || plays('clauses', normalizeKey(key))) &&
    objects.every((item) => {
      const names = Object.keys(item).map(normalizeKey);
      return (
        names.length <= 4 &&
        names.some((name) => ENTRY_TITLES.includes(name)) &&
        names.some((name) => ENTRY_PROSE.has(name))
      );
    })
  );
}

/** A table cannot hold paragraphs or lists: objects that have them are set one below the other. */
export function readsAsEntry(item: JsonObject): boolean {
  const nested = Object.values(item).reduce<number>(
    (sum, value) => sum + (isObject(value) ? Object.keys(value).length : 0),
    0,
  );
  if (nested >= CROWDED) return true;
  return Object.entries(item).some(([key, value]) => {
    if (typeof value === 'string')
      return (
        ['text', 'texte', 'texto', 'testo', 'tekst', 'content', 'body', 'paragraph'].includes(
          normalizeKey(key),
        ) ||
        value.length > 140 ||
        (value.length > 60 && ENTRY_PROSE.has(normalizeKey(key)) && Object.keys(item).length <= 4)
      );
    if (Array.isArray(value))
      return (
        value.length > 0 &&
        (value.some((entry) => typeof entry === 'object' || String(entry).length > 30) ||
          value.join(', ').length > 60)
      );
    return (
      isObject(value) &&
      Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)
    );
  });
}
