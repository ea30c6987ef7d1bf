import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street_address', 'street_address2'],
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
});

const person = (place: string) => ({ $join: [`${place}.given_name`, `${place}.family_name`] });

const REDUCTIONS = ['discount', 'gift_card', 'store_credit'] as const;
const ADDITIONS = ['shipping_fee', 'surcharge'] as const;

export const klarnaOrder: SystemMapping = {
  id: 'klarna-order',
  name: 'Klarna: order',
  type: 'receipt',
  recognise: { has: ['klarna_reference', 'order_amount', 'purchase_currency', 'order_lines'] },
  amounts: 'minor',
  fields: {
    kind: { $if: { nonzero: 'captured_amount' }, $then: 'receipt', $else: 'order-confirmation' },
    number: 'klarna_reference',
    issueDate: 'created_at',
    status: {
      $if: { nonzero: 'refunded_amount', same: ['refunded_amount', 'captured_amount'] },
      $then: 'refunded',
      $else: {
        $if: { nonzero: 'refunded_amount' },
        $then: 'partially-refunded',
        $else: {
          $from: 'status',
          $in: {
            AUTHORIZED: 'open',
            PART_CAPTURED: 'partially-paid',
            CAPTURED: 'paid',
            CANCELLED: 'void',
            EXPIRED: 'expired',
          },
        },
      },
    },
    currency: 'purchase_currency',
    language: 'locale',
    references: { kind: 'sales-order', value: 'merchant_reference1' },
    buyer: {
      name: ['billing_address.organization_name', person('billing_address')],
      contact: {
        $if: { has: 'billing_address.organization_name' },
        $then: person('billing_address'),
      },
      email: 'billing_address.email',
      phone: 'billing_address.phone',
      address: address('billing_address'),
    },
    delivery: {
      to: { name: person('shipping_address'), address: address('shipping_address') },
    },
    lines: {
      $each: 'order_lines',
      $where: { not: { equals: { type: [...REDUCTIONS, ...ADDITIONS, 'sales_tax'] } } },
      name: 'name',
      sku: 'reference',
      quantity: 'quantity',
      unit: 'quantity_unit',
      unitPrice: 'unit_price',
      adjustments: { kind: 'discount', amount: 'total_discount_amount' },
      taxRate: { $from: 'tax_rate', $times: '0.01' },
      amount: 'total_amount',
    },
    allowances: {
      $each: 'order_lines',
      $where: { equals: { type: REDUCTIONS } },
      kind: 'discount',
      reason: 'name',
      amount: 'total_amount',
    },
    charges: {
      $each: 'order_lines',
      $where: { equals: { type: ADDITIONS } },
      kind: { $from: 'type', $in: { shipping_fee: 'shipping' }, $else: 'surcharge' },
      reason: 'name',
      amount: 'total_amount',
    },
    taxes: [
      {
        $each: 'order_lines',
        $where: { nonzero: 'total_tax_amount' },
        rate: { $from: 'tax_rate', $times: '0.01' },
        base: { $sum: ['total_amount'], $minus: ['total_tax_amount'] },
        amount: 'total_tax_amount',
        included: true,
      },
      // Orders of the United States have their tax in a line.
      {
        $each: 'order_lines',
        $where: { equals: { type: 'sales_tax' } },
        name: 'name',
        amount: 'total_amount',
      },
    ],
    totals: { gross: 'order_amount', refunded: 'refunded_amount' },
    payments: {
      method: {
        $join: [{ $const: 'Klarna' }, 'initial_payment_method.description'],
        $with: ': ',
      },
      amount: 'captured_amount',
    },
  },
};
