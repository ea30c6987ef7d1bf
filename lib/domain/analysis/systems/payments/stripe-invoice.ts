import type { Condition, SystemMapping } from '../../mapping/system-mapping.ts';
import {
  stripeAddress,
  stripeLastDigits,
  stripeMethod,
  stripeRate,
  stripeTaxes,
  stripeTaxId,
} from './stripe.ts';

/** "Unused time on 10 seats × Team plan after 4 Dec 2024": a part of the price, in a sentence of its own. */
const isProration: Condition = {
  anyOf: [
    { equals: { proration: true } },
    { equals: { 'parent.subscription_item_details.proration': true } },
    { equals: { 'parent.invoice_item_details.proration': true } },
  ],
};

/** What is charged once has no period; a part of a price is of one. */
const isAtOnce: Condition = { equals: { type: 'invoiceitem' }, not: isProration };

/** "12 seats × Team plan (at $29.00 / month)": quantity and price stand in columns of their own. */
const TIMES = ' × ';
const inStripesWords = {
  not: isProration,
  contains: { description: TIMES },
  anyOf: [
    { equals: { type: 'subscription' } },
    { has: 'parent.subscription_item_details' },
    { contains: { description: [' (at ', ' (per '] } },
  ],
} as const;
const afterTimes = { $from: 'description', $after: TIMES } as const;

const APPLIED_TO_DRAFT = {
  $sum: ['total'],
  $minus: ['amount_due', 'pre_payment_credit_notes_amount'],
} as const;

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
    status: {
      $from: 'status',
      $in: { draft: 'draft', open: 'open', paid: 'paid', void: 'void', uncollectible: 'overdue' },
    },
    currency: 'currency',
    language: 'customer.preferred_locales[0]',
    seller: {
      name: 'account_name',
      address: { country: 'account_country' },
      identifiers: [{ $each: 'account_tax_ids', ...stripeTaxId }],
    },
    buyer: {
      name: ['customer_name', 'customer.name'],
      email: ['customer_email', 'customer.email'],
      phone: ['customer_phone', 'customer.phone'],
      address: stripeAddress('customer_address', 'customer.address'),
      identifiers: [{ $each: 'customer_tax_ids', ...stripeTaxId }],
    },
    delivery: {
      to: {
        name: ['shipping_details.name', 'customer_shipping.name'],
        phone: ['shipping_details.phone', 'customer_shipping.phone'],
        address: stripeAddress('shipping_details.address', 'customer_shipping.address'),
      },
    },
    lines: [
      {
        $each: 'lines.data',
        name: [
          { $if: inStripesWords, $then: { $from: afterTimes, $before: ' (at ' } },
          ...['description', 'price.nickname', 'plan.nickname'],
        ],
        quantity: 'quantity',
        unit: {
          $if: inStripesWords,
          $then: { $from: { $from: 'description', $before: TIMES }, $after: ' ' },
        },
        unitPrice: {
          // A part of a price is no quantity of it.
          $if: isProration,
          $then: [],
          $else: [
            'pricing.unit_amount_decimal',
            'price.unit_amount_decimal',
            'price.unit_amount',
            'plan.amount',
          ],
        },
        amount: 'amount',
        period: {
          start: { $if: isAtOnce, $then: [], $else: 'period.start' },
          end: { $if: isAtOnce, $then: [], $else: 'period.end' },
        },
        taxRate: [
          'tax_rates[0].percentage',
          'taxes[0].tax_rate_details.tax_rate.percentage',
          stripeRate('taxes[0].tax_rate_details.tax_rate', 'percentage'),
        ],
      },
    ],
    allowances: [
      {
        $each: 'total_discount_amounts',
        kind: 'discount',
        amount: 'amount',
        reason: [
          'discount.coupon.name',
          'discount.promotion_code.code',
          { $find: '$.discounts', $where: { same: ['id', '^.discount'] }, $take: 'coupon.name' },
          '$.discount.coupon.name',
        ],
      },
    ],
    charges: [
      {
        kind: 'shipping',
        amount: ['shipping_cost.amount_subtotal', 'amount_shipping'],
        reason: 'shipping_cost.shipping_rate.display_name',
      },
    ],
    taxes: stripeTaxes('total_tax_amounts'),
    totals: {
      lines: 'subtotal',
      net: 'total_excluding_tax',
      tax: ['tax', { $sum: ['total_taxes[].amount'] }, { $sum: ['total_tax_amounts[].amount'] }],
      gross: 'total',
      prepaid: 'amount_paid',
      payable: ['amount_remaining', 'amount_due'],
    },
    deductions: [
      { reason: { $const: 'Credit note' }, amount: 'pre_payment_credit_notes_amount' },
      {
        reason: { $const: 'Applied balance' },
        // A balance is below zero where the customer has credit. A draft has none afterwards yet.
        amount: [
          { $sum: ['ending_balance'], $minus: ['starting_balance'] },
          { $if: { nonzero: 'starting_balance' }, $then: APPLIED_TO_DRAFT },
        ],
      },
    ],
    payments: {
      $each: 'charge',
      method: stripeMethod('payment_method_details'),
      lastDigits: stripeLastDigits('payment_method_details'),
      amount: 'amount_captured',
      date: 'created',
    },
    details: [{ $each: 'custom_fields', label: 'name', value: 'value' }],
    paymentUrl: { $if: { equals: { status: ['open', 'draft'] } }, $then: 'hosted_invoice_url' },
    notes: 'description',
    footer: 'footer',
  },
};
