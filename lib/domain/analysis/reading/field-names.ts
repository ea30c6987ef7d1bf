import type { JsonObject, JsonValue } from '#schemas/json.ts';

const PREFIX = /^([a-z]{2,4}_{1,2})(?=[a-z])/;
/** Words that say something about what follows: `tax_rate`, `sub_total`. */
const WORDS: ReadonlySet<string> = new Set(
  'tax vat net sub due pay paid ship bill item unit line date time is has to from my our po no ref card bank days last sent num data nr por de mode prix taux'.split(
    ' ',
  ),
);
const LEAST_KEYS = 5;

/** The prefix by which a system marks its own keys: `hs_` of `hs_title`, `hs_status`, … undefined: none. */
export function sharedPrefix(object: JsonObject): string | undefined {
  const keys = Object.keys(object);
  if (keys.length < LEAST_KEYS) return undefined;
  const counts = new Map<string, number>();
  for (const key of keys) {
    const prefix = PREFIX.exec(key)?.[1];
    if (prefix !== undefined && !WORDS.has(prefix.replaceAll('_', '')))
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  for (const [prefix, count] of counts)
    if (count >= LEAST_KEYS && count * 2 > keys.length) return prefix;
  return undefined;
}

/** A key without its system's prefix; `partner_id` without its end where it holds the record's name beside its number. */
export function nameOfField(key: string, value: JsonValue, prefix: string | undefined): string {
  const plain = prefix !== undefined && key.startsWith(prefix) ? key.slice(prefix.length) : key;
  const isNamed =
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'string';
  return isNamed ? plain.replace(/_ids?$/, '') : plain;
}
