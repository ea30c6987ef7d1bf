import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { Part } from '../../vocabulary/shape.ts';
import { fits, type Scalar } from '../fits.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { isPlumbing } from '../plumbing.ts';
import { type Place, put, SURE_RANK } from './draft.ts';
import type { Match, Matcher } from './match-keys.ts';

/** `Price 2` is the price of the second line. */
export function takeNumbered(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  value: Scalar,
  place: Place,
  holder: string,
): boolean {
  if (notionsOf(key).numbers.length === 0) return false;
  const entry = matches.find(({ term }) => 'part' in term && term.numbered === true);
  if (entry === undefined) return false;
  const inner = matcher
    .match((entry.term as Part).part, key)
    .map((match) => ({ ...match, target: `${entry.target}.${match.target}` }));
  return take(inner, key, value, place, holder);
}

/** Puts a single value to the surest term that it can fill. */
export function take(
  matches: readonly Match[],
  key: string,
  value: Scalar,
  place: Place,
  holder: string,
  isMinor = false,
): boolean {
  if (place.refuses(value, key)) return false;
  for (const match of matches) {
    const target = targetFor(match, value, key);
    if (target === undefined) continue;
    put(place, target, {
      ...{ value, key, holder, path: place.path },
      rank: match.rank + place.rank,
      isMinor: isMinor || match.isMinor,
    });
    return true;
  }
  return false;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,32}$/;

/** `quotation_to: "Customer"` names nobody. */
function isRoleWord(value: string): boolean {
  return (
    value.length <= 20 &&
    notionsOf(value).readings.some(
      (reading) => reading.length === 1 && /^(?:buyer|seller|company)$/.test(reading[0] ?? ''),
    )
  );
}

/** A site may be where something stands: of several words it is no page. A tax number is no reason why there is no tax, a code nobody's name, and "OFFICE" no telephone's number. */
export const isPhrase = (target: string, value: Scalar): boolean =>
  (/(?:first|middle|last)Name$/.test(target) && /\d/.test(String(value))) ||
  (/(?:^|\.)website$/.test(target) && /\S\s+\S/.test(String(value))) ||
  (/(?:^|\.)phone$/.test(target) && /^\p{L}+$/u.test(String(value))) ||
  (/(?:^|\.)(?:vat|tax)Number$/.test(target) && /_|\p{Ll}{3,}\P{L}+\p{Ll}{3}/u.test(String(value)));

function targetFor(match: Match, value: Scalar, key: string): string | undefined {
  const { term, target, rank } = match;
  if (!('part' in term)) return fits(match, value) && !isPhrase(target, value) ? target : undefined;
  if (term.text === undefined || typeof value !== 'string' || value.length > 300) return undefined;
  if (term.part === 'bank' && IBAN.test(value.trim())) return `${target}.iban`;
  if (term.text === 'iban') return IBAN.test(value.trim()) ? `${target}.iban` : undefined;
  if (looksLikeImage(value)) return undefined;
  const isPlace = term.text.startsWith('address.');
  // A house and its town without anybody's name.
  if (term.text === 'name' && /^\d+\w?[ ,][^\n]+\n/.test(value))
    return `${target}.address.formatted`;
  // "Free" is nowhere, and a customer's order is no customer.
  if (isPlace ? !/[\d,\n]/.test(value) : rank >= SURE_RANK && /\d/.test(value)) return undefined;
  // Who signs may be named by their role alone.
  const isRole = term.part !== 'signatory' && isRoleWord(value);
  // `tenant: "acmebuild"`: whose program it is.
  const isSlug = /^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(value) && isPlumbing(key, value);
  const isNobody = term.text === 'name' && (/^\S+@\S+$/.test(value) || isRole || isSlug);
  if (isNobody || !/\p{L}/u.test(value)) return undefined;
  const isContact = isCalled(key, 'contact');
  return `${target}.${isContact && term.text === 'name' ? 'contact' : term.text}`;
}
