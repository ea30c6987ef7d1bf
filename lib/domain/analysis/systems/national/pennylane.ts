import type { SystemMapping } from '../../mapping/system-mapping.ts';

const RATES = {
  exempt: '0',
  FR_1_75: '1.75',
  FR_09: '0.9',
  FR_21: '2.1',
  FR_40: '4',
  FR_50: '5',
  FR_55: '5.5',
  FR_60: '6',
  FR_65: '6.5',
  FR_85: '8.5',
  FR_92: '9.2',
  FR_100: '10',
  FR_130: '13',
  FR_15_385: '15.385',
  FR_160: '16',
  FR_196: '19.6',
  FR_200: '20',
} as const;
const UNITS = {
  piece: 'H87',
  day: 'DAY',
  hour: 'HUR',
  month: 'MON',
  week: 'WEE',
  year: 'ANN',
  no_unit: '',
  package: 'LS',
} as const;

export const pennylaneInvoice: SystemMapping = {
  id: 'pennylane-invoice',
  name: 'Pennylane: customer invoice',
  type: 'invoice',
  recognise: { has: ['invoice_number', 'invoice_lines', 'currency_amount_before_tax', 'deadline'] },
  fields: {
    kind: {
      $if: { has: 'credited_invoice.invoice_number' },
      $then: 'credit-note',
      $else: 'invoice',
    },
    number: 'invoice_number',
    issueDate: 'date',
    dueDate: 'deadline',
    status: {
      $if: { equals: { paid: true } },
      $then: 'paid',
      $else: {
        $from: 'status',
        $in: {
          draft: 'draft',
          late: 'overdue',
          cancelled: 'void',
          partially_paid: 'partially-paid',
        },
        $else: 'open',
      },
    },
    currency: 'currency',
    language: [{ $from: 'language', $in: { fr_FR: 'fr-FR', en_GB: 'en-GB' } }, { $const: 'fr' }],
    subject: 'pdf_invoice_subject',
    buyer: {
      name: ['customer.name', { $join: ['customer.first_name', 'customer.last_name'] }],
      address: {
        lines: [{ $lines: 'customer.billing_address.address' }],
        city: 'customer.billing_address.city',
        postalCode: 'customer.billing_address.postal_code',
        country: 'customer.billing_address.country_alpha2',
      },
      identifiers: [
        { scheme: { $const: 'vat' }, value: 'customer.vat_number' },
        { scheme: { $const: 'SIREN' }, value: 'customer.reg_no' },
      ],
      email: 'customer.emails',
    },
    delivery: {
      to: {
        address: {
          lines: [{ $lines: 'customer.delivery_address.address' }],
          city: 'customer.delivery_address.city',
          postalCode: 'customer.delivery_address.postal_code',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'purchase_order_number' },
      { kind: 'preceding-invoice', value: 'credited_invoice.invoice_number' },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'invoice_lines',
        name: 'label',
        description: 'description',
        quantity: 'quantity',
        unit: [{ $from: 'unit', $in: UNITS }, 'unit'],
        unitPrice: 'raw_currency_unit_price',
        adjustments: [
          {
            $where: { equals: { 'discount.type': 'relative' } },
            kind: 'discount',
            percent: 'discount.value',
          },
          {
            $where: { equals: { 'discount.type': 'absolute' } },
            kind: 'discount',
            amount: 'discount.value',
          },
        ],
        taxRate: { $from: 'vat_rate', $in: RATES },
        amount: { $sum: ['currency_amount'], $minus: ['currency_tax'] },
      },
    ],
    allowances: [
      {
        $where: { equals: { 'discount.type': 'absolute' } },
        kind: 'discount',
        amount: 'discount.value',
      },
      {
        $where: { equals: { 'discount.type': 'relative' } },
        kind: 'discount',
        percent: 'discount.value',
      },
    ],
    taxes: [
      // A discount on the whole lowers the tax, and the lines do not show it.
      {
        $where: { nonzero: 'discount.value' },
        name: { $const: 'TVA' },
        base: 'currency_amount_before_tax',
        amount: 'tax',
      },
      {
        $each: 'invoice_lines',
        $where: { not: { nonzero: '$.discount.value' } },
        name: { $const: 'TVA' },
        rate: { $from: 'vat_rate', $in: RATES },
        base: { $sum: ['currency_amount'], $minus: ['currency_tax'] },
        amount: 'currency_tax',
      },
    ],
    totals: {
      net: 'currency_amount_before_tax',
      gross: 'currency_amount',
      payable: 'remaining_amount_with_tax',
      prepaid: { $sum: ['currency_amount'], $minus: ['remaining_amount_with_tax'] },
    },
    notes: ['pdf_description', 'special_mention', 'pdf_invoice_free_text'],
  },
};
