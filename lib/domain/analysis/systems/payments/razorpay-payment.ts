import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const razorpayPayment: SystemMapping = {
  id: 'razorpay-payment',
  name: 'Razorpay: payment',
  type: 'receipt',
  recognise: { equals: { entity: 'payment' }, has: ['amount', 'method', 'status', 'captured'] },
  amounts: 'minor',
  fields: {
    kind: 'payment-receipt',
    number: ['notes.receipt', 'notes.order_number'],
    issueDate: 'created_at',
    status: {
      $from: 'refund_status',
      $in: { full: 'refunded', partial: 'partially-refunded' },
      $else: {
        $from: 'status',
        $in: { captured: 'paid', authorized: 'open', refunded: 'refunded' },
      },
    },
    currency: 'currency',
    references: {
      kind: 'transaction',
      value: ['acquirer_data.rrn', 'acquirer_data.bank_transaction_id', 'id'],
    },
    buyer: { name: ['card.name', 'notes.name'], email: 'email', phone: 'contact' },
    lines: { name: 'description', amount: 'amount' },
    totals: { gross: 'amount', refunded: 'amount_refunded' },
    payments: {
      method: [
        { $from: 'card.network', $as: 'payment-method' },
        { $from: 'wallet', $as: 'payment-method' },
        { $from: 'method', $as: 'payment-method' },
      ],
      lastDigits: 'card.last4',
      reference: 'vpa',
      amount: 'amount',
      date: 'created_at',
    },
  },
};
