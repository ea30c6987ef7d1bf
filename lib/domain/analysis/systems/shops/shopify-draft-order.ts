import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { shopifyOrderFields, shopifyShop } from './shopify.ts';

export const shopifyDraftOrder: SystemMapping = {
  id: 'shopify-draft-order',
  name: 'Shopify: draft order',
  type: 'quote',
  recognise: {
    has: ['line_items', 'total_price', 'subtotal_price', 'invoice_url'],
    lacks: 'financial_status',
  },
  fields: {
    ...shopifyOrderFields,
    kind: 'quote',
    number: 'name',
    issueDate: ['invoice_sent_at', 'created_at'],
    status: {
      $from: 'status',
      $in: { open: 'draft', invoice_sent: 'open', completed: 'accepted' },
    },
    references: { kind: 'purchase-order', value: 'po_number' },
    seller: shopifyShop,
    allowances: [
      {
        kind: 'discount',
        amount: 'applied_discount.amount',
        reason: 'applied_discount.description',
      },
      {
        $each: 'line_items',
        kind: 'discount',
        amount: 'applied_discount.amount',
        reason: ['applied_discount.description', 'applied_discount.title'],
      },
    ],
    charges: { kind: 'shipping', amount: 'shipping_line.price', reason: 'shipping_line.title' },
    totals: { tax: 'total_tax', gross: 'total_price' },
    notes: 'note',
    paymentTerms: 'payment_terms.payment_terms_name',
    paymentUrl: { $if: { lacks: 'completed_at' }, $then: 'invoice_url' },
  },
};
