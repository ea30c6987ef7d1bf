import type { JsonObject } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import SUBJECT_KEYS from '../../vocabulary/subjects.json' with { type: 'json' };
import { isEmpty } from '../fits.ts';
import { plainOf } from '../key-words.ts';
import type { Place } from './draft.ts';
import type { Match, Matcher } from './match-keys.ts';
import { scoreOf } from './score.ts';

/** From this on a key may name somebody, or what they are sent. */
export const UNSURE_PARTY = 20;

export const isPartyTerm = (term: Match['term']): boolean =>
  'part' in term && term.part === 'party';

/** Fields of a party that tell one, whatever its key. */
const TELLING = /^(?:email|phone|vatNumber|taxNumber|registration|address(?:\..+)?|lastName)$/;

export function isParty(matcher: Matcher, value: JsonObject): boolean {
  if (scoreOf(matcher, 'party', value) < 0.5) return false;
  const targets = Object.entries(value).flatMap(([key, inner]) =>
    isEmpty(inner) ? [] : (matcher.match('party', key)[0]?.target ?? []),
  );
  return (
    targets.some((target) => /^(?:name|firstName)$/.test(target)) &&
    targets.some((target) => TELLING.test(target))
  );
}

/** `patient: { … }` beside `customer: { … }`: of the two who pays is billed. */
export const isSubject = (matcher: Matcher, key: string, { draft, shape, depth }: Place): boolean =>
  depth === 0 &&
  SUBJECTS.has(plainOf(key)) &&
  'lines' in (matcher.shapes[shape]?.terms ?? {}) &&
  matcher.match(shape, key)[0]?.target === 'buyer' &&
  Object.entries(draft.object as JsonObject).some(
    ([other, value]) =>
      isObject(value) &&
      !SUBJECTS.has(plainOf(other)) &&
      matcher.match(shape, other)[0]?.target === 'buyer',
  );

const SUBJECTS: ReadonlySet<string> = new Set(SUBJECT_KEYS);
