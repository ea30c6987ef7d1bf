import type { Source, SystemMapping } from '../../mapping/system-mapping.ts';

const isCounted = { not: { equals: { canceled: true } } } as const;
const isReceived = { equals: { state: 'confirmed' } } as const;

/** Only the data of the tickets has names: the order itself has ids of its products. */
const printed = (name: string): string => `pdf_data.${name}`;

const ADDRESS = 'invoice_address';
const name: Source = [
  `${ADDRESS}.name`,
  { $join: [`${ADDRESS}.name_parts.given_name`, `${ADDRESS}.name_parts.family_name`] },
];

export const pretixOrder: SystemMapping = {
  id: 'pretix-order',
  name: 'pretix: order',
  type: 'receipt',
  recognise: {
    equals: { status: ['n', 'p', 'e', 'c'] },
    has: ['code', 'datetime', 'total', 'positions.positionid'],
  },
  fields: {
    kind: { $if: { equals: { status: 'p' } }, $then: 'receipt', $else: 'order-confirmation' },
    number: 'code',
    subject: `positions.${printed('event_name')}`,
    issueDate: 'datetime',
    dueDate: { $if: { equals: { status: 'n' } }, $then: 'expires' },
    status: { $from: 'status', $in: { p: 'paid', e: 'expired', c: 'void' } },
    currency: ['currency', 'event.currency', '^.currency', '^.event.currency'],
    language: 'locale',
    references: [{ kind: 'buyer-reference', value: `${ADDRESS}.internal_reference` }],
    seller: { name: `positions.${printed('organizer')}` },
    buyer: {
      name: [`${ADDRESS}.company`, name, `positions.attendee_name`],
      contact: { $if: { has: `${ADDRESS}.company` }, $then: name },
      email: 'email',
      phone: 'phone',
      address: {
        lines: [{ $lines: `${ADDRESS}.street` }],
        city: `${ADDRESS}.city`,
        region: `${ADDRESS}.state`,
        postalCode: `${ADDRESS}.zipcode`,
        country: { $from: `${ADDRESS}.country`, $as: 'country' },
      },
      identifiers: [{ scheme: { $const: 'vat' }, value: `${ADDRESS}.vat_id` }],
    },
    pricesInclude: 'gross',
    lines: {
      $each: 'positions',
      $where: isCounted,
      position: 'positionid',
      name: [printed('itemvar'), printed('item'), 'attendee_name'],
      details: [
        { $if: { has: printed('item') }, $then: 'attendee_name' },
        { $if: { has: printed('item') }, $then: printed('seat') },
        printed('event_date_range'),
      ],
      quantity: { $const: '1' },
      unitPrice: 'price',
      amount: 'price',
      taxRate: 'tax_rate',
    },
    charges: {
      $each: 'fees',
      $where: isCounted,
      kind: {
        $from: 'fee_type',
        $in: { shipping: 'shipping', service: 'service' },
        $else: 'fee',
      },
      reason: 'description',
      amount: 'value',
    },
    taxes: [
      { $each: 'positions', $where: isCounted, ...includedTax() },
      { $each: 'fees', $where: isCounted, ...includedTax() },
    ],
    totals: {
      gross: 'total',
      refunded: { $sum: ['amount'], $each: 'refunds', $where: { equals: { state: 'done' } } },
    },
    payments: {
      $each: 'payments',
      $where: isReceived,
      method: { $from: 'provider', $as: 'payment-method' },
      amount: 'amount',
      date: ['payment_date', 'created'],
    },
    paymentUrl: { $if: { equals: { status: 'n' } }, $then: 'url' },
  },
};

function includedTax() {
  return { rate: 'tax_rate', amount: 'tax_value', included: true } as const;
}
