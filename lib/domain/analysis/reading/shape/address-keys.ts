import type { JsonObject } from '#schemas/json.ts';
import { isEmpty, isScalar } from '../fits.ts';
import type { Matcher } from './match-keys.ts';

/** A street with its town and postcode; of fewer nobody can tell that they belong together. */
export const LEAST_KEYS = 3;

/** Fields of an object that are an address together. Empty: it has none, or only a part of one. */
export function addressKeys(matcher: Matcher, object: JsonObject): string[] {
  const targets = new Map<string, string>();
  for (const [key, value] of Object.entries(object)) {
    const [match] = matcher.match('address', key);
    if (match !== undefined && match.rank < 100 && isScalar(value) && !isEmpty(value))
      targets.set(key, match.target);
  }
  const has = (target: string) => [...targets.values()].includes(target);
  return targets.size >= LEAST_KEYS &&
    has('line') &&
    has('city') &&
    (has('postalCode') || has('region'))
    ? [...targets.keys()]
    : [];
}
