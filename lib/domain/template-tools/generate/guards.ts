import { type Element, isTag } from 'domhandler';
import { PRINTED } from '#lib/domain/presentation/printed-document.ts';
import type { Guard, Places } from './places.ts';
import type { Scope, Token } from './tokens.ts';
import { nameIn } from './write-tag.ts';

const CLASSES = new Set(
  'party block number subtitle small-print status logo remark entry-aside entry-subtitle row-details row-detail metric-change metric-note signature-image signature-title letter-date letter-fact letter-subject salutation certificate-statement certificate-issuer gallery picture'.split(
    ' ',
  ),
);
const REGIONS = new Set(['notes', 'footer', 'details', 'meta']);

/** Elements that go as one when their value is not there: a fact with its label, a section with its heading. */
function isPart(element: Element): boolean {
  const { name, attribs } = element;
  const inside = parentOf(element);
  if (name === 'div' && inside?.name === 'dl') return true;
  if (name === 'span' && inside?.attribs['class'] === 'lines') return true;
  if (REGIONS.has(attribs['data-service-region'] ?? '')) return true;
  return (attribs['class'] ?? '').split(' ').some((each) => CLASSES.has(each));
}

/** The element above, if there is one. */
export function parentOf({ parent }: Element): Element | undefined {
  return parent !== null && isTag(parent) ? parent : undefined;
}

/** The element and those around it, from the inside out. */
export function chainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | undefined = element; at !== undefined; at = parentOf(at)) chain.push(at);
  return chain;
}

/** Sections around what shows nothing but values that may be absent. `units`: what repeats for each list. */
export function guardsIn(
  tokens: readonly Token[],
  places: Places,
  units: ReadonlyMap<Scope, Element>,
): Guard[] {
  const held = new Map<Element, Set<Token>>();
  for (const [at, elements] of places) {
    const token = tokens[at];
    if (token === undefined) continue;
    for (const element of elements)
      for (const around of chainOf(element))
        held.set(around, (held.get(around) ?? new Set()).add(token));
  }
  const guards: Guard[] = [];
  const guarded = new Map<Element, string>();
  const outerFirst = [...held].map(([element, all]) => ({ element, all, chain: chainOf(element) }));
  outerFirst.sort((a, b) => a.chain.length - b.chain.length);
  for (const { element, all, chain } of outerFirst) {
    if (!isPart(element)) continue;
    const scope = scopeAround(chain, all, units);
    // A list is gone with its entries.
    if (scope !== undefined && units.get(scope) === element) continue;
    const path = conditionOf(all, scope);
    // A part within one of the same condition needs none of its own.
    if (path === undefined || chain.some((around) => guarded.get(around) === path)) continue;
    guarded.set(element, path);
    guards.push({ element, name: nameIn(path, scope) });
  }
  return guards;
}

/** The list in whose entry the part stands. */
function scopeAround(
  chain: readonly Element[],
  all: ReadonlySet<Token>,
  units: ReadonlyMap<Scope, Element>,
): Scope | undefined {
  const [token] = all;
  for (let scope = token?.scope; scope !== undefined; scope = scope.outer) {
    const unit = units.get(scope);
    if (unit !== undefined && chain.includes(unit)) return scope;
  }
  return undefined;
}

/** Path of what must be there for a part to say anything. undefined: it is more than one thing, or always there. */
function conditionOf(all: ReadonlySet<Token>, scope: Scope | undefined): string | undefined {
  if (all.size === 0 || [...all].some(({ required }) => required)) return undefined;
  const paths = new Set([...all].map((token) => listBelow(token, scope) ?? ownCondition(token)));
  const [first = '', ...rest] = paths;
  if (rest.length === 0) return nameIn(first, scope) === '.' ? undefined : first;
  const common = rest.reduce(commonPath, first);
  const isLocal =
    scope === undefined ? common !== '' && common !== PRINTED : common.startsWith(`${scope.path}[`);
  return isLocal && nameIn(common, scope) !== '.' ? common : undefined;
}

/** A section around a list comes as often as it has entries. */
const ownCondition = ({ path, isList }: Token): string => (isList ? `${path}.length` : path);

/** The list, by its length, that lies between the part and the value. */
function listBelow({ scope: own }: Token, around: Scope | undefined): string | undefined {
  let list: Scope | undefined;
  for (let scope = own; scope !== around && scope !== undefined; scope = scope.outer) list = scope;
  return list === undefined ? undefined : `${list.path}.length`;
}

function commonPath(one: string, other: string): string {
  const [a, b] = [one.split('.'), other.split('.')];
  const length = a.findIndex((part, index) => part !== b[index]);
  return a.slice(0, length === -1 ? a.length : length).join('.');
}
