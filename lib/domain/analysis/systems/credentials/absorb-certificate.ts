import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const absorbCertificate: SystemMapping = {
  id: 'absorb-certificate',
  name: 'Absorb LMS: user certificate',
  type: 'certificate',
  recognise: { has: ['courseName', 'certificateName', 'acquiredDate', 'fullName'] },
  fields: {
    title: 'certificateName',
    recipient: { name: 'fullName' },
    achievement: 'courseName',
    statement: 'notes',
    issuer: { name: 'issuedBy' },
    issueDate: 'acquiredDate',
    expiryDate: 'expiryDate',
    results: [
      { label: { $const: 'Score' }, kind: 'number', value: 'score' },
      { label: { $const: 'Credits' }, kind: 'number', value: 'credits' },
    ],
    credentialId: 'certificateNumber',
    signatories: [{ name: 'trainerName', title: { $const: 'Trainer' } }],
  },
};
