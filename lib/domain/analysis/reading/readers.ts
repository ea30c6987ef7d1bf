import type { DetectedType } from '#schemas/analysis.ts';
import type { MappedDocument } from '../mapping/read-record.ts';
import { readCommercial } from './commercial/read-commercial.ts';
import type { GivenData } from './given-data.ts';
import { readCertificate } from './written/read-certificate.ts';
import { readContract } from './written/read-contract.ts';
import { readLetter } from './written/read-letter.ts';
import { readReport } from './written/read-report.ts';

/** How data of no known system is read into the model, by its type. */
export const READERS: Partial<Record<DetectedType, (given: GivenData) => MappedDocument>> = {
  invoice: (given) => readCommercial(given, 'invoice'),
  quote: (given) => readCommercial(given, 'quote'),
  receipt: (given) => readCommercial(given, 'receipt'),
  letter: readLetter,
  contract: readContract,
  report: readReport,
  certificate: readCertificate,
};
