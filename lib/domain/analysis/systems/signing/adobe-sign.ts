import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const adobeSign: SystemMapping = {
  id: 'adobe-sign',
  name: 'Adobe Acrobat Sign: agreement',
  type: 'contract',
  recognise: { has: ['participantSetsInfo.memberInfos', 'name'] },
  fields: {
    title: { $from: 'name', $without: ['.pdf', '.docx'] },
    language: 'locale',
    date: 'createdDate',
    parties: [
      {
        $each: 'participantSetsInfo[].memberInfos',
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
        $each: 'participantSetsInfo[].memberInfos',
        name: 'name',
        title: 'title',
        organization: 'company',
      },
    ],
  },
};
