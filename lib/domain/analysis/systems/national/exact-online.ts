import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const exactOnlineInvoice: SystemMapping = {
  id: 'exact-online-invoice',
  name: 'Exact Online: sales invoice',
  type: 'invoice',
  recognise: { has: ['InvoiceID', 'InvoiceToName', 'SalesInvoiceLines', 'AmountDC'] },
  fields: {
    // 8021: direct sales credit note.
    kind: { $if: { equals: { Type: [8021, 8031] } }, $then: 'credit-note', $else: 'invoice' },
    number: 'InvoiceNumber',
    issueDate: 'InvoiceDate',
    dueDate: 'DueDate',
    currency: 'Currency',
    language: { $const: 'nl' },
    subject: 'Description',
    buyer: {
      name: 'InvoiceToName',
      contact: 'InvoiceToContactPersonFullName',
    },
    delivery: {
      to: {
        name: {
          $if: { not: { same: ['DeliverToName', 'InvoiceToName'] } },
          $then: 'DeliverToName',
        },
        contact: {
          $if: { not: { same: ['DeliverToName', 'InvoiceToName'] } },
          $then: 'DeliverToContactPersonFullName',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'YourRef' },
      { kind: 'sales-order', value: 'OrderNumber' },
      { kind: 'salesperson', value: 'SalespersonFullName' },
      { kind: 'shipping-method', value: 'ShippingMethodDescription' },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: ['SalesInvoiceLines.results', 'SalesInvoiceLines'],
        name: ['Description', 'ItemDescription'],
        description: 'Notes',
        sku: 'ItemCode',
        quantity: 'Quantity',
        unit: ['UnitDescription', 'UnitCode'],
        unitPrice: ['UnitPrice', 'NetPrice'],
        adjustments: [{ kind: 'discount', percent: { $from: 'Discount', $times: '100' } }],
        taxRate: { $from: 'VATPercentage', $times: '100' },
        amount: 'AmountFC',
      },
    ],
    allowances: [{ kind: 'discount', amount: 'AmountDiscountExclVat' }],
    taxes: [
      {
        name: { $const: 'Btw' },
        base: 'AmountFCExclVat',
        amount: 'VATAmountFC',
      },
    ],
    totals: { net: 'AmountFCExclVat', tax: 'VATAmountFC', gross: ['AmountFC', 'AmountDC'] },
    paymentTerms: 'PaymentConditionDescription',
    paymentMeans: [{ reference: 'PaymentReference' }],
    notes: ['Remarks'],
  },
};
