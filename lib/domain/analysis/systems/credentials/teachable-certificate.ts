import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const teachableCertificate: SystemMapping = {
  id: 'teachable-certificate',
  name: 'Teachable: certificate issued',
  type: 'certificate',
  recognise: { has: ['certificate.serial_number', 'user.name', 'course.name'] },
  fields: {
    title: { $const: 'Certificate of Completion' },
    recipient: { name: 'user.name' },
    achievement: 'course.name',
    statement: ['course.heading'],
    issuer: { name: 'school.name' },
    issueDate: 'certificate.issued_at',
    credentialId: 'certificate.serial_number',
    verificationUrl: 'certificate.url',
    signatories: [{ name: ['course.author_bio.name'], title: { $const: 'Instructor' } }],
  },
};
