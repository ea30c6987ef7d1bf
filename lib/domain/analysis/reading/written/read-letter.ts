import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import { plays } from '../content/reading.ts';
import { composeSignatories } from '../content/signatories.ts';
import { isDate } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { isCalled, mentions } from '../notions.ts';
import type { Found } from '../shape/draft.ts';
import { finish, openWritten, ownPath, unsaid, type Written } from './compose.ts';
import { factsOfFile } from './file-of-sender.ts';
import { greetingOf, PLACE_AND_DATE, townOf } from './letter-head.ts';
import { headed, MAX_REFERENCES, objectsIn, referencesIn } from './letter-references.ts';
import { addressee } from './letter-window.ts';
import { assignRootRecipient, leavePosition } from './root-recipient.ts';
import { withImages } from './signature-images.ts';
import { signeesAt } from './signees.ts';

/** Reads data of no known system as a letter. */
export function readLetter(given: GivenData): MappedDocument {
  const letter = openWritten(given, 'letter', WRITTEN.letter, ['seller', 'buyer']);
  const { draft, composing, text, date } = letter;
  leavePosition(draft);
  assignRootRecipient(letter);
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
  const terms = asSection(unsaid(others, ...said));
  const [texts, closingTexts] = closingLast(letter, textFirst(sections));
  // So many are what is agreed on, and said before its conditions.
  const isTable = others.length > MAX_REFERENCES && facts.length > 0 && isText(texts[0] ?? {});
  const all = [...numbers, ...addressed.references, ...objects, ...references];
  return finish(letter, {
    type: 'letter',
    ...head,
    sender: unsigned(sender, signatories),
    references: unsaid(all, head),
    body: [
      ...(isTable ? [...texts.slice(0, 1), ...terms, ...texts.slice(1)] : [...texts, ...terms]),
      ...closingTexts,
    ],
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

/** `closing_html` before a table stands below it. */
function closingLast({ paths }: Written, sections: readonly Section[]): [Section[], Section[]] {
  const isClosing = (section: Section, index: number) =>
    index > 0 && isText(section) && mentions(ownKey(paths.get(section)), 'closing', 'final');
  return [
    sections.filter((section, index) => !isClosing(section, index)),
    sections.filter(isClosing),
  ];
}

const ownKey = (path: string | undefined): string => path?.split('.').at(-1) ?? '';

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

const asSection = (facts: Fact[]): Section[] => (facts.length === 0 ? [] : [{ facts }]);
