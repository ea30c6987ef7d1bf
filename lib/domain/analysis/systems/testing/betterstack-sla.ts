import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const betterstackSla: SystemMapping = {
  id: 'betterstack-sla',
  name: 'Better Stack: availability report',
  type: 'report',
  recognise: {
    equals: { type: 'monitor_sla' },
    has: ['attributes.availability'],
  },
  fields: {
    title: ['attributes.name', { $const: 'Availability report' }],
    subtitle: { $const: 'Availability report' },
    period: { start: ['attributes.from', '^.from'], end: ['attributes.to', '^.to'] },
    summary: ['attributes.summary'],
    metrics: [
      { label: { $const: 'Availability' }, kind: 'percent', value: 'attributes.availability' },
      {
        label: { $const: 'Downtime' },
        kind: 'duration',
        value: { $from: 'attributes.total_downtime', $as: 'seconds' },
      },
      { label: { $const: 'Incidents' }, value: 'attributes.number_of_incidents' },
      {
        label: { $const: 'Longest incident' },
        kind: 'duration',
        value: { $from: 'attributes.longest_incident', $as: 'seconds' },
      },
    ],
    sections: [
      {
        title: { $const: 'Incidents' },
        table: {
          $each: 'attributes.incidents',
          $columns: [
            { label: 'Started', kind: 'moment', value: 'started_at' },
            { label: 'Resolved', kind: 'moment', value: 'resolved_at' },
            { label: 'Cause', value: 'cause' },
            {
              label: 'Duration',
              kind: 'duration',
              value: { $from: 'duration_seconds', $as: 'seconds' },
            },
          ],
        },
      },
    ],
  },
};
