import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const postmarkMessage: SystemMapping = {
  id: 'postmark-message',
  name: 'Postmark: message',
  type: 'letter',
  recognise: { has: ['From', 'To', 'Subject', 'MessageStream'] },
  fields: {
    sender: {
      name: { $from: 'From', $as: 'mail-name' },
      email: { $from: ['ReplyTo', 'From'], $as: 'mail-address' },
    },
    recipient: { name: { $from: 'To', $as: 'mail-name' } },
    date: ['SubmittedAt', 'ReceivedAt', 'Date'],
    subject: 'Subject',
    body: [
      {
        paragraphs: [{ $fill: ['TextBody', 'HtmlBody'], $values: ['TemplateModel'] }],
      },
    ],
    enclosures: { $all: 'Attachments[].Name' },
    copies: [{ $from: 'Cc', $as: 'mail-name' }],
  },
};
