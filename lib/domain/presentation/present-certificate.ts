import type { Period } from '#lib/domain/document-model/amount.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import type { CertificateDocument } from '#lib/domain/document-model/written.ts';
import { formatDays, parseDate } from '#lib/domain/i18n/dates.ts';
import { shortAddress } from '#lib/shared/addresses/urls.ts';
import { presentFacts, presentSections, presentTexts } from './parts/content.ts';
import { dated, emptyDocument } from './parts/head.ts';
import { presentParty, presentSignatories } from './parts/parties.ts';
import { printableImage } from './printable-image.ts';
import type { Block, PrintedDocument, Value } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** A certificate, badge or diploma in print. */
export function presentCertificate(writer: Writer, document: CertificateDocument): PrintedDocument {
  const { title, recipient, issuer, completionDate, image } = document;
  const untitled = completionDate === undefined ? 'Achievement' : 'Completion';
  const [logo, badge] = [issuer?.logo, image].map(printableImage);
  const text = (value: string | undefined, place: string) => writer.value('', value, place)[0];
  const wording = {
    honoree: isStatement(document) ? undefined : text(recipient?.name, 'recipient.name'),
    achievement: text(document.achievement, 'achievement'),
    statement: text(document.statement, 'statement'),
    issuer: text(issuer?.name, 'issuer.name'),
  };
  return {
    ...emptyDocument(writer, document, `Certificate of ${untitled}`),
    titled: title !== undefined,
    // A badge is the emblem of what it stands for; beside a logo it has its own place.
    logo: writer.value('Logo', logo ?? badge, logo ? 'issuer.logo' : 'image', 'image')[0],
    number: writer.value('Certificate number', document.credentialId, 'credentialId')[0],
    parties: [
      ...presentParty(writer, issuing(issuer), 'issuer', { role: 'sender', label: 'Issued by' }),
      ...presentParty(writer, isStatement(document) ? recipient : placed(recipient), 'recipient', {
        role: 'recipient',
        label: isStatement(document) ? 'Prepared for' : 'Awarded to',
      }),
    ],
    ...(isClause(wording.honoree, document.statement) ? { isClause: true as const } : {}),
    facts: facts(writer, document),
    wording: Object.fromEntries(Object.entries(wording).filter(([, value]) => value !== undefined)),
    sections: [
      ...(logo !== undefined && badge !== undefined && badge !== logo
        ? [picture(writer, badge)]
        : []),
      ...criteria(writer, document),
      ...presentSections(writer, document.sections),
    ],
    details: presentFacts(writer, document.details, 'details'),
    signatures: presentSignatories(writer, document.signatories),
  };
}

/** A calibration or a donation is certified in figures, and nobody honoured. */
const isStatement = ({ achievement, purpose, sections = [] }: CertificateDocument): boolean =>
  purpose !== 'award' &&
  achievement === undefined &&
  sections.some(({ facts, table }) => facts !== undefined || table !== undefined);

/** How to reach the issuer, in one line. */
function issuing(party: Party | undefined): Party | undefined {
  const own = placed(party);
  const reached = [party?.phone, party?.website].filter((each) => each !== undefined).join(' · ');
  if (own === undefined || reached === '') return own;
  return { ...own, remarks: [reached, ...(own.remarks ?? [])] };
}

/** Where somebody is found and what they are accredited for is printed, how they are reached is not. */
function placed(party: Party | undefined): Party | undefined {
  if (party === undefined) return undefined;
  const { name, address, identifiers, remarks } = party;
  if (address === undefined && identifiers === undefined && remarks === undefined) return undefined;
  return {
    ...(name && { name }),
    ...(address && { address }),
    ...(identifiers && { identifiers }),
    ...(remarks && { remarks }),
  };
}

const picture = (writer: Writer, url: string): Block => ({
  kind: 'image',
  path: writer.pathOf('image'),
  url,
});

/** Badges often say the same in both. */
function criteria(writer: Writer, { criteria: text, statement }: CertificateDocument): Block[] {
  return text === undefined || text === statement
    ? []
    : presentTexts(writer, [text], 'criteria', 'Criteria');
}

function facts(writer: Writer, document: CertificateDocument): Value[] {
  const { awardDate, issueDate, completionDate, expiryDate, period, results = [] } = document;
  return [
    ...dated(writer, 'Completed on', completionDate, 'completionDate'),
    ...dated(writer, 'Awarded on', awardDate, 'awardDate'),
    ...(issueDate === completionDate ? [] : dated(writer, 'Issue date', issueDate, 'issueDate')),
    ...dated(writer, 'Valid until', expiryDate, 'expiryDate'),
    ...writer.value('Period', period && spanOf(writer, period), 'period.start', 'date'),
    ...results.flatMap((fact, index) => writer.fact(fact, `results.${index}`)),
    ...verification(writer, document),
  ];
}

/** "… has completed the course": the name is its subject. */
const isClause = (honoree: Value | undefined, statement = ''): boolean =>
  honoree !== undefined && /^\p{Ll}/u.test(statement) && !/^for\b/i.test(statement);

/** "13–14 June 2025": the days of a course as one. */
function spanOf(writer: Writer, period: Period): string {
  const [start, end] = [parseDate(period.start), parseDate(period.end)];
  if (start?.day === undefined || end?.day === undefined || period.start === period.end)
    return writer.period(period);
  return formatDays(start, end, writer.locale.language) ?? writer.period(period);
}

function verification(writer: Writer, { verificationUrl: url }: CertificateDocument): Value[] {
  return writer
    .value('Verify at', url && shortAddress(url), 'verificationUrl', 'url')
    .map((value) => ({ ...value, address: url ?? '' }));
}
