import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  region: ['state', 'county'],
  postalCode: 'zipCode',
  country: 'country',
});

export const zuoraInvoice: SystemMapping = {
  id: 'zuora-invoice',
  name: 'Zuora: invoice with its items',
  type: 'invoice',
  recognise: { has: ['invoiceNumber', 'accountNumber', 'invoiceItems.chargeAmount', 'balance'] },
  fields: {
    kind: 'invoice',
    number: 'invoiceNumber',
    issueDate: 'invoiceDate',
    dueDate: 'dueDate',
    status: {
      $from: 'status',
      $in: { Draft: 'draft', Canceled: 'void', Reversed: 'void' },
      $else: {
        $if: { nonzero: 'balance' },
        $then: 'open',
        $else: { $if: { nonzero: 'amount' }, $then: 'paid', $else: 'open' },
      },
    },
    currency: ['currency', { $from: 'billToContact.country', $as: 'country-currency' }],
    references: [
      { kind: 'account', value: 'accountNumber' },
      { kind: 'purchase-order', value: ['poNumber', 'purchaseOrderNumber'] },
    ],
    buyer: {
      name: 'accountName',
      contact: { $join: ['billToContact.firstName', 'billToContact.lastName'] },
      email: ['billToContact.workEmail', 'billToContact.personalEmail'],
      phone: 'billToContact.workPhone',
      address: address('billToContact'),
    },
    delivery: {
      to: {
        contact: { $join: ['soldToContact.firstName', 'soldToContact.lastName'] },
        address: address('soldToContact'),
      },
    },
    lines: {
      $each: 'invoiceItems',
      name: 'chargeName',
      description: ['chargeDescription', 'productName'],
      sku: 'sku',
      quantity: 'quantity',
      unit: 'unitOfMeasure',
      unitPrice: 'unitPrice',
      taxAmount: 'taxAmount',
      amount: 'chargeAmount',
      period: { start: 'serviceStartDate', end: 'serviceEndDate' },
    },
    taxes: {
      $each: ['invoiceItems[].taxationItems.data[]', 'invoiceItems[].taxationItems[]'],
      name: 'name',
      rate: { $from: 'taxRate', $times: '100' },
      amount: 'taxAmount',
    },
    totals: {
      net: 'amountWithoutTax',
      tax: 'taxAmount',
      gross: 'amount',
      prepaid: { $sum: ['amount'], $minus: ['balance'] },
      payable: 'balance',
    },
    paymentTerms: 'paymentTerm',
    notes: 'comments',
  },
};
