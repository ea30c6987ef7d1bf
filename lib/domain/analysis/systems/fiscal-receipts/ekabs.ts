import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** The electronic receipt of German (KassenSichV, DSFinV-K) and Austrian (RKSV) tills. */
export const ekabsReceipt: SystemMapping = {
  id: 'ekabs-receipt',
  name: 'KassenSichV and RKSV receipt (eKaBS, DFKA taxonomy)',
  type: 'receipt',
  recognise: { has: ['head.number', 'head.seller', 'data.full_amount_incl_vat', 'data.lines'] },
  fields: {
    kind: {
      $if: { contains: { 'data.full_amount_incl_vat': '-' } },
      $then: 'refund',
      $else: 'receipt',
    },
    title: { $const: 'Kassenbeleg' },
    number: 'head.number',
    issueDate: ['head.date', '^.^.time_signature'],
    currency: ['data.currency', { $const: 'EUR' }],
    language: {
      $if: { equals: { 'head.seller.address.country_code': ['AT', 'AUT'] } },
      $then: { $const: 'de-AT' },
      $else: { $const: 'de-DE' },
    },
    seller: {
      name: 'head.seller.name',
      address: {
        lines: ['head.seller.address.street'],
        city: 'head.seller.address.city',
        postalCode: 'head.seller.address.postal_code',
      },
      identifiers: [
        { scheme: { $const: 'tax' }, value: 'head.seller.tax_number' },
        { scheme: { $const: 'vat' }, value: ['head.seller.vat_id', 'head.seller.vat_id_number'] },
      ],
      remarks: ['head.seller.tax_exemption_note'],
    },
    buyer: {
      name: 'head.buyer.name',
      address: {
        lines: ['head.buyer.address.street'],
        city: 'head.buyer.address.city',
        postalCode: 'head.buyer.address.postal_code',
      },
    },
    references: [
      {
        kind: 'register',
        value: ['head.cash_register.serial_number', '^.^.cash_register_serial_number'],
      },
      { kind: 'cashier', value: ['head.cashier', 'head.user.name'] },
      { kind: 'table', value: 'head.table' },
    ],
    pricesInclude: 'gross',
    lines: [
      {
        $each: 'data.lines',
        name: 'text',
        details: ['additional_text'],
        sku: 'item.number',
        quantity: 'item.quantity',
        unit: 'item.quantity_measure',
        unitPrice: 'item.price_per_unit',
        taxRate: 'vat_amounts.percentage',
        amount: { $sum: ['vat_amounts[].incl_vat'] },
      },
    ],
    taxes: [
      {
        $each: 'data.vat_amounts',
        name: { $const: 'USt.' },
        rate: 'percentage',
        base: 'excl_vat',
        amount: 'vat',
        included: true,
      },
    ],
    totals: {
      gross: 'data.full_amount_incl_vat',
      tendered: 'data.tendered',
      change: 'data.change',
    },
    payments: [
      {
        $each: 'data.payment_types',
        method: ['display_name', 'name', 'type'],
        amount: 'amount',
        lastDigits: { $from: 'card_number', $slice: [-4] },
      },
    ],
    fiscalCode: {
      content: ['security.tse.qr_code_data', '^.^.qr_code_data', 'security.qr_code_data'],
    },
    notes: [
      'misc.footer_text',
      {
        $join: [
          { $join: [{ $const: 'TSE-Transaktion' }, 'security.tse.transaction_number'] },
          { $join: [{ $const: 'Signaturzähler' }, 'security.tse.signature_counter'] },
          { $join: [{ $const: 'Start' }, 'security.tse.time_start'] },
          { $join: [{ $const: 'Ende' }, 'security.tse.time_end'] },
          { $join: [{ $const: 'TSE-Seriennummer' }, 'security.tse.serial_number'] },
        ],
        $with: ' · ',
      },
      { $if: { contains: { '^.^.hint': 'ausgefallen' } }, $then: '^.^.hint' },
    ],
  },
};
