import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import { isTitleKey } from '../content/entries.ts';
import { isNotPrinted } from '../content/not-printed.ts';
import { written } from '../content/people.ts';
import { isSentence, joinPath, knownLabel, labelFor, plays } from '../content/reading.ts';
import { isOfRecordKey } from '../content/record-keys.ts';
import { composeSignatories } from '../content/signatories.ts';
import { consume } from '../content/tables.ts';
import { factKind } from '../fact-kinds.ts';
import { isDate, isEmpty, isScalar, wrapped } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf } from '../key-words.ts';
import { isCalled, notionsOf } from '../notions.ts';
import type { Found } from '../shape/draft.ts';
import { finish, openWritten, ownPath, unsaid, type Written } from './compose.ts';
import { factsOfFile } from './file-of-sender.ts';
import { greetingOf, PLACE_AND_DATE, townOf } from './letter-head.ts';
import { withImages } from './signature-images.ts';
import { signeesAt } from './signees.ts';

/** Reads data of no known system as a letter. */
export function readLetter(given: GivenData): MappedDocument {
  const letter = openWritten(given, 'letter', WRITTEN.letter, ['seller', 'buyer']);
  const { draft, composing, text, date } = letter;
  dateWithPlace(letter);
  closeBelow(letter);
  const greeting = greetingOf(letter);
  const addressed = addressee(letter, letter.person('buyer', 'recipient'));
  const from = letter.person('seller', 'sender');
  const head = {
    sender: from,
    recipient: addressed.recipient,
    place: text('place') ?? townOf(letter, from),
    date: date('issueDate', 'date'),
    subject: text('subject'),
    salutation: text('salutation') ?? greeting,
    closing: text('closing'),
    postscript: withoutHeading(text('postscript')),
    enclosures: takeTexts(composing, draft, 'enclosures', 'enclosures').map(withoutEnding),
    copies: takeTexts(composing, draft, 'copies', 'copies'),
  };
  const stated = composeSignatories(composing, draft);
  const named = stated.length > 0 ? stated : signeesAt(letter);
  const signatories = (named.length > 0 ? named : namedAtRoot(letter)).map((signatory) =>
    asTitled(signatory, head.sender),
  );
  const logo = text('logo', 'sender.logo');
  const sender = logo === undefined ? head.sender : { ...head.sender, logo };
  const numbers = referencesIn(letter);
  const objects = objectsIn(letter);
  const ofFile = factsOfFile(letter);
  const { facts, details, sections } = letter.content();
  const said = [head, signatories, sections];
  const [references, others] = headed(facts, details);
  const all = [...numbers, ...addressed.references, ...objects, ...references];
  return finish(letter, {
    type: 'letter',
    ...head,
    sender: unsigned(sender, signatories),
    references: unsaid(all, head),
    body: [...textFirst(sections), ...asSection(unsaid(others, ...said))],
    signatories: withImages(letter, signatories.length > 0 ? signatories : signedBy(sender)),
    details: unsaid(ofFile, head, all),
  });
}

/** "P. S.: The samples are here.": the letter names it itself. */
function withoutHeading(text: string | undefined): string | undefined {
  const [, heading = '', rest = ''] = /^(\p{L}[^:]{0,20}):\s+(.+)$/su.exec(text ?? '') ?? [];
  return isCalled(heading.replace(/\s/g, ''), 'postscript') ? rest : text;
}

/** Many languages have one word for both greetings: the one below the text closes the letter. */
function closeBelow({ draft, given }: Written): void {
  const keys = Object.keys(given.data);
  const text = keys.findIndex((key) => plays('text', key));
  const all = draft.found.get('salutation') ?? [];
  const below = all.filter(({ path }) => text >= 0 && keys.indexOf(ownPath(given, path)) > text);
  if (below.length === 0 || draft.found.has('closing')) return;
  draft.found.set('closing', below);
  draft.found.set(
    'salutation',
    all.filter((each) => !below.includes(each)),
  );
}

/** "Bologna, 5 novembre 2026" is the line of the date, whatever its key says first. */
function dateWithPlace({ draft }: Written): void {
  const isBoth = ({ value }: Found) => isDate(PLACE_AND_DATE.exec(String(value))?.[1] ?? '');
  const places = draft.found.get('place') ?? [];
  const dates = places.filter(isBoth);
  if (dates.length === 0) return;
  draft.found.set(
    'place',
    places.filter((each) => !dates.includes(each)),
  );
  draft.found.set('issueDate', [...dates, ...(draft.found.get('issueDate') ?? [])]);
}

/** A window shows the address alone: what else is known of whom it goes to are references of the letter. */
function addressee(
  { composing }: Written,
  party: Party | undefined,
): { readonly recipient: Party | undefined; readonly references: readonly Fact[] } {
  if (party?.address === undefined || composing.machineMade)
    return { recipient: party, references: [] };
  const { identifiers = [], remarks = [], phone, email, website, ...rest } = party;
  for (const term of ['phone', 'email', 'website'])
    composing.consumed.delete(composing.origins.get(`recipient.${term}`) ?? '');
  const lines = remarks.filter((remark) => !LABELLED.test(remark));
  return {
    recipient: lines.length === 0 ? rest : { ...rest, remarks: lines },
    references: [
      ...identifiers.map(({ scheme, value }) => ({
        ...{ label: NUMBERS[scheme] ?? scheme, value },
        kind: 'text' as const,
      })),
      ...remarks.flatMap((remark) => {
        const [, label, value] = LABELLED.exec(remark) ?? [];
        return label === undefined || value === undefined ? [] : [factNamed(label, value)];
      }),
    ],
  };
}

