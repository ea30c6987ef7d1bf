import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const dineroInvoice: SystemMapping = {
  id: 'dinero-invoice',
  name: 'Dinero: invoice and credit note',
  type: 'invoice',
  recognise: { has: ['ProductLines', 'ContactName', 'TotalInclVat'] },
  fields: {
    kind: {
      $if: { contains: { Type: 'credit' } },
      $then: 'credit-note',
      $else: 'invoice',
    },
    number: 'Number',
    issueDate: 'Date',
    dueDate: ['PaymentDate', 'DueDate'],
    status: {
      $from: ['PaymentStatus', 'Status'],
      $in: { Paid: 'paid', Overdue: 'overdue', Draft: 'draft', OverPaid: 'paid' },
    },
    currency: 'Currency',
    language: ['Language', { $const: 'da' }],
    title: 'Description',
    buyer: {
      name: 'ContactName',
      address: { lines: [{ $lines: 'Address' }] },
      identifiers: [
        { scheme: { $const: 'CVR' }, value: 'VatNumber' },
        { scheme: { $const: 'EAN' }, value: 'EanNumber' },
      ],
    },
    references: [{ kind: 'purchase-order', value: 'ExternalReference' }],
    pricesInclude: {
      $if: { equals: { ShowLinesInclVat: true } },
      $then: 'gross',
      $else: 'net',
    },
    lines: [
      {
        $each: 'ProductLines',
        name: 'Description',
        details: ['Comments'],
        sku: 'ProductNumber',
        quantity: { $if: { not: { equals: { LineType: 'Text' } } }, $then: 'Quantity' },
        unit: {
          $from: 'Unit',
          $in: {
            hours: 'HUR',
            parts: 'H87',
            km: 'KMT',
            day: 'DAY',
            week: 'WEE',
            month: 'MON',
            kilogram: 'KGM',
            litre: 'LTR',
            box: 'BX',
            session: '',
            shipment: '',
          },
        },
        unitPrice: {
          $if: { equals: { '$.ShowLinesInclVat': true } },
          $then: 'BaseAmountValueInclVat',
          $else: 'BaseAmountValue',
        },
        adjustments: [{ kind: 'discount', percent: 'Discount' }],
        amount: {
          $if: { equals: { '$.ShowLinesInclVat': true } },
          $then: 'TotalAmountInclVat',
          $else: 'TotalAmount',
        },
      },
    ],
    taxes: [
      {
        name: { $const: 'Moms' },
        rate: { $const: '25' },
        base: 'TotalVatableAmount',
        amount: 'TotalVat',
      },
    ],
    totals: { net: 'TotalExclVat', tax: 'TotalVat', gross: 'TotalInclVat' },
    paymentTerms: {
      $from: 'PaymentConditionType',
      $in: { NettoCash: 'Netto kontant', Paid: 'Betalt' },
    },
    paymentMeans: [
      {
        reference: 'FikCode',
        bankName: 'BankName',
        bankCode: 'BankRegistrationNumber',
        accountNumber: 'BankAccountNumber',
      },
    ],
    notes: ['Comment'],
  },
};
