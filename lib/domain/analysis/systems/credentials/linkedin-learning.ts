import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const linkedinLearning: SystemMapping = {
  id: 'linkedin-learning',
  name: 'LinkedIn Learning: course completion',
  type: 'certificate',
  recognise: { has: ['courseTitle', 'learner.fullName', 'completedAt'] },
  fields: {
    recipient: { name: 'learner.fullName' },
    achievement: 'courseTitle',
    issuer: { name: 'provider.name', logo: 'provider.logoUrl' },
    completionDate: 'completedAt',
    results: [
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'durationInMinutes', $as: 'minutes' },
      },
      { label: { $const: 'Program' }, value: 'ceUnits.program' },
      { label: { $const: 'Field of study' }, value: 'ceUnits.fieldOfStudy' },
      { label: { $const: 'Credits' }, kind: 'number', value: 'ceUnits.credits' },
    ],
    credentialId: 'certificateId',
    sections: [{ title: { $const: 'Skills' }, list: { $all: 'topSkills' } }],
    signatories: [
      { name: 'instructor', title: { $const: 'Instructor' } },
      { name: 'headOfContent.name', title: 'headOfContent.title' },
    ],
  },
};
