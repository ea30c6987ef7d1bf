import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const yousignRequest: SystemMapping = {
  id: 'yousign-request',
  name: 'Yousign: signature request',
  type: 'contract',
  recognise: { has: ['name', 'signers.info.last_name', 'delivery_mode'] },
  fields: {
    title: 'name',
    language: 'signers.info.locale',
    timeZone: 'timezone',
    date: ['activated_at', 'created_at'],
    parties: [
      {
        $each: 'signers',
        party: {
          name: { $join: ['info.first_name', 'info.last_name'] },
          email: 'info.email',
          phone: 'info.phone_number',
        },
      },
    ],
    terms: [
      {
        label: { $const: 'Sign by' },
        kind: 'date',
        value: { $if: { not: { equals: { status: 'done' } } }, $then: 'expiration_date' },
      },
    ],
    notes: ['email_notification.custom_note'],
    signatories: [
      {
        $each: 'signers',
        name: { $join: ['info.first_name', 'info.last_name'] },
        date: 'signed_at',
      },
    ],
  },
};
