import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plainOf, wordsOfKey } from './key-words.ts';

// A file of its own, which others read as well.
const { KEY_LANGUAGES, wordsIn } = await import('../vocabulary/words/key-vocabulary.ts');

const MAX_KEYS = 300;
/** Shorter words are those of any language. */
const LEAST_LETTERS = 3;
/** Signs that a language needs, and how many times as many as the next one. */
const LEAST_SIGNS = 2;
const LEAST_LEAD = 1.25;

let languages: ReadonlyMap<string, readonly string[]> | undefined;

function languagesOfWords(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const language of KEY_LANGUAGES)
    for (const word of new Set(wordsIn(language).flatMap((text) => text.split(/\s+/).map(plainOf))))
      found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}

/** The language that keys are written in, where that is not English. Data without a sentence has no other sign of it. */
export function languageOfKeys(data: JsonObject): string | undefined {
  languages ??= languagesOfWords();
  const signs = new Map<string, number>();
  for (const word of keyWords(data)) {
    const spoken = languages.get(word) ?? [];
    // A word of several languages is a smaller sign of each.
    for (const language of spoken)
      signs.set(language, (signs.get(language) ?? 0) + 1 / spoken.length);
  }
  const [[best, most] = ['en', 0], [, next] = ['', 0]] = [...signs].sort(
    ([, one], [, other]) => other - one,
  );
  return best !== 'en' && most >= LEAST_SIGNS && most >= next * LEAST_LEAD ? best : undefined;
}

function keyWords(data: JsonObject): ReadonlySet<string> {
  const words = new Set<string>();
  const pending: JsonValue[] = [data];
  let count = 0;
  for (let value = pending.pop(); value !== undefined && count < MAX_KEYS; value = pending.pop()) {
    if (value === null || typeof value !== 'object') continue;
    for (const [key, inner] of Object.entries(value)) {
      pending.push(inner);
      if (Array.isArray(value)) continue;
      count += 1;
      for (const word of wordsOfKey(key)) if (word.length >= LEAST_LETTERS) words.add(word);
    }
  }
  return words;
}
