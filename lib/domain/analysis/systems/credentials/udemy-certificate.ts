import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const udemyCertificate: SystemMapping = {
  id: 'udemy-certificate',
  name: 'Udemy: certificate of completion',
  type: 'certificate',
  recognise: { has: ['course.title', 'user.display_name', 'completion_date'] },
  fields: {
    recipient: { name: 'user.display_name' },
    achievement: 'course.title',
    statement: 'course.headline',
    issuer: { name: 'issued_by' },
    completionDate: 'completion_date',
    results: [
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'course.num_hours', $as: 'hours' },
      },
    ],
    credentialId: ['certificate_no', 'certificate_number'],
    verificationUrl: 'certificate_url',
    signatories: [{ $each: 'course.instructors', name: 'display_name', title: ['job_title'] }],
  },
};
