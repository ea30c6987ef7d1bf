import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

/** What quotations, orders and sales invoices have in common. */
const common = {
  number: 'name',
  currency: 'currency',
  language: 'language',
  seller: { name: 'company', identifiers: { scheme: { $const: 'tax' }, value: 'company_tax_id' } },
  buyer: {
    name: ['customer_name', 'party_name', 'customer'],
    contact: 'contact_display',
    email: 'contact_email',
    phone: 'contact_mobile',
    identifiers: { scheme: { $const: 'tax' }, value: 'tax_id' },
  },
  pricesInclude: 'net',
  lines: {
    $each: 'items',
    name: ['item_name', 'item_code'],
    description: {
      $if: { not: { same: ['description', 'item_name'] } },
      $then: { $from: 'description', $as: 'plain-text' },
    },
    sku: 'item_code',
    quantity: 'qty',
    unit: 'uom',
    unitPrice: 'rate',
    amount: 'amount',
  },
  taxes: {
    $each: 'taxes',
    name: 'description',
    rate: 'rate',
    amount: 'tax_amount',
  },
  allowances: { kind: 'discount', amount: 'discount_amount' },
  totals: {
    lines: 'total',
    net: 'net_total',
    tax: 'total_taxes_and_charges',
    gross: 'grand_total',
    rounding: 'rounding_adjustment',
  },
  paymentTerms: 'payment_terms_template',
  terms: { $from: 'terms', $as: 'plain-text' },
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

export const erpnextQuotation: SystemMapping = {
  id: 'erpnext-quotation',
  name: 'ERPNext: quotation',
  type: 'quote',
  recognise: {
    equals: { doctype: 'Quotation' },
    has: ['items.item_code', 'transaction_date', 'grand_total'],
  },
  fields: {
    kind: 'quote',
    ...common,
    issueDate: 'transaction_date',
    validUntil: 'valid_till',
    status: {
      $from: 'status',
      $in: {
        Draft: 'draft',
        Open: 'open',
        Ordered: 'accepted',
        Lost: 'declined',
        Expired: 'expired',
      },
    },
  },
};

export const erpnextSalesInvoice: SystemMapping = {
  id: 'erpnext-sales-invoice',
  name: 'ERPNext: sales invoice',
  type: 'invoice',
  recognise: {
    equals: { doctype: 'Sales Invoice' },
    has: ['items.item_code', 'posting_date', 'grand_total'],
  },
  fields: {
    kind: {
      $from: 'is_return',
      $in: { '1': 'credit-note', true: 'credit-note' },
      $else: 'invoice',
    },
    ...common,
    issueDate: 'posting_date',
    dueDate: 'due_date',
    status: {
      $from: 'status',
      $in: {
        Draft: 'draft',
        Unpaid: 'open',
        Paid: 'paid',
        Overdue: 'overdue',
        'Partly Paid': 'partially-paid',
      },
    },
    references: { kind: 'purchase-order', value: 'po_no' },
    totals: {
      ...common.totals,
      prepaid: {
        $if: { has: 'outstanding_amount' },
        $then: { $sum: ['grand_total'], $minus: ['outstanding_amount'] },
      },
      payable: 'outstanding_amount',
    },
  },
};
