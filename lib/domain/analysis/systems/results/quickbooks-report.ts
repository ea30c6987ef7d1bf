import type { SystemMapping } from '../../mapping/system-mapping.ts';

const COLUMNS = {
  $labels: '$.Columns.Column[].ColTitle',
  $cells: 'ColData[].value',
  $kind: 'money',
} as const;
const SUMMARY = [
  { label: 'Summary.ColData[0].value', kind: 'money', value: 'Summary.ColData[1].value' },
] as const;

/** Profit and loss, balance sheet and their kind: groups of rows, each with its sum. */
export const quickbooksReport: SystemMapping = {
  id: 'quickbooks-report',
  name: 'QuickBooks Online: report',
  type: 'report',
  recognise: { has: ['Header.ReportName', 'Columns.Column.ColType', 'Rows.Row'] },
  fields: {
    title: { $from: 'Header.ReportName', $as: 'name' },
    currency: 'Header.Currency',
    date: 'Header.Time',
    period: { start: 'Header.StartPeriod', end: 'Header.EndPeriod' },
    facts: [{ label: { $const: 'Basis' }, value: 'Header.ReportBasis' }],
    sections: [
      {
        $each: 'Rows.Row',
        title: 'Header.ColData.value',
        table: { $each: 'Rows.Row', $where: { has: 'ColData' }, $columns: COLUMNS },
        facts: SUMMARY,
        sections: [
          {
            $each: 'Rows.Row',
            $where: { has: 'Rows' },
            title: 'Header.ColData.value',
            table: { $each: 'Rows.Row', $columns: COLUMNS },
            facts: SUMMARY,
          },
        ],
      },
    ],
  },
};
