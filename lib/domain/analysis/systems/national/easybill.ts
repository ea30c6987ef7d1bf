import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const customer = (path: string) => [`address.${path}`, `customer_snapshot.${path}`];

const fields: Commercial = {
  kind: {
    $from: 'type',
    $in: {
      INVOICE: 'invoice',
      RECURRING: 'invoice',
      CREDIT: 'credit-note',
      STORNO: 'credit-note',
      STORNO_CREDIT: 'credit-note',
      PROFORMA_INVOICE: 'pro-forma',
      OFFER: 'quote',
      CHARGE_CONFIRM: 'order-confirmation',
      CHARGE: 'order',
      ORDER: 'purchase-order',
      DELIVERY: 'delivery-note',
    },
  },
  title: 'title',
  number: 'number',
  issueDate: 'document_date',
  dueDate: {
    $if: { not: { equals: { type: ['OFFER', 'DELIVERY', 'CREDIT', 'STORNO'] } } },
    $then: 'due_date',
  },
  validUntil: { $if: { equals: { type: 'OFFER' } }, $then: 'due_date' },
  paidDate: 'paid_at',
  status: {
    $if: { equals: { is_draft: true } },
    $then: 'draft',
    $else: {
      $from: 'status',
      $in: { ACCEPT: 'accepted', DONE: 'accepted', CANCEL: 'void', DROPSHIPPING: 'open' },
    },
  },
  period: { start: 'service_date.date_from', end: 'service_date.date_to' },
  currency: 'currency',
  language: ['language', { $const: 'de' }],
  buyer: {
    name: [...customer('company_name'), { $join: [customer('first_name'), customer('last_name')] }],
    contact: {
      $if: { has: 'customer_snapshot.company_name' },
      $then: { $join: [customer('first_name'), customer('last_name')] },
    },
    address: {
      lines: [customer('suffix_1'), customer('street')],
      city: customer('city'),
      postalCode: customer('zip_code'),
      country: customer('country'),
    },
    identifiers: [{ scheme: { $const: 'vat' }, value: customer('vat_identifier') }],
  },
  delivery: { date: 'service_date.date' },
  references: [
    { kind: 'customer-number', value: 'customer_snapshot.number' },
    { kind: 'purchase-order', value: 'order_number' },
    { kind: 'buyer-reference', value: 'buyer_reference' },
    { kind: 'preceding-invoice', value: 'ref_number' },
  ],
  pricesInclude: { $if: { equals: { calc_vat_from: 1 } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: 'items',
      name: 'description',
      sku: 'number',
      quantity: { $if: { equals: { type: 'POSITION' } }, $then: 'quantity' },
      unit: 'unit',
      unitPrice: {
        $if: { equals: { type: 'POSITION' } },
        $then: {
          $if: { equals: { '$.calc_vat_from': 1 } },
          $then: 'single_price_gross',
          $else: 'single_price_net',
        },
      },
      adjustments: [
        {
          $where: { equals: { discount_type: 'PERCENT' } },
          kind: 'discount',
          percent: 'discount',
        },
        { $where: { equals: { discount_type: 'AMOUNT' } }, kind: 'discount', amount: 'discount' },
      ],
      taxRate: { $if: { equals: { type: 'POSITION' } }, $then: 'vat_percent' },
      amount: {
        $if: { equals: { type: 'POSITION' } },
        $then: {
          $if: { equals: { '$.calc_vat_from': 1 } },
          $then: 'total_price_gross',
          $else: 'total_price_net',
        },
      },
    },
  ],
  allowances: [
    { $where: { equals: { discount_type: 'PERCENT' } }, kind: 'discount', percent: 'discount' },
    { $where: { equals: { discount_type: 'AMOUNT' } }, kind: 'discount', amount: 'discount' },
  ],
  taxes: [{ name: { $const: 'USt.' }, amount: { $sum: ['amount'], $minus: ['amount_net'] } }],
  totals: {
    net: 'amount_net',
    tax: { $sum: ['amount'], $minus: ['amount_net'] },
    gross: 'amount',
    prepaid: 'paid_amount',
  },
  paymentTerms: 'cash_allowance_text',
  introduction: 'text_prefix',
  notes: ['text'],
};

export const easybillInvoice: SystemMapping = {
  id: 'easybill-invoice',
  name: 'easybill: invoice and credit note',
  type: 'invoice',
  recognise: {
    has: ['document_date', 'items', 'customer_snapshot', 'amount_net'],
    equals: {
      type: ['INVOICE', 'RECURRING', 'CREDIT', 'STORNO', 'STORNO_CREDIT', 'PROFORMA_INVOICE'],
    },
  },
  amounts: 'minor',
  fields,
};

export const easybillOffer: SystemMapping = {
  id: 'easybill-offer',
  name: 'easybill: offer, order confirmation, order and delivery note',
  type: 'quote',
  recognise: {
    has: ['document_date', 'items', 'customer_snapshot', 'amount_net'],
    equals: { type: ['OFFER', 'CHARGE_CONFIRM', 'CHARGE', 'ORDER', 'DELIVERY'] },
  },
  amounts: 'minor',
  fields,
};
