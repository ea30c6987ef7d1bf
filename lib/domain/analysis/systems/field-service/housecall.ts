import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street', 'street_line_2'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: 'country',
});

const buyer = {
  name: ['customer.company', { $join: ['customer.first_name', 'customer.last_name'] }],
  contact: {
    $if: { has: 'customer.company' },
    $then: { $join: ['customer.first_name', 'customer.last_name'] },
  },
  email: 'customer.email',
  phone: ['customer.mobile_number', 'customer.home_number', 'customer.work_number'],
  address: address('address', 'customer.address'),
} as const;

// Housecall Pro is at home in the United States.
const currency = ['currency', { $const: 'USD' }] as const;

export const housecallInvoice: SystemMapping = {
  id: 'housecall-invoice',
  name: 'Housecall Pro: invoice',
  type: 'invoice',
  recognise: { has: ['invoice_number', 'due_amount', 'items.qty_in_hundredths', 'customer'] },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    number: 'invoice_number',
    issueDate: ['invoice_date', 'sent_at'],
    dueDate: 'due_at',
    paidDate: 'paid_at',
    status: {
      $from: 'status',
      $in: {
        open: 'open',
        pending_payment: 'open',
        paid: 'paid',
        voided: 'void',
        canceled: 'void',
      },
    },
    currency,
    buyer,
    delivery: { date: 'service_date' },
    lines: {
      $each: 'items',
      name: 'name',
      description: 'description',
      quantity: { $from: 'qty_in_hundredths', $times: '0.01' },
      unitPrice: 'unit_price',
      amount: 'amount',
    },
    allowances: { $each: 'discounts', kind: 'discount', reason: 'name', amount: 'amount' },
    taxes: {
      $each: 'taxes',
      name: 'name',
      rate: { $from: 'rate', $times: '100' },
      amount: 'amount',
    },
    totals: {
      lines: 'subtotal',
      gross: 'amount',
      prepaid: { $sum: ['amount'], $minus: ['due_amount'] },
      payable: 'due_amount',
    },
    payments: {
      $each: 'payments',
      $where: { not: { equals: { status: ['failed', 'voided'] } } },
      method: { $from: ['payment_method', 'type'], $as: 'payment-method' },
      amount: 'amount',
      date: 'paid_at',
    },
    notes: 'service_message',
  },
};

export const housecallEstimate: SystemMapping = {
  id: 'housecall-estimate',
  name: 'Housecall Pro: estimate with its options',
  type: 'quote',
  recognise: { has: ['estimate_number', 'options.total_amount', 'work_status', 'customer'] },
  amounts: 'minor',
  fields: {
    kind: 'estimate',
    number: 'estimate_number',
    issueDate: 'created_at',
    currency,
    buyer,
    // One of them is chosen, so none counts.
    lines: {
      $each: 'options',
      name: 'name',
      description: 'message_from_pro',
      amount: 'total_amount',
      optional: true,
    },
  },
};
