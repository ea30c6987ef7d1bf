import type { SystemMapping } from '../mapping/system-mapping.ts';
import { absorbCertificate } from './credentials/absorb-certificate.ts';
import { accredibleCredential } from './credentials/accredible-credential.ts';
import { badgrAssertion } from './credentials/badgr-assertion.ts';
import { certifierCredential } from './credentials/certifier-credential.ts';
import { clrCredential } from './credentials/clr-credential.ts';
import { courseraCertificate } from './credentials/coursera-certificate.ts';
import { credlyBadge } from './credentials/credly-badge.ts';
import { europassCredential } from './credentials/europass-credential.ts';
import { learnworldsCertificate } from './credentials/learnworlds-certificate.ts';
import { linkedinLearning } from './credentials/linkedin-learning.ts';
import { moodleCertificate } from './credentials/moodle-certificate.ts';
import { openBadges2 } from './credentials/open-badges-2.ts';
import { openBadges3 } from './credentials/open-badges-3.ts';
import { sertifierCredential } from './credentials/sertifier-credential.ts';
import { talentlmsCertificate } from './credentials/talentlms-certificate.ts';
import { teachableCertificate } from './credentials/teachable-certificate.ts';
import { thinkificCertificate } from './credentials/thinkific-certificate.ts';
import { udemyCertificate } from './credentials/udemy-certificate.ts';
import { click2mailLetter } from './letters/click2mail-letter.ts';
import { graphMessage } from './letters/graph-message.ts';
import { letterxpressLetter } from './letters/letterxpress-letter.ts';
import { lobLetter } from './letters/lob-letter.ts';
import { notifyLetter } from './letters/notify-letter.ts';
import { pingenLetter } from './letters/pingen-letter.ts';
import { postgridLetter } from './letters/postgrid-letter.ts';
import { postmarkMessage } from './letters/postmark-message.ts';
import { sendgridMessage } from './letters/sendgrid-message.ts';
import { stannpLetter } from './letters/stannp-letter.ts';
import { thanksioLetter } from './letters/thanksio-letter.ts';
import { calibrationCertificate } from './results/calibration-certificate.ts';
import { edFiTranscript } from './results/ed-fi-transcript.ts';
import { fhirBundle } from './results/fhir-bundle.ts';
import { fhirDiagnosticReport } from './results/fhir-diagnostic-report.ts';
import { hl7Oru } from './results/hl7-oru.ts';
import { materialCertificate } from './results/material-certificate.ts';
import { pescTranscript } from './results/pesc-transcript.ts';
import { quickbooksReport } from './results/quickbooks-report.ts';
import { schoolReportCard } from './results/school-report-card.ts';
import { xeroReport } from './results/xero-report.ts';
import { adobeSign } from './signing/adobe-sign.ts';
import { contractbookDocument } from './signing/contractbook-document.ts';
import { deelContract } from './signing/deel-contract.ts';
import { docusignEnvelope } from './signing/docusign-envelope.ts';
import { dropboxSign } from './signing/dropbox-sign.ts';
import { ironcladRecord } from './signing/ironclad-record.ts';
import { ironcladWorkflow } from './signing/ironclad-workflow.ts';
import { juroContract } from './signing/juro-contract.ts';
import { oneflowContract } from './signing/oneflow-contract.ts';
import { pandadocDocument } from './signing/pandadoc-document.ts';
import { signnowDocument } from './signing/signnow-document.ts';
import { yousignRequest } from './signing/yousign-request.ts';
import { betterstackSla } from './testing/betterstack-sla.ts';
import { jestResults } from './testing/jest-results.ts';
import { jiraSprintReport } from './testing/jira-sprint-report.ts';
import { junitRun } from './testing/junit-run.ts';
import { junitXml } from './testing/junit-xml.ts';
import { k6Summary } from './testing/k6-summary.ts';
import { lighthouseResult } from './testing/lighthouse-result.ts';
import { mochawesomeReport } from './testing/mochawesome-report.ts';
import { newmanRun } from './testing/newman-run.ts';
import { npmAudit } from './testing/npm-audit.ts';
import { playwrightReport } from './testing/playwright-report.ts';
import { sonarqubeMeasures } from './testing/sonarqube-measures.ts';
import { statuspageSummary } from './testing/statuspage-summary.ts';
import { trivyReport } from './testing/trivy-report.ts';
import { zapReport } from './testing/zap-report.ts';

/** Systems whose records are certificates, letters, contracts and reports. */
export const WRITTEN_SYSTEMS: readonly SystemMapping[] = [
  adobeSign,
  contractbookDocument,
  deelContract,
  docusignEnvelope,
  dropboxSign,
  ironcladRecord,
  ironcladWorkflow,
  juroContract,
  oneflowContract,
  pandadocDocument,
  signnowDocument,
  yousignRequest,
  absorbCertificate,
  accredibleCredential,
  badgrAssertion,
  certifierCredential,
  clrCredential,
  courseraCertificate,
  credlyBadge,
  europassCredential,
  learnworldsCertificate,
  linkedinLearning,
  moodleCertificate,
  openBadges2,
  openBadges3,
  sertifierCredential,
  talentlmsCertificate,
  teachableCertificate,
  thinkificCertificate,
  udemyCertificate,
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
  betterstackSla,
  jestResults,
  jiraSprintReport,
  junitRun,
  junitXml,
  k6Summary,
  lighthouseResult,
  mochawesomeReport,
  newmanRun,
  npmAudit,
  playwrightReport,
  sonarqubeMeasures,
  statuspageSummary,
  trivyReport,
  zapReport,
  click2mailLetter,
  graphMessage,
  letterxpressLetter,
  lobLetter,
  notifyLetter,
  pingenLetter,
  postgridLetter,
  postmarkMessage,
  sendgridMessage,
  stannpLetter,
  thanksioLetter,
];
