import type { Composing } from './composing.ts';
import { wordsOfKey } from './key-words.ts';
import { isVocabulary } from './notions.ts';
import type { Draft } from './read-shape.ts';

/** As people and firms are called: words that begin large, without figures, and no sentence. */
const NAME =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|d[aeiu]|de[nrlst]?|v[oa]n|l[ae]|y|e|und|and|&)(?:\s+|$)){2,6}$/u;

/** The name of a party that has none, where a field of its own under a key that no document is written with is one. */
export function nameIn(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const at = draft.left.findIndex(
    ({ key, value, part }) =>
      part === prefix &&
      typeof value === 'string' &&
      NAME.test(value.trim()) &&
      !wordsOfKey(key).some(isVocabulary),
  );
  const [left] = at < 0 ? [] : draft.left.splice(at, 1);
  if (left === undefined) return undefined;
  composing.consumed.add(left.path);
  composing.origins.set(`${place}.name`, left.path);
  return String(left.value).trim();
}
