import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { OUTCOMES, testMetrics } from './counts.ts';

const SPECS = {
  $columns: [
    { label: 'Test', value: 'title' },
    { label: 'Browser', value: ['tests.projectName', 'tests.projectId'] },
    { label: 'Result', kind: 'word', value: { $from: 'tests.status', $in: OUTCOMES } },
    {
      label: 'Duration',
      kind: 'duration',
      value: { $from: 'tests.results.duration', $as: 'milliseconds' },
    },
  ],
  $details: [{ $from: ['tests.results.error.message', 'tests.results.errors.message'], $line: 0 }],
} as const;

export const playwrightReport: SystemMapping = {
  id: 'playwright-report',
  name: 'Playwright: report as JSON',
  type: 'report',
  recognise: { has: ['suites', 'stats.expected', 'stats.unexpected', 'config.rootDir'] },
  fields: {
    title: { $const: 'Test report' },
    subtitle: ['config.metadata.name', 'config.metadata.title'],
    date: 'stats.startTime',
    metrics: testMetrics({
      passed: 'stats.expected',
      failed: 'stats.unexpected',
      skipped: 'stats.skipped',
      duration: { $from: 'stats.duration', $as: 'milliseconds' },
    }),
    sections: [
      {
        $each: 'suites',
        title: 'title',
        table: { $each: ['specs'], ...SPECS },
        sections: [{ $each: 'suites', title: 'title', table: { $each: 'specs', ...SPECS } }],
      },
    ],
  },
};
