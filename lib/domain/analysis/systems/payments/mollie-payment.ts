import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['streetAndNumber', 'streetAdditional'],
  city: 'city',
  region: 'region',
  postalCode: 'postalCode',
  country: 'country',
});

export const molliePayment: SystemMapping = {
  id: 'mollie-payment',
  name: 'Mollie: payment or order',
  type: 'receipt',
  recognise: { equals: { resource: ['payment', 'order'] }, has: ['amount.value', 'profileId'] },
  fields: {
    kind: 'receipt',
    number: ['orderNumber', 'metadata.order_id', 'metadata.orderId', 'metadata.order_number'],
    subject: 'description',
    issueDate: ['paidAt', 'createdAt'],
    status: {
      $if: { nonzero: ['amountRefunded', 'amountRemaining'] },
      $then: 'partially-refunded',
      $else: {
        $if: { nonzero: 'amountRefunded' },
        $then: 'refunded',
        $else: {
          $from: 'status',
          $in: {
            paid: 'paid',
            completed: 'paid',
            open: 'open',
            pending: 'open',
            authorized: 'open',
            canceled: 'void',
            expired: 'expired',
          },
        },
      },
    },
    currency: 'amount.currency',
    language: 'locale',
    buyer: {
      name: [
        'billingAddress.organizationName',
        { $join: ['billingAddress.givenName', 'billingAddress.familyName'] },
        'details.consumerName',
        'details.cardHolder',
      ],
      contact: {
        $if: { has: 'billingAddress.organizationName' },
        $then: { $join: ['billingAddress.givenName', 'billingAddress.familyName'] },
      },
      email: ['billingAddress.email', 'billingEmail'],
      phone: 'billingAddress.phone',
      address: address('billingAddress'),
    },
    delivery: {
      to: {
        name: { $join: ['shippingAddress.givenName', 'shippingAddress.familyName'] },
        address: address('shippingAddress'),
      },
    },
    pricesInclude: 'gross',
    lines: {
      $each: 'lines',
      $where: {
        not: { equals: { type: ['shipping_fee', 'discount', 'store_credit', 'gift_card', 'tip'] } },
      },
      name: ['description', 'name'],
      sku: 'sku',
      quantity: 'quantity',
      unit: 'quantityUnit',
      unitPrice: 'unitPrice',
      adjustments: { kind: 'discount', amount: 'discountAmount' },
      taxRate: 'vatRate',
      amount: 'totalAmount',
    },
    allowances: {
      $each: 'lines',
      $where: { equals: { type: ['discount', 'store_credit', 'gift_card'] } },
      kind: 'discount',
      reason: ['description', 'name'],
      amount: 'totalAmount',
    },
    charges: {
      $each: 'lines',
      $where: { equals: { type: 'shipping_fee' } },
      kind: 'shipping',
      reason: ['description', 'name'],
      amount: 'totalAmount',
    },
    taxes: {
      $each: 'lines',
      name: { $const: 'VAT' },
      rate: 'vatRate',
      base: { $sum: ['totalAmount'], $minus: ['vatAmount'] },
      amount: 'vatAmount',
      included: true,
    },
    totals: { gross: 'amount', refunded: 'amountRefunded' },
    payments: {
      $where: { has: 'method' },
      method: [
        { $from: 'details.cardLabel', $as: 'payment-method' },
        { $from: 'method', $as: 'payment-method' },
      ],
      lastDigits: {
        $from: ['details.cardNumber', 'details.consumerAccount'],
        $as: 'last-digits',
      },
      amount: 'amount',
      date: 'paidAt',
    },
  },
};
