import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const credlyBadge: SystemMapping = {
  id: 'credly-badge',
  name: 'Credly: issued badge',
  type: 'certificate',
  recognise: {
    has: 'badge_template.name',
    anyOf: [{ has: 'issued_at' }, { has: 'issued_at_date' }],
  },
  fields: {
    language: 'locale',
    recipient: {
      name: [
        'issued_to',
        { $join: ['issued_to_first_name', 'issued_to_last_name'] },
        { $join: ['user.first_name', 'user.last_name'] },
      ],
    },
    achievement: 'badge_template.name',
    statement: 'badge_template.description',
    issuer: {
      name: [
        'issuer.entities[0].entity.name',
        'badge_template.issuer.entities[0].entity.name',
        'badge_template.owner.name',
      ],
    },
    issueDate: ['issued_at', 'issued_at_date'],
    expiryDate: ['expires_at_date', 'expires_at'],
    results: [
      {
        label: { $const: 'Level' },
        value: 'badge_template.level',
      },
    ],
    image: ['badge_template.image.url', 'badge_template.image_url', 'image_url', 'image.url'],
    sections: [
      {
        title: { $const: 'Skills' },
        list: { $all: ['badge_template.skills[].name', 'badge_template.skills'] },
      },
    ],
  },
};
