import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['address_1', 'address_2'],
  city: 'city',
  region: 'state',
  postalCode: 'postcode',
  country: 'country',
});

const person = (place: string) => ({ $join: [`${place}.first_name`, `${place}.last_name`] });

/** A shop that enters its prices with tax shows them so to its customers: net sums with their tax are what was seen. */
const isGross = { equals: { '$.prices_include_tax': true } } as const;
const shown = (net: string, tax: string) =>
  ({ $if: isGross, $then: { $sum: [net, tax] }, $else: net }) as const;

export const woocommerceOrder: SystemMapping = {
  id: 'woocommerce-order',
  name: 'WooCommerce: order',
  type: 'receipt',
  recognise: { has: ['order_key', 'line_items', 'billing', 'total', 'cart_tax'] },
  fields: {
    kind: { $if: { has: 'date_paid' }, $then: 'receipt', $else: 'order-confirmation' },
    number: ['number', 'id'],
    issueDate: 'date_created',
    paidDate: 'date_paid',
    status: {
      $from: 'status',
      $in: { refunded: 'refunded', cancelled: 'void', failed: 'void' },
      $else: {
        $if: { nonzero: 'refunds[].total' },
        $then: 'partially-refunded',
        $else: { $if: { has: 'date_paid' }, $then: 'paid', $else: 'open' },
      },
    },
    currency: 'currency',
    references: [
      {
        kind: 'transaction',
        // Gateways of cards have ids of their own, such as "tr_7UhSN1zuXS".
        $where: { not: { contains: { transaction_id: '_' } } },
        value: 'transaction_id',
      },
      {
        $each: 'meta_data',
        $where: { equals: { key: ['po_number', '_po_number', 'purchase_order_number'] } },
        kind: 'purchase-order',
        value: 'value',
      },
    ],
    buyer: {
      name: ['billing.company', person('billing')],
      contact: { $if: { has: 'billing.company' }, $then: person('billing') },
      email: 'billing.email',
      phone: 'billing.phone',
      address: address('billing'),
      identifiers: {
        $each: 'meta_data',
        $where: {
          equals: {
            key: ['_billing_vat_number', '_vat_number', 'vat_number', '_billing_eu_vat_number'],
          },
        },
        scheme: { $const: 'vat' },
        value: 'value',
      },
    },
    delivery: {
      to: {
        name: ['shipping.company', person('shipping')],
        contact: { $if: { has: 'shipping.company' }, $then: person('shipping') },
        address: address('shipping'),
      },
    },
    pricesInclude: { $if: isGross, $then: 'gross', $else: 'net' },
    lines: {
      $each: 'line_items',
      name: 'name',
      details: {
        $all: 'meta_data',
        $where: { has: 'display_value', not: { contains: { display_key: '_' } } },
        $item: { $join: ['display_key', 'display_value'], $with: ': ' },
      },
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: { $divide: shown('subtotal', 'subtotal_tax'), $by: 'quantity' },
      amount: shown('subtotal', 'subtotal_tax'),
    },
    allowances: [
      {
        $each: 'coupon_lines',
        kind: 'discount',
        reason: 'code',
        amount: shown('discount', 'discount_tax'),
      },
      {
        $where: { lacks: 'coupon_lines' },
        kind: 'discount',
        amount: shown('discount_total', 'discount_tax'),
      },
    ],
    charges: [
      {
        $each: 'shipping_lines',
        kind: 'shipping',
        reason: 'method_title',
        amount: shown('total', 'total_tax'),
      },
      { $each: 'fee_lines', kind: 'fee', reason: 'name', amount: shown('total', 'total_tax') },
    ],
    taxes: {
      $each: 'tax_lines',
      name: 'label',
      rate: 'rate_percent',
      amount: { $sum: ['tax_total', 'shipping_tax_total'] },
      included: { $when: isGross },
    },
    totals: {
      lines: {
        $if: isGross,
        $then: { $sum: ['line_items[].subtotal', 'line_items[].subtotal_tax'] },
        $else: { $sum: ['line_items[].subtotal'] },
      },
      tax: 'total_tax',
      gross: 'total',
      refunded: { $from: { $sum: ['refunds[].total'] }, $times: '-1' },
    },
    payments: {
      $where: { has: 'date_paid' },
      method: 'payment_method_title',
      amount: 'total',
      date: 'date_paid',
    },
    paymentMeans: { $where: { lacks: 'date_paid' }, method: 'payment_method_title' },
    paymentUrl: { $if: { lacks: 'date_paid' }, $then: 'payment_url' },
    sections: customerNote('customer_note'),
  },
};
