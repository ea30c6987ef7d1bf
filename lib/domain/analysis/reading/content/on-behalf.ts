import BEHALF from '../../vocabulary/behalf-words.json' with { type: 'json' };
import type { Composing } from '../composing.ts';
import { plainOf, wordsOfKey } from '../key-words.ts';
import { isPersonsName } from '../person-names.ts';
import type { Draft } from '../shape/draft.ts';

const BEFORE: ReadonlySet<string> = new Set(BEHALF.before.map(plainOf));
const AFTER: readonly string[] = BEHALF.after.map(plainOf);
const LONGEST = 4;

/** "por_la_empresa", "für_den_auftragnehmer", "yritys_puolesta": for whom somebody signs. */
function isOnBehalf(key: string): boolean {
  const words = wordsOfKey(key);
  const isBegun = words
    .slice(0, LONGEST)
    .some((_, at) => at + 1 < words.length && BEFORE.has(words.slice(0, at + 1).join('')));
  return isBegun || (words.length > 1 && AFTER.includes(words.at(-1) ?? ''));
}

/** `{ por_la_empresa: "Vicente Albiach Mora", cargo: "Gerente" }`: who signs, under a key that says for whom. */
export function nameOnBehalf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const isName = (key: string, value: unknown) =>
    typeof value === 'string' && isPersonsName(value) && isOnBehalf(key);
  const found = (draft.found.get(`${prefix}organization`) ?? []).find(
    ({ key, value, taken }) => !taken && isName(key, value),
  );
  if (found !== undefined) found.taken = true;
  const at = draft.left.findIndex(({ key, value }) => isName(key, value));
  const left = found ?? (at < 0 ? undefined : draft.left.splice(at, 1)[0]);
  if (left === undefined) return undefined;
  composing.consumed.add(left.path);
  composing.origins.set(place, left.path);
  return String(left.value).trim();
}
