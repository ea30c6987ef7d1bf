import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { shopifyAddress, shopifyMethod, shopifyShop } from './shopify.ts';

export const shopifyRefund: SystemMapping = {
  id: 'shopify-refund',
  name: 'Shopify: refund',
  type: 'receipt',
  recognise: { has: ['order_id', 'refund_line_items', 'transactions'] },
  fields: {
    kind: 'refund',
    issueDate: ['processed_at', 'created_at'],
    status: { $if: { equals: { 'transactions.status': 'success' } }, $then: 'refunded' },
    currency: ['transactions.currency', 'refund_line_items.subtotal_set.shop_money.currency_code'],
    references: { kind: 'sales-order', value: ['^.order.name', 'transactions.receipt.order_name'] },
    seller: shopifyShop,
    buyer: {
      name: ['^.order.billing_address.company', '^.order.billing_address.name'],
      email: '^.order.email',
      address: shopifyAddress('^.order.billing_address'),
    },
    lines: {
      $each: 'refund_line_items',
      name: ['line_item.name', 'line_item.title'],
      sku: 'line_item.sku',
      quantity: 'quantity',
      unitPrice: { $divide: 'subtotal', $by: 'quantity' },
      taxRate: { $from: 'line_item.tax_lines[0].rate', $times: '100' },
      amount: 'subtotal',
    },
    charges: {
      $each: 'order_adjustments',
      $where: { equals: { kind: 'shipping_refund' } },
      kind: 'shipping',
      amount: 'amount',
    },
    totals: {
      lines: { $sum: ['refund_line_items[].subtotal'] },
      tax: { $sum: ['refund_line_items[].total_tax'] },
      gross: { $sum: ['transactions[].amount'] },
    },
    payments: {
      $each: 'transactions',
      $where: { equals: { kind: 'refund', status: 'success' } },
      ...shopifyMethod,
      amount: 'amount',
      date: ['processed_at', 'created_at'],
    },
    notes: 'note',
  },
};
