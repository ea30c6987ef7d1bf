import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { customerNote } from '../customer-note.ts';
import { shopifyMethod, shopifyOrderFields, shopifyShop } from './shopify.ts';

export const shopifyOrder: SystemMapping = {
  id: 'shopify-order',
  name: 'Shopify: order',
  type: 'receipt',
  recognise: { has: ['line_items', 'financial_status', 'order_number', 'total_price'] },
  fields: {
    ...shopifyOrderFields,
    kind: {
      $from: 'financial_status',
      $in: { pending: 'order-confirmation', authorized: 'order-confirmation' },
      $else: 'receipt',
    },
    number: ['name', 'order_number'],
    issueDate: ['processed_at', 'created_at'],
    status: {
      $if: { has: 'cancelled_at' },
      $then: 'void',
      $else: {
        $from: 'financial_status',
        $in: {
          paid: 'paid',
          partially_paid: 'partially-paid',
          refunded: 'refunded',
          partially_refunded: 'partially-refunded',
          voided: 'void',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'po_number' },
      { kind: 'confirmation', value: 'confirmation_number' },
      {
        $each: 'fulfillments',
        kind: 'tracking-number',
        value: { $join: ['tracking_company', 'tracking_number'] },
      },
    ],
    seller: shopifyShop,
    sections: customerNote('note'),
    allowances: {
      kind: 'discount',
      amount: 'total_discounts',
      reason: ['discount_codes[0].code', 'discount_applications[0].title'],
    },
    charges: [
      { $each: 'shipping_lines', kind: 'shipping', amount: 'price', reason: 'title' },
      { kind: 'fee', amount: 'original_total_duties_set.shop_money' },
    ],
    totals: {
      lines: 'total_line_items_price',
      tax: 'total_tax',
      gross: 'total_price',
      tip: 'total_tip_received',
      refunded: { $sum: ['refunds[].transactions[].amount'] },
      prepaid: {
        $if: { has: 'total_outstanding' },
        $then: { $sum: ['total_price'], $minus: ['total_outstanding'] },
      },
      payable: 'total_outstanding',
    },
    payments: {
      $where: { equals: { financial_status: ['paid', 'partially_refunded', 'refunded'] } },
      ...shopifyMethod,
      amount: 'total_price',
    },
  },
};
