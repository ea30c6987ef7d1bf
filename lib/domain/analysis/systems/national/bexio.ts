import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const PRICED = { not: { equals: { type: ['KbPositionText', 'KbPositionPagebreak'] } } } as const;

const fields: Commercial = {
  kind: {
    $if: { has: 'is_valid_until' },
    $then: 'quote',
    $else: 'invoice',
  },
  subject: 'title',
  number: 'document_nr',
  issueDate: 'is_valid_from',
  dueDate: 'is_valid_to',
  validUntil: 'is_valid_until',
  status: {
    $from: 'kb_item_status_id',
    $in: { '7': 'draft', '9': 'paid', '16': 'partially-paid', '19': 'void', '31': 'paid' },
  },
  currency: ['currency_code', { $const: 'CHF' }],
  language: [
    { $from: 'language_id', $in: { '1': 'de-CH', '2': 'fr-CH', '3': 'it-CH', '4': 'en' } },
    { $const: 'de-CH' },
  ],
  buyer: {
    name: { $from: 'contact_address', $line: 0 },
    address: { lines: [{ $lines: 'contact_address', $after: 1 }] },
  },
  delivery: {
    to: {
      name: {
        $if: { not: { same: ['delivery_address', 'contact_address'] } },
        $then: { $from: 'delivery_address', $line: 0 },
      },
      address: {
        lines: [
          {
            $lines: {
              $if: { not: { same: ['delivery_address', 'contact_address'] } },
              $then: 'delivery_address',
            },
            $after: 1,
          },
        ],
      },
    },
  },
  references: [{ kind: 'buyer-reference', value: 'reference' }],
  pricesInclude: { $if: { equals: { mwst_is_net: false } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: 'positions',
      $where: {
        not: {
          equals: { type: ['KbPositionSubtotal', 'KbPositionDiscount', 'KbPositionPagebreak'] },
        },
      },
      position: 'pos',
      name: { $from: ['article.name', 'text'], $as: 'plain-text' },
      quantity: { $if: PRICED, $then: 'amount' },
      unit: 'unit_name',
      unitPrice: { $if: PRICED, $then: 'unit_price' },
      adjustments: [{ kind: 'discount', percent: 'discount_in_percent' }],
      taxRate: 'tax_value',
      amount: { $if: PRICED, $then: 'position_total' },
      optional: { $when: { equals: { is_optional: true } } },
    },
  ],
  allowances: [
    {
      $each: 'positions',
      $where: { equals: { type: 'KbPositionDiscount' } },
      kind: 'discount',
      reason: { $from: 'text', $as: 'plain-text' },
      percent: { $if: { equals: { is_percentual: true } }, $then: 'value' },
      amount: 'discount_total',
    },
  ],
  taxes: [
    {
      $each: 'taxs',
      name: { $const: 'MWST' },
      rate: 'percentage',
      amount: 'value',
    },
  ],
  totals: {
    net: 'total_net',
    tax: 'total_taxes',
    rounding: 'total_rounding_difference',
    gross: { $sum: ['total'], $minus: ['total_rounding_difference'] },
    prepaid: 'total_received_payments',
    payable: ['total_remaining_payments', 'total'],
  },
  paymentMeans: [
    {
      iban: 'bank_account.iban_nr',
      bankName: 'bank_account.name',
      reference: 'esr_reference',
    },
  ],
  introduction: 'header',
  notes: ['footer'],
};

export const bexioInvoice: SystemMapping = {
  id: 'bexio-invoice',
  name: 'bexio: invoice',
  type: 'invoice',
  recognise: {
    has: ['document_nr', 'contact_address', 'positions', 'mwst_type'],
    lacks: 'is_valid_until',
  },
  fields,
};

export const bexioQuote: SystemMapping = {
  id: 'bexio-quote',
  name: 'bexio: quote',
  type: 'quote',
  recognise: {
    has: ['document_nr', 'contact_address', 'positions', 'mwst_type', 'is_valid_until'],
  },
  fields: { ...fields, totals: { net: 'total_net', tax: 'total_taxes', gross: 'total' } },
};
