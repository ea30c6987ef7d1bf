import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2', 'address3'],
  city: 'city',
  region: 'state',
  postalCode: 'zip',
  country: 'country',
});

const paid = { $each: 'payments.elements', $where: { equals: { result: 'SUCCESS' } } } as const;

export const cloverOrder: SystemMapping = {
  id: 'clover-order',
  name: 'Clover: order',
  type: 'receipt',
  recognise: { has: ['lineItems.elements', 'payments.elements', 'clientCreatedTime', 'total'] },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: ['title', 'externalReferenceId', 'id'],
    issueDate: ['createdTime', 'clientCreatedTime'],
    status: {
      $if: { has: 'refunds.elements' },
      $then: 'partially-refunded',
      $else: {
        $if: { equals: { 'payments.elements.result': 'SUCCESS' } },
        $then: 'paid',
        $else: 'open',
      },
    },
    currency: 'currency',
    references: { kind: 'cashier', value: 'employee.name' },
    seller: {
      name: ['^.merchant.name', 'merchant.name'],
      phone: '^.merchant.phoneNumber',
      website: '^.merchant.website',
      address: address('^.merchant.address'),
    },
    buyer: {
      name: {
        $join: ['customers.elements.firstName', 'customers.elements.lastName'],
      },
      email: 'customers.elements.emailAddresses.elements.emailAddress',
      phone: 'customers.elements.phoneNumbers.elements.phoneNumber',
    },
    lines: {
      $each: 'lineItems.elements',
      $where: { not: { equals: { refunded: true } } },
      name: 'name',
      details: [{ $all: 'modifications.elements', $item: ['alternateName', 'name'] }, 'note'],
      quantity: { $from: 'unitQty', $times: '0.001' },
      unit: 'unitName',
      amount: { $sum: ['price', 'modifications.elements[].amount'] },
    },
    allowances: {
      $each: ['discounts.elements', 'lineItems.elements[].discounts.elements[]'],
      kind: 'discount',
      reason: 'name',
      percent: 'percentage',
      amount: 'amount',
    },
    charges: {
      $each: 'serviceCharge',
      kind: 'service',
      reason: 'name',
      percent: { $from: 'percentageDecimal', $times: '0.0001' },
    },
    totals: {
      tax: { $sum: ['taxAmount'], ...paid },
      gross: { $sum: ['amount'], ...paid },
      tip: { $sum: ['tipAmount'], ...paid },
      tendered: 'payments.elements.cashTendered',
      refunded: { $sum: ['refunds.elements[].amount'] },
    },
    payments: {
      ...paid,
      method: [{ $from: 'cardTransaction.cardType', $as: 'payment-method' }, 'tender.label'],
      lastDigits: 'cardTransaction.last4',
      amount: { $sum: ['amount', 'tipAmount'] },
      date: 'createdTime',
    },
    notes: 'note',
  },
};
