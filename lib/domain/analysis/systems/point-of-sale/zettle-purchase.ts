import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Discounts come as an amount or as a percentage. */
const discounts = (list: string) =>
  ({
    $each: list,
    kind: 'discount',
    reason: 'name',
    percent: 'percentage',
    amount: 'amount',
  }) as const;

export const zettlePurchase: SystemMapping = {
  id: 'zettle-purchase',
  name: 'Zettle: purchase',
  type: 'receipt',
  recognise: { has: ['purchaseNumber', 'globalPurchaseNumber', 'products', 'payments'] },
  amounts: 'minor',
  fields: {
    kind: { $if: { equals: { refund: true } }, $then: 'refund', $else: 'receipt' },
    number: 'purchaseNumber',
    issueDate: ['timestamp', 'created'],
    status: { $if: { equals: { refunded: true } }, $then: 'refunded', $else: 'paid' },
    currency: 'currency',
    language: { $from: 'country', $as: 'country-language' },
    references: [{ kind: 'cashier', value: 'userDisplayName' }],
    pricesInclude: 'gross',
    lines: {
      $each: 'products',
      name: 'name',
      description: 'variantName',
      details: ['comment', 'description'],
      sku: 'sku',
      quantity: 'quantity',
      unit: 'unitName',
      unitPrice: 'unitPrice',
      taxRate: 'vatPercentage',
      adjustments: [
        { ...discounts('discounts') },
        {
          kind: 'discount',
          percent: 'discount.percentage',
          amount: 'discount.amount',
        },
      ],
    },
    allowances: discounts('discounts'),
    taxes: [
      {
        $each: 'groupedVatAmounts.@',
        name: { $const: 'VAT' },
        rate: 'key',
        amount: 'value',
        included: true,
      },
      {
        $where: { lacks: 'groupedVatAmounts' },
        name: { $const: 'VAT' },
        amount: 'vatAmount',
        included: true,
      },
    ],
    totals: {
      gross: { $sum: ['amount'], $minus: ['payments[].gratuityAmount'] },
      tip: { $sum: ['payments[].gratuityAmount'] },
    },
    payments: {
      $each: 'payments',
      method: [
        { $from: 'attributes.cardType', $as: 'payment-method' },
        {
          $from: 'type',
          $in: {
            IZETTLE_CARD: 'Card',
            IZETTLE_CARD_ONLINE: 'Card',
            IZETTLE_CASH: 'Cash',
            IZETTLE_INVOICE: 'Invoice',
            PAYPAL: 'PayPal',
            SWISH: 'Swish',
            VIPPS: 'Vipps',
          },
        },
      ],
      lastDigits: { $from: 'attributes.maskedPan', $as: 'last-digits' },
      amount: 'amount',
    },
  },
};