const LABELLED = /^([^:]{2,60}): (.+)$/s;

function factNamed(label: string, value: string): Fact {
  const isFigure = /^-?\d{1,9}(?:\.\d{1,4})?$/.test(value);
  const { kind, written: text } = factKind(label, isFigure ? Number(value) : value);
  return { label, kind, value: text };
}

const NUMBERS: Readonly<Record<string, string>> = {
  vat: 'VAT number',
  tax: 'Tax ID',
  registration: 'Registration number',
};

/** "Cuentas 2025.pdf" is enclosed as "Cuentas 2025". */
const withoutEnding = (name: string): string =>
  !/\s/.test(name) ? name : name.replace(/\.(?:pdf|docx?|xlsx?|odt|jpe?g|png)$/i, '');

/** What belongs to a letter follows what it says. */
function textFirst(sections: readonly Section[]): readonly Section[] {
  const first = sections.findIndex(isText);
  return first < 1
    ? sections
    : [
        ...sections.slice(first, first + 1),
        ...sections.slice(0, first),
        ...sections.slice(first + 1),
      ];
}

const isText = ({ title, paragraphs }: Section): boolean =>
  title === undefined && paragraphs !== undefined;

/** A name without anything that says whose signs the letter. */
function namedAtRoot({ text, draft, given }: Written): Signatory[] {
  const names = draft.found.get('name') ?? [];
  if (!names.some(({ path }) => !ownPath(given, path).includes('.'))) return [];
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

/** Who signs is what the sender is said to be where both are one. */
const asTitled = (signatory: Signatory, { contact, role }: Party = {}): Signatory =>
  role !== undefined && signatory.title === undefined && signatory.name === contact
    ? { ...signatory, title: role }
    : signatory;

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
    if (isOfRecordKey(found.key, found.value)) continue;
    found.taken = true;
    composing.consumed.add(found.path);
    const label = labelFor({ composing }, found.key);
    if (label !== undefined) facts.push({ label, kind: 'text', value: String(found.value) });
  }
  return facts;
}

/** What a letter is about, in lines of its head: a patient, a case, a register entry. More than that is a part of its own. */
function objectsIn(letter: Written): Fact[] {
  const { composing, given, read, locale, matcher } = letter;
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    if (plays('text', key) && !isObject(value)) break;
    if (!isObject(value) || isNotPrinted(key, value) || read.has(path) || isEmpty(value)) continue;
    if (matcher.isThrough('document', key) || wrapped(value) !== undefined) continue;
    if (composing.consumed.has(path) || !isAbout(composing.consumed, value, path)) continue;
    const labelled = composing.machineMade
      ? labelledIn(letter, value, path)
      : namedIn(letter, key, value, path);
    if (labelled !== undefined) {
      facts.push(...labelled);
      continue;
    }
    const label = labelFor({ composing }, key);
    const text = written(value, locale);
    if (label === undefined || !composing.machineMade || text === '' || text.length > 160) continue;
    consume({ composing }, value, path);
    facts.push({ label, kind: 'text', value: text });
  }
  return facts;
}

const MAX_NAMED = 3;

/** `contact: { name: …, extension: … }`: the first under the object's name, the others under their own. */
function namedIn(
  { composing, locale }: Written,
  key: string,
  value: JsonObject,
  path: string,
): Fact[] | undefined {
  const fields = Object.entries(value).filter(
    ([name, inner]) => isScalar(inner) && !isNotPrinted(name, inner),
  );
  const texts = fields.map(([, inner]) => written(inner, locale));
  if (fields.length === 0 || fields.length > MAX_NAMED) return undefined;
  if (texts.some((text) => text.length > MAX_LINE)) return undefined;
  consume({ composing }, value, path);
  return fields.map(([name], index) => ({
    label: labelOf(index === 0 && namesObject(name) ? key : name),
    kind: 'text' as const,
    value: texts[index] ?? '',
  }));
}

/** `file: { number: …, procedure: … }`: its number is the file's. */
const namesObject = (key: string): boolean =>
  isTitleKey(key) ||
  notionsOf(key).readings.some((words) => /^(?:number|reference|code)$/.test(words.join(' ')));

const MAX_LINE = 70;

/** `refs: { policy: …, claim: … }` of data made for programs: each has a word of the tables. */
function labelledIn(
  { composing }: Pick<Written, 'composing'>,
  value: JsonObject,
  path: string,
): Fact[] | undefined {
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

/** Short values that stand before the text, and those that are part of what is said. */
function headed(facts: readonly Fact[], details: readonly Fact[]): [Fact[], Fact[]] {
  const isReference = ({ kind, value }: Fact) =>
    kind === 'text' && /\d/.test(value) && value.length <= 40;
  const isHead = (fact: Fact) => isReference(fact) || isLine(fact);
  const references = [...facts.filter(isHead), ...details.filter(isReference)];
  const first = references.slice(0, MAX_REFERENCES);
  return [first, [...facts, ...details].filter((fact) => !first.includes(fact))];
}

const isLine = ({ kind, value }: Fact): boolean =>
  (kind === 'text' || kind === 'date') && value.length <= MAX_LINE && !isSentence(value);

const asSection = (facts: Fact[]): Section[] => (facts.length === 0 ? [] : [{ facts }]);
