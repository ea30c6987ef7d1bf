import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const invoicexpressInvoice: SystemMapping = {
  id: 'invoicexpress-invoice',
  name: 'InvoiceXpress: invoice',
  type: 'invoice',
  recognise: { has: ['inverted_sequence_number', 'before_taxes', 'items', 'client'] },
  dates: 'day-first',
  fields: {
    kind: {
      $from: 'type',
      $in: {
        CreditNote: 'credit-note',
        DebitNote: 'debit-note',
        Invoice: 'invoice',
        InvoiceReceipt: 'invoice',
        SimplifiedInvoice: 'invoice',
      },
    },
    number: 'sequence_number',
    issueDate: 'date',
    dueDate: 'due_date',
    status: {
      $from: 'status',
      $in: { canceled: 'void', draft: 'draft', final: 'open', sent: 'open', settled: 'paid' },
    },
    currency: { $from: 'currency', $in: { Euro: 'EUR', EUR: 'EUR' } },
    language: { $const: 'pt-PT' },
    references: [
      { kind: 'buyer-reference', value: 'reference' },
      { kind: 'customer-number', value: 'client.code' },
      { kind: 'authorization', value: 'atcud' },
    ],
    buyer: {
      name: 'client.name',
      email: 'client.email',
      phone: 'client.phone',
      address: {
        lines: ['client.address'],
        city: 'client.city',
        postalCode: 'client.postal_code',
        country: { $from: 'client.country', $as: 'country' },
      },
      identifiers: [{ scheme: { $const: 'NIF' }, value: 'client.fiscal_id' }],
    },
    pricesInclude: 'net',
    lines: {
      $each: 'items',
      name: 'name',
      description: 'description',
      quantity: 'quantity',
      unit: {
        $from: 'unit',
        $in: { day: 'DAY', hour: 'HUR', month: 'MON', service: 'E48', unit: 'C62' },
      },
      unitPrice: 'unit_price',
      adjustments: { $where: { nonzero: 'discount' }, kind: 'discount', percent: 'discount' },
      taxRate: 'tax.value',
      amount: { $sum: ['subtotal'], $minus: ['discount_amount'] },
    },
    taxes: [
      {
        $where: { nonzero: 'taxes' },
        name: { $const: 'IVA' },
        rate: 'items.tax.value',
        amount: 'taxes',
      },
      {
        $where: { nonzero: 'retention' },
        name: { $const: 'Retenção na fonte' },
        rate: 'retention',
        amount: { $sum: ['before_taxes', 'taxes'], $minus: ['total'] },
        withheld: true,
      },
    ],
    totals: {
      net: 'before_taxes',
      tax: 'taxes',
      gross: { $sum: ['before_taxes', 'taxes'] },
      payable: 'total',
    },
    paymentMeans: {
      $where: { has: 'mb_reference.reference' },
      method: { $const: 'Multibanco' },
      reference: {
        $join: ['mb_reference.entity', 'mb_reference.reference'],
        $with: ' / ',
      },
    },
    onlineUrl: 'permalink',
    notes: 'observations',
  },
};
