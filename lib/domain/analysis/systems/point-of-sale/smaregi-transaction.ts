import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Up to three other means of payment stand in numbered fields. */
const paidOtherwise = (number: 1 | 2 | 3) =>
  ({
    method: `paymentMethodName${number}`,
    amount: `depositOthers${number}`,
  }) as const;

export const smaregiTransaction: SystemMapping = {
  id: 'smaregi-transaction',
  name: 'スマレジ: 取引',
  type: 'receipt',
  recognise: {
    has: ['transactionHeadId', 'transactionHeadDivision', 'details.productName', 'total'],
    // Others are deposits, withdrawals and points.
    equals: { transactionHeadDivision: '1' },
  },
  fields: {
    kind: { $from: 'returnSales', $in: { 1: 'refund' }, $else: 'receipt' },
    number: 'transactionHeadId',
    issueDate: ['terminalTranDateTime', 'transactionDateTime'],
    status: { $from: 'cancelDivision', $in: { 1: 'void' }, $else: 'paid' },
    currency: { $const: 'JPY' },
    language: { $const: 'ja' },
    references: [
      { kind: 'terminal', value: 'terminalId' },
      { kind: 'transaction', value: 'terminalTranId' },
      { kind: 'cashier', value: 'staffName' },
      { kind: 'customer-number', value: 'customerCode' },
    ],
    pricesInclude: { $from: 'details.taxDivision', $in: { 0: 'gross', 1: 'net' } },
    lines: {
      $each: 'details',
      name: 'productName',
      sku: 'productCode',
      quantity: 'quantity',
      unitPrice: 'salesPrice',
      taxRate: 'taxRate',
      adjustments: { kind: 'discount', amount: 'unitDiscountSum' },
      amount: 'unitDiscountedSum',
      details: [
        { $join: ['size', 'color'], $with: ' · ' },
        { $if: { has: 'reduceTaxId' }, $then: { $const: '※ 軽減税率対象' } },
      ],
    },
    allowances: [
      { kind: 'discount', amount: 'subtotalDiscountPrice' },
      { kind: 'discount', reason: { $const: 'ポイント値引' }, amount: 'pointDiscount' },
      { kind: 'discount', reason: { $const: 'クーポン値引' }, amount: 'couponDiscount' },
    ],
    taxes: [
      {
        $where: { nonzero: 'taxInclude' },
        name: { $const: '消費税' },
        amount: 'taxInclude',
        included: true,
      },
      { $where: { nonzero: 'taxExclude' }, name: { $const: '消費税' }, amount: 'taxExclude' },
    ],
    totals: {
      lines: 'subtotal',
      gross: 'total',
      tendered: { $if: { nonzero: 'charge' }, $then: 'deposit' },
      change: { $if: { nonzero: 'charge' }, $then: 'charge' },
    },
    payments: [
      { method: { $const: 'Cash' }, amount: 'cashTotal' },
      { method: ['cardCompany', { $const: 'Credit card' }], amount: 'creditTotal' },
      paidOtherwise(1),
      paidOtherwise(2),
      paidOtherwise(3),
    ],
    notes: 'receiptMemo',
  },
};
