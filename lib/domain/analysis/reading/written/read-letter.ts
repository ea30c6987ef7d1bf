import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import { isEmpty, isScalar, wrapped } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { finish, openWritten, unsaid, type Written } from './compose.ts';
import { isNotPrinted } from './not-printed.ts';
import { composeSignatories, written } from './people.ts';
import { joinPath, knownLabel, labelFor } from './reading.ts';
import { consume } from './tables.ts';

/** Reads data of no known system as a letter. */
export function readLetter(given: GivenData): MappedDocument {
  const letter = openWritten(given, 'letter', WRITTEN.letter, ['seller', 'buyer']);
  const { draft, composing, text, date } = letter;
  const head = {
    sender: letter.person('seller', 'sender'),
    recipient: letter.person('buyer', 'recipient'),
    place: text('place'),
    date: date('issueDate', 'date'),
    subject: text('subject'),
    salutation: text('salutation'),
    closing: text('closing'),
    postscript: text('postscript'),
    enclosures: takeTexts(composing, draft, 'enclosures', 'enclosures'),
    copies: takeTexts(composing, draft, 'copies', 'copies'),
  };
  const named = composeSignatories(composing, draft);
  const signatories = named.length > 0 ? named : namedAtRoot(letter);
  const logo = text('logo', 'sender.logo');
  const sender = logo === undefined ? head.sender : { ...head.sender, logo };
  const numbers = referencesIn(letter);
  const objects = objectsIn(letter);
  const { facts, details, sections } = letter.content();
  const said = [head, signatories, sections];
  const [references, others] = headed([...facts, ...details]);
  return finish(letter, {
    type: 'letter',
    ...head,
    sender: unsigned(sender, signatories),
    references: unsaid([...numbers, ...objects, ...references], head),
    body: [...sections, ...asSection(unsaid(others, ...said))],
    signatories: signatories.length > 0 ? signatories : signedBy(sender),
  });
}

/** A name without anything that says whose signs the letter. */
function namedAtRoot({ text, draft }: Written): Signatory[] {
  if (!draft.found.has('name')) return [];
  const name = text('name', 'signatories.0.name');
  const title =
    text('signatories.title', 'signatories.0.title') ?? text('subject', 'signatories.0.title');
  return name === undefined ? [] : [{ name, ...(title === undefined ? {} : { title }) }];
}

/** Who signs stands below the letter, and not in its head. */
function unsigned(sender: Party | undefined, signatories: readonly Signatory[]): Party | undefined {
  if (sender?.contact === undefined) return sender;
  const { contact, role, ...house } = sender;
  const isSigned = signatories.length === 0 || signatories.some(({ name }) => name === contact);
  return isSigned ? house : sender;
}

/** Who wrote it signs it, where nobody else does. */
function signedBy(sender: Party | undefined): Signatory[] {
  const name = sender?.contact ?? sender?.name;
  if (name === undefined) return [];
  const title = sender?.contact === undefined ? undefined : sender.role;
  return [{ name, ...(title === undefined ? {} : { title }) }];
}

function referencesIn({ composing, draft }: Written): Fact[] {
  const facts: Fact[] = [];
  for (const found of draft.found.get('number') ?? []) {
    if (found.taken || !isScalar(found.value) || isNotPrinted(found.key, found.value)) continue;
    found.taken = true;
    composing.consumed.add(found.path);
    const label = labelFor({ composing }, found.key);
    if (label !== undefined) facts.push({ label, kind: 'text', value: String(found.value) });
  }
  return facts;
}

/** What a letter is about, in a line of its head: a patient, a case, a register entry. */
function objectsIn({ composing, given, read, locale, matcher }: Written): Fact[] {
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    if (!isObject(value) || isNotPrinted(key, value) || read.has(path) || isEmpty(value)) continue;
    if (matcher.isThrough('document', key) || wrapped(value) !== undefined) continue;
    if (composing.consumed.has(path) || !isAbout(composing.consumed, value, path)) continue;
    const labelled = labelledIn({ composing }, value, path);
    if (labelled !== undefined) {
      facts.push(...labelled);
      continue;
    }
    const label = labelFor({ composing }, key);
    const text = written(value, locale);
    if (label === undefined || text === '' || text.length > 160) continue;
    consume({ composing }, value, path);
    facts.push({ label, kind: 'text', value: text });
  }
  return facts;
}

/** `refs: { policy: …, claim: … }` of data made for programs: each has a word of the tables. */
function labelledIn(
  { composing }: Pick<Written, 'composing'>,
  value: JsonObject,
  path: string,
): Fact[] | undefined {
  if (!composing.machineMade) return undefined;
  const facts: Fact[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const label = isScalar(inner) ? knownLabel(key, inner) : undefined;
    if (label === undefined) return undefined;
    facts.push({ label, kind: 'text', value: String(inner) });
  }
  consume({ composing }, value, path);
  return facts;
}

const isAbout = (consumed: ReadonlySet<string>, value: JsonValue, path: string): boolean =>
  Object.entries(value as object).every(
    ([key, inner]) =>
      !consumed.has(joinPath(path, key)) &&
      (inner === null || typeof inner === 'string' || typeof inner === 'number'),
  ) &&
  !Object.values(value as object).some(
    (inner) => typeof inner === 'number' && !Number.isInteger(inner),
  );

const MAX_REFERENCES = 6;

/** Short values of the head, and those that are part of what is said. */
function headed(facts: readonly Fact[]): [Fact[], Fact[]] {
  const isReference = ({ kind, value }: Fact) =>
    kind === 'text' && /\d/.test(value) && value.length <= 40;
  const references = facts.filter(isReference).slice(0, MAX_REFERENCES);
  return [references, facts.filter((fact) => !references.includes(fact))];
}

const asSection = (facts: Fact[]): Section[] => (facts.length === 0 ? [] : [{ facts }]);
