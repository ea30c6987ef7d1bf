import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['street'],
  city: 'city',
  region: ['stateOrProvinceName', 'stateOrProvinceCode'],
  postalCode: 'postalCode',
  country: ['countryCode', 'countryName'],
});

const person = (at: string) =>
  ({
    name: [`${at}.companyName`, `${at}.name`],
    contact: { $if: { has: `${at}.companyName` }, $then: `${at}.name` },
    phone: `${at}.phone`,
    address: address(at),
  }) as const;

export const ecwidOrder: SystemMapping = {
  id: 'ecwid-order',
  name: 'Ecwid: order',
  type: 'receipt',
  recognise: { has: ['paymentStatus', 'fulfillmentStatus', 'createTimestamp', 'items.productId'] },
  fields: {
    kind: { $if: { equals: { paymentStatus: 'PAID' } }, $then: 'receipt', $else: 'order' },
    number: ['vendorOrderNumber', 'orderNumber', 'id'],
    issueDate: ['createDate', 'createTimestamp'],
    status: {
      $from: 'paymentStatus',
      $in: {
        AWAITING_PAYMENT: 'open',
        CANCELLED: 'void',
        PAID: 'paid',
        PARTIALLY_REFUNDED: 'partially-refunded',
        REFUNDED: 'refunded',
      },
    },
    references: [{ kind: 'tracking-number', value: 'trackingNumber' }],
    buyer: { ...person('billingPerson'), email: 'email' },
    delivery: { to: person('shippingPerson') },
    pricesInclude: { $if: { equals: { pricesIncludeTax: true } }, $then: 'gross', $else: 'net' },
    lines: {
      $each: 'items',
      name: 'name',
      description: 'shortDescription',
      details: { $all: 'selectedOptions', $item: { $join: ['name', 'value'], $with: ': ' } },
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'price',
      taxRate: 'taxes.value',
    },
    allowances: [
      {
        $where: { nonzero: 'couponDiscount' },
        kind: 'discount',
        reason: ['discountCoupon.name', 'discountCoupon.code'],
        amount: 'couponDiscount',
      },
      {
        $where: { nonzero: 'volumeDiscount' },
        kind: 'discount',
        amount: 'volumeDiscount',
      },
      {
        $where: { nonzero: 'membershipBasedDiscount' },
        kind: 'discount',
        amount: 'membershipBasedDiscount',
      },
    ],
    charges: [
      {
        $where: { nonzero: 'shippingOption.shippingRate' },
        kind: 'shipping',
        reason: 'shippingOption.shippingMethodName',
        amount: 'shippingOption.shippingRate',
      },
      {
        $where: { nonzero: 'handlingFee.value' },
        kind: 'handling',
        reason: 'handlingFee.name',
        amount: 'handlingFee.value',
      },
    ],
    taxes: {
      $where: { nonzero: 'tax' },
      name: 'items.taxes.name',
      rate: 'items.taxes.value',
      amount: 'tax',
      included: { $when: { equals: { pricesIncludeTax: true } } },
    },
    totals: { lines: 'subtotal', gross: 'total', refunded: 'refundedAmount' },
    payments: {
      $where: { equals: { paymentStatus: ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] } },
      method: 'paymentMethod',
      lastDigits: 'additionalInfo.stripeCreditCardLast4Digits',
      amount: 'total',
    },
    sections: customerNote('orderComments'),
  },
};
