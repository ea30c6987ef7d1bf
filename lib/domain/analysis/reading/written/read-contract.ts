import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import { labelFor, plays } from '../content/reading.ts';
import { composeSignatories } from '../content/signatories.ts';
import type { GivenData } from '../given-data.ts';
import { wordsOfKey } from '../key-words.ts';
import { finish, openWritten, unsaid, type Written } from './compose.ts';
import { type NamedParty, partiesOf } from './named-parties.ts';
import { withImages } from './signature-images.ts';
import { signaturesByKey, signaturesByRole, signingDays } from './signees.ts';
import { witnessesAmong, witnessesIn } from './witnesses.ts';

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
    ...(byRole.length > 0
      ? byRole
      : composeSignatories(composing, draft).map((each) => forParty(parties, each))),
    ...between.flatMap(({ role, party, signees }) => {
      const date = days.get(role ?? '');
      return signees.map((each) => ({
        ...(date !== undefined && { date }),
        ...houseOf(party.name, each),
        ...each,
      }));
    }),
  ];
  const byKey = signaturesByKey(contract);
  const unnamed = parties.filter(({ role }) => !byKey.some((each) => each.role === role));
  if (byKey.length > 0 && signatories.length === 0)
    signatories.push(
      ...byKey.map(({ signatory, role }) =>
        forParty(parties, { organization: role, ...signatory }),
      ),
      ...signing(unnamed),
    );
  const place = text('place');
  const isDated = place !== undefined && head.date !== undefined && !isOfEvent(contract);
  const named = witnessesIn(contract);
  const { facts, details, sections } = contract.content();
  const witnesses = [...named, ...witnessesAmong(contract, facts, details)];
  const enclosed = details.filter((fact) => isEnclosure(contract, fact));
  const terms = unsaid(
    [...facts, ...details.filter((fact) => !enclosed.includes(fact))],
    ...[head, parties],
  );
  return finish(contract, {
    type: 'contract',
    ...head,
    ...(isDated && { place }),
    parties: withLogo(parties, logo),
    terms: place === undefined || isDated ? terms : [...terms, placeFact(contract, place)],
    clauses: sections,
    details: enclosed,
    signatories: [
      ...withImages(contract, signatories.length > 0 ? signatories : signing(parties)),
      ...witnesses,
    ],
  });
}

function withLogo(parties: readonly Omit<NamedParty, 'signees'>[], logo: string | undefined) {
  const [first, ...others] = parties;
  return first === undefined || logo === undefined
    ? [...parties]
    : [{ ...first, party: { ...first.party, logo } }, ...others];
}

/** `{ party: "Supplier", signerName: … }`: who signs for a side signs for the house that is that side. */
function forParty(
  parties: readonly Omit<NamedParty, 'signees'>[],
  signatory: Signatory,
): Signatory {
  const side = (signatory.organization ?? signatory.title)?.toLowerCase();
  const own = parties.filter(({ role }) => role !== undefined && role.toLowerCase() === side);
  const [{ party } = { party: {} }, other] = own;
  if (other !== undefined || party.name === undefined || party.name === signatory.name)
    return signatory;
  // The side is what they sign as, where nothing else says it.
  return { title: signatory.organization, ...signatory, organization: party.name };
}

/** Whoever signs as "Managing Member" is one of a house. */
const houseOf = (name: string | undefined, signee: Signatory): Pick<Signatory, 'organization'> =>
  name === undefined || name === signee.name || signee.title === undefined
    ? {}
    : { organization: name };

const isEnclosure = ({ paths }: Written, fact: Fact): boolean =>
  plays('enclosures', paths.get(fact)?.split('.').at(-1) ?? '');

/** `venue: "Quinta do Lago"`: where something happens, and nobody signs. */
const isOfEvent = ({ draft }: Written): boolean =>
  wordsOfKey(draft.found.get('place')?.[0]?.key ?? '').includes('venue');

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
const signing = (parties: readonly Omit<NamedParty, 'signees'>[]): Signatory[] =>
  parties.slice(0, 4).flatMap(({ role, party }) => {
    const name = party.contact ?? party.name;
    return name === undefined ? [] : [{ name, ...(role === undefined ? {} : { title: role }) }];
  });
