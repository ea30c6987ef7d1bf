import type { TemplateField, TemplateSchema } from '#schemas/template.ts';

function fields(
  type: TemplateField['type'],
  required: readonly string[],
  optional: readonly string[],
): TemplateField[] {
  return [
    ...required.map((name) => ({ name, type, required: true })),
    ...optional.map((name) => ({ name, type })),
  ];
}

/** The data of every quote and invoice template; only the keys of `meta` differ. */
export function commercialSchema(metaKeys: readonly string[]): TemplateSchema {
  return {
    fields: [
      ...fields(
        'string',
        ['client.name'],
        ['client.company', 'client.email', 'client.address', 'client.phone'],
      ),
      ...fields('array', ['lineItems'], []),
      ...fields('string', ['lineItems[].description'], ['lineItems[].details']),
      ...fields(
        'number',
        ['lineItems[].quantity', 'lineItems[].unitPrice', 'lineItems[].total'],
        [],
      ),
      ...fields('number', ['totals.subtotal'], ['totals.discount', 'totals.tax', 'totals.taxRate']),
      ...fields('number', ['totals.total'], []),
      ...fields(
        'string',
        [],
        metaKeys.map((key) => `meta.${key}`),
      ),
      ...fields('boolean', [], ['meta.showSignature']),
      ...fields(
        'string',
        [],
        ['branding.logoUrl', 'branding.companyName', 'branding.companyAddress'],
      ),
      ...fields('string', [], ['styles.accentColor', 'styles.fontFamily', 'styles.fontSize']),
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
