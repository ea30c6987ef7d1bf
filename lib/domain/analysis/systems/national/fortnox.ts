import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields = {
  currency: 'Currency',
  language: ['Language', { $const: 'sv' }],
  buyer: {
    name: 'CustomerName',
    address: {
      lines: ['Address1', 'Address2'],
      city: 'City',
      postalCode: 'ZipCode',
      country: 'Country',
    },
    identifiers: [{ scheme: { $const: 'registration' }, value: 'OrganisationNumber' }],
    phone: 'Phone1',
  },
  delivery: {
    date: 'DeliveryDate',
    to: {
      name: 'DeliveryName',
      address: {
        lines: ['DeliveryAddress1', 'DeliveryAddress2'],
        city: 'DeliveryCity',
        postalCode: 'DeliveryZipCode',
        country: 'DeliveryCountry',
      },
    },
  },
  references: [
    { kind: 'customer-number', value: 'CustomerNumber' },
    { kind: 'our-reference', value: 'OurReference' },
    { kind: 'buyer-reference', value: 'YourReference' },
    { kind: 'purchase-order', value: 'YourOrderNumber' },
    { kind: 'shipping-method', value: 'WayOfDelivery' },
    {
      kind: 'preceding-invoice',
      value: { $if: { nonzero: 'CreditInvoiceReference' }, $then: 'CreditInvoiceReference' },
    },
  ],
  pricesInclude: { $if: { equals: { VATIncluded: true } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: ['InvoiceRows', 'OfferRows', 'OrderRows'],
      name: 'Description',
      sku: 'ArticleNumber',
      quantity: ['DeliveredQuantity', 'Quantity'],
      unit: 'Unit',
      unitPrice: 'Price',
      adjustments: [
        {
          $where: { equals: { DiscountType: 'PERCENT' } },
          kind: 'discount',
          percent: 'Discount',
        },
        { $where: { equals: { DiscountType: 'AMOUNT' } }, kind: 'discount', amount: 'Discount' },
      ],
      taxRate: 'VAT',
      amount: 'Total',
    },
  ],
  charges: [
    { kind: 'shipping', amount: 'Freight' },
    { kind: 'fee', reason: { $const: 'Faktureringsavgift' }, amount: 'AdministrationFee' },
  ],
  paymentTerms: {
    $if: { has: 'TermsOfPayment' },
    $then: { $join: ['TermsOfPayment', { $const: 'dagar netto' }] },
  },
  notes: ['Remarks'],
} satisfies Commercial;

export const fortnoxInvoice: SystemMapping = {
  id: 'fortnox-invoice',
  name: 'Fortnox: invoice',
  type: 'invoice',
  recognise: { has: ['DocumentNumber', 'InvoiceRows', 'CustomerName', 'TotalVAT'] },
  fields: {
    ...fields,
    kind: { $if: { equals: { Credit: true } }, $then: 'credit-note', $else: 'invoice' },
    number: 'DocumentNumber',
    issueDate: 'InvoiceDate',
    dueDate: 'DueDate',
    period: { start: 'InvoicePeriodStart', end: 'InvoicePeriodEnd' },
    status: {
      $if: { equals: { Cancelled: true } },
      $then: 'void',
      $else: { $if: { equals: { Balance: 0, Booked: true } }, $then: 'paid', $else: 'open' },
    },
    taxes: [
      { name: { $const: 'Moms' }, amount: 'TotalVAT' },
      {
        name: { $const: 'Skattereduktion (ROT/RUT)' },
        amount: 'TaxReduction',
        withheld: true,
      },
    ],
    totals: {
      net: 'Net',
      rounding: 'RoundOff',
      gross: { $sum: ['Total'], $minus: ['RoundOff'] },
      payable: {
        $if: { equals: { Balance: 0, Booked: true } },
        $then: 'Balance',
        $else: 'TotalToPay',
      },
      prepaid: { $if: { equals: { Balance: 0, Booked: true } }, $then: 'TotalToPay' },
    },
    paymentMeans: [{ reference: 'OCR' }],
  },
};

export const fortnoxOffer: SystemMapping = {
  id: 'fortnox-offer',
  name: 'Fortnox: offer and order',
  type: 'quote',
  recognise: { has: ['DocumentNumber', 'CustomerName', 'TotalVAT'], lacks: 'InvoiceRows' },
  fields: {
    ...fields,
    kind: { $if: { has: 'OrderRows' }, $then: 'order-confirmation', $else: 'quote' },
    number: 'DocumentNumber',
    issueDate: ['OfferDate', 'OrderDate'],
    validUntil: 'ExpireDate',
    taxes: [{ name: { $const: 'Moms' }, amount: 'TotalVAT' }],
    totals: {
      net: 'Net',
      rounding: 'RoundOff',
      gross: { $sum: ['Total'], $minus: ['RoundOff'] },
      payable: 'Total',
    },
  },
};
