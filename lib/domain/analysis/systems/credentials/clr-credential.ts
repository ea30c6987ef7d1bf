import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Comprehensive Learner Record 2.0: a transcript of achievements, each a credential of its own. */
export const clrCredential: SystemMapping = {
  id: 'clr-credential',
  name: '1EdTech: Comprehensive Learner Record 2.0',
  type: 'report',
  recognise: {
    has: ['credentialSubject.verifiableCredential', 'issuer', '@context'],
    equals: { 'type[]': 'ClrCredential' },
  },
  fields: {
    title: { $const: 'Learner record' },
    subtitle: 'name',
    date: ['validFrom', 'awardedDate'],
    author: {
      name: 'issuer.name',
      website: 'issuer.url',
      logo: ['issuer.image.id', 'issuer.image'],
    },
    subjectRole: 'learner',
    subject: {
      name: [
        'credentialSubject.name',
        {
          $find: 'credentialSubject.identifier',
          $where: { equals: { identityType: 'name' }, not: { equals: { hashed: true } } },
          $take: 'identityHash',
        },
      ],
    },
    sections: [
      {
        title: { $const: 'Achievements' },
        table: {
          $each: 'credentialSubject.verifiableCredential',
          $columns: [
            { label: 'Achievement', value: 'credentialSubject.achievement.name' },
            {
              label: 'Type',
              value: { $from: 'credentialSubject.achievement.achievementType', $as: 'name' },
            },
            { label: 'Term', value: 'credentialSubject.term' },
            {
              label: 'Credits',
              kind: 'number',
              value: [
                'credentialSubject.creditsEarned',
                'credentialSubject.achievement.creditsAvailable',
              ],
            },
            { label: 'Result', value: 'credentialSubject.result.value' },
            { label: 'Issued', kind: 'date', value: ['awardedDate', 'validFrom'] },
            { label: 'Issued by', value: 'issuer.name' },
          ],
        },
      },
    ],
  },
};
