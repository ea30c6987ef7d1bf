import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress, stripeLastDigits, stripeMethod } from './stripe.ts';

export const stripeRefund: SystemMapping = {
  id: 'stripe-refund',
  name: 'Stripe: refund',
  type: 'receipt',
  recognise: { equals: { object: 'refund' }, has: ['amount', 'charge'] },
  amounts: 'minor',
  fields: {
    kind: 'refund',
    number: 'receipt_number',
    issueDate: 'created',
    status: { $from: 'status', $in: { succeeded: 'refunded' } },
    currency: 'currency',
    references: [
      {
        kind: 'transaction',
        value: [
          'destination_details.card.reference',
          'destination_details.eu_bank_transfer.reference',
        ],
      },
      { kind: 'preceding-invoice', value: ['charge.receipt_number', 'charge.invoice.number'] },
    ],
    buyer: {
      name: 'charge.billing_details.name',
      email: ['charge.billing_details.email', 'instructions_email', 'charge.receipt_email'],
      phone: 'charge.billing_details.phone',
      address: stripeAddress('charge.billing_details.address'),
    },
    lines: [{ name: ['description', 'charge.description'], amount: 'amount' }],
    totals: { gross: 'amount' },
    payments: {
      method: stripeMethod('charge.payment_method_details'),
      lastDigits: stripeLastDigits('charge.payment_method_details'),
      amount: 'amount',
      date: 'created',
    },
  },
};
