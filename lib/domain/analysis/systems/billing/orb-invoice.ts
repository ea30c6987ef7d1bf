import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['line1', 'line2'],
  city: 'city',
  region: 'state',
  postalCode: 'postal_code',
  country: 'country',
});

export const orbInvoice: SystemMapping = {
  id: 'orb-invoice',
  name: 'Orb: invoice',
  type: 'invoice',
  recognise: { has: ['invoice_number', 'invoice_source', 'line_items', 'amount_due', 'currency'] },
  fields: {
    kind: 'invoice',
    number: 'invoice_number',
    issueDate: ['invoice_date', 'issued_at', 'created_at'],
    dueDate: 'due_date',
    paidDate: 'paid_at',
    status: {
      $from: 'status',
      $in: { draft: 'draft', issued: 'open', synced: 'open', paid: 'paid', void: 'void' },
    },
    currency: 'currency',
    buyer: {
      name: ['customer.name', 'customer.display_name'],
      email: ['customer.email', 'customer_email'],
      address: address('billing_address'),
      identifiers: { scheme: { $const: 'tax' }, value: 'customer_tax_id.value' },
    },
    delivery: { to: { address: address('shipping_address') } },
    lines: {
      $each: 'line_items',
      name: 'name',
      quantity: 'quantity',
      unitPrice: ['price.unit_config.unit_amount', { $divide: 'subtotal', $by: 'quantity' }],
      amount: ['adjusted_subtotal', 'subtotal', 'amount'],
      period: { start: 'start_date', end: 'end_date' },
      group: 'grouping',
    },
    allowances: {
      $each: 'discounts',
      kind: 'discount',
      reason: 'reason',
      percent: { $from: 'percentage_discount', $times: '100' },
      amount: 'amount_discount',
    },
    taxes: {
      $each: 'line_items[].tax_amounts[]',
      name: 'tax_rate_description',
      rate: 'tax_rate_percentage',
      amount: 'amount',
    },
    totals: {
      lines: 'subtotal',
      gross: 'total',
      prepaid: { $sum: ['total'], $minus: ['amount_due'] },
      payable: 'amount_due',
    },
    paymentUrl: { $if: { lacks: 'paid_at' }, $then: 'hosted_invoice_url' },
    notes: 'memo',
  },
};
