import type { ContractDocument } from '#lib/domain/document-model/written.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const found = (role: string, names: readonly string[], part: 'name' | 'value') =>
  ({
    $find: 'tokens',
    $where: { equals: { name: names.map((name) => `${role}.${name}`) } },
    $take: part,
  }) as const;
const token = (role: string, names: readonly string[]) => found(role, names, 'value');

/** What templates call the parties of a contract. */
const ROLES = [
  'Provider',
  'Firm',
  'Seller',
  'Vendor',
  'Contractor',
  'Employer',
  'Landlord',
  'Licensor',
  'Client',
  'Customer',
  'Buyer',
  'Employee',
  'Tenant',
  'Licensee',
];
const NAMES = ['Company', 'Name', 'CompanyName'];
const ADDRESS = ['Address', 'StreetAddress'];
/** What of the variables stands with the parties. */
const OF_PARTIES = [
  ...NAMES,
  ...ADDRESS,
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'Title',
  'ABN',
].map((name) => `.${name}`);

const namedByTokens = ROLES.map((role) => ({
  $where: { contains: { 'tokens[].name': NAMES.map((name) => `${role}.${name}`) } },
  role: { $from: found(role, NAMES, 'name'), $without: NAMES.map((name) => `.${name}`) },
  party: {
    name: token(role, NAMES),
    address: { lines: [token(role, ADDRESS)] },
    identifiers: [
      { scheme: { $from: found(role, ['ABN'], 'name'), $after: '.' }, value: token(role, ['ABN']) },
    ],
  },
}));

const isSigner = { not: { equals: { recipient_type: 'CC' } } } as const;

const recipients = {
  $each: 'recipients',
  $where: {
    not: {
      anyOf: [
        { equals: { recipient_type: 'CC' } },
        { contains: { '$.tokens[].name': ['.Company', '.Name'] } },
      ],
    },
  },
  role: 'role',
  party: {
    name: ['company', { $join: ['first_name', 'last_name'] }],
    email: 'email',
    phone: 'phone',
    address: {
      lines: ['street_address'],
      city: 'city',
      region: 'state',
      postalCode: 'postal_code',
      country: 'country',
    },
  },
} as const;

const money = (label: string, value: string, isShown = true) =>
  ({
    label: { $const: label },
    kind: 'money',
    value: isShown ? value : { $if: { nonzero: value }, $then: value },
  }) as const;

const fields: Fillings<Omit<ContractDocument, 'type'>> = {
  title: 'name',
  number: 'ref_number',
  date: ['date_completed', 'date_sent', 'date_created'],
  currency: ['grand_total.currency', 'pricing.tables.currency', 'pricing.tables.summary.currency'],
  parties: [...namedByTokens, recipients],
  terms: [
    {
      $each: 'tokens',
      $where: { not: { contains: { name: ['sender.', 'clause.', ...OF_PARTIES] } } },
      label: { $from: 'name', $as: 'name' },
      value: 'value',
    },
    {
      $each: 'fields',
      $where: { equals: { type: ['text', 'date', 'dropdown'] }, lacks: 'assigned_to' },
      label: ['title', 'name'],
      value: 'value',
    },
    money('Total', 'grand_total.amount'),
    {
      label: { $const: 'Sign by' },
      kind: 'date',
      value: { $if: { lacks: 'date_completed' }, $then: 'expiration_date' },
    },
  ],
  clauses: [
    {
      $each: 'tokens',
      $where: { contains: { name: 'clause.' } },
      title: { $from: 'name', $as: 'name' },
      paragraphs: 'value',
    },
    {
      $each: ['content.sections', 'content.clauses', 'content_blocks'],
      title: ['title', 'heading'],
      paragraphs: [['text', 'body', 'content']],
    },
    { $each: 'content.terms', paragraphs: [['', 'text']] },
    {
      $each: 'pricing.tables',
      $where: { equals: { is_included_in_total: true } },
      title: {
        $if: { not: { contains: { name: 'PricingTable' } } },
        $then: 'name',
        $else: { $const: 'Price' },
      },
      table: {
        $each: 'items',
        $columns: [
          { label: 'Description', value: 'name' },
          { label: 'Quantity', kind: 'number', value: 'qty' },
          { label: 'Price', kind: 'money', value: 'price' },
          { label: 'Amount', kind: 'money', value: 'subtotal' },
        ],
        $details: ['description'],
      },
      facts: [
        money('Subtotal', 'summary.subtotal'),
        money('Discount', 'summary.discount', false),
        money('Tax', 'summary.tax', false),
        money('Total', 'summary.total'),
      ],
    },
  ],
  signatories: [
    {
      $each: 'recipients',
      $where: isSigner,
      name: { $join: ['first_name', 'last_name'] },
      title: ['job_title', 'role'],
      organization: 'company',
      date: ['completed_at', 'signature_date'],
    },
  ],
};

export const pandadocDocument: SystemMapping = {
  id: 'pandadoc-document',
  name: 'PandaDoc: document details',
  type: 'contract',
  recognise: {
    contains: { status: 'document.' },
    has: ['recipients', 'name'],
    lacks: ['pricing.quotes', 'pricing_tables', 'products'],
    anyOf: [
      { lacks: 'pricing' },
      { has: 'content_blocks' },
      { contains: { name: ['agreement', 'contract'] } },
    ],
  },
  fields,
};
