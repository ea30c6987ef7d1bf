import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { ublFields } from './ubl-invoice.ts';
import { ublParty } from './ubl-parts.ts';

const EXTENSIONS = 'UBLExtensions.UBLExtension.ExtensionContent.DianExtensions';

const party = (at: string) => ({
  ...ublParty(at),
  name: [
    `${at}.PartyTaxScheme.RegistrationName`,
    `${at}.PartyLegalEntity.RegistrationName`,
    `${at}.PartyName.Name`,
  ],
  address: {
    lines: [`${at}.PhysicalLocation.Address.AddressLine.Line`],
    city: `${at}.PhysicalLocation.Address.CityName`,
    region: `${at}.PhysicalLocation.Address.CountrySubentity`,
    country: `${at}.PhysicalLocation.Address.Country.IdentificationCode`,
  },
  identifiers: [
    {
      scheme: {
        $from: `${at}.PartyTaxScheme.CompanyID.schemeName`,
        $in: { '13': 'C.C.', '22': 'C.E.', '31': 'NIT', '41': 'Pasaporte' },
      },
      value: {
        $join: [
          `${at}.PartyTaxScheme.CompanyID`,
          {
            $if: { equals: { [`${at}.PartyTaxScheme.CompanyID.schemeName`]: '31' } },
            $then: `${at}.PartyTaxScheme.CompanyID.schemeID`,
          },
        ],
        $with: '-',
      },
    },
  ],
  remarks: [
    {
      $from: `${at}.PartyTaxScheme.TaxLevelCode.listName`,
      $in: { '48': 'Responsable de IVA', '49': 'No responsable de IVA' },
    },
  ],
});

export const dian: SystemMapping = {
  id: 'dian',
  name: 'DIAN (Colombia): factura electrónica de venta',
  type: 'invoice',
  recognise: {
    has: ['AccountingSupplierParty', 'AccountingCustomerParty'],
    contains: { ProfileID: 'DIAN' },
  },
  xml: true,
  fields: {
    ...ublFields,
    kind: {
      $from: ['InvoiceTypeCode', 'CreditNoteTypeCode'],
      $in: { '01': 'invoice', '02': 'invoice', '91': 'credit-note', '92': 'debit-note' },
      $else: { $if: { has: 'CreditNoteLine' }, $then: 'credit-note', $else: 'invoice' },
    },
    title: {
      $from: 'InvoiceTypeCode',
      $in: { '01': 'Factura electrónica de venta', '02': 'Factura electrónica de exportación' },
    },
    language: { $const: 'es-CO' },
    seller: party('AccountingSupplierParty.Party'),
    buyer: party('AccountingCustomerParty.Party'),
    paymentMeans: [
      {
        $each: 'PaymentMeans',
        code: {
          $from: 'PaymentMeansCode',
          $in: { '10': '10', '20': '20', '42': '42', '47': '30', '48': '54', '49': '55' },
        },
      },
    ],
    paymentTerms: {
      $from: 'PaymentMeans.ID',
      $in: { '1': 'Contado', '2': 'Crédito' },
    },
    // What the buyer withholds is stated and not taken off in the data.
    totals: {
      ...ublFields.totals,
      payable: {
        $sum: ['LegalMonetaryTotal.PayableAmount'],
        $minus: ['WithholdingTaxTotal[].TaxAmount'],
      },
    },
    fiscalCode: { content: `${EXTENSIONS}.QRCode` },
    notes: [
      { $all: 'Note' },
      {
        $if: { has: 'UUID' },
        $then: { $join: [{ $const: 'CUFE:' }, 'UUID'] },
      },
      {
        $join: [
          { $const: 'Resolución de facturación DIAN N.º' },
          `${EXTENSIONS}.InvoiceControl.InvoiceAuthorization`,
          {
            $join: [
              { $const: 'vigente del' },
              `${EXTENSIONS}.InvoiceControl.AuthorizationPeriod.StartDate`,
              { $const: 'al' },
              `${EXTENSIONS}.InvoiceControl.AuthorizationPeriod.EndDate`,
            ],
          },
          {
            $join: [
              { $const: 'numeración' },
              `${EXTENSIONS}.InvoiceControl.AuthorizedInvoices.Prefix`,
              `${EXTENSIONS}.InvoiceControl.AuthorizedInvoices.From`,
              { $const: 'a' },
              `${EXTENSIONS}.InvoiceControl.AuthorizedInvoices.To`,
            ],
          },
        ],
      },
    ],
  },
};
