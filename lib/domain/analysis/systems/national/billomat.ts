import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields = {
  subject: 'label',
  title: 'title',
  issueDate: 'date',
  currency: 'currency_code',
  language: { $const: 'de' },
  buyer: {
    name: { $from: 'address', $line: 0 },
    address: { lines: [{ $lines: 'address', $after: 1 }] },
  },
  references: [
    { kind: 'customer-number', value: ['client.client_number', 'client_number'] },
    { kind: 'purchase-order', value: 'customer_order_number' },
  ],
  pricesInclude: { $if: { equals: { net_gross: 'GROSS' } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: [
        'invoice-items.invoice-item',
        'offer-items.offer-item',
        'confirmation-items.confirmation-item',
        'credit-note-items.credit-note-item',
      ],
      name: ['title', 'description'],
      description: 'description',
      sku: 'article_number',
      quantity: 'quantity',
      unit: 'unit',
      unitPrice: 'unit_price',
      adjustments: [
        {
          $where: { contains: { reduction: '%' } },
          kind: 'discount',
          percent: 'reduction',
        },
        {
          $where: { not: { contains: { reduction: '%' } } },
          kind: 'discount',
          amount: 'reduction',
        },
      ],
      taxRate: 'tax_rate',
      amount: {
        $if: { equals: { '$.net_gross': 'GROSS' } },
        $then: 'total_gross',
        $else: 'total_net',
      },
      optional: { $when: { equals: { optional: '1' } } },
    },
  ],
  allowances: [{ kind: 'discount', amount: 'total_reduction' }],
  taxes: [
    {
      $each: 'taxes.tax',
      name: 'name',
      rate: 'rate',
      amount: ['amount', 'amount_rounded'],
      included: { $when: { equals: { '$.net_gross': 'GROSS' } } },
    },
  ],
  introduction: 'intro',
  notes: ['note'],
} satisfies Commercial;

export const billomatInvoice: SystemMapping = {
  id: 'billomat-invoice',
  name: 'Billomat: invoice and credit note',
  type: 'invoice',
  recognise: { has: ['address', 'total_gross_unreduced', 'number_pre'], lacks: 'offer-items' },
  fields: {
    ...fields,
    kind: { $if: { has: 'credit_note_number' }, $then: 'credit-note', $else: 'invoice' },
    number: ['invoice_number', 'credit_note_number'],
    dueDate: 'due_date',
    delivery: { date: 'supply_date' },
    status: {
      $from: 'status',
      $in: { DRAFT: 'draft', OPEN: 'open', OVERDUE: 'overdue', PAID: 'paid', CANCELED: 'void' },
    },
    totals: {
      net: 'total_net',
      gross: 'total_gross',
      prepaid: 'paid_amount',
      payable: 'open_amount',
    },
    paymentTerms: {
      $if: { nonzero: 'discount_rate' },
      $then: {
        $join: [
          {
            $join: ['discount_rate', { $const: '% Skonto bei Zahlung innerhalb von' }],
            $with: ' ',
          },
          'discount_days',
          { $const: 'Tagen' },
        ],
      },
    },
  },
};

export const billomatOffer: SystemMapping = {
  id: 'billomat-offer',
  name: 'Billomat: offer',
  type: 'quote',
  recognise: { has: ['address', 'offer-items', 'offer_number'] },
  fields: {
    ...fields,
    kind: 'quote',
    number: 'offer_number',
    validUntil: 'validity_date',
    status: {
      $from: 'status',
      $in: { DRAFT: 'draft', WON: 'accepted', LOST: 'declined', CANCELED: 'void' },
    },
    totals: { net: 'total_net', gross: 'total_gross' },
  },
};
