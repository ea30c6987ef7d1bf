import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress } from './stripe.ts';

export const stripeQuote: SystemMapping = {
  id: 'stripe-quote',
  name: 'Stripe: quote',
  type: 'quote',
  recognise: { equals: { object: 'quote' }, has: ['line_items.data', 'amount_total'] },
  amounts: 'minor',
  fields: {
    kind: 'quote',
    title: 'header',
    subject: 'description',
    number: 'number',
    issueDate: ['status_transitions.finalized_at', 'created'],
    validUntil: 'expires_at',
    status: {
      $from: 'status',
      $in: { draft: 'draft', open: 'open', accepted: 'accepted', canceled: 'void' },
    },
    currency: 'currency',
    buyer: {
      name: 'customer.name',
      email: 'customer.email',
      phone: 'customer.phone',
      address: stripeAddress('customer.address'),
    },
    lines: [
      {
        $each: ['line_items.data', 'computed.upfront.line_items.data'],
        name: ['description', 'price.nickname'],
        quantity: 'quantity',
        unitPrice: ['price.unit_amount_decimal', 'price.unit_amount'],
        amount: 'amount_subtotal',
        taxRate: 'taxes[0].rate.percentage',
      },
    ],
    allowances: [
      {
        kind: 'discount',
        amount: 'total_details.amount_discount',
        reason: 'discounts[0].coupon.name',
      },
    ],
    charges: [{ kind: 'shipping', amount: 'total_details.amount_shipping' }],
    taxes: [
      {
        $each: 'total_details.breakdown.taxes',
        name: 'rate.display_name',
        rate: 'rate.percentage',
        amount: 'amount',
      },
    ],
    totals: {
      lines: 'amount_subtotal',
      tax: 'total_details.amount_tax',
      gross: 'amount_total',
    },
    footer: 'footer',
  },
};
