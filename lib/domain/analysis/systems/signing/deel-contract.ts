import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const deelContract: SystemMapping = {
  id: 'deel-contract',
  name: 'Deel: contract',
  type: 'contract',
  recognise: { has: ['client.legal_entity', 'worker.full_name', 'compensation_details'] },
  fields: {
    title: 'title',
    currency: 'compensation_details.currency_code',
    date: 'created_at',
    period: { start: 'start_date', end: 'termination_date' },
    parties: [
      {
        role: { $const: 'Client' },
        party: {
          name: ['client.legal_entity.name', 'client.full_name'],
          contact: 'client.full_name',
          email: ['client.legal_entity.email', 'client.email'],
          identifiers: [
            {
              scheme: { $const: 'registration' },
              value: 'client.legal_entity.registration_number',
            },
          ],
          address: { country: { $from: 'client.legal_entity.country', $as: 'country' } },
        },
      },
      {
        role: { $const: 'Contractor' },
        party: {
          name: 'worker.full_name',
          email: 'worker.email',
          address: {
            city: 'worker.city',
            country: { $from: 'worker.country', $as: 'country' },
          },
        },
      },
    ],
    terms: [
      { label: { $const: 'Position' }, value: 'job_title' },
      { label: { $const: 'Fee' }, kind: 'money', value: 'compensation_details.amount' },
      {
        label: { $const: 'Paid' },
        value: {
          $from: ['compensation_details.scale', 'compensation_details.frequency'],
          $as: 'title-case',
        },
      },
      {
        label: { $const: 'First payment' },
        kind: 'date',
        value: 'compensation_details.first_payment_date',
      },
      {
        label: { $const: 'Payment within' },
        kind: 'duration',
        value: { $from: 'compensation_details.payment_due_days', $as: 'days' },
      },
      {
        label: { $const: 'Hours per day' },
        kind: 'number',
        value: 'employment_details.hours_per_day',
      },
      {
        label: { $const: 'Days per week' },
        kind: 'number',
        value: 'employment_details.days_per_week',
      },
      {
        label: { $const: 'Notice period' },
        kind: 'duration',
        value: { $from: 'notice_period', $as: 'days' },
      },
    ],
    clauses: [
      { title: { $const: 'Scope of work' }, paragraphs: ['scope_of_work'] },
      { title: { $const: 'Special terms' }, paragraphs: ['special_clause'] },
    ],
    signatories: [
      {
        name: ['signatures.client_signature', 'client.full_name'],
        organization: 'client.legal_entity.name',
        date: 'signatures.client_signed_at',
      },
      {
        name: [
          'signatures.worker_signature',
          'signatures.contractor_signature',
          'worker.full_name',
        ],
        date: ['signatures.worker_signed_at', 'signatures.contractor_signed_at'],
      },
    ],
  },
};
