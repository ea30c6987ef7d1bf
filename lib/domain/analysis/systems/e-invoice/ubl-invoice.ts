import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { CHARGE_KINDS, DOCUMENT_TYPES, homeLanguage, ublAddress, ublParty } from './ubl-parts.ts';

type InvoiceMapping = Extract<SystemMapping, { readonly type: 'invoice' }>;

/** What all invoices and credit notes of UBL 2.1 have, so that a national use states only what is its own. */
export const ublFields: InvoiceMapping['fields'] = {
  kind: {
    $from: ['InvoiceTypeCode', 'CreditNoteTypeCode'],
    $in: DOCUMENT_TYPES,
    $else: {
      $if: { has: 'CreditNoteLine' },
      $then: 'credit-note',
      $else: { $if: { has: 'DebitNoteLine' }, $then: 'debit-note', $else: 'invoice' },
    },
  },
  number: 'ID',
  issueDate: 'IssueDate',
  dueDate: ['DueDate', 'PaymentMeans.PaymentDueDate', 'PaymentTerms.PaymentDueDate'],
  period: { start: 'InvoicePeriod.StartDate', end: 'InvoicePeriod.EndDate' },
  currency: 'DocumentCurrencyCode',
  language: homeLanguage(
    'AccountingSupplierParty.Party.PostalAddress.Country.IdentificationCode',
    'AccountingCustomerParty.Party.PostalAddress.Country.IdentificationCode',
  ),
  seller: ublParty('AccountingSupplierParty.Party'),
  buyer: ublParty('AccountingCustomerParty.Party'),
  payee: {
    name: 'PayeeParty.PartyName.Name',
    identifiers: [
      { scheme: { $const: 'registration' }, value: 'PayeeParty.PartyLegalEntity.CompanyID' },
    ],
  },
  delivery: {
    date: 'Delivery.ActualDeliveryDate',
    to: {
      name: ['Delivery.DeliveryParty.PartyName.Name', 'Delivery.DeliveryLocation.Name'],
      address: ublAddress('Delivery.DeliveryLocation.Address'),
    },
  },
  references: [
    { kind: 'buyer-reference', value: 'BuyerReference' },
    { kind: 'purchase-order', value: 'OrderReference.ID' },
    { kind: 'sales-order', value: 'OrderReference.SalesOrderID' },
    { kind: 'contract', value: 'ContractDocumentReference.ID' },
    { kind: 'project', value: 'ProjectReference.ID' },
    { kind: 'despatch-advice', value: 'DespatchDocumentReference.ID' },
    { kind: 'cost-centre', value: 'AccountingCost' },
    {
      $each: 'BillingReference',
      kind: 'preceding-invoice',
      value: ['InvoiceDocumentReference.ID', 'CreditNoteDocumentReference.ID'],
    },
  ],
  pricesInclude: 'net',
  lines: [
    {
      $each: ['InvoiceLine', 'CreditNoteLine', 'DebitNoteLine'],
      position: 'ID',
      name: ['Item.Name', 'Item.Description'],
      description: 'Item.Description',
      details: [
        { $all: 'Note' },
        {
          $all: 'Item.AdditionalItemProperty',
          $item: { $join: ['Name', 'Value'], $with: ': ' },
        },
      ],
      sku: ['Item.SellersItemIdentification.ID'],
      quantity: ['InvoicedQuantity', 'CreditedQuantity', 'DebitedQuantity'],
      unit: ['InvoicedQuantity.unitCode', 'CreditedQuantity.unitCode', 'DebitedQuantity.unitCode'],
      unitPrice: { $divide: 'Price.PriceAmount', $by: 'Price.BaseQuantity' },
      adjustments: [
        {
          $each: 'AllowanceCharge',
          kind: {
            $if: { equals: { ChargeIndicator: false } },
            $then: 'discount',
            $else: { $from: 'AllowanceChargeReasonCode', $in: CHARGE_KINDS, $else: 'other' },
          },
          reason: 'AllowanceChargeReason',
          amount: 'Amount',
          percent: 'MultiplierFactorNumeric',
        },
      ],
      taxCategory: 'Item.ClassifiedTaxCategory.ID',
      taxRate: ['Item.ClassifiedTaxCategory.Percent', 'TaxTotal.TaxSubtotal.TaxCategory.Percent'],
      amount: 'LineExtensionAmount',
      period: { start: 'InvoicePeriod.StartDate', end: 'InvoicePeriod.EndDate' },
    },
  ],
  allowances: [
    {
      $each: 'AllowanceCharge',
      $where: { equals: { ChargeIndicator: false } },
      kind: 'discount',
      reason: 'AllowanceChargeReason',
      amount: 'Amount',
      percent: 'MultiplierFactorNumeric',
    },
  ],
  charges: [
    {
      $each: 'AllowanceCharge',
      $where: { equals: { ChargeIndicator: true } },
      kind: { $from: 'AllowanceChargeReasonCode', $in: CHARGE_KINDS, $else: 'other' },
      reason: 'AllowanceChargeReason',
      amount: 'Amount',
      percent: 'MultiplierFactorNumeric',
    },
  ],
  taxes: [
    {
      $each: 'TaxTotal[].TaxSubtotal',
      name: {
        $from: 'TaxCategory.TaxScheme.Name',
        $in: { IVA: 'IVA', INC: 'INC', ICA: 'ICA', IC: 'IC' },
      },
      category: 'TaxCategory.ID',
      rate: ['TaxCategory.Percent', 'Percent'],
      base: 'TaxableAmount',
      amount: 'TaxAmount',
      exemptionReason: ['TaxCategory.TaxExemptionReason', 'TaxCategory.TaxExemptionReasonCode'],
    },
    {
      $each: 'WithholdingTaxTotal[].TaxSubtotal',
      name: 'TaxCategory.TaxScheme.Name',
      rate: ['TaxCategory.Percent', 'Percent'],
      base: 'TaxableAmount',
      amount: 'TaxAmount',
      withheld: true,
    },
  ],
  totals: {
    lines: ['LegalMonetaryTotal.LineExtensionAmount', 'RequestedMonetaryTotal.LineExtensionAmount'],
    allowances: 'LegalMonetaryTotal.AllowanceTotalAmount',
    charges: 'LegalMonetaryTotal.ChargeTotalAmount',
    net: ['LegalMonetaryTotal.TaxExclusiveAmount', 'RequestedMonetaryTotal.TaxExclusiveAmount'],
    tax: 'TaxTotal.TaxAmount',
    gross: ['LegalMonetaryTotal.TaxInclusiveAmount', 'RequestedMonetaryTotal.TaxInclusiveAmount'],
    prepaid: 'LegalMonetaryTotal.PrepaidAmount',
    rounding: 'LegalMonetaryTotal.PayableRoundingAmount',
    payable: ['LegalMonetaryTotal.PayableAmount', 'RequestedMonetaryTotal.PayableAmount'],
  },
  paymentMeans: [
    {
      $each: 'PaymentMeans',
      code: 'PaymentMeansCode',
      method: 'PaymentMeansCode.name',
      accountName: 'PayeeFinancialAccount.Name',
      iban: { $from: 'PayeeFinancialAccount.ID', $as: 'iban' },
      accountNumber: { $from: 'PayeeFinancialAccount.ID', $as: 'national-account' },
      bic: {
        $if: { not: { contains: { 'PayeeFinancialAccount.FinancialInstitutionBranch.ID': ':' } } },
        $then: [
          'PayeeFinancialAccount.FinancialInstitutionBranch.ID',
          'PayeeFinancialAccount.FinancialInstitutionBranch.FinancialInstitution.ID',
        ],
      },
      reference: 'PaymentID',
      mandate: 'PaymentMandate.ID',
    },
  ],
  paymentTerms: { $from: 'PaymentTerms.Note', $as: 'payment-terms' },
  notes: [{ $all: 'Note' }],
};

export const ublInvoice: SystemMapping = {
  id: 'ubl-invoice',
  name: 'UBL 2.1 (Peppol BIS Billing): invoice and credit note',
  type: 'invoice',
  recognise: { has: ['AccountingSupplierParty', 'AccountingCustomerParty', 'LegalMonetaryTotal'] },
  xml: true,
  fields: ublFields,
};
