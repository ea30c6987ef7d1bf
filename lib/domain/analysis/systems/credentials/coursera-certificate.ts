import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const courseraCertificate: SystemMapping = {
  id: 'coursera-certificate',
  name: 'Coursera: course certificate',
  type: 'certificate',
  recognise: { has: ['verifyCode', 'courseName', 'learnerName'] },
  fields: {
    recipient: { name: 'learnerName' },
    achievement: 'courseName',
    statement: ['courseDescription', 'description'],
    issuer: { name: 'partner.name', logo: 'partner.logo' },
    completionDate: 'completedAt',
    results: [
      { label: { $const: 'Grade' }, kind: 'percent', value: 'gradePercent' },
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'hoursOfLearning', $as: 'hours' },
      },
    ],
    credentialId: 'verifyCode',
    verificationUrl: 'verificationUrl',
    signatories: [
      {
        $each: 'instructors',
        name: 'fullName',
        title: 'title',
        organization: 'department',
        image: 'signatureUrl',
      },
    ],
  },
};
