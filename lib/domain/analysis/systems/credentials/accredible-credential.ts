import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const accredibleCredential: SystemMapping = {
  id: 'accredible-credential',
  name: 'Accredible: credential',
  type: 'certificate',
  recognise: { has: ['recipient.name', 'issued_on', 'issuer.name', 'name'] },
  handMade: ['custom_attributes'],
  fields: {
    recipient: { name: 'recipient.name' },
    achievement: 'name',
    statement: 'description',
    issuer: {
      name: 'issuer.name',
      website: 'issuer.url',
      remarks: 'issuer.description',
      address: { lines: ['issuer.address'] },
    },
    issueDate: 'issued_on',
    expiryDate: 'expired_on',
    results: [{ label: { $const: 'Grade' }, value: 'grade' }],
    verificationUrl: 'url',
    sections: [
      {
        title: { $const: 'Learning outcomes' },
        list: { $all: ['learning_objectives', 'learning_outcomes'] },
      },
      {
        title: { $const: 'Evidence' },
        list: {
          $all: 'evidence_items',
          $where: {
            not: {
              anyOf: [{ equals: { hidden: true } }, { equals: { type: ['grade', 'transcript'] } }],
            },
          },
          $item: 'description',
        },
      },
      {
        $each: 'evidence_items',
        $where: { equals: { type: 'transcript' }, not: { equals: { hidden: true } } },
        title: 'description',
        table: {
          $each: 'string_object',
          $columns: [
            { label: 'Subject', value: 'category' },
            { label: 'Score', kind: 'percent', value: 'percent' },
          ],
        },
      },
    ],
  },
};
