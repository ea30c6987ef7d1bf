import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const stripeInvoice: SystemMapping = {
  id: 'stripe-invoice',
  name: 'Stripe: invoice',
  type: 'invoice',
  recognise: { equals: { object: 'invoice' }, has: ['lines.data', 'amount_due'] },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    number: 'number',
    issueDate: ['effective_at', 'status_transitions.finalized_at', 'created'],
    dueDate: 'due_date',
    paidDate: 'status_transitions.paid_at',
    period: {
      start: {
        $if: { equals: { billing_reason: 'manual' } },
        $then: { $const: '' },
        $else: 'period_start',
      },
      end: {
        $if: { equals: { billing_reason: 'manual' } },
        $then: { $const: '' },
        $else: 'period_end',
      },
    },
    status: {
      $from: 'status',
      $in: { draft: 'draft', open: 'open', paid: 'paid', void: 'void', uncollectible: 'overdue' },
    },
    currency: 'currency',
    language: 'customer.preferred_locales[0]',
    seller: {
      name: 'account_name',
      address: { country: 'account_country' },
      identifiers: [{ $each: 'account_tax_ids', scheme: { $const: 'tax' }, value: 'value' }],
    },
    buyer: {
      name: ['customer_name', 'customer.name'],
      email: ['customer_email', 'customer.email'],
      phone: 'customer_phone',
      address: {
        lines: ['customer_address.line1', 'customer_address.line2'],
        city: 'customer_address.city',
        region: 'customer_address.state',
        postalCode: 'customer_address.postal_code',
        country: 'customer_address.country',
      },
      identifiers: [{ $each: 'customer_tax_ids', scheme: { $const: 'tax' }, value: 'value' }],
    },
    delivery: {
      to: {
        name: 'customer_shipping.name',
        phone: 'customer_shipping.phone',
        address: {
          lines: ['customer_shipping.address.line1', 'customer_shipping.address.line2'],
          city: 'customer_shipping.address.city',
          region: 'customer_shipping.address.state',
          postalCode: 'customer_shipping.address.postal_code',
          country: 'customer_shipping.address.country',
        },
      },
    },
    lines: [
      {
        $each: 'lines.data',
        name: ['description', 'price.nickname', 'plan.nickname'],
        quantity: 'quantity',
        unitPrice: [
          'pricing.unit_amount_decimal',
          'price.unit_amount_decimal',
          'price.unit_amount',
          'plan.amount',
        ],
        amount: 'amount',
        period: { start: 'period.start', end: 'period.end' },
        taxRate: 'tax_rates[0].percentage',
      },
    ],
    allowances: [
      {
        $each: 'total_discount_amounts',
        kind: 'discount',
        amount: 'amount',
        reason: ['discount.coupon.name', 'discount.promotion_code'],
      },
    ],
    charges: [
      {
        kind: 'shipping',
        amount: 'shipping_cost.amount_total',
        reason: 'shipping_cost.shipping_rate.display_name',
      },
    ],
    taxes: [
      {
        $each: ['total_taxes', 'total_tax_amounts'],
        name: 'tax_rate.display_name',
        rate: 'tax_rate.percentage',
        base: 'taxable_amount',
        amount: 'amount',
        included: { $when: { equals: { inclusive: true } } },
      },
    ],
    totals: {
      lines: 'subtotal',
      tax: 'tax',
      gross: 'total',
      prepaid: 'amount_paid',
      payable: ['amount_remaining', 'amount_due'],
    },
    references: [
      {
        $each: 'custom_fields',
        kind: 'reference',
        value: { $join: ['name', 'value'], $with: ' ' },
      },
    ],
    paymentUrl: 'hosted_invoice_url',
    notes: ['description', 'footer'],
  },
};
