import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const signnowDocument: SystemMapping = {
  id: 'signnow-document',
  name: 'SignNow: document',
  type: 'contract',
  recognise: { has: ['document_name', 'page_count', 'field_invites'] },
  fields: {
    title: { $from: 'document_name', $without: ['.pdf', '.docx'] },
    date: 'created',
    parties: [
      {
        $each: 'field_invites',
        role: 'role',
        party: { name: ['signer_name', 'name'], email: ['email', 'signer_email'] },
      },
    ],
    terms: [
      {
        $each: 'texts',
        $where: { has: ['label', 'data'] },
        label: { $from: 'label', $as: 'name' },
        value: 'data',
      },
      {
        $each: 'fields',
        $where: {
          equals: { type: ['text', 'enumeration'] },
          has: ['json_attributes.prefilled_text'],
        },
        label: ['json_attributes.label', 'name'],
        value: 'json_attributes.prefilled_text',
      },
    ],
    signatories: [
      {
        $each: 'field_invites',
        name: ['signer_name', 'name', 'email'],
        title: 'role',
        date: {
          $if: { equals: { status: 'fulfilled' } },
          $then: { $from: 'updated', $as: 'date' },
        },
      },
    ],
  },
};
