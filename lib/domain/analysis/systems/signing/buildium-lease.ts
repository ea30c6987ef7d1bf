import type { SystemMapping } from '../../mapping/system-mapping.ts';

const signed = { equals: { '$.ElectronicSignature.Status': 'Completed' } } as const;

/** Who lives there, and who stands in for the rent. */
const renter = (list: string, role: string) =>
  ({
    $each: list,
    role: { $const: role },
    party: {
      name: ['Name', { $join: ['FirstName', 'LastName'] }],
      email: 'Email',
      phone: 'PhoneNumbers.Number',
      particulars: {
        $where: { not: { same: ['MoveInDate', '$.LeaseFromDate'] } },
        label: { $const: 'Move-in date' },
        kind: 'date',
        value: 'MoveInDate',
      },
    },
  }) as const;

const signer = (list: string, title: string) =>
  ({
    $each: list,
    name: ['Name', { $join: ['FirstName', 'LastName'] }],
    title: { $const: title },
    date: { $if: signed, $then: '$.ElectronicSignature.SignedDateTime' },
    signed: { $when: signed },
  }) as const;

export const buildiumLease: SystemMapping = {
  id: 'buildium-lease',
  name: 'Buildium: lease',
  type: 'contract',
  recognise: { has: ['LeaseFromDate', 'LeaseType', 'PropertyId', 'UnitId', 'AccountDetails'] },
  fields: {
    title: { $const: 'Lease agreement' },
    currency: { $from: 'Address.Country', $as: 'country-currency' },
    date: { $if: signed, $then: 'ElectronicSignature.SignedDateTime' },
    period: { start: 'LeaseFromDate', end: 'LeaseToDate' },
    parties: [renter('CurrentTenants', 'Tenant'), renter('Cosigners', 'Cosigner')],
    terms: [
      {
        label: { $const: 'Property' },
        value: {
          $join: [
            'Address.AddressLine1',
            'Address.AddressLine2',
            'Address.City',
            { $join: ['Address.State', 'Address.PostalCode'] },
          ],
          $with: ', ',
        },
      },
      { label: { $const: 'Unit' }, value: 'UnitNumber' },
      {
        label: { $const: 'Term' },
        kind: 'word',
        value: {
          $from: 'LeaseType',
          $in: {
            AtWill: 'At will',
            Fixed: 'Fixed term',
            FixedWithRollover: 'Fixed term with rollover',
          },
        },
      },
      { label: { $const: 'Rent' }, kind: 'money', value: 'AccountDetails.Rent' },
      {
        label: { $const: 'Security deposit' },
        kind: 'money',
        value: 'AccountDetails.SecurityDeposit',
      },
      { label: { $const: 'Rent due on day' }, kind: 'number', value: 'PaymentDueDay' },
    ],
    clauses: { $each: 'Terms', title: 'Title', paragraphs: ['Text'] },
    signatories: [signer('CurrentTenants', 'Tenant'), signer('Cosigners', 'Cosigner')],
  },
};
