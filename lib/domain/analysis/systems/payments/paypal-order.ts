import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { paypalAddress } from './paypal-invoice.ts';

export const paypalOrder: SystemMapping = {
  id: 'paypal-order',
  name: 'PayPal: order with its captures (Orders v2)',
  type: 'receipt',
  recognise: { has: ['purchase_units.amount', 'purchase_units.payments.captures', 'status'] },
  fields: {
    kind: 'receipt',
    number: ['purchase_units.invoice_id', 'purchase_units.payments.captures.invoice_id'],
    issueDate: ['purchase_units.payments.captures.create_time', 'create_time'],
    subject: 'purchase_units.description',
    status: {
      $from: 'purchase_units.payments.captures.status',
      $in: {
        COMPLETED: 'paid',
        PENDING: 'open',
        REFUNDED: 'refunded',
        PARTIALLY_REFUNDED: 'partially-refunded',
      },
    },
    currency: 'purchase_units.amount.currency_code',
    references: [{ kind: 'transaction', value: 'purchase_units.payments.captures.id' }],
    seller: {
      name: 'purchase_units.payee.display_data.brand_name',
      email: 'purchase_units.payee.email_address',
    },
    buyer: {
      name: { $join: ['payer.name.given_name', 'payer.name.surname'] },
      email: ['payer.email_address', 'payment_source.paypal.email_address'],
      phone: 'payer.phone.phone_number.national_number',
    },
    delivery: {
      to: {
        name: 'purchase_units.shipping.name.full_name',
        address: paypalAddress('purchase_units.shipping.address'),
      },
    },
    lines: [
      {
        $each: 'purchase_units.items',
        name: 'name',
        description: 'description',
        sku: 'sku',
        quantity: 'quantity',
        unitPrice: 'unit_amount',
        amount: { $from: 'unit_amount', $times: 'quantity' },
      },
    ],
    allowances: [
      { kind: 'discount', amount: 'purchase_units.amount.breakdown.discount' },
      { kind: 'shipping', amount: 'purchase_units.amount.breakdown.shipping_discount' },
    ],
    charges: [
      { kind: 'shipping', amount: 'purchase_units.amount.breakdown.shipping' },
      { kind: 'handling', amount: 'purchase_units.amount.breakdown.handling' },
      { kind: 'other', amount: 'purchase_units.amount.breakdown.insurance' },
    ],
    totals: {
      lines: 'purchase_units.amount.breakdown.item_total',
      tax: 'purchase_units.amount.breakdown.tax_total',
      gross: 'purchase_units.amount',
      refunded: { $sum: ['purchase_units[].payments.refunds[].amount'] },
    },
    payments: [
      {
        $each: 'purchase_units.payments.captures',
        method: [
          { $from: '$.payment_source.card.brand', $as: 'payment-method' },
          { $const: 'PayPal' },
        ],
        lastDigits: '$.payment_source.card.last_digits',
        amount: 'amount',
        date: 'create_time',
      },
    ],
  },
};
