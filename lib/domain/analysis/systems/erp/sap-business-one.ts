import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields: Commercial = {
  kind: {
    $from: 'DocObjectCode',
    $in: {
      oInvoices: 'invoice',
      oCreditNotes: 'credit-note',
      oDownPayments: 'deposit-invoice',
      oQuotations: 'quote',
      oOrders: 'order-confirmation',
      oDeliveryNotes: 'delivery-note',
    },
    $else: 'invoice',
  },
  number: 'DocNum',
  issueDate: 'DocDate',
  dueDate: {
    $if: { not: { equals: { DocObjectCode: ['oQuotations', 'oOrders', 'oDeliveryNotes'] } } },
    $then: 'DocDueDate',
  },
  validUntil: { $if: { equals: { DocObjectCode: 'oQuotations' } }, $then: 'DocDueDate' },
  status: {
    $if: { equals: { Cancelled: 'tYES' } },
    $then: 'void',
    $else: { $if: { equals: { DocumentStatus: 'bost_Close' } }, $then: 'paid', $else: 'open' },
  },
  currency: 'DocCurrency',
  buyer: {
    name: 'CardName',
    address: { lines: [{ $lines: 'Address' }] },
    identifiers: [{ scheme: { $const: 'tax' }, value: 'FederalTaxID' }],
  },
  delivery: { to: { address: { lines: [{ $lines: 'Address2' }] } } },
  references: [
    { kind: 'customer-number', value: 'CardCode' },
    { kind: 'purchase-order', value: 'NumAtCard' },
    { kind: 'salesperson', value: ['SlpName', 'SalesPerson.SalesEmployeeName'] },
    { kind: 'tracking-number', value: 'TrackingNumber' },
  ],
  pricesInclude: 'net',
  lines: [
    {
      $each: 'DocumentLines',
      name: 'ItemDescription',
      details: ['FreeText', { $join: [{ $const: 'S/N' }, 'SerialNum'] }],
      sku: 'ItemCode',
      quantity: 'Quantity',
      unit: ['MeasureUnit', { $if: { not: { equals: { UoMCode: 'Manual' } } }, $then: 'UoMCode' }],
      unitPrice: ['UnitPrice', 'Price'],
      adjustments: [{ kind: 'discount', percent: 'DiscountPercent' }],
      taxRate: 'TaxPercentagePerRow',
      amount: 'LineTotal',
    },
  ],
  allowances: [{ kind: 'discount', percent: 'DiscountPercent', amount: 'TotalDiscount' }],
  charges: [
    {
      $each: 'DocumentAdditionalExpenses',
      kind: 'shipping',
      reason: 'Remarks',
      amount: 'LineTotal',
    },
  ],
  taxes: [{ name: { $const: 'Withholding tax' }, amount: 'WTAmount', withheld: true }],
  totals: {
    tax: 'VatSum',
    rounding: 'RoundingDiffAmount',
    gross: { $sum: ['DocTotal', 'WTAmount'], $minus: ['RoundingDiffAmount'] },
    prepaid: 'PaidToDate',
    payable: { $sum: ['DocTotal'], $minus: ['PaidToDate'] },
  },
  paymentTerms: ['PaymentTermsGroupName'],
  introduction: 'OpeningRemarks',
  notes: ['Comments', 'ClosingRemarks'],
};

export const sapBusinessOneInvoice: SystemMapping = {
  id: 'sap-business-one-invoice',
  name: 'SAP Business One: A/R invoice and credit memo (Service Layer)',
  type: 'invoice',
  recognise: {
    has: ['DocEntry', 'DocNum', 'CardName', 'DocumentLines'],
    not: { equals: { DocObjectCode: ['oQuotations', 'oOrders', 'oDeliveryNotes'] } },
  },
  fields,
};

export const sapBusinessOneQuotation: SystemMapping = {
  id: 'sap-business-one-quotation',
  name: 'SAP Business One: quotation, order and delivery (Service Layer)',
  type: 'quote',
  recognise: {
    has: ['DocEntry', 'DocNum', 'CardName', 'DocumentLines'],
    equals: { DocObjectCode: ['oQuotations', 'oOrders', 'oDeliveryNotes'] },
  },
  fields,
};
