import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  region: ['stateCode', 'state'],
  postalCode: ['zipCode', 'zip'],
  country: 'country',
});

const isTaken = { not: { equals: { paymentStatus: ['VOIDED', 'DENIED', 'CANCELLED'] } } };

/** What a check says; `$.` is the order that it belongs to, or the check itself. */
const checkFields = (check: '' | 'checks.') => {
  const at = (field: string) => `${check}${field}`;
  return {
    kind: 'receipt',
    number: [at('displayNumber'), 'displayNumber'],
    issueDate: ['closedDate', at('closedDate'), 'openedDate', at('openedDate')],
    status: {
      $from: at('paymentStatus'),
      $in: { CLOSED: 'paid', PAID: 'paid', OPEN: 'open' },
    },
    currency: [
      'currency',
      'currencyCode',
      { $from: 'restaurant.country', $as: 'country-currency' },
      // Toast is at home in the United States.
      { $const: 'USD' },
    ],
    references: [
      { kind: 'table', value: 'table.name' },
      { kind: 'cashier', value: { $join: ['server.firstName', 'server.lastName'] } },
      { kind: 'reference', value: at('tabName') },
    ],
    seller: {
      name: ['restaurant.name', 'restaurantName'],
      phone: 'restaurant.phone',
      website: 'restaurant.website',
      address: [address('restaurant'), address('restaurant.location')],
    },
    buyer: {
      name: { $join: [at('customer.firstName'), at('customer.lastName')] },
      email: at('customer.email'),
      phone: at('customer.phone'),
    },
    lines: {
      $each: at('selections'),
      $where: { not: { equals: { voided: true } } },
      name: ['displayName', 'item.name'],
      details: {
        $all: 'modifiers',
        $where: { not: { equals: { voided: true } } },
        $item: 'displayName',
      },
      quantity: 'quantity',
      amount: ['preDiscountPrice', 'price'],
    },
    allowances: [
      { $each: at('appliedDiscounts'), kind: 'discount', reason: 'name', amount: 'discountAmount' },
      {
        $each: `${check}selections[].appliedDiscounts[]`,
        kind: 'discount',
        reason: 'name',
        amount: 'discountAmount',
      },
    ],
    charges: {
      $each: at('appliedServiceCharges'),
      kind: 'service',
      reason: 'name',
      percent: 'percent',
      amount: 'chargeAmount',
    },
    totals: {
      tax: at('taxAmount'),
      gross: at('totalAmount'),
      tip: { $sum: ['tipAmount'], $each: at('payments'), $where: isTaken },
    },
    payments: {
      $each: at('payments'),
      $where: isTaken,
      method: [
        { $from: 'cardType', $as: 'payment-method' },
        { $from: 'type', $as: 'payment-method' },
      ],
      lastDigits: 'last4Digits',
      amount: { $sum: ['amount', 'tipAmount'] },
      date: 'paidDate',
    },
  } satisfies Fillings<Omit<CommercialDocument, 'type'>>;
};

export const toastOrder: SystemMapping = {
  id: 'toast-order',
  name: 'Toast: order with its check',
  type: 'receipt',
  recognise: { has: ['guid', 'openedDate', 'checks.selections'] },
  fields: checkFields('checks.'),
};

export const toastCheck: SystemMapping = {
  id: 'toast-check',
  name: 'Toast: check',
  type: 'receipt',
  recognise: {
    has: ['guid', 'selections', 'totalAmount', 'displayNumber'],
    lacks: '^.checks',
  },
  fields: checkFields(''),
};
