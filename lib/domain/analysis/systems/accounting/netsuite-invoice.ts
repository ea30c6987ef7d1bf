import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const netsuiteInvoice: SystemMapping = {
  id: 'netsuite-invoice',
  name: 'NetSuite: invoice',
  type: 'invoice',
  recognise: { has: ['tranId', 'tranDate', 'entity.refName', 'item.items', 'total'] },
  fields: {
    kind: 'invoice',
    number: 'tranId',
    issueDate: 'tranDate',
    dueDate: 'dueDate',
    status: {
      $from: ['status.id', 'status.refName'],
      $in: { open: 'open', paidInFull: 'paid', 'Paid In Full': 'paid', voided: 'void' },
      $else: {
        $if: { nonzero: 'amountRemaining' },
        $then: 'open',
        $else: { $if: { has: 'amountRemaining' }, $then: 'paid' },
      },
    },
    currency: ['currency.refName', 'currency.symbol'],
    references: [
      { kind: 'purchase-order', value: 'otherRefNum' },
      { kind: 'sales-order', value: 'createdFrom.refName' },
      { kind: 'salesperson', value: 'salesRep.refName' },
      { kind: 'shipping-method', value: 'shipMethod.refName' },
    ],
    // The first line of an address is its name.
    buyer: {
      name: [{ $from: 'billAddress', $line: 0 }, 'entity.refName'],
      address: { lines: { $lines: 'billAddress', $after: 1 } },
      email: 'email',
      identifiers: { scheme: { $const: 'vat' }, value: 'vatRegNum' },
    },
    delivery: {
      to: {
        name: { $from: 'shipAddress', $line: 0 },
        address: { lines: { $lines: 'shipAddress', $after: 1 } },
      },
      date: 'shipDate',
    },
    lines: {
      $each: 'item.items',
      name: ['description', 'item.refName'],
      quantity: 'quantity',
      unit: 'units.refName',
      unitPrice: 'rate',
      taxRate: 'taxRate1',
      amount: 'amount',
    },
    allowances: { kind: 'discount', amount: 'discountTotal', reason: 'discountItem.refName' },
    charges: [
      { kind: 'shipping', amount: 'shippingCost' },
      { kind: 'handling', amount: 'handlingCost' },
    ],
    totals: {
      lines: 'subtotal',
      tax: 'taxTotal',
      gross: 'total',
      prepaid: {
        $if: { has: 'amountRemaining' },
        $then: { $sum: ['total'], $minus: ['amountRemaining'] },
      },
      payable: 'amountRemaining',
    },
    paymentTerms: 'terms.refName',
    notes: ['message', 'memo'],
  },
};
