import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const learnworldsCertificate: SystemMapping = {
  id: 'learnworlds-certificate',
  name: 'LearnWorlds: awarded certificate',
  type: 'certificate',
  recognise: { has: ['certificate.title', 'certificate.issued', 'user.username'] },
  fields: {
    recipient: {
      name: [{ $join: ['user.first_name', 'user.last_name'] }, 'user.username'],
    },
    achievement: 'certificate.title',
    issuer: { name: 'school.name' },
    issueDate: 'certificate.issued',
    expiryDate: 'certificate.expires',
    results: [{ label: { $const: 'Score' }, kind: 'number', value: 'certificate.score' }],
  },
};
