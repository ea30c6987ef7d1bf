import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress, stripeLastDigits, stripeMethod } from './stripe.ts';

/** The newest charge, expanded, or the only one of older versions of the API. */
const CHARGES = ['latest_charge', 'charges.data[0]'] as const;
const inCharge = (path: string) => CHARGES.map((charge) => `${charge}.${path}`);

const beforeTip = { $sum: ['amount_received'], $minus: ['amount_details.tip.amount'] };

export const stripePaymentIntent: SystemMapping = {
  id: 'stripe-payment-intent',
  name: 'Stripe: payment intent',
  type: 'receipt',
  recognise: { equals: { object: 'payment_intent', status: 'succeeded' }, has: 'amount_received' },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: inCharge('receipt_number'),
    issueDate: [...inCharge('created'), 'created'],
    status: {
      $if: { nonzero: 'latest_charge.amount_refunded' },
      $then: 'partially-refunded',
      $else: 'paid',
    },
    currency: 'currency',
    references: [{ kind: 'sales-order', value: 'payment_details.order_reference' }],
    buyer: {
      name: [...inCharge('billing_details.name'), 'customer.name'],
      email: [...inCharge('billing_details.email'), 'receipt_email', 'customer.email'],
      phone: inCharge('billing_details.phone'),
      address: stripeAddress(...inCharge('billing_details.address')),
    },
    delivery: {
      to: {
        name: 'shipping.name',
        phone: 'shipping.phone',
        address: stripeAddress('shipping.address'),
      },
    },
    lines: [{ name: 'description', amount: beforeTip }],
    totals: {
      gross: beforeTip,
      tip: 'amount_details.tip.amount',
      refunded: inCharge('amount_refunded'),
    },
    payments: {
      method: [
        ...CHARGES.map((charge) => stripeMethod(`${charge}.payment_method_details`)),
        { $from: 'payment_method_types[0]', $as: 'payment-method' },
      ],
      lastDigits: CHARGES.map((charge) => stripeLastDigits(`${charge}.payment_method_details`)),
      amount: 'amount_received',
      date: [...inCharge('created'), 'created'],
    },
  },
};
