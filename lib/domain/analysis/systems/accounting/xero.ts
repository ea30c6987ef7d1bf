import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['AddressLine1', 'AddressLine2', 'AddressLine3', 'AddressLine4'],
  city: 'City',
  region: 'Region',
  postalCode: 'PostalCode',
  country: 'Country',
})('');

const addressOf = (type: string) =>
  ({ $each: 'Contact.Addresses', $where: { equals: { AddressType: type } }, ...address }) as const;

const ORGANISATION = ['^.Organisation', '^.Organisations', '^.organisation', '^.organization'];

/** The record of the account's own organisation, which callers fetch and add to a document. */
const seller = {
  $each: ORGANISATION,
  $where: { has: 'OrganisationID' },
  name: ['LegalName', 'Name'],
  tradingName: 'Name',
  address: ['POBOX', 'STREET'].map((type) => ({
    $each: 'Addresses',
    $where: { equals: { AddressType: type } },
    ...address,
  })),
  identifiers: [
    {
      // Each edition calls the number by the country's own name.
      scheme: [
        { $from: 'Version', $in: { NZ: 'GST number', AU: 'ABN', UK: 'vat', ZA: 'vat' } },
        { $const: 'tax' },
      ],
      value: 'TaxNumber',
    },
    {
      scheme: [{ $from: 'Version', $in: { NZ: 'NZBN' } }, { $const: 'registration' }],
      value: 'RegistrationNumber',
    },
  ],
  phone: {
    $find: 'Phones',
    $where: { has: 'PhoneNumber', not: { equals: { PhoneType: 'FAX' } } },
    $take: { $join: ['PhoneAreaCode', 'PhoneNumber'] },
  },
  website: {
    $find: 'ExternalLinks',
    $where: { equals: { LinkType: 'Website' } },
    $take: 'Url',
  },
} satisfies Commercial['seller'];

/** What a customer's tax number is called in its country, which people write in either way. */
const TAX_NUMBERS = {
  NZ: 'GST number',
  'New Zealand': 'GST number',
  AU: 'ABN',
  Australia: 'ABN',
  UK: 'vat',
  GB: 'vat',
  'United Kingdom': 'vat',
};

/** What tax is called by the edition of the account, else where its money is paid with. */
const TAXES = {
  ...{ NZ: 'GST', AU: 'GST', SG: 'GST', UK: 'VAT', ZA: 'VAT' },
  ...{ NZD: 'GST', AUD: 'GST', SGD: 'GST', GBP: 'VAT', ZAR: 'VAT' },
};

/** What invoices, credit notes and quotes have in common. */
const common = {
  currency: 'CurrencyCode',
  seller,
  issueDate: ['DateString', 'Date'],
  buyer: {
    name: 'Contact.Name',
    contact: [
      'Contact.Addresses[].AttentionTo',
      { $join: ['Contact.FirstName', 'Contact.LastName'] },
    ],
    email: 'Contact.EmailAddress',
    // Xero's own documents are addressed to the postal address.
    address: [addressOf('POBOX'), addressOf('STREET')],
    identifiers: [
      {
        scheme: [{ $from: 'Contact.Addresses[].Country', $in: TAX_NUMBERS }, { $const: 'tax' }],
        value: 'Contact.TaxNumber',
      },
      { scheme: { $const: 'registration' }, value: 'Contact.CompanyNumber' },
    ],
  },
  pricesInclude: {
    $from: 'LineAmountTypes',
    $in: { Inclusive: 'gross', Exclusive: 'net', NoTax: 'net' },
  },
  lines: {
    $each: 'LineItems',
    name: ['Description', 'Item.Name'],
    sku: 'ItemCode',
    quantity: 'Quantity',
    unitPrice: 'UnitAmount',
    adjustments: { kind: 'discount', amount: 'DiscountAmount', percent: 'DiscountRate' },
    amount: 'LineAmount',
  },
  taxes: {
    $where: { has: 'TotalTax' },
    name: {
      $from: [...ORGANISATION.map((place) => `${place}.Version`), 'CurrencyCode'],
      $in: TAXES,
    },
    amount: 'TotalTax',
  },
  totals: { net: 'SubTotal', tax: 'TotalTax', gross: 'Total' },
} satisfies Commercial;

const references = [{ kind: 'reference', value: 'Reference' }] as const;

export const xeroInvoice: SystemMapping = {
  id: 'xero-invoice',
  name: 'Xero: invoice',
  type: 'invoice',
  recognise: {
    equals: { Type: 'ACCREC' },
    has: ['InvoiceNumber', 'LineItems', 'Contact.Name', 'Total'],
  },
  fields: {
    kind: 'invoice',
    ...common,
    number: 'InvoiceNumber',
    dueDate: ['DueDateString', 'DueDate'],
    paidDate: { $if: { equals: { Status: 'PAID' } }, $then: 'FullyPaidOnDate' },
    status: {
      $from: 'Status',
      $in: { DRAFT: 'draft', SUBMITTED: 'draft', PAID: 'paid', VOIDED: 'void', DELETED: 'void' },
      $else: { $if: { nonzero: 'AmountPaid' }, $then: 'partially-paid', $else: 'open' },
    },
    references,
    totals: {
      ...common.totals,
      prepaid: { $sum: ['AmountPaid', 'AmountCredited'] },
      payable: 'AmountDue',
    },
    payments: {
      $each: 'Payments',
      method: 'Account.Name',
      reference: 'Reference',
      amount: 'Amount',
      date: 'Date',
    },
    onlineUrl: 'Url',
  },
};

export const xeroCreditNote: SystemMapping = {
  id: 'xero-credit-note',
  name: 'Xero: credit note',
  type: 'invoice',
  recognise: {
    equals: { Type: 'ACCRECCREDIT' },
    has: ['CreditNoteNumber', 'LineItems', 'Contact.Name', 'Total'],
  },
  fields: {
    kind: 'credit-note',
    ...common,
    number: 'CreditNoteNumber',
    status: { $from: 'Status', $in: { DRAFT: 'draft', SUBMITTED: 'draft', VOIDED: 'void' } },
    totals: {
      ...common.totals,
      prepaid: {
        $if: { has: 'RemainingCredit' },
        // What was paid back; the invoices that the rest was set against follow one by one.
        $then: { $sum: ['Total'], $minus: ['RemainingCredit', 'Allocations[].Amount'] },
      },
      payable: 'RemainingCredit',
    },
    references,
    deductions: {
      $each: 'Allocations',
      $where: { not: { equals: { IsDeleted: true } } },
      reason: { $const: 'Applied to' },
      reference: 'Invoice.InvoiceNumber',
      date: 'Date',
      amount: 'Amount',
    },
  },
};

export const xeroQuote: SystemMapping = {
  id: 'xero-quote',
  name: 'Xero: quote',
  type: 'quote',
  recognise: { has: ['QuoteNumber', 'LineItems', 'Contact.Name', 'LineAmountTypes', 'Total'] },
  fields: {
    kind: 'quote',
    ...common,
    number: 'QuoteNumber',
    subject: 'Title',
    validUntil: ['ExpiryDateString', 'ExpiryDate'],
    status: {
      $from: 'Status',
      $in: { DRAFT: 'draft', SENT: 'open', ACCEPTED: 'accepted', DECLINED: 'declined' },
    },
    references,
    notes: 'Summary',
    terms: 'Terms',
  },
};
