import type { SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string) =>
  ({
    name: [`${at}.business_name`, `${at}.name`],
    contact: { $if: { has: `${at}.business_name` }, $then: `${at}.name` },
    address: {
      lines: [`${at}.address1`, `${at}.address2`],
      city: `${at}.city`,
      region: `${at}.state`,
      postalCode: `${at}.zip`,
      country: { $from: `${at}.country`, $as: 'country' },
    },
  }) as const;

export const handwryttenOrder: SystemMapping = {
  id: 'handwrytten-order',
  name: 'Handwrytten: order',
  type: 'letter',
  recognise: { has: ['card_id', 'message', 'sender.address1', 'recipient.address1'] },
  fields: {
    sender: party('sender'),
    recipient: party('recipient'),
    date: ['date_send', 'date_created'],
    body: { paragraphs: { $lines: 'message' } },
    closing: { $from: 'wishes', $line: 0 },
    signatories: { name: { $from: 'wishes', $line: 1 } },
  },
};
