import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { prestashopBuyer, prestashopDelivery } from './prestashop.ts';

export const prestashopOrder: SystemMapping = {
  id: 'prestashop-order',
  name: 'PrestaShop: order',
  type: 'receipt',
  recognise: {
    has: ['reference', 'total_paid_tax_incl', 'total_products_wt', 'associations.order_rows'],
  },
  fields: {
    kind: { $if: { nonzero: 'total_paid_real' }, $then: 'receipt', $else: 'order-confirmation' },
    number: ['reference', 'id'],
    issueDate: 'date_add',
    status: {
      // The states that each shop is installed with.
      $from: 'current_state',
      $in: { 6: 'void', 7: 'refunded' },
      $else: { $if: { nonzero: ['valid', 'total_paid_real'] }, $then: 'paid', $else: 'open' },
    },
    currency: ['currency_iso_code', '^.currency.iso_code'],
    language: '^.language.iso_code',
    references: [
      {
        $where: { not: { equals: { invoice_number: '0' } } },
        kind: 'invoice',
        value: 'invoice_number',
      },
      { kind: 'tracking-number', value: 'shipping_number' },
    ],
    buyer: prestashopBuyer,
    delivery: prestashopDelivery,
    pricesInclude: 'gross',
    lines: {
      $each: 'associations.order_rows',
      name: 'product_name',
      sku: 'product_reference',
      quantity: 'product_quantity',
      unitPrice: 'unit_price_tax_incl',
      amount: { $from: 'unit_price_tax_incl', $times: 'product_quantity' },
    },
    allowances: { kind: 'discount', amount: 'total_discounts_tax_incl' },
    charges: [
      {
        kind: 'shipping',
        reason: '^.carrier.name',
        amount: ['total_shipping_tax_incl', 'total_shipping'],
      },
      { kind: 'other', reason: { $const: 'Gift wrapping' }, amount: 'total_wrapping_tax_incl' },
    ],
    taxes: {
      $where: { has: 'total_paid_tax_excl' },
      amount: { $sum: ['total_paid_tax_incl'], $minus: ['total_paid_tax_excl'] },
      included: true,
    },
    totals: { lines: 'total_products_wt', gross: 'total_paid_tax_incl' },
    payments: {
      $where: { nonzero: 'total_paid_real' },
      method: 'payment',
      amount: 'total_paid_real',
    },
    paymentMeans: { $where: { not: { nonzero: 'total_paid_real' } }, method: 'payment' },
    notes: { $if: { equals: { gift: '1' } }, $then: 'gift_message' },
  },
};
