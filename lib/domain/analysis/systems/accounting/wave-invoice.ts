import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['addressLine1', 'addressLine2'],
  city: 'city',
  region: 'province.name',
  postalCode: 'postalCode',
  country: ['country.code', 'country.name'],
});

export const waveInvoice: SystemMapping = {
  id: 'wave-invoice',
  name: 'Wave: invoice',
  type: 'invoice',
  recognise: { has: ['invoiceNumber', 'amountDue.currency', 'customer', 'items.product'] },
  fields: {
    kind: 'invoice',
    title: 'title',
    subject: 'subhead',
    number: 'invoiceNumber',
    issueDate: 'invoiceDate',
    dueDate: 'dueDate',
    status: {
      $from: 'status',
      $in: {
        DRAFT: 'draft',
        SAVED: 'open',
        SENT: 'open',
        VIEWED: 'open',
        UNPAID: 'open',
        PARTIAL: 'partially-paid',
        PAID: 'paid',
        OVERPAID: 'paid',
        OVERDUE: 'overdue',
      },
    },
    currency: ['currency.code', 'amountDue.currency.code', 'total.currency.code'],
    references: { kind: 'purchase-order', value: 'poNumber' },
    seller: {
      name: 'business.name',
      phone: 'business.phone',
      website: 'business.website',
      address: address('business.address'),
    },
    buyer: {
      name: 'customer.name',
      contact: { $join: ['customer.firstName', 'customer.lastName'] },
      email: 'customer.email',
      phone: 'customer.phone',
      address: address('customer.address'),
    },
    lines: {
      $each: 'items',
      name: ['product.name', 'description'],
      description: { $if: { has: 'product.name' }, $then: 'description' },
      quantity: 'quantity',
      unitPrice: ['price', 'unitPrice'],
      amount: 'subtotal',
    },
    allowances: { kind: 'discount', amount: 'discountTotal' },
    taxes: {
      $each: 'items[].taxes[]',
      name: ['salesTax.abbreviation', 'salesTax.name'],
      rate: { $from: ['rate', 'salesTax.rate'], $times: '100' },
      amount: 'amount',
    },
    totals: {
      lines: 'subtotal',
      tax: 'taxTotal',
      gross: 'total',
      prepaid: ['amountPaid', { $sum: ['total'], $minus: ['amountDue'] }],
      payable: 'amountDue',
    },
    paymentUrl: { $if: { nonzero: 'amountDue' }, $then: 'viewUrl' },
    notes: 'memo',
    footer: 'footer',
  },
};
