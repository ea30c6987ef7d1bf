import { fits, isScalar } from '../fits.ts';
import { isCalled, mentions, notionsOf } from '../notions.ts';
import type { Draft, Found, Left } from '../shape/draft.ts';
import type { Matcher } from '../shape/match-keys.ts';
import { isPhrase } from '../shape/take-value.ts';
import type { Written } from './compose.ts';

/** What a sheet says of a person in columns of its own. */
const OF_PERSON = /^(?:firstName|middleName|lastName|salutation|email|phone)$|^address\./;
const FARTHEST = 300;

/**
 * Columns of a sheet name whom a letter goes to without saying so: `First Name`, `Last Name`, `Street
 * Address`, `ZIP`. The sender has columns of its own, such as `Company Address`.
 */
export function assignRootRecipient({ matcher, draft, read }: Written): void {
  const { found, left } = draft;
  const isRoot = ({ path }: { readonly path: string }) =>
    !(draft.path === '' ? path : path.slice(draft.path.length + 1)).includes('.');
  const isNamed = ['name', 'firstName', 'lastName'].some((term) => found.has(`buyer.${term}`));
  const names = left.filter((each) => isRoot(each) && isText(each) && isOfName(each.key));
  if (isNamed || !names.some(({ key }) => isCalled(key, 'last name'))) return;
  for (const each of left.filter(isRoot)) {
    const target = termOf(matcher, each);
    if (target === undefined || found.has(`buyer.${target}`)) continue;
    put(draft, `buyer.${target}`, each);
    // No window shows how somebody is called up.
    if (!target.startsWith('address.')) read.add(each.path);
    left.splice(left.indexOf(each), 1);
  }
  const towns = (found.get('place') ?? []).filter(({ key }) => isCalled(key, 'city'));
  const isAddressed = [...found.keys()].some((term) => term.startsWith('buyer.address.'));
  if (!isAddressed || towns.length === 0 || found.has('buyer.address.city')) return;
  found.set('buyer.address.city', towns);
  found.delete('place');
}

/** `Signer Title` beside `Signer Name` is what the signer is, and `Position` what the letter is about, with its department. */
export function leavePosition({ found, left }: Draft): void {
  const titles = found.get('signatories.title') ?? [];
  const isOfSigner = ({ key }: Found) => mentions(key, 'signature');
  const own = titles.filter(isOfSigner);
  const names = found.get('signatories.name') ?? [];
  if (own.length === 0 || own.length === titles.length || !names.some(isOfSigner)) return;
  found.set('signatories.title', own);
  const departments = (found.get('seller.department') ?? []).filter(({ key }) =>
    isCalled(key, 'department'),
  );
  if (departments.length > 0) found.delete('seller.department');
  for (const { key, value, path } of [
    ...titles.filter((each) => !isOfSigner(each)),
    ...departments,
  ])
    left.push({ key, value, path, way: [], part: '' });
}

const isText = ({ value }: Left): boolean => typeof value === 'string' && value.trim() !== '';
const isOfName = (key: string): boolean =>
  isCalled(key, 'first name') || isCalled(key, 'last name');

function termOf(matcher: Matcher, { key, value }: Left): string | undefined {
  if (!isScalar(value)) return undefined;
  const match = matcher
    .match('party', key)
    .find((each) => !('part' in each.term) && fits(each, value) && !isPhrase(each.target, value));
  return match !== undefined && match.rank < FARTHEST && OF_PERSON.test(match.target)
    ? match.target
    : undefined;
}

function put({ found }: Draft, target: string, { key, value, path }: Left): void {
  const flags = { holder: '', numbers: notionsOf(key).numbers, rank: 0 };
  const each: Found = { key, value, path, ...flags, isMinor: false, taken: false };
  found.set(target, [...(found.get(target) ?? []), each]);
}
