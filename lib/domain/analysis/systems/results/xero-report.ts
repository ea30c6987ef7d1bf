import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Balance sheet, profit and loss, trial balance: sections of rows below one row of heads. */
export const xeroReport: SystemMapping = {
  id: 'xero-report',
  name: 'Xero: report',
  type: 'report',
  recognise: { has: ['ReportName', 'ReportTitles', 'Rows.RowType'] },
  fields: {
    title: 'ReportName',
    subtitle: 'ReportTitles[2]',
    author: { name: 'ReportTitles[1]' },
    date: 'ReportDate',
    sections: [
      {
        $each: 'Rows',
        $where: { equals: { RowType: 'Section' } },
        title: 'Title',
        table: {
          $each: 'Rows',
          $columns: {
            $labels: '$.Rows[0].Cells[].Value',
            $cells: 'Cells[].Value',
            $kind: 'money',
          },
        },
      },
    ],
  },
};
