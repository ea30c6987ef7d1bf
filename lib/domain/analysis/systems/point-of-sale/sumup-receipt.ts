import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const profile = 'merchant_data.merchant_profile';
const transaction = 'transaction_data';
const at = (field: string) => `${transaction}.${field}`;

const address = addressBelow({
  lines: ['address_line1', 'address_line2'],
  city: 'city',
  region: 'region_name',
  postalCode: 'post_code',
  country: 'country',
});

export const sumupReceipt: SystemMapping = {
  id: 'sumup-receipt',
  name: 'SumUp: receipt',
  type: 'receipt',
  recognise: { has: [`${transaction}.transaction_code`, 'merchant_data', at('amount')] },
  fields: {
    kind: 'receipt',
    number: [at('receipt_no'), at('transaction_code')],
    issueDate: at('timestamp'),
    status: {
      $from: at('status'),
      $in: {
        SUCCESSFUL: 'paid',
        PENDING: 'open',
        CANCELLED: 'void',
        FAILED: 'void',
        REFUNDED: 'refunded',
      },
    },
    currency: at('currency'),
    language: 'merchant_data.locale',
    references: [
      { kind: 'transaction', value: at('transaction_code') },
      { kind: 'terminal', value: 'acquirer_data.tid' },
    ],
    seller: {
      name: `${profile}.business_name`,
      email: `${profile}.email`,
      phone: `${profile}.address.landline`,
      website: `${profile}.website`,
      address: address(`${profile}.address`),
      identifiers: [
        { scheme: { $const: 'vat' }, value: `${profile}.vat_id` },
        { scheme: { $const: 'registration' }, value: `${profile}.company_registration_number` },
      ],
    },
    pricesInclude: 'gross',
    lines: {
      $each: at('products'),
      name: 'name',
      description: 'description',
      quantity: 'quantity',
      unitPrice: ['price_with_vat', 'price'],
      taxRate: { $from: 'vat_rate', $times: '100' },
      amount: ['total_with_vat', 'total_price'],
    },
    taxes: [
      {
        $each: at('vat_rates'),
        name: { $const: 'VAT' },
        rate: { $from: 'rate', $times: '100' },
        base: 'net',
        amount: 'vat',
        included: true,
      },
      {
        $where: { lacks: at('vat_rates') },
        name: { $const: 'VAT' },
        amount: at('vat_amount'),
        included: true,
      },
    ],
    totals: {
      gross: { $sum: [at('amount')], $minus: [at('tip_amount')] },
      tip: at('tip_amount'),
    },
    payments: {
      $where: { equals: { [at('status')]: 'SUCCESSFUL' } },
      method: [
        { $from: at('card.type'), $as: 'payment-method' },
        { $from: at('payment_type'), $as: 'payment-method' },
      ],
      lastDigits: at('card.last_4_digits'),
      amount: at('amount'),
      date: at('timestamp'),
    },
  },
};
