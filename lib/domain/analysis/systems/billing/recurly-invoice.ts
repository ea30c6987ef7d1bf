import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street1', 'street2'],
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
});

const person = (place: string) => ({
  $join: [`${place}.first_name`, `${place}.last_name`],
});

const TAX_NAMES = { gst: 'GST', hst: 'HST', pst: 'PST', qst: 'QST' };

export const recurlyInvoice: SystemMapping = {
  id: 'recurly-invoice',
  name: 'Recurly: invoice',
  type: 'invoice',
  recognise: {
    equals: { object: 'invoice' },
    has: ['line_items.data', 'collection_method', 'state'],
  },
  fields: {
    kind: { $from: 'type', $in: { credit: 'credit-note' }, $else: 'invoice' },
    number: 'number',
    issueDate: 'created_at',
    dueDate: 'due_at',
    paidDate: { $if: { equals: { state: 'paid' } }, $then: 'closed_at' },
    status: {
      $from: 'state',
      $in: {
        draft: 'draft',
        open: 'open',
        pending: 'open',
        processing: 'open',
        past_due: 'overdue',
        failed: 'overdue',
        paid: 'paid',
        closed: 'paid',
        voided: 'void',
      },
    },
    currency: 'currency',
    references: [
      { kind: 'purchase-order', value: 'po_number' },
      { kind: 'customer-number', value: 'account.code' },
    ],
    buyer: {
      name: ['address.company', 'account.company', person('address'), person('account')],
      contact: { $if: { has: 'address.company' }, $then: [person('address'), person('account')] },
      email: 'account.email',
      phone: 'address.phone',
      address: address('address'),
      identifiers: { scheme: { $const: 'vat' }, value: 'vat_number' },
    },
    delivery: {
      to: {
        name: ['shipping_address.company', person('shipping_address')],
        address: address('shipping_address'),
      },
    },
    lines: {
      $each: 'line_items.data',
      name: 'description',
      sku: 'item_code',
      quantity: ['quantity_decimal', 'quantity'],
      unitPrice: ['unit_amount_decimal', 'unit_amount'],
      taxRate: { $from: 'tax_info.rate', $times: '100' },
      amount: 'subtotal',
      period: { start: 'start_date', end: 'end_date' },
    },
    allowances: { kind: 'discount', amount: 'discount' },
    taxes: [
      {
        name: { $from: 'tax_info.type', $in: TAX_NAMES },
        rate: { $from: 'tax_info.rate', $times: '100' },
        amount: 'tax',
        exemptionReason: 'vat_reverse_charge_notes',
      },
    ],
    totals: {
      lines: 'subtotal',
      tax: 'tax',
      gross: 'total',
      prepaid: { $sum: ['paid', 'credit_payments[].amount'] },
      payable: 'balance',
    },
    payments: {
      $each: 'transactions',
      $where: { equals: { status: 'success' } },
      method: [
        { $from: 'payment_method.card_type', $as: 'payment-method' },
        { $from: 'payment_method.object', $as: 'payment-method' },
      ],
      lastDigits: 'payment_method.last_four',
      amount: 'amount',
      date: ['collected_at', 'created_at'],
    },
    notes: 'customer_notes',
    terms: 'terms_and_conditions',
  },
};
