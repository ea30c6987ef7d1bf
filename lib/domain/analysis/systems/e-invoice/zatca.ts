import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { ublFields } from './ubl-invoice.ts';
import { ublParty } from './ubl-parts.ts';

const party = (at: string) => ({
  ...ublParty(at),
  identifiers: [
    { scheme: { $const: 'vat' }, value: `${at}.PartyTaxScheme.CompanyID` },
    {
      $each: `${at}.PartyIdentification`,
      scheme: {
        $from: 'ID.schemeID',
        $in: { CRN: 'registration', NAT: 'tax', TIN: 'tax', '700': 'registration' },
      },
      value: 'ID',
    },
  ],
});

export const zatca: SystemMapping = {
  id: 'zatca',
  name: 'ZATCA (Saudi Arabia): tax invoice',
  type: 'invoice',
  recognise: {
    has: ['AccountingSupplierParty', 'LegalMonetaryTotal'],
    contains: { ProfileID: 'reporting:1' },
  },
  xml: true,
  fields: {
    ...ublFields,
    title: {
      $if: { equals: { InvoiceTypeCode: '388' } },
      $then: {
        $if: { contains: { 'InvoiceTypeCode.name': '02' } },
        $then: { $const: 'فاتورة ضريبية مبسطة' },
        $else: { $const: 'فاتورة ضريبية' },
      },
    },
    issueDate: { $join: ['IssueDate', 'IssueTime'], $with: 'T' },
    language: { $const: 'ar-SA-u-ca-gregory-nu-latn' },
    seller: party('AccountingSupplierParty.Party'),
    buyer: party('AccountingCustomerParty.Party'),
    taxes: [
      {
        $each: 'TaxTotal[].TaxSubtotal',
        category: 'TaxCategory.ID',
        rate: 'TaxCategory.Percent',
        base: 'TaxableAmount',
        amount: 'TaxAmount',
        exemptionReason: 'TaxCategory.TaxExemptionReason',
      },
    ],
    fiscalCode: {
      content: {
        $if: { equals: { 'AdditionalDocumentReference[0].ID': 'QR' } },
        $then: 'AdditionalDocumentReference[0].Attachment.EmbeddedDocumentBinaryObject',
        $else: {
          $if: { equals: { 'AdditionalDocumentReference[1].ID': 'QR' } },
          $then: 'AdditionalDocumentReference[1].Attachment.EmbeddedDocumentBinaryObject',
          $else: {
            $if: { equals: { 'AdditionalDocumentReference[2].ID': 'QR' } },
            $then: 'AdditionalDocumentReference[2].Attachment.EmbeddedDocumentBinaryObject',
          },
        },
      },
    },
    notes: [{ $all: 'PaymentMeans.InstructionNote' }, { $all: 'Note' }],
  },
};
