import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const graphMessage: SystemMapping = {
  id: 'graph-message',
  name: 'Microsoft Graph: message',
  type: 'letter',
  recognise: { has: ['toRecipients.emailAddress', 'body.content', 'subject'] },
  fields: {
    sender: {
      name: ['from.emailAddress.name', 'from.emailAddress.address'],
      email: 'from.emailAddress.address',
    },
    recipient: {
      name: ['toRecipients.emailAddress.name', 'toRecipients.emailAddress.address'],
      email: 'toRecipients.emailAddress.address',
    },
    date: ['sentDateTime', 'createdDateTime'],
    subject: 'subject',
    body: [{ paragraphs: ['body.content'] }],
    enclosures: { $all: 'attachments[].name' },
    copies: { $all: ['ccRecipients[].emailAddress.name', 'ccRecipients[].emailAddress.address'] },
  },
};
