import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const skilljarCompletion: SystemMapping = {
  id: 'skilljar-completion',
  name: 'Skilljar: course completion',
  type: 'certificate',
  recognise: { has: ['published_course', 'enrollment', 'course.title', 'user', 'certificate'] },
  fields: {
    title: { $const: 'Certificate of Completion' },
    recipient: { name: { $join: ['user.first_name', 'user.last_name'] } },
    achievement: 'course.title',
    statement: 'course.short_description',
    completionDate: 'enrollment.completed_at',
    expiryDate: 'certificate.expires_at',
    results: [
      { label: { $const: 'Score' }, kind: 'percent', value: 'enrollment.score' },
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'course.estimated_minutes', $as: 'minutes' },
      },
    ],
    credentialId: 'certificate.code',
    verificationUrl: 'certificate.certificate_url',
  },
};
