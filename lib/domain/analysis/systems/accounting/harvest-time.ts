import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A value of one entry, where the entries differ in it: else the head says it once. */
const differing = (path: string) =>
  ({ $if: { not: { alike: `$.time_entries[].${path}` } }, $then: path }) as const;

/** The same of the whole list, where they do not. */
const common = (path: string) =>
  ({ $if: { alike: `time_entries[].${path}` }, $then: `time_entries.${path}` }) as const;

/** The list of time entries, as a client is shown it: what was done, not what it cost. */
export const harvestTimeEntries: SystemMapping = {
  id: 'harvest-time-entries',
  name: 'Harvest: time entries',
  type: 'report',
  recognise: {
    has: [
      'time_entries.spent_date',
      'time_entries.hours',
      'time_entries.user.name',
      'time_entries.task.name',
    ],
  },
  fields: {
    title: { $const: 'Time report' },
    currency: common('client.currency'),
    subject: { name: common('client.name') },
    subjectRole: 'client',
    period: {
      start: { $earliest: 'time_entries[].spent_date' },
      end: { $latest: 'time_entries[].spent_date' },
    },
    facts: [
      { label: { $const: 'Project' }, value: common('project.name') },
      { label: { $const: 'Project number' }, value: common('project.code') },
      { label: { $const: 'Person' }, value: common('user.name') },
    ],
    metrics: [
      { label: { $const: 'Total hours' }, value: { $sum: ['time_entries[].hours'] } },
      {
        label: { $const: 'Billable hours' },
        value: { $sum: ['hours'], $each: 'time_entries', $where: { equals: { billable: true } } },
      },
      {
        label: { $const: 'Billable amount' },
        kind: 'money',
        value: {
          $if: { alike: 'time_entries[].client.currency' },
          $then: {
            $sum: ['billable_rate'],
            $times: 'hours',
            $each: 'time_entries',
            $where: { equals: { billable: true } },
          },
        },
      },
    ],
    sections: [
      {
        table: {
          $each: 'time_entries',
          $by: 'spent_date',
          $columns: [
            { label: 'Date', kind: 'date', value: 'spent_date' },
            { label: 'Client', value: differing('client.name') },
            { label: 'Project', value: differing('project.name') },
            { label: 'Person', value: differing('user.name') },
            { label: 'Task', value: 'task.name' },
            { label: 'Notes', value: 'notes' },
            { label: 'Billable', kind: 'boolean', value: differing('billable') },
            { label: 'Hours', kind: 'number', value: 'hours' },
          ],
        },
      },
    ],
  },
};
