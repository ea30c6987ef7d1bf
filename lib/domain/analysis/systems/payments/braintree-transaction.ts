import type { SystemMapping } from '../../mapping/system-mapping.ts';

const paidBy = 'paymentMethodSnapshot';

export const braintreeTransaction: SystemMapping = {
  id: 'braintree-transaction',
  name: 'Braintree: transaction',
  type: 'receipt',
  recognise: { has: ['legacyId', 'amount.currencyCode', 'status', paidBy] },
  fields: {
    kind: 'receipt',
    number: ['orderId', 'legacyId'],
    issueDate: 'createdAt',
    status: {
      $from: 'status',
      $in: {
        SETTLED: 'paid',
        SETTLING: 'paid',
        SETTLEMENT_PENDING: 'paid',
        SUBMITTED_FOR_SETTLEMENT: 'paid',
        AUTHORIZED: 'open',
        AUTHORIZING: 'open',
      },
      $else: 'void',
    },
    currency: 'amount.currencyCode',
    references: { kind: 'purchase-order', value: 'purchaseOrderNumber' },
    seller: { name: 'merchantName' },
    buyer: {
      name: [
        'customer.company',
        { $join: ['customer.firstName', 'customer.lastName'] },
        `${paidBy}.cardholderName`,
      ],
      email: ['customer.email', `${paidBy}.payer.email`],
    },
    lines: {
      $each: 'lineItems',
      name: 'name',
      description: 'description',
      sku: 'productCode',
      quantity: 'quantity',
      unit: 'unitOfMeasure',
      unitPrice: 'unitAmount',
      amount: 'totalAmount',
    },
    allowances: { kind: 'discount', amount: 'discountAmount' },
    charges: { kind: 'shipping', amount: ['shipping.shippingAmount', 'shippingAmount'] },
    taxes: { amount: ['tax.taxAmount', 'taxAmount'] },
    totals: { gross: 'amount', refunded: { $sum: ['refunds[].amount'] } },
    payments: {
      method: [
        { $from: `${paidBy}.brandCode`, $as: 'payment-method' },
        {
          $from: `${paidBy}.__typename`,
          $in: { PayPalTransactionDetails: 'PayPal', VenmoAccountDetails: 'Venmo' },
        },
      ],
      lastDigits: `${paidBy}.last4`,
      amount: 'amount',
      date: 'createdAt',
    },
  },
};
