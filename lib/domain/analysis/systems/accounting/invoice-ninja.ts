import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  region: 'state',
  postalCode: 'postal_code',
});

/** ISO 3166 numeric codes. */
const COUNTRIES = {
  36: 'AU',
  40: 'AT',
  56: 'BE',
  76: 'BR',
  124: 'CA',
  208: 'DK',
  246: 'FI',
  250: 'FR',
  276: 'DE',
  356: 'IN',
  372: 'IE',
  380: 'IT',
  528: 'NL',
  554: 'NZ',
  578: 'NO',
  616: 'PL',
  620: 'PT',
  710: 'ZA',
  724: 'ES',
  752: 'SE',
  756: 'CH',
  826: 'GB',
  840: 'US',
};
const CURRENCIES = {
  1: 'USD',
  2: 'GBP',
  3: 'EUR',
  4: 'ZAR',
  5: 'DKK',
  6: 'ILS',
  7: 'SEK',
  8: 'KES',
  9: 'CAD',
  10: 'PHP',
  11: 'INR',
  12: 'AUD',
  13: 'SGD',
  14: 'NOK',
  15: 'NZD',
  17: 'CHF',
  20: 'BRL',
};
const country = (place: string) => ({ $from: `${place}.country_id`, $in: COUNTRIES });

/** Taxes of the lines are not stated as amounts; without a discount they follow. */
const lineTax = (number: 1 | 2 | 3) =>
  ({
    $each: 'line_items',
    $where: { nonzero: `tax_rate${number}`, not: { equals: { '$.uses_inclusive_taxes': true } } },
    name: `tax_name${number}`,
    rate: `tax_rate${number}`,
    base: 'line_total',
    amount: {
      $if: { not: { nonzero: '$.discount' } },
      $then: { $from: { $from: 'line_total', $times: `tax_rate${number}` }, $times: '0.01' },
    },
  }) as const;

const isAmount = { equals: { is_amount_discount: true } };
const discount = {
  kind: 'discount',
  amount: { $if: isAmount, $then: 'discount' },
  percent: { $if: isAmount, $then: [], $else: 'discount' },
} as const;

export const invoiceNinjaInvoice: SystemMapping = {
  id: 'invoice-ninja-invoice',
  name: 'Invoice Ninja: invoice',
  type: 'invoice',
  recognise: { has: ['client_id', 'line_items.cost', 'status_id', 'paid_to_date', 'balance'] },
  fields: {
    kind: 'invoice',
    number: 'number',
    issueDate: 'date',
    dueDate: 'due_date',
    status: {
      $from: 'status_id',
      $in: {
        1: 'draft',
        2: 'open',
        3: 'partially-paid',
        4: 'paid',
        5: 'void',
        6: 'void',
      },
    },
    currency: [
      'client.settings.currency_code',
      { $from: 'client.settings.currency_id', $in: CURRENCIES },
      { $from: country('client'), $as: 'country-currency' },
    ],
    language: 'client.settings.language',
    references: [
      { kind: 'purchase-order', value: 'po_number' },
      { kind: 'customer-number', value: 'client.number' },
    ],
    seller: {
      name: ['company.settings.name', '^.company.settings.name'],
      email: ['company.settings.email', '^.company.settings.email'],
    },
    buyer: {
      name: ['client.name', 'client.display_name'],
      contact: { $join: ['client.contacts[0].first_name', 'client.contacts[0].last_name'] },
      email: 'client.contacts[0].email',
      phone: ['client.phone', 'client.contacts[0].phone'],
      address: { ...address('client'), country: country('client') },
      identifiers: [
        { scheme: { $const: 'vat' }, value: 'client.vat_number' },
        { scheme: { $const: 'registration' }, value: 'client.id_number' },
      ],
    },
    pricesInclude: { $from: 'uses_inclusive_taxes', $in: { true: 'gross', false: 'net' } },
    lines: {
      $each: 'line_items',
      name: ['product_key', 'notes'],
      description: { $if: { has: 'product_key' }, $then: 'notes' },
      quantity: 'quantity',
      unitPrice: 'cost',
      adjustments: discount,
      taxRate: { $if: { nonzero: 'tax_rate1' }, $then: 'tax_rate1' },
      amount: 'line_total',
    },
    allowances: discount,
    charges: [
      { kind: 'fee', amount: 'custom_surcharge1' },
      { kind: 'fee', amount: 'custom_surcharge2' },
    ],
    taxes: [
      lineTax(1),
      lineTax(2),
      lineTax(3),
      {
        $where: { nonzero: 'tax_rate1', not: { nonzero: 'line_items[].tax_rate1' } },
        name: 'tax_name1',
        rate: 'tax_rate1',
        amount: 'total_taxes',
      },
    ],
    totals: {
      tax: 'total_taxes',
      gross: 'amount',
      prepaid: 'paid_to_date',
      payable: 'balance',
    },
    paymentUrl: { $if: { nonzero: 'balance' }, $then: 'invitations[0].link' },
    notes: 'public_notes',
    footer: 'footer',
    terms: 'terms',
  },
};
