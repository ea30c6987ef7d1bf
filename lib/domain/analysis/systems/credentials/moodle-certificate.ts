import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const moodleCertificate: SystemMapping = {
  id: 'moodle-certificate',
  name: 'Moodle: issued certificate',
  type: 'certificate',
  recognise: { has: ['code', 'timecreated', 'user.fullname', 'course.fullname'] },
  fields: {
    title: 'certificate.name',
    recipient: { name: 'user.fullname' },
    achievement: 'course.fullname',
    statement: 'course.summary',
    issuer: { name: ['certificate.issuedby', 'site.fullname'] },
    issueDate: 'timecreated',
    expiryDate: {
      $if: { not: { equals: { expires: 0 } } },
      $then: { $from: 'expires', $as: 'date' },
    },
    results: [{ label: { $const: 'Grade' }, value: ['certificate.grade', 'grade'] }],
    credentialId: 'code',
    verificationUrl: 'verificationurl',
  },
};
