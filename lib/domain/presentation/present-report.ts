import type { FreeDocument, ReportDocument } from '#lib/domain/document-model/written.ts';
import { presentFacts, presentMetrics, presentSections, presentTexts } from './parts/content.ts';
import { emptyDocument } from './parts/head.ts';
import { presentParty, presentSignatories } from './parts/parties.ts';
import { presentParties } from './present-contract.ts';
import { printableImage } from './printable-image.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** Whom a report is about, as the wording tables know them. */
const SUBJECTS: Readonly<Record<NonNullable<ReportDocument['subjectRole']>, string>> = {
  patient: 'Patient',
  student: 'Student',
  learner: 'Learner',
  client: 'Client',
};

/** A report, a set of results, a transcript in print. */
export function presentReport(writer: Writer, document: ReportDocument): PrintedDocument {
  const { author, subject, subjectRole, date, period, facts = [], status, summary } = document;
  const content = [
    ...presentMetrics(writer, document.metrics, 'metrics'),
    ...presentSections(schooled(writer, subjectRole), document.sections),
  ];
  // Beside other moments, such as when a sample was taken, the report has its time of day too.
  const isTimed = facts.some(({ kind }) => kind === 'moment');
  // A summary alone is the report.
  const heading = content.length === 0 ? undefined : 'Summary';
  return {
    ...emptyDocument(writer, document, 'Report'),
    status: writer.value('Status', status && writer.say(status), 'status')[0],
    logo: writer.value('Logo', printableImage(author?.logo), 'author.logo', 'image')[0],
    parties: [
      ...presentParty(writer, author, 'author', {
        // "Henrik Åkerlund, project manager"
        ...(author?.contact !== undefined && author.role !== undefined && { isRepresented: true }),
        ...{ role: 'sender', label: 'Prepared by' },
      }),
      ...presentParty(writer, subject, 'subject', {
        role: 'recipient',
        label: subjectLabel(writer, subjectRole),
      }),
    ],
    facts: [
      ...writer.value('Date', date && writer.date(date, 'long', isTimed), 'date', 'date'),
      ...writer.value('Period', period && writer.period(period), 'period.start', 'date'),
      ...facts.flatMap((fact, index) => writer.fact(fact, `facts.${index}`)),
    ],
    sections: [...presentTexts(writer, summary, 'summary', heading), ...content],
    details: presentFacts(writer, document.details, 'details'),
    notes: presentTexts(writer, document.notes, 'notes'),
    signatures: presentSignatories(writer, document.signatories),
  };
}

/** Who has a report made is more than a customer in languages that have a word for it. */
function subjectLabel(writer: Writer, role: ReportDocument['subjectRole']): string {
  if (role !== 'client') return role === undefined ? 'Prepared for' : SUBJECTS[role];
  return writer.say(COMMISSIONED) === COMMISSIONED ? SUBJECTS.client : COMMISSIONED;
}

const COMMISSIONED = 'Commissioned by';

/** The subject of a report on a student is taught, that of a letter is what it is about: languages tell them apart. */
function schooled(writer: Writer, subjectRole: ReportDocument['subjectRole']): Writer {
  const taught = writer.say(TAUGHT);
  if (subjectRole !== 'student' || taught === TAUGHT) return writer;
  return {
    ...writer,
    label: (english) => (english.toLowerCase() === 'subject' ? taught : writer.label(english)),
  };
}

const TAUGHT = 'School subject';

/** Free content in print. */
export function presentFree(writer: Writer, document: FreeDocument): PrintedDocument {
  const { author, parties = [], facts = [] } = document;
  return {
    ...emptyDocument(writer, document, 'Document'),
    logo: writer.value('Logo', printableImage(author?.logo), 'author.logo', 'image')[0],
    parties: [
      ...presentParty(writer, author, 'author', { role: 'sender', label: 'From' }),
      ...presentParties(writer, parties, ['recipient']),
    ],
    facts: facts.flatMap((fact, index) => writer.fact(fact, `facts.${index}`)),
    sections: presentSections(writer, document.sections),
    details: presentFacts(writer, document.details, 'details'),
    notes: presentTexts(writer, document.notes, 'notes'),
    signatures: presentSignatories(writer, document.signatories),
  };
}
