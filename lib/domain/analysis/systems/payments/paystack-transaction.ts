import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const paystackTransaction: SystemMapping = {
  id: 'paystack-transaction',
  name: 'Paystack: transaction',
  type: 'receipt',
  recognise: {
    has: ['reference', 'gateway_response', 'amount', 'authorization.channel', 'customer'],
  },
  amounts: 'minor',
  fields: {
    kind: 'payment-receipt',
    number: 'receipt_number',
    issueDate: ['paid_at', 'transaction_date', 'created_at'],
    status: {
      $from: 'status',
      $in: { success: 'paid', reversed: 'refunded', pending: 'open', ongoing: 'open' },
    },
    currency: 'currency',
    references: { kind: 'transaction', value: 'reference' },
    buyer: {
      name: { $join: ['customer.first_name', 'customer.last_name'] },
      email: 'customer.email',
      phone: 'customer.phone',
    },
    totals: { gross: 'amount' },
    payments: {
      method: [
        { $from: 'authorization.brand', $as: 'payment-method' },
        { $from: 'channel', $as: 'payment-method' },
      ],
      lastDigits: 'authorization.last4',
      amount: 'amount',
      date: 'paid_at',
    },
    details: { $each: 'metadata.custom_fields', label: 'display_name', value: 'value' },
  },
};
