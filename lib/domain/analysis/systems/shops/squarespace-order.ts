import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  region: 'state',
  postalCode: 'postalCode',
  country: 'countryCode',
});

const person = (place: string) => ({ $join: [`${place}.firstName`, `${place}.lastName`] });

export const squarespaceOrder: SystemMapping = {
  id: 'squarespace-order',
  name: 'Squarespace: order',
  type: 'receipt',
  recognise: { has: ['orderNumber', 'lineItems.unitPricePaid', 'grandTotal.value', 'channel'] },
  fields: {
    kind: 'receipt',
    number: 'orderNumber',
    issueDate: 'createdOn',
    status: {
      $if: { equals: { fulfillmentStatus: 'CANCELED' } },
      $then: 'void',
      $else: {
        $if: { nonzero: 'refundedTotal' },
        $then: 'partially-refunded',
        $else: 'paid',
      },
    },
    currency: 'grandTotal.currency',
    references: [
      { kind: 'reference', value: 'externalOrderReference' },
      {
        $each: 'fulfillments',
        kind: 'tracking-number',
        value: { $join: ['carrierName', 'trackingNumber'] },
      },
    ],
    buyer: {
      name: person('billingAddress'),
      email: 'customerEmail',
      phone: 'billingAddress.phone',
      address: address('billingAddress'),
    },
    delivery: { to: { name: person('shippingAddress'), address: address('shippingAddress') } },
    pricesInclude: {
      $from: 'priceTaxInterpretation',
      $in: { INCLUSIVE: 'gross', EXCLUSIVE: 'net' },
    },
    lines: {
      $each: 'lineItems',
      name: 'productName',
      details: [
        {
          $all: 'variantOptions',
          $item: { $join: ['optionName', 'value'], $with: ': ' },
        },
        { $all: 'customizations', $item: { $join: ['label', 'value'], $with: ': ' } },
      ],
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'unitPricePaid',
      amount: { $from: 'unitPricePaid', $times: 'quantity' },
    },
    allowances: {
      $each: 'discountLines',
      kind: 'discount',
      reason: ['promoCode', 'name', 'description'],
      amount: 'amount',
    },
    charges: { $each: 'shippingLines', kind: 'shipping', reason: 'method', amount: 'amount' },
    totals: {
      lines: 'subtotal',
      tax: 'taxTotal',
      gross: 'grandTotal',
      refunded: 'refundedTotal',
    },
    details: { $each: 'formSubmission', label: 'label', value: 'value' },
  },
};
