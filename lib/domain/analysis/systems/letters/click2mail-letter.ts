import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A mailing of the REST API with its addresses and text, keys as the XML has them. */
export const click2mailLetter: SystemMapping = {
  id: 'click2mail-letter',
  name: 'Click2Mail: letter',
  type: 'letter',
  recognise: { has: ['addresses.address.Address1', 'documentClass'] },
  fields: {
    sender: {
      name: ['rtnOrganization', 'rtnName'],
      address: {
        lines: ['rtnaddress1', 'rtnaddress2'],
        city: 'rtnCity',
        region: 'rtnState',
        postalCode: 'rtnZip',
      },
    },
    recipient: {
      name: [
        'addresses.address.Organization',
        { $join: ['addresses.address.First_name', 'addresses.address.Last_name'] },
      ],
      contact: {
        $if: { has: 'addresses.address.Organization' },
        $then: { $join: ['addresses.address.First_name', 'addresses.address.Last_name'] },
      },
      address: {
        lines: [
          'addresses.address.Address1',
          'addresses.address.Address2',
          'addresses.address.Address3',
        ],
        city: 'addresses.address.City',
        region: 'addresses.address.State',
        postalCode: 'addresses.address.Zip',
        country: { $from: 'addresses.address.Country_non-US', $as: 'country' },
      },
    },
    date: ['mailingDate', 'created'],
    subject: ['subject', 'documentName'],
    body: [
      {
        paragraphs: [
          {
            $fill: ['document.content', 'documentContent', 'body'],
            $values: ['addresses.address', 'mergeFields'],
          },
        ],
      },
    ],
  },
};
