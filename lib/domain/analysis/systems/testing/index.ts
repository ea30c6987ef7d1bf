import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { betterstackSla } from './betterstack-sla.ts';
import { jestResults } from './jest-results.ts';
import { jiraSprintReport } from './jira-sprint-report.ts';
import { junitRun } from './junit-run.ts';
import { junitXml } from './junit-xml.ts';
import { k6Summary } from './k6-summary.ts';
import { lighthouseResult } from './lighthouse-result.ts';
import { mailchimpReport } from './mailchimp-report.ts';
import { mochawesomeReport } from './mochawesome-report.ts';
import { nessusScan } from './nessus-scan.ts';
import { newmanRun } from './newman-run.ts';
import { npmAudit } from './npm-audit.ts';
import { pagerdutyPostmortem } from './pagerduty-postmortem.ts';
import { playwrightReport } from './playwright-report.ts';
import { safetycultureAudit } from './safetyculture-audit.ts';
import { sonarqubeMeasures } from './sonarqube-measures.ts';
import { statuspageSummary } from './statuspage-summary.ts';
import { trivyReport } from './trivy-report.ts';
import { zapReport } from './zap-report.ts';

/** Reports of test runners, scanners and monitors. */
export const TESTING: readonly SystemMapping[] = [
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
  mailchimpReport,
  nessusScan,
  pagerdutyPostmortem,
  safetycultureAudit,
];
