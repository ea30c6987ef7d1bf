import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields: Commercial = {
  kind: {
    $from: 'type',
    $in: {
      invoice: 'invoice',
      proforma: 'pro-forma',
      credit_note: 'credit-note',
      self_own_invoice: 'self-billed-invoice',
      quote: 'quote',
      order: 'order-confirmation',
      delivery_note: 'delivery-note',
      receipt: 'receipt',
    },
    $else: 'invoice',
  },
  number: { $join: ['number', 'numeration'], $with: '' },
  issueDate: 'date',
  dueDate: {
    $if: { lacks: 'payments_list[1]', not: { equals: { type: 'quote' } } },
    $then: ['next_due_date', 'payments_list[0].due_date'],
  },
  validUntil: { $if: { equals: { type: 'quote' } }, $then: 'next_due_date' },
  status: {
    $if: {
      has: 'payments_list',
      not: { equals: { 'payments_list[].status': ['not_paid', 'reversed'] } },
    },
    $then: 'paid',
  },
  currency: ['currency.id', 'currency.code'],
  language: ['language.code', { $const: 'it' }],
  subject: 'visible_subject',
  seller: {
    name: 'company.name',
    identifiers: [{ scheme: { $const: 'Partita IVA' }, value: 'company.vat_number' }],
  },
  buyer: {
    name: 'entity.name',
    address: {
      lines: ['entity.address_street', 'entity.address_extra'],
      city: 'entity.address_city',
      postalCode: 'entity.address_postal_code',
      region: 'entity.address_province',
      country: ['entity.country_iso', 'entity.country'],
    },
    identifiers: [
      { scheme: { $const: 'Partita IVA' }, value: 'entity.vat_number' },
      {
        scheme: { $const: 'Codice fiscale' },
        value: {
          $if: { not: { same: ['entity.vat_number', 'entity.tax_code'] } },
          $then: 'entity.tax_code',
        },
      },
    ],
    email: 'entity.email',
    phone: 'entity.phone',
  },
  delivery: { date: 'dn_date' },
  references: [
    { kind: 'purchase-order', value: 'ei_data.original_document_number' },
    { kind: 'project', value: { $join: [{ $const: 'CIG' }, 'ei_data.cig'] } },
    { kind: 'project', value: { $join: [{ $const: 'CUP' }, 'ei_data.cup'] } },
    { kind: 'despatch-advice', value: 'dn_number' },
  ],
  pricesInclude: { $if: { equals: { use_gross_prices: true } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: 'items_list',
      name: ['name', 'description'],
      description: 'description',
      sku: 'code',
      quantity: 'qty',
      unit: 'measure',
      unitPrice: {
        $if: { equals: { '$.use_gross_prices': true } },
        $then: 'gross_price',
        $else: 'net_price',
      },
      adjustments: [{ kind: 'discount', percent: 'discount' }],
      taxRate: 'vat.value',
    },
  ],
  charges: [
    { kind: 'other', reason: { $const: 'Rivalsa' }, percent: 'rivalsa', amount: 'amount_rivalsa' },
    {
      kind: 'other',
      reason: { $const: 'Cassa previdenziale' },
      percent: 'cassa',
      amount: 'amount_cassa',
    },
  ],
  taxes: [
    {
      name: { $const: 'IVA' },
      amount: 'amount_vat',
    },
    {
      name: { $const: 'Ritenuta d’acconto' },
      rate: 'withholding_tax',
      amount: 'amount_withholding_tax',
      withheld: true,
    },
  ],
  totals: {
    net: 'amount_net',
    tax: 'amount_vat',
    gross: 'amount_gross',
    payable: {
      $if: { equals: { 'payments_list[].status': 'not_paid' } },
      $then: { $sum: ['payments_list[].amount'] },
    },
  },
  instalments: [
    {
      $each: 'payments_list',
      $where: { has: '$.payments_list[1]' },
      date: 'due_date',
      amount: 'amount',
    },
  ],
  paymentMeans: [
    {
      method: 'payment_method.name',
      bankName: ['payment_method.bank_name', 'payment_account.name'],
      iban: ['payment_method.bank_iban', 'payment_account.iban'],
    },
  ],
  notes: [
    'notes',
    { $all: 'items_list[].vat', $item: 'notes' },
    {
      $if: { equals: { use_split_payment: true } },
      $then: { $const: 'Scissione dei pagamenti (art. 17-ter DPR 633/72)' },
    },
    {
      $if: { nonzero: 'stamp_duty' },
      $then: { $const: 'Imposta di bollo assolta in modo virtuale' },
    },
  ],
};

const HAS = ['items_list', 'entity', 'amount_gross', 'amount_vat'];

export const fattureInCloudInvoice: SystemMapping = {
  id: 'fatture-in-cloud-invoice',
  name: 'Fatture in Cloud: invoice, pro forma and credit note',
  type: 'invoice',
  recognise: { has: HAS, not: { equals: { type: ['quote', 'order', 'delivery_note'] } } },
  fields,
};

export const fattureInCloudQuote: SystemMapping = {
  id: 'fatture-in-cloud-quote',
  name: 'Fatture in Cloud: quote, order and delivery note',
  type: 'quote',
  recognise: { has: HAS, equals: { type: ['quote', 'order', 'delivery_note'] } },
  fields,
};
