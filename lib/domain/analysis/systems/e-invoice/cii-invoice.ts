import type { Address, Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { CHARGE_KINDS, DOCUMENT_TYPES, homeLanguage } from './ubl-parts.ts';

const AGREEMENT = 'SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement';
const DELIVERY = 'SupplyChainTradeTransaction.ApplicableHeaderTradeDelivery';
const SETTLEMENT = 'SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement';
const SUMS = `${SETTLEMENT}.SpecifiedTradeSettlementHeaderMonetarySummation`;

const address = (at: string): Fillings<Address> => ({
  lines: [`${at}.LineOne`, `${at}.LineTwo`, `${at}.LineThree`],
  city: `${at}.CityName`,
  postalCode: `${at}.PostcodeCode`,
  region: `${at}.CountrySubDivisionName`,
  country: `${at}.CountryID`,
});

const party = (at: string): Fillings<Party> => ({
  name: `${at}.Name`,
  tradingName: `${at}.SpecifiedLegalOrganization.TradingBusinessName`,
  contact: [`${at}.DefinedTradeContact.PersonName`, `${at}.DefinedTradeContact.DepartmentName`],
  address: address(`${at}.PostalTradeAddress`),
  identifiers: [
    {
      $each: `${at}.SpecifiedTaxRegistration`,
      $where: { equals: { 'ID.schemeID': 'VA' } },
      scheme: { $const: 'vat' },
      value: 'ID',
    },
    {
      $each: `${at}.SpecifiedTaxRegistration`,
      $where: { equals: { 'ID.schemeID': 'FC' } },
      scheme: { $const: 'tax' },
      value: 'ID',
    },
    {
      scheme: {
        $from: `${at}.SpecifiedLegalOrganization.ID.schemeID`,
        $in: { '0002': 'SIREN', '0009': 'SIRET' },
      },
      value: `${at}.SpecifiedLegalOrganization.ID`,
    },
    {
      $each: `${at}.SpecifiedLegalOrganization`,
      $where: { not: { equals: { 'ID.schemeID': ['0002', '0009'] } } },
      scheme: { $const: 'registration' },
      value: 'ID',
    },
  ],
  phone: `${at}.DefinedTradeContact.TelephoneUniversalCommunication.CompleteNumber`,
  email: [`${at}.DefinedTradeContact.EmailURIUniversalCommunication.URIID`],
  remarks: [`${at}.Description`],
});

const adjustment = {
  reason: 'Reason',
  amount: 'ActualAmount',
  percent: 'CalculationPercent',
} as const;

export const ciiInvoice: SystemMapping = {
  id: 'cii-invoice',
  name: 'UN/CEFACT CII (Factur-X, ZUGFeRD, XRechnung): invoice and credit note',
  type: 'invoice',
  recognise: { has: ['ExchangedDocument', 'SupplyChainTradeTransaction'] },
  xml: true,
  fields: {
    kind: { $from: 'ExchangedDocument.TypeCode', $in: DOCUMENT_TYPES, $else: 'invoice' },
    number: 'ExchangedDocument.ID',
    issueDate: 'ExchangedDocument.IssueDateTime.DateTimeString',
    dueDate: `${SETTLEMENT}.SpecifiedTradePaymentTerms.DueDateDateTime.DateTimeString`,
    period: {
      start: `${SETTLEMENT}.BillingSpecifiedPeriod.StartDateTime.DateTimeString`,
      end: `${SETTLEMENT}.BillingSpecifiedPeriod.EndDateTime.DateTimeString`,
    },
    currency: `${SETTLEMENT}.InvoiceCurrencyCode`,
    language: [
      'ExchangedDocument.LanguageID',
      homeLanguage(
        `${AGREEMENT}.SellerTradeParty.PostalTradeAddress.CountryID`,
        `${AGREEMENT}.BuyerTradeParty.PostalTradeAddress.CountryID`,
      ),
    ],
    seller: party(`${AGREEMENT}.SellerTradeParty`),
    buyer: party(`${AGREEMENT}.BuyerTradeParty`),
    payee: party(`${SETTLEMENT}.PayeeTradeParty`),
    delivery: {
      date: `${DELIVERY}.ActualDeliverySupplyChainEvent.OccurrenceDateTime.DateTimeString`,
      to: {
        name: `${DELIVERY}.ShipToTradeParty.Name`,
        address: address(`${DELIVERY}.ShipToTradeParty.PostalTradeAddress`),
      },
    },
    references: [
      { kind: 'customer-number', value: `${AGREEMENT}.BuyerTradeParty.ID` },
      { kind: 'buyer-reference', value: `${AGREEMENT}.BuyerReference` },
      {
        kind: 'purchase-order',
        value: `${AGREEMENT}.BuyerOrderReferencedDocument.IssuerAssignedID`,
      },
      { kind: 'sales-order', value: `${AGREEMENT}.SellerOrderReferencedDocument.IssuerAssignedID` },
      { kind: 'contract', value: `${AGREEMENT}.ContractReferencedDocument.IssuerAssignedID` },
      { kind: 'project', value: `${AGREEMENT}.SpecifiedProcuringProject.ID` },
      {
        kind: 'despatch-advice',
        value: [
          `${DELIVERY}.DespatchAdviceReferencedDocument.IssuerAssignedID`,
          `${DELIVERY}.DeliveryNoteReferencedDocument.IssuerAssignedID`,
        ],
      },
      {
        $each: `${SETTLEMENT}.InvoiceReferencedDocument`,
        kind: 'preceding-invoice',
        value: 'IssuerAssignedID',
      },
      { kind: 'cost-centre', value: `${SETTLEMENT}.ReceivableSpecifiedTradeAccountingAccount.ID` },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem',
        position: 'AssociatedDocumentLineDocument.LineID',
        name: 'SpecifiedTradeProduct.Name',
        description: 'SpecifiedTradeProduct.Description',
        details: [
          { $all: 'AssociatedDocumentLineDocument.IncludedNote[].Content' },
          {
            $all: 'SpecifiedTradeProduct.ApplicableProductCharacteristic',
            $item: { $join: ['Description', 'Value'], $with: ': ' },
          },
        ],
        sku: 'SpecifiedTradeProduct.SellerAssignedID',
        quantity: 'SpecifiedLineTradeDelivery.BilledQuantity',
        unit: 'SpecifiedLineTradeDelivery.BilledQuantity.unitCode',
        unitPrice: {
          $divide: 'SpecifiedLineTradeAgreement.NetPriceProductTradePrice.ChargeAmount',
          $by: 'SpecifiedLineTradeAgreement.NetPriceProductTradePrice.BasisQuantity',
        },
        adjustments: [
          {
            $each: 'SpecifiedLineTradeSettlement.SpecifiedTradeAllowanceCharge',
            kind: {
              $if: { equals: { 'ChargeIndicator.Indicator': false } },
              $then: 'discount',
              $else: { $from: 'ReasonCode', $in: CHARGE_KINDS, $else: 'other' },
            },
            ...adjustment,
          },
        ],
        taxCategory: 'SpecifiedLineTradeSettlement.ApplicableTradeTax.CategoryCode',
        taxRate: 'SpecifiedLineTradeSettlement.ApplicableTradeTax.RateApplicablePercent',
        amount:
          'SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount',
        period: {
          start: 'SpecifiedLineTradeSettlement.BillingSpecifiedPeriod.StartDateTime.DateTimeString',
          end: 'SpecifiedLineTradeSettlement.BillingSpecifiedPeriod.EndDateTime.DateTimeString',
        },
      },
    ],
    allowances: [
      {
        $each: `${SETTLEMENT}.SpecifiedTradeAllowanceCharge`,
        $where: { equals: { 'ChargeIndicator.Indicator': false } },
        kind: 'discount',
        ...adjustment,
      },
    ],
    charges: [
      {
        $each: `${SETTLEMENT}.SpecifiedTradeAllowanceCharge`,
        $where: { equals: { 'ChargeIndicator.Indicator': true } },
        kind: { $from: 'ReasonCode', $in: CHARGE_KINDS, $else: 'other' },
        ...adjustment,
      },
      {
        $each: `${SETTLEMENT}.SpecifiedLogisticsServiceCharge`,
        kind: 'shipping',
        reason: 'Description',
        amount: 'AppliedAmount',
      },
    ],
    taxes: [
      {
        $each: `${SETTLEMENT}.ApplicableTradeTax`,
        category: 'CategoryCode',
        rate: 'RateApplicablePercent',
        base: 'BasisAmount',
        amount: 'CalculatedAmount',
        exemptionReason: ['ExemptionReason', 'ExemptionReasonCode'],
      },
    ],
    totals: {
      lines: `${SUMS}.LineTotalAmount`,
      allowances: `${SUMS}.AllowanceTotalAmount`,
      charges: `${SUMS}.ChargeTotalAmount`,
      net: `${SUMS}.TaxBasisTotalAmount`,
      tax: `${SUMS}.TaxTotalAmount`,
      gross: `${SUMS}.GrandTotalAmount`,
      prepaid: `${SUMS}.TotalPrepaidAmount`,
      rounding: `${SUMS}.RoundingAmount`,
      payable: `${SUMS}.DuePayableAmount`,
    },
    paymentMeans: [
      {
        $each: `${SETTLEMENT}.SpecifiedTradeSettlementPaymentMeans`,
        code: 'TypeCode',
        method: 'Information',
        accountName: 'PayeePartyCreditorFinancialAccount.AccountName',
        iban: 'PayeePartyCreditorFinancialAccount.IBANID',
        accountNumber: 'PayeePartyCreditorFinancialAccount.ProprietaryID',
        bic: 'PayeeSpecifiedCreditorFinancialInstitution.BICID',
        reference: `$.${SETTLEMENT}.PaymentReference`,
        mandate: `$.${SETTLEMENT}.SpecifiedTradePaymentTerms.DirectDebitMandateID`,
      },
    ],
    paymentTerms: {
      $from: `${SETTLEMENT}.SpecifiedTradePaymentTerms.Description`,
      $as: 'payment-terms',
    },
    // The seller's regulatory statement (REG) and payment notes belong to the document as its notes do.
    notes: [{ $all: 'ExchangedDocument.IncludedNote[].Content' }],
  },
};
