import { readJob } from '#lib/domain/jobs/read-job.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { JobParams, JobQuery, JobResponse } from '#schemas/job.ts';

const shared = {
  method: 'GET',
  description:
    'limit and offset page through the results; items without one yet are pending. Unknown, forgotten and other keys’ jobs are alike.',
  auth: 'key',
  input: { params: JobParams, query: JobQuery },
  output: { kind: 'json', status: 200, body: JobResponse },
  uses: ['table'],
  errors: ['jobNotFound'],
  example: {
    params: { jobId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
    query: { limit: '20', offset: '0' },
  },
} as const;

export const templateGet = endpoint({
  ...shared,
  id: 'jobs.template-get',
  path: '/v1/templates/batch/:jobId',
  summary: 'How a job over one template stands, with a page of its results',
}).handle(({ ports, caller, params, query }) =>
  readJob(ports, caller, 'template-batch', params.jobId, query),
);

export const smartGet = endpoint({
  ...shared,
  id: 'jobs.smart-get',
  path: '/v1/generate/smart/batch/:jobId',
  summary: 'How a job of smart generation stands, with a page of its results',
}).handle(({ ports, caller, params, query }) =>
  readJob(ports, caller, 'smart-batch', params.jobId, query),
);
