import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const addressOf = addressBelow({
  lines: ['line1', 'line2', 'line3'],
  city: 'city',
  postalCode: 'zip',
  country: 'country',
});

/** Countries whose addresses have the codes of their states. */
const CODED = ['US', 'CA', 'AU'];
const address = (place: string) => ({
  ...addressOf(place),
  region: [
    { $if: { equals: { [`${place}.country`]: CODED } }, $then: `${place}.state_code` },
    `${place}.state`,
  ],
});

/** The account as it was when the record was made. */
const SITE = 'site_details_at_creation.organization_address';
const seller = {
  name: `${SITE}.organization_name`,
  address: addressBelow({
    lines: ['address_line1', 'address_line2', 'address_line3'],
    city: 'city',
    region: 'state',
    postalCode: 'zip',
    country: 'country',
  })(SITE),
  phone: `${SITE}.phone`,
  email: `${SITE}.email`,
  website: `${SITE}.website`,
};

const person = (place: string) => ({
  $join: [`${place}.first_name`, `${place}.last_name`],
});

/** What invoices, credit notes and quotes have in common. */
const common = {
  issueDate: 'date',
  currency: 'currency_code',
  seller,
  pricesInclude: { $from: 'price_type', $in: { tax_inclusive: 'gross', tax_exclusive: 'net' } },
  buyer: {
    name: ['billing_address.company', person('billing_address'), '^.customer.company'],
    contact: { $if: { has: 'billing_address.company' }, $then: person('billing_address') },
    email: ['billing_address.email', '^.customer.email'],
    phone: ['billing_address.phone', '^.customer.phone'],
    address: address('billing_address'),
    identifiers: { scheme: { $const: 'vat' }, value: ['vat_number', '^.customer.vat_number'] },
  },
  delivery: {
    to: {
      name: ['shipping_address.company', person('shipping_address')],
      address: address('shipping_address'),
    },
  },
  lines: {
    $each: 'line_items',
    name: 'description',
    quantity: ['quantity_in_decimal', 'quantity'],
    unitPrice: [{ $from: 'unit_amount_in_decimal', $as: 'major' }, 'unit_amount'],
    taxRate: 'tax_rate',
    amount: 'amount',
    period: { start: 'date_from', end: 'date_to' },
  },
  allowances: {
    $each: 'discounts',
    kind: 'discount',
    reason: 'description',
    amount: 'amount',
  },
  taxes: [
    {
      $each: 'line_item_taxes',
      name: 'tax_name',
      rate: 'tax_rate',
      base: 'taxable_amount',
      amount: 'tax_amount',
    },
    {
      $each: 'taxes',
      $where: { lacks: '^.line_item_taxes' },
      name: ['description', 'name'],
      amount: 'amount',
    },
  ],
  notes: [{ $all: 'notes', $item: ['note', ''] }],
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

const references = [{ kind: 'purchase-order', value: 'po_number' }] as const;

export const chargebeeInvoice: SystemMapping = {
  id: 'chargebee-invoice',
  name: 'Chargebee: invoice',
  type: 'invoice',
  recognise: {
    equals: { object: 'invoice' },
    has: ['line_items', 'currency_code', 'total'],
  },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    ...common,
    number: 'id',
    dueDate: 'due_date',
    paidDate: 'paid_at',
    status: {
      $from: 'status',
      $in: {
        paid: 'paid',
        posted: 'open',
        payment_due: 'open',
        not_paid: 'overdue',
        voided: 'void',
        pending: 'draft',
      },
    },
    references,
    totals: {
      lines: 'sub_total',
      tax: 'tax',
      gross: 'total',
      prepaid: { $sum: ['amount_paid', 'credits_applied', 'amount_adjusted'] },
      rounding: 'round_off_amount',
      payable: 'amount_due',
    },
    payments: {
      $each: 'linked_payments',
      $where: { equals: { txn_status: 'success' } },
      amount: ['applied_amount', 'txn_amount'],
      date: 'txn_date',
    },
  },
};

export const chargebeeCreditNote: SystemMapping = {
  id: 'chargebee-credit-note',
  name: 'Chargebee: credit note',
  type: 'invoice',
  recognise: {
    equals: { object: 'credit_note' },
    has: ['line_items', 'currency_code', 'reference_invoice_id'],
  },
  amounts: 'minor',
  fields: {
    kind: 'credit-note',
    ...common,
    number: 'id',
    status: { $from: 'status', $in: { refunded: 'refunded', voided: 'void' } },
    references: [{ kind: 'preceding-invoice', value: 'reference_invoice_id' }],
    totals: {
      lines: 'sub_total',
      gross: 'total',
      rounding: 'round_off_amount',
      refunded: 'amount_refunded',
    },
    notes: ['customer_notes'],
  },
};

export const chargebeeQuote: SystemMapping = {
  id: 'chargebee-quote',
  name: 'Chargebee: quote',
  type: 'quote',
  recognise: { equals: { object: 'quote' }, has: ['line_items', 'currency_code', 'valid_till'] },
  amounts: 'minor',
  fields: {
    kind: 'quote',
    ...common,
    number: 'id',
    subject: 'name',
    validUntil: 'valid_till',
    status: {
      $from: 'status',
      $in: { open: 'open', accepted: 'accepted', declined: 'declined', voided: 'void' },
    },
    references,
    totals: { lines: 'sub_total', gross: 'total' },
  },
};
