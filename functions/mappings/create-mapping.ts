import { checkMapping } from '#lib/domain/mappings/check-mapping.ts';
import { createMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappingDraft, MappingStored } from '#schemas/mapping.ts';

export const create = endpoint({
  id: 'mappings.create',
  method: 'POST',
  path: '/v1/mappings',
  summary: 'Store which field of a source fills which placeholder of a template',
  description:
    'Values arrive as a reader expects them: money with its symbol, lists joined, files as their address, linked records by their name. transform and default change that for a field.',
  auth: 'key',
  input: { body: MappingDraft },
  output: { kind: 'json', status: 201, body: MappingStored },
  uses: ['table', 'secrets', 'tabledb', 'read:templates', 'read:sources'],
  errors: ['demoTierLimitation', 'templateNotFound', 'sourceNotFound'],
  example: {
    body: {
      name: 'Invoices',
      templateId: 'invoice-clean',
      sourceId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
      fields: [
        { placeholder: 'client.name', field: 'Client → Name' },
        { placeholder: 'meta.invoiceNumber', field: 'Invoice Number' },
        { placeholder: 'lineItems[].description', field: 'Work', default: 'Services' },
        { placeholder: 'totals.total', field: 'Total', transform: 'currency' },
      ],
    },
  },
}).handle(async ({ ports, caller, body, signal }) => ({
  success: true,
  mapping: await createMapping(ports, caller, body),
  warnings: await checkMapping(ports, caller, body, signal),
}));
