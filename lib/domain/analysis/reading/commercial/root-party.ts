import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonValue } from '#schemas/json.ts';
import NAMES from '../../vocabulary/document-names.json' with { type: 'json' };
import { fits, isScalar } from '../fits.ts';
import { plainOf } from '../key-words.ts';
import { isFirm } from '../legal-forms.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';
import type { Draft, Found, Left, Refuses } from '../shape/draft.ts';
import type { Matcher } from '../shape/match-keys.ts';
import { isPhrase } from '../shape/take-value.ts';

const OWN = /^(?:vatNumber|taxNumber|registration|website|logo)$/;
const PERSONAL = /^(?:firstName|lastName|salutation)$/;
const NAMED = /^(?:name|contact|role|number|department|remark|fax)$/;

/**
 * Fields of a party that stand at the head of a document without saying whose they are, as in
 * `store, address, phone`: they belong to the party named before them.
 */
export function assignRootFields(
  matcher: Matcher,
  draft: Draft,
  type: CommercialDocument['type'],
  isRefused: Refuses = () => false,
): void {
  const refuses = ({ key, value }: Left) => isScalar(value) && isRefused(value, key);
  const order = orderOf(draft);
  const kept: Left[] = [];
  for (const left of draft.left) {
    const target =
      refuses(left) || left.way.length > 0 || !isSimple(left.value) || isOfLines(left.key)
        ? undefined
        : targetOf(matcher, left);
    const owner = target === undefined ? undefined : ownerOf(draft, order, left, target, type);
    if (target === undefined || owner === undefined) kept.push(left);
    else put(draft, `${owner}.${target}`, left);
  }
  draft.left.splice(0, draft.left.length, ...kept);
}

const isSimple = (value: JsonValue): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

/** `ligne1` is a line of an address within one, and of the document elsewhere. */
const isOfLines = (key: string): boolean => isCalled(key, 'line item');

function targetOf(matcher: Matcher, { key, value }: Left): string | undefined {
  const match = matcher
    .match('party', key)
    .find((each) =>
      !('part' in each.term)
        ? Array.isArray(value)
          ? each.term.as === 'prose'
          : isScalar(value) && fits(each, value) && !isPhrase(each.target, value)
        : each.term.text !== undefined && typeof value === 'string',
    );
  if (match === undefined || match.rank >= 300 || NAMED.test(match.target)) return undefined;
  return 'part' in match.term ? `${match.target}.${match.term.text}` : match.target;
}

function orderOf({ object }: Draft): ReadonlyMap<string, number> {
  return new Map(Object.keys(object as object).map((key, index) => [key, index]));
}

/**
 * Who is named last before the field, of several whose names stand at the head; where none does, who is
 * likelier to say so: an invoice shows the address of its recipient, a receipt that of its shop.
 */
function ownerOf(
  draft: Draft,
  order: ReadonlyMap<string, number>,
  { key, path }: Left,
  target: string,
  type: CommercialDocument['type'],
): string | undefined {
  const at = order.get(key) ?? 0;
  const named: { readonly owner: string; readonly place: number }[] = [];
  for (const [name, found] of draft.found) {
    const owner = /^(seller|buyer)\./.exec(name)?.[1];
    for (const each of found) {
      const place = order.get(each.key);
      if (owner !== undefined && place !== undefined && each.holder === holderOf(path, key))
        named.push({ owner, place });
    }
  }
  const before = named.filter(({ place }) => place < at).sort((one, two) => two.place - one.place);
  const nearest = (before[0] ?? named[0])?.owner;
  if (nearest !== undefined) return nearest;
  if (OWN.test(target)) return 'seller';
  if (PERSONAL.test(target)) return 'buyer';
  // A town alone is where the document was written.
  if (target === 'address.city') return undefined;
  return type === 'receipt' && !/^(?:email|phone)$/.test(target) ? 'seller' : 'buyer';
}

const holderOf = (path: string, key: string): string =>
  path === key ? '' : path.slice(0, -key.length - 1);

function put(draft: Draft, target: string, { key, value, path }: Left): void {
  const found: Found = {
    value,
    key,
    path,
    rank: 500,
    holder: holderOf(path, key),
    numbers: notionsOf(key).numbers,
    isMinor: false,
    taken: false,
  };
  draft.found.set(target, [...(draft.found.get(target) ?? []), found]);
}

/** `Customer: "Harrow Books", For: "Website hosting"`: beside a customer it is what they pay for. */
export function namePurpose({ found }: Draft): void {
  const names = found.get('buyer.name') ?? [];
  const isPurpose = ({ key, value }: Found) =>
    notionsOf(key).readings.every((reading) => reading.join() === 'for') && !isFirm(String(value));
  const purposes = names.filter(isPurpose);
  if (purposes.length === 0 || purposes.length === names.length) return;
  found.set(
    'buyer.name',
    names.filter((each) => !purposes.includes(each)),
  );
  found.set('lines.name', [...(found.get('lines.name') ?? []), ...purposes]);
}

const SALESPEOPLE: ReadonlySet<string> = new Set(NAMES.salespeople.split(' '));

/** `vendedor: "Patrícia Nunes"` beside the firm that sells is who sells for it. */
export function nameSalesperson({ found, path }: Draft): void {
  const names = found.get('seller.name') ?? [];
  const people = names.filter(
    ({ key, holder, value }) =>
      holder === path &&
      SALESPEOPLE.has(plainOf(key)) &&
      isPersonsName(String(value)) &&
      !isFirm(String(value)),
  );
  const firms = names.filter((each) => !people.includes(each));
  if (people.length === 0 || firms.length === 0) return;
  found.set('seller.name', firms);
  found.set('ref.salesperson', [...(found.get('ref.salesperson') ?? []), ...people]);
}

/**
 * `ansprechpartner: "Jens Brandhorst, 0171 5520118"` at the root is whoever the seller names elsewhere as
 * well; on a receipt it is who serves.
 */
export function assignContact(
  { found, path, object }: Draft,
  type: CommercialDocument['type'],
): void {
  const contacts = found.get('buyer.contact') ?? [];
  const ofBuyer = new Set(
    [...found].flatMap(([target, every]) =>
      target.startsWith('buyer.') ? every.map((each) => rootKeyOf(each.path, path)) : [],
    ),
  );
  const others = JSON.stringify(
    Object.entries(object as object).filter(([key]) => !ofBuyer.has(key)),
  );
  // Whom the buyer names for itself is another.
  const isOther = (name: JsonValue) =>
    contacts.some(({ holder, value }) => holder !== path && value !== name);
  const isOfSeller = ({ holder, value }: Found): boolean => {
    const [name = ''] = String(value).split(/\s*[,;/(]\s*/);
    return holder === path && (isOther(value) || (/\S\s+\S/.test(name) && others.includes(name)));
  };
  const isServing = ({ holder, key }: Found) =>
    type === 'receipt' && holder === path && isCalled(key, 'prepare by');
  move(found, 'buyer.contact', 'ref.cashier', contacts.filter(isServing));
  move(found, 'buyer.contact', 'seller.contact', contacts.filter(isOfSeller));
}

const rootKeyOf = (path: string, root: string): string =>
  /^[^.[]*/.exec(root === '' ? path : path.slice(root.length + 1))?.[0] ?? '';

function move(found: Draft['found'], from: string, to: string, moved: readonly Found[]): void {
  if (moved.length === 0) return;
  const kept = (found.get(from) ?? []).filter((each) => !moved.includes(each));
  if (kept.length === 0) found.delete(from);
  else found.set(from, kept);
  found.set(to, [...(found.get(to) ?? []), ...moved]);
}
