import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const notifyLetter: SystemMapping = {
  id: 'notify-letter',
  name: 'GOV.UK Notify: letter notification',
  type: 'letter',
  recognise: { equals: { type: 'letter' }, has: ['line_1', 'line_2', 'body', 'template.uri'] },
  fields: {
    language: { $const: 'en-GB' },
    sender: { name: ['service_name', 'letter_contact_block'] },
    recipient: {
      name: 'line_1',
      address: {
        lines: ['line_2', 'line_3', 'line_4', 'line_5', 'line_6'],
        postalCode: ['postcode', 'line_7'],
      },
    },
    date: 'created_at',
    subject: 'subject',
    body: [{ paragraphs: ['body'] }],
  },
};
