import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { composeParty } from '../compose-party.ts';
import { type Composing, takeTexts } from '../composing.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf } from '../key-words.ts';
import type { Draft, Found } from '../read-shape.ts';
import { finish, openWritten, ownPath, unsaid, type Written } from './compose.ts';
import { composeSignatories, remarksIn, valueAt, withName } from './people.ts';
import { labelFor, plays } from './reading.ts';
import { signaturesByKey, signaturesByRole, signeesIn, signingDays } from './signees.ts';

interface ContractParty {
  readonly role?: string;
  readonly party: Party;
  readonly signees: readonly Signatory[];
}

/** Reads data of no known system as a contract. */
export function readContract(given: GivenData): MappedDocument {
  const contract = openWritten(given, 'contract', WRITTEN.contract, []);
  const { draft, composing, text, date } = contract;
  const between = partiesOf(contract);
  const parties = between.map(({ signees: _, ...party }) => party);
  const head = {
    title: text('title'),
    number: text('number'),
    date: date('issueDate', 'date'),
    period: periodOf(contract),
    recitals: takeTexts(composing, draft, 'recitals', 'recitals'),
    notes: takeTexts(composing, draft, 'notes', 'notes'),
  };
  const logo = text('logo', 'parties.0.party.logo');
  const byRole = signaturesByRole(contract);
  const days = signingDays(contract);
  const signatories = [
    ...(byRole.length > 0 ? byRole : composeSignatories(composing, draft)),
    ...between.flatMap(({ role, signees }) => {
      const date = days.get(role ?? '');
      return signees.map((each) => ({ ...(date !== undefined && { date }), ...each }));
    }),
  ];
  const byKey = signaturesByKey(contract);
  const unnamed = parties.filter(({ role }) => !byKey.some((each) => each.role === role));
  if (byKey.length > 0 && signatories.length === 0)
    signatories.push(
      ...byKey.map(({ signatory, role }) => ({ organization: role, ...signatory })),
      ...signing(unnamed),
    );
  const place = text('place');
  const { facts, details, sections } = contract.content();
  const enclosed = details.filter((fact) => isEnclosure(contract, fact));
  const terms = unsaid(
    [...facts, ...details.filter((fact) => !enclosed.includes(fact))],
    ...[head, parties],
  );
  const [first, ...others] = parties;
  const withLogo =
    first === undefined || logo === undefined
      ? parties
      : [{ ...first, party: { ...first.party, logo } }, ...others];
  return finish(contract, {
    type: 'contract',
    ...head,
    parties: withLogo,
    terms: place === undefined ? terms : [...terms, placeFact(contract, place)],
    clauses: sections,
    details: enclosed,
    signatories: signatories.length > 0 ? signatories : signing(parties),
  });
}

const isEnclosure = ({ paths }: Written, fact: Fact): boolean =>
  plays('enclosures', paths.get(fact)?.split('.').at(-1) ?? '');

const placeFact = ({ draft, composing }: Written, value: string) => ({
  label: labelFor({ composing }, draft.found.get('place')?.[0]?.key ?? 'place') ?? 'Place',
  kind: 'text' as const,
  value,
});

function periodOf({ date }: Written) {
  const start = date('period.start');
  const end = date('period.end');
  return start === undefined && end === undefined
    ? undefined
    : { ...(start && { start }), ...(end && { end }) };
}

/** Whoever a contract is between signs it. */
const signing = (parties: readonly Omit<ContractParty, 'signees'>[]): Signatory[] =>
  parties.slice(0, 4).flatMap(({ role, party }) => {
    const name = party.contact ?? party.name;
    return name === undefined ? [] : [{ name, ...(role === undefined ? {} : { title: role }) }];
  });

/** Those whom a contract is between: of lists, and of what is found for each role. */
function partiesOf(contract: Written): ContractParty[] {
  const { draft, composing, given } = contract;
  const found: { readonly order: number; readonly party: ContractParty }[] = [];
  const add = (made: ContractParty | undefined, path: string) => {
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
): ContractParty | undefined {
  const { composing, given, locale } = contract;
  const place = `found.${index}`;
  const object = path === given.path ? undefined : objectAt(given, path);
  const composed = composeParty(composing, draft, 'party', place);
  const party = isObject(object) ? withName(composing, composed, object, path, place) : composed;
  if (party === undefined) return undefined;
  const { role, ...rest } = party;
  const signees = isObject(object) ? signeesIn(contract, object, path) : [];
  const remarks = isObject(object) ? remarksIn(composing, object, path, locale) : [];
  const all = [...(rest.remarks ?? []), ...remarks];
  contract.read.add(path);
  const complete: Party = {
    ...rest,
    ...(label !== undefined && role !== undefined ? { role } : {}),
    ...(all.length === 0 ? {} : { remarks: all }),
  };
  const name = label ?? role;
  return { ...(name === undefined ? {} : { role: name }), party: complete, signees };
}

function objectAt({ data, path }: GivenData, at: string): JsonValue | undefined {
  if (path === '') return valueAt(data, at);
  return at.startsWith(`${path}.`) ? valueAt(data, at.slice(path.length + 1)) : undefined;
}

/** The author's own word for a party: "Bailleur" of `bailleur.nom`, "Tenant" of `tenant_name`. */
function roleLabel(machineMade: boolean, path: string): string | undefined {
  const segments = path.split('.').map((segment) => segment.replace(/\[\d+\]$/, ''));
  const own = segments.find(
    (segment) =>
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
