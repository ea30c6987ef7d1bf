import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { OUTCOMES, testMetrics } from './counts.ts';

export const jestResults: SystemMapping = {
  id: 'jest-results',
  name: 'Jest and Vitest: results as JSON',
  type: 'report',
  recognise: { has: ['testResults.assertionResults', 'numTotalTests', 'numTotalTestSuites'] },
  fields: {
    title: { $const: 'Test report' },
    date: 'startTime',
    status: {
      $if: { equals: { success: true } },
      $then: { $const: 'Passed' },
      $else: { $const: 'Failed' },
    },
    metrics: testMetrics({
      tests: 'numTotalTests',
      passed: 'numPassedTests',
      failed: 'numFailedTests',
      skipped: 'numPendingTests',
    }),
    sections: [
      {
        title: { $const: 'Failures' },
        table: {
          $each: 'testResults[].assertionResults',
          $where: { equals: { status: 'failed' } },
          $columns: [
            { label: 'Test', value: ['fullName', 'title'] },
            { label: 'Message', value: { $from: 'failureMessages', $line: 0 } },
          ],
        },
      },
      {
        $each: 'testResults',
        title: { $from: 'name', $as: 'descriptor' },
        table: {
          $each: 'assertionResults',
          $columns: [
            { label: 'Test', value: ['fullName', 'title'] },
            { label: 'Result', kind: 'word', value: { $from: 'status', $in: OUTCOMES } },
            {
              label: 'Duration',
              kind: 'duration',
              value: { $from: 'duration', $as: 'milliseconds' },
            },
          ],
        },
      },
    ],
  },
};
