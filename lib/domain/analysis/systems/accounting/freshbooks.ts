import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street', 'street2'],
  city: 'city',
  region: 'province',
  postalCode: 'code',
  country: 'country',
})('');

const person = { $join: ['fname', 'lname'] };

/** Amounts of tax are not stated; without a discount they follow from the lines. */
const taxOf = (number: 1 | 2) =>
  ({
    $each: 'lines',
    $where: { nonzero: `taxAmount${number}` },
    name: `taxName${number}`,
    rate: `taxAmount${number}`,
    base: 'amount',
    amount: {
      $if: { not: { nonzero: '$.discount_value' } },
      $then: { $from: { $from: 'amount', $times: `taxAmount${number}` }, $times: '0.01' },
    },
  }) as const;

const common = {
  issueDate: 'create_date',
  currency: 'currency_code',
  language: 'language',
  references: [{ kind: 'purchase-order', value: 'po_number' }],
  seller: {
    name: 'owner.organization',
    contact: { $join: ['owner.fname', 'owner.lname'] },
    email: 'owner.email',
  },
  buyer: {
    name: ['organization', 'current_organization', person],
    contact: { $if: { has: 'organization' }, $then: person },
    address,
    identifiers: { scheme: { $const: 'vat' }, value: 'vat_number' },
  },
  lines: {
    $each: 'lines',
    name: ['name', 'description'],
    description: { $if: { has: 'name' }, $then: 'description' },
    quantity: 'qty',
    unitPrice: 'unit_cost',
    amount: 'amount',
    date: 'date',
  },
  allowances: {
    kind: 'discount',
    amount: 'discount_total',
    percent: 'discount_value',
    reason: 'discount_description',
  },
  taxes: [taxOf(1), taxOf(2)],
  accentColor: 'presentation.theme_primary_color',
  notes: 'notes',
  terms: 'terms',
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

export const freshbooksInvoice: SystemMapping = {
  id: 'freshbooks-invoice',
  name: 'FreshBooks: invoice',
  type: 'invoice',
  recognise: { has: ['invoice_number', 'lines.unit_cost', 'outstanding', 'create_date'] },
  fields: {
    kind: 'invoice',
    ...common,
    number: 'invoice_number',
    dueDate: 'due_date',
    paidDate: 'date_paid',
    status: {
      $from: ['v3_status', 'payment_status'],
      $in: {
        draft: 'draft',
        sent: 'open',
        viewed: 'open',
        created: 'open',
        partial: 'partially-paid',
        paid: 'paid',
        'auto-paid': 'paid',
        overdue: 'overdue',
      },
    },
    totals: { gross: 'amount', prepaid: 'paid', payable: 'outstanding' },
  },
};

export const freshbooksEstimate: SystemMapping = {
  id: 'freshbooks-estimate',
  name: 'FreshBooks: estimate',
  type: 'quote',
  recognise: { has: ['estimate_number', 'lines.unit_cost', 'create_date', 'currency_code'] },
  fields: {
    kind: 'estimate',
    ...common,
    number: 'estimate_number',
    status: {
      $from: ['ui_status', 'display_status'],
      $in: { draft: 'draft', sent: 'open', viewed: 'open', accepted: 'accepted' },
    },
    totals: { gross: 'amount' },
  },
};
