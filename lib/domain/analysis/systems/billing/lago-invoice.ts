import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address_line1', 'address_line2'],
  city: 'city',
  region: 'state',
  postalCode: 'zipcode',
  country: 'country',
});

export const lagoInvoice: SystemMapping = {
  id: 'lago-invoice',
  name: 'Lago: invoice',
  type: 'invoice',
  recognise: { has: ['lago_id', 'issuing_date', 'fees_amount_cents', 'total_amount_cents'] },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    number: 'number',
    issueDate: 'issuing_date',
    dueDate: 'payment_due_date',
    status: {
      $if: { equals: { payment_overdue: true } },
      $then: 'overdue',
      $else: {
        $from: 'status',
        $in: { draft: 'draft', voided: 'void' },
        $else: { $from: 'payment_status', $in: { succeeded: 'paid' }, $else: 'open' },
      },
    },
    currency: 'currency',
    language: 'customer.billing_configuration.document_locale',
    seller: {
      name: ['billing_entity.legal_name', 'billing_entity.name'],
      email: 'billing_entity.email',
      address: address('billing_entity'),
      logo: 'billing_entity.logo_url',
      identifiers: [
        { scheme: { $const: 'tax' }, value: 'billing_entity.tax_identification_number' },
        { scheme: { $const: 'registration' }, value: 'billing_entity.legal_number' },
      ],
    },
    buyer: {
      name: ['customer.legal_name', 'customer.name'],
      tradingName: { $if: { has: 'customer.legal_name' }, $then: 'customer.name' },
      contact: { $join: ['customer.firstname', 'customer.lastname'] },
      email: 'customer.email',
      phone: 'customer.phone',
      address: address('customer'),
      identifiers: [
        { scheme: { $const: 'tax' }, value: 'customer.tax_identification_number' },
        { scheme: { $const: 'registration' }, value: 'customer.legal_number' },
      ],
    },
    delivery: { to: { address: address('customer.shipping_address') } },
    lines: {
      $each: 'fees',
      name: ['invoice_display_name', 'item.invoice_display_name', 'item.name'],
      description: ['description', 'item.description', 'item.filter_invoice_display_name'],
      quantity: 'units',
      unitPrice: { $from: 'precise_unit_amount', $as: 'major' },
      taxRate: 'taxes_rate',
      amount: 'amount_cents',
      period: { start: 'from_date', end: 'to_date' },
    },
    allowances: [
      {
        $each: 'credits',
        $where: { equals: { 'item.type': 'coupon' } },
        kind: 'discount',
        reason: 'item.name',
        amount: 'amount_cents',
      },
      {
        $where: { lacks: 'credits' },
        kind: 'discount',
        amount: 'coupons_amount_cents',
      },
    ],
    taxes: {
      $each: 'applied_taxes',
      name: 'tax_name',
      rate: 'tax_rate',
      base: ['taxable_base_amount_cents', 'fees_amount_cents'],
      amount: 'amount_cents',
    },
    totals: {
      lines: 'fees_amount_cents',
      net: 'sub_total_excluding_taxes_amount_cents',
      tax: 'taxes_amount_cents',
      gross: 'sub_total_including_taxes_amount_cents',
      prepaid: {
        $sum: [
          'credit_notes_amount_cents',
          'prepaid_credit_amount_cents',
          'progressive_billing_credit_amount_cents',
          'total_paid_amount_cents',
        ],
      },
      payable: ['total_due_amount_cents', 'total_amount_cents'],
    },
    details: { $each: 'metadata', label: 'key', value: 'value' },
  },
};
