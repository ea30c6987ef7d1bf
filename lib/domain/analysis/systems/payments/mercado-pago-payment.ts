import type { SystemMapping } from '../../mapping/system-mapping.ts';

const payer = (field: string) => `payer.${field}`;
const items = 'additional_info.items';

export const mercadoPagoPayment: SystemMapping = {
  id: 'mercado-pago-payment',
  name: 'Mercado Pago: payment',
  type: 'receipt',
  recognise: {
    has: ['transaction_amount', 'currency_id', 'payment_method_id', 'payment_type_id', 'status'],
  },
  fields: {
    kind: 'receipt',
    number: 'id',
    subject: { $if: { has: items }, $then: 'description' },
    issueDate: ['date_approved', 'date_created'],
    status: {
      $if: { same: ['transaction_amount_refunded', 'transaction_amount'] },
      $then: 'refunded',
      $else: {
        $if: { nonzero: 'transaction_amount_refunded' },
        $then: 'partially-refunded',
        $else: {
          $from: 'status',
          $in: {
            approved: 'paid',
            refunded: 'refunded',
            charged_back: 'refunded',
            cancelled: 'void',
            rejected: 'void',
          },
          $else: 'open',
        },
      },
    },
    currency: 'currency_id',
    // An account is one of a country, which its currency tells.
    language: {
      $from: 'currency_id',
      $in: {
        BRL: 'pt-BR',
        ARS: 'es-AR',
        CLP: 'es-CL',
        COP: 'es-CO',
        MXN: 'es-MX',
        PEN: 'es-PE',
        UYU: 'es-UY',
      },
    },
    references: { kind: 'sales-order', value: 'external_reference' },
    buyer: {
      name: { $join: [payer('first_name'), payer('last_name')] },
      email: payer('email'),
      identifiers: {
        scheme: payer('identification.type'),
        value: {
          $if: { equals: { [payer('identification.type')]: 'CPF' } },
          $then: { $from: payer('identification.number'), $mask: '###.###.###-##' },
          $else: payer('identification.number'),
        },
      },
    },
    lines: [
      {
        $each: items,
        name: 'title',
        description: 'description',
        quantity: 'quantity',
        unitPrice: 'unit_price',
        amount: { $from: 'unit_price', $times: 'quantity' },
      },
      { $where: { lacks: items }, name: 'description', amount: 'transaction_amount' },
    ],
    allowances: { kind: 'discount', amount: 'coupon_amount' },
    charges: { kind: 'shipping', amount: 'shipping_amount' },
    taxes: { amount: 'taxes_amount' },
    totals: { gross: 'transaction_amount', refunded: 'transaction_amount_refunded' },
    payments: {
      $where: { has: 'date_approved' },
      method: [
        {
          $from: 'payment_method_id',
          $in: {
            master: 'Mastercard',
            account_money: 'Mercado Pago',
            bolbradesco: 'Boleto',
            elo: 'Elo',
            oxxo: 'OXXO',
          },
        },
        { $from: 'payment_method_id', $as: 'payment-method' },
      ],
      lastDigits: 'card.last_four_digits',
      amount: 'transaction_amount',
      date: 'date_approved',
    },
    details: [
      {
        $where: { has: 'installments', not: { equals: { installments: 1 } } },
        label: { $const: 'Instalments' },
        kind: 'number',
        value: 'installments',
      },
    ],
  },
};
