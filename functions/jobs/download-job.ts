import { openJobFiles } from '#lib/domain/jobs/job-files.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { zipReply } from '#lib/http/zip-stream.ts';
import { JobParams } from '#schemas/job.ts';

const shared = {
  method: 'GET',
  description:
    'The files of the items that succeeded, numbered in their order, and results.json, which lists all items. It is made while you read it, so its size is not known in advance. Before the end of the job: 409 JOB_NOT_READY.',
  auth: 'key',
  input: { params: JobParams },
  output: { kind: 'file', mediaTypes: ['application/zip'] },
  uses: ['table', 'read:documents'],
  errors: ['jobNotFound', 'jobNotReady'],
  example: { params: { jobId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } },
} as const;

export const templateDownload = endpoint({
  ...shared,
  id: 'jobs.template-download',
  path: '/v1/templates/batch/:jobId/download',
  summary: 'The documents of an ended job over one template, as a ZIP',
}).handle(async ({ ports, caller, params }) =>
  zipReply(await openJobFiles(ports, caller, 'template-batch', params.jobId)),
);

export const smartDownload = endpoint({
  ...shared,
  id: 'jobs.smart-download',
  path: '/v1/generate/smart/batch/:jobId/download',
  summary: 'The documents of an ended job of smart generation, as a ZIP',
}).handle(async ({ ports, caller, params }) =>
  zipReply(await openJobFiles(ports, caller, 'smart-batch', params.jobId)),
);
