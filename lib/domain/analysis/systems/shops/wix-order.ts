import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['addressLine1', 'addressLine', 'addressLine2'],
  city: 'city',
  region: 'subdivisionFullname',
  postalCode: 'postalCode',
  country: 'country',
});

const person = (place: string) => ({ $join: [`${place}.firstName`, `${place}.lastName`] });
const BILLING = 'billingInfo.contactDetails';
const SHIPPING = 'shippingInfo.logistics.shippingDestination';

export const wixOrder: SystemMapping = {
  id: 'wix-order',
  name: 'Wix: order',
  type: 'receipt',
  recognise: { has: ['lineItems.productName', 'priceSummary.total', 'paymentStatus', 'number'] },
  fields: {
    kind: {
      $from: 'paymentStatus',
      $in: { NOT_PAID: 'order-confirmation', PENDING: 'order-confirmation' },
      $else: 'receipt',
    },
    number: 'number',
    issueDate: ['purchasedDate', 'createdDate'],
    status: {
      $if: { equals: { status: 'CANCELED' } },
      $then: 'void',
      $else: {
        $from: 'paymentStatus',
        $in: {
          PAID: 'paid',
          PARTIALLY_PAID: 'partially-paid',
          FULLY_REFUNDED: 'refunded',
          PARTIALLY_REFUNDED: 'partially-refunded',
          NOT_PAID: 'open',
        },
      },
    },
    currency: 'currency',
    language: 'buyerLanguage',
    buyer: {
      name: [`${BILLING}.company`, person(BILLING)],
      contact: { $if: { has: `${BILLING}.company` }, $then: person(BILLING) },
      email: 'buyerInfo.email',
      phone: `${BILLING}.phone`,
      address: address('billingInfo.address'),
      identifiers: { scheme: { $const: 'vat' }, value: `${BILLING}.vatId.id` },
    },
    delivery: {
      to: {
        name: [`${SHIPPING}.contactDetails.company`, person(`${SHIPPING}.contactDetails`)],
        address: address(`${SHIPPING}.address`),
      },
    },
    pricesInclude: { $from: 'taxIncludedInPrices', $in: { true: 'gross', false: 'net' } },
    lines: {
      $each: 'lineItems',
      name: ['productName.translated', 'productName.original'],
      details: {
        $all: 'descriptionLines',
        $item: {
          $join: [
            ['name.translated', 'name.original'],
            [
              'plainText.translated',
              'plainText.original',
              'colorInfo.translated',
              'colorInfo.original',
            ],
          ],
          $with: ': ',
        },
      },
      sku: 'physicalProperties.sku',
      quantity: 'quantity',
      unitPrice: ['priceBeforeDiscounts.amount', 'price.amount'],
      amount: { $from: ['priceBeforeDiscounts.amount', 'price.amount'], $times: 'quantity' },
      taxRate: { $from: 'taxDetails.taxRate', $times: '100' },
    },
    allowances: {
      kind: 'discount',
      amount: 'priceSummary.discount.amount',
      reason: ['appliedDiscounts[0].coupon.name', 'appliedDiscounts[0].discountRule.name.original'],
    },
    charges: [
      { kind: 'shipping', amount: 'priceSummary.shipping.amount', reason: 'shippingInfo.title' },
      {
        $each: 'additionalFees',
        kind: 'fee',
        reason: ['name.translated', 'name.original', 'name'],
        amount: 'price.amount',
      },
    ],
    taxes: {
      $each: 'taxSummary.manualTaxRate',
      rate: { $from: 'taxRate', $times: '100' },
      amount: 'totalTax.amount',
      included: { $when: { equals: { '$.taxIncludedInPrices': true } } },
    },
    totals: {
      lines: 'priceSummary.subtotal.amount',
      tax: 'priceSummary.tax.amount',
      gross: 'priceSummary.total.amount',
      refunded: 'balanceSummary.refunded.amount',
      prepaid: 'balanceSummary.paid.amount',
      payable: 'balanceSummary.balance.amount',
    },
    details: {
      $each: 'customFields',
      label: ['translatedTitle', 'title'],
      value: 'value',
    },
    sections: customerNote('buyerNote'),
  },
};
