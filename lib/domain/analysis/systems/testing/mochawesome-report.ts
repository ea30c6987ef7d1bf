import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { testMetrics } from './counts.ts';

const TESTS = {
  $columns: [
    { label: 'Test', value: 'title' },
    {
      label: 'Result',
      kind: 'word',
      value: [
        { $if: { equals: { fail: true } }, $then: { $const: 'Failed' } },
        { $if: { equals: { pending: true } }, $then: { $const: 'Skipped' } },
        { $if: { equals: { skipped: true } }, $then: { $const: 'Skipped' } },
        { $if: { equals: { pass: true } }, $then: { $const: 'Passed' } },
      ],
    },
    { label: 'Duration', kind: 'duration', value: { $from: 'duration', $as: 'milliseconds' } },
  ],
  $details: ['err.message'],
} as const;

export const mochawesomeReport: SystemMapping = {
  id: 'mochawesome-report',
  name: 'Mochawesome (Mocha, Cypress): report',
  type: 'report',
  recognise: { has: ['stats.suites', 'stats.passPercent', 'results.suites'] },
  fields: {
    title: ['meta.reportTitle', { $const: 'Test report' }],
    date: ['stats.end', 'stats.start'],
    metrics: [
      ...(testMetrics({
        tests: 'stats.tests',
        passed: 'stats.passes',
        failed: 'stats.failures',
        skipped: 'stats.pending',
        duration: { $from: 'stats.duration', $as: 'milliseconds' },
      }) as []),
      { label: { $const: 'Pass rate' }, kind: 'percent', value: 'stats.passPercent' },
    ],
    sections: [
      {
        $each: 'results[].suites',
        title: 'title',
        table: { $each: 'tests', ...TESTS },
        sections: [{ $each: 'suites', title: 'title', table: { $each: 'tests', ...TESTS } }],
      },
    ],
  },
};
