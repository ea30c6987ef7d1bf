import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const thinkificCertificate: SystemMapping = {
  id: 'thinkific-certificate',
  name: 'Thinkific: completed enrollment',
  type: 'certificate',
  recognise: { has: ['user.first_name', 'course.name', 'completed_at', 'certificate'] },
  fields: {
    title: { $const: 'Certificate of Completion' },
    recipient: { name: { $join: ['user.first_name', 'user.last_name'] } },
    achievement: 'course.name',
    issuer: { name: 'certificate.issued_by' },
    completionDate: 'completed_at',
    expiryDate: ['certificate.expiry_date', 'expiry_date'],
    credentialId: 'certificate.serial_number',
    verificationUrl: 'certificate.url',
  },
};
