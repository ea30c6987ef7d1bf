import type { Section } from '#lib/domain/document-model/content.ts';
import type { ContractDocument } from '#lib/domain/document-model/written.ts';
import { presentEntry, presentFacts, presentPart, presentTexts } from './parts/content.ts';
import { dated, emptyDocument } from './parts/head.ts';
import { presentParty, presentSignatories } from './parts/parties.ts';
import { printableImage } from './printable-image.ts';
import type { Block, Entry, Party, PrintedDocument, Signatory } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** A contract in print: who, what in figures, clause by clause, signatures. */
export function presentContract(writer: Writer, document: ContractDocument): PrintedDocument {
  const { place, date, period, terms, recitals, clauses = [], parties = [] } = document;
  const logo = parties.map(({ party }) => printableImage(party.logo)).find((url) => url);
  return {
    ...emptyDocument(writer, document, 'Agreement'),
    logo: writer.value('Logo', logo, 'parties.0.party.logo', 'image')[0],
    parties: presentParties(writer, parties),
    facts: [
      ...(date === period?.start && place === undefined
        ? []
        : writer.value('Date', date && dayAt(writer, date, place), 'date', 'date')),
      ...dated(writer, 'Start date', period?.start, 'period.start'),
      ...dated(writer, 'End date', period?.end, 'period.end'),
    ],
    sections: [
      ...presentTexts(writer, recitals, 'recitals'),
      ...presentFacts(writer, terms, 'terms', 'Key terms'),
      ...clausesOf(writer, clauses),
    ],
    details: presentDetails(writer, document.details),
    notes: presentTexts(writer, document.notes, 'notes'),
    signatures: withDay(writer, document),
  };
}

/** "En Valencia, a 29 de junio de 2026", "Lyon, le 3 mars 2026" */
function dayAt(writer: Writer, date: string, place: string | undefined): string {
  const day = writer.date(date);
  if (place === undefined) return day;
  const { language } = writer.locale;
  if (/^es\b/.test(language)) return `En ${place}, a ${day}`;
  return `${place}, ${/^fr\b/.test(language) && /^\d/.test(day) ? 'le ' : ''}${day}`;
}

/** What is agreed in words stands clause by clause; figures, tables and lists of things between them as parts of their own. */
function clausesOf(writer: Writer, clauses: NonNullable<ContractDocument['clauses']>): Block[] {
  const blocks: Block[] = [];
  let entries: Entry[] | undefined;
  for (const [index, clause] of clauses.entries()) {
    const isPart = clause.title !== undefined && (isAbout(clause) || isNamed(writer, index));
    if (isListed(clause) || isPart) {
      blocks.push(...presentPart(writer, clause, `clauses.${index}`));
      entries = undefined;
      continue;
    }
    const entry = presentEntry(writer, clause, `clauses.${index}`);
    if (entry.title === undefined && entry.blocks.length === 0) continue;
    // What templates are made of goes list by list.
    if (entries === undefined || listOf(entries[0]) !== listOf(entry)) {
      entries = [];
      blocks.push({ kind: 'entries', path: '', entries });
    }
    entries.push(entry);
  }
  return blocks;
}

/** Alone, what is enclosed stands under its own name. */
function presentDetails(writer: Writer, details: ContractDocument['details'] = []): Block[] {
  const [only, second] = details;
  if (only?.kind !== 'text' || second !== undefined)
    return presentFacts(writer, details, 'details');
  return presentTexts(writer, [only.value], 'details.0', only.label).map((block) => ({
    ...block,
    path: writer.pathOf('details.0.value'),
  }));
}

/** Where neither the contract nor who signs it has a day, each writes theirs. */
function withDay(writer: Writer, { date, signatories = [] }: ContractDocument): Signatory[] {
  const signers = presentSignatories(writer, signatories);
  const isDated = signatories.some((each) => each.date ?? each.place ?? each.image ?? each.signed);
  if (date !== undefined || isDated) return signers;
  const isEnglish = /^en\b/.test(writer.locale.language);
  const blank = writer.say(isEnglish ? 'Date' : 'Place, date');
  return signers.map((signer) => ({ ...signer, blank }));
}

/** A part under a name of its own is no entry of a list of clauses. */
function isNamed(writer: Writer, index: number): boolean {
  const path = writer.pathOf(`clauses.${index}.title`);
  return path !== '' && !/\[\d+\]/.test(path);
}

const listOf = (entry: Entry | undefined): string => (entry?.path ?? '').replace(/\[\d+\]$/, '');

/** Sentences without headings are a clause each. */
const isListed = ({ title: _, list, ...others }: Section): boolean =>
  list !== undefined && Object.keys(others).length === 0;

/** Whether a part only describes what is agreed on, and agrees on nothing. */
const isAbout = ({ facts, table, metrics, ...part }: Section): boolean =>
  part.paragraphs === undefined &&
  part.list === undefined &&
  [facts, table, metrics, part.images, part.sections].some((each) => each !== undefined) &&
  (part.sections ?? []).every(isAbout);

/** Those whom a document is between, by their roles, or counted where they have none. */
export function presentParties(
  writer: Writer,
  parties: NonNullable<ContractDocument['parties']>,
  roles: readonly Party['role'][] = ['sender', 'recipient'],
): Party[] {
  return parties.flatMap(({ role, party }, index) =>
    presentParty(writer, party, `parties.${index}.party`, {
      isRepresented: true,
      role: roles[index] ?? 'other',
      label: role ?? `${writer.say('Party')} ${index + 1}`,
    }),
  );
}
