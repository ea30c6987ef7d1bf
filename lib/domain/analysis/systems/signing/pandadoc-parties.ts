import type { Address } from '#lib/domain/document-model/party.ts';
import type { Condition, Fillings, Source } from '../../mapping/system-mapping.ts';

const found = (role: string, names: readonly string[], part: 'name' | 'value') =>
  ({
    $find: 'tokens',
    $where: { equals: { name: names.map((name) => `${role}.${name}`) } },
    $take: part,
  }) as const;
const token = (role: string, ...names: readonly string[]) => found(role, names, 'value');

/** What templates call the parties of a contract. */
const PROVIDERS = [
  ...['Provider', 'Firm', 'Seller', 'Vendor', 'Supplier', 'Contractor', 'Consultant'],
  ...['Photographer', 'Employer', 'Landlord', 'Licensor'],
];
const CUSTOMERS = ['Client', 'Customer', 'Buyer', 'Employee', 'Tenant', 'Licensee'];
/** Whose account the document was sent from: PandaDoc has these variables in every template. */
const SENDER = 'Sender';

const NAMES = ['Company', 'Name', 'CompanyName'];
const ADDRESS = ['Address', 'StreetAddress'];
const POSTAL_CODE = ['PostalCode', 'ZipCode', 'Zip'];
/** What of the variables stands with the parties, whatever these are called. */
const OF_PARTIES = [
  ...NAMES,
  ...ADDRESS,
  ...['FirstName', 'LastName', 'Email', 'Phone', 'Title', 'ABN'],
].map((name) => `.${name}`);

const variables = (roles: readonly string[], names: readonly string[]): string[] =>
  roles.flatMap((role) => names.map((name) => `${role}.${name}`));
const OF_ROLES = variables(
  [...PROVIDERS, ...CUSTOMERS],
  ['City', 'State', 'Country', ...POSTAL_CODE],
);
const isNamed = (...roles: readonly string[]) =>
  ({ contains: { '$.tokens[].name': variables(roles, NAMES) } }) as const;

const ofRecipient = (part: (name: string) => Source): Fillings<Address> => ({
  lines: [part('street_address')],
  city: part('city'),
  region: part('state'),
  postalCode: part('postal_code'),
  country: part('country'),
});

const namedByTokens = (role: string, condition: Condition = {}) =>
  ({
    $where: { ...isNamed(role), ...condition },
    role: { $from: found(role, NAMES, 'name'), $without: NAMES.map((name) => `.${name}`) },
    party: {
      name: token(role, ...NAMES),
      address: [
        {
          lines: [token(role, ...ADDRESS)],
          city: token(role, 'City'),
          region: token(role, 'State'),
          postalCode: token(role, ...POSTAL_CODE),
          country: token(role, 'Country'),
        },
        ofRecipient(($take) => ({ $find: 'recipients', $where: { equals: { role } }, $take })),
      ],
      identifiers: [
        { scheme: { $from: found(role, ['ABN'], 'name'), $after: '.' }, value: token(role, 'ABN') },
      ],
    },
  }) as const;

/** What of a pricing table is bought. */
export const isChosen = {
  not: {
    anyOf: [
      { equals: { 'options.optional': true, 'options.optional_selected': false } },
      { equals: { 'options.multichoice_enabled': true, 'options.multichoice_selected': false } },
    ],
  },
} as const;

export const isSigner = { not: { equals: { recipient_type: 'CC' } } } as const;

const recipients = {
  $each: 'recipients',
  $where: {
    ...isSigner,
    anyOf: [
      { not: isNamed(...PROVIDERS, ...CUSTOMERS) },
      // A template that has variables of the customer only.
      {
        equals: { role: [SENDER, ...PROVIDERS] },
        not: isNamed(SENDER, ...PROVIDERS),
      },
    ],
  },
  role: 'role',
  party: {
    name: ['company', { $join: ['first_name', 'last_name'] }],
    email: 'email',
    phone: 'phone',
    address: ofRecipient((name) => name),
  },
} as const;

/** Those whom a contract is between: as the template's variables name them, else as its recipients. */
export const PARTIES = [
  namedByTokens(SENDER, {
    not: { anyOf: [isNamed(...PROVIDERS), { not: isNamed(...CUSTOMERS) }] },
  }),
  ...[...PROVIDERS, ...CUSTOMERS].map((role) => namedByTokens(role)),
  recipients,
] as const;

/** Variables that stand with the parties, or say what PandaDoc itself says of the document. */
export const NO_TERMS: readonly string[] = ['sender.', 'document.', ...OF_PARTIES, ...OF_ROLES];
