import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { squareAddress, squareOrderFields } from './square.ts';

export const squarePayment: SystemMapping = {
  id: 'square-payment',
  name: 'Square: payment with its order',
  type: 'receipt',
  recognise: {
    has: ['amount_money', 'total_money', 'source_type', 'location_id', 'receipt_number'],
  },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    currency: 'total_money.currency',
    ...squareOrderFields('^.order.'),
    number: 'receipt_number',
    issueDate: 'created_at',
    status: {
      $if: { nonzero: 'refunded_money' },
      $then: 'partially-refunded',
      $else: { $from: 'status', $in: { COMPLETED: 'paid', APPROVED: 'open', CANCELED: 'void' } },
    },
    references: [{ kind: 'reference', value: 'reference_id' }],
    buyer: {
      name: {
        $join: ['billing_address.first_name', 'billing_address.last_name'],
      },
      email: 'buyer_email_address',
      address: squareAddress('billing_address'),
    },
    delivery: { to: { address: squareAddress('shipping_address') } },
    totals: {
      lines: { $sum: ['^.order.line_items[].gross_sales_money'] },
      tax: '^.order.total_tax_money',
      gross: 'amount_money',
      tip: 'tip_money',
      tendered: 'cash_details.buyer_supplied_money',
      change: 'cash_details.change_back_money',
      refunded: 'refunded_money',
    },
    payments: {
      method: [
        { $from: 'card_details.card.card_brand', $as: 'payment-method' },
        { $from: 'wallet_details.brand', $as: 'payment-method' },
        'external_details.source',
        { $from: 'source_type', $as: 'payment-method' },
      ],
      lastDigits: 'card_details.card.last_4',
      amount: 'total_money',
      date: 'created_at',
    },
    notes: 'note',
  },
};
