import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { Composing } from '../composing.ts';
import { isPaper } from '../content/document-name.ts';
import { valueAt, withName } from '../content/people.ts';
import { joinPath } from '../content/reading.ts';
import { remarksIn } from '../content/remarks.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf } from '../key-words.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { composeParty } from '../party/compose-party.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { ownPath, type Written } from './compose.ts';
import { signeesIn } from './signees.ts';

export interface NamedParty {
  readonly role?: string;
  readonly party: Party;
  /** Who signs for them. */
  readonly signees: readonly Signatory[];
}

/** Those whom a document is between or names: of lists, and of what is found for each role. */
export function partiesOf(contract: Written): NamedParty[] {
  const { draft, composing, given } = contract;
  const found: { readonly order: number; readonly party: NamedParty }[] = [];
  const add = (made: NamedParty | undefined, path: string) => {
    if (made !== undefined) found.push({ order: orderOf(contract, path), party: made });
  };
  for (const list of ['parties', 'sellers', 'buyers'])
    for (const { entries, key, path } of draft.lists.get(list) ?? []) {
      contract.read.add(path);
      for (const entry of entries) {
        const label = entryLabel(list, key, entry.path, entries.length);
        add(partyOf(contract, inParty(entry), entry.path, label, found.length), entry.path);
      }
    }
  for (const role of ['parties', 'seller', 'buyer'])
    for (const [holder, group] of holdersOf(draft, role)) {
      const at = [...group.values()][0]?.[0]?.path ?? holder;
      add(
        partyOf(
          contract,
          { ...draft, found: group },
          holder,
          roleLabel(composing.machineMade, ownPath(given, at)),
          found.length,
        ),
        at,
      );
    }
  const sorted = found
    .map((each, index) => ({ ...each, index }))
    .sort((one, other) => one.order - other.order);
  movePlaces(composing, sorted);
  return sorted.map(({ party }) => party);
}

/** Parties are composed as they are found, and stand as the data has them. */
function movePlaces({ origins }: Composing, sorted: readonly { readonly index: number }[]): void {
  const places = new Map(sorted.map(({ index }, at) => [String(index), at]));
  for (const [place, path] of [...origins]) {
    const [, index = '', term = ''] = /^found\.(\d+)\.(.+)$/.exec(place) ?? [];
    const at = places.get(index);
    if (at !== undefined) origins.set(`parties.${at}.party.${term}`, path);
  }
}

/** "Client 1" of `clients`; of `parties` an entry names its own role, or stands under it. */
function entryLabel(list: string, key: string, path: string, count: number): string | undefined {
  const own = /[\w-]+$/.exec(path)?.[0];
  if (list === 'parties') return own === undefined || isPartyKey(own) ? undefined : labelOf(own);
  const label = labelOf(key);
  const at = /\[(\d+)\]$/.exec(path)?.[1];
  if (count < 2 || at === undefined) return label;
  return `${label.replace(/(?<=\p{L}{3})s$/u, '')} ${Number(at) + 1}`;
}

const isPartyKey = (key: string): boolean =>
  /^(?:party|parties|parte|partei|partie|between)[_\s-]?[a-z\d]?$/i.test(key);

/** The draft of a party as one under a role. */
function inParty(entry: Draft): Draft {
  return {
    ...entry,
    found: new Map([...entry.found].map(([target, found]) => [`party.${target}`, found])),
  };
}

/** What is found for a role, by the object that it stands in. */
function holdersOf(draft: Draft, role: string): Map<string, Map<string, Found[]>> {
  const holders = new Map<string, Map<string, Found[]>>();
  for (const [target, every] of draft.found) {
    if (!target.startsWith(`${role}.`)) continue;
    for (const found of every) {
      const holder = topHolder(found, holders);
      const group = holders.get(holder) ?? new Map<string, Found[]>();
      const name = `party.${target.slice(role.length + 1)}`;
      group.set(name, [...(group.get(name) ?? []), found]);
      holders.set(holder, group);
    }
  }
  return holders;
}

/** An address stands in an object within that of its party. */
function topHolder({ holder }: Found, known: ReadonlyMap<string, unknown>): string {
  return [...known.keys()].find((each) => each !== '' && holder.startsWith(`${each}.`)) ?? holder;
}

