import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const economicInvoice: SystemMapping = {
  id: 'economic-invoice',
  name: 'e-conomic: draft and booked invoice',
  type: 'invoice',
  recognise: { has: ['recipient.name', 'lines', 'netAmount', 'paymentTerms'] },
  fields: {
    kind: {
      $if: { contains: { grossAmount: '-' } },
      $then: 'credit-note',
      $else: 'invoice',
    },
    number: ['bookedInvoiceNumber', 'draftInvoiceNumber'],
    issueDate: 'date',
    dueDate: 'dueDate',
    status: {
      $if: { lacks: 'bookedInvoiceNumber', has: 'draftInvoiceNumber' },
      $then: 'draft',
      $else: { $if: { equals: { remainder: 0 } }, $then: 'paid', $else: 'open' },
    },
    currency: 'currency',
    language: { $const: 'da' },
    buyer: {
      name: 'recipient.name',
      contact: ['recipient.attention.name', 'references.customerContact.name'],
      address: {
        lines: [{ $lines: 'recipient.address' }],
        city: 'recipient.city',
        postalCode: 'recipient.zip',
        country: 'recipient.country',
      },
      identifiers: [
        { scheme: { $const: 'CVR' }, value: 'recipient.cvr' },
        { scheme: { $const: 'EAN' }, value: 'recipient.ean' },
      ],
    },
    delivery: {
      date: 'delivery.deliveryDate',
      to: {
        address: {
          lines: [{ $lines: 'delivery.address' }],
          city: 'delivery.city',
          postalCode: 'delivery.zip',
          country: 'delivery.country',
        },
      },
    },
    references: [
      { kind: 'customer-number', value: 'customer.customerNumber' },
      { kind: 'purchase-order', value: 'references.other' },
      { kind: 'salesperson', value: 'references.salesPerson.name' },
    ],
    subject: 'notes.heading',
    pricesInclude: 'net',
    lines: [
      {
        $each: 'lines',
        name: 'description',
        sku: 'product.productNumber',
        quantity: 'quantity',
        unit: 'unit.name',
        unitPrice: 'unitNetPrice',
        adjustments: [{ kind: 'discount', percent: 'discountPercentage' }],
        taxRate: 'vatRate',
        amount: 'totalNetAmount',
      },
    ],
    taxes: [{ name: { $const: 'Moms' }, amount: 'vatAmount' }],
    totals: {
      net: 'netAmount',
      tax: 'vatAmount',
      rounding: 'roundingAmount',
      gross: { $sum: ['grossAmount'], $minus: ['roundingAmount'] },
      prepaid: {
        $if: { has: 'remainder' },
        $then: { $sum: ['grossAmount'], $minus: ['remainder'] },
      },
      payable: ['remainder', 'grossAmount'],
    },
    paymentTerms: 'paymentTerms.name',
    notes: ['notes.textLine1', 'notes.textLine2'],
  },
};
