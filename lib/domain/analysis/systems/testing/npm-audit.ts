import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const npmAudit: SystemMapping = {
  id: 'npm-audit',
  name: 'npm: audit report',
  type: 'report',
  recognise: { has: ['auditReportVersion', 'metadata.vulnerabilities'] },
  fields: {
    title: { $const: 'Dependency audit' },
    metrics: [
      { label: { $const: 'Critical' }, value: 'metadata.vulnerabilities.critical' },
      { label: { $const: 'High' }, value: 'metadata.vulnerabilities.high' },
      { label: { $const: 'Moderate' }, value: 'metadata.vulnerabilities.moderate' },
      { label: { $const: 'Low' }, value: 'metadata.vulnerabilities.low' },
      { label: { $const: 'Dependencies' }, value: 'metadata.dependencies.total' },
    ],
    sections: [
      {
        title: { $const: 'Vulnerabilities' },
        table: {
          $each: 'vulnerabilities.*',
          $columns: [
            { label: 'Package', value: 'name' },
            { label: 'Severity', value: { $from: 'severity', $as: 'title-case' } },
            { label: 'Versions', value: 'range' },
            { label: 'Score', value: 'via.cvss.score' },
            {
              label: 'Fixed in',
              value: { $join: ['fixAvailable.name', 'fixAvailable.version'] },
            },
          ],
          $details: ['via.title'],
        },
      },
    ],
  },
};
