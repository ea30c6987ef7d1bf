import type { SystemMapping } from '../../mapping/system-mapping.ts';

const TITLES = ['custom.course', 'custom.course_name', 'custom.title', 'custom.program'];

export const certifierCredential: SystemMapping = {
  id: 'certifier-credential',
  name: 'Certifier: credential',
  type: 'certificate',
  recognise: { has: ['publicId', 'groupId', 'recipient.name', 'issueDate'] },
  fields: {
    recipient: { name: 'recipient.name' },
    achievement: {
      $find: 'attributes.@',
      $where: { equals: { key: TITLES } },
      $take: 'value',
    },
    results: [
      {
        $each: 'attributes.@',
        $where: { contains: { key: 'custom.' }, not: { equals: { key: TITLES } } },
        label: { $from: 'key', $as: 'name' },
        value: 'value',
      },
    ],
    issueDate: 'issueDate',
    expiryDate: 'expiryDate',
  },
};
