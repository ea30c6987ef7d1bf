import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Answers of the API list the sets, its webhooks wrap the list. */
const MEMBERS = [
  'participantSetsInfo.participantSets[].memberInfos',
  'participantSetsInfo[].memberInfos',
];

export const adobeSign: SystemMapping = {
  id: 'adobe-sign',
  name: 'Adobe Acrobat Sign: agreement',
  type: 'contract',
  recognise: { has: ['participantSetsInfo', 'name', 'status'] },
  fields: {
    title: { $from: 'name', $without: ['.pdf', '.docx'] },
    language: 'locale',
    date: 'createdDate',
    parties: [
      {
        $each: MEMBERS,
        $where: { has: ['name'] },
        party: { name: ['company', 'name'], email: 'email' },
      },
    ],
    terms: [
      {
        label: { $const: 'Sign by' },
        kind: 'date',
        value: { $if: { not: { equals: { status: 'SIGNED' } } }, $then: 'expirationTime' },
      },
    ],
    notes: ['message'],
    signatories: [
      {
        $each: MEMBERS,
        name: 'name',
        title: 'title',
        organization: 'company',
      },
    ],
  },
};
