import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const lighthouseResult: SystemMapping = {
  id: 'lighthouse-result',
  name: 'Lighthouse: result',
  type: 'report',
  recognise: { has: ['lighthouseVersion', 'categories', 'audits'] },
  fields: {
    title: { $const: 'Website audit' },
    subtitle: ['finalDisplayedUrl', 'finalUrl', 'requestedUrl'],
    date: 'fetchTime',
    facts: [
      {
        label: { $const: 'Device' },
        kind: 'word',
        value: {
          $from: 'configSettings.formFactor',
          $in: { mobile: 'Mobile device', desktop: 'Desktop computer' },
        },
      },
      {
        label: { $const: 'Version' },
        value: { $join: [{ $const: 'Lighthouse' }, 'lighthouseVersion'] },
      },
    ],
    notes: { $all: 'runWarnings' },
    metrics: [
      {
        $each: 'categories.*',
        label: 'title',
        value: { $from: 'score', $times: '100' },
        unit: { $const: '/ 100' },
      },
    ],
    sections: [
      {
        title: { $const: 'Measurements' },
        table: {
          $each: 'audits.*',
          $where: { equals: { scoreDisplayMode: 'numeric' }, has: 'displayValue' },
          $columns: [
            { label: 'Measurement', value: 'title' },
            { label: 'Result', value: 'displayValue' },
            { label: 'Score', kind: 'number', value: { $from: 'score', $times: '100' } },
          ],
        },
      },
      {
        title: { $const: 'Opportunities' },
        table: {
          $each: 'audits.*',
          $where: {
            equals: {
              scoreDisplayMode: ['metricSavings', 'binary', 'opportunity'],
              score: [0, 0.5],
            },
          },
          $columns: [
            { label: 'Finding', value: 'title' },
            { label: 'Estimate', value: 'displayValue' },
          ],
          $details: ['description'],
        },
      },
    ],
  },
};
