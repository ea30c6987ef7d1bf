import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['addressLine1', 'addressLine2'],
  city: 'city',
  region: 'stateOrProvince',
  postalCode: 'postalCode',
  country: 'countryCode',
});

const shipping = 'fulfillmentStartInstructions.shippingStep';
const shipTo = `${shipping}.shipTo`;
const registered = 'buyer.buyerRegistrationAddress';

export const ebayOrder: SystemMapping = {
  id: 'ebay-order',
  name: 'eBay: order',
  type: 'receipt',
  recognise: {
    has: ['orderId', 'legacyOrderId', 'orderPaymentStatus', 'pricingSummary.total', 'lineItems'],
  },
  fields: {
    kind: {
      $from: 'orderPaymentStatus',
      $in: { PENDING: 'order-confirmation', FAILED: 'order-confirmation' },
      $else: 'receipt',
    },
    number: 'orderId',
    issueDate: 'creationDate',
    status: {
      $from: 'orderPaymentStatus',
      $in: {
        PAID: 'paid',
        PENDING: 'open',
        FULLY_REFUNDED: 'refunded',
        PARTIALLY_REFUNDED: 'partially-refunded',
      },
    },
    currency: 'pricingSummary.total.currency',
    references: { kind: 'shipping-method', value: `${shipping}.shippingCarrierCode` },
    seller: { name: 'sellerId' },
    buyer: {
      name: [`${registered}.fullName`, `${shipTo}.fullName`],
      email: [`${registered}.email`, `${shipTo}.email`],
      address: address(`${registered}.contactAddress`, `${shipTo}.contactAddress`),
    },
    delivery: {
      to: { name: `${shipTo}.fullName`, address: address(`${shipTo}.contactAddress`) },
    },
    lines: {
      $each: 'lineItems',
      name: 'title',
      details: {
        $all: 'variationAspects',
        $item: { $join: ['name', 'value'], $with: ': ' },
      },
      sku: 'sku',
      quantity: 'quantity',
      // What a line costs is stated for its whole quantity.
      unitPrice: { $divide: 'lineItemCost', $by: 'quantity' },
      amount: 'lineItemCost',
    },
    allowances: [
      { kind: 'discount', amount: 'pricingSummary.priceDiscount' },
      { kind: 'discount', amount: 'pricingSummary.deliveryDiscount' },
    ],
    charges: [
      { kind: 'shipping', amount: 'pricingSummary.deliveryCost' },
      { kind: 'fee', amount: 'pricingSummary.fee' },
    ],
    taxes: { amount: 'pricingSummary.tax' },
    totals: {
      lines: 'pricingSummary.priceSubtotal',
      gross: 'pricingSummary.total',
      refunded: { $sum: ['paymentSummary.refunds[].amount'] },
    },
    payments: {
      $each: 'paymentSummary.payments',
      $where: { equals: { paymentStatus: 'PAID' } },
      method: {
        $from: 'paymentMethod',
        $in: {
          EBAY: 'eBay',
          PAYPAL: 'PayPal',
          CREDIT_CARD: 'Credit card',
          PERSONAL_CHECK: 'Check',
          CASH_ON_PICKUP: 'Cash',
          CASH_ON_DELIVERY: 'Cash on delivery',
          MONEY_ORDER: 'Money order',
        },
      },
      amount: 'amount',
      date: 'paymentDate',
    },
    notes: 'buyerCheckoutNotes',
  },
};
