import { proposeCustom } from '#lib/domain/auto-generation/propose.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { CustomTemplateRequest, Proposal } from '#schemas/service/auto-generate.ts';

export const custom = endpoint({
  id: 'auto-generate.custom-template',
  method: 'POST',
  path: '/v1/auto-generate/custom-template',
  summary: 'Propose a template made for data, whichever templates there are',
  auth: 'key',
  input: { body: CustomTemplateRequest },
  output: { kind: 'json', status: 200, body: Proposal },
  uses: ['table', 'write:proposals'],
  errors: ['analysisFailed', 'generationFailed'],
  example: {
    body: {
      data: {
        invoiceNumber: 'INV-1042',
        client: { name: 'Ada Lovelace' },
        items: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
        total: 120,
      },
      description: 'A bold invoice',
    },
  },
}).handle(({ ports, caller, body }) => proposeCustom(ports, caller, body));
