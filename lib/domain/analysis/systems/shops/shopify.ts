import type { CommercialDocument, Payment } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  postalCode: 'zip',
  country: ['country_code', 'country'],
});

/** "CA" is how California is written, "JP-14" is nowhere. */
export const shopifyAddress = (...places: readonly string[]) => ({
  ...address(...places),
  region: places.flatMap((place) => [
    { $if: { contains: { [`${place}.province_code`]: '-' } }, $then: `${place}.province` },
    `${place}.province_code`,
    `${place}.province`,
  ]),
});

/** Gateways that a buyer knows by name; the others are the shop's own matter. */
const GATEWAYS = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amazon_payments: 'Amazon Pay',
  klarna: 'Klarna',
  afterpay: 'Afterpay',
  affirm: 'Affirm',
  shop_pay: 'Shop Pay',
  gift_card: 'Gift card',
  cash: 'Cash',
  'Cash on Delivery (COD)': 'Cash on delivery',
  'Bank Deposit': 'Bank transfer',
};

const BUYER_PLACES = ['billing_address', 'customer.default_address'] as const;
const company = BUYER_PLACES.map((place) => `${place}.company`);
const person = [
  ...BUYER_PLACES.flatMap((place) => [
    `${place}.name`,
    { $join: [`${place}.first_name`, `${place}.last_name`] },
  ]),
  { $join: ['customer.first_name', 'customer.last_name'] },
];
const recipient = [
  'shipping_address.name',
  { $join: ['shipping_address.first_name', 'shipping_address.last_name'] },
];

/** What orders and draft orders have in common. */
export const shopifyOrderFields = {
  currency: 'currency',
  language: 'customer_locale',
  pricesInclude: { $from: 'taxes_included', $in: { true: 'gross', false: 'net' } },
  buyer: {
    name: [...company, ...person],
    contact: { $if: { has: 'billing_address.company' }, $then: person },
    email: ['email', 'contact_email', 'customer.email'],
    phone: ['billing_address.phone', 'phone', 'customer.phone'],
    address: shopifyAddress(...BUYER_PLACES),
  },
  delivery: {
    to: {
      name: ['shipping_address.company', ...recipient],
      contact: { $if: { has: 'shipping_address.company' }, $then: recipient },
      address: shopifyAddress('shipping_address'),
      phone: 'shipping_address.phone',
    },
  },
  lines: {
    $each: 'line_items',
    name: ['name', 'title'],
    details: [
      // The name of a line has its variant in it, its title has not.
      {
        $if: {
          anyOf: [{ same: ['name', 'title'] }, { lacks: 'name' }],
          not: { equals: { variant_title: 'Default Title' } },
        },
        $then: 'variant_title',
      },
      {
        $all: 'properties',
        $where: { not: { contains: { name: '_' } } },
        $item: { $join: ['name', 'value'], $with: ': ' },
      },
    ],
    sku: 'sku',
    quantity: 'quantity',
    unitPrice: 'price',
    amount: { $from: 'price', $times: 'quantity' },
    taxRate: { $from: 'tax_lines[0].rate', $times: '100' },
  },
  taxes: {
    $each: 'tax_lines',
    name: 'title',
    rate: { $from: 'rate', $times: '100' },
    amount: 'price',
    included: { $when: { equals: { '$.taxes_included': true } } },
  },
  details: {
    $each: 'note_attributes',
    $where: { not: { contains: { name: '_' } } },
    label: { $from: 'name', $as: 'title-case' },
    value: 'value',
  },
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

/** How an order or a transaction was paid. */
export const shopifyMethod = {
  method: [
    'payment_details.credit_card_company',
    'transactions[0].payment_details.credit_card_company',
    { $from: ['payment_gateway_names[0]', 'gateway'], $in: GATEWAYS },
  ],
  lastDigits: {
    $from: [
      'payment_details.credit_card_number',
      'transactions[0].payment_details.credit_card_number',
    ],
    $as: 'last-digits',
  },
} satisfies Fillings<Payment>;

/** A shop that stands beside its orders. */
export const shopifyShop = {
  name: [
    '^.shop.name',
    // Things that a shop makes itself are of a vendor of its own name.
    {
      $if: { hosts: ['line_items[0].vendor', 'order_status_url'] },
      $then: 'line_items[0].vendor',
    },
  ],
  email: ['^.shop.customer_email', '^.shop.email'],
  phone: '^.shop.phone',
  website: '^.shop.domain',
  address: shopifyAddress('^.shop'),
  identifiers: [
    { scheme: { $const: 'registration' }, value: '^.shop.metafields.invoice_registration_number' },
  ],
} satisfies Fillings<Party>;
