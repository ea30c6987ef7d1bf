import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const dropboxSign: SystemMapping = {
  id: 'dropbox-sign',
  name: 'Dropbox Sign (HelloSign): signature request',
  type: 'contract',
  recognise: { has: ['signature_request_id', 'signatures.signer_name'] },
  fields: {
    title: ['title', 'subject', 'original_title'],
    date: 'created_at',
    parties: [
      {
        $each: 'signatures',
        role: 'signer_role',
        party: { name: 'signer_name', email: 'signer_email_address' },
      },
    ],
    terms: [
      {
        $each: 'custom_fields',
        label: { $from: 'name', $as: 'name' },
        value: 'value',
      },
      {
        $each: 'response_data',
        $where: {
          equals: { type: ['text', 'text-merge', 'date_signed', 'dropdown'] },
          has: 'name',
        },
        label: { $from: 'name', $as: 'name' },
        value: 'value',
      },
      { label: { $const: 'Sign by' }, kind: 'date', value: 'expires_at' },
    ],
    notes: ['message'],
    signatories: [
      { $each: 'signatures', name: 'signer_name', title: 'signer_role', date: 'signed_at' },
    ],
  },
};
