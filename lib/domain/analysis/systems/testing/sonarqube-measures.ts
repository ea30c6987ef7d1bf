import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Metrics of SonarQube by the names of its pages, with what each counts. */
const PERCENT = {
  coverage: 'Coverage',
  line_coverage: 'Line coverage',
  branch_coverage: 'Branch coverage',
  duplicated_lines_density: 'Duplicated lines',
  new_coverage: 'Coverage of new code',
} as const;
const COUNTS = {
  bugs: 'Bugs',
  vulnerabilities: 'Vulnerabilities',
  security_hotspots: 'Security hotspots',
  code_smells: 'Code smells',
  ncloc: 'Lines of code',
  tests: 'Tests',
  test_failures: 'Failures',
  new_bugs: 'New bugs',
  new_vulnerabilities: 'New vulnerabilities',
} as const;
const measure = (metrics: Readonly<Record<string, string>>) => ({
  $each: 'component.measures',
  $where: { equals: { metric: Object.keys(metrics) } },
  label: { $from: 'metric', $in: metrics },
  value: 'value',
});

export const sonarqubeMeasures: SystemMapping = {
  id: 'sonarqube-measures',
  name: 'SonarQube: measures of a component',
  type: 'report',
  recognise: { has: ['component.name', 'component.measures.metric'] },
  fields: {
    title: 'component.name',
    subtitle: { $const: 'Code quality report' },
    date: ['analysisDate', 'component.analysisDate'],
    facts: [
      { label: { $const: 'New code since' }, kind: 'date', value: ['period.date', 'periods.date'] },
    ],
    status: {
      $from: {
        $find: 'component.measures',
        $where: { equals: { metric: 'alert_status' } },
        $take: 'value',
      },
      $in: { OK: 'Passed', ERROR: 'Failed', WARN: 'Warning' },
    },
    metrics: [measure(COUNTS), { ...measure(PERCENT), kind: 'percent' }],
    sections: [
      {
        title: { $const: 'Findings' },
        table: {
          $each: 'issues',
          $columns: [
            { label: 'Finding', value: 'message' },
            { label: 'Severity', value: { $from: 'severity', $as: 'title-case' } },
            { label: 'Type', value: { $from: 'type', $as: 'title-case' } },
            { label: 'File', value: { $from: 'component', $as: 'descriptor' } },
            { label: 'Line', kind: 'number', value: 'line' },
          ],
        },
      },
    ],
  },
};
