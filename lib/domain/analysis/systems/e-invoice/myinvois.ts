import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { ublFields } from './ubl-invoice.ts';
import { ublParty } from './ubl-parts.ts';

const STATES = {
  '01': 'Johor',
  '02': 'Kedah',
  '03': 'Kelantan',
  '04': 'Melaka',
  '05': 'Negeri Sembilan',
  '06': 'Pahang',
  '07': 'Pulau Pinang',
  '08': 'Perak',
  '09': 'Perlis',
  '10': 'Selangor',
  '11': 'Terengganu',
  '12': 'Sabah',
  '13': 'Sarawak',
  '14': 'Kuala Lumpur',
  '15': 'Labuan',
  '16': 'Putrajaya',
} as const;

const party = (at: string) => ({
  ...ublParty(at),
  address: {
    lines: [{ $all: `${at}.PostalAddress.AddressLine[].Line` }],
    city: `${at}.PostalAddress.CityName`,
    postalCode: `${at}.PostalAddress.PostalZone`,
    region: { $from: `${at}.PostalAddress.CountrySubentityCode`, $in: STATES },
    country: { $from: `${at}.PostalAddress.Country.IdentificationCode`, $as: 'country' as const },
  },
  identifiers: [
    {
      $each: `${at}.PartyIdentification`,
      $where: { not: { equals: { ID: ['NA', 'TTX'] } } },
      scheme: {
        $from: 'ID.schemeID',
        $in: { TIN: 'TIN', BRN: 'BRN', NRIC: 'NRIC', SST: 'SST', PASSPORT: 'Passport' },
      },
      value: 'ID',
    },
  ],
});

export const myinvois: SystemMapping = {
  id: 'myinvois',
  name: 'MyInvois (Malaysia): e-invoice',
  type: 'invoice',
  recognise: {
    has: [
      'AccountingSupplierParty',
      'AccountingCustomerParty',
      'AccountingSupplierParty.Party.IndustryClassificationCode',
    ],
    equals: { InvoiceTypeCode: ['01', '02', '03', '04', '11', '12', '13', '14'] },
  },
  xml: true,
  fields: {
    ...ublFields,
    kind: {
      $from: 'InvoiceTypeCode',
      $in: {
        '01': 'invoice',
        '02': 'credit-note',
        '03': 'debit-note',
        '04': 'refund',
        '11': 'self-billed-invoice',
        '12': 'credit-note',
        '13': 'debit-note',
        '14': 'refund',
      },
    },
    language: { $const: 'en-MY' },
    seller: party('AccountingSupplierParty.Party'),
    buyer: party('AccountingCustomerParty.Party'),
    taxes: [
      {
        $each: 'TaxTotal[].TaxSubtotal',
        name: {
          $from: 'TaxCategory.ID',
          $in: {
            '01': 'Sales tax',
            '02': 'Service tax',
            '03': 'Tourism tax',
            '04': 'High-value goods tax',
            '05': 'Sales tax on low value goods',
            E: 'Tax exempt',
          },
        },
        rate: ['Percent', 'TaxCategory.Percent'],
        base: 'TaxableAmount',
        amount: 'TaxAmount',
        exemptionReason: 'TaxCategory.TaxExemptionReason',
      },
    ],
    paymentMeans: [
      {
        $each: 'PaymentMeans',
        code: {
          $from: 'PaymentMeansCode',
          $in: { '01': '10', '02': '20', '03': '30', '04': '54', '05': '55', '06': '68' },
        },
        accountNumber: 'PayeeFinancialAccount.ID',
        reference: 'PaymentID',
      },
    ],
  },
};
