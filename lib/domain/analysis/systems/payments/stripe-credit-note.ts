import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress, stripeTaxes, stripeTaxId } from './stripe.ts';

export const stripeCreditNote: SystemMapping = {
  id: 'stripe-credit-note',
  name: 'Stripe: credit note',
  type: 'invoice',
  recognise: { equals: { object: 'credit_note' }, has: ['lines.data', 'amount'] },
  amounts: 'minor',
  fields: {
    kind: 'credit-note',
    number: 'number',
    issueDate: ['effective_at', 'created'],
    status: { $from: 'status', $in: { void: 'void' } },
    currency: 'currency',
    language: 'customer.preferred_locales[0]',
    references: [{ kind: 'preceding-invoice', value: 'invoice.number' }],
    seller: { name: 'invoice.account_name', address: { country: 'invoice.account_country' } },
    buyer: {
      name: ['customer.name', 'customer_name', 'invoice.customer_name'],
      email: ['customer.email', 'customer_email', 'invoice.customer_email'],
      address: stripeAddress('customer.address', 'customer_address', 'invoice.customer_address'),
      identifiers: [{ $each: 'invoice.customer_tax_ids', ...stripeTaxId }],
    },
    lines: [
      {
        $each: 'lines.data',
        name: 'description',
        quantity: 'quantity',
        unitPrice: ['unit_amount_decimal', 'unit_amount'],
        amount: 'amount',
        taxRate: ['tax_rates[0].percentage', 'taxes[0].tax_rate_details.tax_rate.percentage'],
      },
    ],
    allowances: [
      {
        $each: 'discount_amounts',
        kind: 'discount',
        amount: 'amount',
        reason: 'discount.coupon.name',
      },
    ],
    charges: [{ kind: 'shipping', amount: 'shipping_cost.amount_subtotal' }],
    taxes: stripeTaxes('tax_amounts'),
    totals: { lines: 'subtotal', net: 'total_excluding_tax', gross: 'total' },
    notes: ['memo'],
  },
};
