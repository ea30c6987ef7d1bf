import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const loyverseReceipt: SystemMapping = {
  id: 'loyverse-receipt',
  name: 'Loyverse: receipt',
  type: 'receipt',
  recognise: {
    has: ['receipt_number', 'receipt_type', 'receipt_date', 'line_items.gross_total_money'],
  },
  fields: {
    kind: { $from: 'receipt_type', $in: { REFUND: 'refund' }, $else: 'receipt' },
    number: 'receipt_number',
    issueDate: ['receipt_date', 'created_at'],
    status: { $if: { has: 'cancelled_at' }, $then: 'void' },
    references: [
      { kind: 'ticket', value: 'order' },
      { kind: 'reference', value: 'refund_for' },
    ],
    lines: {
      $each: 'line_items',
      name: 'item_name',
      details: ['variant_name', { $all: 'line_modifiers', $item: ['option', 'name'] }, 'line_note'],
      sku: 'sku',
      quantity: 'quantity',
      // `price` is that of the item without its modifiers.
      unitPrice: { $divide: 'gross_total_money', $by: 'quantity' },
      amount: 'gross_total_money',
    },
    // Each line repeats its part of them.
    allowances: {
      $each: 'total_discounts',
      kind: 'discount',
      reason: 'name',
      percent: 'percentage',
      amount: 'money_amount',
    },
    charges: { kind: 'surcharge', amount: 'surcharge' },
    taxes: {
      $each: 'total_taxes',
      name: 'name',
      rate: 'rate',
      amount: 'money_amount',
      included: { $when: { equals: { type: 'INCLUDED' } } },
    },
    totals: {
      lines: { $sum: ['line_items[].gross_total_money'] },
      tax: 'total_tax',
      gross: { $sum: ['total_money'], $minus: ['tip'] },
      tip: { $if: { nonzero: 'tip' }, $then: 'tip' },
    },
    payments: {
      $each: 'payments',
      method: [
        { $from: 'payment_details.card_company', $as: 'payment-method' },
        'name',
        { $from: 'type', $in: { CASH: 'Cash', NONINTEGRATEDCARD: 'Card', CHECK: 'Check' } },
      ],
      lastDigits: { $from: 'payment_details.card_number', $as: 'last-digits' },
      amount: 'money_amount',
      date: 'paid_at',
    },
    notes: 'note',
    details: [
      { label: { $const: 'Dining option' }, value: 'dining_option' },
      {
        $where: { nonzero: 'points_earned' },
        label: { $const: 'Points earned' },
        kind: 'number',
        value: 'points_earned',
      },
      {
        $where: { nonzero: 'points_deducted' },
        label: { $const: 'Points redeemed' },
        kind: 'number',
        value: 'points_deducted',
      },
      {
        $where: { nonzero: 'points_balance' },
        label: { $const: 'Points balance' },
        kind: 'number',
        value: 'points_balance',
      },
    ],
  },
};
