import type { SystemMapping } from '../../mapping/system-mapping.ts';

const buyer = (path: string) => `customer.${path}`;

export const tripletexInvoice: SystemMapping = {
  id: 'tripletex-invoice',
  name: 'Tripletex: invoice',
  type: 'invoice',
  recognise: { has: ['invoiceNumber', 'invoiceDate', 'orders', 'customer', 'amountExcludingVat'] },
  fields: {
    kind: { $if: { equals: { isCreditNote: true } }, $then: 'credit-note', $else: 'invoice' },
    number: 'invoiceNumber',
    issueDate: 'invoiceDate',
    dueDate: 'invoiceDueDate',
    currency: 'currency.code',
    language: [
      { $from: 'customer.language', $in: { ENGLISH: 'en', SWEDISH: 'sv', NORWEGIAN: 'nb' } },
      { $const: 'nb' },
    ],
    status: { $if: { equals: { amountOutstanding: 0 } }, $then: 'paid', $else: 'open' },
    buyer: {
      name: buyer('name'),
      address: {
        lines: [buyer('postalAddress.addressLine1'), buyer('postalAddress.addressLine2')],
        city: buyer('postalAddress.city'),
        postalCode: buyer('postalAddress.postalCode'),
        country: buyer('postalAddress.country.isoAlpha2Code'),
      },
      identifiers: [{ scheme: { $const: 'registration' }, value: buyer('organizationNumber') }],
      email: [buyer('invoiceEmail'), buyer('email')],
    },
    delivery: { date: ['deliveryDate', 'orders.deliveryDate'] },
    references: [
      { kind: 'customer-number', value: buyer('customerNumber') },
      { kind: 'buyer-reference', value: ['orders.attn.displayName', 'orders.customerContact'] },
      { kind: 'purchase-order', value: ['orders.reference', 'reference'] },
      { kind: 'prepared-by', value: 'orders.ourContactEmployee.displayName' },
      { kind: 'project', value: 'orders.project.name' },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'orders[].orderLines',
        name: ['description', 'displayName', 'product.name'],
        sku: 'product.number',
        quantity: 'count',
        unit: ['product.productUnit.nameShort', 'unit'],
        unitPrice: 'unitPriceExcludingVatCurrency',
        adjustments: [{ kind: 'discount', percent: 'discount' }],
        taxRate: 'vatType.percentage',
        amount: 'amountExcludingVatCurrency',
      },
    ],
    taxes: [
      {
        name: { $const: 'Mva' },
        amount: { $sum: ['amount'], $minus: ['amountExcludingVat', 'amountRoundoff'] },
      },
    ],
    totals: {
      net: ['amountExcludingVatCurrency', 'amountExcludingVat'],
      tax: { $sum: ['amount'], $minus: ['amountExcludingVat', 'amountRoundoff'] },
      rounding: 'amountRoundoff',
      gross: { $sum: ['amountCurrency'], $minus: ['amountRoundoff'] },
      prepaid: {
        $if: { has: 'amountOutstanding' },
        $then: { $sum: ['amount'], $minus: ['amountOutstanding'] },
      },
      payable: ['amountOutstanding', 'amountCurrency', 'amount'],
    },
    paymentMeans: [
      {
        reference: 'kid',
        accountNumber: { $from: 'invoiceAccount.number', $mask: '#### ## #####' },
      },
    ],
    notes: ['invoiceComment', 'comment', 'orders.invoiceComment'],
  },
};
