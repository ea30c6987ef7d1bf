import type { SystemMapping } from '../../mapping/system-mapping.ts';

const SEVERITIES = {
  '0': 'Informational',
  '1': 'Low',
  '2': 'Medium',
  '3': 'High',
  '4': 'Critical',
};

export const nessusScan: SystemMapping = {
  id: 'nessus-scan',
  name: 'Tenable Nessus: scan',
  type: 'report',
  recognise: {
    has: ['hosts.hostname', 'vulnerabilities.plugin_name'],
    anyOf: [{ has: 'info.name' }, { has: 'scan.name' }],
  },
  fields: {
    title: ['info.name', 'scan.name'],
    subtitle: ['info.policy', 'scan.policy'],
    period: {
      start: ['info.scan_start', 'scan.scan_start'],
      end: ['info.scan_end', 'scan.scan_end'],
    },
    metrics: ['Critical', 'High', 'Medium', 'Low'].map((severity) => ({
      label: { $const: severity },
      value: { $sum: [`hosts[].${severity.toLowerCase()}`] },
    })),
    sections: [
      {
        title: { $const: 'Components' },
        table: {
          $each: 'hosts',
          $columns: [
            { label: 'Host', value: 'hostname' },
            ...['Critical', 'High', 'Medium', 'Low'].map((severity) => ({
              label: severity,
              kind: 'number' as const,
              value: severity.toLowerCase(),
            })),
          ],
        },
      },
      {
        title: { $const: 'Vulnerabilities' },
        table: {
          $each: 'vulnerabilities',
          $columns: [
            { label: 'Vulnerability', value: 'plugin_name' },
            { label: 'Severity', value: { $from: 'severity', $in: SEVERITIES } },
            { label: 'Score', kind: 'number', value: ['cvss', 'cvss_base_score', 'score'] },
            { label: 'Occurrences', kind: 'number', value: 'count' },
          ],
        },
      },
    ],
  },
};
