import { fits, isScalar } from '../fits.ts';
import type { Matcher } from '../match-keys.ts';
import { notionsOf } from '../notions.ts';
import type { Draft, Found, Left } from '../read-shape.ts';

const OWN = /^(?:vatNumber|taxNumber|registration|website|logo)$/;
const PERSONAL = /^(?:firstName|lastName|salutation)$/;
const NAMED = /^(?:name|contact|role|number|department|remark|fax)$/;

/**
 * Fields of a party that stand at the head of a document without saying whose they are, as in
 * `store, address, phone`: they belong to the party named before them.
 */
export function assignRootFields(matcher: Matcher, draft: Draft): void {
  const order = orderOf(draft);
  const kept: Left[] = [];
  for (const left of draft.left) {
    const target =
      left.way.length > 0 || !(isScalar(left.value) || Array.isArray(left.value))
        ? undefined
        : targetOf(matcher, left);
    const owner = target === undefined ? undefined : ownerOf(draft, order, left, target);
    if (target === undefined || owner === undefined) kept.push(left);
    else put(draft, `${owner}.${target}`, left);
  }
  draft.left.splice(0, draft.left.length, ...kept);
}

function targetOf(matcher: Matcher, { key, value }: Left): string | undefined {
  const match = matcher
    .match('party', key)
    .find((each) =>
      !('part' in each.term)
        ? Array.isArray(value)
          ? each.term.as === 'prose'
          : isScalar(value) && fits(each, value)
        : each.term.text !== undefined && typeof value === 'string',
    );
  if (match === undefined || match.rank >= 300 || NAMED.test(match.target)) return undefined;
  return 'part' in match.term ? `${match.target}.${match.term.text}` : match.target;
}

function orderOf({ object }: Draft): ReadonlyMap<string, number> {
  return new Map(Object.keys(object as object).map((key, index) => [key, index]));
}

/** Who is named last before the field, else who is likelier to say so. */
function ownerOf(
  draft: Draft,
  order: ReadonlyMap<string, number>,
  { key, path }: Left,
  target: string,
): string | undefined {
  const at = order.get(key);
  let nearest: { owner: string; place: number } | undefined;
  const has = (owner: string) =>
    [...draft.found.keys()].some((name) => name.startsWith(`${owner}.`));
  for (const [name, found] of draft.found) {
    const owner = /^(seller|buyer)\./.exec(name)?.[1];
    if (owner === undefined || at === undefined) continue;
    for (const each of found) {
      const place = order.get(each.key);
      if (each.holder !== holderOf(path, key) || place === undefined || place > at) continue;
      if (nearest === undefined || place > nearest.place) nearest = { owner, place };
    }
  }
  if (OWN.test(target)) return nearest?.owner ?? 'seller';
  if (nearest !== undefined) return nearest.owner;
  if (PERSONAL.test(target)) return 'buyer';
  if (has('buyer') && !has('seller')) return 'seller';
  return 'buyer';
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
