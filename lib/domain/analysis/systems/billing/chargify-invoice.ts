import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street', 'line2'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: 'country',
});

const person = { $join: ['customer.first_name', 'customer.last_name'] };

export const chargifyInvoice: SystemMapping = {
  id: 'chargify-invoice',
  name: 'Maxio Advanced Billing (Chargify): invoice',
  type: 'invoice',
  recognise: { has: ['uid', 'issue_date', 'subtotal_amount', 'due_amount', 'line_items'] },
  fields: {
    kind: 'invoice',
    number: 'number',
    issueDate: 'issue_date',
    dueDate: 'due_date',
    paidDate: 'paid_date',
    status: {
      $from: 'status',
      $in: {
        draft: 'draft',
        open: 'open',
        pending: 'open',
        paid: 'paid',
        voided: 'void',
        canceled: 'void',
      },
    },
    currency: 'currency',
    references: [
      { kind: 'purchase-order', value: 'po_number' },
      { kind: 'customer-number', value: 'customer.reference' },
    ],
    seller: {
      name: 'seller.name',
      phone: 'seller.phone',
      address: address('seller.address'),
      logo: 'seller.logo_url',
    },
    buyer: {
      name: ['customer.organization', person],
      contact: { $if: { has: 'customer.organization' }, $then: person },
      email: 'customer.email',
      address: address('billing_address'),
      identifiers: { scheme: { $const: 'vat' }, value: 'customer.vat_number' },
    },
    delivery: { to: { address: address('shipping_address') } },
    lines: {
      $each: 'line_items',
      name: 'title',
      description: { $if: { lacks: 'period_range_start' }, $then: 'description' },
      quantity: 'quantity',
      unitPrice: 'unit_price',
      amount: 'subtotal_amount',
      period: { start: 'period_range_start', end: 'period_range_end' },
    },
    allowances: [
      {
        $each: 'discounts',
        kind: 'discount',
        reason: ['title', 'code'],
        percent: 'percentage',
        amount: 'discount_amount',
      },
      { $where: { lacks: 'discounts' }, kind: 'discount', amount: 'discount_amount' },
    ],
    taxes: {
      $each: 'taxes',
      name: 'title',
      rate: 'percentage',
      base: 'taxable_amount',
      amount: 'tax_amount',
    },
    totals: {
      lines: 'subtotal_amount',
      tax: 'tax_amount',
      gross: 'total_amount',
      prepaid: { $sum: ['paid_amount', 'credit_amount'] },
      refunded: 'refund_amount',
      payable: 'due_amount',
    },
    payments: {
      $each: 'payments',
      method: [
        { $from: 'payment_method.card_brand', $as: 'payment-method' },
        { $from: 'payment_method.type', $as: 'payment-method' },
      ],
      lastDigits: { $from: 'payment_method.masked_card_number', $as: 'last-digits' },
      amount: ['applied_amount', 'original_amount'],
      date: 'transaction_time',
    },
    details: { $each: 'custom_fields', label: 'name', value: 'value' },
    paymentUrl: { $if: { nonzero: 'due_amount' }, $then: 'public_url' },
    paymentTerms: 'payment_instructions',
    notes: 'memo',
  },
};
