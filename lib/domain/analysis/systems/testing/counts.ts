import type { ReportDocument } from '#lib/domain/document-model/written.ts';
import type { Fillings, Source } from '../../mapping/system-mapping.ts';

type Metrics = NonNullable<Fillings<ReportDocument>['metrics']>;

/** How a run of tests went, in figures that every runner counts. */
export function testMetrics({
  tests,
  passed,
  failed,
  skipped,
  duration,
}: {
  readonly tests?: Source;
  readonly passed?: Source;
  readonly failed?: Source;
  readonly skipped?: Source;
  readonly duration?: Source;
}): Metrics {
  return [
    ...(tests === undefined ? [] : [{ label: { $const: 'Tests' }, value: tests }]),
    ...(passed === undefined ? [] : [{ label: { $const: 'Passed' }, value: passed }]),
    ...(failed === undefined ? [] : [{ label: { $const: 'Failed' }, value: failed }]),
    ...(skipped === undefined ? [] : [{ label: { $const: 'Skipped' }, value: skipped }]),
    ...(duration === undefined
      ? []
      : [{ label: { $const: 'Duration' }, kind: 'duration' as const, value: duration }]),
  ];
}

/** What runners call the outcome of a test. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  passed: 'Passed',
  pass: 'Passed',
  expected: 'Passed',
  ok: 'Passed',
  failed: 'Failed',
  fail: 'Failed',
  failure: 'Failed',
  unexpected: 'Failed',
  broken: 'Failed',
  timedOut: 'Timed out',
  flaky: 'Flaky',
  skipped: 'Skipped',
  pending: 'Skipped',
  todo: 'Skipped',
  interrupted: 'Interrupted',
};
