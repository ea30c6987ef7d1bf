import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A cancellation has the amounts of its invoice below zero. */
const amount = (path: string) =>
  ({
    $if: { equals: { '$.is_cancellation': true } },
    $then: { $from: path, $times: '-1' },
    $else: path,
  }) as const;

const sum = (path: string) => {
  const of = { $sum: [path] } as const;
  return {
    $if: { equals: { '$.is_cancellation': true } },
    $then: { $from: of, $times: '-1' },
    $else: of,
  } as const;
};

const isSpan = { has: 'event_date_to' } as const;

export const pretixInvoice: SystemMapping = {
  id: 'pretix-invoice',
  name: 'pretix: invoice',
  type: 'invoice',
  recognise: { has: ['number', 'invoice_from', 'invoice_to', 'lines.gross_value'] },
  fields: {
    kind: { $if: { equals: { is_cancellation: true } }, $then: 'credit-note', $else: 'invoice' },
    number: 'number',
    issueDate: 'date',
    currency: ['currency', '^.currency', '^.event.currency'],
    language: 'locale',
    references: [
      { kind: 'sales-order', value: 'order' },
      { kind: 'preceding-invoice', value: 'refers' },
      { kind: 'buyer-reference', value: 'internal_reference' },
    ],
    seller: {
      name: 'invoice_from_name',
      address: {
        lines: [{ $lines: 'invoice_from' }],
        city: 'invoice_from_city',
        region: 'invoice_from_state',
        postalCode: 'invoice_from_zipcode',
        country: { $from: 'invoice_from_country', $as: 'country' },
      },
      identifiers: [
        { scheme: { $const: 'vat' }, value: 'invoice_from_vat_id' },
        { scheme: { $const: 'tax' }, value: 'invoice_from_tax_id' },
      ],
    },
    buyer: {
      // The whole address begins with the company, or the person where there is none.
      name: [{ $from: 'invoice_to', $line: 0 }, 'invoice_to_company', 'invoice_to_name'],
      contact: { $if: { has: 'invoice_to_company' }, $then: 'invoice_to_name' },
      address: [
        {
          lines: [{ $lines: 'invoice_to_street' }],
          city: 'invoice_to_city',
          region: 'invoice_to_state',
          postalCode: 'invoice_to_zipcode',
          country: { $from: 'invoice_to_country', $as: 'country' },
        },
        { lines: [{ $lines: 'invoice_to', $after: 1 }] },
      ],
      identifiers: [{ scheme: { $const: 'vat' }, value: 'invoice_to_vat_id' }],
      remarks: ['invoice_to_beneficiary', 'custom_field'],
    },
    introduction: { $from: 'introductory_text', $as: 'plain-text' },
    pricesInclude: 'gross',
    lines: {
      $each: 'lines',
      name: { $from: 'description', $line: 0 },
      details: [{ $lines: 'description', $after: 1 }, 'attendee_name'],
      quantity: { $const: '1' },
      unitPrice: amount('gross_value'),
      amount: amount('gross_value'),
      taxRate: 'tax_rate',
      date: { $if: isSpan, $then: [], $else: 'event_date_from' },
      period: {
        start: { $if: isSpan, $then: 'event_date_from' },
        end: 'event_date_to',
      },
    },
    taxes: {
      $each: 'lines',
      name: 'tax_name',
      rate: 'tax_rate',
      amount: amount('tax_value'),
      included: true,
    },
    totals: { tax: sum('lines[].tax_value'), gross: sum('lines[].gross_value') },
    paymentMeans: { text: { $from: 'payment_provider_text', $as: 'plain-text' } },
    notes: [
      { $from: 'additional_text', $as: 'plain-text' },
      { $from: 'footer_text', $as: 'plain-text' },
    ],
  },
};
