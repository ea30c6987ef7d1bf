import type { TemplateSchema } from '#schemas/template.ts';
import { INVOICE_SCHEMA } from '../commercial-fields.ts';
import { namedFields } from '../named-fields.ts';
import { printed } from '../printed-parts.ts';

/** How an invoice may be paid, by the label that stands before each value. */
export const PAYMENT_LABELS = [
  ['bankName', 'Bank'],
  ['accountName', 'Account name'],
  ['accountNumber', 'Account no.'],
  ['routingNumber', 'Routing no.'],
  ['iban', 'IBAN'],
  ['bic', 'BIC'],
  ['reference', 'Reference'],
] as const;

/** What INVOICE_SCHEMA has, and what an invoice between companies says beyond it. */
export const BUSINESS_INVOICE_SCHEMA: TemplateSchema = {
  fields: [
    ...INVOICE_SCHEMA.fields,
    ...namedFields('string', [], ['client.taxId', 'lineItems[].sku']),
    ...namedFields('number', [], ['totals.shipping', 'totals.amountPaid', 'totals.amountDue']),
    ...namedFields(
      'string',
      [],
      [
        ...PAYMENT_LABELS.map(([key]) => `payment.${key}`),
        'branding.companyEmail',
        'branding.companyPhone',
        'branding.taxId',
      ],
    ),
  ],
};

/** The ways to pay, as a list of labelled values. */
export const PAYMENT_DETAILS = printed(
  '',
  `{{#payment}}
<section class="payment keep" data-service-region="payment"><h2>Payment details</h2><dl>${PAYMENT_LABELS.map(
    ([key, label]) =>
      `{{#payment.${key}}}<div><dt>${label}</dt><dd>{{payment.${key}}}</dd></div>{{/payment.${key}}}`,
  ).join('')}</dl></section>
{{/payment}}`,
);

/** What the sender adds to name and address. */
export const SENDER_CONTACT = printed(
  '',
  `{{#branding.companyEmail}}<p class="contact">{{branding.companyEmail}}</p>{{/branding.companyEmail}}{{#branding.companyPhone}}<p class="contact">{{branding.companyPhone}}</p>{{/branding.companyPhone}}{{#branding.taxId}}<p class="contact">Tax ID {{branding.taxId}}</p>{{/branding.taxId}}`,
);
