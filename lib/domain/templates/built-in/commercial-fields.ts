import type { TemplateSchema } from '#schemas/template.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from './named-fields.ts';

/** The data of every quote and invoice template; only the keys of `meta` differ. */
export function commercialSchema(metaKeys: readonly string[]): TemplateSchema {
  return {
    fields: [
      ...namedFields(
        'string',
        ['client.name'],
        ['client.company', 'client.email', 'client.address', 'client.phone'],
      ),
      ...namedFields('array', ['lineItems'], []),
      ...namedFields('string', ['lineItems[].description'], ['lineItems[].details']),
      ...namedFields(
        'number',
        ['lineItems[].quantity', 'lineItems[].unitPrice', 'lineItems[].total'],
        [],
      ),
      ...namedFields(
        'number',
        ['totals.subtotal'],
        ['totals.discount', 'totals.tax', 'totals.taxRate'],
      ),
      ...namedFields('number', ['totals.total'], []),
      ...namedFields(
        'string',
        [],
        metaKeys.map((key) => `meta.${key}`),
      ),
      ...namedFields('boolean', [], ['meta.showSignature']),
      ...namedFields('string', [], BRANDING_KEYS),
      ...namedFields('string', [], STYLE_KEYS),
    ],
  };
}

export const QUOTE_SCHEMA = commercialSchema([
  'quoteNumber',
  'date',
  'validUntil',
  'notes',
  'terms',
]);
export const INVOICE_SCHEMA = commercialSchema([
  'invoiceNumber',
  'date',
  'dueDate',
  'poNumber',
  'notes',
  'terms',
]);
