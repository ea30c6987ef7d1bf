import type { SystemMapping } from '../../mapping/system-mapping.ts';

const EXCISE = {
  ten_percent: '10',
  eight_percent_as_reduced_tax_rate: '8',
  eight_percent: '8',
  five_percent: '5',
  untaxable: '0',
  non_taxable: '0',
  tax_exemption: '0',
} as const;

export const moneyforwardBilling: SystemMapping = {
  id: 'moneyforward-billing',
  name: 'マネーフォワード クラウド請求書: 請求書',
  type: 'invoice',
  recognise: { has: ['billing_number', 'billing_date', 'partner_name', 'items', 'excise_price'] },
  fields: {
    kind: 'invoice',
    number: 'billing_number',
    issueDate: 'billing_date',
    dueDate: 'due_date',
    status: { $from: 'payment_status', $in: { 入金済み: 'paid', 未入金: 'open' } },
    currency: { $const: 'JPY' },
    language: { $const: 'ja' },
    subject: 'title',
    seller: {
      name: 'office_name',
      address: { lines: [{ $lines: 'office_detail' }], country: { $const: 'JP' } },
      identifiers: [{ scheme: { $const: '登録番号' }, value: 'registration_code' }],
    },
    buyer: {
      name: { $join: ['partner_name', ['name_suffix', 'partner_name_suffix']] },
      contact: { $join: ['person_title', 'person_name'] },
      address: {
        lines: ['address1', 'address2'],
        region: 'prefecture',
        postalCode: 'zip',
      },
      role: 'department_name',
    },
    references: [{ kind: 'prepared-by', value: 'member_name' }],
    pricesInclude: {
      $from: 'config.consumption_tax_display_type',
      $in: { internal: 'gross', external: 'net' },
    },
    lines: [
      {
        $each: 'items',
        name: 'name',
        description: 'detail',
        details: [
          {
            $if: { equals: { excise: 'eight_percent_as_reduced_tax_rate' } },
            $then: { $const: '※ 軽減税率対象' },
          },
        ],
        sku: 'code',
        quantity: 'quantity',
        unit: 'unit',
        unitPrice: 'price',
        taxRate: { $from: 'excise', $in: EXCISE },
        date: 'delivery_date',
      },
    ],
    taxes: [
      {
        name: { $const: '消費税' },
        rate: { $const: '10' },
        base: 'subtotal_of_ten_percent',
        amount: 'excise_price_of_ten_percent',
      },
      {
        name: { $const: '消費税(軽減)' },
        rate: { $const: '8' },
        base: 'subtotal_of_eight_percent_as_reduced_tax_rate',
        amount: 'excise_price_of_eight_percent_as_reduced_tax_rate',
      },
      { name: { $const: '源泉徴収税' }, amount: 'deduct_price', withheld: true },
    ],
    totals: {
      net: 'subtotal_price',
      tax: 'excise_price',
      gross: { $sum: ['subtotal_price', 'excise_price'] },
      payable: 'total_price',
    },
    paymentMeans: [{ bankName: 'payment_condition' }],
    notes: ['note'],
  },
};
