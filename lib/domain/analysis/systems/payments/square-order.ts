import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { squareAddress, squareOrderFields } from './square.ts';

const recipient = 'fulfillments.shipment_details.recipient';

export const squareOrder: SystemMapping = {
  id: 'square-order',
  name: 'Square: order',
  type: 'receipt',
  recognise: {
    has: ['line_items.base_price_money', 'location_id', 'total_money', 'state'],
    lacks: '^.invoice',
    // Of an order with its payment the payment says how it was paid, unless the order does.
    anyOf: [{ lacks: '^.payment' }, { has: 'tenders' }],
  },
  amounts: 'minor',
  fields: {
    kind: { $if: { has: 'tenders' }, $then: 'receipt', $else: 'order' },
    currency: 'total_money.currency',
    ...squareOrderFields(''),
    number: ['^.payment.receipt_number', 'reference_id', 'ticket_name'],
    references: [{ kind: 'ticket', value: 'ticket_name' }],
    issueDate: ['closed_at', 'created_at'],
    status: {
      $if: { nonzero: 'net_amount_due_money' },
      $then: 'open',
      $else: { $from: 'state', $in: { COMPLETED: 'paid', CANCELED: 'void' } },
    },
    buyer: {
      name: `${recipient}.display_name`,
      email: `${recipient}.email_address`,
      phone: `${recipient}.phone_number`,
    },
    delivery: { to: { address: squareAddress(`${recipient}.address`) } },
    totals: {
      lines: { $sum: ['line_items[].gross_sales_money'] },
      tax: 'total_tax_money',
      gross: { $sum: ['total_money'], $minus: ['total_tip_money'] },
      tip: 'total_tip_money',
      rounding: 'rounding_adjustment.amount_money',
      tendered: 'tenders.cash_details.buyer_tendered_money',
      change: 'tenders.cash_details.change_back_money',
      refunded: { $sum: ['refunds[].amount_money'] },
    },
    payments: {
      $each: 'tenders',
      method: [
        { $from: 'card_details.card.card_brand', $as: 'payment-method' },
        { $from: 'type', $as: 'payment-method' },
      ],
      lastDigits: 'card_details.card.last_4',
      amount: 'amount_money',
      date: 'created_at',
    },
  },
};
