import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const badgrAssertion: SystemMapping = {
  id: 'badgr-assertion',
  name: 'Canvas Credentials (Badgr): assertion',
  type: 'certificate',
  recognise: { equals: { entityType: ['Assertion', 'BackpackAssertion'] }, has: ['issuedOn'] },
  fields: {
    recipient: {
      name: [
        'extensions.extensions:recipientProfile.name',
        'recipientProfile.name',
        'recipient.name',
        'recipient.plaintextIdentity',
      ],
    },
    achievement: ['badgeclass.name', 'badge.name', 'badgeclassName'],
    statement: ['badgeclass.description', 'badge.description'],
    criteria: [
      'badgeclass.criteriaNarrative',
      'badge.criteriaNarrative',
      'badge.criteria.narrative',
    ],
    issuer: {
      name: ['issuer.name', 'badgeclass.issuer.name', 'badge.issuer.name', 'issuerName'],
      website: ['issuer.url', 'badgeclass.issuer.url'],
    },
    issueDate: 'issuedOn',
    expiryDate: 'expires',
    image: ['image', 'badgeclass.image'],
    sections: [
      { paragraphs: ['narrative'] },
      {
        $each: 'evidence',
        $where: { has: 'narrative' },
        title: { $const: 'Evidence' },
        paragraphs: ['narrative'],
      },
      { title: { $const: 'Skills' }, list: { $all: 'badgeclass.tags' } },
    ],
  },
};
