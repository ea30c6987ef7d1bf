import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { ReportDocument } from '#lib/domain/document-model/written.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { all, takeTexts, textIn } from '../composing.ts';
import type { Content } from '../content/content.ts';
import { withScale } from '../content/scores.ts';
import { composeSignatories } from '../content/signatories.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf } from '../key-words.ts';
import { finish, openWritten, unsaid, type Written } from './compose.ts';
import { reportName } from './report-name.ts';
import { withImages } from './signature-images.ts';
import { signeesAt } from './signees.ts';
import { withStateWords } from './state-words.ts';

/** Reads data of no known system as a report. */
export function readReport(read: GivenData): MappedDocument {
  const given = { ...read, data: withStateWords(read.data) };
  const report = openWritten(given, 'report', WRITTEN.report, ['seller', 'buyer', 'author']);
  const { draft, composing, text, date } = report;
  const company = report.person('seller', 'author');
  const writer = report.person('author', company === undefined ? 'author' : 'writer');
  const named = composing.origins.get('writer.name');
  if (named !== undefined) composing.origins.set('author.contact', named);
  const logo = text('logo', 'author.logo');
  const author =
    company === undefined
      ? preparedFirst(report, writer)
      : isWriter(report)
        ? { ...company, name: writer?.name ?? company.name, contact: company.name }
        : withWriter(company, writer);
  const head = {
    title: text('title') ?? nameOf(report),
    subtitle: text('subtitle'),
    number: text('number'),
    author: logo === undefined ? author : { ...author, logo },
    subject: report.person('buyer', 'subject'),
    date: date('issueDate', 'date'),
    period: periodOf(report),
    status: verdictIn(report),
  };
  const subjectRole = roleOf(report);
  const notes = takeTexts(composing, draft, 'notes', 'notes');
  const signing = [
    ...composeSignatories(composing, draft),
    ...signeesAt(report),
    ...(subjectRole === 'student' ? signersOfSchool(report) : []),
  ];
  const signatories = withImages(report, signing);
  const content = report.content();
  const { summary, metrics, sections } = content;
  const [facts, details] = ratedFirst(report, content);
  return finish(report, {
    type: 'report',
    ...head,
    subjectRole,
    facts: unsaid(facts, head, signatories),
    ...{ summary, metrics, sections, notes, signatories },
    details: unsaid(details, head, signatories),
  });
}

const MOST_IN_HEAD = 4;

/** How all was rated, and when it is looked at again, is said at the head, wherever it stands in the data. */
function ratedFirst({ reading }: Written, content: Content): [Fact[], Fact[]] {
  const details = withScale(reading, content.details);
  const isHead = ({ kind, label, value, unit = '' }: Fact) =>
    (kind === 'date' || unit.startsWith('/ ')) && `${label}${value}${unit}`.length <= LONGEST_HEAD;
  const head = details.filter(isHead);
  if (content.facts.length + head.length > MOST_IN_HEAD) return [content.facts, details];
  return [[...content.facts, ...head], details.filter((fact) => !head.includes(fact))];
}

const LONGEST_HEAD = 70;

/** A report without a title is called by what its keys say, in English. */
function nameOf({ given, locale }: Written): string | undefined {
  // `{ post_mortem: {…} }` says more than that it is a report.
  const wrapper = given.wrappers.find((each) => each.includes(' '));
  if (wrapper !== undefined) return labelOf(wrapper.replaceAll(' ', '_'));
  return /^en\b/.test(locale.language) ? reportName(given.data) : undefined;
}

const LONGEST_VERDICT = 40;

/** A verdict in a word or two stands in the head; one in a sentence is read where it stands. */
function verdictIn({ draft, text }: Written): string | undefined {
  const found = draft.found.get('verdict.text') ?? [];
  for (const each of found)
    each.taken =
      typeof each.value !== 'string' ||
      each.value.length > LONGEST_VERDICT ||
      CODE.test(each.value);
  return text('verdict.text', 'status');
}

/** "EJ_GODK" */
const CODE = /^[A-Z\d]+(?:_[A-Z\d]+)+$/;

/** Of who prepared a report and its author the first is the house. */
function preparedFirst(
  { composing: { origins } }: Written,
  writer: Party | undefined,
): Party | undefined {
  const [name, contact] = [origins.get('author.name'), origins.get('author.contact')];
  if (writer?.name === undefined || name === undefined || contact === undefined) return writer;
  if (!/prepar/i.test(contact) || /prepar/i.test(name)) return writer;
  origins.set('author.name', contact).set('author.contact', name);
  return { ...writer, ...(writer.contact && { name: writer.contact }), contact: writer.name };
}

/** `prepared_by: "Klar Digital", author: "Sofie Kjærgaard"`: who was taken for the house is who wrote it. */
const isWriter = ({ composing: { origins } }: Written): boolean =>
  /auth?or/i.test(origins.get('author.name') ?? '') &&
  /prepar/i.test(origins.get('writer.name') ?? '');

/** Who writes for a house, with what they say of themselves, such as what they are certified for. */
function withWriter(company: Party, writer: Party | undefined): Party {
  const { name, role, remarks = [] } = writer ?? {};
  if (name === undefined || name === company.name || company.contact !== undefined) return company;
  const said = [...(company.remarks ?? []), ...remarks];
  return {
    ...{ ...company, contact: name },
    ...(role !== undefined && { role }),
    ...(said.length > 0 && { remarks: said }),
  };
}

/** Who is in charge of a school signs its reports, and so do those who are in charge of a student. */
function signersOfSchool({ draft, composing }: Written): Signatory[] {
  return all(draft, 'schoolSigner').flatMap((found) => {
    const name = textIn(found);
    if (name === undefined || composing.consumed.has(found.path)) return [];
    composing.consumed.add(found.path);
    return [{ name, title: labelOf(found.key.replace(/[_\s-]?name$/i, '')) }];
  });
}

function periodOf({ date, text }: Written) {
  const start = date('period.start');
  const end = date('period.end');
  const whole = text('period.text', 'period.start');
  // "September 2025" says more than its first and last day.
  if (whole !== undefined && /\d{4}/.test(whole)) return { start: whole };
  if (start !== undefined || end !== undefined)
    return { ...(start && { start }), ...(end && { end }) };
  return whole === undefined ? undefined : { start: whole };
}

const ROLES: readonly NonNullable<ReportDocument['subjectRole']>[] = [
  'patient',
  'student',
  'learner',
  'client',
];

/** Whom it is about, where their key says so. */
function roleOf({ draft }: Written): ReportDocument['subjectRole'] {
  const [found] = [...draft.found].find(([target]) => target.startsWith('buyer.'))?.[1] ?? [];
  const key = found?.path.toLowerCase() ?? '';
  return ROLES.find((role) => key.includes(role));
}
