import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const freeeInvoicing: SystemMapping = {
  id: 'freee-invoicing',
  name: 'freee請求書: 請求書',
  type: 'invoice',
  recognise: { has: ['billing_date', 'lines', 'partner_name', 'amount_excluding_tax'] },
  fields: {
    kind: 'invoice',
    number: 'invoice_number',
    issueDate: 'billing_date',
    dueDate: 'payment_date',
    status: {
      $if: { equals: { cancel_status: 'canceled' } },
      $then: 'void',
      $else: { $from: 'payment_status', $in: { settled: 'paid', unsettled: 'open' } },
    },
    currency: { $const: 'JPY' },
    language: { $const: 'ja' },
    subject: 'subject',
    seller: {
      name: 'company_name',
      contact: 'company_contact_name',
      address: {
        lines: ['company_address_street_name1', 'company_address_street_name2'],
        region: 'company_address_prefecture_name',
        postalCode: 'company_address_zipcode',
        country: { $const: 'JP' },
      },
      identifiers: [
        {
          scheme: { $const: '登録番号' },
          value: ['invoice_registration_number', 'qualified_invoice_issuer_number'],
        },
      ],
      remarks: ['company_description'],
    },
    buyer: {
      name: { $join: [['partner_display_name', 'partner_name'], 'partner_title'] },
      role: 'partner_contact_department',
      contact: 'partner_contact_name',
      address: {
        lines: ['partner_address_street_name1', 'partner_address_street_name2'],
        region: 'partner_address_prefecture_name',
        postalCode: 'partner_address_zipcode',
      },
    },
    pricesInclude: { $from: 'tax_entry_method', $in: { in: 'gross', out: 'net' } },
    lines: [
      {
        $each: 'lines',
        name: 'description',
        details: [
          { $if: { equals: { reduced_tax_rate: true } }, $then: { $const: '※ 軽減税率対象' } },
        ],
        quantity: { $if: { equals: { type: 'item' } }, $then: 'quantity' },
        unit: 'unit',
        unitPrice: { $if: { equals: { type: 'item' } }, $then: 'unit_price' },
        taxRate: { $if: { equals: { type: 'item' } }, $then: 'tax_rate' },
        amount: {
          $if: { equals: { type: 'item' } },
          $then: {
            $if: { equals: { '$.tax_entry_method': 'in' } },
            $then: 'amount_including_tax',
            $else: 'amount_excluding_tax',
          },
        },
        date: 'sales_date',
      },
    ],
    taxes: [
      {
        $each: 'lines',
        $where: { equals: { type: 'item' } },
        name: { $const: '消費税' },
        rate: 'tax_rate',
        base: 'amount_excluding_tax',
        amount: 'amount_tax',
        included: { $when: { equals: { '$.tax_entry_method': 'in' } } },
      },
      { name: { $const: '源泉徴収税' }, amount: 'amount_withholding_tax', withheld: true },
    ],
    totals: {
      net: 'amount_excluding_tax',
      tax: 'amount_tax',
      gross: 'amount_including_tax',
      payable: 'total_amount',
    },
    paymentMeans: [
      {
        code: { $from: 'payment_type', $in: { transfer: '30', direct_debit: '49' } },
        bankName: ['bank_account_to_transfer', 'company_bank_account'],
      },
    ],
    notes: ['invoice_note'],
  },
};
