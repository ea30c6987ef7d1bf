import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import { isDocumentWord } from '../content/not-printed.ts';
import { isSentence, joinPath, labelFor } from '../content/reading.ts';
import { composeSignatories } from '../content/signatories.ts';
import type { GivenData } from '../given-data.ts';
import { capitalized, labelOf, wordsOfKey } from '../key-words.ts';
import { isFirm } from '../legal-forms.ts';
import { isCalled, isVocabulary, mentions, notionsOf } from '../notions.ts';
import { certifiedFacts, certifiedSections, leaveTopics } from './certified.ts';
import { finish, openWritten, unsaid, type Written } from './compose.ts';
import { withLearner } from './learner.ts';
import { withImages } from './signature-images.ts';
import { signeesAt } from './signees.ts';

/** Reads data of no known system as a certificate. */
export function readCertificate(given: GivenData): MappedDocument {
  const certificate = openWritten(given, 'certificate', WRITTEN.certificate, ['buyer', 'seller']);
  const { draft, composing, text, date } = certificate;
  leaveTopics(certificate);
  // Before they are taken.
  const honoursPerson = namesLearner(certificate);
  const inCharge = officersOfIssuer(certificate);
  const issuer = certificate.person('seller', 'issuer');
  const logo = text('logo', 'issuer.logo');
  const named = titleOf(certificate, text('title'));
  const recipient =
    withLearner(certificate, employed(certificate, certificate.person('buyer', 'recipient'))) ??
    namedSomehow(certificate);
  const { title, achievement } = awarded(certificate, named);
  const head = {
    title,
    subtitle: text('subtitle'),
    recipient,
    achievement,
    issuer: logo === undefined ? issuer : { ...issuer, logo },
    issueDate: date('issueDate'),
    completionDate: date('completionDate') ?? date('course.completionDate', 'completionDate'),
    expiryDate: date('expiryDate'),
    period: periodOf(certificate),
    credentialId: text('credentialId'),
    verificationUrl: text('verificationUrl'),
    image: text('image'),
  };
  const statements = takeTexts(composing, draft, 'statement', 'statement').map((statement) =>
    filled(certificate, statement, [
      ['recipient.name', recipient?.name],
      ['achievement', achievement],
    ]),
  );
  if (statements.length === 0) statements.push(...sentenceIn(certificate));
  const criteria = takeTexts(composing, draft, 'criteria', 'criteria');
  for (const part of ['statement', 'criteria']) {
    const path = composing.origins.get(`${part}.0`);
    if (path !== undefined) composing.origins.set(part, path);
  }
  const place = text('place');
  const signing = [...composeSignatories(composing, draft), ...signeesAt(certificate), ...inCharge];
  const content = certificate.content();
  const [facts, details] = [content.facts, content.details].map((each) =>
    certifiedFacts(certificate, each),
  ) as [Fact[], Fact[]];
  const sections = certifiedSections(certificate, content.sections);
  const officers = officersIn(certificate, [...facts, ...details]);
  const signatories = withImages(certificate, [...signing, ...officers.signatories]);
  const paper = title === undefined ? paperAmong(certificate, [...facts, ...details]) : undefined;
  const others = [...facts, ...details].filter(
    (fact) => !officers.said.has(fact) && fact !== paper,
  );
  const results = unsaid(others, { ...head, issuer: issuer?.name }, signatories);
  return finish(certificate, {
    type: 'certificate',
    ...head,
    ...(paper && { title: paper.value }),
    // What somebody gave is certified, and no honour.
    purpose: honoursPerson && !isOfMoney([...facts, ...details], sections) ? 'award' : undefined,
    ...(statements.length === 0 ? {} : { statement: statements.join('\n\n') }),
    ...(criteria.length === 0 ? {} : { criteria: criteria.join('\n\n') }),
    results: place === undefined ? results : [...results, placeOf(certificate, place)],
    sections,
    signatories,
  });
}

/** What is certified, in a word. */
const CERTIFIED = new Set(
  (
    'achievement appreciation attendance authenticity competence competency completion compliance ' +
    'excellence insurance membership merit participation proficiency recognition training'
  ).split(' '),
);

/** `documentType: "certificate"` is no title; `certificate: "Completion"` is half of one. */
function titleOf({ composing }: Written, title: string | undefined): string | undefined {
  const word = title?.trim().toLowerCase() ?? '';
  if (title === undefined || word === 'certificate') return undefined;
  if (!/^en\b/.test(composing.language) || !CERTIFIED.has(word)) return title;
  composing.origins.delete('title');
  return `Certificate of ${capitalized(word)}`;
}

