import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { CHARGE_KINDS, homeLanguage, ublAddress, ublParty } from './ubl-parts.ts';

export const ublOrder: SystemMapping = {
  id: 'ubl-order',
  name: 'UBL 2.1 (Peppol BIS Ordering): order',
  type: 'quote',
  recognise: { has: ['BuyerCustomerParty', 'SellerSupplierParty', 'OrderLine'] },
  xml: true,
  fields: {
    kind: 'purchase-order',
    number: 'ID',
    issueDate: 'IssueDate',
    validUntil: 'ValidityPeriod.EndDate',
    currency: 'DocumentCurrencyCode',
    language: homeLanguage(
      'SellerSupplierParty.Party.PostalAddress.Country.IdentificationCode',
      'BuyerCustomerParty.Party.PostalAddress.Country.IdentificationCode',
    ),
    seller: ublParty('SellerSupplierParty.Party'),
    buyer: ublParty('BuyerCustomerParty.Party'),
    delivery: {
      date: [
        'Delivery.RequestedDeliveryPeriod.EndDate',
        'Delivery.RequestedDeliveryPeriod.StartDate',
      ],
      to: {
        name: ['Delivery.DeliveryParty.PartyName.Name', 'Delivery.DeliveryLocation.Name'],
        contact: 'Delivery.DeliveryParty.Contact.Name',
        phone: 'Delivery.DeliveryParty.Contact.Telephone',
        address: ublAddress('Delivery.DeliveryLocation.Address'),
      },
    },
    references: [
      { kind: 'reference', value: 'CustomerReference' },
      { kind: 'quote', value: 'QuotationDocumentReference.ID' },
      { kind: 'contract', value: 'Contract.ID' },
      { kind: 'cost-centre', value: 'AccountingCost' },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $within: 'OrderLine',
        $each: 'LineItem',
        position: 'ID',
        name: ['Item.Name', 'Item.Description'],
        description: 'Item.Description',
        details: [
          { $all: '^.Note' },
          { $all: 'Item.AdditionalItemProperty', $item: { $join: ['Name', 'Value'], $with: ': ' } },
        ],
        sku: ['Item.SellersItemIdentification.ID', 'Item.StandardItemIdentification.ID'],
        quantity: 'Quantity',
        unit: 'Quantity.unitCode',
        unitPrice: { $divide: 'Price.PriceAmount', $by: 'Price.BaseQuantity' },
        taxCategory: 'Item.ClassifiedTaxCategory.ID',
        taxRate: 'Item.ClassifiedTaxCategory.Percent',
        amount: 'LineExtensionAmount',
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
    totals: {
      lines: 'AnticipatedMonetaryTotal.LineExtensionAmount',
      allowances: 'AnticipatedMonetaryTotal.AllowanceTotalAmount',
      charges: 'AnticipatedMonetaryTotal.ChargeTotalAmount',
      net: 'AnticipatedMonetaryTotal.TaxExclusiveAmount',
      tax: 'TaxTotal.TaxAmount',
      gross: 'AnticipatedMonetaryTotal.TaxInclusiveAmount',
      prepaid: 'AnticipatedMonetaryTotal.PrepaidAmount',
      rounding: 'AnticipatedMonetaryTotal.PayableRoundingAmount',
      payable: 'AnticipatedMonetaryTotal.PayableAmount',
    },
    paymentTerms: 'PaymentTerms.Note',
    notes: [{ $all: 'Note' }, 'DeliveryTerms.SpecialTerms'],
  },
};
