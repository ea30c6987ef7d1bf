import type { SystemMapping } from '../../mapping/system-mapping.ts';

const attributes = 'custom_attributes.@';
/** Attributes of an institution's own, by what their names hold. */
const NUMBER = { contains: { key: ['number', 'certificate no', 'certificate id', 'serial'] } };
const SIGNATORY = {
  contains: {
    key: [
      'director',
      'principal',
      'registrar',
      'head of',
      'dean',
      'president',
      'chief',
      'signatory',
    ],
  },
};
const PROGRAM = { contains: { key: '_' } };

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
        $each: attributes,
        $where: { not: { anyOf: [NUMBER, SIGNATORY, PROGRAM] } },
        label: { $from: 'key', $as: 'name' },
        value: 'value',
      },
    ],
    credentialId: { $find: attributes, $where: NUMBER, $take: 'value' },
    verificationUrl: 'url',
    sections: [
      { title: { $const: 'Learning outcomes' }, list: { $all: 'learning_objectives' } },
      {
        title: { $const: 'Evidence' },
        list: {
          $all: 'evidence_items',
          $where: {
            not: { anyOf: [{ equals: { hidden: true } }, { equals: { type: 'grade' } }] },
          },
          $item: 'description',
        },
      },
    ],
    signatories: { $each: attributes, $where: SIGNATORY, name: 'value', title: 'key' },
  },
};
