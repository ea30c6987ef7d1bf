import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** An assertion with its badge class embedded, as hosted badges and Blockcerts have it. */
export const openBadges2: SystemMapping = {
  id: 'open-badges-2',
  name: 'Open Badges 2.0: assertion (Blockcerts too)',
  type: 'certificate',
  recognise: { equals: { type: 'Assertion' }, has: ['badge.name'] },
  fields: {
    recipient: {
      name: [
        'recipientProfile.name',
        'recipient.name',
        'extensions:recipientProfile.name',
        { $if: { equals: { 'recipient.hashed': false } }, $then: 'recipient.identity' },
      ],
    },
    achievement: 'badge.name',
    statement: ['badge.description', 'narrative'],
    criteria: 'badge.criteria.narrative',
    issuer: {
      name: 'badge.issuer.name',
      website: 'badge.issuer.url',
      logo: ['badge.issuer.image.id', 'badge.issuer.image'],
    },
    issueDate: 'issuedOn',
    expiryDate: 'expires',
    image: ['image.id', 'image', 'badge.image.id', 'badge.image'],
    sections: [
      { title: { $const: 'Skills' }, list: { $all: 'badge.tags' } },
      {
        $each: 'evidence',
        $where: { has: 'narrative' },
        title: ['name', { $const: 'Evidence' }],
        paragraphs: ['narrative'],
      },
    ],
    signatories: [
      {
        $each: ['badge.signatureLines', 'signatureLines'],
        name: 'name',
        title: 'jobTitle',
        image: 'image',
      },
    ],
  },
};
