import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const zohoSignRequest: SystemMapping = {
  id: 'zoho-sign-request',
  name: 'Zoho Sign: request',
  type: 'contract',
  recognise: { has: ['request_id', 'request_status', 'actions.recipient_name', 'sign_percentage'] },
  fields: {
    title: 'request_name',
    date: ['action_time', 'sign_submitted_time', 'created_time'],
    recitals: 'description',
    parties: {
      $each: 'actions',
      $where: { equals: { action_type: ['SIGN', 'INPERSONSIGN'] } },
      role: 'role',
      party: { name: ['in_person_name', 'recipient_name'], email: 'recipient_email' },
    },
    notes: 'notes',
    signatories: {
      $each: 'actions',
      $where: { equals: { action_type: ['SIGN', 'INPERSONSIGN'] } },
      name: ['in_person_name', 'recipient_name'],
      title: {
        $find: 'fields.text_fields',
        $where: { equals: { field_name: ['Designation', 'Title', 'Job title'] } },
        $take: 'field_value',
      },
      organization: {
        $find: 'fields.text_fields',
        $where: { equals: { field_name: 'Company' } },
        $take: 'field_value',
      },
      date: { $find: 'fields.date_fields', $where: { has: 'field_value' }, $take: 'field_value' },
    },
  },
};
