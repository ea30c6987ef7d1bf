import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** LetterXpress: a job of the API with the address and text that its letter was made of. */
export const letterxpressLetter: SystemMapping = {
  id: 'letterxpress-letter',
  name: 'LetterXpress: letter',
  type: 'letter',
  recognise: { has: ['letter.address', 'letter.specification'] },
  fields: {
    language: 'letter.language',
    sender: {
      name: ['letter.sender.name', 'letter.sender.company'],
      address: {
        lines: ['letter.sender.street'],
        postalCode: 'letter.sender.zip',
        city: 'letter.sender.city',
      },
      phone: 'letter.sender.phone',
      email: 'letter.sender.email',
    },
    recipient: {
      name: ['letter.address.company', 'letter.address.name'],
      contact: { $if: { has: 'letter.address.company' }, $then: 'letter.address.name' },
      address: {
        lines: ['letter.address.street', 'letter.address.additional'],
        postalCode: 'letter.address.zip',
        city: 'letter.address.city',
        country: { $from: 'letter.address.country', $as: 'country' },
      },
    },
    date: ['letter.dispatchdate', 'letter.date'],
    subject: ['letter.subject', 'letter.notice'],
    body: [
      {
        paragraphs: [
          {
            $fill: ['letter.html', 'letter.text'],
            $values: ['letter.variables', 'letter.address'],
          },
        ],
      },
    ],
  },
};
