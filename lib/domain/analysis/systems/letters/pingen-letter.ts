import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** Letters of Pingen's API: JSON:API resources, the addresses as one text each. */
export const pingenLetter: SystemMapping = {
  id: 'pingen-letter',
  name: 'Pingen: letter',
  type: 'letter',
  recognise: {
    has: ['attributes.address', 'attributes.address_position'],
    equals: { type: 'letters' },
  },
  fields: {
    language: ['attributes.language', 'attributes.locale'],
    sender: {
      name: ['meta.sender.name', 'attributes.sender_name'],
      address: { lines: ['attributes.sender_address', 'meta.sender.address'] },
    },
    recipient: { address: { lines: ['attributes.address'] } },
    date: ['attributes.submitted_at', 'attributes.created_at'],
    subject: ['attributes.subject', 'attributes.title'],
    body: [
      {
        paragraphs: [
          { $fill: ['attributes.html', 'attributes.content'], $values: ['attributes.fields'] },
        ],
      },
    ],
  },
};
