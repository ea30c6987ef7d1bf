import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address_line_1', 'address_line_2'],
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: ['country.id', 'country.displayed_as'],
});

/** Without their structure, addresses are free text. */
const addressOf = (place: string) =>
  [address(place), { lines: { $lines: `${place}_free_form` } }] as const;

export const sageInvoice: SystemMapping = {
  id: 'sage-invoice',
  name: 'Sage Accounting: sales invoice',
  type: 'invoice',
  recognise: { has: ['displayed_as', 'invoice_lines', 'outstanding_amount', 'contact_name'] },
  fields: {
    kind: 'invoice',
    number: ['displayed_as', 'invoice_number'],
    issueDate: 'date',
    dueDate: 'due_date',
    status: {
      $from: 'status.id',
      $in: {
        DRAFT: 'draft',
        UNPAID: 'open',
        PART_PAID: 'partially-paid',
        PAID: 'paid',
        VOID: 'void',
      },
    },
    currency: 'currency.id',
    references: [
      { kind: 'reference', value: 'reference' },
      { kind: 'customer-number', value: 'contact_reference' },
    ],
    buyer: {
      name: 'contact_name',
      address: addressOf('main_address'),
      identifiers: {
        scheme: { $const: 'vat' },
        value: ['contact_tax_number', 'contact.tax_number'],
      },
    },
    delivery: { to: { address: addressOf('delivery_address') } },
    lines: {
      $each: 'invoice_lines',
      name: 'description',
      sku: ['product.item_code', 'service.item_code'],
      quantity: 'quantity',
      unitPrice: 'unit_price',
      adjustments: { kind: 'discount', amount: 'discount_amount' },
      amount: 'net_amount',
    },
    charges: { kind: 'shipping', amount: 'shipping_net_amount' },
    taxes: {
      $each: 'tax_analysis',
      name: { $const: 'VAT' },
      rate: 'tax_rate.displayed_as',
      base: 'net_amount',
      amount: 'tax_amount',
    },
    totals: {
      net: 'net_amount',
      tax: 'tax_amount',
      gross: 'total_amount',
      prepaid: ['total_paid', 'payments_allocations_total_amount'],
      payable: 'outstanding_amount',
    },
    notes: 'notes',
    terms: 'terms_and_conditions',
  },
};
