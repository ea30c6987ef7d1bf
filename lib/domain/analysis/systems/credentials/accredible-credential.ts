import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const accredibleCredential: SystemMapping = {
  id: 'accredible-credential',
  name: 'Accredible: credential',
  type: 'certificate',
  recognise: { has: ['recipient.name', 'issued_on', 'issuer.name', 'name'] },
  fields: {
    recipient: { name: 'recipient.name' },
    achievement: 'name',
    statement: 'description',
    issuer: { name: 'issuer.name', website: 'issuer.url' },
    issueDate: 'issued_on',
    expiryDate: 'expired_on',
    results: [
      { label: { $const: 'Grade' }, value: 'grade' },
      {
        $each: 'custom_attributes.@',
        label: { $from: 'key', $as: 'name' },
        value: 'value',
      },
    ],
    credentialId: ['license_id', 'id'],
    verificationUrl: 'url',
  },
};
