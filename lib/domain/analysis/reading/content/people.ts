import type { Party } from '#lib/domain/document-model/party.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { STRONG } from '../../vocabulary/roles.ts';
import type { Composing } from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import { mentionsOne } from '../notions.ts';
import { composeParty } from '../party/compose-party.ts';
import type { Draft, Found } from '../shape/draft.ts';
import type { Matcher } from '../shape/match-keys.ts';
import { isNotPrinted } from './not-printed.ts';
import { joinPath } from './reading.ts';
import { remarksIn } from './remarks.ts';

export type Role = 'seller' | 'buyer' | 'author';

/** What is found for somebody, by the object that it stands in: '' is the document itself. */
function groupsOf(matcher: Matcher, draft: Draft, role: Role): Map<string, Map<string, Found[]>> {
  const groups = new Map<string, Map<string, Found[]>>();
  for (const [target, every] of draft.found) {
    if (!target.startsWith(`${role}.`)) continue;
    for (const found of every) {
      const holder = holderOf(matcher, draft, role, found.path);
      const group = groups.get(holder) ?? new Map<string, Found[]>();
      group.set(target, [...(group.get(target) ?? []), found]);
      groups.set(holder, group);
    }
  }
  return groups;
}

/** The path of the object that is somebody, on the way to one of their values. */
function holderOf(matcher: Matcher, draft: Draft, role: Role, path: string): string {
  const own = draft.path === '' ? path : path.slice(draft.path.length + 1);
  let at = draft.path;
  for (const segment of own.split('.').slice(0, -1)) {
    at = joinPath(at, segment);
    const key = segment.replace(/\[\d+\]$/, '');
    if (draft.unnamed.some((party) => party.key === key)) return at;
    if (
      matcher.match('document', key).some(({ target, term }) => 'part' in term && target === role)
    )
      return at;
  }
  // A bare name has no object around it, and says whose name it is.
  const last = own.split('.').at(-1) ?? '';
  const isName = matcher
    .match('document', last)
    .some(({ target, term }) => 'part' in term && target === role);
  return isName ? path : '';
}

const isStrong = (holder: string): boolean =>
  wordsOfKey(holder.split('.').at(-1) ?? '').some((word) => STRONG.has(word));

/**
 * Leaves each role one holder, who is surely meant; another takes the role that nobody has, or stays
 * content. The paths of those who were read come back.
 */
export function assignHolders(matcher: Matcher, draft: Draft, roles: readonly Role[]): Set<string> {
  const read = new Set<string>();
  for (const role of roles) {
    const groups = [...groupsOf(matcher, draft, role)].filter(([holder]) => holder !== '');
    if (groups.length === 0) continue;
    const [own, ...others] = [...groups].sort(
      ([one], [other]) => Number(isStrong(other)) - Number(isStrong(one)),
    );
    if (own !== undefined) read.add(own[0]);
    for (const [holder, group] of others) {
      const free = roles.find((each) => !hasAny(draft, each));
      for (const [target, found] of group) {
        const kept = (draft.found.get(target) ?? []).filter((each) => !found.includes(each));
        if (kept.length === 0) draft.found.delete(target);
        else draft.found.set(target, kept);
        if (free !== undefined) draft.found.set(target.replace(role, free), found);
        else if (target === `${role}.name`) sign(matcher, draft, found);
      }
      if (free !== undefined) read.add(holder);
    }
  }
  return read;
}

/** `firma`, a company in one language and a signature in another: where there is a company already, who signs. */
function sign(matcher: Matcher, draft: Draft, found: readonly Found[]): void {
  const signing = found.filter(({ key }) =>
    matcher.match('document', key).some(({ target }) => target === 'signatories'),
  );
  if (signing.length === 0) return;
  const known = draft.found.get('signatories.name') ?? [];
  draft.found.set('signatories.name', [...known, ...signing]);
}

const hasAny = (draft: Draft, role: Role): boolean =>
  [...draft.found.keys()].some((target) => target.startsWith(`${role}.`));

