import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** The body of a call: recipient, texts of the page, sender's address of the account. */
export const stannpLetter: SystemMapping = {
  id: 'stannp-letter',
  name: 'Stannp: letter',
  type: 'letter',
  recognise: { has: ['recipient.address1', 'recipient.postcode', 'pages'] },
  fields: {
    sender: {
      name: ['return_address.company', 'sender.company', 'sender.name'],
      address: {
        lines: [
          ['return_address.address1', 'sender.address1'],
          ['return_address.address2', 'sender.address2'],
        ],
        city: ['return_address.city', 'sender.city'],
        postalCode: ['return_address.postcode', 'sender.postcode'],
        country: { $from: ['return_address.country', 'sender.country'], $as: 'country' },
      },
    },
    recipient: {
      name: {
        $join: ['recipient.title', 'recipient.firstname', 'recipient.lastname'],
      },
      role: 'recipient.job_title',
      tradingName: 'recipient.company',
      address: {
        lines: ['recipient.address1', 'recipient.address2', 'recipient.address3'],
        city: ['recipient.city', 'recipient.town'],
        region: ['recipient.county', 'recipient.state'],
        postalCode: ['recipient.postcode', 'recipient.zipcode'],
        country: { $from: 'recipient.country', $as: 'country' },
      },
    },
    date: ['created', 'date'],
    subject: ['subject', 'name'],
    body: [
      {
        paragraphs: {
          $all: 'pages',
          $item: { $fill: '', $values: ['$.recipient', '$.merge_variables'] },
        },
      },
    ],
  },
};
