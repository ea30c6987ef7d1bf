import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

/** Addresses are structured, or free lines that begin with the customer's name. */
const address = addressBelow({
  lines: ['Line1', 'Line2', 'Line3', 'Line4', 'Line5'],
  city: 'City',
  region: 'CountrySubDivisionCode',
  postalCode: 'PostalCode',
  country: 'Country',
});

const isSale = {
  equals: { DetailType: ['SalesItemLineDetail', 'GroupLineDetail', 'DescriptionOnly'] },
  not: { equals: { 'SalesItemLineDetail.ItemRef.value': 'SHIPPING_ITEM_ID' } },
} as const;

/** What all sales forms have in common. */
const common = {
  number: 'DocNumber',
  issueDate: 'TxnDate',
  currency: 'CurrencyRef',
  references: [
    { kind: 'purchase-order', value: 'PONumber' },
    // "Customer:Job": no name may have a colon of its own.
    { kind: 'project', value: { $from: 'CustomerRef.name', $after: ':' } },
    { kind: 'tracking-number', value: 'TrackingNum' },
    { kind: 'shipping-method', value: 'ShipMethodRef.name' },
  ],
  seller: {
    name: ['^.CompanyInfo.CompanyName', '^.CompanyInfo.LegalName'],
    email: '^.CompanyInfo.Email.Address',
    phone: '^.CompanyInfo.PrimaryPhone.FreeFormNumber',
    website: '^.CompanyInfo.WebAddr.URI',
    address: address('^.CompanyInfo.CustomerCommunicationAddr', '^.CompanyInfo.CompanyAddr'),
  },
  buyer: {
    name: { $from: 'CustomerRef.name', $before: ':' },
    email: 'BillEmail.Address',
    phone: 'PrimaryPhone.FreeFormNumber',
    address: address('BillAddr'),
  },
  delivery: { to: { address: address('ShipAddr') }, date: 'ShipDate' },
  pricesInclude: {
    $from: 'GlobalTaxCalculation',
    $in: { TaxInclusive: 'gross', TaxExcluded: 'net', NotApplicable: 'net' },
  },
  lines: {
    $each: 'Line',
    $where: isSale,
    name: ['Description', 'SalesItemLineDetail.ItemRef.name', 'GroupLineDetail.GroupItemRef.name'],
    quantity: ['SalesItemLineDetail.Qty', 'GroupLineDetail.Quantity'],
    unitPrice: 'SalesItemLineDetail.UnitPrice',
    amount: 'Amount',
    date: 'SalesItemLineDetail.ServiceDate',
  },
  allowances: {
    $each: 'Line',
    $where: { equals: { DetailType: 'DiscountLineDetail' } },
    kind: 'discount',
    percent: 'DiscountLineDetail.DiscountPercent',
    amount: 'Amount',
  },
  charges: {
    $each: 'Line',
    $where: { equals: { 'SalesItemLineDetail.ItemRef.value': 'SHIPPING_ITEM_ID' } },
    kind: 'shipping',
    amount: 'Amount',
  },
  taxes: {
    $each: 'TxnTaxDetail.TaxLine',
    name: 'TaxLineDetail.TaxRateRef.name',
    rate: 'TaxLineDetail.TaxPercent',
    base: 'TaxLineDetail.NetAmountTaxable',
    amount: 'Amount',
  },
  details: { $each: 'CustomField', label: 'Name', value: 'StringValue' },
  notes: 'CustomerMemo',
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

const totals = { tax: 'TxnTaxDetail.TotalTax', gross: 'TotalAmt' } as const;

export const quickbooksInvoice: SystemMapping = {
  id: 'quickbooks-invoice',
  name: 'QuickBooks Online: invoice',
  type: 'invoice',
  recognise: { has: ['TxnDate', 'Line.DetailType', 'CustomerRef', 'DueDate', 'TotalAmt'] },
  fields: {
    kind: 'invoice',
    ...common,
    dueDate: 'DueDate',
    status: {
      $if: { nonzero: 'Balance' },
      $then: 'open',
      $else: { $if: { nonzero: 'TotalAmt' }, $then: 'paid' },
    },
    totals: {
      ...totals,
      prepaid: { $sum: ['TotalAmt'], $minus: ['Balance'] },
      payable: 'Balance',
    },
    paymentTerms: 'SalesTermRef.name',
    paymentUrl: { $if: { nonzero: 'Balance' }, $then: 'InvoiceLink' },
  },
};

export const quickbooksEstimate: SystemMapping = {
  id: 'quickbooks-estimate',
  name: 'QuickBooks Online: estimate',
  type: 'quote',
  recognise: { has: ['TxnDate', 'Line.DetailType', 'CustomerRef', 'TxnStatus', 'TotalAmt'] },
  fields: {
    kind: 'estimate',
    ...common,
    validUntil: 'ExpirationDate',
    status: {
      $from: 'TxnStatus',
      $in: { Pending: 'open', Accepted: 'accepted', Closed: 'accepted', Rejected: 'declined' },
    },
    totals,
    paymentTerms: 'SalesTermRef.name',
  },
};

export const quickbooksSalesReceipt: SystemMapping = {
  id: 'quickbooks-sales-receipt',
  name: 'QuickBooks Online: sales receipt',
  type: 'receipt',
  recognise: {
    has: ['TxnDate', 'Line.DetailType', 'CustomerRef', 'DepositToAccountRef', 'TotalAmt'],
    lacks: 'DueDate',
  },
  fields: {
    kind: 'receipt',
    ...common,
    status: 'paid',
    totals,
    payments: {
      method: 'PaymentMethodRef.name',
      reference: 'PaymentRefNum',
      amount: 'TotalAmt',
      date: 'TxnDate',
    },
  },
};

export const quickbooksCreditMemo: SystemMapping = {
  id: 'quickbooks-credit-memo',
  name: 'QuickBooks Online: credit memo',
  type: 'invoice',
  recognise: { has: ['TxnDate', 'Line.DetailType', 'CustomerRef', 'RemainingCredit', 'TotalAmt'] },
  fields: {
    kind: 'credit-note',
    ...common,
    references: [{ kind: 'preceding-invoice', value: 'InvoiceRef.name' }, ...common.references],
    totals,
  },
};
