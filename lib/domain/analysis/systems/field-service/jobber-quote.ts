import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['street1', 'street2', 'street'],
  city: 'city',
  region: 'province',
  postalCode: 'postalCode',
  country: 'country',
});

export const jobberQuote: SystemMapping = {
  id: 'jobber-quote',
  name: 'Jobber: quote',
  type: 'quote',
  recognise: { has: ['quoteNumber', 'quoteStatus', 'client.name', 'lineItems'] },
  fields: {
    kind: 'quote',
    subject: 'title',
    number: 'quoteNumber',
    issueDate: ['sentAt', 'createdAt'],
    status: {
      $from: 'quoteStatus',
      $in: {
        DRAFT: 'draft',
        AWAITING_RESPONSE: 'open',
        CHANGES_REQUESTED: 'open',
        APPROVED: 'accepted',
        CONVERTED: 'accepted',
        ARCHIVED: 'void',
      },
    },
    currency: [
      '^.account.currency',
      {
        $from: ['property.address.country', 'client.billingAddress.country'],
        $as: 'country-currency',
      },
    ],
    references: { kind: 'salesperson', value: 'salesperson.name.full' },
    seller: { name: '^.account.name', phone: '^.account.phone' },
    buyer: {
      name: ['client.companyName', 'client.name'],
      contact: { $if: { has: 'client.companyName' }, $then: 'client.name' },
      email: 'client.emails.address',
      phone: 'client.phones.number',
      address: [address('client.billingAddress'), address('property.address')],
    },
    introduction: 'message',
    lines: {
      $each: ['lineItems.nodes', 'lineItems.edges[].node', 'lineItems'],
      name: 'name',
      description: 'description',
      quantity: 'quantity',
      unitPrice: 'unitPrice',
      amount: 'totalPrice',
      optional: { $when: { equals: { optional: true }, not: { equals: { selected: true } } } },
    },
    allowances: { kind: 'discount', amount: 'amounts.discountAmount' },
    taxes: {
      name: 'property.taxRate.name',
      rate: ['taxDetails.totalTaxRate', 'property.taxRate.tax'],
      amount: 'amounts.taxAmount',
    },
    deposit: {
      reason: { $const: 'Deposit required' },
      amount: { $if: { nonzero: 'amounts.depositAmount' }, $then: 'amounts.depositAmount' },
    },
    totals: {
      lines: 'amounts.subtotal',
      tax: 'amounts.taxAmount',
      gross: 'amounts.total',
    },
    terms: 'contractDisclaimer',
    details: {
      $each: 'customFields',
      label: 'label',
      value: ['valueText', 'valueDropdown', 'valueNumeric', 'valueArea', 'valueLink.text'],
    },
  },
};
