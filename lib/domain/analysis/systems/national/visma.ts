import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const vismaInvoice: SystemMapping = {
  id: 'visma-invoice',
  name: 'Visma eAccounting: customer invoice',
  type: 'invoice',
  recognise: { has: ['InvoiceCustomerName', 'Rows', 'InvoiceDate', 'TotalVatAmount'] },
  fields: {
    kind: { $if: { equals: { IsCreditInvoice: true } }, $then: 'credit-note', $else: 'invoice' },
    number: 'InvoiceNumber',
    issueDate: 'InvoiceDate',
    dueDate: 'DueDate',
    currency: ['InvoiceCurrencyCode', 'CurrencyCode'],
    language: { $from: 'InvoiceCountryCode', $as: 'country-language' },
    status: { $if: { equals: { RemainingAmount: 0 } }, $then: 'paid', $else: 'open' },
    buyer: {
      name: 'InvoiceCustomerName',
      address: {
        lines: ['InvoiceAddress1', 'InvoiceAddress2'],
        city: 'InvoiceCity',
        postalCode: 'InvoicePostalCode',
        country: 'InvoiceCountryCode',
      },
      identifiers: [{ scheme: { $const: 'registration' }, value: 'CustomerOrganizationNumber' }],
      email: 'CustomerEmail',
    },
    delivery: {
      date: 'DeliveryDate',
      to: {
        name: 'DeliveryCustomerName',
        address: {
          lines: ['DeliveryAddress1', 'DeliveryAddress2'],
          city: 'DeliveryCity',
          postalCode: 'DeliveryPostalCode',
          country: 'DeliveryCountryCode',
        },
      },
    },
    references: [
      { kind: 'customer-number', value: 'CustomerNumber' },
      { kind: 'our-reference', value: 'OurReference' },
      { kind: 'buyer-reference', value: 'YourReference' },
      { kind: 'purchase-order', value: 'BuyersOrderReference' },
      { kind: 'shipping-method', value: 'DeliveryMethodName' },
    ],
    pricesInclude: { $if: { equals: { IsPrivatePerson: true } }, $then: 'gross', $else: 'net' },
    lines: [
      {
        $each: 'Rows',
        name: 'Text',
        sku: 'ArticleNumber',
        quantity: { $if: { not: { equals: { IsTextRow: true } } }, $then: 'Quantity' },
        unit: ['UnitAbbreviation', 'UnitName'],
        unitPrice: { $if: { not: { equals: { IsTextRow: true } } }, $then: 'UnitPrice' },
        adjustments: [
          { kind: 'discount', percent: { $from: 'DiscountPercentage', $times: '100' } },
        ],
        taxRate: { $from: 'PercentVat', $times: '100' },
        amount: 'LineTotal',
      },
    ],
    taxes: [
      {
        $each: 'VatSpecification',
        name: { $const: 'Moms' },
        rate: { $from: 'VatPercent', $times: '100' },
        base: 'AmountInvoiceCurrency',
        amount: 'VatAmountInvoiceCurrency',
      },
    ],
    totals: {
      net: { $sum: ['TotalAmount'], $minus: ['TotalVatAmount', 'TotalRoundings'] },
      tax: 'TotalVatAmount',
      rounding: 'TotalRoundings',
      gross: { $sum: ['TotalAmount'], $minus: ['TotalRoundings'] },
      prepaid: { $sum: ['TotalAmount'], $minus: ['RemainingAmount'] },
      payable: ['RemainingAmount', 'TotalAmount'],
    },
    paymentTerms: ['TermsOfPaymentName'],
    paymentMeans: [{ reference: 'PaymentReferenceNumber' }],
    notes: ['Note'],
  },
};
