import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { squareAddress, squareOrderFields } from './square.ts';

export const squareInvoice: SystemMapping = {
  id: 'square-invoice',
  name: 'Square: invoice with its order',
  type: 'invoice',
  recognise: {
    has: ['payment_requests', 'primary_recipient', 'location_id', 'order_id', 'status'],
  },
  amounts: 'minor',
  fields: {
    kind: 'invoice',
    currency: [
      '^.order.total_money.currency',
      'next_payment_amount_money.currency',
      'payment_requests.computed_amount_money.currency',
    ],
    ...squareOrderFields('^.order.'),
    number: 'invoice_number',
    subject: 'title',
    issueDate: ['scheduled_at', 'created_at'],
    dueDate: 'payment_requests[-1].due_date',
    timeZone: ['timezone', '^.location.timezone'],
    status: {
      $from: 'status',
      $in: {
        DRAFT: 'draft',
        SCHEDULED: 'draft',
        UNPAID: 'open',
        PAYMENT_PENDING: 'open',
        PARTIALLY_PAID: 'partially-paid',
        PAID: 'paid',
        REFUNDED: 'refunded',
        PARTIALLY_REFUNDED: 'partially-refunded',
        CANCELED: 'void',
      },
    },
    buyer: {
      name: [
        'primary_recipient.company_name',
        { $join: ['primary_recipient.given_name', 'primary_recipient.family_name'] },
      ],
      contact: {
        $if: { has: 'primary_recipient.company_name' },
        $then: { $join: ['primary_recipient.given_name', 'primary_recipient.family_name'] },
      },
      address: squareAddress('primary_recipient.address'),
      email: 'primary_recipient.email_address',
      phone: 'primary_recipient.phone_number',
      identifiers: [{ scheme: { $const: 'vat' }, value: 'primary_recipient.tax_ids.eu_vat' }],
    },
    delivery: { date: 'sale_or_service_date' },
    totals: {
      lines: { $sum: ['^.order.line_items[].gross_sales_money'] },
      tax: '^.order.total_tax_money',
      gross: ['^.order.total_money', { $sum: ['payment_requests[].computed_amount_money'] }],
      prepaid: { $sum: ['payment_requests[].total_completed_amount_money'] },
      payable: {
        $sum: ['payment_requests[].computed_amount_money'],
        $minus: ['payment_requests[].total_completed_amount_money'],
      },
    },
    details: [{ $each: 'custom_fields', label: 'label', value: 'value' }],
    paymentUrl: { $if: { not: { equals: { status: 'PAID' } } }, $then: 'public_url' },
    notes: ['description'],
  },
};
