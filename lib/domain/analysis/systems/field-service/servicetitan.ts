import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street', 'unit'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: 'country',
});

export const servicetitanInvoice: SystemMapping = {
  id: 'servicetitan-invoice',
  name: 'ServiceTitan: invoice',
  type: 'invoice',
  recognise: { has: ['syncStatus', 'customerAddress', 'items.skuName', 'balance', 'invoiceDate'] },
  fields: {
    kind: 'invoice',
    number: ['referenceNumber', 'id'],
    issueDate: 'invoiceDate',
    dueDate: 'dueDate',
    status: {
      $if: { nonzero: 'balance' },
      $then: 'open',
      $else: { $if: { nonzero: 'total' }, $then: 'paid' },
    },
    currency: { $from: 'customerAddress.country', $as: 'country-currency' },
    references: [
      { kind: 'project', value: ['job.number', 'jobNumber'] },
      { kind: 'purchase-order', value: 'customerPo' },
    ],
    seller: { name: '^.tenant.name' },
    buyer: { name: 'customer.name', address: address('customerAddress') },
    delivery: { to: { name: 'location.name', address: address('locationAddress') } },
    lines: {
      $each: 'items',
      name: ['displayName', 'description'],
      quantity: 'quantity',
      unitPrice: 'price',
      amount: 'total',
    },
    taxes: {
      name: 'salesTaxCode.name',
      rate: { $from: 'salesTaxCode.taxRate', $times: '100' },
      amount: 'salesTax',
    },
    totals: {
      lines: 'subTotal',
      gross: 'total',
      prepaid: { $sum: ['total'], $minus: ['balance'] },
      payable: 'balance',
    },
    paymentTerms: 'termName',
    notes: 'summary',
  },
};

export const servicetitanEstimate: SystemMapping = {
  id: 'servicetitan-estimate',
  name: 'ServiceTitan: estimate',
  type: 'quote',
  recognise: { has: ['jobNumber', 'items.sku.displayName', 'status.name', 'subtotal'] },
  fields: {
    kind: 'estimate',
    subject: 'name',
    number: 'id',
    issueDate: 'createdOn',
    status: {
      $from: 'status.name',
      $in: { Open: 'open', Sold: 'accepted', Dismissed: 'declined' },
    },
    currency: [
      { $from: 'customerAddress.country', $as: 'country-currency' },
      // ServiceTitan is at home in the United States.
      { $const: 'USD' },
    ],
    references: { kind: 'project', value: 'jobNumber' },
    lines: {
      $each: 'items',
      name: ['sku.displayName', 'sku.name'],
      description: 'description',
      quantity: 'qty',
      unitPrice: 'unitRate',
      amount: 'total',
      group: 'itemGroupName',
    },
    totals: { lines: 'subtotal', tax: 'tax', gross: { $sum: ['subtotal', 'tax'] } },
    notes: 'summary',
  },
};
