import type { SystemMapping } from '../../mapping/system-mapping.ts';

const said = (label: string, path: string) =>
  ({ title: { $const: label }, paragraphs: [path] }) as const;

export const pagerdutyPostmortem: SystemMapping = {
  id: 'pagerduty-postmortem',
  name: 'PagerDuty: post-incident review',
  type: 'report',
  recognise: { equals: { type: 'postmortem' }, has: ['incident.title', 'overview'] },
  fields: {
    title: 'incident.title',
    subtitle: 'incident.service.summary',
    number: 'incident.incident_number',
    author: { name: 'owner' },
    facts: [
      { label: { $const: 'Started' }, kind: 'moment', value: 'impact_start' },
      { label: { $const: 'Resolved' }, kind: 'moment', value: 'impact_end' },
      { label: { $const: 'Priority' }, value: { $from: 'incident.urgency', $as: 'title-case' } },
    ],
    summary: ['overview'],
    sections: [
      said('Impact', 'impact'),
      said('Cause', 'root_cause'),
      said('Resolution', 'resolution'),
      {
        title: { $const: 'Timeline' },
        table: {
          $each: 'timeline',
          $columns: [
            { label: 'Date', kind: 'moment', value: 'at' },
            { label: 'Description', value: 'event' },
          ],
        },
      },
      {
        title: { $const: 'Lessons learned' },
        list: [{ $all: 'what_went_well' }, { $all: 'what_went_wrong' }],
      },
      {
        title: { $const: 'Recommendations' },
        table: {
          $each: 'action_items',
          $columns: [
            { label: 'Description', value: 'title' },
            { label: 'Responsible', value: 'owner' },
            { label: 'Due date', kind: 'date', value: 'due_date' },
          ],
        },
      },
    ],
  },
};
