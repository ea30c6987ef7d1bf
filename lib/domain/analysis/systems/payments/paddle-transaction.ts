import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['first_line', 'second_line'],
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country_code',
});

const fields = {
  number: 'invoice_number',
  issueDate: ['billed_at', 'created_at'],
  status: {
    $from: 'status',
    $in: {
      draft: 'draft',
      ready: 'open',
      billed: 'open',
      paid: 'paid',
      completed: 'paid',
      past_due: 'overdue',
      canceled: 'void',
    },
  },
  currency: 'currency_code',
  period: { start: 'billing_period.starts_at', end: 'billing_period.ends_at' },
  references: { kind: 'purchase-order', value: 'billing_details.purchase_order_number' },
  buyer: {
    name: ['business.name', 'customer.name', 'address.description'],
    contact: {
      $if: { has: 'business.name' },
      $then: ['customer.name', 'business.contacts[0].name'],
    },
    email: 'customer.email',
    address: address('address'),
    identifiers: [
      { scheme: { $const: 'vat' }, value: 'business.tax_identifier' },
      { scheme: { $const: 'registration' }, value: 'business.company_number' },
    ],
  },
  lines: [
    {
      $each: 'details.line_items',
      name: 'product.name',
      description: 'product.description',
      quantity: 'quantity',
      unitPrice: 'unit_totals.subtotal',
      taxRate: { $from: 'tax_rate', $times: '100' },
      amount: 'totals.subtotal',
    },
    {
      $each: 'items',
      $where: { lacks: '^.details.line_items' },
      name: ['product.name', 'price.name'],
      description: 'price.description',
      quantity: 'quantity',
      unitPrice: 'price.unit_price',
      amount: { $from: 'price.unit_price', $times: 'quantity' },
    },
  ],
  allowances: {
    kind: 'discount',
    amount: 'details.totals.discount',
    reason: 'discount.description',
  },
  taxes: {
    $each: 'details.tax_rates_used',
    rate: { $from: 'tax_rate', $times: '100' },
    base: { $sum: ['totals.subtotal'], $minus: ['totals.discount'] },
    amount: 'totals.tax',
  },
  totals: {
    lines: 'details.totals.subtotal',
    tax: 'details.totals.tax',
    gross: 'details.totals.total',
  },
  payments: {
    $each: 'payments',
    $where: { equals: { status: 'captured' } },
    method: [
      { $from: 'method_details.card.type', $as: 'payment-method' },
      { $from: 'method_details.type', $as: 'payment-method' },
    ],
    lastDigits: 'method_details.card.last4',
    amount: 'amount',
    date: ['captured_at', 'created_at'],
  },
  notes: 'billing_details.additional_information',
} satisfies Partial<SystemMapping['fields']>;

export const paddleTransaction: SystemMapping = {
  id: 'paddle-transaction',
  name: 'Paddle: transaction',
  type: 'receipt',
  recognise: { has: ['details.totals.grand_total', 'currency_code', 'items.price', 'status'] },
  amounts: 'minor',
  fields: { kind: 'receipt', ...fields },
};

export const paddleInvoice: SystemMapping = {
  id: 'paddle-invoice',
  name: 'Paddle: transaction that is collected by invoice',
  type: 'invoice',
  recognise: {
    has: ['details.totals.grand_total', 'currency_code', 'items.price', 'status'],
    equals: { collection_mode: 'manual' },
  },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    ...fields,
    totals: {
      ...fields.totals,
      prepaid: { $sum: ['details.totals.total'], $minus: ['details.totals.balance'] },
      payable: 'details.totals.balance',
    },
    paymentUrl: { $if: { nonzero: 'details.totals.balance' }, $then: 'checkout.url' },
  },
};
