import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['first_line', 'second_line'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: 'country_iso',
});

export const etsyReceipt: SystemMapping = {
  id: 'etsy-receipt',
  name: 'Etsy: shop receipt',
  type: 'receipt',
  recognise: { has: ['receipt_id', 'grandtotal.divisor', 'transactions'] },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'receipt_id',
    issueDate: ['created_timestamp', 'create_timestamp'],
    status: {
      $if: { has: 'refunds' },
      $then: 'partially-refunded',
      $else: { $from: 'is_paid', $in: { true: 'paid', false: 'open' } },
    },
    currency: 'grandtotal.currency_code',
    references: {
      $each: 'shipments',
      kind: 'tracking-number',
      value: { $join: ['carrier_name', 'tracking_code'] },
    },
    seller: { name: ['^.shop.shop_name', 'shop_name'], email: 'seller_email' },
    buyer: { name: 'name', email: 'buyer_email', address: address('') },
    lines: {
      $each: 'transactions',
      name: 'title',
      description: 'description',
      details: [
        {
          $all: 'variations',
          $item: { $join: ['formatted_name', 'formatted_value'], $with: ': ' },
        },
        'personalization',
      ],
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'price',
      amount: { $from: 'price', $times: 'quantity' },
    },
    allowances: { kind: 'discount', amount: 'discount_amt' },
    charges: [
      { kind: 'shipping', amount: 'total_shipping_cost' },
      { kind: 'other', amount: 'gift_wrap_price' },
    ],
    taxes: [
      { amount: 'total_tax_cost' },
      { name: { $const: 'VAT' }, amount: 'total_vat_cost', included: true },
    ],
    totals: {
      lines: 'total_price',
      gross: 'grandtotal',
      refunded: { $sum: ['refunds[].amount'] },
    },
    payments: {
      $where: { equals: { is_paid: true } },
      method: { $from: 'payment_method', $as: 'payment-method' },
      amount: 'grandtotal',
      date: 'transactions.paid_timestamp',
    },
    notes: ['message_from_seller', 'gift_message'],
    sections: customerNote('message_from_buyer'),
  },
};
