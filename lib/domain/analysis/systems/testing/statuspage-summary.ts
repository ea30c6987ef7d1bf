import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** `summary.json` of a status page, with the components and incidents of its time. */
export const statuspageSummary: SystemMapping = {
  id: 'statuspage-summary',
  name: 'Atlassian Statuspage: summary',
  type: 'report',
  recognise: { has: ['page.name', 'components.name', 'status.description'] },
  fields: {
    title: { $const: 'Status report' },
    subtitle: 'status.description',
    author: { name: 'page.name', website: 'page.url' },
    date: 'page.updated_at',
    timeZone: 'page.time_zone',
    sections: [
      {
        title: { $const: 'Components' },
        table: {
          $each: 'components',
          $where: { not: { equals: { group: true } } },
          $columns: [
            { label: 'Component', value: 'name' },
            { label: 'Status', value: { $from: 'status', $as: 'title-case' } },
          ],
          $details: ['description'],
        },
      },
      {
        title: { $const: 'Incidents' },
        sections: [
          {
            $each: 'incidents',
            title: 'name',
            aside: { $from: 'status', $as: 'title-case' },
            facts: [
              { label: { $const: 'Started' }, kind: 'moment', value: ['started_at', 'created_at'] },
              { label: { $const: 'Resolved' }, kind: 'moment', value: 'resolved_at' },
              { label: { $const: 'Impact' }, value: { $from: 'impact', $as: 'title-case' } },
            ],
            paragraphs: { $all: 'incident_updates', $item: 'body' },
          },
        ],
      },
      {
        title: { $const: 'Planned maintenance' },
        table: {
          $each: 'scheduled_maintenances',
          $columns: [
            { label: 'Work', value: 'name' },
            { label: 'Start', kind: 'moment', value: 'scheduled_for' },
            { label: 'End', kind: 'moment', value: 'scheduled_until' },
          ],
        },
      },
    ],
  },
};
