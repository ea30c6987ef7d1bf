import type { JsonObject } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { fits, isEmpty, isScalar, wrapped } from '../fits.ts';
import type { Matcher } from './match-keys.ts';

const MAX_KEYS = 60;

/** How much of an object a shape can read: from 0, nothing, to 1, all of it. Only its own fields are looked at. */
export function scoreOf(matcher: Matcher, shape: string, object: JsonObject): number {
  const needs = matcher.shapes[shape]?.needs;
  let isWhole = needs === undefined;
  let known = 0;
  let all = 0;
  for (const [key, value] of Object.entries(object).slice(0, MAX_KEYS)) {
    if (
      isEmpty(value) ||
      typeof value === 'boolean' ||
      /^(?:[@$_].*|.*[_-]?id|.*_at|object|links?|uuid|guid)$/i.test(key)
    )
      continue;
    all += 1;
    const matches = matcher.match(shape, key);
    if (isObject(value) && matcher.isThrough(shape, key)) {
      known += 0.7;
      continue;
    }
    if (matches.length === 0) continue;
    const inner = isObject(value) ? wrapped(value)?.value : isScalar(value) ? value : undefined;
    const isKnown =
      inner !== undefined
        ? matches.some(
            (match) =>
              fits(match, inner) || ('part' in match.term && match.term.text !== undefined),
          )
        : matches.some(({ term }) => 'part' in term || term.as === 'prose');
    isWhole ||=
      inner !== undefined &&
      matches.some((match) => needs?.includes(match.target) && fits(match, inner));
    if (isKnown) known += matches[0] !== undefined && matches[0].rank >= 300 ? 0.6 : 1;
  }
  return all === 0 || !isWhole ? 0 : known / (all + 0.5);
}
