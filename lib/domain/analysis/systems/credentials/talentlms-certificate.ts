import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const talentlmsCertificate: SystemMapping = {
  id: 'talentlms-certificate',
  name: 'TalentLMS: certification',
  type: 'certificate',
  recognise: { has: ['certification.unique_id', 'certification.course_name', 'user.first_name'] },
  fields: {
    title: 'certification.title',
    recipient: { name: { $join: ['user.first_name', 'user.last_name'] } },
    achievement: ['certification.course_name', 'course.name'],
    statement: 'course.description',
    issuer: { name: 'portal.name' },
    issueDate: ['certification.issued_date_timestamp', 'certification.issued_date'],
    expiryDate: ['certification.expiration_date_timestamp', 'certification.expiration_date'],
    results: [
      { label: { $const: 'Score' }, kind: 'percent', value: 'certification.score' },
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'total_time_seconds', $as: 'seconds' },
      },
    ],
    credentialId: 'certification.unique_id',
    verificationUrl: 'certification.public_url',
    signatories: [{ name: 'instructor.name', title: 'instructor.title' }],
  },
};