/** Somebody with all that their object says of them. */
export function composePerson(
  composing: Composing,
  draft: Draft,
  role: Role,
  place: string,
  locale: Locale,
  data: JsonValue,
  holders: Iterable<string>,
): Party | undefined {
  const paths = new Set(
    [...draft.found].flatMap(([target, found]) =>
      target.startsWith(`${role}.`) ? found.map(({ path }) => path) : [],
    ),
  );
  const given = parted(composeParty(composing, draft, role, place));
  const party = role === 'seller' ? organized(composing, place, given) : given;
  const own = [...holders].find((holder) =>
    [...paths].some((path) => path === holder || path.startsWith(`${holder}.`)),
  );
  const object = own === undefined ? undefined : valueAt(data, own);
  if (own === undefined || !isObject(object)) return party;
  const complete = withName(composing, party, object, own, place);
  const remarks = remarksIn(composing, object, own, locale);
  if (remarks.length === 0) return complete;
  return { ...complete, remarks: [...(complete?.remarks ?? []), ...remarks] };
}

/** Whoever has an address has a name: the first text of their object that is one, whatever its key. */
export function withName(
  composing: Composing,
  party: Party | undefined,
  object: JsonObject,
  path: string,
  place: string,
): Party | undefined {
  if (party === undefined || party.name !== undefined || composing.machineMade) return party;
  for (const [key, value] of Object.entries(object)) {
    const at = joinPath(path, key);
    if (typeof value !== 'string' || !isNameOfSomebody(value) || isNotPrinted(key, value)) continue;
    const isRole = party.role === value.trim();
    if (composing.consumed.has(at) && !isRole) continue;
    composing.consumed.add(at);
    composing.origins.set(`${place}.name`, at);
    const { role, ...others } = party;
    return { ...others, ...(isRole || role === undefined ? {} : { role }), name: value.trim() };
  }
  return party;
}

/** Words with a capital, and no figure: "Fincas Cimavilla", "Fern & Flint LLC". */
const isNameOfSomebody = (text: string): boolean =>
  text.length <= 80 && /^\p{L}/u.test(text) && !/[\d@:;]/.test(text) && /\p{Lu}|\p{Lo}/u.test(text);

/** "Julia Roth, Gartenweg 8, 50733 Köln", "Ines Duarte <ines@atelier.example>": a name with where it is found. */
function parted(party: Party | undefined): Party | undefined {
  if (party?.name === undefined) return party;
  const [, mailbox, email] = /^(.{2,80}?)\s*<(\S+@\S+)>$/.exec(party.name) ?? [];
  if (mailbox !== undefined && email !== undefined) return { ...party, name: mailbox, email };
  if (party.address !== undefined) return party;
  const [name = '', ...lines] = party.name.split(party.name.includes('\n') ? /\s*\n\s*/ : /,\s+/);
  return lines.length > 0 && lines.some((line) => /\d/.test(line))
    ? { ...party, name, address: { lines: party.name.includes('\n') ? lines : [lines.join(', ')] } }
    : party;
}

/** Somebody writes for their organization, which comes first. */
function organized(
  composing: Composing,
  place: string,
  party: Party | undefined,
): Party | undefined {
  const { origins } = composing;
  const [name, contact] = [origins.get(`${place}.name`), origins.get(`${place}.contact`)];
  if (party?.contact === undefined || name === undefined || contact === undefined) return party;
  const key = contact.split('.').at(-1) ?? '';
  if (!mentionsOne(key, ORGANIZATIONS)) return party;
  origins.set(`${place}.name`, contact).set(`${place}.contact`, name);
  return { ...party, ...(party.name && { contact: party.name }), name: party.contact };
}

const ORGANIZATIONS: ReadonlySet<string> = new Set(['organization', 'company', 'issuer']);

/** The value at a path of the data. */
export function valueAt(data: JsonValue, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  if (path === '') return value;
  for (const step of path.split(/\.|(?=\[)/)) {
    if (value === null || typeof value !== 'object') return undefined;
    const key = step.startsWith('[') ? step.slice(1, -1) : step;
    value = Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;
  }
  return value;
}
