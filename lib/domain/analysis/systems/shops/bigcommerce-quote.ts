import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['companyAddress', 'address', 'apartment'],
  city: ['companyCity', 'city'],
  region: ['companyState', 'state'],
  postalCode: ['companyZipCode', 'zipCode'],
  country: ['companyCountry', 'country'],
});

export const bigcommerceQuote: SystemMapping = {
  id: 'bigcommerce-quote',
  name: 'BigCommerce B2B Edition: quote',
  type: 'quote',
  recognise: { has: ['quoteNumber', 'productsList', 'grandTotal', 'currency.currencyCode'] },
  fields: {
    kind: 'quote',
    number: 'quoteNumber',
    subject: 'quoteTitle',
    issueDate: 'createdAt',
    validUntil: 'expiredAt',
    currency: 'currency.currencyCode',
    references: [
      { kind: 'salesperson', value: 'salesRepInfo.salesRepName' },
      { kind: 'purchase-order', value: 'referenceNumber' },
    ],
    buyer: {
      name: ['companyInfo.companyName', 'contactInfo.companyName', 'contactInfo.name'],
      contact: 'contactInfo.name',
      email: 'contactInfo.email',
      phone: ['contactInfo.phoneNumber', 'companyInfo.phoneNumber'],
      address: address('billingAddress', 'companyInfo'),
    },
    delivery: {
      to: {
        name: { $join: ['shippingAddress.firstName', 'shippingAddress.lastName'] },
        address: address('shippingAddress'),
      },
    },
    lines: {
      $each: 'productsList',
      name: 'productName',
      details: {
        $all: 'options',
        $item: { $join: ['optionName', 'optionValue'], $with: ': ' },
      },
      sku: 'sku',
      quantity: 'quantity',
      unitPrice: 'basePrice',
      amount: { $from: 'basePrice', $times: 'quantity' },
    },
    allowances: { kind: 'discount', amount: 'discount' },
    charges: {
      kind: 'shipping',
      amount: 'shippingTotal',
      reason: 'shippingMethod.description',
    },
    totals: { lines: 'subtotal', tax: 'taxTotal', gross: 'grandTotal' },
    notes: 'notes',
    terms: 'legalTerms',
  },
};
