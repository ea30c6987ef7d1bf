import type { SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string) =>
  ({
    name: [`${at}.company`, `${at}.name`],
    contact: { $if: { has: `${at}.company` }, $then: `${at}.name` },
    address: {
      lines: [`${at}.address_line1`, `${at}.address_line2`],
      city: `${at}.address_city`,
      region: `${at}.address_state`,
      postalCode: `${at}.address_zip`,
      country: { $from: `${at}.address_country`, $as: 'country' },
    },
  }) as const;

/** Ten digits alone are a number of North America. */
const phoneOf = (at: string) =>
  [
    {
      $if: { equals: { [`${at}.address_country`]: ['US', 'United States'] } },
      $then: { $from: `${at}.phone`, $mask: '(###) ###-####' },
    },
    `${at}.phone`,
  ] as const;

export const lobLetter: SystemMapping = {
  id: 'lob-letter',
  name: 'Lob: letter',
  type: 'letter',
  recognise: { equals: { object: 'letter' }, has: ['to.address_line1', 'from.address_line1'] },
  handMade: ['merge_variables'],
  fields: {
    sender: { ...party('from'), phone: phoneOf('from'), email: 'from.email' },
    recipient: party('to'),
    date: ['merge_variables.letter_date', 'merge_variables.date', 'send_date', 'date_created'],
    // `description` is the account's own note on the letter.
    subject: 'merge_variables.subject',
    body: [
      {
        paragraphs: [
          [
            {
              $fill: [
                'html',
                // Else the id of a template or the address of a file.
                { $if: { contains: { file: '<' } }, $then: 'file' },
                'template_version.html',
                'template.published_version.html',
              ],
              $values: ['merge_variables', 'to'],
            },
            {
              $fill: ['merge_variables.message', 'merge_variables.text'],
              $values: ['merge_variables'],
            },
          ],
        ],
      },
    ],
  },
};
