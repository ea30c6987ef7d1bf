import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const pandadocDocument: SystemMapping = {
  id: 'pandadoc-document',
  name: 'PandaDoc: document details',
  type: 'contract',
  recognise: {
    contains: { status: 'document.' },
    has: ['recipients', 'name'],
    lacks: ['pricing', 'pricing_tables', 'products'],
  },
  fields: {
    title: 'name',
    number: 'ref_number',
    date: ['date_completed', 'date_sent', 'date_created'],
    currency: ['grand_total.currency', 'pricing.tables.summary.currency'],
    parties: [
      {
        $each: 'recipients',
        $where: { not: { equals: { recipient_type: 'CC' } } },
        role: 'role',
        party: {
          name: ['company', { $join: ['first_name', 'last_name'] }],
          email: 'email',
          phone: 'phone',
          address: {
            lines: ['street_address'],
            city: 'city',
            region: 'state',
            postalCode: 'postal_code',
            country: 'country',
          },
        },
      },
    ],
    terms: [
      {
        $each: 'tokens',
        $where: { not: { contains: { name: 'sender.' } } },
        label: { $from: 'name', $as: 'name' },
        value: 'value',
      },
      {
        $each: 'fields',
        $where: { equals: { type: ['text', 'date', 'dropdown'] } },
        label: ['title', 'name'],
        value: 'value',
      },
      { label: { $const: 'Total' }, kind: 'money', value: 'grand_total.amount' },
      {
        label: { $const: 'Sign by' },
        kind: 'date',
        value: { $if: { lacks: 'date_completed' }, $then: 'expiration_date' },
      },
    ],
    clauses: [
      {
        $each: ['content.sections', 'content.clauses'],
        title: ['title', 'heading'],
        paragraphs: [['text', 'body', 'content']],
      },
      { $each: 'content.terms', paragraphs: [['', 'text']] },
    ],
    signatories: [
      {
        $each: 'recipients',
        $where: { not: { equals: { recipient_type: 'CC' } } },
        name: { $join: ['first_name', 'last_name'] },
        title: ['job_title'],
        organization: 'company',
        date: ['completed_at', 'signature_date'],
      },
    ],
  },
};