/** `Document: "Certificate of Completion"`: what the paper is called is its title. */
function paperAmong({ composing, paths }: Written, facts: readonly Fact[]): Fact | undefined {
  const paper = facts.find(
    (fact) =>
      isCalled(paths.get(fact)?.split('.').at(-1) ?? '', 'document') &&
      notionsOf(fact.value).readings.some((words) => words.some(isDocumentWord)),
  );
  const path = paper && paths.get(paper);
  if (path !== undefined) composing.origins.set('title', path);
  return paper;
}

/** "{student} has completed {course}": what the text names by its key is what was read under it. */
function filled(
  { given, composing: { origins } }: Written,
  text: string,
  read: readonly (readonly [string, string | undefined])[],
): string {
  return text.replace(/\{{1,2}\s?(\w{1,40})\s?\}{1,2}/g, (written, key: string) => {
    const path = joinPath(given.path, key);
    const [, name] =
      read.find(([place]) => {
        const own = origins.get(place);
        return own === path || own?.startsWith(`${path}.`) === true;
      }) ?? [];
    return name ?? written;
  });
}

/** The first sentence under a key of its author's own is what is certified. */
function sentenceIn({ given, composing }: Written): string[] {
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    if (typeof value !== 'string' || composing.consumed.has(path)) continue;
    const isClause = /^\p{Ll}(?:\S*\s){4,}/u.test(value.trim());
    if (!isClause && !isSentence(value)) continue;
    const isOwn = isClause || !wordsOfKey(key).some(isVocabulary);
    if (composing.machineMade || !isOwn) continue;
    composing.consumed.add(path);
    composing.origins.set('statement.0', path);
    return [value.trim()];
  }
  return [];
}

const isOfMoney = (facts: readonly Fact[], sections: readonly Section[]): boolean =>
  facts.some(({ kind }) => kind === 'money') ||
  sections.some(
    ({ facts: inner = [], sections: parts = [], table }) =>
      isOfMoney(inner, parts) || table?.columns.some(({ kind }) => kind === 'money') === true,
  );

/** What was learnt. Where only an award is named beside it, as "Certificate of Completion", that is the title. */
function awarded({ text, composing }: Written, title: string | undefined) {
  const award = text('achievement');
  const course = text('course.name', award === undefined ? 'achievement' : 'course');
  const isPaper = notionsOf(award ?? '').readings.some((words) => words.some(isDocumentWord));
  if (award === undefined || course === undefined || !isPaper || title !== undefined)
    return { title, achievement: award ?? course ?? text('title', 'achievement') };
  const { origins } = composing;
  origins.set('title', origins.get('achievement') ?? '');
  origins.set('achievement', origins.get('course') ?? '');
  origins.delete('course');
  return { title: award, achievement: course };
}

/** `director_of_awards: "Dr Anil Mehta"`: who is in charge signs, as what they are or as what is told of it. */
function officersIn(
  { paths }: Written,
  facts: readonly Fact[],
): { readonly signatories: Signatory[]; readonly said: ReadonlySet<Fact> } {
  const wordsOf = (fact: Fact) =>
    notionsOf(paths.get(fact)?.split('.').at(-1) ?? '').readings.flat();
  const inCharge = facts.filter((fact) => wordsOf(fact).includes('officer'));
  const people = inCharge.filter(
    (fact) => PERSON.test(fact.value) && !wordsOf(fact).includes('role'),
  );
  const roles = inCharge.filter((fact) => wordsOf(fact).includes('role'));
  return {
    signatories: people.map((fact, index) => ({
      name: fact.value,
      title: roles[index]?.value ?? fact.label,
    })),
    said: new Set([...people, ...(people.length > 0 ? roles : [])]),
  };
}

/** `organization: { director: "Dr Anil Mehta" }`: the head of the issuer signs. */
function officersOfIssuer({ draft, composing }: Written): Signatory[] {
  const named = (draft.found.get('seller.remark') ?? []).filter(
    ({ key, value }) => mentions(key, 'officer') && PERSON.test(String(value)),
  );
  return named.map(({ key, value, path }) => {
    composing.consumed.add(path);
    for (const found of draft.found.get('seller.remark') ?? []) found.taken ||= found.path === path;
    return { name: String(value), title: labelOf(key) };
  });
}

