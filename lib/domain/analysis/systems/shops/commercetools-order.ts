import type { Source, SystemMapping } from '../../mapping/system-mapping.ts';

const paid = { equals: { paymentState: 'Paid' } } as const;

/** Names are texts by language, the order's own first. */
const named = (place: string): Source => [
  place,
  {
    $find: `${place}.@`,
    $where: { same: ['key', '$.locale'] },
    $take: 'value',
  },
  `${place}.*`,
];

const person = (place: string) => ({ $join: [`${place}.firstName`, `${place}.lastName`] });

const address = (place: string) => ({
  lines: [
    { $join: [`${place}.streetName`, `${place}.streetNumber`] },
    `${place}.additionalStreetInfo`,
  ],
  city: `${place}.city`,
  region: [`${place}.region`, `${place}.state`],
  postalCode: `${place}.postalCode`,
  country: { $from: `${place}.country`, $as: 'country' as const },
});

export const commercetoolsOrder: SystemMapping = {
  id: 'commercetools-order',
  name: 'commercetools: order',
  type: 'receipt',
  recognise: {
    has: ['orderState', 'totalPrice.centAmount', 'lineItems.totalPrice.centAmount', 'createdAt'],
  },
  amounts: 'minor',
  fields: {
    kind: { $if: paid, $then: 'receipt', $else: 'order-confirmation' },
    number: ['orderNumber', 'id'],
    issueDate: ['completedAt', 'createdAt'],
    status: {
      $from: 'orderState',
      $in: { Cancelled: 'void' },
      $else: { $if: paid, $then: 'paid', $else: 'open' },
    },
    currency: 'totalPrice.currencyCode',
    language: 'locale',
    references: { kind: 'purchase-order', value: 'purchaseOrderNumber' },
    buyer: {
      name: [
        'billingAddress.company',
        person('billingAddress'),
        'shippingAddress.company',
        person('shippingAddress'),
      ],
      contact: { $if: { has: 'billingAddress.company' }, $then: person('billingAddress') },
      email: ['customerEmail', 'billingAddress.email'],
      address: address('billingAddress'),
    },
    delivery: {
      to: {
        name: ['shippingAddress.company', person('shippingAddress')],
        address: address('shippingAddress'),
      },
    },
    lines: [
      {
        $each: 'lineItems',
        name: named('name'),
        sku: 'variant.sku',
        quantity: 'quantity',
        unitPrice: ['price.discounted.value.centAmount', 'price.value.centAmount'],
        taxRate: { $from: 'taxRate.amount', $times: '100' },
        amount: 'totalPrice.centAmount',
      },
      {
        $each: 'customLineItems',
        name: named('name'),
        quantity: 'quantity',
        unitPrice: 'money.centAmount',
        taxRate: { $from: 'taxRate.amount', $times: '100' },
        amount: 'totalPrice.centAmount',
      },
    ],
    allowances: { kind: 'discount', amount: 'discountOnTotalPrice.discountedAmount.centAmount' },
    charges: {
      kind: 'shipping',
      reason: 'shippingInfo.shippingMethodName',
      amount: ['shippingInfo.discountedPrice.value.centAmount', 'shippingInfo.price.centAmount'],
    },
    taxes: {
      $each: 'taxedPrice.taxPortions',
      name: 'name',
      rate: { $from: 'rate', $times: '100' },
      amount: 'amount.centAmount',
      included: { $when: { equals: { '$.lineItems.taxRate.includedInPrice': true } } },
    },
    totals: {
      net: 'taxedPrice.totalNet.centAmount',
      gross: ['taxedPrice.totalGross.centAmount', 'totalPrice.centAmount'],
    },
    payments: {
      $where: paid,
      method: named('paymentInfo.payments.obj.paymentMethodInfo.name'),
      amount: 'paymentInfo.payments.obj.amountPlanned.centAmount',
    },
  },
};
