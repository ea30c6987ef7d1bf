import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** What Postman's command line runner exports. */
export const newmanRun: SystemMapping = {
  id: 'newman-run',
  name: 'Newman (Postman): collection run',
  type: 'report',
  recognise: { has: ['collection.info.name', 'run.stats.assertions', 'run.executions'] },
  fields: {
    title: 'collection.info.name',
    subtitle: { $const: 'API test report' },
    date: 'run.timings.completed',
    facts: [
      { label: { $const: 'Environment' }, value: 'environment.name' },
      {
        label: { $const: 'Average response' },
        kind: 'duration',
        value: { $from: 'run.timings.responseAverage', $as: 'milliseconds' },
      },
    ],
    metrics: [
      { label: { $const: 'Requests' }, value: 'run.stats.requests.total' },
      { label: { $const: 'Checks' }, value: 'run.stats.assertions.total' },
      { label: { $const: 'Failed' }, value: 'run.stats.assertions.failed' },
    ],
    sections: [
      {
        title: { $const: 'Failures' },
        table: {
          $each: 'run.failures',
          $columns: [
            { label: 'Request', value: ['source.name', 'parent.name'] },
            { label: 'Check', value: ['error.test', 'error.name'] },
            { label: 'Message', value: 'error.message' },
          ],
        },
      },
      {
        title: { $const: 'Requests' },
        table: {
          $each: 'run.executions',
          $columns: [
            { label: 'Request', value: 'item.name' },
            { label: 'Method', value: ['request.method', 'item.request.method'] },
            { label: 'Response', value: { $join: ['response.code', 'response.status'] } },
            {
              label: 'Duration',
              kind: 'duration',
              value: { $from: 'response.responseTime', $as: 'milliseconds' },
            },
            { label: 'Checks', kind: 'number', value: { $count: 'assertions' } },
            {
              label: 'Failed',
              kind: 'number',
              value: { $count: 'assertions', $where: { has: 'error' } },
            },
          ],
        },
      },
    ],
  },
};
