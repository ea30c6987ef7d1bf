import type { Source } from '#schemas/source.ts';
import { TOKEN } from './airtable/server.ts';
import type { TestService } from './service.ts';

/** How the sample base's invoices fill invoice-clean. */
export const INVOICE_FIELDS = [
  { placeholder: 'client.name', field: 'Client → Name' },
  { placeholder: 'client.email', field: 'Client Email', transform: 'lowercase' },
  { placeholder: 'client.address', field: 'Client → Street' },
  { placeholder: 'meta.invoiceNumber', field: 'Invoice Number' },
  { placeholder: 'meta.date', field: 'Invoice Date' },
  { placeholder: 'meta.dueDate', field: 'Due Date' },
  { placeholder: 'meta.notes', field: 'Notes', default: 'No notes.' },
  { placeholder: 'lineItems[].description', field: 'Work' },
  { placeholder: 'lineItems[].quantity', field: 'Hours' },
  { placeholder: 'lineItems[].unitPrice', field: 'Rate' },
  { placeholder: 'lineItems[].total', field: 'Total' },
  { placeholder: 'totals.subtotal', field: 'Total' },
  { placeholder: 'totals.total', field: 'Total', transform: 'currency' },
] as const;

export const INVOICES_SOURCE = {
  name: 'Invoices',
  type: 'airtable',
  config: { apiKey: TOKEN, baseId: 'appExample0000001', tableName: 'Invoices' },
};

type Sender = Pick<TestService, 'send'>;

async function made<T>(service: Sender, path: string, body: object): Promise<T> {
  const response = await service.send('POST', path, body);
  if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

export const makeSource = async (service: Sender, draft: object): Promise<Source> =>
  (await made<{ source: Source }>(service, '/v1/sources', draft)).source;

export const makeMapping = async (service: Sender, draft: object): Promise<{ id: string }> =>
  (await made<{ mapping: { id: string } }>(service, '/v1/mappings', { name: 'Mapping', ...draft }))
    .mapping;

export const makeTemplate = async (service: Sender, html: string): Promise<string> =>
  (
    await made<{ template: { id: string } }>(service, '/v1/templates/saved', {
      name: 'Template',
      html,
    })
  ).template.id;

/** A source and a mapping of the sample base's invoices. */
export async function mapInvoices(service: Sender) {
  const source = await makeSource(service, INVOICES_SOURCE);
  const mapping = await makeMapping(service, {
    templateId: 'invoice-clean',
    sourceId: source.id,
    fields: INVOICE_FIELDS,
  });
  return { sourceId: source.id, mappingId: mapping.id };
}
