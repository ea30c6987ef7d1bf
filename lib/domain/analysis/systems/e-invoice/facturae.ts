import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const INVOICE = 'Invoices.Invoice';

/** Facturae keeps legal entities and persons, at home and abroad, in places of their own. */
const party = (at: string): Fillings<Party> => {
  const of = (...paths: string[]) =>
    paths.flatMap((path) => [`${at}.LegalEntity.${path}`, `${at}.Individual.${path}`]);
  return {
    name: [
      `${at}.LegalEntity.CorporateName`,
      {
        $join: [
          `${at}.Individual.Name`,
          `${at}.Individual.FirstSurname`,
          `${at}.Individual.SecondSurname`,
        ],
      },
    ],
    tradingName: `${at}.LegalEntity.TradeName`,
    contact: of('ContactDetails.ContactPersons'),
    address: {
      lines: [of('AddressInSpain.Address', 'OverseasAddress.Address')],
      city: of('AddressInSpain.Town'),
      postalCode: of('AddressInSpain.PostCode'),
      region: of('AddressInSpain.Province', 'OverseasAddress.Province'),
      country: {
        $from: of('AddressInSpain.CountryCode', 'OverseasAddress.CountryCode'),
        $in: {
          ESP: 'ES',
          PRT: 'PT',
          FRA: 'FR',
          DEU: 'DE',
          ITA: 'IT',
          GBR: 'GB',
          USA: 'US',
          NLD: 'NL',
        },
      },
    },
    identifiers: [
      { scheme: { $const: 'NIF' }, value: `${at}.TaxIdentification.TaxIdentificationNumber` },
    ],
    phone: of('ContactDetails.Telephone'),
    email: of('ContactDetails.ElectronicMail'),
    website: of('ContactDetails.WebAddress'),
  };
};

const TAXES = {
  '01': 'IVA',
  '02': 'IPSI',
  '03': 'IGIC',
  '04': 'IRPF',
  '05': 'Otro',
  '29': 'REIVA',
} as const;

