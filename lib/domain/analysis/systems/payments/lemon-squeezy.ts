import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings } from '../../mapping/system-mapping.ts';

type Fields = Fillings<Omit<CommercialDocument, 'type'>>;

/** What orders and invoices of subscriptions have in common. Records are wrapped as JSON:API does it. */
export const lemonSqueezyFields = {
  issueDate: 'attributes.created_at',
  status: {
    $from: 'attributes.status',
    $in: {
      paid: 'paid',
      pending: 'open',
      failed: 'void',
      void: 'void',
      refunded: 'refunded',
      partial_refund: 'partially-refunded',
    },
  },
  currency: 'attributes.currency',
  seller: {
    $each: '^.included',
    $where: { equals: { type: 'stores' } },
    name: 'attributes.name',
    website: 'attributes.url',
  },
  buyer: { name: 'attributes.user_name', email: 'attributes.user_email' },
  allowances: { kind: 'discount', amount: 'attributes.discount_total' },
  taxes: {
    name: 'attributes.tax_name',
    rate: 'attributes.tax_rate',
    amount: 'attributes.tax',
    included: { $when: { equals: { 'attributes.tax_inclusive': true } } },
  },
  totals: {
    lines: 'attributes.subtotal',
    tax: 'attributes.tax',
    gross: 'attributes.total',
    refunded: {
      $if: { nonzero: 'attributes.refunded_amount' },
      $then: 'attributes.refunded_amount',
    },
  },
} as const satisfies Fields;

/** Products without variants have one that is called "Default". */
export const variantOf = (variant: string) =>
  ({ $if: { not: { equals: { [variant]: 'Default' } } }, $then: variant }) as const;
