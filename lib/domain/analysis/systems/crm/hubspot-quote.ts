import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Next to the quote, where a workflow puts the objects that it fetched, or among its associations. */
const of =
  (...places: readonly string[]) =>
  (field: string): string[] =>
    places.map((place) => `${place}.properties.${field}`);
const company = of('associations.companies.results', 'company', 'companies');
const contact = of('associations.contacts.results', 'contact', 'contacts');
const person = ['associations.contacts.results', 'contact', 'contacts'].map((place) => ({
  $join: [`${place}.properties.firstname`, `${place}.properties.lastname`],
}));

export const hubspotQuote: SystemMapping = {
  id: 'hubspot-quote',
  name: 'HubSpot: quote with its line items',
  type: 'quote',
  recognise: {
    has: ['properties.hs_title', 'properties.hs_expiration_date'],
    // What a workflow fetched stands next to the properties, and there are no associations then.
    anyOf: ['associations', 'line_items', 'lineItems', 'company', 'contact'].map((has) => ({
      has,
    })),
  },
  fields: {
    kind: 'quote',
    subject: 'properties.hs_title',
    number: 'properties.hs_quote_number',
    issueDate: ['properties.hs_createdate', 'createdAt'],
    validUntil: 'properties.hs_expiration_date',
    currency: 'properties.hs_currency',
    language: ['properties.hs_locale', 'properties.hs_language'],
    references: { kind: 'purchase-order', value: 'properties.hs_purchase_order_number' },
    seller: {
      name: 'properties.hs_sender_company_name',
      contact: { $join: ['properties.hs_sender_firstname', 'properties.hs_sender_lastname'] },
      role: 'properties.hs_sender_jobtitle',
      email: 'properties.hs_sender_email',
      phone: 'properties.hs_sender_phone',
      website: 'properties.hs_sender_company_domain',
      logo: 'properties.hs_sender_company_image_url',
      address: {
        lines: ['properties.hs_sender_company_address', 'properties.hs_sender_company_address2'],
        city: 'properties.hs_sender_company_city',
        region: 'properties.hs_sender_company_state',
        postalCode: 'properties.hs_sender_company_zip',
        country: { $from: 'properties.hs_sender_company_country', $as: 'country' },
      },
    },
    buyer: {
      name: [...company('name'), ...person],
      contact: person,
      role: contact('jobtitle'),
      // Properties that accounts add to their companies.
      identifiers: [
        { scheme: { $const: 'CIF' }, value: company('cif') },
        { scheme: { $const: 'NIF' }, value: company('nif') },
        { scheme: { $const: 'vat' }, value: [...company('vat_number'), ...company('vat_id')] },
        { scheme: { $const: 'tax' }, value: company('tax_id') },
      ],
      email: contact('email'),
      phone: [...contact('phone'), ...company('phone')],
      address: {
        lines: [...company('address'), ...company('address2')],
        city: company('city'),
        region: company('state'),
        postalCode: company('zip'),
        country: { $from: company('country'), $as: 'country' },
      },
    },
    lines: {
      $each: [
        'line_items',
        'lineItems',
        'associations.line_items.results',
        'associations.line items.results',
      ],
      name: 'properties.name',
      description: 'properties.description',
      sku: 'properties.hs_sku',
      quantity: 'properties.quantity',
      unitPrice: 'properties.price',
      adjustments: {
        kind: 'discount',
        amount: 'properties.discount',
        percent: 'properties.hs_discount_percentage',
      },
      taxRate: 'properties.hs_tax_rate',
      amount: 'properties.amount',
    },
    totals: { gross: 'properties.hs_quote_amount' },
    notes: 'properties.hs_comments',
    terms: 'properties.hs_terms',
    accentColor: 'properties.hs_primary_color',
  },
};
