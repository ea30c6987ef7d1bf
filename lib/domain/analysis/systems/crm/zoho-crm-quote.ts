import type { Address } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const address = (prefix: string): Fillings<Address> => ({
  lines: { $lines: `${prefix}_Street` },
  city: `${prefix}_City`,
  region: `${prefix}_State`,
  postalCode: `${prefix}_Code`,
  country: { $from: `${prefix}_Country`, $as: 'country' },
});

/** Of the old API, and of the newer one. */
const ITEMS = ['Quoted_Items', 'Product_Details'];

export const zohoCrmQuote: SystemMapping = {
  id: 'zoho-crm-quote',
  name: 'Zoho CRM: quote',
  type: 'quote',
  recognise: { has: ['Quote_Stage', 'Grand_Total', 'Subject', 'Owner'] },
  fields: {
    kind: 'quote',
    subject: 'Subject',
    number: ['Quote_No', 'Quote_Number'],
    issueDate: 'Created_Time',
    validUntil: 'Valid_Till',
    status: {
      $from: 'Quote_Stage',
      $in: {
        Draft: 'draft',
        Negotiation: 'open',
        Delivered: 'open',
        Confirmed: 'accepted',
        'Closed Won': 'accepted',
        'Closed Lost': 'declined',
      },
    },
    currency: [
      'Currency',
      '$currency_symbol',
      { $from: 'Billing_Country', $as: 'country-currency' },
    ],
    references: [
      { kind: 'salesperson', value: 'Owner.name' },
      { kind: 'shipping-method', value: 'Carrier' },
    ],
    buyer: {
      name: ['Account_Name.name', 'Contact_Name.name'],
      contact: 'Contact_Name.name',
      address: address('Billing'),
    },
    delivery: { to: { address: address('Shipping') } },
    lines: {
      $each: ITEMS,
      name: ['Product_Name.name', 'product.name'],
      description: ['Description', 'product_description'],
      sku: ['Product_Name.Product_Code', 'product.Product_Code'],
      quantity: ['Quantity', 'quantity'],
      unitPrice: ['List_Price', 'list_price'],
      adjustments: { kind: 'discount', amount: ['Discount', 'discount'] },
      amount: ['Total_After_Discount', 'total_after_discount', 'Total', 'total'],
    },
    allowances: { kind: 'discount', amount: 'Discount' },
    totals: {
      lines: 'Sub_Total',
      tax: 'Tax',
      rounding: 'Adjustment',
      gross: { $sum: ['Grand_Total'], $minus: ['Adjustment'] },
    },
    notes: 'Description',
    terms: 'Terms_and_Conditions',
  },
};
