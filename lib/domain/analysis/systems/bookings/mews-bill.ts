import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, Source, SystemMapping } from '../../mapping/system-mapping.ts';

const isCounted = { not: { equals: { AccountingState: ['Canceled', 'Inactive'] } } } as const;
/** What is invoiced is none of what was paid. */
const isPayment = {
  not: {
    anyOf: [
      { equals: { AccountingState: ['Canceled', 'Inactive'] } },
      { equals: { State: ['Canceled', 'Failed', 'Pending'] } },
      { equals: { 'Data.Discriminator': 'Invoice' } },
      { equals: { Type: ['Invoice', 'InvoicePayment'] } },
    ],
  },
} as const;

/** Where versions of the API have what was consumed, and what was paid. */
const CONSUMED = ['OrderItems', 'Revenue', 'Items'];
const PAID = ['PaymentItems', 'Payments'];

const sumOf = (part: string, less: readonly string[] = []): Source => ({
  $sum: [part],
  $minus: less,
  $each: CONSUMED,
  $where: isCounted,
});
/** Payments are below zero on a bill. */
const unsigned = ($from: Source): Source => ({ $from, $without: ['-'] });

const person = (at: string): Source => ({
  $join: [`${at}.FirstName`, `${at}.LastName`, `${at}.SecondLastName`],
});

const account = (at: string): Fillings<Party> => ({
  name: [`${at}.Name`, person(at)],
  role: `${at}.Department`,
  email: `${at}.InvoicingEmail`,
  phone: `${at}.Telephone`,
  address: {
    lines: [`${at}.Address.Line1`, `${at}.Address.Line2`],
    city: `${at}.Address.City`,
    postalCode: `${at}.Address.PostalCode`,
    country: { $from: `${at}.Address.CountryCode`, $as: 'country' },
  },
  identifiers: [
    {
      scheme: { $const: 'tax' },
      value: [`${at}.TaxIdentifier`, `${at}.LegalIdentifiers.TaxIdentifier`],
    },
    { scheme: { $const: 'registration' }, value: `${at}.AdditionalTaxIdentifier` },
  ],
});

const common = {
  number: 'Number',
  issueDate: ['IssuedUtc', 'CreatedUtc'],
  supplyDate: 'TaxedUtc',
  paidDate: 'PaidUtc',
  currency: ['Currency', ...CONSUMED.map((list) => `${list}.Amount.Currency`)],
  references: [{ kind: 'purchase-order', value: 'PurchaseOrderNumber' }],
  seller: {
    name: ['EnterpriseData.CompanyName', 'EnterpriseName'],
    address: { lines: ['EnterpriseAddress'] },
    identifiers: [{ scheme: { $const: 'tax' }, value: 'EnterpriseData.AdditionalTaxIdentifier' }],
  },
  buyer: [
    account('OwnerData.Value'),
    account('AssigneeData.Value'),
    account('AssociatedAccountData.BillCompanyData'),
    { name: 'CustomerName', address: { lines: ['CustomerAddress'] } },
  ],
  pricesInclude: 'gross',
  lines: {
    $each: CONSUMED,
    $where: isCounted,
    name: ['BillingName', 'Name', 'Notes'],
    details: { $if: { has: ['BillingName'] }, $then: 'Notes' },
    quantity: ['UnitCount', 'Count'],
    unitPrice: 'UnitAmount.GrossValue',
    amount: 'Amount.GrossValue',
    date: ['ConsumedUtc', 'ConsumptionUtc'],
  },
  totals: {
    net: [sumOf('Amount.NetValue'), 'TotalAmount.NetValue'],
    tax: [sumOf('Amount.TaxValues[].Value'), sumOf('Amount.GrossValue', ['Amount.NetValue'])],
    gross: ['TotalAmount.GrossValue', sumOf('Amount.GrossValue')],
  },
  notes: 'Notes',
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

/** A bill that was paid before it was closed. */
export const mewsReceipt: SystemMapping = {
  id: 'mews-receipt',
  name: 'Mews: bill, paid',
  type: 'receipt',
  recognise: {
    equals: { Type: 'Receipt' },
    has: ['Number', 'State', 'IssuedUtc', 'Payments'],
  },
  fields: {
    kind: 'receipt',
    ...common,
    status: { $if: { has: 'PaidUtc' }, $then: 'paid' },
    payments: {
      $each: PAID,
      $where: isPayment,
      method: [
        'Card',
        {
          $from: ['Type', 'Data.Discriminator'],
          $in: {
            Cash: 'Cash',
            CashPayment: 'Cash',
            CreditCard: 'Credit card',
            CreditCardPayment: 'Credit card',
            BankCharge: 'Bank transfer',
          },
        },
      ],
      amount: unsigned(['Amount.GrossValue', 'Amount.Value', 'Amount']),
      date: ['ConsumedUtc', 'ChargedUtc'],
    },
  },
};

/** A bill that was closed to be paid later. */
export const mewsInvoice: SystemMapping = {
  id: 'mews-invoice',
  name: 'Mews: bill, to be paid',
  type: 'invoice',
  recognise: {
    equals: { Type: 'Invoice' },
    has: ['Number', 'State', 'IssuedUtc', 'EnterpriseId'],
  },
  fields: {
    ...common,
    kind: {
      $if: { equals: { CorrectionType: 'CreditNote' } },
      $then: 'credit-note',
      $else: {
        $from: 'CorrectionState',
        $in: { CorrectiveBill: 'corrected-invoice' },
        $else: 'invoice',
      },
    },
    dueDate: 'DueUtc',
    status: { $if: { has: 'PaidUtc' }, $then: 'paid', $else: 'open' },
    totals: {
      ...common.totals,
      prepaid: {
        $if: { has: 'PaidUtc' },
        $then: common.totals.gross,
        $else: unsigned({ $sum: ['Amount.GrossValue'], $each: PAID, $where: isPayment }),
      },
    },
    paymentMeans: {
      $where: { lacks: 'PaidUtc', has: 'EnterpriseData' },
      accountName: 'EnterpriseData.CompanyName',
      iban: 'EnterpriseData.Iban',
      bic: 'EnterpriseData.Bic',
      bankName: 'EnterpriseData.BankName',
      accountNumber: {
        $if: { lacks: 'EnterpriseData.Iban' },
        $then: 'EnterpriseData.BankAccount',
      },
      reference: 'VariableSymbol',
    },
  },
};
