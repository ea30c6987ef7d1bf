import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const openBadges3: SystemMapping = {
  id: 'open-badges-3',
  name: 'Open Badges 3.0: achievement credential (W3C Verifiable Credential)',
  type: 'certificate',
  recognise: { has: ['credentialSubject.achievement', 'issuer', '@context'] },
  fields: {
    language: 'credentialSubject.achievement.inLanguage',
    recipient: {
      name: [
        'credentialSubject.name',
        { $join: ['credentialSubject.givenName', 'credentialSubject.familyName'] },
        {
          $find: 'credentialSubject.identifier',
          $where: {
            equals: { identityType: ['name', 'sourcedId'] },
            not: { equals: { hashed: true } },
          },
          $take: 'identityHash',
        },
      ],
    },
    achievement: ['credentialSubject.achievement.name', 'name'],
    statement: 'credentialSubject.achievement.description',
    criteria: 'credentialSubject.achievement.criteria.narrative',
    issuer: {
      name: ['issuer.name', 'credentialSubject.achievement.creator.name'],
      website: 'issuer.url',
      logo: ['issuer.image.id', 'issuer.image'],
      address: {
        lines: ['issuer.address.streetAddress'],
        city: 'issuer.address.addressLocality',
        region: 'issuer.address.addressRegion',
        postalCode: 'issuer.address.postalCode',
        country: ['issuer.address.addressCountryCode', 'issuer.address.addressCountry'],
      },
    },
    // A credential may be valid from another day than that of the award, and be issued anew.
    awardDate: 'awardedDate',
    issueDate: { $if: { lacks: 'awardedDate' }, $then: ['validFrom', 'issuanceDate'] },
    expiryDate: ['validUntil', 'expirationDate'],
    period: {
      start: 'credentialSubject.activityStartDate',
      end: 'credentialSubject.activityEndDate',
    },
    results: [
      {
        $each: 'credentialSubject.result',
        label: [
          {
            $find: '$.credentialSubject.achievement.resultDescription',
            $where: { same: ['id', '^.resultDescription'] },
            $take: 'name',
          },
          { $const: 'Result' },
        ],
        value: 'value',
      },
      {
        label: { $const: 'Credits' },
        kind: 'number',
        value: [
          'credentialSubject.creditsEarned',
          'credentialSubject.achievement.creditsAvailable',
        ],
      },
      {
        label: { $const: 'Field of study' },
        value: 'credentialSubject.achievement.fieldOfStudy',
      },
      {
        $each: 'credentialSubject.achievement.alignment',
        $where: { has: 'targetFramework' },
        label: 'targetFramework',
        value: 'targetName',
      },
      { label: { $const: 'Role' }, value: 'credentialSubject.role' },
      { label: { $const: 'Term' }, value: 'credentialSubject.term' },
    ],
    credentialId: 'credentialSubject.licenseNumber',
    image: [
      'credentialSubject.image.id',
      'credentialSubject.achievement.image.id',
      'credentialSubject.achievement.image',
    ],
    sections: [
      { paragraphs: ['credentialSubject.narrative'] },
      {
        $each: 'evidence',
        $where: { has: 'narrative' },
        title: ['name', { $const: 'Evidence' }],
        paragraphs: ['narrative'],
      },
      {
        title: { $const: 'Evidence' },
        list: { $all: 'evidence', $where: { lacks: 'narrative' }, $item: 'name' },
      },
    ],
  },
};