export const facturae: SystemMapping = {
  id: 'facturae',
  name: 'Facturae (Spain): factura electrónica',
  type: 'invoice',
  recognise: { has: ['FileHeader', 'Parties.SellerParty', INVOICE] },
  xml: true,
  fields: {
    kind: {
      $from: `${INVOICE}.InvoiceHeader.InvoiceClass`,
      $in: { OR: 'corrected-invoice', CR: 'corrected-invoice' },
      $else: 'invoice',
    },
    number: {
      $join: [
        `${INVOICE}.InvoiceHeader.InvoiceSeriesCode`,
        `${INVOICE}.InvoiceHeader.InvoiceNumber`,
      ],
      $with: '/',
    },
    issueDate: `${INVOICE}.InvoiceIssueData.IssueDate`,
    dueDate: `${INVOICE}.PaymentDetails.Installment.InstallmentDueDate`,
    period: {
      start: `${INVOICE}.InvoiceIssueData.InvoicingPeriod.StartDate`,
      end: `${INVOICE}.InvoiceIssueData.InvoicingPeriod.EndDate`,
    },
    currency: `${INVOICE}.InvoiceIssueData.InvoiceCurrencyCode`,
    language: [`${INVOICE}.InvoiceIssueData.LanguageName`, { $const: 'es' }],
    seller: party('Parties.SellerParty'),
    buyer: party('Parties.BuyerParty'),
    delivery: { date: `${INVOICE}.InvoiceIssueData.OperationDate` },
    references: [
      {
        kind: 'preceding-invoice',
        value: {
          $join: [
            `${INVOICE}.InvoiceHeader.Corrective.InvoiceSeriesCode`,
            `${INVOICE}.InvoiceHeader.Corrective.InvoiceNumber`,
          ],
          $with: '/',
        },
      },
      { kind: 'contract', value: `${INVOICE}.InvoiceIssueData.FileReference.FileReference` },
      {
        kind: 'purchase-order',
        value: `${INVOICE}.Items.InvoiceLine.ReceiverTransactionReference`,
      },
      {
        $each: `${INVOICE}.Items.InvoiceLine[].DeliveryNotesReferences[].DeliveryNote`,
        kind: 'despatch-advice',
        value: 'DeliveryNoteNumber',
      },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: `${INVOICE}.Items.InvoiceLine`,
        name: 'ItemDescription',
        details: ['AdditionalLineItemInformation'],
        sku: 'ArticleCode',
        quantity: 'Quantity',
        unit: {
          $from: 'UnitOfMeasure',
          $in: {
            '01': 'ud.',
            '02': 'h',
            '03': 'kg',
            '04': 'l',
            '06': 'cajas',
            '22': 't',
            '25': 'm',
            '26': 'km',
            '30': 'm²',
            '33': 'm³',
            '36': 'kWh',
          },
        },
        unitPrice: 'UnitPriceWithoutTax',
        adjustments: [
          {
            $each: 'DiscountsAndRebates.Discount',
            kind: 'discount',
            reason: 'DiscountReason',
            percent: 'DiscountRate',
            amount: 'DiscountAmount',
          },
          {
            $each: 'Charges.Charge',
            kind: 'surcharge',
            reason: 'ChargeReason',
            percent: 'ChargeRate',
            amount: 'ChargeAmount',
          },
        ],
        taxRate: 'TaxesOutputs.Tax.TaxRate',
        amount: 'GrossAmount',
        date: 'TransactionDate',
        period: { start: 'LineItemPeriod.StartDate', end: 'LineItemPeriod.EndDate' },
      },
    ],
    allowances: [
      {
        $each: `${INVOICE}.InvoiceTotals.GeneralDiscounts.Discount`,
        kind: 'discount',
        reason: 'DiscountReason',
        percent: 'DiscountRate',
        amount: 'DiscountAmount',
      },
    ],
    charges: [
      {
        $each: `${INVOICE}.InvoiceTotals.GeneralSurcharges.Charge`,
        kind: 'surcharge',
        reason: 'ChargeReason',
        percent: 'ChargeRate',
        amount: 'ChargeAmount',
      },
    ],
    taxes: [
      {
        $each: `${INVOICE}.TaxesOutputs.Tax`,
        name: { $from: 'TaxTypeCode', $in: TAXES },
        rate: 'TaxRate',
        base: 'TaxableBase.TotalAmount',
        amount: 'TaxAmount.TotalAmount',
      },
      {
        $each: `${INVOICE}.TaxesOutputs.Tax`,
        $where: { nonzero: 'EquivalenceSurchargeAmount.TotalAmount' },
        name: { $const: 'Recargo de equivalencia' },
        rate: 'EquivalenceSurcharge',
        amount: 'EquivalenceSurchargeAmount.TotalAmount',
      },
      {
        $each: `${INVOICE}.TaxesWithheld.Tax`,
        name: {
          $from: 'TaxTypeCode',
          $in: { '04': 'Retención IRPF', '01': 'Retención IVA' },
        },
        rate: 'TaxRate',
        base: 'TaxableBase.TotalAmount',
        amount: 'TaxAmount.TotalAmount',
        withheld: true,
      },
    ],
    totals: {
      lines: `${INVOICE}.InvoiceTotals.TotalGrossAmount`,
      net: `${INVOICE}.InvoiceTotals.TotalGrossAmountBeforeTaxes`,
      tax: `${INVOICE}.InvoiceTotals.TotalTaxOutputs`,
      gross: {
        $sum: [
          `${INVOICE}.InvoiceTotals.TotalGrossAmountBeforeTaxes`,
          `${INVOICE}.InvoiceTotals.TotalTaxOutputs`,
        ],
      },
      prepaid: `${INVOICE}.InvoiceTotals.TotalPaymentsOnAccount`,
      payable: [
        `${INVOICE}.InvoiceTotals.TotalExecutableAmount`,
        `${INVOICE}.InvoiceTotals.TotalOutstandingAmount`,
      ],
    },
    paymentMeans: [
      {
        $each: `${INVOICE}.PaymentDetails.Installment`,
        code: {
          $from: 'PaymentMeans',
          $in: { '01': '10', '02': '59', '04': '30', '11': '20', '19': '48' },
        },
        method: {
          $from: 'PaymentMeans',
          $in: { '05': 'Letra aceptada', '09': 'Pagaré', '13': 'Reposición', '14': 'Especiales' },
        },
        iban: ['AccountToBeCredited.IBAN'],
        bic: 'AccountToBeCredited.BIC',
        reference: 'PaymentReconciliationReference',
      },
    ],
    instalments: [
      {
        $each: `${INVOICE}.PaymentDetails.Installment`,
        $where: { has: `$.${INVOICE}.PaymentDetails.Installment[1]` },
        date: 'InstallmentDueDate',
        amount: 'InstallmentAmount',
      },
    ],
    paymentTerms: `${INVOICE}.PaymentDetails.Installment.CollectionAdditionalInformation`,
    notes: [
      { $all: `${INVOICE}.LegalLiterals.LegalReference` },
      `${INVOICE}.AdditionalData.InvoiceAdditionalInformation`,
      `${INVOICE}.InvoiceHeader.Corrective.ReasonDescription`,
    ],
  },
};