/** A person with both names who learned something; donors and customers are told what they gave and have. */
const namesLearner = ({ draft }: Written): boolean => {
  const [last] = draft.found.get('buyer.lastName') ?? [];
  const holder = last?.holder.split('.').at(-1) ?? '';
  return (
    last !== undefined &&
    !notionsOf(holder).readings.some((words) => words.some((word) => /^(?:buyer|to)$/.test(word)))
  );
};

/** Where somebody works stands within what is said of them, and is no contact of theirs. */
function employed({ composing }: Written, party: Party | undefined): Party | undefined {
  const { origins } = composing;
  const holder = origins.get('recipient.contact')?.replace(/\.[^.]+$/, '');
  const key = holder?.split('.').at(-1) ?? '';
  const isWithin = (term: string) => origins.get(`recipient.${term}`)?.startsWith(`${holder}.`);
  const isHouse = mentions(key, 'company');
  if (party?.contact !== undefined && isFirm(party.name ?? ''))
    return withPersonFirst(party, origins);
  if (party?.contact === undefined || holder === undefined || !isHouse) return party;
  const { contact, address, identifiers = [], remarks = [], ...person } = party;
  const own = identifiers.filter((_, index) => !isWithin(`identifiers.${index}.value`));
  const isTheirs = isWithin('address.lines.0') === true;
  const lines = isTheirs ? [...(address?.lines ?? []), address?.postalCode, address?.city] : [];
  const house = [contact, ...lines].filter((line) => line !== undefined).join(', ');
  return {
    ...person,
    ...(address && !isTheirs ? { address } : {}),
    ...(own.length === 0 ? {} : { identifiers: own }),
    remarks: [...remarks, `${labelOf(key)}: ${house}`],
  };
}

/** A certificate is a person's: who they work for stands below their name. */
function withPersonFirst({ contact, name, ...others }: Party, origins: Map<string, string>): Party {
  const [house, person] = [origins.get('recipient.name'), origins.get('recipient.contact')];
  if (person !== undefined) origins.set('recipient.name', person);
  origins.delete('recipient.contact');
  const label = labelOf(house?.split('.').at(-1) ?? 'company');
  return { ...others, name: contact, remarks: [`${label}: ${name}`, ...(others.remarks ?? [])] };
}

/** Those who teach, judge or run it, and what is no person. */
const NOT_HONOURED =
  /^(?:course|school|company|organi[sz]ation|cent(?:re|er)|instructor|trainer|teacher|tutor|assessor|examiner|manager|director|issuer|provider|programme?|event|product|template|certificate|group|team|class|file|host|club|venue|place|sponsor|signatory|signer|institution|university|department|brand|badge|award|module|subject)/i;
const PERSON = /^\p{Lu}[\p{L}.'’-]{0,30}(?:\s\p{Lu}?[\p{L}.'’-]{1,30}){1,4}$/u;

/** `award_to`, `verliehenAn`. */
const GIVEN_TO = /(?:[a-z_](?=[A-Z])|_)(?:[Tt]o|[Aa]an|[Aa]n|[Tt]ill?|[Dd]la)$/;

/** `diverName`: somebody under a key of the trade. */
function namedSomehow({ given, composing, draft }: Written): Party | undefined {
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    const isName = /name$/i.test(key) || isCalled(key, 'name') || isCalled(key, 'full name');
    const isNamed = isName && !NOT_HONOURED.test(key);
    if (!(isNamed || GIVEN_TO.test(key)) || composing.consumed.has(path)) continue;
    if (typeof value !== 'string' || !PERSON.test(value)) continue;
    composing.consumed.add(path);
    composing.origins.set('recipient.name', path);
    for (const found of [...draft.found.values()].flat())
      if (found.path === path) found.taken = true;
    return { name: value };
  }
  return undefined;
}

const placeOf = ({ draft, composing }: Written, value: string): Fact => ({
  label: labelFor({ composing }, draft.found.get('place')?.[0]?.key ?? 'place') ?? 'Place',
  kind: 'text',
  value,
});

function periodOf({ date }: Written) {
  const start = date('period.start') ?? date('course.start', 'period.start');
  const end = date('period.end') ?? date('course.end', 'period.end');
  return start === undefined && end === undefined
    ? undefined
    : { ...(start && { start }), ...(end && { end }) };
}
