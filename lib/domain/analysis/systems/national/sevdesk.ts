import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

/** What sevDesk's invoices, credit notes and orders have in common. */
const shared = {
  currency: 'currency',
  language: { $const: 'de' },
  buyer: {
    name: ['addressName', { $from: 'address', $line: 0 }, 'contact.name'],
    address: {
      lines: [
        {
          $if: { has: 'addressStreet' },
          $then: 'addressStreet',
        },
        { $lines: { $if: { lacks: 'addressStreet' }, $then: 'address' }, $after: 1 },
      ],
      city: 'addressCity',
      postalCode: 'addressZip',
      country: {
        $from: [
          { $if: { has: 'addressStreet' }, $then: 'addressCountry.code' },
          { $if: { lacks: 'address' }, $then: 'addressCountry.code' },
        ],
        $as: 'country',
      },
    },
  },
  delivery: { date: 'deliveryDate' },
  references: [
    { kind: 'customer-number', value: 'contact.customerNumber' },
    { kind: 'buyer-reference', value: 'customerInternalNote' },
    { kind: 'prepared-by', value: ['contactPerson.fullname', 'contactPerson.name'] },
  ],
  pricesInclude: { $if: { equals: { showNet: ['0', 'false'] } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: ['positions', 'orderPos', 'invoicePos', 'creditNotePos'],
      name: ['name', 'part.name', 'text'],
      description: 'text',
      sku: 'part.partNumber',
      quantity: 'quantity',
      unit: 'unity.name',
      unitPrice: {
        $if: { equals: { '$.showNet': ['0', 'false'] } },
        $then: 'priceGross',
        $else: ['priceNet', 'price'],
      },
      adjustments: [
        {
          $where: { equals: { isPercentage: ['0', 'false'] } },
          kind: 'discount',
          amount: 'discount',
        },
        {
          $where: { not: { equals: { isPercentage: ['0', 'false'] } } },
          kind: 'discount',
          percent: 'discount',
        },
      ],
      taxRate: 'taxRate',
      amount: {
        $if: { equals: { '$.showNet': ['0', 'false'] } },
        $then: 'sumGross',
        $else: 'sumNet',
      },
      optional: { $when: { equals: { optional: ['1', 'true'] } } },
    },
  ],
  allowances: [{ kind: 'discount', amount: ['sumDiscounts', 'sumDiscountNet'] }],
  taxes: [{ name: { $const: 'USt.' }, amount: 'sumTax' }],
  totals: {
    net: 'sumNet',
    tax: 'sumTax',
    gross: 'sumGross',
    prepaid: 'paidAmount',
  },
  introduction: 'headText',
  notes: ['footText'],
} satisfies Commercial;

export const sevdeskInvoice: SystemMapping = {
  id: 'sevdesk-invoice',
  name: 'sevDesk: invoice and credit note',
  type: 'invoice',
  recognise: {
    has: ['headText', 'sumNet', 'sumGross'],
    equals: { objectName: ['Invoice', 'CreditNote'] },
  },
  fields: {
    ...shared,
    kind: {
      $from: ['invoiceType', 'objectName'],
      $in: {
        RE: 'invoice',
        SR: 'credit-note',
        CreditNote: 'credit-note',
        GU: 'credit-note',
        AR: 'deposit-invoice',
        TR: 'invoice',
        ER: 'final-invoice',
      },
      $else: 'invoice',
    },
    number: ['invoiceNumber', 'creditNoteNumber'],
    issueDate: ['invoiceDate', 'creditNoteDate'],
    period: { start: 'serviceDateFrom', end: 'deliveryDateUntil' },
    paidDate: 'payDate',
    status: { $from: 'status', $in: { '100': 'draft', '200': 'open', '1000': 'paid' } },
    paymentTerms: {
      $if: { lacks: 'footText' },
      $then: { $join: [{ $const: 'Zahlbar innerhalb von' }, 'timeToPay', { $const: 'Tagen' }] },
    },
    references: [
      ...shared.references,
      { kind: 'preceding-invoice', value: ['origin.invoiceNumber', 'refSrcInvoice.invoiceNumber'] },
    ],
  },
};

export const sevdeskOrder: SystemMapping = {
  id: 'sevdesk-order',
  name: 'sevDesk: offer, order confirmation and delivery note',
  type: 'quote',
  recognise: { has: ['orderNumber', 'headText'], equals: { objectName: 'Order' } },
  fields: {
    ...shared,
    kind: {
      $from: 'orderType',
      $in: { AN: 'quote', AB: 'order-confirmation', LI: 'delivery-note' },
      $else: 'quote',
    },
    number: 'orderNumber',
    issueDate: 'orderDate',
    status: {
      $from: 'status',
      $in: { '100': 'draft', '300': 'declined', '500': 'accepted' },
    },
    paymentTerms: 'paymentTerms',
  },
};
