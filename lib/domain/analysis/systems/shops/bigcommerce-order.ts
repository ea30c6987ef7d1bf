import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['street_1', 'street_2'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: ['country_iso2', 'country'],
});

const person = (place: string) => ({ $join: [`${place}.first_name`, `${place}.last_name`] });

export const bigcommerceOrder: SystemMapping = {
  id: 'bigcommerce-order',
  name: 'BigCommerce: order (V2) with its products',
  type: 'receipt',
  recognise: {
    has: ['subtotal_ex_tax', 'total_inc_tax', 'status_id', 'billing_address', 'products'],
  },
  fields: {
    kind: {
      $if: { equals: { payment_status: ['captured', 'refunded', 'partially refunded'] } },
      $then: 'receipt',
      $else: 'order-confirmation',
    },
    number: 'id',
    issueDate: 'date_created',
    status: {
      $from: 'status',
      $in: { Cancelled: 'void', Declined: 'void', Refunded: 'refunded' },
      $else: {
        $from: 'payment_status',
        $in: {
          captured: 'paid',
          refunded: 'refunded',
          'partially refunded': 'partially-refunded',
          void: 'void',
        },
      },
    },
    currency: ['currency_code', 'default_currency_code'],
    references: { kind: 'reference', value: 'external_order_id' },
    buyer: {
      name: ['billing_address.company', person('billing_address')],
      contact: { $if: { has: 'billing_address.company' }, $then: person('billing_address') },
      email: 'billing_address.email',
      phone: 'billing_address.phone',
      address: address('billing_address'),
    },
    delivery: {
      to: {
        name: ['shipping_addresses[0].company', person('shipping_addresses[0]')],
        address: address('shipping_addresses[0]'),
      },
    },
    pricesInclude: 'net',
    lines: {
      $each: 'products',
      name: 'name',
      details: {
        $all: 'product_options',
        $item: { $join: ['display_name', 'display_value'], $with: ': ' },
      },
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'price_ex_tax',
      amount: 'total_ex_tax',
    },
    allowances: [
      { kind: 'discount', amount: 'discount_amount' },
      { kind: 'discount', amount: 'coupon_discount', reason: 'coupons[0].code' },
    ],
    charges: [
      {
        kind: 'shipping',
        amount: 'shipping_cost_ex_tax',
        reason: 'shipping_addresses[0].shipping_method',
      },
      { kind: 'handling', amount: 'handling_cost_ex_tax' },
      { kind: 'other', amount: 'wrapping_cost_ex_tax' },
    ],
    totals: {
      lines: 'subtotal_ex_tax',
      tax: 'total_tax',
      gross: 'total_inc_tax',
      prepaid: { $sum: ['store_credit_amount', 'gift_certificate_amount'] },
      refunded: 'refunded_amount',
    },
    payments: {
      $where: { equals: { payment_status: ['captured', 'refunded', 'partially refunded'] } },
      method: ['credit_card_type', 'payment_method'],
      amount: {
        $sum: ['total_inc_tax'],
        $minus: ['store_credit_amount', 'gift_certificate_amount'],
      },
    },
    sections: customerNote('customer_message'),
  },
};
