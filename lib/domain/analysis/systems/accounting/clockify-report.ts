import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A value of one entry, where the entries differ in it: else the head says it once. */
const differing = (path: string) =>
  ({ $if: { not: { alike: `$.timeentries[].${path}` } }, $then: path }) as const;

/** The same of the whole list, where they do not. */
const common = (path: string) =>
  ({ $if: { alike: `timeentries[].${path}` }, $then: `timeentries.${path}` }) as const;

const inHours = (seconds: string) => ({ $divide: seconds, $by: { $const: '3600' } }) as const;
const timeOf = (instant: string) => ({ $from: instant, $slice: [11, 16] }) as const;

/** The detailed report: who did what from when to when. Its durations are seconds, its money is in cents. */
export const clockifyDetailedReport: SystemMapping = {
  id: 'clockify-detailed-report',
  name: 'Clockify: detailed report',
  type: 'report',
  amounts: 'minor',
  recognise: {
    has: [
      'timeentries.timeInterval.start',
      'timeentries.timeInterval.duration',
      'timeentries.userName',
      'totals.totalTime',
    ],
  },
  fields: {
    title: ['reportName', { $const: 'Time report' }],
    currency: [common('currency'), 'totals[0].totalAmountByCurrency[0].currency'],
    author: { name: 'workspace.name' },
    subject: { name: common('clientName') },
    subjectRole: 'client',
    period: {
      start: [
        { $from: 'dateRangeStart', $slice: [0, 10] },
        { $earliest: 'timeentries[].timeInterval.start' },
      ],
      end: [
        { $from: 'dateRangeEnd', $slice: [0, 10] },
        { $latest: 'timeentries[].timeInterval.end' },
      ],
    },
    facts: [
      { label: { $const: 'Project' }, value: common('projectName') },
      { label: { $const: 'Person' }, value: common('userName') },
      {
        label: { $const: 'Hourly rate' },
        kind: 'money',
        value: {
          $if: { alike: 'timeentries[].rate', nonzero: 'timeentries.rate' },
          $then: 'timeentries.rate',
        },
      },
    ],
    metrics: [
      { label: { $const: 'Total hours' }, value: inHours('totals[0].totalTime') },
      {
        label: { $const: 'Billable hours' },
        value: {
          $if: { not: { same: ['totals[0].totalTime', 'totals[0].totalBillableTime'] } },
          $then: inHours('totals[0].totalBillableTime'),
        },
      },
      {
        label: { $const: 'Total amount' },
        kind: 'money',
        value: {
          $if: { nonzero: 'totals[0].totalAmount' },
          $then: 'totals[0].totalAmount',
        },
      },
    ],
    sections: [
      {
        table: {
          $each: 'timeentries',
          $by: 'timeInterval.start',
          $columns: [
            {
              label: 'Date',
              kind: 'date',
              value: { $from: 'timeInterval.start', $slice: [0, 10] },
            },
            {
              label: 'Time',
              value: {
                $join: [timeOf('timeInterval.start'), timeOf('timeInterval.end')],
                $with: '–',
              },
            },
            { label: 'Client', value: differing('clientName') },
            { label: 'Project', value: differing('projectName') },
            { label: 'Person', value: differing('userName') },
            { label: 'Description', value: 'description' },
            { label: 'Task', value: 'taskName' },
            { label: 'Billable', kind: 'boolean', value: differing('billable') },
            { label: 'Hours', kind: 'number', value: inHours('timeInterval.duration') },
            {
              label: 'Amount',
              kind: 'money',
              value: {
                $if: { nonzero: '$.totals[0].totalAmount' },
                $then: 'amount',
              },
            },
          ],
        },
      },
    ],
  },
};
