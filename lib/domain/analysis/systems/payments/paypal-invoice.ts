import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

export const paypalAddress = addressBelow({
  lines: ['address_line_1', 'address_line_2', 'address_line_3'],
  city: 'admin_area_2',
  region: 'admin_area_1',
  postalCode: 'postal_code',
  country: 'country_code',
});

const person = (of: string) => [
  `${of}.name.full_name`,
  { $join: [`${of}.name.given_name`, `${of}.name.surname`] },
];

export const paypalInvoice: SystemMapping = {
  id: 'paypal-invoice',
  name: 'PayPal: invoice (Invoicing v2)',
  type: 'invoice',
  recognise: { has: ['detail.currency_code', 'invoicer', 'items', 'amount.breakdown'] },
  fields: {
    kind: 'invoice',
    number: 'detail.invoice_number',
    issueDate: ['detail.invoice_date', 'detail.metadata.create_time'],
    dueDate: 'detail.payment_term.due_date',
    status: {
      $from: 'status',
      $in: {
        DRAFT: 'draft',
        SCHEDULED: 'draft',
        SENT: 'open',
        UNPAID: 'open',
        PAYMENT_PENDING: 'open',
        PARTIALLY_PAID: 'partially-paid',
        PAID: 'paid',
        MARKED_AS_PAID: 'paid',
        REFUNDED: 'refunded',
        MARKED_AS_REFUNDED: 'refunded',
        PARTIALLY_REFUNDED: 'partially-refunded',
        CANCELLED: 'void',
      },
    },
    currency: 'detail.currency_code',
    references: [
      { kind: 'reference', value: 'detail.reference' },
      { kind: 'purchase-order', value: 'detail.additional_data' },
    ],
    seller: {
      name: ['invoicer.business_name', 'invoicer.name.business_name', ...person('invoicer')],
      contact: {
        $if: { has: 'invoicer.business_name' },
        $then: person('invoicer'),
      },
      address: paypalAddress('invoicer.address'),
      email: 'invoicer.email_address',
      phone: 'invoicer.phones[0].national_number',
      website: 'invoicer.website',
      logo: 'invoicer.logo_url',
      identifiers: [{ scheme: { $const: 'tax' }, value: 'invoicer.tax_id' }],
      remarks: 'invoicer.additional_notes',
    },
    buyer: {
      name: [
        'primary_recipients[0].billing_info.business_name',
        ...person('primary_recipients[0].billing_info'),
      ],
      contact: {
        $if: { has: 'primary_recipients[0].billing_info.business_name' },
        $then: person('primary_recipients[0].billing_info'),
      },
      address: paypalAddress('primary_recipients[0].billing_info.address'),
      email: 'primary_recipients[0].billing_info.email_address',
      phone: 'primary_recipients[0].billing_info.phones[0].national_number',
      identifiers: [
        { scheme: { $const: 'tax' }, value: 'primary_recipients[0].billing_info.tax_info.id' },
      ],
    },
    delivery: {
      to: {
        name: [
          'primary_recipients[0].shipping_info.business_name',
          ...person('primary_recipients[0].shipping_info'),
        ],
        address: paypalAddress('primary_recipients[0].shipping_info.address'),
      },
    },
    pricesInclude: {
      $from: 'configuration.tax_inclusive',
      $in: { true: 'gross', false: 'net' },
    },
    lines: [
      {
        $each: 'items',
        name: 'name',
        description: 'description',
        quantity: 'quantity',
        unit: { $from: 'unit_of_measure', $in: { HOURS: 'HUR' } },
        unitPrice: 'unit_amount',
        amount: { $from: 'unit_amount', $times: 'quantity' },
        date: 'item_date',
        taxRate: 'tax.percent',
      },
    ],
    allowances: [
      { kind: 'discount', amount: 'amount.breakdown.discount.item_discount' },
      {
        kind: 'discount',
        amount: 'amount.breakdown.discount.invoice_discount.amount',
        percent: 'amount.breakdown.discount.invoice_discount.percent',
      },
    ],
    charges: [
      { kind: 'shipping', amount: 'amount.breakdown.shipping.amount' },
      {
        kind: 'other',
        amount: 'amount.breakdown.custom.amount',
        reason: 'amount.breakdown.custom.label',
      },
    ],
    taxes: [
      { $each: 'items', name: 'tax.name', rate: 'tax.percent', amount: 'tax.amount' },
      {
        name: 'amount.breakdown.shipping.tax.name',
        rate: 'amount.breakdown.shipping.tax.percent',
        amount: 'amount.breakdown.shipping.tax.amount',
      },
    ],
    totals: {
      lines: 'amount.breakdown.item_total',
      tax: 'amount.breakdown.tax_total',
      gross: 'amount',
      tip: 'gratuity',
      prepaid: 'payments.paid_amount',
      refunded: 'refunds.refund_amount',
      payable: 'due_amount',
    },
    payments: [
      {
        $each: 'payments.transactions',
        method: { $from: 'method', $as: 'payment-method' },
        date: 'payment_date',
        amount: 'amount',
      },
    ],
    paymentUrl: {
      $if: { nonzero: 'due_amount' },
      $then: 'detail.metadata.recipient_view_url',
    },
    notes: 'detail.note',
    terms: ['detail.terms_and_conditions', 'detail.term'],
  },
};
