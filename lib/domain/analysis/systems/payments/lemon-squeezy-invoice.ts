import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { lemonSqueezyFields, variantOf } from './lemon-squeezy.ts';

export const lemonSqueezyInvoice: SystemMapping = {
  id: 'lemon-squeezy-invoice',
  name: 'Lemon Squeezy: subscription invoice',
  type: 'invoice',
  recognise: {
    equals: { type: 'subscription-invoices' },
    has: ['attributes.subscription_id', 'attributes.total_formatted', 'attributes.billing_reason'],
  },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    number: 'id',
    ...lemonSqueezyFields,
    references: { kind: 'subscription', value: 'attributes.subscription_id' },
    // The invoice itself has only sums; the subscription names what they are for.
    lines: {
      $each: '^.included',
      $where: { equals: { type: 'subscriptions' } },
      name: 'attributes.product_name',
      description: variantOf('attributes.variant_name'),
      amount: '$.attributes.subtotal',
    },
    payments: {
      $where: { equals: { 'attributes.status': ['paid', 'partial_refund', 'refunded'] } },
      method: { $from: 'attributes.card_brand', $as: 'payment-method' },
      lastDigits: 'attributes.card_last_four',
      amount: 'attributes.total',
      date: 'attributes.created_at',
    },
  },
};
