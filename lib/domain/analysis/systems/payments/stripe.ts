import type { Tax } from '#lib/domain/document-model/commercial.ts';
import type { Identifier } from '#lib/domain/document-model/party.ts';
import type { Condition, Fillings, Source } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

/** What all records of Stripe have in common. */
export const stripeAddress = addressBelow({
  lines: ['line1', 'line2'],
  city: 'city',
  region: 'state',
  postalCode: 'postal_code',
  country: 'country',
});

/** Tax ids by Stripe's types of them. */
export const stripeTaxId: Fillings<Identifier> = {
  scheme: [
    {
      $from: 'type',
      $in: {
        eu_vat: 'vat',
        gb_vat: 'vat',
        ch_vat: 'vat',
        no_vat: 'vat',
        za_vat: 'vat',
        ae_trn: 'TRN',
        au_abn: 'ABN',
        br_cnpj: 'CNPJ',
        br_cpf: 'CPF',
        ca_gst_hst: 'GST/HST',
        es_cif: 'CIF',
        in_gst: 'GSTIN',
        mx_rfc: 'RFC',
        nz_gst: 'GST',
        sg_gst: 'GST',
        us_ein: 'EIN',
      },
    },
    { $const: 'tax' },
  ],
  value: 'value',
};

/** How a charge was paid. */
export const stripeMethod = (details: string): Source => [
  { $from: `${details}.card.brand`, $as: 'payment-method' },
  { $from: `${details}.type`, $as: 'payment-method' },
];

export const stripeLastDigits = (details: string): Source => [
  `${details}.card.last4`,
  `${details}.card_present.last4`,
  `${details}.sepa_debit.last4`,
  `${details}.us_bank_account.last4`,
];

/** Of a tax that names its rate by the id alone: that rate, where it is among the record's own. */
export const stripeRate = (id: string, term: string): Source => ({
  $find: '$.default_tax_rates',
  $where: { same: ['id', `^.${id}`] },
  $take: term,
});

/** Taxes of invoices and credit notes: of older versions of the API, whose list has another name, and as today. */
export const stripeTaxes = (
  older: string,
): readonly (Fillings<Tax> & { $each: string; $where?: Condition })[] => [
  {
    $each: older,
    name: ['tax_rate.display_name', stripeRate('tax_rate', 'display_name')],
    rate: ['tax_rate.percentage', stripeRate('tax_rate', 'percentage')],
    base: 'taxable_amount',
    amount: 'amount',
    included: { $when: { equals: { inclusive: true } } },
  },
  {
    $each: 'total_taxes',
    $where: { lacks: `$.${older}` },
    name: [
      'tax_rate_details.tax_rate.display_name',
      stripeRate('tax_rate_details.tax_rate', 'display_name'),
    ],
    rate: [
      'tax_rate_details.tax_rate.percentage',
      stripeRate('tax_rate_details.tax_rate', 'percentage'),
    ],
    base: 'taxable_amount',
    amount: 'amount',
    included: { $when: { equals: { tax_behavior: 'inclusive' } } },
  },
];
