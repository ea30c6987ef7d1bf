import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const fakturoidInvoice: SystemMapping = {
  id: 'fakturoid-invoice',
  name: 'Fakturoid: invoice',
  type: 'invoice',
  recognise: { has: ['subject_id', 'issued_on', 'your_name', 'client_name', 'lines'] },
  fields: {
    kind: {
      $from: 'document_type',
      $in: {
        invoice: 'invoice',
        proforma: 'pro-forma',
        partial_proforma: 'pro-forma',
        correction: 'credit-note',
        tax_document: 'deposit-invoice',
        final_invoice: 'final-invoice',
      },
      $else: 'invoice',
    },
    number: 'number',
    issueDate: 'issued_on',
    dueDate: 'due_on',
    paidDate: 'paid_on',
    status: {
      $from: 'status',
      $in: { open: 'open', sent: 'open', overdue: 'overdue', paid: 'paid', cancelled: 'void' },
    },
    currency: 'currency',
    language: [{ $from: 'language', $in: { cz: 'cs', sk: 'sk' } }, 'language'],
    seller: {
      name: 'your_name',
      address: {
        lines: ['your_street'],
        city: 'your_city',
        postalCode: 'your_zip',
        country: 'your_country',
      },
      identifiers: [
        { scheme: { $const: 'IČO' }, value: 'your_registration_no' },
        { scheme: { $const: 'DIČ' }, value: 'your_vat_no' },
      ],
      remarks: ['footer_note'],
    },
    buyer: {
      name: 'client_name',
      address: {
        lines: ['client_street'],
        city: 'client_city',
        postalCode: 'client_zip',
        country: 'client_country',
      },
      identifiers: [
        { scheme: { $const: 'IČO' }, value: 'client_registration_no' },
        { scheme: { $const: 'DIČ' }, value: 'client_vat_no' },
      ],
    },
    supplyDate: 'taxable_fulfillment_due',
    delivery: {
      to: {
        name: 'client_delivery_name',
        address: {
          lines: ['client_delivery_street'],
          city: 'client_delivery_city',
          postalCode: 'client_delivery_zip',
          country: 'client_delivery_country',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'order_number' },
      { kind: 'preceding-invoice', value: 'related.number' },
    ],
    pricesInclude: {
      $if: { equals: { vat_price_mode: 'from_total_with_vat' } },
      $then: 'gross',
      $else: 'net',
    },
    lines: [
      {
        $each: 'lines',
        name: 'name',
        sku: 'sku',
        quantity: 'quantity',
        unit: 'unit_name',
        unitPrice: [
          {
            $if: { equals: { '$.vat_price_mode': 'from_total_with_vat' } },
            $then: 'unit_price_with_vat',
          },
          'unit_price',
        ],
        taxRate: 'vat_rate',
        amount: [
          {
            $if: { equals: { '$.vat_price_mode': 'from_total_with_vat' } },
            $then: 'total_price_with_vat',
          },
          'total_price_without_vat',
        ],
      },
    ],
    taxes: [
      {
        $where: {
          lacks: 'vat_rates_summary',
          not: { equals: { transferred_tax_liability: true } },
        },
        name: { $const: 'DPH' },
        amount: { $sum: ['total'], $minus: ['subtotal'] },
      },
      {
        $each: 'vat_rates_summary',
        name: { $const: 'DPH' },
        rate: 'vat_rate',
        base: 'base',
        amount: 'vat',
      },
      {
        $where: { equals: { transferred_tax_liability: true } },
        name: { $const: 'DPH' },
        category: { $const: 'AE' },
        base: 'subtotal',
        amount: { $sum: ['subtotal'], $minus: ['subtotal'] },
        exemptionReason: { $const: 'Daň odvede zákazník.' },
      },
    ],
    totals: {
      net: 'subtotal',
      tax: { $sum: ['total'], $minus: ['subtotal'] },
      gross: 'total',
      prepaid: { $sum: ['total'], $minus: ['remaining_amount'] },
      payable: ['remaining_amount', 'total'],
    },
    paymentMeans: [
      {
        method: {
          $from: 'payment_method',
          $in: {
            bank: 'Bankovní převod',
            card: 'Karta',
            cash: 'Hotovost',
            cod: 'Dobírka',
            paypal: 'PayPal',
          },
        },
        accountNumber: 'bank_account',
        iban: 'iban',
        bic: 'swift_bic',
        reference: 'variable_symbol',
      },
    ],
    onlineUrl: 'public_html_url',
    notes: ['note'],
  },
};
