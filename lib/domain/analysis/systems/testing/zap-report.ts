import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const zapReport: SystemMapping = {
  id: 'zap-report',
  name: 'OWASP ZAP: security report',
  type: 'report',
  recognise: { has: ['site.alerts.riskdesc', '@generated'] },
  fields: {
    title: { $const: 'Security scan report' },
    subtitle: ['site.@host', 'site.@name'],
    date: ['created', '@generated'],
    metrics: [
      ['3', 'High'],
      ['2', 'Medium'],
      ['1', 'Low'],
      ['0', 'Informational'],
    ].map(([code = '', label = '']) => ({
      label: { $const: label },
      value: { $count: 'site[].alerts', $where: { equals: { riskcode: code } } },
    })),
    sections: [
      {
        $each: 'site[].alerts',
        title: ['alert', 'name'],
        aside: 'riskdesc',
        paragraphs: ['desc'],
        sections: [{ title: { $const: 'Solution' }, paragraphs: ['solution'] }],
        facts: [
          { label: { $const: 'Occurrences' }, kind: 'number', value: 'count' },
          { label: { $const: 'Example' }, value: { $join: ['instances.method', 'instances.uri'] } },
        ],
      },
    ],
  },
};
