import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields = {
  currency: 'currency',
  language: ['language', { $const: 'nl' }],
  buyer: {
    name: ['contact.company_name', { $join: ['contact.firstname', 'contact.lastname'] }],
    contact: {
      $if: { has: 'contact.company_name' },
      $then: {
        $join: [
          ['contact_person.firstname', 'contact.firstname'],
          ['contact_person.lastname', 'contact.lastname'],
        ],
      },
    },
    address: {
      lines: ['contact.address1', 'contact.address2'],
      city: 'contact.city',
      postalCode: 'contact.zipcode',
      country: 'contact.country',
    },
    identifiers: [
      { scheme: { $const: 'vat' }, value: 'contact.tax_number' },
      { scheme: { $const: 'KvK' }, value: 'contact.chamber_of_commerce' },
    ],
    email: ['contact.send_invoices_to_email', 'contact.email'],
  },
  references: [
    { kind: 'customer-number', value: 'contact.customer_id' },
    { kind: 'reference', value: 'reference' },
  ],
  pricesInclude: { $if: { equals: { prices_are_incl_tax: true } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: 'details',
      name: 'description',
      quantity: 'amount_decimal',
      // "8 uur" is a quantity with its unit, "2 x" has none.
      unit: {
        $from: { $if: { not: { contains: { amount: ' x' } } }, $then: 'amount' },
        $after: ' ',
      },
      unitPrice: 'price',
      taxRate: ['tax_rate.percentage'],
      amount: {
        $if: { equals: { '$.prices_are_incl_tax': true } },
        $then: 'total_price_incl_tax_with_discount',
        $else: 'total_price_excl_tax_with_discount',
      },
    },
  ],
  allowances: [{ kind: 'discount', percent: 'discount', amount: 'total_discount' }],
  taxes: [
    {
      $where: { lacks: 'tax_totals' },
      name: { $const: 'Btw' },
      amount: { $sum: ['total_price_incl_tax'], $minus: ['total_price_excl_tax'] },
    },
    {
      $each: 'tax_totals',
      name: ['tax_rate.name', { $const: 'Btw' }],
      rate: 'tax_rate.percentage',
      base: 'taxable_amount',
      amount: 'tax_amount',
      included: { $when: { equals: { '$.prices_are_incl_tax': true } } },
    },
  ],
  onlineUrl: 'url',
} satisfies Commercial;

export const moneybirdInvoice: SystemMapping = {
  id: 'moneybird-invoice',
  name: 'Moneybird: sales invoice',
  type: 'invoice',
  recognise: {
    has: ['administration_id', 'invoice_id', 'invoice_date', 'details', 'document_style_id'],
  },
  fields: {
    ...fields,
    kind: {
      $if: { has: 'original_sales_invoice_id' },
      $then: 'credit-note',
      $else: 'invoice',
    },
    number: 'invoice_id',
    issueDate: 'invoice_date',
    dueDate: 'due_date',
    paidDate: 'paid_at',
    status: {
      $from: 'state',
      $in: { draft: 'draft', open: 'open', late: 'overdue', reminded: 'overdue', paid: 'paid' },
    },
    totals: {
      net: 'total_price_excl_tax',
      tax: { $sum: ['total_price_incl_tax'], $minus: ['total_price_excl_tax'] },
      gross: 'total_price_incl_tax',
      prepaid: 'total_paid',
      payable: 'total_unpaid',
    },
    paymentUrl: 'payment_url',
    notes: ['payment_conditions', 'notes_text'],
  },
};

export const moneybirdEstimate: SystemMapping = {
  id: 'moneybird-estimate',
  name: 'Moneybird: estimate',
  type: 'quote',
  recognise: { has: ['administration_id', 'estimate_id', 'estimate_date', 'details'] },
  fields: {
    ...fields,
    kind: 'quote',
    number: 'estimate_id',
    issueDate: 'estimate_date',
    validUntil: 'due_date',
    status: {
      $from: 'state',
      $in: { draft: 'draft', late: 'expired', accepted: 'accepted', rejected: 'declined' },
    },
    totals: {
      net: 'total_price_excl_tax',
      tax: { $sum: ['total_price_incl_tax'], $minus: ['total_price_excl_tax'] },
      gross: 'total_price_incl_tax',
    },
    introduction: 'pre_text',
    notes: ['post_text'],
  },
};
