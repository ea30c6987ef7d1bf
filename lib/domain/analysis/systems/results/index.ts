import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { calibrationCertificate } from './calibration-certificate.ts';
import { edFiTranscript } from './ed-fi-transcript.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { fhirDiagnosticReport } from './fhir-diagnostic-report.ts';
import { hl7Oru } from './hl7-oru.ts';
import { materialCertificate } from './material-certificate.ts';
import { pescTranscript } from './pesc-transcript.ts';
import { quickbooksReport } from './quickbooks-report.ts';
import { schoolReportCard } from './school-report-card.ts';
import { xeroReport } from './xero-report.ts';

/** Results of laboratories, schools and accounting systems. */
export const RESULTS: readonly SystemMapping[] = [
  calibrationCertificate,
  edFiTranscript,
  fhirBundle,
  fhirDiagnosticReport,
  hl7Oru,
  materialCertificate,
  pescTranscript,
  quickbooksReport,
  schoolReportCard,
  xeroReport,
];
