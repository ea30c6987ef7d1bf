import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['line1', 'line2'],
  city: 'city',
  region: 'state',
  postalCode: 'zipcode',
  country: 'country',
});

export const razorpayInvoice: SystemMapping = {
  id: 'razorpay-invoice',
  name: 'Razorpay: invoice',
  type: 'invoice',
  recognise: { equals: { entity: 'invoice' }, has: ['line_items', 'customer_details', 'amount'] },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    number: ['invoice_number', 'receipt'],
    subject: 'description',
    issueDate: ['date', 'issued_at', 'created_at'],
    dueDate: 'expire_by',
    paidDate: 'paid_at',
    status: {
      $from: 'status',
      $in: {
        draft: 'draft',
        issued: 'open',
        partially_paid: 'partially-paid',
        paid: 'paid',
        cancelled: 'void',
        expired: 'expired',
      },
    },
    currency: 'currency',
    buyer: {
      name: ['customer_details.name', 'customer_details.customer_name'],
      email: ['customer_details.email', 'customer_details.customer_email'],
      phone: ['customer_details.contact', 'customer_details.customer_contact'],
      address: address('customer_details.billing_address'),
      identifiers: { scheme: { $const: 'GSTIN' }, value: 'customer_details.gstin' },
    },
    delivery: { to: { address: address('customer_details.shipping_address') } },
    lines: {
      $each: 'line_items',
      name: 'name',
      description: 'description',
      sku: ['hsn_code', 'sac_code'],
      quantity: 'quantity',
      unit: 'unit',
      unitPrice: 'unit_amount',
      taxRate: 'tax_rate',
      amount: ['gross_amount', 'amount'],
    },
    taxes: { $each: 'line_items', rate: 'tax_rate', base: 'taxable_amount', amount: 'tax_amount' },
    totals: {
      net: 'taxable_amount',
      tax: 'tax_amount',
      gross: 'amount',
      prepaid: 'amount_paid',
      payable: 'amount_due',
    },
    paymentUrl: { $if: { nonzero: 'amount_due' }, $then: 'short_url' },
    notes: 'comment',
    terms: 'terms',
  },
};
