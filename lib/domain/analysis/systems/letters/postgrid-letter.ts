import type { SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string) =>
  ({
    name: [`${at}.companyName`, { $join: [`${at}.firstName`, `${at}.lastName`] }],
    contact: {
      $if: { has: `${at}.companyName` },
      $then: { $join: [`${at}.firstName`, `${at}.lastName`] },
    },
    role: `${at}.jobTitle`,
    address: {
      lines: [`${at}.addressLine1`, `${at}.addressLine2`],
      city: `${at}.city`,
      region: `${at}.provinceOrState`,
      postalCode: `${at}.postalOrZip`,
      country: { $from: [`${at}.countryCode`, `${at}.country`], $as: 'country' },
    },
  }) as const;

export const postgridLetter: SystemMapping = {
  id: 'postgrid-letter',
  name: 'PostGrid: letter',
  type: 'letter',
  recognise: { equals: { object: 'letter' }, has: ['to.addressLine1', 'to.postalOrZip'] },
  handMade: ['mergeVariables'],
  fields: {
    sender: party('from'),
    recipient: party('to'),
    date: ['sendDate', 'createdAt'],
    // `description` is the account's own note on the letter.
    subject: 'mergeVariables.subject',
    body: [
      {
        paragraphs: [
          {
            $fill: ['html', 'template.html', 'mergeVariables.message'],
            $values: ['mergeVariables', 'to', '', 'metadata'],
          },
        ],
      },
    ],
  },
};
