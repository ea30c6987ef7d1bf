import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject } from '#schemas/json.ts';

const PREFIX = /^([a-z]{2,4})_{1,2}(?=[a-z])/;
/** Words that say something about what follows: `tax_rate`, `sub_total`. */
const WORDS = wordSet(
  'tax vat net sub due pay paid ship bill item unit line date time is has to from my ' +
    'our po no ref card bank days last sent',
);
const LEAST_KEYS = 5;

/** The prefix by which a system marks its own keys: `hs_` of `hs_title`, `hs_status`, … undefined: no such prefix. */
export function sharedPrefix(data: JsonObject): string | undefined {
  const keys = Object.keys(data);
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [prefix, word] = PREFIX.exec(key) ?? [];
    if (prefix !== undefined && word !== undefined && !WORDS.has(word))
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  for (const [prefix, count] of counts)
    if (count >= LEAST_KEYS && count * 2 > keys.length) return prefix;
  return undefined;
}

/** The object with its system's prefix off its keys, where that leaves every key its own. */
export function withoutPrefix(object: JsonObject, prefix: string | undefined): JsonObject {
  if (prefix === undefined) return object;
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      const plain = key.startsWith(prefix) ? key.slice(prefix.length) : key;
      return [plain !== key && Object.hasOwn(object, plain) ? key : plain, value];
    }),
  );
}
