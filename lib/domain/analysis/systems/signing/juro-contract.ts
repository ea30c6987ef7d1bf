import type { SystemMapping } from '../../mapping/system-mapping.ts';

const OURS = ['Our entity', 'Company name', 'Our company', 'Entity'];
const THEIRS = ['Counterparty name', 'Counterparty', 'Customer name', 'Supplier name'];

export const juroContract: SystemMapping = {
  id: 'juro-contract',
  name: 'Juro: contract',
  type: 'contract',
  recognise: { has: ['name', 'fields.title', 'signatures.signatoryName'] },
  fields: {
    title: 'name',
    date: ['signedDate', 'createdDate'],
    parties: [
      {
        party: { name: { $find: 'fields', $where: { equals: { title: OURS } }, $take: 'value' } },
      },
      {
        party: { name: { $find: 'fields', $where: { equals: { title: THEIRS } }, $take: 'value' } },
      },
    ],
    terms: [
      {
        $each: 'fields',
        $where: { not: { equals: { title: [...OURS, ...THEIRS] } } },
        label: 'title',
        value: 'value',
      },
    ],
    clauses: [
      { $each: ['clauses', 'sections'], title: 'title', paragraphs: [['text', 'content']] },
    ],
    signatories: [
      {
        $each: 'signatures',
        name: 'signatoryName',
        title: 'signatoryTitle',
        date: 'signedDate',
      },
    ],
  },
};
