import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['attention', 'address', 'street2'],
  city: 'city',
  region: ['state_code', 'state'],
  postalCode: 'zip',
  country: ['country_code', 'country'],
});

/** The postcode is "zip" or "zipcode". */
const addressOf = (place: string) => ({
  ...address(place),
  postalCode: [`${place}.zipcode`, `${place}.zip`],
});

const common = {
  issueDate: 'date',
  currency: 'currency_code',
  references: [
    { kind: 'reference', value: 'reference_number' },
    { kind: 'salesperson', value: 'salesperson_name' },
  ],
  buyer: {
    name: ['customer_name', 'company_name'],
    email: ['email', 'contact_persons_details[0].email'],
    address: addressOf('billing_address'),
    identifiers: [
      { scheme: { $const: 'GSTIN' }, value: 'gst_no' },
      { scheme: { $const: 'vat' }, value: ['vat_reg_no', 'tax_reg_no'] },
    ],
  },
  delivery: { to: { address: addressOf('shipping_address') } },
  pricesInclude: { $from: 'is_inclusive_tax', $in: { true: 'gross', false: 'net' } },
  lines: {
    $each: 'line_items',
    name: ['name', 'description'],
    description: { $if: { has: 'name' }, $then: 'description' },
    sku: 'sku',
    details: {
      $if: { has: 'hsn_or_sac' },
      $then: { $join: [{ $const: 'HSN/SAC' }, 'hsn_or_sac'] },
    },
    quantity: 'quantity',
    unit: 'unit',
    unitPrice: 'rate',
    adjustments: { kind: 'discount', amount: 'discount_amount' },
    taxRate: 'tax_percentage',
    amount: 'item_total',
    group: 'header_name',
  },
  allowances: {
    $where: { equals: { discount_type: 'entity_level' } },
    kind: 'discount',
    amount: ['discount_total', 'discount_amount', 'discount'],
  },
  charges: { kind: 'shipping', amount: 'shipping_charge' },
  taxes: { $each: 'taxes', name: 'tax_name', amount: 'tax_amount' },
  details: [
    {
      $each: 'custom_fields',
      label: 'label',
      value: {
        $if: { not: { equals: { show_on_pdf: false } } },
        $then: ['value_formatted', 'value'],
      },
    },
  ],
  notes: 'notes',
  terms: 'terms',
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

const totals = {
  lines: 'sub_total',
  tax: 'tax_total',
  rounding: 'adjustment',
  gross: { $sum: ['total'], $minus: ['adjustment'] },
} as const;

const STATES = {
  draft: 'draft',
  sent: 'open',
  viewed: 'open',
  unpaid: 'open',
  partially_paid: 'partially-paid',
  paid: 'paid',
  overdue: 'overdue',
  void: 'void',
  accepted: 'accepted',
  invoiced: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;

export const zohoInvoice: SystemMapping = {
  id: 'zoho-invoice',
  name: 'Zoho Books or Invoice: invoice',
  type: 'invoice',
  recognise: { has: ['invoice_id', 'invoice_number', 'line_items.rate', 'balance', 'sub_total'] },
  fields: {
    kind: 'invoice',
    ...common,
    number: 'invoice_number',
    dueDate: 'due_date',
    status: { $from: 'status', $in: STATES },
    totals: {
      ...totals,
      prepaid: { $sum: ['payment_made', 'credits_applied', 'tax_amount_withheld'] },
      payable: 'balance',
    },
    paymentTerms: 'payment_terms_label',
    paymentUrl: { $if: { nonzero: 'balance' }, $then: 'invoice_url' },
  },
};

export const zohoEstimate: SystemMapping = {
  id: 'zoho-estimate',
  name: 'Zoho Books or Invoice: estimate',
  type: 'quote',
  recognise: { has: ['estimate_id', 'estimate_number', 'line_items.rate', 'sub_total'] },
  fields: {
    kind: 'estimate',
    ...common,
    number: 'estimate_number',
    validUntil: 'expiry_date',
    status: { $from: 'status', $in: STATES },
    totals,
  },
};

export const zohoCreditNote: SystemMapping = {
  id: 'zoho-credit-note',
  name: 'Zoho Books or Invoice: credit note',
  type: 'invoice',
  recognise: { has: ['creditnote_id', 'creditnote_number', 'line_items.rate', 'sub_total'] },
  fields: {
    kind: 'credit-note',
    ...common,
    number: 'creditnote_number',
    references: [
      { $each: 'invoices', kind: 'preceding-invoice', value: 'invoice_number' },
      ...common.references,
    ],
    status: { $from: 'status', $in: { draft: 'draft', void: 'void' } },
    totals,
  },
};
