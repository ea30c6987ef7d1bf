import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const contractbookDocument: SystemMapping = {
  id: 'contractbook-document',
  name: 'Contractbook: document',
  type: 'contract',
  recognise: { has: ['title', 'parties.signees', 'sections'] },
  fields: {
    title: 'title',
    language: 'language',
    date: ['signed_at', 'start_date'],
    period: { start: 'start_date', end: 'end_date' },
    parties: [
      {
        $each: 'parties',
        role: 'role',
        party: {
          name: ['company_name', 'name'],
          identifiers: [{ scheme: { $const: 'registration' }, value: 'registration_no' }],
          address: { lines: ['address'] },
        },
      },
    ],
    terms: [
      { label: { $const: 'Automatic renewal' }, kind: 'boolean', value: 'renewal.automatic' },
      {
        label: { $const: 'Notice period' },
        kind: 'duration',
        value: { $from: 'renewal.notice_months', $as: 'months' },
      },
    ],
    clauses: [{ $each: 'sections', title: 'heading', paragraphs: ['body'] }],
    signatories: [{ $each: 'parties[].signees', name: 'name', title: 'title', date: 'signed_at' }],
  },
};
