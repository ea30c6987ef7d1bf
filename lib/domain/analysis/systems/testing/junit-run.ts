import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { testMetrics } from './counts.ts';

const SUITES = ['testSuites', 'testsuites.testsuite', 'testsuite', 'suites'] as const;

/** What converters of JUnit's XML write, and runs that carry its suites. */
export const junitRun: SystemMapping = {
  id: 'junit-run',
  name: 'JUnit: test run as JSON',
  type: 'report',
  recognise: { has: ['name', 'testSuites.name', 'testSuites.failures'] },
  fields: {
    title: 'name',
    date: ['finished', 'timestamp', 'started'],
    facts: [
      { label: { $const: 'Environment' }, value: ['environment', 'hostname'] },
      { label: { $const: 'Git branch' }, value: 'branch' },
      { label: { $const: 'Version' }, value: ['version', 'build'] },
    ],
    metrics: [
      ...(testMetrics({
        tests: ['stats.tests', 'tests'],
        passed: ['stats.passes', 'passes'],
        failed: ['stats.failures', 'failures'],
        skipped: ['stats.pending', 'stats.skipped', 'skipped'],
        duration: [
          { $from: 'durationMs', $as: 'milliseconds' },
          { $from: 'time', $as: 'seconds' },
        ],
      }) as []),
      { label: { $const: 'Pass rate' }, kind: 'percent', value: 'stats.passPercent' },
    ],
    sections: [
      {
        title: { $const: 'Suites' },
        table: {
          $each: SUITES,
          $columns: [
            { label: 'Suite', value: 'name' },
            { label: 'Tests', kind: 'number', value: 'tests' },
            { label: 'Failures', kind: 'number', value: 'failures' },
            { label: 'Errors', kind: 'number', value: 'errors' },
            { label: 'Skipped', kind: 'number', value: 'skipped' },
            { label: 'Duration', kind: 'duration', value: { $from: 'time', $as: 'seconds' } },
          ],
        },
      },
      {
        title: { $const: 'Failures' },
        table: {
          $each: 'failures',
          $columns: [
            { label: 'Test', value: ['testcase', 'name'] },
            { label: 'Class', value: ['classname', 'suite'] },
            { label: 'Message', value: 'message' },
            { label: 'Type', value: 'type' },
          ],
        },
      },
    ],
  },
};
