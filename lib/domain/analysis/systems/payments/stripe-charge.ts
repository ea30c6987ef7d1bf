import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress, stripeLastDigits, stripeMethod } from './stripe.ts';

export const stripeCharge: SystemMapping = {
  id: 'stripe-charge',
  name: 'Stripe: charge',
  type: 'receipt',
  recognise: { equals: { object: 'charge' }, has: ['amount', 'payment_method_details'] },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'receipt_number',
    issueDate: 'created',
    status: {
      $if: { equals: { refunded: true } },
      $then: 'refunded',
      $else: {
        $if: { nonzero: 'amount_refunded' },
        $then: 'partially-refunded',
        $else: { $from: 'status', $in: { succeeded: 'paid', pending: 'open' } },
      },
    },
    currency: 'currency',
    language: 'customer.preferred_locales[0]',
    references: [{ kind: 'preceding-invoice', value: 'invoice.number' }],
    seller: { name: 'on_behalf_of.business_profile.name' },
    buyer: {
      name: ['billing_details.name', 'customer.name'],
      email: ['billing_details.email', 'receipt_email', 'customer.email'],
      phone: 'billing_details.phone',
      address: stripeAddress('billing_details.address'),
    },
    delivery: {
      to: { name: 'shipping.name', address: stripeAddress('shipping.address') },
    },
    lines: [{ name: ['description', 'calculated_statement_descriptor'], amount: 'amount' }],
    totals: { gross: 'amount', refunded: 'amount_refunded' },
    payments: {
      $where: { equals: { paid: true } },
      method: stripeMethod('payment_method_details'),
      lastDigits: stripeLastDigits('payment_method_details'),
      amount: ['amount_captured', 'amount'],
      date: 'created',
    },
  },
};
