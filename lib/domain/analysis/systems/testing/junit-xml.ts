import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { testMetrics } from './counts.ts';

/** JUnit's XML as converters write it, its attributes wherever they keep them. */
export const junitXml: SystemMapping = {
  id: 'junit-xml',
  name: 'JUnit: XML report as JSON',
  type: 'report',
  xml: true,
  recognise: { has: ['testsuites.testsuite.testcase'] },
  fields: {
    title: ['testsuites.name', { $const: 'Test report' }],
    date: ['testsuites.timestamp', 'testsuites.testsuite.timestamp'],
    metrics: testMetrics({
      tests: 'testsuites.tests',
      failed: 'testsuites.failures',
      skipped: 'testsuites.skipped',
      duration: { $from: 'testsuites.time', $as: 'seconds' },
    }),
    sections: [
      {
        $each: 'testsuites.testsuite',
        title: 'name',
        table: {
          $each: 'testcase',
          $columns: [
            { label: 'Test', value: 'name' },
            { label: 'Class', value: 'classname' },
            {
              label: 'Result',
              kind: 'word',
              value: [
                { $if: { has: 'failure' }, $then: { $const: 'Failed' } },
                { $if: { has: 'error' }, $then: { $const: 'Error' } },
                { $if: { has: 'skipped' }, $then: { $const: 'Skipped' } },
                { $const: 'Passed' },
              ],
            },
            { label: 'Duration', kind: 'duration', value: { $from: 'time', $as: 'seconds' } },
          ],
          $details: [{ $from: ['failure.message', 'failure', 'error.message'], $line: 0 }],
        },
      },
    ],
  },
};
