import type { ContractDocument } from '#lib/domain/document-model/written.ts';
import { presentEntry, presentFacts, presentTexts } from './parts/content.ts';
import { dated, emptyDocument } from './parts/head.ts';
import { presentParty, presentSignatories } from './parts/parties.ts';
import { printableImage } from './printable-image.ts';
import type { Block, Party, PrintedDocument } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** A contract in print: who, what in figures, clause by clause, signatures. */
export function presentContract(writer: Writer, document: ContractDocument): PrintedDocument {
  const { date, period, terms, recitals, clauses = [], parties = [] } = document;
  const logo = parties.map(({ party }) => printableImage(party.logo)).find((url) => url);
  return {
    ...emptyDocument(writer, document, 'Agreement'),
    logo: writer.value('Logo', logo, 'parties.0.party.logo', 'image')[0],
    parties: presentParties(writer, parties),
    facts: [
      ...(date === period?.start ? [] : dated(writer, 'Date', date, 'date')),
      ...dated(writer, 'Start date', period?.start, 'period.start'),
      ...dated(writer, 'End date', period?.end, 'period.end'),
    ],
    sections: [
      ...presentFacts(writer, terms, 'terms', 'Key terms'),
      ...presentTexts(writer, recitals, 'recitals', 'Recitals'),
      ...clausesOf(writer, clauses),
    ],
    details: presentFacts(writer, document.details, 'details'),
    notes: presentTexts(writer, document.notes, 'notes'),
    signatures: presentSignatories(writer, document.signatories),
  };
}

function clausesOf(writer: Writer, clauses: NonNullable<ContractDocument['clauses']>): Block[] {
  const entries = clauses
    .map((clause, index) => presentEntry(writer, clause, `clauses.${index}`))
    .filter(({ title, blocks }) => title !== undefined || blocks.length > 0);
  return entries.length === 0 ? [] : [{ kind: 'entries', path: '', entries }];
}

/** Those whom a document is between, by their roles, or counted where they have none. */
export function presentParties(
  writer: Writer,
  parties: NonNullable<ContractDocument['parties']>,
): Party[] {
  return parties.flatMap(({ role, party }, index) =>
    presentParty(writer, party, `parties.${index}.party`, {
      role: index === 0 ? 'sender' : index === 1 ? 'recipient' : 'other',
      label: role ?? `${writer.say('Party')} ${index + 1}`,
    }),
  );
}