function partyOf(
  contract: Written,
  draft: Draft,
  path: string,
  label: string | undefined,
  index: number,
): NamedParty | undefined {
  const { composing, given, locale } = contract;
  const place = `found.${index}`;
  const object = path === given.path ? undefined : objectAt(given, path);
  // What has records of its own is what the document is about rather than somebody in it.
  if (contract.type === 'document' && isObject(object) && hasRecords(object)) return undefined;
  const side = sideOf(draft);
  if (side !== undefined) composing.consumed.add(side.path);
  const composed = composeParty(composing, side?.draft ?? draft, 'party', place);
  const party = isObject(object) ? withName(composing, composed, object, path, place) : composed;
  if (party === undefined) return undefined;
  const { role, ...rest } = party;
  const signees = isObject(object) ? signeesIn(contract, object, path) : [];
  const post = isObject(object) && rest.contact ? postIn(composing, object, path) : undefined;
  const remarks = isObject(object) ? remarksIn(composing, object, path, locale) : [];
  const all = [...(rest.remarks ?? []), ...remarks];
  contract.read.add(path);
  const complete: Party = {
    ...rest,
    ...((side?.name ?? label) !== undefined && role !== undefined ? { role } : {}),
    ...(post !== undefined && { role: post }),
    ...(all.length === 0 ? {} : { remarks: all }),
  };
  const name = side?.name ?? label ?? role;
  return { ...(name === undefined ? {} : { role: name }), party: complete, signees };
}

/** `representative: "Mme Solenn Le Goff", title: "Présidente"`: the function of a party's representative. */
function postIn(composing: Composing, object: JsonObject, path: string): string | undefined {
  const found = Object.entries(object).find(
    ([key, value]) => isCalled(key, 'title') && typeof value === 'string' && POST.test(value),
  );
  if (found === undefined || composing.consumed.has(joinPath(path, found[0]))) return undefined;
  composing.consumed.add(joinPath(path, found[0]));
  return String(found[1]).trim();
}

const POST = /^\p{L}[^\d\n:;]{2,60}$/u;

/** `client: { role: "Opdrachtgever" }`: the side of a contract that somebody is on, in its own words; another role is a person's. */
function sideOf(draft: Draft) {
  const roles = draft.found.get('party.role') ?? [];
  const own = roles.find(
    ({ value }) =>
      typeof value === 'string' &&
      notionsOf(value).readings.some((reading) => SIDES.has(reading.join(' '))),
  );
  if (own === undefined) return undefined;
  const found = new Map(draft.found).set(
    'party.role',
    roles.filter((each) => each !== own),
  );
  return { name: String(own.value).trim(), path: own.path, draft: { ...draft, found } };
}

const SIDES: ReadonlySet<string> = new Set(['seller', 'buyer', 'guarantor']);

const hasRecords = (object: JsonObject): boolean =>
  Object.values(object).some((value) => Array.isArray(value) && value.some(isObject));

function objectAt({ data, path }: GivenData, at: string): JsonValue | undefined {
  if (path === '') return valueAt(data, at);
  return at.startsWith(`${path}.`) ? valueAt(data, at.slice(path.length + 1)) : undefined;
}

/** The author's own word for a party: "Bailleur" of `bailleur.nom`, "Tenant" of `tenant_name`. */
function roleLabel(machineMade: boolean, path: string): string | undefined {
  const segments = path.split('.').map((segment) => segment.replace(/\[\d+\]$/, ''));
  const own = segments.find(
    (segment) =>
      !isPaper(segment) &&
      !isCalled(segment, 'party') &&
      !/^(?:\d+|parties|contract|agreement|data|document|answers|fields|content|form|answer|pretty_?format)$/i.test(
        segment,
      ),
  );
  const key =
    segments.length > 1 ? own : own?.replace(/[_\s-]?(?:legal|company|full)?[_\s-]?names?$/i, '');
  if (key === undefined || isPartyKey(key) || (machineMade && !/^[a-z]{5,}$/i.test(key)))
    return undefined;
  return labelOf(key);
}

/** Where a party is named first. */
function orderOf({ given }: Written, path: string): number {
  const own = ownPath(given, path);
  const [first = '', second] = own.split(/[.[]/);
  const top = Object.keys(given.data).indexOf(first);
  const inner = given.data[first];
  const below = isObject(inner) && second !== undefined ? Object.keys(inner).indexOf(second) : 0;
  return top * 1000 + below;
}
