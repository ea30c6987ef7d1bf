import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const GROSS = { equals: { 'taxConditions.taxType': 'gross' } } as const;

const fields: Commercial = {
  kind: {
    $from: 'title',
    $in: {
      Angebot: 'quote',
      Auftragsbestätigung: 'order-confirmation',
      Lieferschein: 'delivery-note',
      Rechnungskorrektur: 'credit-note',
      Gutschrift: 'credit-note',
      Abschlagsrechnung: 'deposit-invoice',
      Schlussrechnung: 'final-invoice',
    },
    $else: { $if: { has: 'expirationDate' }, $then: 'quote', $else: 'invoice' },
  },
  title: 'title',
  number: 'voucherNumber',
  issueDate: 'voucherDate',
  dueDate: 'dueDate',
  validUntil: 'expirationDate',
  status: {
    $from: 'voucherStatus',
    $in: {
      draft: 'draft',
      open: 'open',
      paid: 'paid',
      voided: 'void',
      accepted: 'accepted',
      rejected: 'declined',
      overdue: 'overdue',
    },
  },
  period: {
    start: {
      $if: { has: 'shippingConditions.shippingEndDate' },
      $then: 'shippingConditions.shippingDate',
    },
    end: 'shippingConditions.shippingEndDate',
  },
  currency: 'totalPrice.currency',
  language: ['language', { $const: 'de' }],
  buyer: {
    name: 'address.name',
    contact: 'address.contactPerson',
    address: {
      lines: ['address.supplement', 'address.street'],
      city: 'address.city',
      postalCode: 'address.zip',
      country: 'address.countryCode',
    },
  },
  delivery: {
    date: {
      $if: { lacks: 'shippingConditions.shippingEndDate' },
      $then: 'shippingConditions.shippingDate',
    },
  },
  pricesInclude: { $if: GROSS, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: 'lineItems',
      name: ['name', 'description'],
      description: 'description',
      quantity: 'quantity',
      unit: 'unitName',
      unitPrice: {
        $if: { equals: { '$.taxConditions.taxType': 'gross' } },
        $then: 'unitPrice.grossAmount',
        $else: 'unitPrice.netAmount',
      },
      adjustments: [{ kind: 'discount', percent: 'discountPercentage' }],
      taxRate: 'unitPrice.taxRatePercentage',
      amount: 'lineItemAmount',
      optional: { $when: { equals: { optional: true } } },
    },
  ],
  allowances: [
    {
      kind: 'discount',
      percent: 'totalPrice.totalDiscountPercentage',
      amount: 'totalPrice.totalDiscountAbsolute',
    },
  ],
  taxes: [
    {
      $each: 'taxAmounts',
      name: { $const: 'USt.' },
      rate: 'taxRatePercentage',
      base: 'netAmount',
      amount: 'taxAmount',
      included: { $when: { equals: { '$.taxConditions.taxType': 'gross' } } },
    },
  ],
  totals: {
    net: 'totalPrice.totalNetAmount',
    tax: 'totalPrice.totalTaxAmount',
    gross: 'totalPrice.totalGrossAmount',
    prepaid: { $sum: ['downPaymentDeductions[].receivedGrossAmount'] },
    payable: ['claimedGrossAmount'],
  },
  paymentTerms: 'paymentConditions.paymentTermLabel',
  introduction: 'introduction',
  notes: ['taxConditions.taxTypeNote', 'remark'],
};

export const lexwareInvoice: SystemMapping = {
  id: 'lexware-invoice',
  name: 'Lexware Office (lexoffice): invoice, credit note and other vouchers',
  type: 'invoice',
  recognise: {
    has: ['voucherNumber', 'lineItems', 'totalPrice', 'taxConditions'],
    lacks: 'expirationDate',
  },
  fields,
};

export const lexwareQuotation: SystemMapping = {
  id: 'lexware-quotation',
  name: 'Lexware Office (lexoffice): quotation',
  type: 'quote',
  recognise: {
    has: ['voucherNumber', 'lineItems', 'totalPrice', 'taxConditions', 'expirationDate'],
  },
  fields,
};
