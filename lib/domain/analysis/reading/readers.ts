import { DEFAULT_LANGUAGE } from '#lib/domain/i18n/money.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { MappedDocument } from '../mapping/read-record.ts';
import { readWithSender } from './commercial/read-sender.ts';
import { withoutRecordFields } from './content/record-keys.ts';
import type { GivenData } from './given-data.ts';
import { withoutHouseFacts } from './house-facts.ts';
import { withSpelledLabels } from './spelled-labels.ts';
import { withoutStaffFacts } from './staff-facts.ts';
import { readCertificate } from './written/read-certificate.ts';
import { readContract } from './written/read-contract.ts';
import { readDocument } from './written/read-document.ts';
import { readLetter } from './written/read-letter.ts';
import { readReport } from './written/read-report.ts';

type Reader = (given: GivenData) => MappedDocument;

/** Without what is kept of its record, and with the labels that its language has for its keys. */
const spelled =
  (type: DetectedType, read: Reader): Reader =>
  (given) => {
    const document = read({ ...given, data: withoutRecordFields(given.data, type) });
    const { language = DEFAULT_LANGUAGE } = document.model;
    return { ...document, model: withSpelledLabels(document.model, given.data, language) };
  };

/** What one party sends another says nothing of what the sender keeps to themselves. */
const sent =
  (read: Reader, hides?: 'letter'): Reader =>
  (given) =>
    read({ ...given, data: withoutHouseFacts(given.data, hides) });

/** What is written of somebody says nothing of what only a house knows of its people. */
const shown =
  (type: DetectedType, read: Reader): Reader =>
  (given) =>
    read({ ...given, data: withoutStaffFacts(given.data, type) });

/** How data of no known system is read into the model, by its type. */
export const READERS: Readonly<Record<DetectedType, Reader>> = {
  invoice: spelled('invoice', (given) => readWithSender(given, 'invoice')),
  quote: spelled('quote', (given) => readWithSender(given, 'quote')),
  receipt: spelled('receipt', (given) => readWithSender(given, 'receipt')),
  letter: spelled('letter', sent(readLetter, 'letter')),
  contract: spelled('contract', sent(readContract)),
  report: spelled('report', shown('report', readReport)),
  certificate: spelled('certificate', shown('certificate', readCertificate)),
  document: spelled('document', readDocument),
};
