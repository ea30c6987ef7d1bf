import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const billComInvoice: SystemMapping = {
  id: 'bill-com-invoice',
  name: 'BILL (Bill.com): customer invoice',
  type: 'invoice',
  recognise: {
    equals: { entity: 'Invoice' },
    has: ['invoiceLineItems', 'amountDue', 'customerId'],
  },
  fields: {
    kind: 'invoice',
    number: 'invoiceNumber',
    issueDate: 'invoiceDate',
    dueDate: 'dueDate',
    status: {
      $from: 'paymentStatus',
      $in: { 0: 'paid', 1: 'open', 2: 'partially-paid', 4: 'open' },
    },
    currency: ['localCurrency', { $from: 'customer.billAddressCountry', $as: 'country-currency' }],
    references: [
      { kind: 'purchase-order', value: 'poNumber' },
      { kind: 'salesperson', value: 'salesRep' },
      { kind: 'shipping-method', value: 'shipMethod' },
    ],
    buyer: {
      name: ['customer.companyName', 'customer.name'],
      contact: { $join: ['customer.contactFirstName', 'customer.contactLastName'] },
      email: 'customer.email',
      phone: 'customer.phone',
      address: {
        lines: ['customer.billAddress1', 'customer.billAddress2', 'customer.billAddress3'],
        city: 'customer.billAddressCity',
        region: 'customer.billAddressState',
        postalCode: 'customer.billAddressZip',
        country: { $from: 'customer.billAddressCountry', $as: 'country' },
      },
    },
    delivery: { date: 'shipDate' },
    lines: {
      $each: 'invoiceLineItems',
      name: 'description',
      quantity: 'quantity',
      unitPrice: 'price',
      amount: 'amount',
      date: 'serviceDate',
    },
    taxes: { rate: 'salesTaxPercentage', amount: 'salesTaxTotal' },
    totals: {
      gross: 'amount',
      prepaid: { $sum: ['amount'], $minus: ['amountDue'] },
      payable: 'amountDue',
    },
    paymentTerms: 'terms',
    notes: 'description',
  },
};
