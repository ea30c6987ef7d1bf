import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const thanksioLetter: SystemMapping = {
  id: 'thanksio-letter',
  name: 'thanks.io: letter',
  type: 'letter',
  recognise: { has: ['message', 'recipients.address', 'handwriting_style_id'] },
  fields: {
    sender: {
      name: 'return_name',
      address: {
        lines: ['return_address', 'return_address2'],
        city: 'return_city',
        region: 'return_state',
        postalCode: 'return_postal_code',
      },
    },
    recipient: {
      name: 'recipients.name',
      tradingName: 'recipients.company',
      address: {
        lines: ['recipients.address', 'recipients.address2'],
        city: 'recipients.city',
        region: 'recipients.province',
        postalCode: 'recipients.postal_code',
        country: { $from: 'recipients.country', $as: 'country' },
      },
    },
    date: ['send_date', 'created_at'],
    body: [{ paragraphs: [{ $fill: 'message', $values: ['recipients'] }] }],
  },
};
