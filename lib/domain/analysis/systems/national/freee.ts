import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const freeeInvoice: SystemMapping = {
  id: 'freee-invoice',
  name: 'freee会計: 請求書',
  type: 'invoice',
  recognise: { has: ['invoice_contents', 'partner_name', 'total_vat', 'sub_total'] },
  fields: {
    kind: 'invoice',
    number: 'invoice_number',
    issueDate: 'issue_date',
    dueDate: 'due_date',
    status: {
      $from: ['payment_status', 'invoice_status'],
      $in: { settled: 'paid', draft: 'draft' },
    },
    currency: { $const: 'JPY' },
    language: { $const: 'ja' },
    subject: 'title',
    seller: {
      name: 'company_name',
      contact: 'company_contact_info',
      address: {
        lines: ['company_address1', 'company_address2'],
        region: 'company_prefecture_name',
        postalCode: 'company_zipcode',
        country: { $const: 'JP' },
      },
      identifiers: [{ scheme: { $const: '登録番号' }, value: 'invoice_registration_number' }],
    },
    buyer: {
      name: { $join: [['partner_display_name', 'partner_name'], 'partner_title'] },
      contact: 'partner_contact_info',
      address: {
        lines: ['partner_address1', 'partner_address2'],
        region: 'partner_prefecture_name',
        postalCode: 'partner_zipcode',
      },
    },
    pricesInclude: {
      $from: 'tax_entry_method',
      $in: { inclusive: 'gross', exclusive: 'net' },
    },
    lines: [
      {
        $each: 'invoice_contents',
        name: 'description',
        quantity: { $if: { not: { equals: { type: 'text' } } }, $then: 'qty' },
        unit: 'unit',
        unitPrice: { $if: { not: { equals: { type: 'text' } } }, $then: 'unit_price' },
        taxRate: {
          $if: { equals: { type: 'text' } },
          $then: 'vat_rate',
          $else: {
            $if: { equals: { reduced_vat: true } },
            $then: { $const: '8' },
            $else: { $const: '10' },
          },
        },
        amount: { $if: { not: { equals: { type: 'text' } } }, $then: 'amount' },
        details: [
          {
            $if: { equals: { reduced_vat: true } },
            $then: { $const: '※ 軽減税率対象' },
          },
        ],
      },
    ],
    taxes: [
      {
        $where: { lacks: 'total_amount_per_vat_rate' },
        name: { $const: '消費税' },
        amount: 'total_vat',
      },
      {
        name: { $const: '消費税 10%対象' },
        rate: { $const: '10' },
        amount: 'total_amount_per_vat_rate.vat_10',
        base: 'total_amount_per_vat_rate.base_10',
      },
      {
        name: { $const: '消費税 8%対象(軽減)' },
        rate: { $const: '8' },
        amount: 'total_amount_per_vat_rate.reduced_vat_8',
        base: 'total_amount_per_vat_rate.base_8',
      },
    ],
    totals: { net: 'sub_total', tax: 'total_vat', gross: 'total_amount' },
    paymentMeans: [
      {
        code: { $from: 'payment_type', $in: { transfer: '30', direct_debit: '49' } },
        bankName: 'payment_bank_info',
      },
    ],
    introduction: 'message',
    notes: ['description', 'notes'],
  },
};
