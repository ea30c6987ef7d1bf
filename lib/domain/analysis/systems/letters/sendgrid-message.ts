import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const sendgridMessage: SystemMapping = {
  id: 'sendgrid-message',
  name: 'SendGrid: mail',
  type: 'letter',
  recognise: { has: ['personalizations.to.email', 'from.email', 'content.value'] },
  fields: {
    sender: { name: ['from.name', 'from.email'], email: 'from.email' },
    recipient: {
      name: ['personalizations.to.name', 'personalizations.to.email'],
      email: 'personalizations.to.email',
    },
    date: { $from: 'send_at', $as: 'date' },
    subject: {
      $fill: ['personalizations.subject', 'subject'],
      $values: ['personalizations.substitutions', 'personalizations.dynamic_template_data'],
    },
    body: [
      {
        paragraphs: [
          {
            $fill: [
              { $find: 'content', $where: { equals: { type: 'text/plain' } }, $take: 'value' },
              'content.value',
            ],
            $values: ['personalizations.substitutions', 'personalizations.dynamic_template_data'],
          },
        ],
      },
    ],
    enclosures: { $all: 'attachments[].filename' },
    copies: { $all: ['personalizations.cc[].name', 'personalizations.cc[].email'] },
  },
};
