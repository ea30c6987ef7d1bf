import { startSmartBatch } from '#lib/domain/jobs/start-job.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { JobStarted, SmartBatchRequest } from '#schemas/job.ts';

export const smartStart = endpoint({
  id: 'jobs.smart-start',
  method: 'POST',
  path: '/v1/generate/smart/batch',
  summary: 'Start a job that makes each of up to 5,000 items with the template that suits it',
  description:
    'As smart generation for each item; otherwise as POST /v1/templates/batch/start. A result’s templateId is null where a layout was generated.',
  auth: 'key',
  input: { body: SmartBatchRequest },
  output: { kind: 'json', status: 202, body: JobStarted },
  uses: ['table', 'queue', 'secrets', 'write:jobs'],
  errors: ['configuration'],
  example: {
    body: { items: [{ invoiceNumber: 'INV-1', client: { name: 'Ada Lovelace' }, total: 120 }] },
  },
}).handle(({ ports, caller, body }) => startSmartBatch(ports, caller, body));
