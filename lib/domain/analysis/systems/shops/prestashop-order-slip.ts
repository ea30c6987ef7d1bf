import type { Source, SystemMapping } from '../../mapping/system-mapping.ts';
import { prestashopBuyer } from './prestashop.ts';

/** What was sold is told by the order, where that stands beside its slip. */
const ofOrder = (field: string): Source => ({
  $find: '^.^.order.associations.order_rows',
  $where: { same: ['id', '^.id_order_detail'] },
  $take: field,
});

const slips = 'associations.order_slip_details';

export const prestashopOrderSlip: SystemMapping = {
  id: 'prestashop-order-slip',
  name: 'PrestaShop: order slip',
  type: 'invoice',
  recognise: {
    has: [
      'id_order',
      'total_products_tax_incl',
      'total_shipping_tax_incl',
      'conversion_rate',
      slips,
    ],
  },
  fields: {
    kind: 'credit-note',
    number: ['number', 'id'],
    issueDate: 'date_add',
    currency: ['currency_iso_code', '^.order.currency_iso_code', '^.currency.iso_code'],
    language: '^.language.iso_code',
    references: [
      { kind: 'preceding-invoice', value: '^.order.invoice_number' },
      { kind: 'sales-order', value: ['^.order.reference', 'id_order'] },
    ],
    buyer: prestashopBuyer,
    pricesInclude: 'gross',
    lines: {
      $each: slips,
      name: ['product_name', ofOrder('product_name')],
      sku: ['product_reference', ofOrder('product_reference')],
      quantity: 'product_quantity',
      unitPrice: [
        'unit_price_tax_incl',
        { $divide: ['amount_tax_incl', 'total_price_tax_incl'], $by: 'product_quantity' },
      ],
      taxRate: 'tax_rate',
      amount: ['total_price_tax_incl', 'amount_tax_incl'],
    },
    charges: { kind: 'shipping', amount: 'total_shipping_tax_incl' },
    taxes: {
      amount: {
        $sum: ['total_products_tax_incl', 'total_shipping_tax_incl'],
        $minus: ['total_products_tax_excl', 'total_shipping_tax_excl'],
      },
      included: true,
    },
    totals: {
      lines: 'total_products_tax_incl',
      gross: { $sum: ['total_products_tax_incl', 'total_shipping_tax_incl'] },
    },
    payments: {
      method: '^.refund.method',
      amount: '^.refund.amount',
      date: '^.refund.date',
    },
  },
};
