import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** `--summary-export` or `handleSummary` of k6. */
const trend = (value: string) => ({
  $from: [`value.values.${value}`, `value.${value}`],
  $as: 'milliseconds' as const,
});

export const k6Summary: SystemMapping = {
  id: 'k6-summary',
  name: 'Grafana k6: load test summary',
  type: 'report',
  recognise: { has: ['metrics.http_req_duration', 'metrics.http_reqs', 'root_group'] },
  fields: {
    title: ['name', { $const: 'Load test report' }],
    date: ['timestamp', 'date'],
    metrics: [
      {
        label: { $const: 'Requests' },
        value: ['metrics.http_reqs.values.count', 'metrics.http_reqs.count'],
      },
      {
        label: { $const: 'Requests per second' },
        value: ['metrics.http_reqs.values.rate', 'metrics.http_reqs.rate'],
      },
      {
        label: { $const: 'Failed requests' },
        kind: 'percent',
        value: {
          $from: ['metrics.http_req_failed.values.rate', 'metrics.http_req_failed.value'],
          $times: '100',
        },
      },
      {
        label: { $const: 'Users' },
        value: ['metrics.vus_max.values.max', 'metrics.vus_max.max', 'metrics.vus_max.value'],
      },
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'state.testRunDurationMs', $as: 'milliseconds' },
      },
    ],
    sections: [
      {
        title: { $const: 'Response times' },
        table: {
          $each: 'metrics.@',
          $where: {
            equals: {
              key: [
                'http_req_duration',
                'http_req_waiting',
                'http_req_connecting',
                'http_req_tls_handshaking',
                'http_req_sending',
                'http_req_receiving',
                'iteration_duration',
              ],
            },
          },
          $columns: [
            {
              label: 'Measurement',
              kind: 'word',
              value: {
                $from: 'key',
                $in: {
                  http_req_duration: 'Request',
                  http_req_waiting: 'Waiting',
                  http_req_connecting: 'Connecting',
                  http_req_tls_handshaking: 'TLS handshake',
                  http_req_sending: 'Sending',
                  http_req_receiving: 'Receiving',
                  iteration_duration: 'Iteration',
                },
              },
            },
            { label: 'Average', kind: 'duration', value: trend('avg') },
            { label: 'Minimum', kind: 'duration', value: trend('min') },
            { label: 'Median', kind: 'duration', value: trend('med') },
            { label: 'Maximum', kind: 'duration', value: trend('max') },
            { label: '90 %', kind: 'duration', value: trend('p(90)') },
            { label: '95 %', kind: 'duration', value: trend('p(95)') },
          ],
        },
      },
      {
        title: { $const: 'Checks' },
        table: {
          $each: ['root_group.checks', 'root_group.groups[].checks'],
          $columns: [
            { label: 'Check', value: 'name' },
            { label: 'Passed', kind: 'number', value: 'passes' },
            { label: 'Failed', kind: 'number', value: 'fails' },
          ],
        },
      },
    ],
  },
};
