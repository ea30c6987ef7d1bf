import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Codes of the Polish classification of products, which some keep as the number of an article. */
const PKWIU_CODE = { shaped: { code: ['##.##', '##.##.#', '##.##.##', '##.##.##.#'] } } as const;

export const fakturowniaInvoice: SystemMapping = {
  id: 'fakturownia-invoice',
  name: 'Fakturownia: invoice',
  type: 'invoice',
  recognise: { has: ['seller_name', 'buyer_name', 'positions', 'price_gross', 'payment_to'] },
  fields: {
    kind: {
      $from: 'kind',
      $in: {
        vat: 'invoice',
        proforma: 'pro-forma',
        advance: 'deposit-invoice',
        final: 'final-invoice',
        correction: 'corrected-invoice',
        estimate: 'estimate',
        client_order: 'order',
      },
      $else: 'invoice',
    },
    number: 'number',
    issueDate: 'issue_date',
    dueDate: 'payment_to',
    paidDate: 'paid_date',
    status: {
      $from: 'status',
      $in: { issued: 'open', sent: 'open', paid: 'paid', partial: 'partially-paid' },
    },
    currency: 'currency',
    language: [{ $from: 'lang', $in: { pl: 'pl', cz: 'cs' } }, 'lang'],
    seller: {
      name: 'seller_name',
      contact: 'seller_person',
      address: {
        lines: ['seller_street'],
        city: 'seller_city',
        postalCode: 'seller_post_code',
        country: 'seller_country',
      },
      identifiers: [
        {
          scheme: [{ $from: 'seller_tax_no_kind', $in: { nip_ue: 'VAT UE' } }, { $const: 'NIP' }],
          value: 'seller_tax_no',
        },
      ],
      phone: 'seller_phone',
      email: 'seller_email',
      website: 'seller_www',
    },
    buyer: {
      name: ['buyer_name', { $join: ['buyer_first_name', 'buyer_last_name'] }],
      contact: 'buyer_person',
      address: {
        lines: ['buyer_street'],
        city: 'buyer_city',
        postalCode: 'buyer_post_code',
        country: 'buyer_country',
      },
      identifiers: [{ scheme: { $const: 'NIP' }, value: 'buyer_tax_no' }],
      email: 'buyer_email',
      phone: 'buyer_phone',
    },
    supplyDate: 'sell_date',
    delivery: { to: { address: { lines: [{ $lines: 'delivery_address' }] } } },
    details: [
      { label: { $const: 'Place of issue' }, value: 'place' },
      { label: { $const: 'Numer KSeF' }, value: 'gov_id' },
    ],
    references: [
      { kind: 'purchase-order', value: 'oid' },
      { kind: 'preceding-invoice', value: ['corrected_content_before', 'from_invoice.number'] },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'positions',
        name: 'name',
        description: 'description',
        details: [
          { $join: [{ $const: 'PKWiU' }, 'additional_info'] },
          { $if: PKWIU_CODE, $then: { $join: [{ $const: 'PKWiU' }, 'code'] } },
        ],
        sku: { $if: { not: PKWIU_CODE }, $then: 'code' },
        quantity: 'quantity',
        unit: 'quantity_unit',
        unitPrice: 'price_net',
        adjustments: [
          { kind: 'discount', percent: 'discount_percent' },
          { kind: 'discount', amount: 'discount' },
        ],
        taxRate: 'tax',
        amount: 'total_price_net',
        grossAmount: 'total_price_gross',
      },
    ],
    taxes: [
      // The record itself has only the sum of all rates.
      {
        $each: 'positions',
        $where: { has: 'total_price_gross' },
        name: { $const: 'VAT' },
        rate: 'tax',
        category: { $from: 'tax', $in: { zw: 'E', np: 'O' } },
        base: 'total_price_net',
        amount: ['total_price_tax', { $sum: ['total_price_gross'], $minus: ['total_price_net'] }],
      },
      {
        $where: { lacks: 'positions[].total_price_gross' },
        name: { $const: 'VAT' },
        amount: 'price_tax',
      },
    ],
    totals: {
      net: 'price_net',
      tax: 'price_tax',
      gross: 'price_gross',
      prepaid: 'paid',
      payable: { $sum: ['price_gross'], $minus: ['paid'] },
    },
    paymentMeans: [
      {
        code: {
          $from: 'payment_type',
          $in: { transfer: '30', card: '48', cash: '10', cheque: '20', compensation: '97' },
        },
        method: {
          $from: 'payment_type',
          $in: {
            cash_on_delivery: 'Za pobraniem',
            payu: 'PayU',
            paypal: 'PayPal',
            barter: 'Barter',
          },
        },
        bankName: 'seller_bank',
        iban: { $from: 'seller_bank_account', $as: 'iban' },
        accountNumber: { $from: 'seller_bank_account', $as: 'national-account' },
        bic: 'seller_bank_swift',
      },
    ],
    notes: [
      'description',
      {
        $if: { equals: { split_payment: '1' } },
        $then: { $const: 'Mechanizm podzielonej płatności' },
      },
      { $if: { equals: { reverse_charge: true } }, $then: { $const: 'Odwrotne obciążenie' } },
      { $join: [{ $const: 'Podstawa zwolnienia z VAT:' }, 'exempt_tax_kind'] },
      { $join: [{ $const: 'Przyczyna korekty:' }, 'correction_reason'] },
      'description_footer',
    ],
  },
};
