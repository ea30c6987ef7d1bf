import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const myobInvoice: SystemMapping = {
  id: 'myob-invoice',
  name: 'MYOB: sale invoice',
  type: 'invoice',
  recognise: {
    has: ['UID', 'Number', 'BalanceDueAmount', 'Customer.Name', 'Lines', 'TotalAmount'],
  },
  fields: {
    kind: 'invoice',
    number: 'Number',
    issueDate: 'Date',
    dueDate: 'Terms.DueDate',
    status: {
      $from: 'Status',
      $in: { Open: 'open', Closed: 'paid', Credit: 'open' },
    },
    currency: 'ForeignCurrency.Code',
    references: [
      { kind: 'purchase-order', value: 'CustomerPurchaseOrderNumber' },
      { kind: 'salesperson', value: 'Salesperson.Name' },
      { kind: 'shipping-method', value: 'ShippingMethod' },
    ],
    buyer: {
      name: 'Customer.Name',
      address: { lines: { $lines: 'ShipToAddress' } },
      identifiers: { scheme: { $const: 'ABN' }, value: 'Customer.ABN' },
    },
    delivery: { date: 'PromisedDate' },
    pricesInclude: { $from: 'IsTaxInclusive', $in: { true: 'gross', false: 'net' } },
    lines: {
      $each: 'Lines',
      $where: { equals: { Type: 'Transaction' } },
      name: ['Description', 'Item.Name'],
      sku: 'Item.Number',
      quantity: ['ShipQuantity', 'UnitCount', 'Hours'],
      unit: 'UnitOfMeasure',
      unitPrice: ['UnitPrice', 'Rate'],
      adjustments: { kind: 'discount', percent: 'DiscountPercent' },
      amount: 'Total',
      date: 'Date',
    },
    charges: { kind: 'shipping', amount: 'Freight' },
    taxes: {
      name: 'Lines.TaxCode.Code',
      amount: 'TotalTax',
      included: { $when: { equals: { IsTaxInclusive: true } } },
    },
    totals: {
      net: { $sum: ['TotalAmount'], $minus: ['TotalTax'] },
      tax: 'TotalTax',
      gross: 'TotalAmount',
      prepaid: { $sum: ['TotalAmount'], $minus: ['BalanceDueAmount'] },
      payable: 'BalanceDueAmount',
    },
    notes: 'Comment',
  },
};
