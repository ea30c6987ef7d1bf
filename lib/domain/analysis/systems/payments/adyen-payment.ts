import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street'],
  city: 'city',
  region: 'stateOrProvince',
  postalCode: 'postalCode',
  country: 'country',
});

/** Street and number are two fields. */
const lines = (place: string) => ({
  lines: { $join: [`${place}.street`, `${place}.houseNumberOrName`] },
});

export const adyenPayment: SystemMapping = {
  id: 'adyen-payment',
  name: 'Adyen: payment',
  type: 'receipt',
  recognise: { has: ['pspReference', 'merchantReference', 'amount.value', 'amount.currency'] },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'merchantReference',
    issueDate: ['eventDate', 'bookingDate'],
    status: {
      $from: 'resultCode',
      $in: { Authorised: 'paid', Pending: 'open', Received: 'open' },
      $else: {
        $if: { equals: { success: true } },
        $then: {
          $from: 'eventCode',
          $in: { AUTHORISATION: 'paid', CAPTURE: 'paid', REFUND: 'refunded' },
        },
      },
    },
    currency: 'amount.currency',
    language: 'shopperLocale',
    references: { kind: 'transaction', value: 'pspReference' },
    buyer: {
      name: [
        'company.name',
        { $join: ['shopperName.firstName', 'shopperName.lastName'] },
        'additionalData.cardHolderName',
      ],
      email: ['shopperEmail', 'additionalData.shopperEmail'],
      phone: 'telephoneNumber',
      address: { ...address('billingAddress'), ...lines('billingAddress') },
      identifiers: { scheme: { $const: 'tax' }, value: 'company.taxId' },
    },
    delivery: {
      to: { address: { ...address('deliveryAddress'), ...lines('deliveryAddress') } },
    },
    pricesInclude: 'gross',
    lines: {
      $each: 'lineItems',
      name: 'description',
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'amountIncludingTax',
      taxRate: { $from: 'taxPercentage', $times: '0.01' },
      amount: { $from: 'amountIncludingTax', $times: 'quantity' },
    },
    taxes: {
      $each: 'lineItems',
      rate: { $from: 'taxPercentage', $times: '0.01' },
      base: { $from: 'amountExcludingTax', $times: 'quantity' },
      amount: { $from: 'taxAmount', $times: 'quantity' },
      included: true,
    },
    totals: { gross: 'amount' },
    payments: {
      method: [
        { $from: 'paymentMethod.brand', $as: 'payment-method' },
        { $from: 'paymentMethod', $as: 'payment-method' },
        { $from: 'paymentMethod.type', $as: 'payment-method' },
      ],
      lastDigits: 'additionalData.cardSummary',
      amount: 'amount',
      date: 'eventDate',
    },
  },
};
