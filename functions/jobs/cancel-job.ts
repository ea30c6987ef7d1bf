import { cancelJob } from '#lib/domain/jobs/cancel-job.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { JobParams, JobResponse } from '#schemas/job.ts';

const shared = {
  method: 'DELETE',
  description:
    'What has not begun is not made and not charged; what was made stays, and can be downloaded once the items in work have ended. A job that has ended stays as it is.',
  auth: 'key',
  input: { params: JobParams },
  output: { kind: 'json', status: 200, body: JobResponse },
  uses: ['table'],
  errors: ['jobNotFound'],
  example: { params: { jobId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } },
} as const;

export const templateCancel = endpoint({
  ...shared,
  id: 'jobs.template-cancel',
  path: '/v1/templates/batch/:jobId',
  summary: 'Cancel a job over one template',
}).handle(({ ports, caller, params }) => cancelJob(ports, caller, 'template-batch', params.jobId));

export const smartCancel = endpoint({
  ...shared,
  id: 'jobs.smart-cancel',
  path: '/v1/generate/smart/batch/:jobId',
  summary: 'Cancel a job of smart generation',
}).handle(({ ports, caller, params }) => cancelJob(ports, caller, 'smart-batch', params.jobId));
