import type { TemplateSchema } from '#schemas/template.ts';
import { TOTALS_ROWS, totals } from '../commercial-parts.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { printed } from '../printed-parts.ts';

/** The data of every receipt template. */
export const RECEIPT_SCHEMA: TemplateSchema = {
  fields: [
    ...namedFields('array', ['lineItems'], []),
    ...namedFields('string', ['lineItems[].description'], ['lineItems[].details']),
    ...namedFields(
      'number',
      ['lineItems[].total'],
      ['lineItems[].quantity', 'lineItems[].unitPrice'],
    ),
    ...namedFields(
      'number',
      ['totals.total'],
      [
        'totals.subtotal',
        'totals.discount',
        'totals.shipping',
        'totals.tax',
        'totals.taxRate',
        'totals.tip',
        'totals.tendered',
        'totals.change',
      ],
    ),
    ...namedFields(
      'string',
      [],
      [
        'payment.method',
        'payment.cardLast4',
        'payment.transactionId',
        'client.name',
        'client.email',
        'client.address',
        'meta.receiptNumber',
        'meta.date',
        'meta.time',
        'meta.cashier',
        'meta.notes',
        'meta.terms',
        ...BRANDING_KEYS,
        'branding.companyPhone',
        'branding.companyWebsite',
        'branding.taxId',
        ...STYLE_KEYS,
      ],
    ),
  ],
};

const optional = (key: string, label: string): string =>
  `{{#totals.${key}}}<tr><th scope="row">${label}</th><td class="num">{{#formatMoney}}{{totals.${key}}}{{/formatMoney}}</td></tr>{{/totals.${key}}}`;

export const RECEIPT_TOTALS = totals(
  optional('subtotal', 'Subtotal'),
  TOTALS_ROWS.discount,
  TOTALS_ROWS.shipping,
  TOTALS_ROWS.tax,
  optional('tip', 'Tip'),
  TOTALS_ROWS.total,
  optional('tendered', 'Tendered'),
  optional('change', 'Change'),
);

/** How else the seller is known. */
export const RECEIPT_CONTACT = printed(
  '',
  `{{#branding.companyPhone}}<p class="contact">{{branding.companyPhone}}</p>{{/branding.companyPhone}}{{#branding.companyWebsite}}<p class="contact">{{branding.companyWebsite}}</p>{{/branding.companyWebsite}}{{#branding.taxId}}<p class="contact">Tax ID {{branding.taxId}}</p>{{/branding.taxId}}`,
);

/** "Visa ending in 4242", or as much of it as is known. */
export const PAYMENT_METHOD = `{{payment.method}}{{^payment.method}}Card{{/payment.method}}{{#payment.cardLast4}} ending in {{payment.cardLast4}}{{/payment.cardLast4}}`;
