import type { Address } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

/** "BillingStreet" stands flat in the record; the street has its lines in one text. */
const address = (prefix: string): Fillings<Address> => ({
  lines: { $lines: `${prefix}Street` },
  city: `${prefix}City`,
  region: [`${prefix}StateCode`, `${prefix}State`],
  postalCode: `${prefix}PostalCode`,
  country: { $from: [`${prefix}CountryCode`, `${prefix}Country`], $as: 'country' },
});

export const salesforceQuote: SystemMapping = {
  id: 'salesforce-quote',
  name: 'Salesforce: quote with its line items',
  type: 'quote',
  recognise: { has: ['QuoteNumber', 'QuoteLineItems.records', 'GrandTotal'] },
  fields: {
    kind: 'quote',
    subject: 'Name',
    number: 'QuoteNumber',
    issueDate: 'CreatedDate',
    validUntil: 'ExpirationDate',
    status: {
      $from: 'Status',
      $in: {
        Draft: 'draft',
        'In Review': 'draft',
        Presented: 'open',
        Accepted: 'accepted',
        Rejected: 'declined',
        Denied: 'declined',
      },
    },
    currency: ['CurrencyIsoCode', { $from: 'BillingCountry', $as: 'country-currency' }],
    references: { kind: 'salesperson', value: 'Owner.Name' },
    buyer: {
      name: ['Account.Name', 'BillingName', 'QuoteToName'],
      contact: 'Contact.Name',
      email: ['Email', 'Contact.Email'],
      phone: ['Phone', 'Contact.Phone'],
      address: [address('Billing'), address('QuoteTo')],
    },
    delivery: { to: { name: 'ShippingName', address: address('Shipping') } },
    lines: {
      $each: 'QuoteLineItems.records',
      name: ['Product2.Name', 'PricebookEntry.Product2.Name', 'Description'],
      description: { $if: { has: 'Product2.Name' }, $then: 'Description' },
      sku: ['Product2.ProductCode', 'PricebookEntry.Product2.ProductCode'],
      quantity: 'Quantity',
      unitPrice: 'UnitPrice',
      adjustments: { kind: 'discount', percent: 'Discount' },
      amount: 'TotalPrice',
      date: 'ServiceDate',
    },
    charges: { kind: 'shipping', amount: 'ShippingHandling' },
    totals: { lines: 'TotalPrice', tax: 'Tax', gross: 'GrandTotal' },
    notes: 'Description',
  },
};
