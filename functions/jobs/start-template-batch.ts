import { startTemplateBatch } from '#lib/domain/jobs/start-job.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { JobStarted, TemplateJobRequest } from '#schemas/job.ts';

export const templateStart = endpoint({
  id: 'jobs.template-start',
  method: 'POST',
  path: '/v1/templates/batch/start',
  summary: 'Start a job that fills one template with up to 5,000 items',
  description:
    'The job goes on without you, and survives restarts; of a saved template it uses the version of now. Each item is charged when its turn comes: when the month’s documents run out, the remaining items fail with MONTHLY_LIMIT_EXCEEDED as details.code. The job is forgotten when the last of its documents expires.',
  auth: 'key',
  input: { body: TemplateJobRequest },
  output: { kind: 'json', status: 202, body: JobStarted },
  uses: ['table', 'queue', 'secrets', 'write:jobs', 'read:templates'],
  errors: ['templateNotFound', 'configuration'],
  example: {
    body: {
      templateId: 'invoice-clean',
      items: [
        {
          company: { name: 'Analytical Engines Ltd' },
          client: { name: 'Ada Lovelace' },
          invoice: { number: 'INV-1', date: '2026-01-15', dueDate: '2026-02-14' },
          lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
          totals: { subtotal: 120, total: 120 },
        },
      ],
    },
  },
}).handle(({ ports, caller, body }) => startTemplateBatch(ports, caller, body));
